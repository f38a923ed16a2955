"""The list of all territories: who owns each, and what stands there; the chosen one is looked at on the chart."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.standing import owner_of
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.engine.engines.board import Territory

if TYPE_CHECKING:
    from leonardo.app.table.played import PlayedTable

_COLUMNS: Final = 2
_ACROSS: Final = 1360
_ROW, _STEP, _GAP = 44, 50, 16
_FOOT: Final = 74


class LandsDialog(Dialog):
    """All territories in two columns, those of one owner beside one another in the order of the map."""

    bears_cross: ClassVar[bool] = False

    def __init__(self, table: "PlayedTable") -> None:
        self._table = table
        rows = -(-len(Territory) // _COLUMNS)
        size = _ACROSS + 96, 140 + rows * _STEP + _FOOT + 30
        super().__init__(
            table.kit, words("engines.lands.title"), words("engines.lands.about"), size, put_aside=lambda: None
        )

    def widgets(self) -> Sequence[Widget]:
        """Return a button for each territory, and one that closes the list."""
        rows = -(-len(Territory) // _COLUMNS)
        wide = (_ACROSS - _GAP * (_COLUMNS - 1)) / _COLUMNS
        made: list[Widget] = []
        for number, at in enumerate(Territory):
            left, top = number // rows * (wide + _GAP), number % rows * _STEP
            place = self.at(left, top, wide, _ROW)
            made.append(Button(f"land_{at.value}", place, self._told(at), partial(self._go, at)))
        place = self.at(_ACROSS / 3, rows * _STEP + 8, _ACROSS / 3, 56)
        made.append(Button("close", place, words("engines.lands.close"), self.close))
        return made

    def _told(self, at: Territory) -> str:
        view = self._table.view()
        owner = owner_of(view, at)
        if owner is None:
            return words("engines.lands.free", land=land_name(at))
        return words(
            "engines.lands.owned",
            land=land_name(at),
            name=self._table.names[owner],
            infantry=view.infantry[at],
            tanks=view.tanks[at],
            planes=view.planes[at],
            level=view.levels[at],
        )

    def _go(self, at: Territory) -> None:
        """Close the list, and be at the territory with the keyboard."""
        self.close()
        controls = self._table.controls
        controls.by_mouse = False
        controls.walk.everything = LandSpot(at) not in controls.walk.usable()
        controls.walk.at = LandSpot(at)
        self._table.look_through(self._table.picture.following(self._table.view(), LandSpot(at)))
        self._table.redraw()
