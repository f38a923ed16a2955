"""The curtain of the window: velvet that closes over what was seen, and opens on what comes in its place.

Its folds are strips of one picture. Each is moved as a whole, and they slide under one another as they are gathered at
the sides: so nothing is scaled while it moves, and no pixel of the window is drawn twice by it.
"""

from math import ceil
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.tween import ease_in, ease_in_out

CLOSES: Final = 460
SHUT: Final = 180
OPENS: Final = 640
"""Milliseconds in which it closes, for which it stays shut while what comes is made ready, and in which it opens."""
REVEALS: Final = CLOSES + SHUT + OPENS * 0.6
"""After how many of them the middle of what comes lies open."""
_PICTURE: Final = "stage_curtain"
_FOLDS: Final = 9
"""Folds of each half,"""
_GATHERED: Final = 0.45
"""and how far apart they are when it is open, in widths of a fold."""
_OVERLAP: Final = 6 / 396
"""By which share of a half each one reaches beyond the middle."""


def begin_curtain(pictures: Pictures, window: Size) -> None:
    """Begin to read it for a window of so many pixels, which will need it soon."""
    pictures.begin_at(_PICTURE, _half(window))


class WindowCurtain:
    """It, on its way over a `window` of so many pixels: first it closes, then it opens."""

    def __init__(self, pictures: Pictures, window: Size) -> None:
        self.window = window
        self._now = 0.0
        left = pictures.get(_PICTURE, _half(window)).convert(Surface((1, 1), 0, 32))
        self._halves = left, pygame.transform.flip(left, True, False)

    def update(self, milliseconds: float) -> None:
        """Let time pass."""
        self._now += milliseconds

    @property
    def closes(self) -> bool:
        """Whether what was seen before is still seen: what the curtain has covered stays covered."""
        return self._now < CLOSES

    @property
    def gone(self) -> bool:
        """Whether nothing is left of it."""
        return self._now >= CLOSES + SHUT + OPENS

    def draw(self, surface: Surface) -> None:
        """Draw it as far as it is closed now."""
        if self._now < CLOSES:
            aside = 1 - ease_in(self._now / CLOSES)
        else:
            aside = ease_in_out(max(0.0, min(1.0, (self._now - CLOSES - SHUT) / OPENS)))
        left, right = self._halves
        wide, high = left.get_size()
        if not aside:
            surface.blit(left, (0, 0))
            surface.blit(right, (self.window[0] - wide, 0))
            return
        for number in range(_FOLDS):
            fold = _fold((wide, high), number, aside)
            if fold is None:
                continue
            x, cut = fold
            surface.blit(left, (x, 0), cut)
            mirrored = Rect(wide - cut.right, 0, cut.width, cut.height)
            surface.blit(right, (self.window[0] - x - cut.width, 0), mirrored)


def _half(window: Size) -> Size:
    """Return the pixels of one half, which reaches a little beyond the middle."""
    return ceil(window[0] / 2 * (1 + _OVERLAP)), window[1]


def _fold(size: Size, number: int, aside: float) -> tuple[int, Rect] | None:
    """Return where a fold of the left half begins and which part of the picture is seen of it; none beside the window.

    It is drawn `aside` so far, 0 to 1; the next fold lies over its right end.
    """
    wide, high = size
    first, last = wide * number // _FOLDS, wide * (number + 1) // _FOLDS
    closer = 1 - (1 - _GATHERED) * aside
    edge = round(wide * (1 - aside))

    def begins(column: int) -> int:
        return edge - round((wide - column) * closer)

    seen = last - first if number == _FOLDS - 1 else begins(last) - begins(first)
    x = edge - seen if number == _FOLDS - 1 else begins(first)
    hidden = max(0, -x)
    if hidden >= seen:
        return None
    return x + hidden, Rect(first + hidden, 0, seen - hidden, high)
