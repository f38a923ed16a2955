"""What was drawn for one way to look at a table: panning and zooming would else fill the memory with ever new ones."""

from functools import partial
from typing import Final

from pygame import Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.surface_cache import LruSurfaces, room_for

_WINDOWS: Final = 5
"""How many windows full of pictures there is room for, ..."""
_LEAST: Final = 5_000_000
"""... or so many pixels if that is more."""


def shelf(brush: Brush) -> LruSurfaces[Surface]:
    """Return the shelf of one arrangement of the table."""
    return brush.once("shelf", lambda: LruSurfaces[Surface](partial(room_for, _WINDOWS, _LEAST)))
