"""The plate of *Engines of War*: a tank, soldiers, a castle and a flying machine on the chart of Europe."""

from typing import Final

from ..album import Album
from .ground import Ground, Standing, draw_plate

_GROUND: Final = Ground("engines_chart", 0.31, 0.32, 0.42)
_PIECES: Final = (
    Standing("engines_castle_5", 416, 176, 134),
    Standing("engines_plane", 322, 104, 74),
    Standing("engines_infantry_red", 112, 164, 104),
    Standing("engines_infantry_red", 62, 184, 104),
    Standing("engines_tank", 232, 186, 124),
)


def build(album: Album) -> None:
    """Draw the plate."""
    draw_plate(album, "engines", _GROUND, _PIECES)
