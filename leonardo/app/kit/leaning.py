"""Figures that do not hang straight: pictures of them at a few angles, each of which is turned once."""

import math
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.points import FinePoint, Point

STEP: Final = 2.5  # degrees between two pictures


def step_of(degrees: float) -> int:
    """Return which of the pictures comes next to an angle; 0 is upright."""
    return round(degrees / STEP)


def tilted(upright: Surface, step: int) -> Surface:
    """Return a picture that leans so many steps to the right, turned about its middle."""
    return pygame.transform.rotozoom(upright, -STEP * step, 1)


def middle(upright: Rect, foot: Point, step: int) -> FinePoint:
    """Return where the middle of a picture is that leans so many steps to the right and has not moved its foot.

    `upright` is where it stands when it does not lean.
    """
    turned = math.radians(STEP * step)
    x, y = upright.centerx - foot[0], upright.centery - foot[1]
    return foot[0] + x * math.cos(turned) - y * math.sin(turned), foot[1] + x * math.sin(turned) + y * math.cos(turned)


def room(upright: Rect, steps: int) -> Rect:
    """Return all pixels that a figure is seen on, be it upright or leaning up to so many steps to either side."""
    aside, up = (math.ceil(each * math.sin(math.radians(STEP * steps))) for each in (upright.height, upright.width))
    return upright.inflate(2 * aside, 2 * up)
