"""What a program that failed at the table wrote to its error output: a page to scroll in, for who asks for it."""

from collections.abc import Sequence
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.gui import TextPage, escaped
from leonardo.app.scenes.menu import MARGIN, SheetScene

_SPACE: Final = "\N{NO-BREAK SPACE}"


class ProgramOutput(SheetScene):
    """The last that the program at the seat of `name` wrote, line by line as it wrote it."""

    upright = True

    def __init__(self, kit: Kit, name: str, said: str) -> None:
        super().__init__(kit)
        self._name = name
        self._said = said

    def heading(self) -> str:
        return tr("program.output")

    def text(self) -> str:
        """Return the whole text, for a `TextPage`; spaces in a row stay, since they say what belongs together."""
        lines = (escaped(line).replace("  ", 2 * _SPACE) for line in self._said.split("\n"))
        return "<br>".join((f"<i>{escaped(tr('program.output_about', name=self._name))}</i>", "", *lines))

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        area = pygame.Rect(
            sheet.left + px(MARGIN), sheet.top + px(130), sheet.width - px(2 * MARGIN), sheet.height - px(264)
        )
        return [
            TextPage("text", area, self.text(), self.page, size=24),
            Button("back", self.at_foot(layout, -340, 340), tr("message.back"), self.back, strong=True),
        ]
