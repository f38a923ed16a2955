"""Pictures of what answers for a moment: a flash, a puff, a light around something, a sweep, and a spring.

Each is made in a few steps, which are kept: nothing is scaled while it is seen. Shares are of its time, 0 to 1.
"""

import math
from functools import cache, partial
from itertools import product
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import Colour
from leonardo.app.kit.tween import ease_out

STEPS: Final = 8  # pictures of each from when it comes to when it is gone
_PAINTED: Final = 48
"""Pixels across with which a round light is painted before it is scaled: it has no line that could blur."""
_COMES: Final = 0.25  # the share of its time in which a light comes; it goes in the rest
_CLOUDS: Final = ((0.0, 0.0, 0.24), (-0.16, 0.08, 0.17), (0.17, 0.06, 0.18), (0.02, 0.16, 0.2))
"""The clouds of a puff: where they are beside its middle, and how large, in its width."""
_BELOW: Final[Colour] = (150, 134, 120)
_RISES: Final = 0.5  # how far a puff rises, in its width
_DENSE: Final = 235
_BRIGHT: Final = 220  # how dense a puff and how bright the light around something is at most, of 255
_PRESSED: Final = (0.84, 0.84, 1.0, 1.16, 1.2, 1.14, 1.06, 1.0)
"""How large something is that springs, at each of the steps."""
_SUNK: Final = 110  # how dark the place is in which it is pressed, of 255
_BAND: Final = 0.34
_LEANS: Final = 0.5
_SHEEN: Final = 110
"""How wide a light is that sweeps, in widths of what it sweeps over; how far it leans, in heights; how bright it is."""


def _step(share: float) -> int:
    return max(0, min(STEPS - 1, int(share * STEPS)))


def _passed(step: int) -> float:
    return (step + 0.5) / STEPS


def _strength(step: int) -> float:
    """Return how strong a light is at a step, 0 to 1: it comes quickly and goes slowly."""
    passed = _passed(step)
    return passed / _COMES if passed < _COMES else ((1 - passed) / (1 - _COMES)) ** 1.3


def flash(pictures: Pictures, surface: Surface, middle: Point, across: int, colour: Colour, share: float) -> Rect:
    """Light up what lies around a point, so many pixels across; return where."""
    step = _step(share)
    light = pictures.made(("flash", across, colour, step), partial(_flash, across, colour, step))
    return surface.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)


def _flash(across: int, colour: Colour, step: int) -> Surface:
    """Return a round light to be added to what lies below it."""
    strong, small = _strength(step), Surface((_PAINTED, _PAINTED), 0, 32)
    small.fill([round(part * strong) for part in colour])
    small.blit(_round_light(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, (across, across))


@cache
def _round_light() -> Surface:
    """Return a small round light, white in its middle: painted once, since that takes longer than a frame may."""
    small = Surface((_PAINTED, _PAINTED), 0, 32)
    middle = (_PAINTED - 1) / 2
    for x, y in product(range(_PAINTED), repeat=2):
        near = round(255 * max(0.0, 1 - math.hypot(x - middle, y - middle) / middle) ** 1.6)
        small.set_at((x, y), (near, near, near))
    return small


def puff(pictures: Pictures, surface: Surface, middle: Point, across: int, colour: Colour, share: float) -> Rect:
    """Let a small cloud rise from a point; return where."""
    step = _step(share)
    cloud = pictures.made(("puff", across, colour, step), partial(_puff, across, colour, step))
    high = round(across * _RISES * ease_out(share))
    return surface.blit(cloud, cloud.get_rect(center=(middle[0], middle[1] - high)))


def _puff(across: int, colour: Colour, step: int) -> Surface:
    passed = _passed(step)
    grown = across * (0.55 + 0.6 * ease_out(passed))
    side = round(grown * 1.5)
    cloud = shapes.blank(side, side)
    cloud.fill((*_BELOW, 0))
    for shade, up in ((_BELOW, 0.0), (colour, grown * 0.05)):
        for x, y, size in _CLOUDS:
            at = side / 2 + x * grown, side / 2 + y * grown - up
            pygame.draw.circle(cloud, (*shade, 255), at, size * grown)
    cloud = pygame.transform.box_blur(cloud, max(1, round(grown * 0.11)))
    cloud.fill((255, 255, 255, round(_DENSE * _strength(step))), special_flags=pygame.BLEND_RGBA_MULT)
    return cloud


def glow(pictures: Pictures, surface: Surface, rect: Rect, colour: Colour, share: float) -> Rect:
    """Lay a soft light around and over a rectangle; return where."""
    spread = max(3, min(rect.height // 2, rect.width // 4))
    light = pictures.made(("glows", rect.size, colour), lambda: shapes.glow(rect.size, spread, spread, colour).copy())
    light.set_alpha(round(_BRIGHT * _strength(_step(share))))
    return surface.blit(light, light.get_rect(center=rect.center))


def spring(pictures: Pictures, surface: Surface, standing: Surface, middle: Point, key: object, share: float) -> Rect:
    """Press what stands at a point, known by a key, and let it spring; return where."""
    kept = "springs", key, standing.get_size()
    size = _PRESSED[_step(share)]
    drawn = standing.get_rect(center=middle)
    if size < 1:
        sunk = pictures.made((*kept, "sunk"), partial(_sunk, standing))
        surface.blit(sunk, drawn)
    sprung = pictures.made((*kept, size), lambda: pygame.transform.smoothscale_by(standing, size))
    return surface.blit(sprung, sprung.get_rect(center=middle)).union(drawn)


def _sunk(standing: Surface) -> Surface:
    dark = standing.copy()
    dark.fill((_SUNK, _SUNK, _SUNK), special_flags=pygame.BLEND_RGB_MULT)
    return dark


def sweep(pictures: Pictures, surface: Surface, rect: Rect, colour: Colour, share: float) -> Rect:
    """Let a light pass over a rectangle from its left to its right; return where."""
    band = pictures.made(("sheen", rect.size, colour), partial(_sheen, rect.width, rect.height, colour))
    across = band.get_width()
    left = round(rect.left - across + (rect.width + across) * share)
    seen = Rect(left, rect.top, across, rect.height).clip(rect)
    area = Rect(seen.left - left, 0, seen.width, rect.height)
    return surface.blit(band, seen, area, special_flags=pygame.BLEND_RGB_ADD)


def _sheen(width: int, height: int, colour: Colour) -> Surface:
    """Return a leaning band of light to be added to what lies below it."""
    half, lean = max(2, round(width * _BAND / 2)), round(height * _LEANS)
    row = Surface((2 * half, 1))
    for x in range(2 * half):
        near = (1 - abs(x - half) / half) ** 2 * _SHEEN / 255
        row.set_at((x, 0), tuple(round(part * near) for part in colour))
    band = Surface((2 * half + lean, height))
    for y in range(height):
        band.blit(row, (round(lean * (1 - y / height)), y))
    return band
