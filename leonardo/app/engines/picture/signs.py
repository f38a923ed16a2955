"""The little signs of what is counted on this table: lands, castles, cards, machines, the archive."""

from enum import Enum
from typing import Any

import pygame
from pygame import Rect, Surface

from leonardo.app.engines.picture import pieces
from leonardo.app.engines.spots import LeonardoSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import INK
from leonardo.engine.engines.constants import Machine
from leonardo.ui.node import Node, image, paint, stack

_PALE = 100


class Sign(Enum):
    """What a sign stands for."""

    LANDS = "lands"
    CASTLES = "castles"
    CARDS = "cards"
    ARCHIVE = "archive"
    TANK = "tank"
    PLANE = "plane"
    GAIN = "gain"


def sign(kind: Sign, there: bool = True, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return a sign; pale where there is nothing of it."""
    return paint(draw_sign, kind, there, aspect=1.0, **fields)


def leonardo(**fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return the Leonardo card in front of its holder."""
    return stack(image("leonardo", pad=(0, 1)), aspect=0.75, id=LeonardoSpot(), **fields)


def draw_sign(brush: Brush, surface: Surface, place: Rect, sign: Sign, there: bool = True) -> None:
    """Draw a sign in a square."""
    key = "engines sign", sign, place.size, there, brush.layout.k
    surface.blit(brush.pictures.made(key, lambda: _drawn(brush, sign, place.size, there=there)), place)


def _drawn(brush: Brush, sign: Sign, size: tuple[int, int], *, there: bool) -> Surface:
    surface = Surface(size, pygame.SRCALPHA)
    rect = surface.get_rect()
    match sign:
        case Sign.TANK | Sign.PLANE:
            machine = Machine.TANK if sign is Sign.TANK else Machine.PLANE
            pieces.machine(brush, surface, machine, (rect.centerx, rect.bottom - 2), round(rect.height * 0.74))
        case Sign.CASTLES:
            pieces.castle(brush, surface, 1, (rect.centerx, rect.bottom - 1), rect.width * 9 // 10, told=False)
        case Sign.LANDS:
            brush.stamp(surface, "engines_sign_lands", rect.center, rect.height)
        case Sign.GAIN:
            brush.stamp(surface, "laurel", rect.center, rect.height)
        case Sign.CARDS:
            brush.stamp(surface, "engines_sign_cards", rect.center, rect.height)
        case _:
            _card(surface, rect)
    if not there:
        surface.fill((255, 255, 255, _PALE), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _card(surface: Surface, rect: Rect) -> None:
    """An open leaf: a project that is not realised yet."""
    place = Rect(0, 0, rect.width * 6 // 10, rect.height * 8 // 10)
    place.center = rect.center
    surface.blit(shapes.plate(place.size, 2, (252, 244, 222, 255), (*INK, 255), 1.3), place)
    surface.fill(INK, place.inflate(-place.width // 2, -place.height * 4 // 5))
