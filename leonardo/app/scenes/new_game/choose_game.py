"""Choosing the game that one plays, learns or reads the rules of, where there are several."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.scenes.game_plates import MOST_IN_A_ROW, GamePlate, name_of, places
from leonardo.app.scenes.menu import MARGIN, SheetScene

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TOP: Final = 150
_FOOT: Final = 156
"""Units from the top of the sheet to the plates, and from these to the foot."""
_GAP: Final = 32
"""Units between the plates."""
_LISTED: Final = 3
"""So many lie one below another where the window is higher than wide."""


class ChooseGameScene(SheetScene):
    """Games by their plates, side by side; the keyboard begins at the one that was played last.

    The one that is `chosen` is handed on.
    """

    upright = True

    def __init__(self, host: "Host", games: Sequence[str], chosen: Callable[[str], None]) -> None:
        super().__init__(host.kit)
        self.host = host
        self._games = tuple(games)
        self._chosen = chosen

    def heading(self) -> str:
        """Return the heading."""
        return tr("new_game.which_game")

    def arrange(self, layout: Layout) -> None:
        """Make the widgets; begin at the game that was played last."""
        begun = self.form.focus
        super().arrange(layout)
        if not begun and self.host.last_played in self._games:
            self.form.set_focus(name_of(self.host.last_played))

    def _plates(self, layout: Layout, room: pygame.Rect) -> list[GamePlate]:
        games, count, apart = self.host.games, len(self._games), layout.px(_GAP)
        most = MOST_IN_A_ROW if not layout.upright else 2 if count > _LISTED else 1
        return [
            GamePlate(name, rect, games[name], self._chosen, tells=True, beside=[games[other] for other in self._games])
            for name, rect in zip(self._games, places(room, count, most, apart), strict=True)
        ]

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return a plate for each game, and the button back."""
        sheet, px = self.sheet(layout), layout.px
        most = sheet.height - px(_TOP + _FOOT)
        room = pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), sheet.width - px(2 * MARGIN), 0)
        room.height = most
        plates = self._plates(layout, room)
        rows = len({plate.rect.top for plate in plates})
        spare = most - rows * max(plate.height(self.page) for plate in plates) - px(_GAP) * (rows - 1)
        if spare > 0:
            plates = self._plates(layout, room.inflate(0, -spare).move(0, -spare // 12))
        return [*plates, Button("back", self.at_foot(layout, 0, 270), tr("message.back"), self.back)]
