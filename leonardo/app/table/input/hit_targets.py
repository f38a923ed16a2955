"""Targets for the mouse: things on the table as large as a hand needs them, though some are drawn smaller.

A small thing may be pressed a little beside it. Where there is no room for that, things of one kind that stand
together become one target; and where there is none even for one, what they lie on is pressed instead.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping
from itertools import product
from typing import Final

from attrs import frozen
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
_Near = tuple[list[Rect], list[Area]]


@frozen(eq=False)
class _Found:
    """Where a family is pressed, as long as that and what may be in its way are the same."""

    family: _Small
    near: "_Near"
    grown: Mapping[Spot, Rect]


Known = dict[Spot, _Found]
"""What was found before in the same window, by the first thing of each family."""


def targets(places: SpotAreas, window: Rect, traits: Traits, known: Known | None = None) -> dict[Spot, Area]:
    """Return where each thing can be pressed, in pixels and in the order of `places`, larger things before smaller.

    What is large enough keeps its shape; what is too small is pressed in a rectangle around it. Of what is `known`,
    only what has changed is found anew.
    """
    known = {} if known is None else known
    drawn = {spot: area for spot, area in places.items() if isinstance(spot, traits.as_drawn)}
    small = {spot: around for spot, area in places.items() if spot not in drawn and (around := _if_small(area))}
    found = {spot: area for spot, area in places.items() if spot not in small}
    taken = _Taken([area for spot, area in found.items() if spot not in drawn])
    for family in _families(small, traits):
        first, near = next(iter(family)), taken.near(family)
        before = known.get(first)
        if before is None or before.near != near or before.family != family:
            grown = _grown(family, taken, window) or _as_one(family, taken, window)
            before = known[first] = _Found(family, near, grown)
        found |= before.grown
        taken.rects += map(_inner, before.grown.values())
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

    def near(self, family: _Small) -> _Near:
        """Return what may be in the way of some things when they grow."""
        first, *others = family.values()
        reach = first.unionall(others).inflate(2 * SMALLEST_TARGET, 2 * SMALLEST_TARGET)
        rects = [self.rects[number] for number in reach.collidelistall(self.rects)]
        return rects, [self.shaped[number] for number in reach.collidelistall(self.around)]

    def newly_touched(self, grown: Rect, rect: Rect) -> bool:
        """Tell whether a rectangle touches anything that the smaller one, of which it has grown, does not."""
        if any(not rect.colliderect(self.rects[number]) for number in grown.collidelistall(self.rects)):
            return True
        shaped = (self.shaped[number] for number in grown.collidelistall(self.around))
        return any(overlaps(each, grown) and not overlaps(each, rect) for each in shaped)


def _if_small(area: Area) -> Rect | None:
    """Return the rectangle around an area that is too small to be hit, or nothing if it is large enough."""
    around = bounds(area)
    return around if min(around.size) < SMALLEST_TARGET else None


def _families(small: _Small, traits: Traits) -> Iterator[dict[Spot, Rect]]:
    """Yield the small things by kind and by what they lie on, those that decide first."""
    families: dict[Hashable, dict[Spot, Rect]] = {}
    for spot, around in small.items():
        families.setdefault(traits.family(spot), {})[spot] = around
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
    beside = [_inner(each) for each in kin]
    for left, top in product((across // 2, 0, across), (down // 2, 0, down)):
        grown = Rect(rect.left - left, rect.top - top, wide, high).clamp(window)
        if grown.collidelist(beside) == -1 and not taken.newly_touched(grown, rect):
            return grown
    return None
