"""Walking over the table with the keyboard: on in order, or to the nearest spot in a direction."""

import math
from collections.abc import Hashable, Mapping, Sequence
from typing import Final, Protocol

from pygame import Rect

from leonardo.app.kit.areas import Area, bounds, centre
from leonardo.app.kit.points import Point
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.spots import CORNER, ButtonSpot, key_of

_ASIDE: Final = 2.5  # how much farther something beside the way seems than something straight ahead
_WIDE: Final = 2.5  # so many times as far aside as ahead is still what an arrow means, if nothing is straighter

Direction = tuple[int, int]  # one step left, right, up or down, as x and y


class WalkedTable(Protocol):
    """What must be known of a table to walk over it."""

    hands: Hands

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""

    def view(self) -> View:
        """Return what is seen."""

    def areas(self) -> Mapping[Spot, Area]:
        """Return where every spot lies, in the order in which the keyboard walks them."""

    def seen_places(self) -> Mapping[Spot, Rect]:
        """Return the rectangles around all that is seen: nothing below what is asked, nor below a stage."""

    def buttons(self) -> Sequence[str]:
        """Return the keys of the buttons to be seen, the expected one last."""

    def main_button(self) -> str:
        """Return the key of the button that leads on, nothing if none does."""

    def ways(self) -> Sequence[str]:
        """Return the keys of the buttons that belong to what is asked."""


class Walk:
    """Where the keyboard is on a table, and where it goes from there."""

    def __init__(self, table: WalkedTable) -> None:
        self._table = table
        self._at: Spot | None = None
        self._around: Spot | None = None
        """The last spot where it was of those that lie around one another."""
        self._worth_a_look = table.hands.moves.traits.worth_a_look
        self._gives_up = table.hands.moves.traits.unlit
        self.everything = False
        """Whether it walks all there is to be seen, not only what can be used."""
        self._came: tuple[Spot, Direction, Spot] | None = None
        """From where, in which direction and to where an arrow led last."""
        self._pressed: tuple[Spot, Hashable] | None = None
        """The thing that was pressed last, and what was asked."""

    @property
    def at(self) -> Spot | None:
        return self._at

    @at.setter
    def at(self, spot: Spot | None) -> None:
        self._at = spot
        if isinstance(spot, self._table.hands.moves.traits.around):
            self._around = spot

    @property
    def roams(self) -> bool:
        """Whether it is at something that is only to be looked at, or walks everything."""
        return self.at is not None and (self.everything or self.at not in self.usable())

    @property
    def rect(self) -> Rect | None:
        """Where on the table it is, in pixels."""
        area = self._table.areas().get(self.at) if self.at is not None else None
        return bounds(area) if area is not None else None

    @property
    def _middle(self) -> Point | None:
        area = self._table.areas().get(self.at) if self.at is not None else None
        return centre(area) if area is not None else None

    def usable(self) -> list[Spot]:
        """Return what can be used now: first what belongs to the game, then the buttons.

        Where something is composed, only its buttons: what it is about is changed by mouse, or begun anew. What is
        spent by one press has its price on a button: only that is walked.
        """
        table = self._table
        composes = table.hands.lies and not table.hands.lasts
        walked: frozenset[Spot] = table.hands.walked(table.view()) if table.free and not composes else frozenset()
        at_once = table.hands.moves.direct(table.view()) if walked else {}
        wanted = {spot for spot in walked if spot not in at_once or not self._spends(spot)}
        buttons: set[Spot] = {ButtonSpot(key) for key in table.buttons()}
        if table.hands.held is None:
            buttons |= set(CORNER)
        places = table.areas()
        return [spot for spot in places if spot in wanted] + [spot for spot in places if spot in buttons]

    def press(self) -> None:
        """Remember what is pressed, and for what: there it stays if the same is asked again at once."""
        at = self.at
        self._pressed = (at, self._asked()) if at is not None and self._answers(at) else None

    def _asked(self) -> Hashable:
        question = getattr(self._table.view(), "question", None)
        return type(question), getattr(question, "seat", None)

    def begin(self) -> None:
        """Go where Enter does what is asked: to the button that leads on, or to what can be taken up, or pressed.

        Stay at a thing that was pressed last if the same is asked again at once, and it can be pressed again. Never go
        to anything by which something is given up or spent. Where nothing else is asked, go to the last button; where
        there is none, stay nowhere: nobody who presses to go on means the corner.
        """
        table, hands = self._table, self._table.hands
        pressed, self._pressed = self._pressed, None
        again = pressed is not None and pressed[1] == self._asked() and pressed[0] in self.usable()
        if pressed is not None and again and hands.held is None and not self._spends(pressed[0]):
            self.at = pressed[0]
            return
        key = table.main_button() if hands.held is None or hands.lies else ""
        things = [] if key else [spot for spot in self.usable() if self._answers(spot) and not self._spends(spot)]
        if things:
            taken = hands.moves.liftable(table.view()) if hands.held is None else {}
            self.at = self._first([spot for spot in things if spot in taken] or things)
            return
        key = key or next((way for way in reversed(table.ways()) if not self._spends(ButtonSpot(way))), "")
        self.at = ButtonSpot(key) if key else None

    def _first(self, things: Sequence[Spot]) -> Spot:
        """Return with which thing it begins: the nearest to where it was last, if they lie around one another."""
        places = self._table.areas()
        if not isinstance(things[0], self._table.hands.moves.traits.around) or self._around not in places:
            return things[0]
        here = centre(places[self._around])
        near = [spot for spot in things if type(spot) is type(self._around)]
        return min(near, key=lambda spot: math.dist(centre(places[spot]), here))

    def _spends(self, spot: Spot) -> bool:
        return self._table.hands.moves.traits.spends(self._table.view(), spot)

    def _answers(self, spot: Spot) -> bool:
        return key_of(spot) is None and not isinstance(spot, self._gives_up)

    def stay(self) -> None:
        """Be nowhere if another picture came in which the keyboard does not come to where it was."""
        if self.at is not None and self.at not in (self._table.seen_places() if self.everything else self.usable()):
            self.at = None

    def look_around(self, start: Spot | None) -> None:
        """Walk all there is to be seen, from `start` if that is given; or only what can be used again."""
        self.everything = not self.everything
        if self.everything and start is not None:
            self.at = start
        if self.at not in self.order():
            self.at = next(iter(self.order()), None)

    def step(self, step: int) -> None:
        """Go to the next spot in reading order, or to the one before if `step` is -1.

        From nowhere it begins as any question does: never at the button that takes the last move back.
        """
        order = self.order()
        if step > 0 and self.at not in order and self._begun():
            return
        self.at = following(order, self.at, step)

    def _begun(self) -> bool:
        """Go where it begins at what is asked; tell whether there is such a place."""
        if not self.everything:
            self.begin()
        return not self.everything and self.at is not None

    def go(self, direction: Direction) -> None:
        """Go to what can be used straight ahead, of lands also half ahead; where nothing is, to anything.

        The way back leads where one came from. Up and down leads to all that can be used; to the sides only to what
        lies ahead. With something in hand, go only where it may or might be put, so that it is said why not. From
        nowhere it begins as any question does; of several buttons of which none leads on, with that which lies there.
        Where one of them spends something, up and down lead from one to the other.
        """
        if self.at is None and self._begun():
            equal = {ButtonSpot(key) for key in self._table.ways()} if not self._table.main_button() else set()
            if self.at in equal and (there := self._ahead(direction)) in equal:
                self.at = there
            return
        ways = [ButtonSpot(key) for key in self._table.ways()]
        if direction[1] and self.at in ways and any(map(self._spends, ways)):
            self.at = following(ways, self.at, direction[1])
            return
        start, back = self.at, (-direction[0], -direction[1])
        self.at = self._back(back) or self._ahead(direction) or self.at
        came = start is not None and self.at is not None and self.at != start
        self._came = (start, direction, self.at) if came else None

    def _back(self, direction: Direction) -> Spot | None:
        if self._came is None or self._came[1:] != (direction, self.at):
            return None
        return self._came[0] if self._came[0] in self._table.areas() else None

    def _ahead(self, direction: Direction) -> Spot | None:
        hands, places, here = self._table.hands, self._table.areas(), self._middle
        usable = {spot: places[spot] for spot in self.usable()}
        anything = {spot: places[spot] for spot in self._to_be_seen()}
        if hands.held is not None and not self.everything:
            barred = hands.barred(self._table.view())
            within = {spot: rect for spot, rect in places.items() if spot in usable or spot in barred}
            return nearest(within, here, direction) or nearest(usable, here, direction)
        if self.roams:
            found = nearest(anything, here, direction)
        else:
            found = nearest(usable, here, direction, ahead=True) or nearest(
                self._around_this(usable), here, direction, within=_WIDE
            )
            found = found or nearest(anything, here, direction, ahead=True)
        return found or nearest(usable, here, direction, ahead=bool(direction[0]))

    def _around_this(self, places: Mapping[Spot, Area]) -> dict[Spot, Area]:
        """Return which of some places lie around the one where it is, as lands do: they are rarely straight ahead."""
        kinds = self._table.hands.moves.traits.around
        return {spot: area for spot, area in places.items() if isinstance(self.at, kinds) and isinstance(spot, kinds)}

    def order(self) -> list[Spot]:
        """Return what is gone through in order: what can be used, or everything worth a look."""
        return self._to_be_seen() if self.everything else self.usable()

    def _to_be_seen(self) -> list[Spot]:
        seen = self._table.seen_places()
        return [spot for spot in self._table.areas() if spot in seen and self._worth_a_look(spot)]


def following(order: Sequence[Spot], here: Spot | None, step: int) -> Spot | None:
    """Return the next spot in reading order, or the one before if `step` is -1; around the ends."""
    if not order:
        return None
    if here not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(here) + step) % len(order)]


def nearest(
    places: Mapping[Spot, Area],
    here: Point | None,
    direction: Direction,
    *,
    ahead: bool = False,
    within: float = math.inf,
) -> Spot | None:
    """Return the spot whose middle lies nearest to `here` in a direction, or nothing if none does.

    `ahead` leaves out what lies more beside the way than on it; `within` what lies more than so many times as far.
    """
    if here is None:
        return next(iter(places), None)
    best: Spot | None = None
    shortest = 0.0
    for spot, area in places.items():
        x, y = centre(area)
        across, down = x - here[0], y - here[1]
        on = across * direction[0] + down * direction[1]
        aside = abs(across * direction[1]) + abs(down * direction[0])
        far = on + _ASIDE * aside
        if on > max(aside if ahead else 0, aside / within) and (best is None or far < shortest):
            best, shortest = spot, far
    return best
