"""A drag over the table: what it takes up, what it takes along in its row, what it draws along, where it lets go."""

from typing import Final

from leonardo.app.kit.points import Point
from leonardo.app.table.input.steered import SteeredTable
from leonardo.app.table.kinds import Held, Spot
from leonardo.app.table.timing import Patience

_LEVEL: Final = 5  # how many times farther across than up or down a drag must go to stay in a row
_LINGERS: Final = 160
"""Milliseconds that it must stay on one of them to take it along: a way to elsewhere may lead across as level."""


class Dragging:
    """The drag that is under way on a table, or none."""

    def __init__(self, table: SteeredTable) -> None:
        self.rooted: tuple[Spot, ...] = ()
        """What it began on that may not be taken up: that goes on saying why until the button is let go."""
        self._table = table
        self._began: Point = (0, 0)
        self._across: tuple[Spot, ...] = ()
        """What it is at as long as it stays in the row where it began."""
        self._lingering = Patience(_LINGERS)
        self._drawn_from: Point | None = None
        """Where the mouse was when what is seen was drawn along last."""

    def begin(self, start: Point, at: Point) -> bool:
        """Take up what it began on; what a click took up before simply follows. Return whether that is `rooted`."""
        self._drawn_from = start
        if not self._table.free:
            return False
        self._began = start
        spots = self._table.spots_at(start)
        view, hands = self._table.view(), self._table.hands
        if (hands.lies and hands.go_further(view, spots)) or hands.lasts:
            return False
        empty = hands.held is None
        if (empty or hands.lies) and hands.lift(view, spots) is None and empty and hands.refuse(view, spots):
            self.rooted = spots
        self._go_across(at)
        return bool(self.rooted)

    def go_on(self, at: Point) -> None:
        """Follow the mouse; draw what is seen along with it where nothing else is dragged."""
        self._go_across(at)
        if self._drawn_from is not None and self._table.drag(self._drawn_from, at):
            self._drawn_from = at

    def drop(self, spots: tuple[Spot, ...]) -> Held | None:
        """Put what is held where it was let go, if it may lie there; return what it was, if it may not."""
        if not self._table.free:
            return None
        view, hands = self._table.view(), self._table.hands
        if hands.go_further(view, spots) or hands.lies:
            return None
        held = hands.held
        action = hands.drop(view, spots)
        hands.let_go()
        if action is None:
            return held
        self._table.act(action, dropped=True)
        return None

    def forget(self) -> None:
        """Be over: something else is done."""
        self.rooted = self._across = ()

    def update(self, milliseconds: float) -> None:
        """Let time pass: what the mouse lingers on in its row is taken along."""
        lingers = self._lingering.update(milliseconds, self._across) and self._lingering.over
        if lingers and self._table.free and self._table.hands.sweep(self._table.view(), self._across):
            self._table.redraw()

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds nothing will be taken along; `otherwise` if nothing is lingered on."""
        return self._lingering.rest(otherwise)

    def _go_across(self, at: Point) -> None:
        across, down = abs(at[0] - self._began[0]), abs(at[1] - self._began[1])
        self._across = self._table.spots_at(at) if across > _LEVEL * down else ()
