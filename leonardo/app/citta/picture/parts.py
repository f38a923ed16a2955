"""Small nodes that several panels of the city are made of."""

from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.ui.node import L, Node, Paint, Share, image, paint

TITLE: Final = Style(Face.TITLE_BOLD, 17, NARROW)
ASIDE: Final = Style(Face.ITALIC, 16)
PAPER: Final = (250, 240, 214, 255)
GAP: Final = L(8, 4)
COIN: Final = "florin_blank"
CROWN: Final = "citta_crown"
_PALE: Final = 90
"""How much remains of what is not there, of 255."""


def dashed(brush: Brush, surface: Surface, at: Rect, radius: float, ink: shapes.Colour, line: float) -> None:
    """Draw a dashed edge in units, as of a place for what could come."""
    thick = max(1.4, line * brush.layout.k)
    shapes.lay(surface, shapes.dashes(at.size, max(3, brush.px(radius)), ink, thick), at.topleft)


def portrait(seat: int, **fields: Any) -> Paint:  # noqa: ANN401 - the fields of a node
    """Return the portrait of a seat with its shield."""
    return paint(_portrait, seat, bleed=Share(0.125), **fields)


def _portrait(brush: Brush, surface: Surface, at: Rect, seat: int) -> None:
    ornaments.portrait(brush, surface, seat, at)


def men(count: int, most: int, step: float, **fields: Any) -> Paint:  # noqa: ANN401 - the fields of a node
    """Return men-at-arms that overlap, each a `step` of its height from the next; those who are gone are pale."""
    return paint(_men, count, most, step, aspect=1 + (most - 1) * step, **fields)


def _men(brush: Brush, surface: Surface, at: Rect, count: int, most: int, step: float) -> None:
    for number in range(most):
        centre = at.right - at.height // 2 - (most - 1 - number) * round(at.height * step), at.centery
        man = brush.faded("citta_man", at.height, 255 if number < count else _PALE)
        surface.blit(man, man.get_rect(center=centre))


def holding(
    seat: int,
    quarter: str,
    share: tuple[int, int],
    size: float,
    houses: int,
    **fields: Any,  # noqa: ANN401
) -> Paint:
    """Return what a seat has of a quarter: a sign in a share of the height, over some pixels for the houses below."""
    return paint(_holding, seat, quarter, share, size, houses, bleed=6, **fields)


def _holding(
    brush: Brush, surface: Surface, at: Rect, seat: int, quarter: str, share: tuple[int, int], size: float, houses: int
) -> None:
    side = min(round(at.height * size), at.height - houses, round(at.width * 0.8))
    centre = at.centerx, at.top + side // 2 + 2
    own, whole = share
    if own and own >= whole - 1:
        around = Rect(0, 0, side, side)
        around.center = centre
        ornaments.halo(surface, around, max(2, side // 5), 255 if own == whole else 190)
    brush.stamp(surface, f"quarter_{quarter}{'' if own else '_pale'}", centre, side)
    if own == whole:
        brush.stamp(surface, CROWN, (centre[0] + side // 2, centre[1] - side // 2 + 1), round(side * 0.56))
    if own:
        _houses(surface, (centre[0], centre[1] + side // 2 + 2), side, share, PAINT[brush.looks[seat].colour])


def _houses(
    surface: Surface, top: tuple[int, int], side: int, share: tuple[int, int], colour: tuple[int, int, int]
) -> None:
    """Draw a little house for each palace of a quarter, in a colour for those that are owned."""
    own, whole = share
    wide = max(5, min(round(side * 0.3), round(side * 1.1) // whole - 1))
    roof = (0.0, wide * 0.42), (wide / 2, 0.0), (float(wide), wide * 0.42)
    corners = (*roof, (float(wide), float(wide)), (0.0, float(wide)))
    for number in range(whole):
        x = top[0] + round((number - (whole - 1) / 2) * (wide + 1)) - wide // 2
        fill = (*colour, 255) if number < own else (255, 246, 220, 255)
        shapes.lay(surface, shapes.polygon((wide + 1, wide + 1), corners, fill, (*INK, 255), 1.2), (x, top[1]))


def sign(name: str, *, there: bool = True, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return one of the signs of this game, such as `man` or `work`; pale where there is none."""
    return image(f"citta_{name}", pale=255 if there else _PALE, **{"aspect": 1.0, **fields})


def coin(**fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return a coin without a number."""
    return image(COIN, **{"aspect": 1.0, **fields})


def pips(works: int, **fields: Any) -> Paint:  # noqa: ANN401 - the fields of a node
    """Return a gilt frame for each work in a palace, and a dim one for each that could come."""
    return paint(draw_pips, works, **fields)


def draw_pips(brush: Brush, surface: Surface, at: Rect, works: int) -> None:
    """Draw the frames of works from the left of a place."""
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
