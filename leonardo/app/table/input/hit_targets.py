"""Targets for the mouse: things on the table as large as a hand needs them, though some are drawn smaller.

A small thing may be pressed a little beside it. Where there is no room for that, things of one kind that stand
together become one target; and where there is none even for one, what they lie on is pressed instead.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from pygame import Rect

from leonardo.app.table.areas import Area, bounds, overlaps
from leonardo.app.table.kinds import Spot
from leonardo.app.table.spots import Traits

SMALLEST_TARGET: Final = 32
"""Pixels that a target is wide and high at least."""

_TOUCH: Final = 4
"""Pixels by which neighbours may reach into each other."""

SpotAreas = Mapping[Spot, Area]
_Small = Mapping[Spot, Rect]


def targets(places: SpotAreas, window: Rect, traits: Traits) -> dict[Spot, Area]:
    """Return where each thing can be pressed, in pixels and in the order of `places`, larger things before smaller.

    What is large enough keeps its shape; what is too small is pressed in a rectangle around it.
    """
    found = {spot: area for spot, area in places.items() if _large(area) or isinstance(spot, traits.as_drawn)}
    taken = _Taken([area for spot, area in found.items() if not isinstance(spot, traits.as_drawn)])
    for family in _families(places, traits):
        grown = _grown(family, taken, window) or _as_one(family, taken, window)
        found |= grown
        taken.rects += map(_inner, grown.values())
    return {spot: found[spot] for spot in places if spot in found}


class _Taken:
    """What room is taken: the inner parts of rectangles, and what has another shape with the rectangle around it."""

    def __init__(self, areas: Iterable[Area]) -> None:
        self.rects: list[Rect] = []
        self.shaped: list[Area] = []
        self.around: list[Rect] = []
        for area in areas:
            if isinstance(area, Rect):
                self.rects.append(_inner(area))
            else:
                self.shaped.append(area)
                self.around.append(bounds(area))

    def without(self, rect: Rect) -> "_Taken":
        """Return what does not touch a rectangle."""
        clear = _Taken([])
        touched = set(rect.collidelistall(self.rects))
        clear.rects = [each for number, each in enumerate(self.rects) if number not in touched]
        over = {number for number in rect.collidelistall(self.around) if overlaps(self.shaped[number], rect)}
        clear.shaped = [each for number, each in enumerate(self.shaped) if number not in over]
        clear.around = [each for number, each in enumerate(self.around) if number not in over]
        return clear

    def touches(self, rect: Rect) -> bool:
        """Tell whether anything touches a rectangle."""
        if rect.collidelist(self.rects) != -1:
            return True
        return any(overlaps(self.shaped[number], rect) for number in rect.collidelistall(self.around))


def _large(area: Area) -> bool:
    return min((area if isinstance(area, Rect) else bounds(area)).size) >= SMALLEST_TARGET


def _families(places: SpotAreas, traits: Traits) -> Iterator[dict[Spot, Rect]]:
    """Yield the small things by kind and by what they lie on, those that decide first."""
    families: dict[Hashable, dict[Spot, Rect]] = {}
    for spot, area in places.items():
        if not _large(area) and not isinstance(spot, traits.as_drawn):
            families.setdefault(traits.family(spot), {})[spot] = bounds(area)
    yield from sorted(families.values(), key=lambda family: not isinstance(next(iter(family)), traits.first))


def _inner(rect: Rect) -> Rect:
    """Return what of a target its neighbours must leave alone."""
    return rect.inflate(-_TOUCH, -_TOUCH)


def _grown(family: _Small, taken: _Taken, window: Rect) -> dict[Spot, Rect]:
    """Return the things of a family grown one by one, or none of them if one finds no room; piles stay piles."""
    piles: dict[tuple[int, ...], Rect] = {}
    for rect in family.values():
        if tuple(rect) not in piles:
            larger = _room(rect, taken, list(piles.values()), window)
            if larger is None:
                return {}
            piles[tuple(rect)] = larger
    return {spot: piles[tuple(rect)] for spot, rect in family.items()}


def _as_one(family: _Small, taken: _Taken, window: Rect) -> dict[Spot, Rect]:
    """Return the first of a family where all of them lie, or nothing if that finds no room."""
    (spot, rect), *others = family.items()
    larger = _room(rect.unionall([other for _, other in others]), taken, [], window)
    return {} if larger is None else {spot: larger}


def _room(rect: Rect, taken: _Taken, kin: Iterable[Rect], window: Rect) -> Rect | None:
    """Return a large enough rectangle around another that keeps clear of its kin and of what does not touch it.

    Of what is `taken`, only the inner parts are given.
    """
    wide, high = max(rect.width, SMALLEST_TARGET), max(rect.height, SMALLEST_TARGET)
    across, down = wide - rect.width, high - rect.height
    obstacles = taken.without(rect)
    obstacles.rects += map(_inner, kin)
    for left, top in product((across // 2, 0, across), (down // 2, 0, down)):
        grown = Rect(rect.left - left, rect.top - top, wide, high).clamp(window)
        if not obstacles.touches(grown):
            return grown
    return None
