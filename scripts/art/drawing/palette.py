"""The colours of the game: sepia ink, vellum and fired clay, with vermilion, ultramarine and gold as accents."""

Colour = tuple[int, int, int]  # red, green, blue, 0..255

INK: Colour = (52, 32, 16)
SEPIA: Colour = (96, 62, 32)
CREAM: Colour = (247, 234, 203)
IVORY: Colour = (252, 244, 222)
VELLUM: Colour = (236, 219, 178)
GOLD: Colour = (190, 144, 50)
VERMILION: Colour = (172, 48, 30)
WAX: Colour = (150, 26, 20)
WATER: Colour = (126, 156, 158)
WATER_INK: Colour = (44, 74, 84)
LEAF: Colour = (128, 130, 78)
OLIVE: Colour = (150, 148, 96)
STONE: Colour = (214, 196, 160)
BRASS: Colour = (200, 154, 74)
TIMBER: Colour = (156, 106, 62)

ROOFS: tuple[Colour, ...] = (
    (186, 98, 64),
    (200, 118, 78),
    (172, 88, 58),
    (208, 132, 92),
    (178, 108, 74),
    (160, 82, 60),
    (196, 106, 66),
    (188, 126, 92),
)
"""Fired tiles, new and weathered."""

WALLS: tuple[Colour, ...] = (
    (247, 234, 203),
    (244, 228, 192),
    (240, 216, 172),
    (236, 206, 158),
    (242, 214, 184),
    (230, 196, 156),
    (236, 222, 194),
    (224, 206, 172),
    (250, 238, 214),
)
"""Plaster and stone of houses."""

SEATS: dict[str, Colour] = {
    "yellow": (240, 194, 72),
    "red": (212, 66, 44),
    "green": (32, 84, 58),
    "blue": (112, 168, 218),
    "purple": (64, 30, 86),
    "bone": (250, 241, 220),
}
"""Colour of each seat: no two are equally light (L* 81, 50, 32, 67, 19 and 95), so they are parted without hue.

Each has a mark and a hat of its own as well, so colour is never the only sign.
"""

PALE_SEATS = ("yellow", "blue", "bone")  # those on whose colour the mark must be dark to be seen

METALS: dict[str, tuple[Colour, Colour, Colour]] = {
    "bronze": ((36, 26, 14), (98, 76, 44), (198, 172, 122)),
    "copper": ((86, 32, 18), (178, 86, 48), (255, 196, 140)),
    "silver": ((84, 88, 94), (172, 176, 184), (252, 253, 255)),
    "gold": ((112, 64, 4), (222, 158, 26), (255, 236, 150)),
}
"""Shadow, body and light of the four tiers' metals."""

COMPONENTS: dict[str, Colour] = {
    "iron": (84, 88, 98),
    "wood": (146, 94, 48),
    "rope": (186, 150, 92),
    "brick": (178, 82, 50),
    "glass": (74, 132, 146),
}

TYPES: dict[str, Colour] = {
    "iron": (70, 72, 84),
    "wood": (100, 96, 42),
    "rope": (128, 74, 36),
    "brick": (156, 58, 36),
    "glass": (36, 92, 112),
}
"""Ground colour of the badge of each type of invention."""


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`first` with `share` (0..1) of `second` in it."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


def lighter(colour: Colour, share: float) -> Colour:
    """`colour` moved towards white by `share`."""
    return mix(colour, (255, 250, 236), share)


def darker(colour: Colour, share: float) -> Colour:
    """`colour` moved towards a warm black by `share`."""
    return mix(colour, (24, 10, 4), share)
