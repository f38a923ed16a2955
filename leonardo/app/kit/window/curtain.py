"""The curtain of the window: velvet that closes over what was seen, and opens on what comes in its place.

The rail draws each half by its top and its hem follows, as with the curtain of a stage. Row by row the cloth is pressed
together right on the window, so nothing is kept for that and no pixel is drawn twice. While it is shut it is a picture.
"""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import ceil, pi, sin
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.tween import ease_in_out

SHADOW: Final = 14  # units across the shadow beside the edge of a curtain
_DARK: Final = 96  # how dark that shadow is, of 255
_ARRIVES: Final = 0.76
"""The share of its time after which a row has come to where it belongs: then it swings beyond that."""
SWINGS: Final = 0.035  # the share of its way by which a row swings beyond where it belongs, and comes back


def passed(share: float, down: float, lag: float) -> float:
    """Return what share of its own time a row has had: the farther `down` it is, 0..1, the later that begins.

    The lowest row is later by `lag`, which is a share of the whole time, as `share` is.
    """
    return max(0.0, min(1.0, (share - lag * down) / (1 - lag)))


def swung(share: float) -> float:
    """Return how far on its way a row is that is drawn by the rail: it goes a little too far and comes back."""
    if share <= _ARRIVES:
        return ease_in_out(share / _ARRIVES)
    if share >= 1:
        return 1.0
    return 1 + SWINGS * sin(pi * (share - _ARRIVES) / (1 - _ARRIVES))


def shadow(wide: int) -> Surface:
    """Return one row of the shadow beside the right edge of a curtain, so many pixels wide."""
    row = Surface((wide, 1), pygame.SRCALPHA)
    for x in range(wide):
        row.set_at((x, 0), (30, 8, 0, round(_DARK * (1 - x / wide) ** 2)))
    return row


CLOSES: Final = 620
SHUT: Final = 180
OPENS: Final = 900
"""Milliseconds in which it closes, for which it stays shut while what comes is made ready, and in which it opens."""
REVEALS: Final = CLOSES + SHUT + OPENS * 0.5  # after how many of them the middle of what comes lies open
_PICTURE: Final = "stage_curtain"
_LAG: Final = 0.2  # by which share of its time the hem is later than the top
_BOWED: Final = 1.6  # by which power of how far down a row is that lag grows: its edge is a curve
_GATHERED: Final = 0.24
"""How wide a half is pressed together when the last of it leaves the window, in widths of one that is shut."""
_FINE: Final = 1000
_SOFT: Final = 0.6
"""Pixels across the picture that it is pressed together from, at most; where it is narrower than that share of itself,
one half as wide is taken, so that no fold flickers."""
_OVERLAP: Final = 6 / 396  # by which share of a half each one reaches beyond the middle
_BANDS: Final = 216  # how many rows of it are pressed together by themselves
_HIGH: Final = 440  # units of its height, as of a stage of which the curtain is drawn
_SEAM: Final = (22, 150)
"""Units across the darkness at each side of where both halves meet, and how dark that is, of 255."""
_PARTED: Final = 6  # units between the halves when nothing is left of it


def begin_curtain(pictures: Pictures, window: Size) -> None:
    """Begin to read it for a window of so many pixels, which will need it soon."""
    pictures.begin_at(_PICTURE, _half(window))


def make_curtain_ready(pictures: Pictures, window: Size) -> None:
    """Make what it is drawn with for a window of so many pixels."""
    for right in (False, True):
        for wide in _widths(window):
            _velvet(pictures, window, wide, right=right)


@frozen(eq=False)
class _Row:
    """Some rows of one half, from `top` on: from a picture of it, and from one half as wide."""

    top: int
    down: float
    fine: Surface
    soft: Surface


class WindowCurtain:
    """It, on its way over a `window` of so many pixels: first it closes, then it opens."""

    def __init__(self, pictures: Pictures, window: Size) -> None:
        self.window = window
        self._now = 0.0
        self._wide = _half(window)[0]
        shut, fine, soft = _widths(window)
        left, right = (partial(_velvet, pictures, window, right=side) for side in (False, True))
        self._halves = left(shut), right(shut)
        self._rows = [_rows(velvet(fine), velvet(soft)) for velvet in (left, right)]
        unit = window[1] / _HIGH
        beside = shadow(max(2, round(SHADOW * unit)))
        beside = pygame.transform.scale(beside, (beside.get_width(), ceil(window[1] / _BANDS)))
        self._shadows = beside, pygame.transform.flip(beside, True, False)
        self._seam = _seam(round(_SEAM[0] * unit), window[1])
        self._parted = _PARTED * unit

    def update(self, milliseconds: float) -> None:
        self._now += milliseconds

    @property
    def closes(self) -> bool:
        """Whether what was seen before is still seen: what the curtain has covered stays covered."""
        return self._now < CLOSES

    @property
    def gone(self) -> bool:
        return self._now >= CLOSES + SHUT + OPENS

    @property
    def opening(self) -> Rect:
        """All that may be seen between both halves: nothing else needs to be drawn behind them."""
        wide, high = self.window
        edge = min(self._edge(self._aside(down)) for down in (0.0, 1.0))
        return Rect(edge, 0, max(0, wide - 2 * edge), high)

    def draw(self, surface: Surface) -> None:
        """Draw it as far as it is closed now."""
        if self._shut:
            left, right = self._halves
            surface.blit(left, (0, 0))
            surface.blit(right, (self.window[0] - self._wide, 0))
        else:
            for left_row, right_row in zip(*self._rows, strict=True):
                self._lay_row(surface, left_row, right_row, self._aside(left_row.down))
        self._lay_seam(surface)

    @property
    def _shut(self) -> bool:
        return 0 <= self._now - CLOSES <= SHUT

    def _aside(self, down: float) -> float:
        """Return how far a row so far down is drawn aside, 0 to 1; less than 0 where both halves overlap."""
        if self._shut:
            return 0.0
        if self.closes:
            return 1 - swung(passed(self._now / CLOSES, down**_BOWED, _LAG))
        return ease_in_out(passed((self._now - CLOSES - SHUT) / OPENS, down**_BOWED, _LAG))

    def _edge(self, aside: float) -> int:
        """Return how far into the window a row reaches that is drawn aside so far; its shadow is gone, too, at last."""
        return round(self._wide - (self._wide + self._shadows[0].get_width()) * aside)

    def _lay_row(self, surface: Surface, left: _Row, right: _Row, aside: float) -> None:
        """Draw some rows of both halves that are drawn aside so far."""
        edge, high, reach = self._edge(aside), left.fine.get_height(), self._shadows[0].get_width()
        wide = edge + self._wide * _GATHERED * aside * aside
        for row, x, beside, dark in (
            (left, 0, edge, self._shadows[0]),
            (right, self.window[0] - edge, self.window[0] - edge - reach, self._shadows[1]),
        ):
            surface.blit(dark, (beside, row.top), Rect(0, 0, reach, high))
            if edge > 0:
                picture = row.soft if wide < self._wide * _SOFT else row.fine
                whole = picture.get_width()
                part = max(1, round(whole * edge / wide))
                cut = picture.subsurface(Rect(0 if row is right else whole - part, 0, part, high))
                pygame.transform.scale(cut, (edge, high), surface.subsurface(Rect(x, row.top, edge, high)))

    def _lay_seam(self, surface: Surface) -> None:
        apart = max(0.0, *(self._aside(down) for down in (0.0, 1.0))) * self._wide
        if apart < self._parted:
            self._seam.set_alpha(round(255 * (1 - apart / self._parted)))
            surface.blit(self._seam, self._seam.get_rect(midtop=(self.window[0] // 2, 0)))


def _half(window: Size) -> Size:
    return ceil(window[0] / 2 * (1 + _OVERLAP)), window[1]


def _widths(window: Size) -> tuple[int, int, int]:
    """Return how wide the pictures of a half are: while it is shut, and the two from which it is pressed together."""
    shut = _half(window)[0]
    fine = min(shut, _FINE)
    return shut, fine, fine // 2


def _velvet(pictures: Pictures, window: Size, wide: int, *, right: bool) -> Surface:
    """Return a half while it is shut, so many pixels wide."""
    shut = _half(window)

    def make() -> Surface:
        if right:
            return pygame.transform.flip(_velvet(pictures, window, wide, right=False), True, False)
        if wide != shut[0]:
            return pygame.transform.smoothscale(_velvet(pictures, window, shut[0], right=False), (wide, shut[1]))
        return pictures.get(_PICTURE, shut).convert(Surface((1, 1), 0, 32))

    return pictures.made(("curtain of the window", window, wide, right), make)


def _rows(fine: Surface, soft: Surface) -> Sequence[_Row]:
    high = fine.get_height()
    tops = [high * number // _BANDS for number in range(_BANDS + 1)]
    return [
        _Row(top, top / high, *(each.subsurface(Rect(0, top, each.get_width(), below - top)) for each in (fine, soft)))
        for top, below in pairwise(tops)
        if below > top
    ]


def _seam(reach: int, high: int) -> Surface:
    """Return the darkness where both halves meet, which reaches so many pixels to both sides."""
    row = Surface((2 * reach, 1), pygame.SRCALPHA)
    for x in range(2 * reach):
        row.set_at((x, 0), (16, 0, 2, round(_SEAM[1] * (1 - abs(x + 0.5 - reach) / reach) ** 2)))
    return pygame.transform.scale(row, (2 * reach, high))
