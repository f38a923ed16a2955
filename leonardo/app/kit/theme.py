"""The colours of parchment, ink and wood, with vermilion, ultramarine and gold where something matters.

What words are written in, and on, is said once: `LEGIBLE` holds every pair of an ink and a ground, and tests see to it
that each has a contrast of at least `LEAST_CONTRAST`.
"""

from typing import Final

from attrs import frozen

Colour = tuple[int, int, int]  # red, green, blue, 0..255

INK: Final[Colour] = (52, 32, 16)
SEPIA: Final[Colour] = (96, 62, 32)
UMBER: Final[Colour] = (122, 84, 48)
IVORY: Final[Colour] = (252, 244, 222)
SHADE: Final[Colour] = (208, 178, 134)
GOLD: Final[Colour] = (190, 144, 50)
VERMILION: Final[Colour] = (154, 34, 22)
WAX: Final[Colour] = (150, 26, 20)
GLOW: Final[Colour] = (255, 222, 120)
FAINT: Final[Colour] = (104, 76, 44)  # what cannot be used now, on pale paper; it lies flat as well, without a shadow

LEAST_CONTRAST: Final = 4.5
"""Between words and what they are written on (Web Content Accessibility Guidelines 2.2, success criterion 1.4.3)."""


@frozen
class Ground:
    """Something to write on: its colours where it is lightest and where it is darkest."""

    lightest: Colour
    darkest: Colour


PAPER: Final = Ground((255, 253, 242), (218, 194, 148))  # sheets, slips and fields
SEAL: Final = Ground((192, 58, 40), (112, 20, 14))  # buttons of wax
WOOD: Final = Ground((96, 62, 32), (18, 6, 0))  # what is chosen, and the table
DARK: Final[Colour] = (44, 24, 12)
DEEP: Final[Colour] = (18, 6, 0)  # the shade that raised letters throw

LEGIBLE: Final[tuple[tuple[Colour, Ground], ...]] = (
    (INK, PAPER),
    (SEPIA, PAPER),
    (VERMILION, PAPER),
    (FAINT, PAPER),
    (IVORY, SEAL),
    (IVORY, WOOD),
    (SHADE, WOOD),
)
"""Which ink may be used on which ground."""


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return `first` with `share` (0..1) of `second` in it."""
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(first, second, strict=True))
    return red, green, blue


def luminance(colour: Colour) -> float:
    """Return how light a colour is, 0..1: the relative luminance of the Web Content Accessibility Guidelines."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: float, second: float) -> float:
    """Return the contrast between two luminances, from 1 (none) to 21 (black and white)."""
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
