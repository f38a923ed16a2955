"""About the program: what it is, whose games they are, what is reconstructed, and the licences of everything in it."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from leonardo import __version__
from leonardo.address import ADDRESS
from leonardo.app.kit.asset_files import assets_folder, read_asset
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.gui import TextPage, escaped
from leonardo.app.scenes.desk import lay_drawing
from leonardo.app.scenes.menu import MARGIN, SheetScene

_EXPLANATION: Final = "Each line of a list"
"""How the credits file begins to explain its lists of files, which a reader of the page does not see."""

_MARGIN_WIDTH: Final = 270  # units of the margin with the drawings
_DRAWINGS: Final = ("invention_18", "invention_07", "invention_05")


class AboutScene(SheetScene):
    """A text to scroll in, with all credits; `games` are the keys of all titles and of the texts about them."""

    upright = True

    def __init__(self, kit: Kit, games: Mapping[str, str]) -> None:
        super().__init__(kit)
        self._games = dict(games)

    def heading(self) -> str:
        return tr("about.heading")

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page = self.page
        sheet, px = self.sheet(page.layout), page.layout.px
        if page.layout.upright:
            return
        side = px(_MARGIN_WIDTH - 30)
        for number, name in enumerate(_DRAWINGS):
            top = sheet.top + px(150) + number * (side + px(14))
            lay_drawing(page, surface, name, pygame.Rect(sheet.left + px(MARGIN - 30), top, side, side), 190)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the text, beside its drawings where there is room, and the button back."""
        sheet, px = self.sheet(layout), layout.px
        margin = 0 if layout.upright else _MARGIN_WIDTH
        left, wide = sheet.left + px(MARGIN + margin), sheet.width - px(2 * MARGIN + margin)
        area = pygame.Rect(left, sheet.top + px(130), wide, sheet.height - px(264))
        back = self.at_foot(layout, -340, 340)
        return [
            TextPage("text", area, about_text(self._games), self.page, size=27),
            Button("back", back, tr("message.back"), self.back, strong=True),
        ]


def about_text(games: Mapping[str, str]) -> str:
    """Return the whole text, for a `Page`."""
    told = (f"<b>{escaped(tr(title))}</b><br>{escaped(tr(about))}" for title, about in games.items())
    program = tr("about.program", version=__version__)
    helped = tr("about.help", address=ADDRESS)
    paragraphs = [escaped(helped), escaped(tr("about.what")), *told, escaped(program), escaped(tr("about.licence"))]
    return "<br><br>".join(paragraphs) + "<br>" + _from_markdown(read_asset(assets_folder() / "CREDITS.md"))


def _from_markdown(text: str) -> str:
    """Return our own credits file as a `Page` understands it: headings, lists without the files' names, and code."""
    lines = []
    for line in escaped(text).splitlines():
        if line.startswith("#"):
            lines.append(f"<br><b>{line.lstrip('# ')}</b>")
        elif line.startswith(_EXPLANATION):
            continue
        elif line.startswith("- "):
            lines.append(f"• {line.partition(': ')[2]}")
        elif line:
            lines.append(line)
    return re.sub(r"`([^`]*)`", r"<i>\1</i>", "<br>".join(lines))
