"""The room of a laboratory where no work is done: a bench with a blank sheet, which waits for somebody to begin."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.table.looks.brush import Brush
from leonardo.engine.davinci.terms import Place

_SEEN: Final = 402
"""Units of the middle of the drawing (scripts/art/places/workroom.py) that every field shows."""


def draw_workroom(brush: Brush, surface: Surface, place: Place, field: Rect) -> None:
    """Draw the room of the laboratory `place` with its floor at the foot of a field, on the wood that lies there."""
    name = f"workroom_{place.name.lower()}"
    height = round(brush.pictures.entry(name).logical[1] * field.width / _SEEN)
    room = brush.sized(name, min(field.height, height))
    shown = Rect(0, 0, min(room.get_width(), field.width), room.get_height())
    shown.centerx = room.get_rect().centerx
    surface.blit(room, (field.centerx - shown.width // 2, field.bottom - shown.height), shown)
