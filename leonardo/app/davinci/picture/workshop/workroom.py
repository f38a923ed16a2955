"""The room of a laboratory where no work is done: a bench with a blank sheet, which waits for somebody to begin."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.engine.davinci.constants import Place

_SEEN: Final = 402
"""Units of the middle of the drawing (scripts/art/places/workroom.py) that every field shows."""


def workroom_in(brush: Brush, place: Place, field: Rect) -> Rect:
    """Return where in a field the room of the laboratory `place` is seen; a high field has wood below it, too."""
    wide, high = brush.pictures.entry(_name(place)).logical
    height = min(field.height, round(high * field.width / _SEEN))
    width = min(field.width, round(wide * height / high))
    return Rect(field.centerx - width // 2, field.bottom - height - (field.height - height) // 3, width, height)


def draw_workroom(brush: Brush, surface: Surface, place: Place, field: Rect) -> None:
    """Draw the room of the laboratory `place` in a field, on the wood that lies there."""
    seen = workroom_in(brush, place, field)
    room = brush.sized(_name(place), seen.height)
    shown = Rect((room.get_width() - seen.width) // 2, 0, seen.width, seen.height)
    surface.blit(room, seen, shown)


def _name(place: Place) -> str:
    return f"workroom_{place.name.lower()}"
