"""How a figure goes through the air: a hand carries it in a bow, it leans forward, and its shadow stays on the ground.

All shares are of the way of a flight, 0 to 1.
"""

import math
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import FinePoint
from leonardo.app.table.motion.flight import LEAST_RISE, Flight

_LEANS: Final = 11
"""Degrees by which a figure leans that flies level,"""
_RIGHTS: Final = 0.3
"""and the share of its time in which it comes to lean, and in which it rights itself."""
_HEIGHTS: Final = 0.4
"""How much higher than others what is set down is carried, in its own heights: one sees it come down,"""
_LEAST: Final = 0.5
"""and how high at least, in these, where the window leaves no more room,"""
_MARGIN: Final = 0.7
"""which ends so far above the middle of what flies, in these;"""
_GENTLY: Final = 3
"""the more, the later a piece that rises is kept off that."""
_SIZES: Final = 24
"""Sizes that are told apart between nothing and scale 1: each is seen at some angles."""
_SHADE: Final = (26, 10, 0)
_DARK: Final = 185
"""The colour of the shadow on the ground, and how dark it is below what stands there, of 255."""
_FLAT: Final = 0.36
"""How high that is, in its widths: the table is seen from aside."""
_FAINT: Final = 0.85
"""How much of it is left below what is two heights above the ground, or more."""
_ASIDE: Final = 0.24
_BELOW: Final = 0.1
"""How far to the right and down it falls, in the height at which the figure is."""
_FOOT: Final = 0.46
"""How far below its middle the feet of a figure are, in its heights."""


def bow(flight: Flight, start: FinePoint, end: FinePoint, k: float) -> float:
    """Return how high above the straight way a flight leads at most; `k` are the pixels of a unit."""
    return LEAST_RISE * k + flight.rise * math.dist(start, end)


def throw(flight: Flight, start: FinePoint, end: FinePoint, k: float, tall: int) -> float:
    """Return how high above the straight way a piece `tall` pixels high comes that is set down."""
    return bow(flight, start, end, k) + _HEIGHTS * tall


def in_sight(high: float, middle: FinePoint, tall: int) -> float:
    """Return how high a piece may be above its `middle` on the ground: it keeps gently off the edge of the window."""
    room = max(_LEAST * tall, middle[1] - _MARGIN * tall)
    return high / math.pow(1 + math.pow(high / room, _GENTLY), 1 / _GENTLY)


def lean(start: FinePoint, end: FinePoint, share: float) -> float:
    """Return how many degrees a figure leans to the right on its way: forward, and not at all at its ends."""
    length = math.dist(start, end)
    if not length:
        return 0.0
    return _LEANS * (end[0] - start[0]) / length * min(1.0, share / _RIGHTS, (1 - share) / _RIGHTS)


def size_of(size: float) -> float:
    """Return the size nearest to one of which pictures are made."""
    return round(size * _SIZES) / _SIZES


def foot(standing: Surface, middle: FinePoint) -> FinePoint:
    """Return where the feet of something are that stands with its middle on a point."""
    return middle[0], middle[1] + _FOOT * standing.get_height()


def cast_below(pictures: Pictures, surface: Surface, standing: Surface, middle: FinePoint, high: float) -> Rect:
    """Draw the shadow of what is so many pixels above where it would be `standing` on the ground; return where."""
    shadow = pictures.made(("below", standing.get_width()), partial(_shadow, standing.get_width()))
    x, y = foot(standing, middle)
    left = 1 - (1 - _FAINT) * min(1.0, high / (2 * standing.get_height()))
    shadow.set_alpha(round(255 * left))
    at = round(x + _ASIDE * high), round(y + _BELOW * high)
    return surface.blit(shadow, shadow.get_rect(center=at))


def _shadow(wide: int) -> Surface:
    """Return a soft dark oval about as wide as what stands on it."""
    soft = max(1, wide // 12)
    oval = Rect(2 * soft, 2 * soft, max(4, round(wide * 0.84)), max(3, round(wide * 0.84 * _FLAT)))
    shadow = shapes.blank(oval.width + 4 * soft, oval.height + 4 * soft)
    shadow.fill((*_SHADE, 0))
    pygame.draw.ellipse(shadow, (*_SHADE, _DARK), oval)
    return pygame.transform.box_blur(shadow, soft)
