"""Figures that do not hang straight: pictures of them at a few angles, each of which is turned once."""

from typing import Final

import pygame
from pygame import Surface

STEP: Final = 2.5
"""Degrees between two pictures."""


def step_of(degrees: float) -> int:
    """Return which of the pictures comes next to an angle; 0 is upright."""
    return round(degrees / STEP)


def tilted(upright: Surface, step: int) -> Surface:
    """Return a picture that leans so many steps to the right, turned about its middle."""
    return pygame.transform.rotozoom(upright, -STEP * step, 1)
