"""The cards of one's palaces and bridges, by quarters: what each brings, its works, and what one more would do.

While something must be sold they show instead what the bank gives for each.
"""

from typing import Final

from attrs import frozen

from leonardo.app.citta.picture.parts import ASIDE, PAPER, coin, draw_pips, holding, sign
from leonardo.app.citta.spots import PalaceSpot, QuartersSpot
from leonardo.app.citta.standing import Holding
from leonardo.app.citta.words.phrases import square_names
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN, LEAF, LIGHT, WARM
from leonardo.app.table.widgets import dashed
from leonardo.engine.citta.board import IS_PALACE, SQUARES
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.ui.node import (
    SPACER,
    Grid,
    L,
    Lines,
    Node,
    Share,
    Spacer,
    Variants,
    column,
    component,
    image,
    paint,
    row,
    stack,
    text,
)

_NAME: Final = Style(Face.TITLE_BOLD, 15.5, (Face.BOLD, Face.STRONG, Face.TEXT))
_RENT: Final = Style(Face.BOLD, 26)
_LITTLE_RENT: Final = Style(Face.BOLD, 17)
_LITTLE_NAME: Final = Style(Face.STRONG, 16, (Face.TEXT,))
_GROUNDS: Final = {
    "torre": (150, 62, 42),
    "elmo": (58, 88, 132),
    "seta": (74, 108, 48),
    "liuto": (150, 104, 24),
    "chiavi": (104, 66, 134),
    "sfera": (30, 104, 100),
    None: (84, 92, 98),
}
"""The grounds on which the names stand, by quarter; the last is that of bridges."""
_LOW_BAND: Final = {"height": Lines(_NAME, 1, 6), "max_height": Share(0.36)}


@frozen(cache_hash=True)
class Owned:
    """A card: what its square brings, for how much it would be sold, its works, and what one more makes."""

    square: int
    due: int
    sale: int | None = None
    works: tuple[int, ...] = ()
    more: int = 0
    offered: bool = False


@component
def palaces(seat: int, out: bool, owned: tuple[Owned, ...], held: tuple[Holding, ...]) -> Node:
    """Return the second field of the tray; without what is `held` of the quarters, only the cards."""
    if owned:
        cards = tuple(_offer(each.square) if each.offered else card(each) for each in owned)
        pad = (L(8, 4), L(4, 2), L(8, 4), L(8, 4))
        body: Node = Grid(kids=cards, least=L(118, 84), most=176, gap=L(8, 4), row_gap=L(4, 2), grow=1, pad=pad)
    else:
        told = tr("citta.picture.looks_on" if out else "citta.picture.no_palaces")
        body = text(told, ASIDE, WARM, side="centre", grow=1)
    if not held:
        return column(body)
    head = row(_quarters(seat, held), height=L(40, 24), pad=(3, 0, 0, 0))
    return Variants(kids=(column(head, body, min_height=L(0, 120)), column(body)))


@component
def _quarters(seat: int, held: tuple[Holding, ...]) -> Node:
    """Return what one has of each quarter; a press of it shows the plan of them all."""
    told = text(tr("citta.quarters.title"), ASIDE, WARM, rigid=True, pad=(8, 0, 0, 0))
    signs = (holding(seat, each, aspect=1.302, pad=(0, 3, 0, 0)) for each in held)
    return row(*signs, Variants(kids=(told, Spacer())), id=QuartersSpot())


@component
def card(own: Owned) -> Node:
    """Return a card, with pictures of its works where it is high enough, else flat."""
    quarter = SQUARES[own.square].quarter if IS_PALACE[own.square] else None
    ground = (*_GROUNDS[quarter], 255)
    mark = coin(max_height=Lines(_RENT, 0.74)) if own.sale is not None else None
    sum_ = row(mark, text(_told(own), _RENT, LEAF), gap=2, cross="centre")
    kids = Variants(kids=(_high(own, sum_, ground), _flat(own, ground)), pad=L(0, 2))
    return stack(paint(Brush.plate, 6, PAPER, 1.4), kids, id=PalaceSpot(own.square))


def _high(own: Owned, sum_: Node, ground: tuple[int, ...]) -> Node:
    band = stack(paint(Brush.plate, 5, ground), _title(own.square, IVORY), **_LOW_BAND)
    high = Lines(_NAME, 2.277)
    if not IS_PALACE[own.square]:
        mark = sign("bridge", max_height=Share(0.62), width=Share(0.5), align="centre")
        return column(band, row(mark, SPACER, sum_, pad=(0, 0, 8, 0), grow=1), min_height=high)
    frames = (_work(own.works, number) for number in range(WORKS_A_PALACE))
    works = row(*frames, gap=L(4, 2), even=44 / 52, justify="centre", grow=1, pad=(4, 0))
    seen = image(f"palace_{own.square:02}", max_width=Share(0.5), align="centre")
    rent = row(seen, SPACER, sum_, height=Share(0.44), pad=(2, 0, 8, 0))
    more = text(_more(own), ASIDE, BROWN, side="right", height=Lines(ASIDE), rigid=True, pad=(6, 0))
    tall = column(rent, works, more, min_height=Lines(ASIDE, 5), grow=1)
    small = paint(draw_pips, len(own.works), width=Share(0.5), max_height=26, align="centre")
    low = row(small, SPACER, sum_, pad=(6, 0, 8, 0))
    body = Variants(kids=(tall, column(rent, works, min_height=Lines(_RENT, 2.2)), low), grow=1)
    return column(band, body, min_height=high)


def _more(own: Owned) -> str:
    """Say what the bank gives for a palace, if one must sell, or what one more work would make of its rent."""
    if own.sale is not None:
        return tr("citta.picture.sells", count=own.sale)
    return tr("citta.picture.one_more", count=own.more) if own.more else ""


def _flat(own: Owned, ground: tuple[int, ...]) -> Node:
    """Return a low card: its name, and beside it what it brings, where both have room."""
    called = text(square_names(own.square), _LITTLE_NAME, IVORY, side="centre", pad=(L(4, 2), 0))
    name = stack(paint(Brush.plate, 5, ground), called, grow=1)
    mark = coin(width=Lines(_LITTLE_RENT, 0.74)) if own.sale is not None else None
    sum_ = text(_told(own), _LITTLE_RENT, LEAF, pad=(L(4, 2), 0), rigid=True)
    return Variants(kids=(row(name, mark, sum_), name))


def _work(works: tuple[int, ...], number: int) -> Node:
    if number < len(works):
        return image(f"work_{works[number]:02}", mode="stretch")
    return dashed(1, (*INK, 130), 0)


def _title(square: int, colour: tuple[int, int, int]) -> Node:
    return text(square_names(square), _NAME, colour, side="centre", pad=(3, 0))


def _told(own: Owned) -> str:
    if own.sale is not None:
        return str(own.sale)
    return str(own.due) if IS_PALACE[own.square] else tr("citta.picture.brings", count=own.due)


@component
def _offer(square: int) -> Node:
    """Return a dashed place for what could be bought."""
    name = f"palace_{square:02}" if IS_PALACE[square] else "citta_bridge"
    told = text(tr("citta.picture.offered"), ASIDE, LIGHT, side="centre", height=Lines(ASIDE))
    body = column(stack(_title(square, LIGHT), **_LOW_BAND), image(name, grow=1), told, pad=2)
    ground = paint(Brush.plate, 6, (255, 226, 150, 70)), dashed(6, (*GOLD, 255), 2)
    return stack(*ground, body, id=PalaceSpot(square))
