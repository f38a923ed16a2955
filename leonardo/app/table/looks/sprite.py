"""Pieces as they hang on the cursor or fly: alone, with a soft shadow that falls the farther the higher they are."""

import math
from collections.abc import Callable, Hashable
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import ENGRAVED

_STEPS: Final = 32  # in how many steps sizes are told apart, from nothing to scale 1
_SHADE: Final = (26, 10, 0)
_DARKNESS: Final = 88
_RIM: Final = (255, 244, 214)
_AROUND: Final = 12  # the colour of the rim around what flies, and at how many places around it that is laid


@frozen
class Sprite:
    """A piece by itself, and its shadow; `drop` is how far the shadow falls, in pixels, from full height."""

    surface: Surface
    shadow: Surface
    drop: int

    def draw(self, surface: Surface, point: tuple[float, float], height: float = 1.0) -> Rect:
        """Blit the piece with its middle on `point`, `height` (0..1) above the table; return where, shadow included."""
        x, y = round(point[0]), round(point[1])
        fall = round(self.drop * height)
        shade = Rect(x, y, 0, 0)
        if fall > 0:
            shade = surface.blit(self.shadow, self.shadow.get_rect(center=(x + fall, y + fall)))
        return surface.blit(self.surface, self.surface.get_rect(center=(x, y))).union(shade)

    def faded(self, alpha: int) -> "Sprite":
        """Return it so that it lets through what is below: `alpha` of 255 remains; not kept."""
        pale = self.surface.copy(), self.shadow.copy()
        for surface in pale:
            surface.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        return Sprite(*pale, self.drop)

    def scaled(self, across: float, down: float) -> "Sprite":
        """Return it stretched, as a thing that is being turned over; not kept."""
        return Sprite(stretched(self.surface, across, down), stretched(self.shadow, across, down), self.drop)


def kept(
    brush: Brush, game: str, piece: Hashable, scale: float, units: float, draw: Callable[[int], Surface]
) -> Sprite:
    """Return the sprite of a piece of a game, made once for each size of the window.

    It is measured by so many `units`, `scale` times; `draw` returns its picture for that in pixels.
    """
    step = max(1, round(scale * _STEPS))

    def made() -> Sprite:
        key, unit = ("sprite", game, piece, step, brush.looks, brush.layout.k), max(30, brush.px(units))
        surface = brush.pictures.made(key, lambda: draw(max(8, round(unit * step / _STEPS))))
        drop = max(2, round(unit * min(1.0, step / _STEPS) / 5))
        return Sprite(surface, brush.pictures.made(("shadow", *key), lambda: cast(surface, drop)), drop)

    return brush.once(("sprite", piece, step), made)


def coin(brush: Brush, florins: int | None, diameter: int) -> Surface:
    surface, middle = ornaments.canvas((diameter, diameter)), (diameter // 2, diameter // 2)
    brush.stamp(surface, "florin" if florins is None else "florin_blank", middle, diameter)
    if florins is not None:
        style = Style(Face.BOLD, diameter * 0.42 / brush.layout.k / brush.painter.scale)
        brush.write(surface, str(florins), middle, style, ENGRAVED, align="centre", room=diameter - 4)
    return surface


def cast(surface: Surface, reach: int) -> Surface:
    """Return the soft shadow of a picture, a little larger than it is."""
    margin = max(1, reach // 2)
    shape = Surface((surface.get_width() + 2 * margin, surface.get_height() + 2 * margin), pygame.SRCALPHA)
    shape.blit(surface, (margin, margin))
    shape.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    shape.fill((*_SHADE, 0), special_flags=pygame.BLEND_RGBA_ADD)
    shape.fill((255, 255, 255, _DARKNESS), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.box_blur(shape, margin)


def rimmed(surface: Surface, wide: int) -> Surface:
    """Return a picture with a light rim so many pixels wide around it, by which it is told from what it passes over."""
    shape = surface.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape.fill((*_RIM, 255), special_flags=pygame.BLEND_RGBA_MULT)
    whole = Surface((surface.get_width() + 2 * wide, surface.get_height() + 2 * wide), pygame.SRCALPHA)
    whole.fill((*_RIM, 0))
    for number in range(_AROUND):
        turn = 2 * math.pi * number / _AROUND
        whole.blit(shape, (round(wide * (1 + math.cos(turn))), round(wide * (1 + math.sin(turn)))))
    whole.blit(surface, (wide, wide))
    return whole


def stretched(surface: Surface, across: float, down: float) -> Surface:
    """Return a picture so many times as wide and as high."""
    size = max(1, round(surface.get_width() * across)), max(1, round(surface.get_height() * down))
    return pygame.transform.smoothscale(surface, size)
