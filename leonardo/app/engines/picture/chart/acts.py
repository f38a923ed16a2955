"""Where things stand in a territory that have no place of their own: within its borders, clear of what is there."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from pygame import Mask, Rect

from leonardo.app.kit.points import Point, Size
from leonardo.app.table.areas import Polygon

_STEPS: Final = 3
"""Into how many steps the height of a thing is divided: so far apart its places are tried."""


def stand(land: Polygon, size: Size, taken: Sequence[Rect], near: Point, number: int = 0) -> Rect:
    """Return where a thing stands after so many others: as near to a point as it can without hiding what is `taken`.

    Where a territory is too small for that, it hides and leaves as little as it can, its middle never in another.
    """
    before: list[Rect] = []
    about = land.around.inflate(size)
    taken = [each for each in taken if each.colliderect(about)]
    mask = _mask(land)
    for _ in range(number + 1):
        before.append(_best(land.around, mask, size, [*taken, *before], near))
    return before[-1]


def _mask(land: Polygon) -> Mask:
    """Return which pixels of the rectangle around a land are in it."""
    around, crossings = land.around, defaultdict[int, list[int]](list)
    for (x, y), (to_x, to_y) in pairwise((*land.corners, land.corners[0])):
        for row in range(min(y, to_y), max(y, to_y)):
            crossings[row].append(round(x + (row + 0.5 - y) * (to_x - x) / (to_y - y)))
    mask = Mask((around.width + 1, around.height + 1))
    for row, found in crossings.items():
        for start, end in zip(sorted(found)[::2], sorted(found)[1::2], strict=True):
            mask.draw(Mask((end - start, 1), fill=True), (start - around.left, row - around.top))
    return mask


def _best(around: Rect, mask: Mask, size: Size, taken: Sequence[Rect], near: Point) -> Rect:
    """Return the best place for a thing on a land that the mask shows within a rectangle."""
    thing = Mask(size, fill=True)

    def outside(place: Rect) -> int:
        return thing.count() - mask.overlap_area(thing, (place.left - around.left, place.top - around.top))

    places = sorted(_tried(around, mask, size), key=lambda place: _squared(place.center, near))
    free = (place for place in places if place.collidelist(taken) < 0 and not outside(place))
    found = next(free, None)
    if found is None and not places:  # a land so small that nothing is told apart
        found = Rect((0, 0), size)
        found.center = around.center
    return found or min(places, key=lambda place: _hidden(place, taken) + outside(place) // 2)


def _tried(around: Rect, mask: Mask, size: Size) -> Iterator[Rect]:
    """Yield places whose middle is on a land."""
    wide, high = size
    step = max(1, high // _STEPS)
    for y in range(0, around.height, step):
        for x in range(0, around.width, step):
            if mask.get_at((x, y)):
                yield Rect(around.left + x - wide // 2, around.top + y - high // 2, wide, high)


def _squared(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _hidden(place: Rect, taken: Sequence[Rect]) -> int:
    common = (place.clip(each) for each in taken)
    return sum(each.width * each.height for each in common)
