"""Pictures as people see them who tell fewer colours, or none, and how far two pictures differ without colour.

The matrices are those of G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A Physiologically-based Model for
Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics 15 (2009), 1291-1298,
at severity 1.0; they apply to linear light. Grey keeps the relative luminance alone.
"""

from collections.abc import Sequence
from math import hypot

import pygame

from leonardo.app.kit.theme import luminance

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

SIGHTS: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}

_LINEAR = [luminance((level, level, level)) for level in range(256)]


def light_of(picture: pygame.Surface, sight: Matrix) -> list[float]:
    """Return how light each pixel looks to this sight, row by row, in steps that look even."""
    pixels = pygame.image.tobytes(picture, "RGB")
    weights = [
        sum(share * row[part] for share, row in zip((0.2126, 0.7152, 0.0722), sight, strict=True)) for part in range(3)
    ]
    return [
        max(0.0, sum(weight * _LINEAR[level] for weight, level in zip(weights, pixels[start : start + 3], strict=True)))
        ** 0.4
        for start in range(0, len(pixels), 3)
    ]


def likeness(first: Sequence[float], second: Sequence[float]) -> float:
    """Return how alike the shapes in two pictures are: their correlation, 1 for the same drawing in other colours."""
    one, two = _centred(first), _centred(second)
    together = sum(a * b for a, b in zip(one, two, strict=True))
    return together / (hypot(*one) * hypot(*two))


def _centred(light: Sequence[float]) -> list[float]:
    middle = sum(light) / len(light)
    return [each - middle for each in light]
