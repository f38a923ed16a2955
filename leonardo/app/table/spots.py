"""What can be pointed at on every table: its prompt, its buttons, its seats, its corner.

A spot is a small frozen key; where it lies in pixels is told by the picture. Which of them can be used at the moment
is not their business: that is said by `Marks.lit`. A game has spots of its own beside these.
"""

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from attrs import field, frozen

from leonardo.app.table.kinds import Spot, View
from leonardo.engine.game import Event


@frozen
class SeatSpot:
    """All that belongs to a seat: the panel of a rival, or the head of one's own part of the table."""

    seat: int


@frozen
class PromptSpot:
    """The line that says whose decision it is."""


@frozen
class ButtonSpot:
    """A button beside the prompt, by the key that `Prompt` gives it."""

    key: str


@frozen
class LogSpot:
    """The folded log."""


@frozen
class HelpSpot:
    """The button that lists the keys."""


@frozen
class MenuSpot:
    """The button that opens the pause menu."""


@frozen
class PixelSpot:
    """Nothing but a pixel of the window, such as where a piece was let go."""

    at: tuple[int, int]


CornerSpot = LogSpot | HelpSpot | MenuSpot

CORNER: Final[Mapping[CornerSpot, str]] = {LogSpot(): "log", HelpSpot(): "keys", MenuSpot(): "menu"}
"""What stands in the corner, which is pressed like a button, and the keys of these buttons."""


def key_of(spot: object) -> str | None:
    """Return the key of a button, or of what stands in the corner, which is pressed like a button; else nothing."""
    if isinstance(spot, ButtonSpot):
        return spot.key
    return CORNER[spot] if isinstance(spot, LogSpot | HelpSpot | MenuSpot) else None


def kin(spot: Spot) -> Hashable:
    """Return what is the same for things that explain themselves in the same words: kind, seat and place."""
    return type(spot), getattr(spot, "seat", None), getattr(spot, "place", None)


@frozen
class Traits:
    """What a table must be told of the spots of its game.

    `first` are the kinds that decisions are made with: they find room before what only explains itself. What is pressed
    `as_drawn` stays as narrow as it stands, since a larger thing below it means the same. `not_walked` are the kinds
    that the keyboard passes over, since a larger one beside them does the same. `dear` tells how many times worse it is
    to hide a kind under a tip than anything else. Of a `family` is what may become one target where there is no room
    for each. `worth_a_look` is what the keyboard walks to be seen or read, and no other spot beside it says. What is
    `swept` is taken along one by one when the mouse is dragged across. What is `unlit` can be used and glows only
    under the pointer, since something is given up by it. What is held of a kind that is `laid` lies on
    the table, told beside the buttons about it, and does not hang from the cursor; if it is `lasting`, a press of what
    has nothing to do with it leaves it there. Events that are `remembered` stay in
    sight until one that is `forgotten` comes, with which nothing before it counts any more; `recent` says which of them
    still count. No flag lies on those of `people`, nor on `headings` if it tells of a place below them, and nothing
    that somebody says on `sums`. Panels show something else while one of a kind that is `answered` is pointed at;
    others only light up. Among those that lie `around` one another, the keyboard begins with the nearest to the one
    where it was last. It never begins at what `spends` something by one press, as seen in a view: Enter is pressed in
    haste.
    """

    first: tuple[type, ...] = ()
    as_drawn: tuple[type, ...] = ()
    not_walked: tuple[type, ...] = ()
    dear: Mapping[type, int] = field(factory=dict)
    family: Callable[[Spot], Hashable] = kin
    worth_a_look: Callable[[Spot], bool] = lambda _: True
    swept: tuple[type, ...] = ()
    unlit: tuple[type, ...] = ()
    laid: tuple[type, ...] = ()
    lasting: tuple[type, ...] = ()
    remembered: tuple[type, ...] = ()
    forgotten: tuple[type, ...] = ()
    recent: Callable[[tuple[Event, ...]], tuple[Event, ...]] = lambda events: events
    people: tuple[type, ...] = ()
    headings: tuple[type, ...] = ()
    sums: tuple[type, ...] = ()
    answered: tuple[type, ...] = ()
    around: tuple[type, ...] = ()
    spends: Callable[[View, Spot], bool] = lambda _view, _spot: False
