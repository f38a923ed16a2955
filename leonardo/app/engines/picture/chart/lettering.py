"""What is written on the chart: dark letters in a pale halo, to be read on every ground."""

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart.places import Eye
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour

NAME: Final = Style(Face.BOLD, 16)
SEA: Final = Style(Face.ITALIC, 19)
FREE: Final = Style(Face.ITALIC, 15)
_ROOM: Final = 27.0
"""Units of the chart that the line of a name may be high, before larger text gives way."""
_HALO: Final = (250, 240, 212)


def lettering(brush: Brush, eye: Eye) -> Brush:
    """Return the brush for names: as large as is wished, unless they would hide the lands that they name."""
    return brush.yielding(lambda larger: larger.line(NAME) <= _ROOM * eye.scale)


def written(brush: Brush, surface: Surface, text: str, at: Point, style: Style, colour: Colour) -> None:
    """Write a name around a point."""
    key = "engines halo", text, style, brush.layout.k, brush.painter.scale
    made = brush.pictures.made(key, lambda: _halo(brush, text, style))
    surface.blit(made, made.get_rect(center=at))
    brush.write(surface, text, at, style, colour, align="centre")


def around(middle: Point, half: int, high: int) -> Rect:
    """Return the rectangle around a point that is so high and reaches so far to both sides."""
    return Rect(middle[0] - half, middle[1] - high // 2, 2 * half, high)


def beside_edge(rect: Rect, x: int, half: int) -> int:
    """Return the middle of something so broad that it does not reach beyond the chart, as near as can be."""
    return min(max(x, rect.left + half + 4), rect.right - half - 4)


def _halo(brush: Brush, text: str, style: Style) -> Surface:
    reach = max(2, brush.px(2.6))
    line = brush.painter.render(text, style.face, style.units, _HALO, None)
    surface = Surface((line.get_width() + 2 * reach, line.get_height() + 2 * reach), pygame.SRCALPHA)
    for step in range(12):
        angle = math.pi * step / 6
        surface.blit(line, (reach + round(reach * math.cos(angle)), reach + round(reach * math.sin(angle))))
    return surface
