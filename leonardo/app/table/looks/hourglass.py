"""The hourglass at the end of the sheet of the prompt while somebody thinks: it lies over the table as tips do."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush

_HEIGHT: Final = 0.62  # the height of the hourglass in those of the sheet
_EDGE: Final = 14  # units between it and the end of the sheet
_APART: Final = 6  # units between it and the words before it


def room_taken(brush: Brush, sheet: Rect) -> int:
    """Return how many pixels at the end of a sheet no words may use, but for its edge."""
    return round(sheet.height * _HEIGHT) + brush.px(_APART)


def draw_hourglass(brush: Brush, surface: Surface, sheet: Rect, degrees: float) -> Rect:
    """Draw the hourglass on a sheet, turned so far; nothing of it reaches beyond the sheet. Return where it is."""
    size = round(sheet.height * _HEIGHT)
    picture = brush.turned("hourglass", size, degrees)
    place = picture.get_rect(center=(sheet.right - brush.px(_EDGE) - size // 2, sheet.centery))
    shown = place.clip(sheet)
    surface.blit(picture, shown, shown.move(-place.left, -place.top))
    return shown
