"""What mouse and keyboard need of a table."""

from collections.abc import Hashable, Sequence
from typing import Protocol

from leonardo.app.kit.points import Point
from leonardo.app.table.input.keyboard import WalkedTable
from leonardo.app.table.kinds import Action, Held, Spot
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import Tip


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
