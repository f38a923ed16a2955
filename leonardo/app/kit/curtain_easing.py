"""How cloth hangs and moves: what curtains have in common, however large they are."""

from math import pi, sin
from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit.tween import ease_in_out

SHADOW: Final = 14
"""Units across the shadow beside the edge of a curtain;"""
_DARK: Final = 96
"""and how dark that is, of 255."""
_ARRIVES: Final = 0.76
"""The share of its time after which a row has come to where it belongs: then it swings beyond that,"""
SWINGS: Final = 0.035
"""by this share of its way, and comes back."""


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
