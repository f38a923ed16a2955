"""The light of the day over the nine rounds: morning, noon, evening, and lamps when the gates are closed.

It is laid on the drawing of the city alone, so that whatever is to be read or taken keeps its colours.
"""

from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture.living.creatures import PlanScale, plan
from leonardo.app.kit.surface_cache import cached_per_size
from leonardo.app.kit.theme import Colour, mix
from leonardo.app.table.panels.panel import Part, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import LAST_CITY_ROUND
from leonardo.engine.davinci.view import View


@frozen
class Hour:
    """What the drawing is multiplied with at an hour: its sky at the top, and the houses at its foot."""

    sky: Colour
    houses: Colour


_NOON: Final = Hour((255, 255, 255), (255, 255, 255))
_HOURS: Final = (
    Hour((255, 226, 218), (244, 240, 252)),
    Hour((255, 244, 236), (255, 250, 248)),
    _NOON,
    _NOON,
    _NOON,
    Hour((255, 240, 214), (255, 248, 232)),
    Hour((255, 206, 152), (255, 236, 206)),
    Hour((244, 172, 138), (232, 208, 194)),
    Hour((124, 116, 170), (214, 198, 208)),
)
"""From morning to nightfall, round by round."""
_NEAR: Final = 0.34
"""The share of the city's height from which on all is in the light of the houses: there one reads on squares."""
_BAND: Final = 4
"""Pixels of height that are as light as each other."""
_LAMP: Final[Colour] = (255, 208, 112)
_SHEEN: Final = (116, 76, 24)
"""What a lamp adds to the wall around its window, at its middle."""
_REACH: Final = 10.5
"""Units from a lamp to where its sheen ends."""


def hour(round_number: int) -> Hour:
    """Return the light in a round."""
    return _HOURS[max(1, min(round_number, len(_HOURS))) - 1]


class Daylight:
    """Lays the light of the hour on the city, and lights the lamps."""

    def __init__(self, city: Rect) -> None:
        ground = PlanScale(city)
        self._city = city
        self._size = max(1, round(1.3 * ground.k))
        self._sheen = _sheen(max(2, round(_REACH * ground.k)))
        at = [ground.point(x, y) for x, y in plan()["lamps"]]
        self._lamps = [self._sheen.get_rect(center=(round(x), round(y))) for x, y in at]

    @property
    def parts(self) -> tuple[Part, Part]:
        """The light, and the lamps in it."""
        return (
            Part(always(self._city), lambda view, _marks: hour(view.round), self._tint),
            Part(always(self._city), lambda view, _marks: view.round > LAST_CITY_ROUND, self._light_lamps),
        )

    def _tint(self, surface: Surface, view: View, _marks: Marks) -> None:
        now, city = hour(view.round), self._city
        seen = surface.get_clip().clip(city)
        if now == _NOON or not seen:
            return
        for top in range(seen.top - (seen.top - city.top) % _BAND, seen.bottom, _BAND):
            light = mix(now.sky, now.houses, min(1.0, (top - city.top) / (city.height * _NEAR)))
            surface.fill(light, (city.left, top, city.width, _BAND), special_flags=pygame.BLEND_MULT)

    def _light_lamps(self, surface: Surface, view: View, _marks: Marks) -> None:
        if view.round <= LAST_CITY_ROUND:
            return
        for number in surface.get_clip().collidelistall(self._lamps):
            around = self._lamps[number]
            surface.blit(self._sheen, around, special_flags=pygame.BLEND_ADD)
            pane = Rect(0, 0, 2 * self._size, 3 * self._size)
            pane.center = around.center
            surface.fill(_LAMP, pane)


@cached_per_size(8)
def _sheen(reach: int) -> Surface:
    """Return what a lamp adds around it, fading outwards."""
    light = Surface((2 * reach + 1, 2 * reach + 1))
    for ring in range(reach, 0, -1):
        share = (1 - ring / reach) ** 1.6
        colour = tuple(round(value * share) for value in _SHEEN)
        pygame.draw.circle(light, colour, (reach, reach), ring)
    return light
