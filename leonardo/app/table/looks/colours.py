"""Colours of the table that the theme of the whole program does not have, and what may be written on what."""

from typing import Final

from leonardo.app.kit.theme import DARK, INK, IVORY, PAPER, WOOD, Colour, Ground

LIGHT: Final[Colour] = (248, 228, 182)  # words on dark wood
WARM: Final[Colour] = (240, 208, 146)  # second voice on dark wood
FIGURES: Final[Colour] = (255, 240, 204)  # numbers on dark wood
FAINT_LIGHT: Final[Colour] = (208, 180, 136)  # what is not there, on dark wood
BLOOD: Final[Colour] = (142, 34, 20)  # Vermilion dark enough for small text on paper
LEAF: Final[Colour] = (56, 82, 34)
BADGE: Final[Colour] = (44, 84, 40)  # the ground of what is ready
BROWN: Final[Colour] = (76, 46, 20)  # second voice on paper
ENGRAVED: Final[Colour] = (20, 10, 2)  # numbers on metal
LEAD: Final[Colour] = (255, 226, 150)  # what a hint says first
WARNING: Final[Colour] = (255, 214, 190)  # what a hint says first where something is against the rules
BOX: Final[Colour] = (224, 197, 146)
ACT: Final[Colour] = (92, 74, 54)  # what a seat did last, aside on its panel
RICHES: Final[Colour] = (255, 222, 130)  # the sum in a purse, and what work comes to, on dark wood
GAIN: Final[Colour] = (176, 226, 130)
LOSS: Final[Colour] = (255, 178, 140)  # what a sum on dark wood has just gained or lost
BRASS: Final[Colour] = (150, 98, 20)  # automata where there is no room for a figure
RANK: Final[Colour] = (96, 62, 32)  # the ground of a rank where nothing is paid
STRUCK: Final[Colour] = (172, 48, 30)  # the line across what cannot be had
TAB: Final[Colour] = (104, 66, 34)  # the little boards for prices and for the last two rounds
FOCUS: Final[Colour] = (28, 78, 180)

_DESK: Final = Ground((240, 222, 180), (168, 141, 103))  # the large sheet under everything, darker towards its edges
_STRIP: Final = Ground((240, 222, 180), (182, 157, 117))  # its upper part, where rounds and phases stand
_METAL: Final = Ground((255, 250, 220), (190, 140, 60))  # Medals and coins; those of copper are as dark as any
_COPPER: Final = Ground((236, 176, 148), (206, 118, 84))
_TAB: Final = Ground(TAB, (88, 56, 28))
_TAG: Final = Ground((92, 20, 12), (62, 34, 14))
_BADGE: Final = Ground(BADGE, DARK)
_PARCHMENT: Final = Ground((248, 238, 210), BOX)  # cards, panels and boxes

LEGIBLE: Final[tuple[tuple[Colour, Ground], ...]] = (
    (INK, _DESK),
    (BROWN, _STRIP),
    (INK, _PARCHMENT),
    (BROWN, _PARCHMENT),
    (BLOOD, _PARCHMENT),
    (LEAF, _PARCHMENT),
    (ACT, _PARCHMENT),
    (BLOOD, PAPER),
    (BROWN, PAPER),
    (LEAF, PAPER),
    (LIGHT, WOOD),
    (WARM, WOOD),
    (FIGURES, WOOD),
    (FAINT_LIGHT, WOOD),
    (RICHES, WOOD),
    (GAIN, WOOD),
    (LOSS, WOOD),
    (LIGHT, _TAB),
    (WARM, _TAB),
    (ENGRAVED, _METAL),
    (ENGRAVED, _COPPER),
    (LEAD, _TAG),
    (WARM, _TAG),
    (WARNING, _TAG),
    (IVORY, _TAG),
    (IVORY, _BADGE),
)
"""Which ink may be used on which ground."""
