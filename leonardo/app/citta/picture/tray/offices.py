"""The offices and men-at-arms of one, and the works that are left in the stock."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import ASIDE, PAPER, TITLE, men, sign
from leonardo.app.citta.spots import MenSpot, OfficeSpot, StockSpot
from leonardo.app.citta.words.phrases import office_names
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import LIGHT, WARM
from leonardo.engine.citta.board import OFFICE_PRICES
from leonardo.engine.citta.constants import MEN_A_PARTY, WORK_PRICE
from leonardo.ui.node import SPACER, Custom, L, Lines, Node, Share, column, component, paint, row, stack, text

_NAME: Final = Style(Face.BOLD, 16, NARROW)
_COUNT: Final = Style(Face.BOLD, 24)
_OFFICE_PAD: Final = (L(0, 2), 0, L(0, 5), 0)


@component
def offices(seat: int, held: tuple[int, ...] | None, men_: int, left: int, lifted: int) -> Node:
    """Return the third field of the tray; `left` works are in the stock, of which so many are `lifted`."""
    if held:
        upper: Node = Custom(kids=tuple(_office(square) for square in held), place=_placed, args=(len(held),), grow=1)
    else:
        told = tr("citta.picture.no_offices") if held is not None else ""
        upper = column(text(told, ASIDE, WARM, height=Lines(ASIDE)), grow=1)
    at_arms = _men(seat, men_) if held is not None else None
    foot = row(at_arms, _stock(left, lifted), height=L(92, 46), max_height=Share(0.42))
    head = text(tr("citta.picture.offices"), TITLE, LIGHT, height=Lines(TITLE))
    return column(head, upper, foot, pad=(L(10, 4), L(5, 2)))


def _placed(brush: Brush, room: Rect, count: int) -> Iterator[Rect]:
    """Yield places in up to three rows, then in columns, no card higher than two lines."""
    line = brush.line(_NAME)
    rows = max(1, min(3, room.height // max(20, line + 4)))
    columns = max(1, -(-count // rows))
    high = min(room.height // max(1, -(-count // columns)), line * 2)
    wide = room.width // columns
    for number in range(count):
        yield Rect(room.left + number % columns * wide, room.top + number // columns * high, wide - 3, high - 3)


@component
def _office(square: int) -> Node:
    """Return a card; among many in a small tray the price alone is read, and the rest in the tip."""
    mark = sign("office", max_height=30, align="centre", pad=1)
    name = text(office_names(square), _NAME, INK, grow=1, drop=1)
    price = text(str(OFFICE_PRICES[square]), _NAME, INK)
    return stack(
        paint(Brush.plate, 4, PAPER, 1.2), row(mark, name, price, gap=L(0, 3), pad=_OFFICE_PAD), id=OfficeSpot(square)
    )


def _headed(key: str, apart: int = 0, **counts: int) -> Node:
    ways = tuple(tr(f"citta.picture.{each}", **counts) for each in (key, f"{key}_short"))
    return text(ways, ASIDE, WARM, height=Lines(ASIDE), pad=(0, 0, L(0, apart), 0))


@component
def _men(seat: int, count: int) -> Node:
    standing = men(count, MEN_A_PARTY, 0.86, max_height=60, align="start")
    return column(_headed("men", 4), SPACER, standing, width=Share(0.5), id=MenSpot(seat))


@component
def _stock(left: int, lifted: int) -> Node:
    return column(
        _headed("stock", count=WORK_PRICE),
        paint(_works, left, lifted, tr("table.times", count=left), grow=1),
        grow=1,
        id=StockSpot(),
    )


def _works(brush: Brush, surface: Surface, at: Rect, left: int, lifted: int, told: str) -> None:
    """Draw the covered works, and what is told of how many there are."""
    high = min(at.height - 2, brush.px(64))
    for number in range(max(0, min(3, left - lifted))):
        centre = at.left + round(high * 0.46) + number * brush.px(5), at.bottom - high // 2 - number * brush.px(2)
        brush.stamp(surface, "work_back", centre, high)
    beside = at.left + round(high * 1.05) + brush.px(14), at.bottom - high // 2
    brush.write(surface, told, beside, _COUNT, LIGHT)
