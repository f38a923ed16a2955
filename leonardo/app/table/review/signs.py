"""The two signs of a review: a round one for what was done, a lozenge for the other choice.

The better of the two shines with a whole line around its place, the worse one has a broken line, so neither needs its
colour to be told. The same signs stand on the table and beside the words.
"""

from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Final

import pygame

from leonardo.ai.review import Weighed
from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SeatColour, shield
from leonardo.app.kit.theme import GOLD, INK, Colour

_FINE: Final = 4
_PAPER: Final[Colour] = (255, 248, 226)
_GILT: Final[Colour] = (236, 200, 110)
_LIGHT: Final[Colour] = (255, 226, 128)
_WORSE: Final = (150, 30, 20, 255)
_BETWEEN: Final = (255, 246, 220, 255)  # what the broken line shows between its strokes
_LEONARDO: Final = "quill"
_OBVIOUS: Final = "sign_eye"
_SIGN: Final = 58  # units across a sign on the table; `_SMALLEST` pixels at least
_SMALLEST: Final = 34


class Role(Enum):
    """Whose choice a sign stands for: what the seat did, what Leonardo would have done, what is seen at a glance."""

    DONE = "done"
    LEONARDO = "leonardo"
    OBVIOUS = "obvious"


def other_role(moment: Weighed) -> Role:
    """Return whose the other choice is: Leonardo's if it is better, else that of a quick look."""
    return Role.LEONARDO if moment.cost else Role.OBVIOUS


def sign(kit: Kit, role: Role, colour: SeatColour, size: int) -> pygame.Surface:
    """Return a sign `size` pixels across; `colour` is that of the seat under review."""
    make: Callable[[], pygame.Surface] = partial(_lozenge, kit, role, size)
    if role is Role.DONE:
        make = partial(_disc, kit, colour, size)
    return kit.pictures.made(("sign of a review", role, colour, size), make)


def sign_size(kit: Kit) -> int:
    """Return how large a sign on the table is, in pixels."""
    return max(_SMALLEST, kit.layout.px(_SIGN))


def lay_sign(kit: Kit, surface: pygame.Surface, role: Role, colour: SeatColour, centre: tuple[int, int]) -> None:
    size = sign_size(kit)
    shade = kit.pictures.get("seal_shadow", (round(size * 1.16), round(size * 1.16)))
    surface.blit(shade, shade.get_rect(center=(centre[0] + size // 24, centre[1] + size // 14)))
    made = sign(kit, role, colour, size)
    surface.blit(made, made.get_rect(center=centre))


def lay_line(kit: Kit, surface: pygame.Surface, place: pygame.Rect, *, better: bool) -> None:
    """Draw the line around the place of a choice: whole and shining if it is the better one, else broken."""
    k, px = kit.layout.k, kit.layout.px
    grown = place.inflate(2 * px(5), 2 * px(5))
    radius, line = max(6, px(12)), max(2.6, 5 * k)
    if not better:
        shapes.lay(surface, shapes.outline(grown.size, radius, _BETWEEN, line), grown.topleft)
        shapes.lay(surface, shapes.dashes(grown.size, radius, _WORSE, line), grown.topleft)
        return
    light = shapes.halo(grown.size, radius, max(6, px(18)), line, _LIGHT)
    surface.blit(light, light.get_rect(center=grown.center))
    rim = grown.inflate(2 * round(line), 2 * round(line))
    shapes.lay(surface, shapes.outline(rim.size, radius + round(line), (*INK, 200), max(1.0, 1.6 * k)), rim.topleft)


def _disc(kit: Kit, colour: SeatColour, size: int) -> pygame.Surface:
    made = pygame.Surface((size, size), pygame.SRCALPHA)
    shapes.lay(made, shapes.disc(size, _PAPER, INK, max(1.5, size / 18)), (0, 0))
    mark = shield(kit.pictures, colour, round(size * 0.66))
    made.blit(mark, mark.get_rect(center=(size // 2, round(size * 0.52))))
    return made


def _lozenge(kit: Kit, role: Role, size: int) -> pygame.Surface:
    large = pygame.Surface((size * _FINE, size * _FINE), pygame.SRCALPHA)
    middle = size * _FINE / 2
    for reach, paint in ((middle, INK), (middle * 0.9, GOLD), (middle * 0.84, _GILT), (middle * 0.76, _PAPER)):
        corners = [
            (middle, middle - reach),
            (middle + reach, middle),
            (middle, middle + reach),
            (middle - reach, middle),
        ]
        pygame.draw.polygon(large, paint, corners)
    made = pygame.transform.smoothscale(large, (size, size))
    name = _LEONARDO if role is Role.LEONARDO else _OBVIOUS
    wide, tall = kit.pictures.entry(name).size
    share = size * 0.5 / max(wide, tall)
    picture = kit.pictures.get(name, (max(1, round(wide * share)), max(1, round(tall * share))))
    made.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    return made
