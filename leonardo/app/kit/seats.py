"""How seats look: a name, a colour and a shape each, so that colour is never the only sign."""

from typing import Final, Literal

import pygame
from attrs import frozen

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import INK, PAPER, Colour, Ground, mix

SeatColour = Literal["yellow", "red", "green", "blue", "purple", "bone"]

SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("yellow", "red", "green", "blue", "purple", "bone")
"""In the order in which they are offered; the marks are circle, diamond, triangle, cross, star and crescent."""

PAINT: Final[dict[SeatColour, Colour]] = {
    "yellow": (240, 194, 72),
    "red": (212, 66, 44),
    "green": (32, 84, 58),
    "blue": (112, 168, 218),
    "purple": (64, 30, 86),
    "bone": (250, 241, 220),
}
"""No two are equally light (L* 81, 50, 32, 67, 19 and 95), so that seats are told apart where hues are not."""

_DARKENED: Final[dict[SeatColour, float]] = {
    "yellow": 0.75,
    "red": 0.45,
    "green": 0.0,
    "blue": 0.65,
    "purple": 0.0,
    "bone": 0.8,
}
NAMED: Final[dict[SeatColour, Colour]] = {colour: mix(paint, INK, _DARKENED[colour]) for colour, paint in PAINT.items()}
"""The colours as inks for large names on paper; what is pale must be darkened most."""

LEGIBLE: Final[tuple[tuple[Colour, Ground], ...]] = tuple((ink, PAPER) for ink in NAMED.values())
"""Which ink may be used on which ground."""


@frozen
class Look:
    """What a seat is called on the table, and its colour."""

    name: str
    colour: SeatColour


def shield(pictures: Pictures, colour: SeatColour, height: int) -> pygame.Surface:
    """Return the shield of a seat, `height` pixels high: its colour with its mark; shared, not to be drawn on."""
    name = f"shield_{colour}"
    wide, tall = pictures.entry(name).size
    return pictures.get(name, (max(1, round(wide * height / tall)), height))


def master(pictures: Pictures, colour: SeatColour, height: int) -> pygame.Surface:
    """Return the master of a seat, `height` pixels high, as it stands on the table; shared, not to be drawn on."""
    name = f"master_{colour}"
    wide, tall = pictures.entry(name).size
    return pictures.get(name, (max(1, round(wide * height / tall)), height))
