"""What both stages are made of: a walnut board with a gilt edge, slips of paper, and words on them."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face as Letters
from leonardo.app.kit.theme import GOLD, INK, Colour

TITLE: Final = Style(Letters.TITLE_BOLD, 24, NARROW)
NAME: Final = Style(Letters.TITLE_BOLD, 18, NARROW)
LINE: Final = Style(Letters.MEDIUM, 17.5, (Letters.TEXT,))
STRONG: Final = Style(Letters.BOLD, 18, (Letters.STRONG, Letters.TEXT))
ASIDE: Final = Style(Letters.ITALIC, 17)
SUM: Final = Style(Letters.BOLD, 28)

_SLIP: Final = (252, 243, 218, 236)
_EDGE: Final = (104, 70, 32, 255)


def board(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Lay the board of a stage with its shadow."""
    brush.shadow(surface, rect)
    bare_board(brush, surface, rect)


def bare_board(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Lay the board alone."""
    surface.blit(brush.pictures.cover("workshop_wood", rect.size), rect)
    inner = rect.inflate(-2 * brush.px(5), -2 * brush.px(5))
    line = max(1.0, 1.8 * brush.layout.k)
    shapes.lay(surface, shapes.outline(rect.size, brush.px(4), (*INK, 255), 2 * line), rect.topleft)
    shapes.lay(surface, shapes.outline(inner.size, brush.px(4), (*GOLD, 255), line), inner.topleft)


def paper(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Lay a strip of paper with a ruled edge."""
    brush.box(surface, rect, (246, 233, 202, 255), _EDGE, 4)
    inner = rect.inflate(-2 * brush.px(3), -2 * brush.px(3))
    shapes.lay(
        surface, shapes.outline(inner.size, brush.px(3), (*_EDGE[:3], 90), max(1.0, brush.layout.k)), inner.topleft
    )


def slip(brush: Brush, surface: Surface, text: str, centre: Point, style: Style, colour: Colour, room: int) -> Rect:
    """Write a line on a slip of its own, around a point, within `room` pixels; return where."""
    pad = brush.px(7)
    wide = min(room, brush.width(text, style) + 2 * pad)
    rect = Rect(0, 0, wide, round(brush.line(style) * 1.04))
    rect.center = centre
    brush.plate(surface, rect, 4, _SLIP, 1.0, _EDGE)
    brush.write(surface, text, rect.center, style, colour, align="centre", room=wide - pad)
    return rect
