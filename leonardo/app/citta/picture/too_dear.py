"""Who could not pay at a square from its cash: their shields on a red slip at its label, seen without pointing."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.colours import BLOOD

MOST: Final = 5
"""Nobody owes anything to itself, so of six one is never among them."""
_LEAST: Final = 12
"""Pixels of a shield whose mark can still be told."""
_SHARE: Final = 0.4
"""The height of a shield in heights of the label."""
_HIGH: Final = 1.3
"""The height of the slip in heights of a shield."""


def place(label: Rect, side: str, count: int) -> Rect:
    """Return where the slip with so many shields lies at the label of a square on a side of the ring.

    It hangs where no other label is: towards the city, or, of the upper and lower row, on the field over the label.
    Shields overlap where so many are broader than the label.
    """
    shield = max(_LEAST, round(label.height * _SHARE))
    high, step = round(shield * _HIGH), min(shield, (label.width - round(shield * _HIGH)) // count)
    slip = Rect(0, 0, count * step + high - shield, high)
    match side:
        case "top" | "bottom":
            slip.bottomright = label.right - high // 4, label.top + 1
        case "left":
            slip.midleft = label.right - high // 6, label.centery
        case _:
            slip.midright = label.left + high // 6, label.top + high // 2
    return slip


def draw(brush: Brush, surface: Surface, slip: Rect, seats: Sequence[int]) -> None:
    """Draw a slip with the shields of some seats."""
    shield = round(slip.height / _HIGH)
    step = (slip.width - slip.height + shield) // len(seats)
    ground = shapes.plate(slip.size, slip.height // 3, (*BLOOD, 255), (*INK, 230), 1.0)
    shapes.lay(surface, ground, slip.topleft)
    for number, seat in enumerate(seats):
        at = slip.left + (slip.height - shield + step) // 2 + number * step, slip.centery
        ornaments.shield(brush, surface, seat, at, shield)
