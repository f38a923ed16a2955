"""The labels of the squares: whose it is, how many works hang there, what it costs or brings; seen without pointing.

Who could not pay there from its cash is told by its shield on a red slip at the label.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import ASIDE, COIN, COUNT, PAPER, draw_pips
from leonardo.app.citta.words.phrases import market_word, square_names
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.citta.board import EVENT_SQUARES, FOR_SALE, IS_PALACE, MARKETS, PIAZZA_MAGGIORE
from leonardo.engine.citta.constants import INDEMNITY
from leonardo.ui.node import L, Node, Z, paint

NAME: Final = Style(Face.STRONG, 17, (Face.TEXT,))
_NAMES_HIGH, _SUMS_LOW = 0.28, 0.7
"""Where the middles of name and sum are, in heights of the label."""
_LONG: Final = 4
"""How many times as wide as high a label is that holds all in one line."""
_PIPS: Final = 3.6
"""The width of the marks of works in their heights, in a line with a name."""
_LEAST_PIPS: Final = 15
"""Pixels across that the marks of works need."""
MOST_DEAR: Final = 5
"""Nobody owes anything to itself, so of six one is never among those who cannot pay."""
_LEAST_SHIELD: Final = 12
"""Pixels of a shield whose mark can still be told."""
_SHIELD: Final = 0.4
"""The height of a shield in heights of the label."""
_SLIP: Final = 1.3
"""The height of the slip in heights of a shield."""


Ways = tuple[tuple[str, tuple[str, ...]], ...]
"""Names of a square, the longest first, each with what is said there of what happens on it."""


@frozen(cache_hash=True)
class Label:
    """What a label tells: its owner (or None), works, the sum with its `ink`, and to whom that is too `dear`.

    A `mark` stands before the sum: the coin of a price, or the crown of a whole quarter. The `holder` has its office.
    """

    square: int
    owner: int | None = None
    works: int = 0
    sum: str = ""
    ink: Colour = INK
    mark: str = ""
    holder: int | None = None
    dear: tuple[int, ...] = ()
    high: bool = False


def label(each: Label, front: bool) -> Iterator[Node]:
    """Yield a label, in front of the lights of the squares or below them, and its slip if it has one."""
    z = Z.PIECES if front else Z.BOARD
    yield paint(_draw, each, _ways(each.square), bleed=L(12, 12), z=z)
    if each.dear:
        yield paint(_draw_dear, each.dear, z=z)


def _draw(brush: Brush, surface: Surface, at: Rect, each: Label, ways: Ways) -> None:
    brush.plate(surface, at.move(1, 3), 5, (40, 18, 4, 90))
    brush.plate(surface, at, 5, PAPER, 1.4)
    left, right = at.left + max(4, brush.px(7)), at.right - max(3, brush.px(5))
    band = Rect(at.left + 2, at.top + 2, max(4, brush.px(7)), at.height - 4)
    if each.owner is not None:
        ink = (*PAINT[brush.looks[each.owner].colour], 255)
        brush.plate(surface, band, 2 / brush.layout.k, ink, 0.01, (*INK, 190))
        left = band.right + max(2, brush.px(4))
    if at.width > _LONG * at.height:
        _draw_line(brush, surface, at, each, ways)
    else:
        name, kinds = _fitting(brush, ways, right - left)
        middle = left + (right - left) // 2, at.top + round(at.height * _NAMES_HIGH)
        brush.write(surface, name, middle, NAME, INK, align="centre", room=right - left)
        _draw_below(brush, surface, at, each, kinds)
    if each.holder is not None:
        side = max(17, brush.px(27))
        ornaments.shield(brush, surface, each.holder, (at.right - side // 4, at.top + side // 6), side)


def _fitting(brush: Brush, ways: Ways, room: int) -> tuple[str, tuple[str, ...]]:
    """Return the first name that has room, with what happens there, or the last one."""
    return next((way for way in ways if brush.width(way[0], NAME) <= room), ways[-1])


def _draw_line(brush: Brush, surface: Surface, at: Rect, each: Label, ways: Ways) -> None:
    """Draw all in one line: the house of an owner, the name, the works, and the sum; or what happens there."""
    left, end = _draw_house(brush, surface, at, each), at.right - max(4, brush.px(7))
    if each.square in FOR_SALE:
        end = _draw_sum(brush, surface, each, (end, at.centery)) - 4
        if IS_PALACE[each.square]:
            high, free = max(9, round(at.height * 0.42)), end - left - brush.width(ways[-1][0], NAME) - 4
            row = Rect(0, at.centery - high // 2, max(_LEAST_PIPS, min(free, round(high * _PIPS))), high)
            row.right = end
            draw_pips(brush, surface, row, each.works)
            end = row.left - 2
    name, kinds = _fitting(brush, ways, (end - left) * 3 // 5 if each.square not in FOR_SALE else end - left)
    end_of_name = brush.write(surface, name, (left, at.centery), NAME, INK, room=end - left).right + brush.px(7)
    if kinds:
        kind = brush.first_fitting(kinds, ASIDE, end - end_of_name)
        brush.write(surface, kind, (end_of_name, at.centery), ASIDE, BROWN, room=end - end_of_name)


def _draw_below(brush: Brush, surface: Surface, at: Rect, each: Label, kinds: tuple[str, ...]) -> None:
    """Draw what stands below the name: what happens there, or the sum with what belongs to it."""
    middle = at.centerx, at.top + round(at.height * _SUMS_LOW)
    if kinds:
        wide = at.width - brush.px(8)
        told = brush.first_fitting(kinds, ASIDE, wide)
        brush.write(surface, told, middle, ASIDE, BROWN, align="centre", room=wide)
        return
    high, left = max(9, round(at.height * 0.34)), _draw_house(brush, surface, at, each)
    start = _draw_sum(brush, surface, each, (at.right - max(4, brush.px(7)), middle[1]))
    if IS_PALACE[each.square]:
        row = Rect(left, middle[1] - high // 2, max(_LEAST_PIPS, start - left - 3), high)
        draw_pips(brush, surface, row, each.works)


def _draw_house(brush: Brush, surface: Surface, at: Rect, each: Label) -> int:
    """Draw the house of an owner, if there is one; return where there is room at its right."""
    if each.owner is None:
        return at.left + max(6, brush.px(10))
    side = round(at.height * 0.66)
    foot = at.left + side // 3, at.bottom + side // 6
    house = brush.stand(surface, f"house_{brush.colour(each.owner)}", foot, side)
    return house.right + max(1, brush.px(2))


def _draw_sum(brush: Brush, surface: Surface, each: Label, end: Point) -> int:
    """Draw the sum with its mark, a high one bright on its colour; return where they begin."""
    ink = each.ink
    if each.high:
        slip = Rect(0, 0, brush.width(each.sum, COUNT) + 2 * max(2, brush.px(4)), round(brush.type(COUNT) * 1.1))
        slip.midright = end[0] + max(2, brush.px(4)), end[1]
        brush.plate(surface, slip, 4, (*ink, 255))
        ink = IVORY
    start = brush.write(surface, each.sum, end, COUNT, ink, align="right").left - (max(2, brush.px(4)) * each.high)
    if each.mark:
        side = max(11, brush.px(18)) if each.mark == COIN else max(12, brush.px(20))
        brush.stamp(surface, each.mark, (start - side // 2 - 2, end[1]), side)
        start -= side + 3
    return start


def dear_place(label: Rect, side: str, count: int) -> Rect:
    """Return where the slip with so many shields lies at the label of a square on a side of the ring.

    It hangs where no other label is: towards the city, or, of the upper and lower row, on the field over the label.
    Shields overlap where so many are broader than the label.
    """
    shield = max(_LEAST_SHIELD, round(label.height * _SHIELD))
    high, step = round(shield * _SLIP), min(shield, (label.width - round(shield * _SLIP)) // count)
    slip = Rect(0, 0, count * step + high - shield, high)
    match side:
        case "top" | "bottom":
            slip.bottomright = label.right - high // 4, label.top + 1
        case "left":
            slip.midleft = label.right - high // 6, label.centery
        case _:
            slip.midright = label.left + high // 6, label.top + high // 2
    return slip


def _draw_dear(brush: Brush, surface: Surface, slip: Rect, seats: Sequence[int]) -> None:
    shield = round(slip.height / _SLIP)
    step = (slip.width - slip.height + shield) // len(seats)
    ground = shapes.plate(slip.size, slip.height // 3, (*BLOOD, 255), (*INK, 230), 1.0)
    shapes.lay(surface, ground, slip.topleft)
    for number, seat in enumerate(seats):
        at = slip.left + (slip.height - shield + step) // 2 + number * step, slip.centery
        ornaments.shield(brush, surface, seat, at, shield)


def _ways(square: int) -> Ways:
    """Return what a square is called, in ever fewer letters, and what happens there if nobody can own it."""
    full, short = square_names(square)
    if square in FOR_SALE:
        return (full, ()), (short, ())
    if square == PIAZZA_MAGGIORE:
        brings = tr("citta.picture.brings", count=INDEMNITY)
        return (full, (tr("citta.picture.start", count=INDEMNITY), brings)), (tr("citta.picture.start_name"), (brings,))
    if square in MARKETS:
        return (full, (tr("citta.picture.market"),)), (market_word(square), (tr("citta.picture.market_name"),))
    if square in EVENT_SQUARES:
        kinds: tuple[str, ...] = tr("citta.picture.event"), tr("citta.picture.event_short")
    else:
        kinds = (tr("citta.picture.asylum"),)
    return (full, kinds), (short, kinds)
