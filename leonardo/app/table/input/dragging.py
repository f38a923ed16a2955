"""A drag over the table: what it takes up, what it takes along in its row, what it draws along, where it lets go."""

from collections.abc import Hashable, Sequence
from typing import Final, Protocol

from leonardo.app.kit.points import Point
from leonardo.app.table.input.keyboard import WalkedTable
from leonardo.app.table.kinds import Action, Held, Spot
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.timing import Patience


class SteeredTable(WalkedTable, Protocol):
    """What the controls need of the table."""

    @property
    def meant(self) -> bool:
        """Whether the last press was begun on what is asked now."""

    def only_counts(self, key: str) -> bool:
        """Return whether a button only changes what is composed."""

    def spots_at(self, point: Point) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""

    def aimed_at(self, point: Point) -> tuple[Spot, ...]:
        """Return the same for what is in the hand: it may be over a place where the pointer is not."""

    def why_not_there(self, held: Held, spots: Sequence[Spot], at: Point) -> Tip | None:
        """Return why something held may not go where it was let go, if there is anything to say."""

    def why_not_taken(self, spots: Sequence[Spot], at: Point) -> Tip | None:
        """Return why what lies at some spots cannot be taken up."""

    def why_not_now(self, spots: Sequence[Spot], at: Point, *, late: bool = False) -> Tip | None:
        """Return why nothing can be pulled away from some spots, if there is anything to say.

        With `late`, that was begun while something else was to be seen.
        """

    def act(self, action: Action, dropped: bool) -> None:
        """Carry out what was decided, or ask before; `dropped` if the piece was brought there by hand."""

    def button(self, key: str, at: Point | None = None) -> None:
        """Press a button, by mouse at a pixel."""

    def press_ahead(self, spots: Sequence[Spot]) -> bool:
        """Order by a press of some spots what is asked next, while one's last decision is still shown, if it can be."""

    def begins_at(self, spots: Sequence[Spot]) -> bool:
        """Press the button that begins with what lies at some spots; tell whether one does."""

    def redraw(self) -> None:
        """Ask for a new picture."""

    def look_under(self, spots: Sequence[Spot], *, held: bool = False) -> bool:
        """Look under one's own covers if one of them is pressed, or cover them again; tell whether one is."""

    def links(self) -> Sequence[TipLink]:
        """Return the rules that are cited by tips and can be pressed."""

    def read_rule(self, rule: str) -> None:
        """Open the rules at one of them."""

    def zoom(self, spots: Sequence[Spot]) -> bool:
        """Show the first of some spots large that can be; return whether one can be."""

    def wheel(self, turns: int, at: Point | None, spots: Sequence[Spot]) -> bool:
        """Press what the wheel means over some spots, or see more closely; return whether it means anything."""

    @property
    def picture(self) -> TablePicture:
        """What is seen."""

    def look_through(self, eye: Hashable) -> bool:
        """Look at the picture in another way, if it has any; return whether it has."""

    def drag(self, start: Point, end: Point) -> bool:
        """Draw what is seen along with the mouse; return whether it can be drawn."""


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
