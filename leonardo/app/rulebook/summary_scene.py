"""The rules on one page: looked at, and kept as a picture to print."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.rulebook.summary import PAGE
from leonardo.app.scenes.menu import SheetScene
from leonardo.app.statistics.keep import write_picture
from leonardo.saves.faults import SaveError
from leonardo.user_folders import pictures_folder

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 112
_FOOT: Final = 134
"""Units of the sheet above the page and below it."""


class SummaryScene(SheetScene):
    """Shows the page that `draw` makes in pixels for printing; its file is called after the game."""

    upright = True
    first_focus = "print"

    def __init__(self, host: "Host", draw: Callable[[], pygame.Surface], name: str) -> None:
        super().__init__(host.kit)
        self._host, self._draw_page, self._name = host, draw, name

    def heading(self) -> str:
        """Return the heading."""
        return words("rulebook.summary")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons at the foot."""
        return [
            Button("print", self.at_foot(layout, 0, 340), words("rulebook.to_print"), self._keep),
            Button("back", self.at_foot(layout, -300, 300), words("message.back"), self.back, strong=True),
        ]

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with the page on it, as large as it has room for."""
        super().backdrop(surface)
        sheet, px = self.sheet(self.page.layout), self.page.layout.px
        high = sheet.height - px(_TOP + _FOOT)
        size = min(round(high * PAGE[0] / PAGE[1]), sheet.width - px(100)), high
        key = "summary", words("rulebook.summary"), size
        page = self.kit.pictures.made(key, lambda: pygame.transform.smoothscale(self._draw_page(), size))
        surface.blit(page, page.get_rect(midtop=(sheet.centerx, sheet.top + px(_TOP))))

    def _keep(self) -> None:
        title = words("rulebook.to_print")
        try:
            path = write_picture(self._draw_page(), pictures_folder(), self._name, datetime.now().astimezone())
        except SaveError as error:
            self._host.say(title, words("statistics.keep.failed", detail=error.detail))
            return
        self._host.say(title, words("statistics.keep.kept", file=path))
