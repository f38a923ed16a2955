"""How a piece comes to the table: set down, awarded, pressed together and in dust, or popping in gold.

All shares are of the time of a flight, 0 to 1.
"""

import math
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import FinePoint, Size
from leonardo.app.kit.tween import ease_in_out, ease_out
from leonardo.app.table.motion.flight import SQUASH

LEAVES: Final = 0.1
"""The share of its time for which a piece crouches where it stands, before it springs up."""
_STARTS: Final = 0.2
"""The share of the rest in which it gets under way; from then on it comes to rest above its place."""
TOP: Final = 0.5
"""The share after which it is at the top of its way: it rises ever more slowly until then, then falls ever faster."""
_LIFTED, _LEAVES = 0.2, 0.34
"""The shares after which what is awarded has been lifted, and after which it leaves."""
_REBOUNDS: Final = 6
"""Units by which it rebounds from the ground."""
_PRESSED: Final = 34
"""For how many milliseconds it stays pressed together before it springs back."""
_WIDER: Final = 0.16
_LOWER: Final = 0.2
"""How much wider and lower it is then."""
_CROUCHED: Final = 0.18
"""The share of its time at the beginning in which it crouches and stretches again: it leaves with a spring."""
CROUCHES: Final = 3
"""Steps in which it does so."""
_STEPS: Final = 10
"""Pictures of the dust from when it is raised to when it is gone."""
_PUFFS: Final = 12
_SHADE: Final = (112, 82, 50)
_LIGHT: Final = (250, 238, 212)
_DENSE: Final = 225
"""Clouds of dust around a piece, their colours below and above, and how dense they are at first, of 255."""
_FLAT: Final = 0.34
"""How high the ring of dust is, in its widths: the table is seen from aside."""
_SPRINGS: Final = 0.3
"""How much larger a piece is that pops, at most."""
_GOLD: Final = (255, 196, 64)
_BRIGHT: Final = 230
"""The colour of the ring around it, and how bright that is at first, of 255."""


@frozen
class Descent:
    """Where a piece is on its way: how far along it, and how high above that, as a share of how high it comes."""

    along: float
    lifted: float


def crouched(share: float) -> int:
    """Return how far somebody crouches before it leaves, in a few steps up to `CROUCHES`."""
    return round(CROUCHES * math.sin(math.pi * share / _CROUCHED)) if share < _CROUCHED else 0


def stretched_up(share: float) -> int:
    """Return how far somebody is stretched who is taken up, in a few steps: as one who crouches, but below 0."""
    return -round(CROUCHES * math.sin(math.pi * share))


def falling(share: float) -> int:
    """Return the same of somebody who comes down from a hand: the more, the faster that is."""
    return -round(CROUCHES * share)


def crouching(step: int) -> tuple[float, float]:
    """Return how many times as wide and as high somebody is who crouches so far, or is stretched below 0."""
    return 1 + _WIDER * step / CROUCHES, 1 - _LOWER * step / CROUCHES


def descent(share: float) -> Descent:
    """Return where a piece is that is thrown up in a bow and set down: it slows down along its way, and falls then."""
    share = max(0.0, share - LEAVES) / (1 - LEAVES)
    part = 1 - share / TOP if share < TOP else (share - TOP) / (1 - TOP)
    return Descent(_along(share), 1 - part**2)


def awarded(share: float) -> Descent:
    """Return where a piece is that is awarded: it is lifted, hangs there for a moment, and comes down on its way."""
    if share < _LEAVES:
        return Descent(0.0, ease_out(min(1.0, share / _LIFTED)))
    goes = (share - _LEAVES) / (1 - _LEAVES)
    return Descent(ease_in_out(goes), 1 - goes**2)


def _along(share: float) -> float:
    """Return how far along its way a piece is: it soon gathers speed, and loses it from then on."""
    return share**2 / _STARTS if share < _STARTS else 1 - (1 - share) ** 2 / (1 - _STARTS)


def pressed(share: float) -> tuple[float, float]:
    """Return how many times as wide and as high a piece is while it settles."""
    return crouching(pressing(share))


def pressing(share: float) -> int:
    """Return how far a piece is pressed together while it settles, in the steps of one who crouches."""
    springs = _springs(share)
    return round(CROUCHES * math.cos(1.5 * math.pi * springs) * (1 - springs))


def rebound(share: float) -> float:
    """Return how many units above the ground a piece is while it settles: it leaves that as it springs back."""
    return _REBOUNDS * math.sin(math.pi * _springs(share))


def _springs(share: float) -> float:
    """Return how far it has sprung back by then, 0 to 1."""
    return max(0.0, share * SQUASH - _PRESSED) / (SQUASH - _PRESSED)


def popped(share: float) -> float:
    """Return how many times as large a piece is while it pops."""
    return 1 + _SPRINGS * math.sin(math.pi * share)


def spread_ring(pictures: Pictures, surface: Surface, middle: FinePoint, across: int, share: float) -> Rect:
    """Draw the ring around a piece that pops, up to so many pixels across at the end; return where."""
    step = min(_STEPS - 1, int(share * _STEPS))
    ring = pictures.made(("pop", across, step), partial(_ring, across, step))
    return surface.blit(ring, ring.get_rect(center=(round(middle[0]), round(middle[1]))))


def _ring(across: int, step: int) -> Surface:
    """Return a soft ring, the wider and fainter the later."""
    passed = (step + 0.5) / _STEPS
    thick = max(2, round(across * 0.11 * (1 - passed / 2)))
    ring = shapes.blank(across + 4 * thick, across + 4 * thick)
    ring.fill((*_GOLD, 0))
    wide = across * (0.4 + 0.6 * ease_out(passed)) / 2
    pygame.draw.circle(ring, (*_GOLD, 255), ring.get_rect().center, wide + thick / 2, thick)
    ring = pygame.transform.box_blur(ring, max(1, thick // 2))
    ring.fill((255, 255, 255, round(_BRIGHT * (1 - passed))), special_flags=pygame.BLEND_RGBA_MULT)
    return ring


def raise_dust(pictures: Pictures, surface: Surface, foot: FinePoint, size: Size, share: float) -> Rect:
    """Draw the dust around the foot of a piece of so many pixels while it settles; return where."""
    step = min(_STEPS - 1, int(share * _STEPS))
    cloud = pictures.made(("dust", size, step), partial(_cloud, size, step))
    return surface.blit(cloud, cloud.get_rect(center=(round(foot[0]), round(foot[1]))))


def _cloud(size: Size, step: int) -> Surface:
    """Return a soft ring of clouds, the wider and fainter the later."""
    passed = (step + 0.5) / _STEPS
    wide = size[0] * 0.9 + size[1] * (0.15 + 0.75 * ease_out(passed))
    puff = max(2.0, size[1] * (0.11 + 0.1 * passed))
    deep = wide * _FLAT
    cloud = shapes.blank(round(wide + 6 * puff), round(deep + 6 * puff))
    middle = cloud.get_rect().center
    cloud.fill((*_SHADE, 0))
    for colour, up in ((_SHADE, 0.0), (_LIGHT, puff / 2)):
        for number in range(_PUFFS):
            turn = 2 * math.pi * (number + 0.5) / _PUFFS
            at = middle[0] + wide / 2 * math.cos(turn), middle[1] + deep / 2 * math.sin(turn) - up
            pygame.draw.circle(cloud, (*colour, 255), at, puff * (1.2 if number % 2 else 0.85))
    cloud = pygame.transform.box_blur(cloud, max(1, round(puff * 0.5)))
    cloud.fill((255, 255, 255, round(_DENSE * (1 - passed) ** 1.2)), special_flags=pygame.BLEND_RGBA_MULT)
    return cloud
