"""The colours of parchment, ink and wood, with vermilion, ultramarine and gold where something matters."""

from typing import Final

Colour = tuple[int, int, int]
"""Red, green, blue, 0..255."""

INK: Final[Colour] = (52, 32, 16)
SEPIA: Final[Colour] = (96, 62, 32)
UMBER: Final[Colour] = (122, 84, 48)
IVORY: Final[Colour] = (252, 244, 222)
SHADE: Final[Colour] = (208, 178, 134)
GOLD: Final[Colour] = (190, 144, 50)
VERMILION: Final[Colour] = (172, 48, 30)
WAX: Final[Colour] = (150, 26, 20)
GLOW: Final[Colour] = (255, 222, 120)
FAINT: Final[Colour] = (148, 118, 80)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return `first` with `share` (0..1) of `second` in it."""
    red, green, blue = (round(one + (two - one) * share) for one, two in zip(first, second, strict=True))
    return red, green, blue
