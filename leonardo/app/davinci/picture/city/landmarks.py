"""The landmarks of the districts: where goods come out of them, and how they answer to who takes something there.

Places are shares of the width and of the height of a landmark, from its upper left corner.
"""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from leonardo.app.kit.theme import Colour
from leonardo.app.table.motion.echoes import WARM, Form
from leonardo.engine.davinci.constants import Place

Share = tuple[float, float]

_FIRE: Final[Colour] = (255, 122, 36)
_GLASS: Final[Colour] = (150, 214, 255)
_SMOKE: Final[Colour] = (226, 216, 204)
_SAWDUST: Final[Colour] = (238, 208, 148)


@frozen
class LandmarkEcho:
    """How a landmark answers at a place of its own; `across` in units."""

    form: Form
    at: Share
    colour: Colour
    across: float


@frozen
class Landmark:
    """Where goods come out, and all by which it answers."""

    door: Share
    echoes: tuple[LandmarkEcho, ...]


def _lamp(x: float, y: float, across: float = 150, colour: Colour = WARM) -> Landmark:
    """Return a landmark in whose door a light goes up."""
    return Landmark((x, y), (LandmarkEcho(Form.FLASH, (x, y), colour, across),))


LANDMARKS: Final[Mapping[Place, Landmark]] = {
    Place.COUNCIL: _lamp(0.28, 0.9),
    Place.WORKSHOP: _lamp(0.45, 0.8),
    Place.ACADEMY: _lamp(0.41, 0.68),
    Place.SMITHY: _lamp(0.44, 0.8, 200, _FIRE),
    Place.GLASSWORKS: Landmark(
        (0.4, 0.76),
        (LandmarkEcho(Form.FLASH, (0.4, 0.4), _GLASS, 150), LandmarkEcho(Form.FLASH, (0.7, 0.22), _GLASS, 90)),
    ),
    Place.CARPENTRY: Landmark((0.72, 0.72), (LandmarkEcho(Form.PUFF, (0.72, 0.6), _SAWDUST, 84),)),
    Place.KILN: Landmark(
        (0.44, 0.8),
        (LandmarkEcho(Form.PUFF, (0.45, -0.08), _SMOKE, 72), LandmarkEcho(Form.FLASH, (0.44, 0.82), _FIRE, 110)),
    ),
    Place.ROPERY: _lamp(0.5, 0.62, 180),
}
