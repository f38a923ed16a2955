"""The sea of the chart: its colour, the rhumb lines of the pilots, hatching off the coasts and small waves."""

import math

import numpy as np
import skia

from ..drawing.ink import MULTIPLY, Pen, Sheet, paint, picture_of
from ..drawing.palette import Colour
from ..drawing.shapes import Point, curve, moved
from ..materials.noise import noise
from ..materials.paper import parchment_image
from . import ground
from .plan import HEIGHT, SEA_LINES, WIDTH, at

INK: Colour = (40, 70, 78)
"""What is drawn on water with."""
ROSE: Point = at(-56, 560)
"""The middle of the large wind rose, in the ocean."""
_CROWNS: tuple[tuple[Point, float], ...] = ((ROSE, 56), (at(352, 84), 38), (at(646, 640), 38), (at(30, 60), 30))
"""Where rhumb lines meet, and how dark they are."""
_DEEP: Colour = (66, 116, 124)
_LONGEST = 74
"""Units of a line of hatching at most: a strait is hatched right across, a broad bay is not."""


def sea(sheet: Sheet) -> None:
    """Lay the sea on a sheet, as if it were all of the chart."""
    pen, scale = sheet.pen, sheet.scale
    size = round(WIDTH * scale), round(HEIGHT * scale)
    sheet.lay(parchment_image("engines sea", *size, (214, 208, 176), 0.85, 0.3, scale))
    pen.wash(ground.FRAME, (184, 208, 200), 185)
    _shallows(pen)
    clouds = noise("engines sea clouds", WIDTH, HEIGHT, 6, 5)
    colour = np.broadcast_to(np.array((56, 106, 118), np.float32), (HEIGHT, WIDTH, 3))
    sheet.lay(picture_of(np.dstack([colour, np.clip((clouds - 0.5) * 420, 0, 90)])), 0, 0, WIDTH)
    _rhumbs(pen)
    _hatching(pen)
    _waves(pen)
    for line in SEA_LINES:
        _dashes(pen, line)


def _shallows(pen: Pen) -> None:
    """A deeper tone towards the coasts, as a brush leaves it that follows them."""
    for width, alpha in ((30, 30), (18, 42), (9, 64)):
        brush = paint(_DEEP, alpha, width * 1.6, width * 0.5)
        brush.setBlendMode(MULTIPLY)
        pen.canvas.drawPath(ground.land(), brush)


def _rhumbs(pen: Pen) -> None:
    for (x, y), alpha in _CROWNS:
        for number in range(32):
            angle = math.tau * number / 32
            colour: Colour = (124, 40, 26) if number % 4 == 0 else (96, 66, 40) if number % 2 else (50, 88, 70)
            strength = alpha * (1.0 if number % 2 == 0 else 0.6)
            end = x + math.cos(angle) * 1600, y + math.sin(angle) * 1600
            pen.canvas.drawLine(x, y, *end, paint(colour, strength, 0.8))


def _hatching(pen: Pen) -> None:
    """Level strokes off the coasts, of uneven length."""
    shores = [ground.Room.within(_widened(reach)) for reach in (6, 9, 12, 16)]
    land = ground.Room.within(ground.land())
    strokes = skia.Path()
    for step in range(int(HEIGHT / 2.7)):
        y = 1.5 + step * 2.7
        free = shores[pen.chance.randrange(len(shores))].without(land).free[int(y)]
        changes = np.flatnonzero(np.diff(np.concatenate(([0], free.astype(np.int8), [0]))))
        for left, right in zip(changes[::2], changes[1::2], strict=True):
            if right - left < _LONGEST:
                strokes.moveTo(float(left) + pen.chance.uniform(-0.6, 1.2), y)
                strokes.lineTo(float(right) - pen.chance.uniform(-0.6, 1.2), y + pen.chance.uniform(-0.4, 0.4))
    pen.canvas.drawPath(strokes, paint(INK, 150, 0.75))


def _widened(reach: float) -> skia.Path:
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2 * reach, StrokeJoin=skia.Paint.kRound_Join)
    band = skia.Path()
    brush.getFillPath(ground.land(), band)
    return band


def _waves(pen: Pen) -> None:
    """Little waves in the open sea."""
    open_sea = ground.Room.within(ground.sea(), 22)
    for _ in range(1500):
        x, y, wide = pen.chance.uniform(0, WIDTH), pen.chance.uniform(0, HEIGHT), pen.chance.uniform(7, 13)
        alpha = pen.chance.uniform(60, 120)
        if open_sea.has(x, y - 3, x + wide, y + 1):
            wave(pen, x, y, wide, 0.7, alpha)


def wave(pen: Pen, x: float, y: float, width: float, line: float = 0.9, alpha: float = 200) -> None:
    """Two small crests side by side, from the left end."""
    crests = [(x + width * k / 4, y - (width * 0.22 if k % 2 else 0)) for k in range(5)]
    pen.outline(curve(crests), line, alpha, INK)


def _dashes(pen: Pen, line: list[Point]) -> None:
    brush = paint(INK, 230, 1.8)
    brush.setPathEffect(skia.DashPathEffect.Make([8, 5], 0))
    pen.canvas.drawLine(*line[0], *line[1], brush)


def shade_of_land(pen: Pen) -> None:
    """The shadow that the land throws on the sea, so that it stands out."""
    pen.soft(moved(ground.land(), 2, 3), (24, 36, 40), 110, 3)
