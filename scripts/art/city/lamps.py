"""Where light shows in the evening: windows that no other house hides, far enough from each other."""

import random

import numpy as np
import skia

from ..drawing.shapes import Point
from .plan import on_screen

_LIT = 0.3
"""The share of all windows that are lit."""
_APART = 7
"""Units between two of them at least."""
_DARK = 115
"""What is darker (0..255) is an opening, and no wall before it."""


def spots(city: skia.Image, openings: list[Point]) -> list[list[float]]:
    """Return the middles of lit windows in units of the table; `openings` are in pixels of the picture."""
    pixels = city.toarray(colorType=skia.kRGBA_8888_ColorType)
    chance = random.Random("lamps")
    lit: list[Point] = []
    for x, y in openings:
        column, row = round(x), round(y)
        if not (12 < column < city.width() - 12 and 12 < row < city.height() - 12) or chance.random() > _LIT:
            continue
        if np.median(pixels[row - 1 : row + 2, column, :3]) > _DARK:
            continue
        if all(abs(x - ox) + abs(y - oy) > 2 * _APART for ox, oy in lit):
            lit.append((x, y))
    return [[round(value, 1) for value in on_screen(x / 2, y / 2, 0, 0)[:2]] for x, y in sorted(lit)]
