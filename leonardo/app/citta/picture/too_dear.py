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
    """
    shield = _shield(label)
    high = round(shield * _HIGH)
    slip = Rect(0, 0, count * _step(label, count) + high - shield, high)
    match side:
        case "top" | "bottom":
            slip.bottomright = label.right - high // 4, label.top + 1
        case "left":
            slip.midleft = label.right - high // 6, label.centery
        case _:
            slip.midright = label.left + high // 6, label.top + high // 2
    return slip


def draw(brush: Brush, surface: Surface, label: Rect, side: str, seats: Sequence[int]) -> None:
    """Hang the shields of these seats at a label; nothing if there are none."""
    if not seats:
        return
    slip, shield, step = place(label, side, len(seats)), _shield(label), _step(label, len(seats))
    ground = shapes.plate(slip.size, slip.height // 3, (*BLOOD, 255), (*INK, 230), 1.0)
    shapes.lay(surface, ground, slip.topleft)
    for number, seat in enumerate(seats):
        at = slip.left + (slip.height - shield + step) // 2 + number * step, slip.centery
        ornaments.shield(brush, surface, seat, at, shield)


def _shield(label: Rect) -> int:
    return max(_LEAST, round(label.height * _SHARE))


def _step(label: Rect, count: int) -> int:
    """Return how far shields are apart: they overlap where so many are broader than the label."""
    shield = _shield(label)
    return min(shield, (label.width - round(shield * _HIGH)) // count)
