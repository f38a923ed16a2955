"""Colours of the table that the theme of the whole program does not have."""

from typing import Final

from leonardo.app.kit.theme import Colour

LIGHT: Final[Colour] = (248, 228, 182)
"""Words on dark wood."""
WARM: Final[Colour] = (240, 208, 146)
"""Second voice on dark wood."""
FIGURES: Final[Colour] = (255, 240, 204)
"""Numbers on dark wood."""
FAINT_LIGHT: Final[Colour] = (202, 172, 126)
"""What is not there, on dark wood."""
BLOOD: Final[Colour] = (142, 34, 20)
"""Vermilion dark enough for small text on paper."""
LEAF: Final[Colour] = (56, 82, 34)
BROWN: Final[Colour] = (86, 54, 26)
"""Second voice on paper."""
DARK: Final[Colour] = (44, 24, 12)
DEEP: Final[Colour] = (18, 6, 0)
"""The shade that raised letters throw."""
BOX: Final[Colour] = (224, 197, 146)
FOCUS: Final[Colour] = (28, 78, 180)

SEATS: Final[dict[str, Colour]] = {
    "yellow": (206, 152, 36),
    "red": (176, 44, 32),
    "green": (66, 112, 58),
    "blue": (46, 84, 144),
    "purple": (112, 62, 122),
}
