"""Targets for the mouse: things on the table as large as a hand needs them, though some are drawn smaller.

A small thing may be pressed a little beside it. Where there is no room for that, things of one kind that stand
together become one target; and where there is none even for one, what they lie on is pressed instead.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product, zip_longest
from typing import Final

from attrs import define, field, frozen
from pygame import Rect

from leonardo.app.kit.areas import Area, overlaps
from leonardo.app.table.kinds import Spot
from leonardo.app.table.spots import Traits

SMALLEST_TARGET: Final = 32  # pixels that a target is wide and high at least

_TOUCH: Final = 4  # pixels by which neighbours may reach into each other

SpotAreas = Mapping[Spot, Area]
_Small = Mapping[Spot, Rect]
_Near = tuple[list[Rect], list[Area]]
_Numbers = tuple[int, int, int, int]


@frozen(eq=False)
class _Found:
    """Where a family is pressed, as long as that and what may be in its way are the same."""

    family: _Small
    reach: Rect
    near: "_Near"
    grown: Mapping[Spot, Rect]


@define(eq=False)
class Known:
    """What was found last in the same window, on which panels, by the first thing of each family."""

    panels: "Sequence[Pressed]" = ()
    found: dict[Spot, _Found] = field(factory=dict)


@frozen(eq=False)
class Pressed:
    """The things of one panel by how they are pressed: those that keep their shape, and the small ones in families.

    `rects` are the inner parts of rectangles among those that keep their shape, `shaped` what has another one, with the
    rectangles around that (`around`). What is drawn narrow on purpose takes no room.
    """

    kept: SpotAreas
    families: tuple[_Small, ...]
    rects: tuple[Rect, ...]
    shaped: tuple[Area, ...]
    around: tuple[Rect, ...]

    @cached_property
    def takes(self) -> frozenset[tuple[_Numbers, Area | None]]:
        """All that takes room: the numbers of rectangles, each with the area in it if that has another shape."""
        shaped = zip(map(_numbers, self.around), self.shaped, strict=True)
        return frozenset((*((_numbers(rect), None) for rect in self.rects), *shaped))


_NOTHING: Final = Pressed({}, (), (), (), ())


def sorted_out(places: SpotAreas, around: Mapping[Spot, Rect], traits: Traits) -> Pressed:
    """Sort the things of one panel, which lie in areas with these rectangles `around` them."""
    drawn = {spot for spot in places if isinstance(spot, traits.as_drawn)}
    small = {spot: rect for spot, rect in around.items() if spot not in drawn and min(rect.size) < SMALLEST_TARGET}
    kept = {spot: area for spot, area in places.items() if spot not in small}
    shaped = [spot for spot, area in kept.items() if spot not in drawn and not isinstance(area, Rect)]
    plain = [area for spot, area in kept.items() if spot not in drawn and isinstance(area, Rect)]
    return Pressed(
        kept,
        tuple(_families(small, traits)),
        tuple(map(_inner, plain)),
        tuple(kept[spot] for spot in shaped),
        tuple(around[spot] for spot in shaped),
    )


def targets(panels: Sequence[Pressed], window: Rect, traits: Traits, known: Known | None = None) -> dict[Spot, Area]:
    """Return where each thing on some panels can be pressed, in pixels.

    What is large enough keeps its shape; what is too small is pressed in a rectangle around it. Of what is `known`,
    only what has changed is found anew.
    """
    known = Known() if known is None else known
    families = sorted(
        (family for panel in panels for family in panel.families),
        key=lambda family: not isinstance(next(iter(family)), traits.first),
    )
    last, known.found = known.found, {}
    changed = _changes(known.panels, panels, last, [next(iter(family)) for family in families], window)
    known.panels = panels
    found: dict[Spot, Area] = {}
    for panel in panels:
        found |= panel.kept
    taken = _Taken(panels)
    for family in families:
        first = next(iter(family))
        before = last.get(first)
        if before is not None and (before.family is not family and before.family != family):
            changed += before.grown.values()
            before = None
        if before is None or before.reach.collidelist(changed) != -1:
            reach = _reach(family)
            near = taken.near(reach)
            if before is None or before.near != near:
                changed += before.grown.values() if before is not None else ()
                before = _Found(family, reach, near, _grown(family, taken, window) or _as_one(family, taken, window))
                changed += before.grown.values()
        known.found[first] = before
        found |= before.grown
        taken.rects += map(_inner, before.grown.values())
    return found


def _changes(
    before: Sequence[Pressed], now: Sequence[Pressed], last: Mapping[Spot, _Found], order: Sequence[Spot], window: Rect
) -> list[Rect]:
    """Return where anything may be in the way of others that was not there before, or no more.

    That is what keeps its shape on panels that changed, and what has grown of families (`last`) that are gone; all of
    the window, if families do not come in the same `order` any more, by their first things.
    """
    firsts = set(order)
    if [first for first in last if first in firsts] != [first for first in order if first in last]:
        return [window]
    gone = [rect for first, found in last.items() if first not in firsts for rect in found.grown.values()]
    pairs = ((old, new) for old, new in zip_longest(before, now, fillvalue=_NOTHING) if old is not new)
    return gone + [Rect(numbers) for old, new in pairs for numbers, _ in old.takes ^ new.takes]


def _numbers(rect: Rect) -> _Numbers:
    return rect.left, rect.top, rect.width, rect.height


class _Taken:
    """What room is taken: the inner parts of rectangles, and what has another shape with the rectangle around it."""

    def __init__(self, panels: Iterable[Pressed]) -> None:
        self.rects: list[Rect] = []
        self.shaped: list[Area] = []
        self.around: list[Rect] = []
        for panel in panels:
            self.rects += panel.rects
            self.shaped += panel.shaped
            self.around += panel.around

    def near(self, reach: Rect) -> _Near:
        rects = [self.rects[number] for number in reach.collidelistall(self.rects)]
        return rects, [self.shaped[number] for number in reach.collidelistall(self.around)]

    def newly_touched(self, grown: Rect, rect: Rect) -> bool:
        if any(not rect.colliderect(self.rects[number]) for number in grown.collidelistall(self.rects)):
            return True
        shaped = (self.shaped[number] for number in grown.collidelistall(self.around))
        return any(overlaps(each, grown) and not overlaps(each, rect) for each in shaped)


def _reach(family: _Small) -> Rect:
    first, *others = family.values()
    return first.unionall(others).inflate(2 * SMALLEST_TARGET, 2 * SMALLEST_TARGET)


def _families(small: _Small, traits: Traits) -> Iterable[_Small]:
    families: dict[Hashable, dict[Spot, Rect]] = {}
    for spot, around in small.items():
        families.setdefault(traits.family(spot), {})[spot] = around
    return families.values()


def _inner(rect: Rect) -> Rect:
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
