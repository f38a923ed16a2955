"""How coins are tossed: each tumbles on an arc of its own, with a warm light that trails behind it."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import FinePoint
from leonardo.app.table.looks.sprite import Sprite, cast, stretched
from leonardo.app.table.motion.flight import Flight

_STEPS: Final = 10
"""Pictures of a coin from one of its faces to the other."""
_TURNS: Final = (3, 4, 5)
"""How often a coin turns its other face up on its way: it lies flat at both ends."""
_LEANS: Final = (-52, 16, -18, 44)
"""Degrees by which the axis about which a coin turns leans, one coin like the other after four."""
_THICK: Final = 0.12
"""How thick a coin is, in its diameters."""
_EDGE: Final = (168, 112, 44)
"""What the colours of a face are multiplied with where its edge is seen."""
_GLINT: Final = 44
"""How much brighter a face is that is turned to the light."""
_ASIDE: Final = 0.07
"""How far the outermost of many coins flies beside the straight way, as a share of that."""
_SPREADS: Final = 0.618
"""The golden section: by such steps coins spread evenly, however many there are."""
LEVEL: Final = 0.05
"""How high above the straight way coins fly, as a share of its length, if nothing else is said."""
_TRAIL: Final = 12
_TRAILS: Final = 0.13
"""Lights behind a coin, and over which share of its way they lie."""
_WARM: Final = (255, 172, 44)
_BRIGHT: Final = 60
"""The colour of these lights, and how bright the first one is, of 255."""


@frozen
class Toss:
    """The way of one coin between two points, in pixels; its `number` bends it, and it leads by `rise` above that.

    If it must go round something, its middle is `past` that.
    """

    start: FinePoint
    end: FinePoint
    number: int
    rise: float = LEVEL
    past: FinePoint | None = None

    def at(self, share: float) -> FinePoint:
        """Return where the coin is when it has come so far, 0 to 1."""
        across, down = self.end[0] - self.start[0], self.end[1] - self.start[1]
        bend = 4 * share * (1 - share)
        aside = _ASIDE * (2 * (self.number * _SPREADS % 1) - 1) * bend
        x, y = self._bow
        return (
            self.start[0] + across * share - down * aside + x * bend,
            self.start[1] + down * share + across * aside + y * bend,
        )

    @property
    def _bow(self) -> FinePoint:
        """How far the middle of the way is from that of the straight one."""
        (x, y), (to_x, to_y) = self.start, self.end
        if self.past is None:
            return 0.0, -self.rise * math.hypot(to_x - x, to_y - y)
        return self.past[0] - (x + to_x) / 2, self.past[1] - (y + to_y) / 2

    def face(self, share: float) -> int:
        """Return which of its pictures is seen then."""
        return round(share * _TURNS[self.number % len(_TURNS)] * _STEPS) % _STEPS


def draw_tossed(pictures: Pictures, surface: Surface, flight: Flight, sprite: Sprite, toss: Toss, share: float) -> Rect:
    """Draw a coin when it has come so far, given as it lies flat, and its trail; return where."""
    drawn = trail(pictures, surface, sprite.surface.get_width(), toss.at, share)
    turned = _turned(pictures, flight, sprite, toss.face(share))
    return turned.draw(surface, toss.at(share), math.sin(math.pi * share)).union(drawn)


def trail(
    pictures: Pictures,
    surface: Surface,
    diameter: int,
    at: Callable[[float], FinePoint],
    share: float,
    trails: float = _TRAILS,
) -> Rect:
    """Draw the lights behind what has come so far on a way, the farther the smaller and fainter; return where.

    They are for a coin of so many pixels; over which share of its way they lie, `trails` says.
    """
    x, y = at(share)
    drawn = Rect(round(x), round(y), 0, 0)
    for number in range(_TRAIL, 0, -1):
        before = share - trails * number / _TRAIL
        if before > 0:
            left = 1 - (number - 1) / _TRAIL
            light = pictures.made(("ember", diameter, number), partial(_ember, diameter, left))
            x, y = at(before)
            drawn.union_ip(surface.blit(light, light.get_rect(center=(round(x), round(y)))))
    return drawn


def _ember(diameter: int, left: float) -> Surface:
    """Return a light of which so much is left, 0 to 1."""
    wide = max(2, round(diameter * (0.2 + 0.4 * left)))
    light = shapes.glow((wide, wide), wide // 2, max(1, wide // 4), _WARM).copy()
    light.fill((255, 255, 255, round(_BRIGHT * left)), special_flags=pygame.BLEND_RGBA_MULT)
    return light


def _turned(pictures: Pictures, flight: Flight, flat: Sprite, step: int) -> Sprite:
    """Return a coin in one of its positions. All coins of one kind that are tossed look alike, whatever they carry."""
    if step == 0:
        return flat
    lean = _LEANS[flight.number % len(_LEANS)]
    key = "tossed", type(flight.piece), flat.surface.get_size(), step, lean
    picture = pictures.made(key, lambda: _tilted(flat.surface, step, lean))
    return Sprite(picture, pictures.made(("shadow", *key), lambda: cast(picture, flat.drop)), flat.drop)


def _tilted(flat: Surface, step: int, lean: int) -> Surface:
    """Return a coin that is turned about an axis that leans: its face in perspective, and so much of its edge."""
    angle = math.pi * step / _STEPS
    face = stretched(flat, max(0.06, abs(math.cos(angle))), 1)
    edge = face.copy()
    edge.fill((*_EDGE, 255), special_flags=pygame.BLEND_RGBA_MULT)
    glint = max(0, round(_GLINT * math.sin(2 * angle)))
    face.fill((glint, glint, glint, 0), special_flags=pygame.BLEND_RGBA_ADD)
    thick = max(2, round(flat.get_width() * _THICK * math.sin(angle)))
    whole = shapes.blank(face.get_width() + thick, face.get_height())
    nearer = thick if math.cos(angle) > 0 else 0
    for aside in range(thick + 1):
        whole.blit(edge, (aside, 0))
    whole.blit(face, (nearer, 0))
    return pygame.transform.rotozoom(whole, lean, 1)
