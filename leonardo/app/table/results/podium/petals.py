"""Petals that are thrown when the laurel is on: they fall around the winners and stay lying on the square."""

import random
from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.table.results.podium.plan import PodiumPlan

FALL: Final = 2000.0
"""Milliseconds from the first petal that is thrown to the last one that lies."""
_THROWN: Final = 0.35
"""The share of that time in which they are thrown."""
_COUNT: Final = 64
_LONG, _WIDE = 20, 11
"""Units of a petal."""
_TURNS: Final = 8
_SWAY: Final = 46
_PAVEMENT: Final = 16
"""Pictures of a petal that turns; units by which it sways, and of the pavement before the steps that they lie on."""
_COLOURS: Final = ((196, 62, 46), (226, 120, 96), (240, 200, 90), (250, 236, 206))
_EDGE: Final = (96, 58, 32)


@frozen
class _Petal:
    """One petal: where it comes down, when it is thrown, how it sways and turns, and which colour it has."""

    x: float
    lies: float
    thrown: float
    sway: float
    turn: int
    colour: int


class Petals:
    """The petals for one arrangement of the window; they fall alike each time."""

    def __init__(self, page: Kit, plan: PodiumPlan) -> None:
        px = page.layout.px
        chance = random.Random(1519)
        around = plan.steps[0].unionall(list(plan.steps[1:])).inflate(px(160), 0)
        self._sway = px(_SWAY)
        self._banner = plan.banner
        self._petals = [
            _Petal(
                chance.triangular(around.left, around.right),
                around.bottom + chance.uniform(0, px(_PAVEMENT)),
                chance.uniform(0, _THROWN),
                chance.uniform(-1, 1),
                chance.randrange(_TURNS),
                chance.randrange(len(_COLOURS)),
            )
            for _ in range(_COUNT)
        ]
        self._pictures = [_turning((max(6, px(_LONG)), max(4, px(_WIDE))), colour) for colour in _COLOURS]

    def draw(self, surface: Surface, share: float) -> None:
        """Draw those that were thrown, when so much of the time has passed; they pass behind the banner."""
        for petal in self._petals:
            fallen = min(1.0, (share - petal.thrown) / (1 - _THROWN))
            if fallen < 0:
                continue
            turned = self._pictures[petal.colour][(petal.turn + int(fallen * 2 * _TURNS)) % _TURNS]
            aside = petal.sway * self._sway * 4 * fallen * (1 - fallen)
            place = turned.get_rect(center=(round(petal.x + aside), round(petal.lies * fallen)))
            if not place.colliderect(self._banner):
                surface.blit(turned, place)


def _turning(size: tuple[int, int], colour: tuple[int, int, int]) -> Sequence[Surface]:
    """Return a petal as it turns; it is painted large and brought down, so that its edge is smooth."""
    large = Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    large.fill((*_EDGE, 0))
    pygame.draw.ellipse(large, _EDGE, large.get_rect())
    pygame.draw.ellipse(large, colour, Rect((0, 0), large.get_size()).inflate(-8, -8))
    turns = (pygame.transform.rotate(large, 360 * number / _TURNS) for number in range(_TURNS))
    return [pygame.transform.smoothscale_by(turned, 1 / 4) for turned in turns]
