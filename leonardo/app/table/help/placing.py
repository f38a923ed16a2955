"""Where the notes of the help layer lie: each near what it tells of, none over another, on as many leaves as needed."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect

_STEP: Final = 12
"""Pixels between two places that are tried, in the smallest window."""
_GAP: Final = 8
_FAR: Final = 0.42
_HIDDEN: Final = 0.3
"""How far a note may lie from what it tells of, and how bad it is to lie upon it, as shares of the window's width."""
_MOST: Final = 6
"""Notes on a leaf, at most."""


@frozen
class Slip:
    """A note to be laid: what it is about (`target`), and how large it is, in pixels."""

    number: int
    target: Rect
    size: tuple[int, int]


@frozen
class Laid:
    """A note where it lies."""

    number: int
    target: Rect
    rect: Rect

    @property
    def apart(self) -> bool:
        """Whether it lies beside what it tells of, so that a line must lead there."""
        return not self.rect.colliderect(self.target)


def leaves(slips: Sequence[Slip], room: Rect) -> list[list[Laid]]:
    """Return the notes leaf by leaf; on each lie as many as find room near what they tell of."""
    left, found = list(slips), list[list[Laid]]()
    while left:
        leaf: list[Laid] = []
        targets = [slip.target for slip in left[:_MOST]]
        for slip in left:
            if len(leaf) == _MOST:
                break
            place = _place(slip, room, [laid.rect for laid in leaf], targets, first=not leaf)
            if place is not None:
                leaf.append(Laid(slip.number, slip.target, place))
        on_it = {laid.number for laid in leaf}
        left = [slip for slip in left if slip.number not in on_it]
        found.append(leaf)
    return found


def _place(slip: Slip, room: Rect, taken: Sequence[Rect], targets: Sequence[Rect], *, first: bool) -> Rect | None:
    """Return the free place that is near to the middle of a note's target and hides least of all targets.

    Where all are far, there is none but for the `first` note.
    """
    wide, high = slip.size
    step = max(_STEP, room.width // 90)
    shunned = [each.inflate(2 * _GAP, 2 * _GAP) for each in taken]
    best: tuple[float, Rect] | None = None
    for left in range(room.left, max(room.left, room.right - wide) + 1, step):
        for top in range(room.top, max(room.top, room.bottom - high) + 1, step):
            rect = Rect(left, top, wide, high)
            far = abs(rect.centerx - slip.target.centerx) + abs(rect.centery - slip.target.centery)
            if (best is not None and far >= best[0]) or rect.collidelist(shunned) >= 0:
                continue
            cost = far + _HIDDEN * room.width * sum(_share(target, rect) for target in targets)
            if best is None or cost < best[0]:
                best = cost, rect
    if best is None or (best[0] > room.width * _FAR and not first):
        return None
    return best[1]


def _share(target: Rect, rect: Rect) -> float:
    """Return how much of a target a rectangle hides, 0 to 1."""
    hidden = rect.clip(target)
    return hidden.width * hidden.height / max(1, target.width * target.height)
