"""Small nodes that several panels of the city are made of."""

from collections.abc import Sequence
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.citta.standing import Holding
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.ui.node import L, Node, component, image, paint

TITLE: Final = Style(Face.TITLE_BOLD, 17, NARROW)
ASIDE: Final = Style(Face.ITALIC, 16)
SMALL: Final = Style(Face.BOLD, 17)
COUNT: Final = Style(Face.BOLD, 19)
PAPER: Final = (250, 240, 214, 255)
GAP: Final = L(8, 4)
COIN: Final = "florin_blank"
CROWN: Final = "citta_crown"
_SIGN: Final = 0.62
"""How high the sign of a quarter is, in heights of its place."""
_PALE: Final = 90
"""How much remains of what is not there, of 255."""


def party_names(members: tuple[int, ...], names: Sequence[str]) -> tuple[str, ...]:
    """Return what a party is called: its player, or its members joined and ever shorter, cut alike."""
    called = [names[member] for member in members]
    if len(called) == 1:
        return (called[0],)
    joined = tr("citta.picture.and").join
    cuts = (
        joined(name if len(name) <= left + 1 else f"{name[:left].rstrip()}." for name in called)
        for left in range(max(map(len, called)), 0, -1)
    )
    return tuple(dict.fromkeys((joined(called), *cuts)))


@component
def men(count: int, most: int, step: float, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return men-at-arms that overlap, each a `step` of its height from the next; those who are gone are pale."""
    return paint(_men, count, most, step, aspect=1 + (most - 1) * step, **fields)


def _men(brush: Brush, surface: Surface, at: Rect, count: int, most: int, step: float) -> None:
    for number in range(most):
        centre = at.right - at.height // 2 - (most - 1 - number) * round(at.height * step), at.centery
        man = brush.faded("citta_man", at.height, 255 if number < count else _PALE)
        surface.blit(man, man.get_rect(center=centre))


def holding(seat: int, held: Holding, houses: int = 0, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return what a seat has of a quarter: its sign, over some pixels for little houses below."""
    return paint(_holding, seat, held, houses, bleed=6, **fields)


def _holding(brush: Brush, surface: Surface, at: Rect, seat: int, held: Holding, houses: int) -> None:
    side = min(round(at.height * _SIGN), at.height - houses, round(at.width * 0.8))
    centre = at.centerx, at.top + side // 2 + 2
    if held.own and (held.whole or held.nearly):
        around = Rect(0, 0, side, side)
        around.center = centre
        ornaments.halo(surface, around, max(2, side // 5), 255 if held.whole else 190)
    brush.stamp(surface, f"quarter_{held.quarter}{'' if held.own else '_pale'}", centre, side)
    if held.whole:
        brush.stamp(surface, CROWN, (centre[0] + side // 2, centre[1] - side // 2 + 1), round(side * 0.56))
    if held.own:
        _houses(surface, (centre[0], centre[1] + side // 2 + 2), side, held, PAINT[brush.looks[seat].colour])


def _houses(surface: Surface, top: Point, side: int, held: Holding, colour: Colour) -> None:
    """Draw a little house for each palace of a quarter, in a colour for those that are owned."""
    wide = max(5, min(round(side * 0.3), round(side * 1.1) // held.all - 1))
    roof = (0.0, wide * 0.42), (wide / 2, 0.0), (float(wide), wide * 0.42)
    corners = (*roof, (float(wide), float(wide)), (0.0, float(wide)))
    for number in range(held.all):
        x = top[0] + round((number - (held.all - 1) / 2) * (wide + 1)) - wide // 2
        fill = (*colour, 255) if number < held.own else (255, 246, 220, 255)
        shapes.lay(surface, shapes.polygon((wide + 1, wide + 1), corners, fill, (*INK, 255), 1.2), (x, top[1]))


@component
def sign(name: str, *, there: bool = True, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return one of the signs of this game, such as `man` or `work`; pale where there is none."""
    return image(f"citta_{name}", pale=255 if there else _PALE, **{"aspect": 1.0, **fields})


@component
def coin(**fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return a coin without a number."""
    return image(COIN, **{"aspect": 1.0, **fields})


def draw_pips(brush: Brush, surface: Surface, at: Rect, works: int) -> None:
    """Draw a gilt frame for each work in a palace, and a dim one for each that could come."""
    wide = max(3, min(round(at.height * 0.78), at.width // WORKS_A_PALACE - 1))
    height = min(at.height, round(wide / 0.7))
    gap = max(1, min(round(height * 0.16), (at.width - WORKS_A_PALACE * wide) // WORKS_A_PALACE))
    for number in range(WORKS_A_PALACE):
        box = Rect(at.left + number * (wide + gap), at.centery - height // 2, wide, height)
        if number < works:
            surface.blit(brush.pictures.get("citta_work", (wide, height)), box)
        else:
            small = box.inflate(-max(1, wide // 4), -max(1, height // 4))
            edge = shapes.plate(small.size, 1, (232, 212, 168, 170), (*INK, 120), 1.0)
            shapes.lay(surface, edge, small.topleft)
