"""Where a piece of paper lies beside what it speaks of: never over that, near to it, and hiding little else."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.points import Size

_STEPS: Final = 44  # into how many steps the width of the room is parted, for the places that are tried
_LEAST_STEP: Final = 10
_NEAR: Final = 5  # the share of the width of the room within which a place is looked for first: one of so many
_FAR: Final = 110  # pixels of something hidden that are as bad as a pixel farther away
_ASKEW: Final = 2  # pixels hidden that are as bad as a pixel farther from the middle
_NARROWER: Final = 900  # pixels hidden that are as bad as the next one of the sizes

_APART: Final = 1_000_000  # pixels hidden that are as bad as to lie where one cannot point from

Weighed = Mapping[tuple[int, ...], float]  # rectangles, by how many times worse it is to hide them than nothing at all


@frozen
class Found:
    """Where something lies, which of its sizes it has there, and how far it is from what it speaks of, in pixels."""

    rect: Rect
    size: int
    far: int


def beside(
    sizes: Sequence[Size],
    about: Sequence[Rect],
    room: Rect,
    *,
    clear: Sequence[Rect] = (),
    others: Weighed | None = None,
    gap: int = 8,
    reach: int | None = None,
) -> Found:
    """Return the best place in a `room` for something that has one of some `sizes`, the best first.

    It lies off all that it is `about`, as long as the room has any such place, and then off what must stay `clear`; of
    the `others` as little as can be is hidden. `gap` pixels are left around it if they can be. Where it can `reach`
    only so many pixels, it lies no farther away, nor off a corner, as long as there is another place that is as free.
    """
    weighed = dict(others or {})
    for shunned, hidden in (([*about, *clear], ()), (about, clear)):
        kept = {**weighed, **{tuple(rect): float(_NARROWER) for rect in hidden}}
        for within, around in product((_near(about, room), room), (gap, 0)):
            taken = [rect.inflate(2 * around, 2 * around) for rect in shunned]
            best = _best(sizes, about, room, within, taken, kept, reach)
            if best is not None:
                return best
    everything = {**weighed, **{tuple(rect): float(_NARROWER) for rect in (*about, *clear)}}
    found = _best(sizes, about, room, room, (), everything, reach)
    return found if found is not None else Found(Rect(room.topleft, sizes[-1]), len(sizes) - 1, 0)


def reaches(rect: Rect, other: Rect, reach: int) -> bool:
    """Tell whether a rectangle lies straight beside another, so that a corner of so many pixels can point there."""
    across = max(other.left - rect.right, rect.left - other.right)
    down = max(other.top - rect.bottom, rect.top - other.bottom)
    needed = min(reach, other.height if across > down else other.width)
    return max(across, down) <= reach and -min(across, down) >= needed


def _near(about: Sequence[Rect], room: Rect) -> Rect:
    if not about:
        return room
    reach = 2 * room.width // _NEAR
    return about[0].unionall(list(about[1:])).inflate(reach, reach).clip(room)


def _best(
    sizes: Sequence[Size],
    about: Sequence[Rect],
    room: Rect,
    within: Rect,
    taken: Sequence[Rect],
    weighed: Weighed,
    reach: int | None,
) -> Found | None:
    """Return the place of least cost that touches nothing which is taken, if there is any that begins `within`."""
    rects, weights = [Rect(each) for each in weighed], list(weighed.values())
    best: Found | None = None
    least = 0.0
    for number, size in enumerate(sizes):
        for rect in _places(size, about, room, within):
            if rect.collidelist(taken) >= 0:
                continue
            far, askew = _far(rect, about)
            cost: float = far * _FAR + askew * _ASKEW + number * _NARROWER
            cost += 0 if reach is None or any(reaches(rect, each, reach) for each in about) else _APART
            if best is not None and cost >= least:
                continue
            cost += sum(_area(rect.clip(rects[hit])) * weights[hit] for hit in rect.collidelistall(rects))
            if best is None or cost < least:
                best, least = Found(rect, number, far), cost
    return best


def _places(size: Size, about: Sequence[Rect], room: Rect, within: Rect) -> Iterator[Rect]:
    """Yield the places that are tried: all over the room where they touch `within`, and close to what it is about."""
    wide, high = size
    if wide > room.width or high > room.height:
        return
    step = max(_LEAST_STEP, room.width // _STEPS)
    right, bottom = room.right - wide, room.bottom - high
    lefts = {*range(room.left, right + 1, step), right}
    tops = {*range(room.top, bottom + 1, step), bottom}
    for rect in about:
        lefts |= {rect.right + step, rect.left - wide - step}
        tops |= {rect.bottom + step, rect.top - high - step}
    across = sorted(left for left in lefts if max(room.left, within.left - wide) <= left <= min(right, within.right))
    down = sorted(top for top in tops if max(room.top, within.top - high) <= top <= min(bottom, within.bottom))
    for left, top in product(across, down):
        yield Rect(left, top, wide, high)


def _far(rect: Rect, about: Sequence[Rect]) -> tuple[int, int]:
    return min((_apart(rect, each) for each in about), default=(0, 0))


def _apart(rect: Rect, other: Rect) -> tuple[int, int]:
    across = max(0, other.left - rect.right, rect.left - other.right)
    down = max(0, other.top - rect.bottom, rect.top - other.bottom)
    return across + down, abs(rect.centerx - other.centerx) + abs(rect.centery - other.centery)


def _area(rect: Rect) -> int:
    return rect.width * rect.height
