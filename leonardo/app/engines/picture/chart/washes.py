"""The colour of an owner over a territory: a wash that is deepest at its borders, and lines or dots as in heraldry.

A wash multiplies what it is laid on, so the ink of the chart stays as dark as it was. The lines tell the colours apart
where they are not seen: red upright, blue level, green falling, purple rising, yellow dots, bone none.
"""

from math import ceil, cos, radians, sin
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart.outlines import Colour, Outline, outline, softened
from leonardo.app.kit.seats import PAINT, SeatColour
from leonardo.app.kit.theme import mix
from leonardo.engine.engines.board import Territory

_WHITE: Final = (255, 255, 255)
_DYES: Final[dict[SeatColour, Colour]] = {
    **PAINT,
    "green": (14, 112, 54),
    "blue": (84, 146, 240),
    "purple": (92, 26, 150),
}
"""The paints of the seats, some of them purer, since the yellow of the parchment takes from them."""
_FLAT: Final[dict[SeatColour, float]] = {
    "yellow": 0.56,
    "red": 0.36,
    "green": 0.4,
    "blue": 0.62,
    "purple": 0.36,
    "bone": 0.0,
}
"""How much of its paint a colour has in the middle of a land: the light ones most, so that they are seen at all."""
_EDGE: Final[dict[SeatColour, float]] = {
    "yellow": 1.0,
    "red": 0.94,
    "green": 0.9,
    "blue": 1.0,
    "purple": 0.88,
    "bone": 0.4,
}
"""How much of it at the border."""
_BONE_EDGE: Final = (150, 146, 140)
"""What bone has at its border: white would not be seen there."""
ANGLES: Final[dict[SeatColour, float]] = {"red": 90, "blue": 0, "green": 45, "purple": -45}
"""By how many degrees the lines of a colour fall to the right."""
_GAP: Final = 6.4
_LEAST_GAP: Final = 5
"""Units, and least pixels, from one line to the next."""
_LINE: Final = 0.34
"""How much of their dark the lines have."""
_BROAD, _NARROW = 11.0, 2.6
"""Units over which a wash becomes lighter from its border inwards: slowly, and quickly."""
_SOFTEST: Final = 3.0
"""Pixels of such a length at which it is blurred: what is soft anyway need not be fine."""


def wash(at: Territory, scale: float, colour: SeatColour) -> Surface:
    """Return by what the chart is multiplied in a territory of a colour, white around it."""
    shape = outline(at, scale)
    paint = _DYES[colour]
    flat = mix(_WHITE, paint, _FLAT[colour])
    edge = mix(_WHITE, _BONE_EDGE if colour == "bone" else paint, _EDGE[colour])
    tint = _between(_depth(at, scale, _BROAD, shape.size), mix(flat, edge, 0.75), flat)
    tint.blit(
        _between(_depth(at, scale, _NARROW, shape.size), edge, _WHITE), (0, 0), special_flags=pygame.BLEND_RGB_MIN
    )
    _hatch(tint, colour, scale)
    return _only_within(shape, tint)


def veil(at: Territory, scale: float, alpha: int) -> Surface:
    """Return a pale veil over a territory, by which bone lightens it."""
    return outline(at, scale).cut_out((252, 250, 244, 0), (252, 250, 244, alpha))


def _depth(at: Territory, scale: float, units: float, size: tuple[int, int]) -> Surface:
    """Return how deep within a territory each pixel lies, black at its border, white from `units` inwards."""
    small = outline(at, min(scale, _SOFTEST / units))
    soft = softened(_opaque(small), max(1, round(units * small.scale * 0.6)))
    soft.fill((127, 127, 127), special_flags=pygame.BLEND_RGB_SUB)
    soft.blit(soft.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(soft, size)


def _opaque(shape: Outline) -> Surface:
    canvas = Surface(shape.size)
    canvas.blit(shape.cut_out((0, 0, 0, 255), (255, 255, 255, 255)), (0, 0))
    return canvas


def _between(share: Surface, dark: Colour, light: Colour) -> Surface:
    """Return the colours from `dark`, where a share is black, to `light`, where it is white."""
    lighter, darker = share.copy(), pygame.transform.invert(share)
    lighter.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    darker.fill(dark, special_flags=pygame.BLEND_RGB_MULT)
    lighter.blit(darker, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return lighter


def _hatch(tint: Surface, colour: SeatColour, scale: float) -> None:
    gap = max(float(_LEAST_GAP), _GAP * scale)
    ink = mix(_WHITE, mix(_DYES[colour], (0, 0, 0), 0.4), _LINE)
    over = Surface(tint.get_size())
    over.fill(_WHITE)
    if colour in ANGLES:
        _lines(over, ANGLES[colour], gap, ink, max(1, round(scale * 0.9)))
    elif colour == "yellow":
        _dots(over, gap * 1.15, mix(_WHITE, (120, 70, 0), 0.42), max(1.0, 1.15 * scale))
    tint.blit(over, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _lines(surface: Surface, angle: float, gap: float, ink: Colour, width: int) -> None:
    wide, high = surface.get_size()
    if angle in (0, 90):
        for number in range(ceil((wide if angle else high) / gap)):
            at = round(number * gap)
            surface.fill(ink, Rect(at, 0, width, high) if angle else Rect(0, at, wide, width))
        return
    across, down = cos(radians(angle)), sin(radians(angle))
    far = wide + high
    for number in range(-ceil(far / gap), ceil(far / gap) + 1):
        x, y = wide / 2 - down * number * gap, high / 2 + across * number * gap
        start, end = (x - across * far, y - down * far), (x + across * far, y + down * far)
        pygame.draw.aaline(surface, ink, start, end, width)


def _dots(surface: Surface, gap: float, ink: Colour, radius: float) -> None:
    """Draw dots in rows that are shifted by turns, two of them at a time."""
    step = max(2, round(gap))
    tile = Surface((step, 2 * step))
    tile.fill(_WHITE)
    pygame.draw.aacircle(tile, ink, (step / 4, step / 2), radius)
    pygame.draw.aacircle(tile, ink, (step * 3 / 4, step * 3 / 2), radius)
    for top in range(0, surface.get_height(), 2 * step):
        surface.blits([(tile, (left, top)) for left in range(0, surface.get_width(), step)], False)


def _only_within(shape: Outline, tint: Surface) -> Surface:
    """Return a tint that is white outside of a shape."""
    within = _opaque(shape)
    tint.blit(within, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    tint.blit(pygame.transform.invert(within), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return tint
