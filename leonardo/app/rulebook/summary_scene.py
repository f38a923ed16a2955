"""The rules on one page: read on the screen, and kept as a picture to print."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.rulebook.paper import PaperView
from leonardo.app.rulebook.summary import PAGE
from leonardo.app.scenes.menu import SheetScene
from leonardo.app.statistics.export import write_picture
from leonardo.saves.faults import SaveError
from leonardo.user_folders import pictures_folder

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 112
_FOOT: Final = 134
_SIDE: Final = 64
"""Units of the sheet above the page, below it and beside it."""
_KEEP: Final = {False: 400, True: 290}
_NEARER: Final = 84
_PARTED: Final = 16
"""Units of width of the button to print (less in upright windows) and of those that come nearer, and between them."""


class SummaryScene(SheetScene):
    """Shows the page that `draw` makes in pixels for printing; its file is called after the game."""

    upright = True
    first_focus = "page"

    def __init__(self, host: "Host", draw: Callable[[], pygame.Surface], name: str) -> None:
        super().__init__(host.kit)
        self._host, self._draw_page, self._name = host, draw, name
        self.paper: PaperView | None = None

    def heading(self) -> str:
        """Return the heading."""
        return tr("rulebook.summary")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the page and the buttons at the foot."""
        before, sheet, px = self.paper, self.sheet(layout), layout.px
        place = sheet.inflate(-2 * px(_SIDE), 0)
        place.top, place.height = sheet.top + px(_TOP), sheet.height - px(_TOP + _FOOT)
        key = "summary", self._name, tr("rulebook.summary"), self.kit.settings.text_size
        self.paper = PaperView(place, PAGE, key, self._draw_page, self.rebuild)
        if before is not None:
            self.paper.nearness = before.nearness
            self.paper.move(*before.at)
        last = len(self.paper.scales) - 1
        wide = _KEEP[layout.upright]
        away = self.at_foot(layout, wide + _PARTED, _NEARER)
        nearer = self.at_foot(layout, wide + _NEARER + 2 * _PARTED, _NEARER)
        return [
            self.paper,
            Button("print", self.at_foot(layout, 0, wide), tr("rulebook.keep"), self._keep, size=25),
            Button(
                "away",
                away,
                "\N{MINUS SIGN}",
                partial(self.paper.come, -1),
                face=Face.STRONG,
                hint=tr("rulebook.away"),
                enabled=self.paper.nearness > 0,
            ),
            Button(
                "nearer",
                nearer,
                "+",
                partial(self.paper.come, 1),
                face=Face.STRONG,
                hint=tr("rulebook.nearer"),
                enabled=self.paper.nearness < last,
            ),
            Button("back", self.at_foot(layout, -300, 300), tr("message.back"), self.back, strong=True),
        ]

    def handle(self, event: pygame.Event) -> bool:
        """Let go of the page when the mouse does, and else be a page of widgets."""
        if event.type == pygame.MOUSEBUTTONUP and self.paper is not None:
            self.paper.let_go()
        return super().handle(event)

    def _keep(self) -> None:
        title = tr("rulebook.keep")
        try:
            path = write_picture(self._draw_page(), pictures_folder(), self._name, datetime.now().astimezone())
        except SaveError as error:
            self._host.say(title, tr("statistics.keep.failed", detail=error.detail))
            return
        self._host.say(title, tr("rulebook.kept", file=path))
