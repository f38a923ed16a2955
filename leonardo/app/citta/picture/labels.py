"""The labels of the squares: whose it is, how many works hang there, what it costs or brings; seen without pointing.

Who could not pay there from its cash is told by its shield on a red slip at the label.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import ASIDE, COIN, COUNT, draw_pips
from leonardo.app.citta.picture.ring import plan
from leonardo.app.citta.words.phrases import square_names
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.citta.board import EVENT_SQUARES, FOR_SALE, IS_PALACE, MARKETS, PIAZZA_MAGGIORE
from leonardo.engine.citta.constants import ASYLUM, INDEMNITY
from leonardo.ui.node import At, Custom, L, Node, Z, component, paint

NAME: Final = Style(Face.STRONG, 17, (Face.TEXT,))
_NAMES_HIGH, _SUMS_LOW = 0.28, 0.7
"""Where the middles of name and sum are, in heights of the label."""
_APART: Final = 0.58
"""Lines of type by which these middles must be apart; a lower label bears nothing but its name."""
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


@component
def label(each: Label, front: bool) -> Node:
    """Return a label, in front of the lights of the squares or below them."""
    names, side = square_names(each.square), str(plan()["squares"][str(each.square)]["side"])
    told = (*names,), (*_kind_of(each.square),) if each.square not in FOR_SALE else ()
    kids = [paint(_draw, each, *told, bleed=L(12, 12))]
    if each.dear:
        kids.append(paint(_draw_dear, each.dear))
    at = At(*plan()["squares"][str(each.square)]["label"])
    return Custom(kids=tuple(kids), place=_placed, args=(side, len(each.dear)), at=at, z=Z.PIECES if front else Z.BOARD)


def _placed(_brush: Brush, at: Rect, side: str, dear: int) -> Iterator[Rect]:
    yield at
    if dear:
        yield dear_place(at, side, dear)


def _draw(brush: Brush, surface: Surface, at: Rect, each: Label, names: tuple[str, ...], kind: tuple[str, ...]) -> None:
    brush.plate(surface, at.move(1, 3), 5, (40, 18, 4, 90))
    brush.plate(surface, at, 5, (251, 241, 214, 255), 1.4)
    left, right = at.left + max(4, brush.px(7)), at.right - max(3, brush.px(5))
    band = Rect(at.left + 2, at.top + 2, max(4, brush.px(7)), at.height - 4)
    if each.owner is not None:
        ink = (*PAINT[brush.looks[each.owner].colour], 255)
        brush.plate(surface, band, 2 / brush.layout.k, ink, 0.01, (*INK, 190))
        left = band.right + max(2, brush.px(4))
    low = at.height * (_SUMS_LOW - _NAMES_HIGH) < _APART * brush.line(NAME)
    if low:  # such as beside the bar of a replay in a small window
        left, right = (at.left if each.owner is None else band.right) + 2, at.right - 2
    name = brush.first_fitting(names, NAME, right - left)
    middle = left + (right - left) // 2, at.top + round(at.height * (0.5 if low else _NAMES_HIGH))
    brush.write(surface, name, middle, NAME, INK, align="centre", room=right - left)
    if not low:
        _draw_below(brush, surface, at, each, kind)
    if each.holder is not None:
        side = max(17, brush.px(27))
        ornaments.shield(brush, surface, each.holder, (at.right - side // 4, at.top + side // 6), side)


def _draw_below(brush: Brush, surface: Surface, at: Rect, each: Label, kind: tuple[str, ...]) -> None:
    """Draw what stands below the name: what happens there, or the sum with what belongs to it."""
    middle = at.centerx, at.top + round(at.height * _SUMS_LOW)
    if kind:
        wide = at.width - brush.px(8)
        told = brush.first_fitting(kind, ASIDE, wide)
        brush.write(surface, told, middle, ASIDE, BROWN, align="centre", room=wide)
    else:
        _draw_sums(brush, surface, at, each, middle[1])


def _draw_sums(brush: Brush, surface: Surface, at: Rect, each: Label, middle: int) -> None:
    """Draw the house of an owner, the works, and the sum with its mark."""
    high, left = max(9, round(at.height * 0.34)), at.left + max(6, brush.px(10))
    if each.owner is not None:
        side = round(at.height * 0.66)
        foot = at.left + side // 3, at.bottom + side // 6
        house = brush.stand(surface, f"house_{brush.colour(each.owner)}", foot, side)
        left = house.right + max(1, brush.px(2))
    end = (at.right - max(4, brush.px(7))), middle
    start = brush.write(surface, each.sum, end, COUNT, each.ink, align="right").left
    if each.mark:
        side = max(11, brush.px(18)) if each.mark == COIN else max(12, brush.px(20))
        brush.stamp(surface, each.mark, (start - side // 2 - 2, middle), side)
        start -= side + 3
    if IS_PALACE[each.square]:
        row = Rect(left, middle - high // 2, max(_LEAST_PIPS, start - left - 3), high)
        draw_pips(brush, surface, row, each.works)


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


def _kind_of(square: int) -> Sequence[str]:
    """Return what happens on a square that nobody can own, in a word or two, and in a shorter one if there is one."""
    if square == PIAZZA_MAGGIORE:
        return tr("citta.picture.start", count=INDEMNITY), tr("citta.picture.brings", count=INDEMNITY)
    if square in MARKETS:
        return (tr("citta.picture.market"),)
    if square in EVENT_SQUARES:
        return tr("citta.picture.event"), tr("citta.picture.event_short")
    return (tr("citta.picture.asylum") if square in ASYLUM else "",)
