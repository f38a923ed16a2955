"""The plate of *Leonardo da Vinci*: a master, apprentices and a mechanical man on the square before the glassworks."""

from typing import Final

from ..album import Album
from ..pieces.figures import knight, maestro, worker
from .ground import Ground, Standing, draw_plate

_GROUND: Final = Ground("city", 0.245, 0.4, 0.365)


def build(album: Album) -> None:
    """Draw the plate; figures as large as here need no pale line to be seen."""
    pieces = (
        Standing(worker("blue"), 136, 172, 120, shadow=0.8),
        Standing(worker("green"), 336, 172, 122, shadow=0.8),
        Standing(maestro("red"), 236, 182, 146, shadow=0.8),
        Standing(knight(), 432, 180, 112, shadow=0.8),
    )
    draw_plate(album, "davinci", _GROUND, pieces)
