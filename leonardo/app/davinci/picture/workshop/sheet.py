"""The sheet of an invention in work: open with its machine, or sealed."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import INK
from leonardo.engine.davinci.inventions import INVENTIONS

_PAPER: Final = (255, 249, 230, 255), (238, 220, 176, 255)


def draw_sheet(brush: Brush, surface: Surface, invention: int, rect: Rect, *, numbered: bool = True) -> None:
    """Draw the sheet of an invention in work: its machine, and, if `numbered`, its number on a medal."""
    upper, lower = _PAPER
    radius = brush.px(4)
    shapes.lay(surface, shapes.gradient(rect.size, radius, upper, lower), rect.topleft)
    shapes.lay(surface, shapes.outline(rect.size, radius, (*INK, 255), max(1, brush.px(1.6))), rect.topleft)
    picture = figures.machine(brush, invention, rect.inflate(-brush.px(8), -brush.px(8)).size)
    surface.blit(picture, picture.get_rect(center=rect.center))
    if not numbered:
        return
    size = max(18, brush.px(30))
    centre = rect.left + size // 2, rect.bottom - size // 2
    figures.medal(brush, surface, INVENTIONS[invention].tier, centre, size, invention)


def draw_cover(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Draw the sealed sheet that covers a secret."""
    surface.blit(brush.pictures.get("envelope_sealed", rect.size), rect)
    brush.stamp(surface, "seal_lily", (rect.centerx, rect.top + rect.height * 52 // 100), rect.height * 46 // 100)
