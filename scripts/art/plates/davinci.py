"""The plate of *Leonardo da Vinci*: a master, apprentices and a mechanical man on the square before the glassworks."""

from typing import Final

from ..album import Album
from .ground import Ground, Standing, draw_plate

_GROUND: Final = Ground("city", 0.245, 0.4, 0.365)
_PIECES: Final = (
    Standing("apprentice_blue", 136, 172, 120, shadow=0.8),
    Standing("apprentice_green", 336, 172, 122, shadow=0.8),
    Standing("master_red", 236, 182, 146, shadow=0.8),
    Standing("automaton", 432, 180, 112, shadow=0.8),
)


def build(album: Album) -> None:
    """Draw the plate."""
    draw_plate(album, "davinci", _GROUND, _PIECES)
