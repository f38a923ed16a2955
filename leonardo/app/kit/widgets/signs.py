"""Small signs on fields, drawn at their size: that it opens, that it can be written in, that it closes."""

from collections.abc import Sequence
from typing import Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.per_size_cache import cached_per_size
from leonardo.app.kit.theme import Colour

_FINE: Final = 4
"""How many times too large a sign is drawn before it is smoothed down."""
_OPENING: Final = ((0.04, 0.28), (0.96, 0.28), (0.5, 0.82))
_PENCIL: Final = (
    ((0.06, 0.94), (0.13, 0.68), (0.32, 0.87)),
    ((0.19, 0.62), (0.65, 0.16), (0.84, 0.35), (0.38, 0.81)),
    ((0.71, 0.1), (0.8, 0.01), (0.99, 0.2), (0.9, 0.29)),
)
"""Tip, shaft and end, with gaps between them."""
_CROSS: Final = (
    ((0.0, 0.16), (0.16, 0.0), (1.0, 0.84), (0.84, 1.0)),
    ((0.84, 0.0), (1.0, 0.16), (0.16, 1.0), (0.0, 0.84)),
)


def lay_cross(surface: pygame.Surface, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """Draw the sign of what closes, `side` pixels across."""
    shapes.lay_centred(surface, _drawn(_CROSS, side, colour), centre)


def lay_opening(surface: pygame.Surface, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """Draw the sign of a field that opens, `side` pixels across."""
    shapes.lay_centred(surface, _drawn((_OPENING,), side, colour), centre)


def lay_pencil(surface: pygame.Surface, centre: tuple[int, int], side: int, colour: Colour) -> None:
    """Draw the sign of a field that is written in, `side` pixels across."""
    shapes.lay_centred(surface, _drawn(_PENCIL, side, colour), centre)


@cached_per_size(64)
def _drawn(parts: Sequence[Sequence[tuple[float, float]]], side: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    for part in parts:
        pygame.draw.polygon(large, colour, [(x * side * _FINE, y * side * _FINE) for x, y in part])
    return pygame.transform.smoothscale(large.premul_alpha(), (side, side))
