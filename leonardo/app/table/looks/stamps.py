"""What is pressed on a sheet: a few words in a frame, a little askew."""

from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import Colour
from leonardo.app.table.looks.colours import BLOOD

_FINE: Final = 2  # how many times too large a stamp is drawn before it is turned
_TILT: Final = 6
_CLEAR: Final = 4  # clear pixels around what is turned


def stamp(brush: Brush, text: str, pixels: int, colour: Colour = BLOOD) -> Surface:
    """Return a stamp whose letters are so many pixels high."""
    style = Style(Face.TITLE_BOLD, pixels * _FINE / brush.layout.k / brush.painter.scale)
    pad = pixels * _FINE // 2
    size = brush.width(text, style) + 2 * pad, brush.line(style) + pad
    surface = Surface(size, pygame.SRCALPHA)
    line = max(2.0, pixels * _FINE / 9)
    radius = max(4, pixels * _FINE // 4)
    shapes.lay(surface, shapes.plate(size, radius, (255, 250, 236, 226), (*colour, 255), line), (0, 0))
    brush.write(surface, text, (size[0] // 2, size[1] // 2), style, colour, align="centre", room=size[0] - pad)
    return askew(surface, _TILT, 1 / _FINE)


def askew(picture: Surface, degrees: float, scale: float) -> Surface:
    """Return a picture turned and scaled, its edges smooth: what reaches its border would have them cut in steps."""
    wide, high = picture.get_size()
    framed = Surface((wide + 2 * _CLEAR, high + 2 * _CLEAR), pygame.SRCALPHA)
    framed.blit(picture, (_CLEAR, _CLEAR))
    return pygame.transform.rotozoom(framed, degrees, scale)
