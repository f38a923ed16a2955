"""How seats differ: a colour and a shape each, so that colour is never the only sign."""

from typing import Final, Literal

import pygame

from leonardo.app.kit.theme import INK, IVORY, Colour, mix

SeatColour = Literal["yellow", "red", "green", "blue", "purple"]

SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("yellow", "red", "green", "blue", "purple")
"""The five colours, in the order in which they are offered."""

PAINT: Final[dict[SeatColour, Colour]] = {
    "yellow": (218, 164, 40),
    "red": (176, 44, 32),
    "green": (66, 112, 58),
    "blue": (46, 84, 144),
    "purple": (112, 62, 122),
}

_STAR: Final = (
    (0.0, -1.0), (0.26, -0.36), (0.95, -0.31), (0.42, 0.14), (0.59, 0.81),
    (0.0, 0.45), (-0.59, 0.81), (-0.42, 0.14), (-0.95, -0.31), (-0.26, -0.36),
)  # fmt: skip
_CROSS: Final = (
    (-0.3, -0.85), (0.3, -0.85), (0.3, -0.3), (0.85, -0.3), (0.85, 0.3), (0.3, 0.3),
    (0.3, 0.85), (-0.3, 0.85), (-0.3, 0.3), (-0.85, 0.3), (-0.85, -0.3), (-0.3, -0.3),
)  # fmt: skip
_DIAMOND: Final = ((0.0, -1.0), (0.72, 0.0), (0.0, 1.0), (-0.72, 0.0))
_TRIANGLE: Final = ((0.0, -0.85), (0.92, 0.72), (-0.92, 0.72))

SHAPES: Final[dict[SeatColour, tuple[tuple[float, float], ...]]] = {
    "red": _DIAMOND,
    "green": _TRIANGLE,
    "blue": _CROSS,
    "purple": _STAR,
}
"""The outline of each mark within -1..1; yellow's is a circle."""

_FINE: Final = 4


def shield(colour: SeatColour, height: int) -> pygame.Surface:
    """Return the shield of a seat, `height` pixels high: its colour with its mark in ivory."""
    tall = height * _FINE
    wide = round(tall * 0.86)
    fine = pygame.Surface((wide, tall), pygame.SRCALPHA)
    paint = PAINT[colour]
    border = max(_FINE, tall // 22)
    pygame.draw.polygon(fine, INK, _outline(wide, tall, 0))
    pygame.draw.polygon(fine, mix(paint, IVORY, 0.45), _outline(wide, tall, border))
    pygame.draw.polygon(fine, paint, _outline(wide, tall, 2 * border))
    centre, reach = (wide / 2, tall * 0.45), tall * 0.21
    if colour in SHAPES:
        corners = [(centre[0] + x * reach, centre[1] + y * reach) for x, y in SHAPES[colour]]
        pygame.draw.polygon(fine, IVORY, corners)
    else:
        pygame.draw.circle(fine, IVORY, centre, reach * 0.9)
    return pygame.transform.smoothscale(fine, (wide // _FINE, height))


def _outline(wide: int, tall: int, inset: float) -> list[tuple[float, float]]:
    """The edge of a shield: straight above, drawn together to a point below."""
    points = [(inset, inset), (wide - inset, inset)]
    steps = 24
    shoulder = tall * 0.42
    for step in range(steps + 1):
        share = step / steps
        x = (wide / 2 - inset) * (1 - share**2.2)
        points.append((wide / 2 + x, shoulder + (tall - inset - shoulder) * share))
    points.extend((wide - x, y) for x, y in reversed(points[2:]))
    return points
