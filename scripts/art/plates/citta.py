"""The plate of *The City of Leonardo*: pawns in a street before palaces."""

from typing import Final

from ..album import Album
from .ground import Ground, Standing, draw_plate

_GROUND: Final = Ground("citta", 0.2, 0.617, 0.34)
_PIECES: Final = (
    Standing("palace_32", 142, 156, 132),
    Standing("palace_12", 366, 156, 132),
    Standing("pawn_red", 88, 184, 102, shadow=0.8),
    Standing("pawn_blue", 254, 186, 102, shadow=0.8),
    Standing("work_12", 450, 184, 94),
)


def build(album: Album) -> None:
    """Draw the plate."""
    draw_plate(album, "citta", _GROUND, _PIECES)
