"""How seats look: a name, a portrait, a colour and a shape each, so that colour is never the only sign."""

from collections.abc import Iterable
from typing import Final, Literal

import pygame
from attrs import field, frozen

from leonardo.app.kit import shapes
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import INK, IVORY, PAPER, Colour, Ground, luminance, mix

SeatColour = Literal["yellow", "red", "green", "blue", "purple", "bone"]

SEAT_COLOURS: Final[tuple[SeatColour, ...]] = ("yellow", "red", "green", "blue", "purple", "bone")
"""In the order in which they are offered; the marks are circle, diamond, triangle, cross, star and crescent."""

PAINT: Final[dict[SeatColour, Colour]] = {
    "yellow": (240, 194, 72),
    "red": (212, 66, 44),
    "green": (32, 84, 58),
    "blue": (112, 168, 218),
    "purple": (64, 30, 86),
    "bone": (250, 241, 220),
}
"""No two are equally light (L* 81, 50, 32, 67, 19 and 95), so that seats are told apart where hues are not."""

_DARKENED: Final[dict[SeatColour, float]] = {
    "yellow": 0.75,
    "red": 0.45,
    "green": 0.0,
    "blue": 0.65,
    "purple": 0.0,
    "bone": 0.8,
}
NAMED: Final[dict[SeatColour, Colour]] = {colour: mix(paint, INK, _DARKENED[colour]) for colour, paint in PAINT.items()}
"""The colours as inks for large names on paper; what is pale must be darkened most."""

_PALE: Final = 0.3  # the luminance from which on a paint takes dark letters
INSCRIBED: Final[dict[SeatColour, Colour]] = {
    colour: INK if luminance(paint) > _PALE else IVORY for colour, paint in PAINT.items()
}
"""What is written in on pieces of each colour."""

LEGIBLE: Final[tuple[tuple[Colour, Ground], ...]] = tuple((ink, PAPER) for ink in NAMED.values())
"""Which ink may be used on which ground."""


_SHIELD: Final = 0.38  # the height of the shield at a portrait in heights of it
_LEAST_SHIELD: Final = 15  # pixels under which the sign on a shield could not be told
_PLAQUE, _PLAQUE_EDGE = (224, 197, 146, 130), (76, 46, 20, 150)
_STRIPE, _WITHIN = 10, 14  # units of the stripe of a plaque, and between the edges of that and what is on it

PORTRAITS: Final = (
    *("lorenzo", "bianca", "cosimo", "lucrezia", "ginevra", "giuliano", "salai", "melzi"),
    *("verrocchio", "luca", "taqi", "benedetto", "fiammetta", "francesco", "agnese", "donato"),
)
"""The words for the portraits in saves and plans; the first six go with the usual names of a new game."""

_USUAL: Final[dict[SeatColour, str]] = {
    "yellow": "verrocchio",
    "red": "lucrezia",
    "green": "melzi",
    "blue": "salai",
    "purple": "francesco",
    "bone": "donato",
}
"""The portraits of those who have chosen none: no two colours have the same."""


@frozen(cache_hash=True)
class PlayerStyle:
    """What a seat is called on the table, its colour, and its portrait: that of its colour unless one is chosen."""

    name: str
    colour: SeatColour
    portrait: str = field()

    @portrait.default
    def _usual(self) -> str:
        return _USUAL[self.colour]


Looks = tuple[PlayerStyle, ...]  # how the seats of a game look, in their order


def names_of(looks: Iterable[PlayerStyle]) -> tuple[str, ...]:
    return tuple(look.name for look in looks)


def shield(pictures: Pictures, colour: SeatColour, height: int) -> pygame.Surface:
    """Return the shield of a seat, `height` pixels high: its colour with its mark; shared, not to be drawn on."""
    return pictures.tall(f"shield_{colour}", height)


def master(pictures: Pictures, colour: SeatColour, height: int) -> pygame.Surface:
    """Return the master of a seat, `height` pixels high with its hat, as it stands on the table; shared."""
    return pictures.tall(f"master_{colour}", height)


def portrait(pictures: Pictures, look: PlayerStyle, height: int) -> pygame.Surface:
    """Return the portrait of a seat, dressed in its colour, in a gilt arch, `height` pixels high; shared."""
    return pictures.made(("portrait", look.portrait, look.colour, height), lambda: _hung(pictures, look, height))


def hang(surface: pygame.Surface, pictures: Pictures, look: PlayerStyle, place: pygame.Rect) -> None:
    """Hang the portrait of a seat in the middle of a place, as high as fits, its shield at the lower right corner."""
    picture = portrait(pictures, look, place.height)
    if picture.get_width() > place.width:
        picture = portrait(pictures, look, place.height * place.width // picture.get_width())
    hung = picture.get_rect(center=place.center)
    surface.blit(picture, hung)
    side = max(_LEAST_SHIELD, round(hung.height * _SHIELD))
    mark = shield(pictures, look.colour, side)
    surface.blit(mark, mark.get_rect(center=(hung.right - side // 4, hung.bottom - side * 2 // 5)))


def lay_plaque(surface: pygame.Surface, layout: Layout, place: pygame.Rect, colour: SeatColour) -> pygame.Rect:
    """Lay a plaque with a stripe in the colour of a seat at its left; return what is within its edge beside that."""
    px = layout.px
    shapes.lay(surface, shapes.plate(place.size, px(8), _PLAQUE, _PLAQUE_EDGE, 1), place.topleft)
    stripe = pygame.Rect(place.left + px(4), place.top + px(6), px(_STRIPE), place.height - 2 * px(6))
    shapes.lay(surface, shapes.plate(stripe.size, px(3), (*PAINT[colour], 255), (*INK, 160), 1), stripe.topleft)
    inner = place.inflate(-2 * px(_WITHIN), -2 * px(_WITHIN))
    left = stripe.right + px(_WITHIN)
    return pygame.Rect(left, inner.top, inner.right - left, inner.height)


def _hung(pictures: Pictures, look: PlayerStyle, height: int) -> pygame.Surface:
    picture = pictures.tall(f"arch_{look.colour}", height).copy()
    picture.blit(_dressed(pictures, look, height), (0, 0))
    return picture


def _dressed(pictures: Pictures, look: PlayerStyle, height: int) -> pygame.Surface:
    """Return a portrait in hat and gown of the seat's colour: it is drawn in black, beside what cloth gives back."""
    bust, cloth = (pictures.tall(f"{part}_{look.portrait}", height).copy() for part in ("portrait", "cloth"))
    cloth.fill(PAINT[look.colour], special_flags=pygame.BLEND_RGB_MULT)
    bust.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return bust
