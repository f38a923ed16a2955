"""The round sky within a winner's laurel: at night behind whoever wears a light colour, at noon behind a dark one."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT, SeatColour
from leonardo.app.kit.theme import Colour, luminance, mix
from leonardo.app.kit.tween import ease_out
from leonardo.app.table.feast.timeline import Entrance

_DARK: Final = 0.12  # the luminance of a colour under which it stands before a light sky
_SIZES: Final = 14  # sizes in which it opens, up to its own
_STEPS: Final = 48  # rings in which the sky goes from its middle to its edge
_RIM: Final[Colour] = (214, 164, 62)
_RIM_EDGE: Final[Colour] = (96, 60, 20)
_RIM_WIDE: Final = 0.028  # the gilt rim, its dark edge, and how wide it is in diameters


@frozen
class _Sky:
    """Its colours in the middle and at the edge."""

    middle: Colour
    edge: Colour


_NIGHT: Final = _Sky((44, 72, 124), (14, 24, 58))
_NOON: Final = _Sky((255, 250, 226), (232, 196, 116))


def tondo(pictures: Pictures, colour: SeatColour, across: int) -> Surface:
    """Return it for so many pixels across, for a winner of a colour; kept, so do not draw on it."""
    sky = _NOON if luminance(PAINT[colour]) < _DARK else _NIGHT
    return pictures.made(("tondo", sky, across), lambda: _painted(sky, across))


@frozen(eq=False)
class Opening:
    """The sky of a winner of a colour, so many pixels `across`, that opens from its `middle`."""

    pictures: Pictures
    colour: SeatColour
    across: int
    middle: Point

    def draw(self, surface: Surface, _entrance: Entrance, share: float) -> None:
        """Draw it when so much of its time has passed."""
        size = round(_SIZES * ease_out(share))
        if size:
            shapes.lay_centred(surface, self._sized(size), self.middle)

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of painting its sizes."""
        yield from (partial(self._sized, size) for size in range(1, _SIZES + 1))

    def _sized(self, size: int) -> Surface:
        return tondo(self.pictures, self.colour, max(8, self.across * size // _SIZES))


def _painted(sky: _Sky, across: int) -> Surface:
    rim = max(2.0, across * _RIM_WIDE)
    picture = shapes.disc(across, (*_RIM, 255), (*_RIM_EDGE, 255), max(1.0, rim / 3)).copy()
    middle, reach = picture.get_rect().center, (across - 1) / 2 - rim
    shapes.lay_centred(picture, shapes.disc(round(2 * reach), (*sky.edge, 255), (*_RIM_EDGE, 255), rim / 4), middle)
    for ring in range(_STEPS):
        share = 1 - ring / _STEPS
        pygame.draw.circle(picture, mix(sky.middle, sky.edge, share**1.5), middle, (reach - rim / 2) * share)
    return picture
