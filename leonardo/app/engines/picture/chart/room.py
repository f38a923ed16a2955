"""Where things stand in a territory that have no place of their own: within its borders, clear of what is there."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import pairwise, product
from typing import Final, Self

from attrs import frozen
from pygame import Mask, Rect

from leonardo.app.engines.picture.chart.places import Eye, Lands, closed, lands, places
from leonardo.app.kit.areas import Polygon
from leonardo.app.kit.points import Point, Size
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine

_STEPS: Final = 3
"""Into how many steps the height of a thing is divided: so far apart its places are tried."""
_ASHORE: Final = 2
"""A thing may reach over the sea where its land is small, but one part of so many is on it."""
_CHARTS: Final = 16
"""Charts of which it is kept where castles and machines stand: each new table lays the same one again."""
_ABROAD, _AT_SEA, _UNDER_NAME, _ON_THING = 2.0, 0.5, 2.0, 2.0
"""What a pixel of a thing costs on the land of another, over the sea, under a name or on another thing."""


class Room:
    """The room that names and things leave on the territories; things that are placed take theirs."""

    def __init__(self, chart: Rect, lands: Lands, names: Sequence[Rect], things: Sequence[Rect]) -> None:
        self.chart = chart
        self.lands = lands
        self.names = tuple(names)
        self.things = list(things)

    def copy(self) -> Self:
        """Return as much room again, for things that take none from others."""
        other = type(self)(self.chart, self.lands, self.names, self.things)
        other.__dict__["_masks"] = self._masks
        return other

    def place(self, at: Territory, size: Size, near: Point, *, inland: bool = False) -> Rect:
        """Return where a thing stands from now on: where it costs least, and there as near to a point as it can.

        Its middle is never in another territory, and not over the sea where it is to be `inland`.
        """
        places = (place for place in self._tried(at, size) if not inland or self._is_inland(at, place))
        tried = sorted(places, key=lambda place: _squared(place.center, near))
        best, least = None, float("inf")
        about = self.lands.area(at).around.inflate(2 * size[0], 2 * size[1])
        names, things = ([each for each in taken if each.colliderect(about)] for taken in (self.names, self.things))
        for place in tried:
            cost = _UNDER_NAME * _hidden(place, names) + _ON_THING * _hidden(place, things)
            if cost < least:
                cost += self._outside(at, place)
            if cost < least:
                best, least = place, cost
            if not cost:
                break
        if best is None:  # a land so small that nothing is told apart
            best = Rect((0, 0), size)
            best.center = self.lands.area(at).around.center
        self.things.append(best)
        return best

    @cached_property
    def _masks(self) -> dict[Territory, tuple[Mask, Rect]]:
        """Which pixels of the rectangle around each land are in it."""
        return {at: _masked(self.lands.area(at)) for at in Territory}

    @cached_property
    def _passes(self) -> tuple[Mask, Rect]:
        """Which pixels are in the mountains between the lands, which nobody owns."""
        return _masked(self.lands.polygon(closed()[0]))

    def ashore(self, at: Territory, place: Rect) -> float:
        """Return which part of a place is on a land."""
        return _common(*self._masks[at], _full(place.size), place) / (place.width * place.height)

    def _tried(self, at: Territory, size: Size) -> Iterator[Rect]:
        """Yield places on a land whose middle is on no other."""
        mask, around = self._masks[at]
        (wide, high), thing = size, _full(size)
        abroad = self._near_others(at)
        step = max(1, high // _STEPS)
        for y in range(around.top, around.bottom, step):
            for x in range(around.left, around.right, step):
                place = Rect(x - wide // 2, y - high // 2, wide, high)
                ashore = _common(mask, around, thing, place)
                if not self.chart.contains(place):
                    continue
                if ashore * _ASHORE >= wide * high and (
                    ashore == wide * high or not abroad.get_at((x - around.left, y - around.top))
                ):
                    yield place

    def _is_inland(self, at: Territory, place: Rect) -> bool:
        """Whether the middle third of a place is on a land."""
        middle = place.inflate(-2 * place.width // 3, -2 * place.height // 3)
        return all(
            self._is_on(at, point) for point in (middle.topleft, middle.topright, middle.bottomleft, middle.bottomright)
        )

    def _near_others(self, at: Territory) -> Mask:
        """Return which pixels around a land are on others or next to them: what is on a border is told as either."""
        around = self._masks[at][1]
        found = Mask((around.width + 1, around.height + 1))
        for mask, other in (self._masks[each] for each in Territory if each is not at):
            if other.colliderect(around):
                for x, y in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
                    found.draw(mask, (other.left - around.left + x, other.top - around.top + y))
        return found

    def _is_on(self, at: Territory, point: Point) -> bool:
        mask, around = self._masks[at]
        return bool(around.collidepoint(point)) and bool(mask.get_at((point[0] - around.left, point[1] - around.top)))

    def _outside(self, at: Territory, place: Rect) -> float:
        """Return what it costs that a thing reaches over the borders of its land."""
        thing = _full(place.size)
        outside = thing.count() - _common(*self._masks[at], thing, place)
        if not outside:
            return 0
        others = (self._passes, *(self._masks[other] for other in Territory if other is not at))
        abroad = sum(_common(mask, around, thing, place) for mask, around in others if around.colliderect(place))
        return _ABROAD * abroad + _AT_SEA * (outside - abroad)


Frame = tuple[int, int, int, int]
"""A rectangle that can be a key: left, top, width and height."""


def frame(place: Rect) -> Frame:
    """Return a rectangle as a key."""
    return place.left, place.top, place.width, place.height


@frozen
class Settled:
    """Where castles and machines stand, and the room that is left; nobody takes of it, but of its copies."""

    castles: Mapping[Territory, Rect]
    machines: Mapping[tuple[Territory, Machine], Rect]
    room: Room


@lru_cache(_CHARTS)
def settle(
    eye: Eye,
    chart: Frame,
    names: tuple[Frame, ...],
    taken: tuple[Frame, ...],
    numbers: tuple[Frame, ...],
    castle: int,
    machine: Size,
) -> Settled:
    """Find places for castles of a width, then for machines of a size: the levels of castles are read.

    They keep clear of `names` and of what is `taken`; machines keep off the `numbers` of infantry, too.
    """
    room = Room(Rect(chart), lands(eye), list(map(Rect, names)), list(map(Rect, taken)))
    castles, machines = {}, {}
    for at in Territory:
        x, y = eye.pixel(places()[at].pieces)
        castles[at] = room.place(at, (castle, castle * 3 // 4), (x - castle, y - castle * 3 // 8))
    room.things += map(Rect, numbers)
    for at, (kind, side) in product(Territory, ((Machine.TANK, -1), (Machine.PLANE, 1))):
        x, y = eye.pixel(places()[at].machines)
        machines[at, kind] = room.place(at, machine, (x + side * machine[0] // 2, y - machine[1] // 2))
    return Settled(castles, machines, room)


def _masked(land: Polygon) -> tuple[Mask, Rect]:
    """Return which pixels of the rectangle around a land are in it, and that rectangle."""
    around, crossings = land.around, defaultdict[int, list[int]](list)
    for (x, y), (to_x, to_y) in pairwise((*land.corners, land.corners[0])):
        for row in range(min(y, to_y), max(y, to_y)):
            crossings[row].append(round(x + (row + 0.5 - y) * (to_x - x) / (to_y - y)))
    mask = Mask((around.width + 1, around.height + 1))
    for row, found in crossings.items():
        for start, end in zip(sorted(found)[::2], sorted(found)[1::2], strict=True):
            mask.draw(Mask((end - start, 1), fill=True), (start - around.left, row - around.top))
    return mask, around


def _full(size: Size) -> Mask:
    return Mask(size, fill=True)


def _common(mask: Mask, around: Rect, thing: Mask, place: Rect) -> int:
    """Return how many pixels of a thing at a place are on a land within a rectangle."""
    return int(mask.overlap_area(thing, (place.left - around.left, place.top - around.top)))


def _squared(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _hidden(place: Rect, taken: Sequence[Rect]) -> int:
    common = (place.clip(each) for each in taken)
    return sum(each.width * each.height for each in common)
