"""The panel of another seat: who it is, what it has at hand, its laboratories, what it owns and holds, its last act."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any, Final, Literal

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.cards import owned as owned_cards
from leonardo.app.davinci.picture.rivals.laboratory import Telling, Work, laboratories
from leonardo.app.davinci.spots import ApprenticesSpot, ComponentSpot, FlorinsSpot, LeonardoSpot, MasterSpot, OwnedSpot
from leonardo.app.kit.brush import ASIDE, BOLD, LITTLE, NARROW, TITLE, Brush, Style
from leonardo.app.kit.seats import Looks, names_of
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BROWN
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.widgets import changed, named, portrait, running, seat_ground
from leonardo.engine.davinci.constants import Component, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.ui.node import (
    Grid,
    L,
    Lines,
    Node,
    Share,
    Spacer,
    TextScale,
    Variants,
    column,
    component,
    fill,
    image,
    paint,
    pin,
    row,
    stack,
    text,
)

Form = Literal["tall", "usual", "low", "wide"]
"""How a panel is arranged: with the portrait over all else, beside the upper rows, or beside all rows."""

_UPRIGHT, _ASIDE = 1.7, 2.0
"""The height of a panel in widths from which it is tall, and its width in heights from which it is wide."""
_ACT: Final = Style(Face.STRONG, 15.5)
_POSTER_NAME: Final = Style(TITLE.face, 27, NARROW)
_LARGE: Final = Style(Face.BOLD, 23)
_COUNT: Final = Style(BOLD.face, 28)
_CANDLELIGHT: Final = (236, 178, 74, 34)
"""The warm light on the sheets of the others, which are older than the one's own."""
_RIBBON, _RIBBON_EDGE = (150, 104, 48, 52), (*BROWN, 96)
_PALE, _PALE_COMPONENT = 96, 80
"""How opaque the place of a type is that is not owned, and a component of which there is none."""
_BADGE: Final = 38
_FULL: Final[tuple[tuple[Telling, bool], ...]] = ("full", True), ("line", True), ("line", False), ("half", False)
_TALL: Final[tuple[tuple[Telling, bool], ...]] = ("large", True), ("large", False), ("full", True)
"""How fully laboratories are told, and whether the last act is, the fullest first."""
_LEAST_ROWS: Final = {"tall": 12.0, "usual": 6.6, "low": 5.3, "wide": 5.3}
"""Lines of text that a panel must have room for, and more where components are told."""
_MOST_SIDE_BY_SIDE: Final = 3
"""Apprentices that stand side by side where no master does; of more there is one with their number."""
_GAP: Final = L(9, 4)
_SPREAD: Final[dict[str, Any]] = {"gap": L(4, 3), "justify": "between", "grow": 1}
_APART: Final[dict[str, Any]] = {"hit": False, "focus": False}  # what bears an id but is no spot


@frozen(cache_hash=True)
class Rival:
    """What a panel tells of a seat.

    Florins and components are none where memory is closed; `change` is what the sum has just changed by. `act` are the
    words of its last act, and the sign before them. Leonardo is `there` or `lifted`, or works for somebody else.
    """

    seat: int
    master: bool
    apprentices: int
    owned: tuple[int, ...]
    works: tuple[Work, ...]
    florins: int | None = None
    holdings: Stock | None = None
    change: int = 0
    act: tuple[str, str] = "", ""
    leonardo: Literal["there", "lifted"] | None = None


def form_of(place: Rect, *, closed: bool) -> Form:
    """Return how a panel is arranged in a place; on a low one a purse that is closed hangs on the portrait."""
    if place.height > _UPRIGHT * place.width:
        return "tall"
    if place.width > _ASIDE * place.height:
        return "wide"
    return "low" if closed and place.height <= place.width else "usual"


def last_at_hand(seat: int) -> Hashable:
    """Return the id of the last apprentice of another seat that is at hand, where it is drawn."""
    return "last at hand", seat


@component
def rival(one: Rival, looks: Looks, form: Form) -> Node:
    """Return the panel, which tells as much as it has room for."""
    closed = one.florins is None
    tellings = _TALL if form == "tall" else _FULL[1:] if closed and form != "usual" else _FULL
    least = _body(one, looks, form, "half", acts=False, close=True)
    body = Variants(kids=(*(_body(one, looks, form, *telling) for telling in tellings), least))
    rows = _LEAST_ROWS[form] + (0 if closed else 1.4)
    text_scale = TextScale(rows=rows, style=LITTLE, kids=(body,))
    return stack(seat_ground(looks[one.seat].colour, light=_CANDLELIGHT, within=3), text_scale, id=SeatSpot(one.seat))


@component
def _body(one: Rival, looks: Looks, form: Form, telling: Telling, acts: bool, *, close: bool = False) -> Node:
    """Return what stands on the panel; where all is `close`, without what is owned."""
    seat, closed = one.seat, one.florins is None
    face, head = _face(seat, form, closed), _head(seat, one.leonardo, looks, form == "tall")
    works = laboratories(one.works, looks, telling)
    owned = None if close else _owned(seat, one.owned, telling)
    act = _act(*one.act, 1.0 if telling == "large" else 1.5) if acts else None
    held = _holdings(seat, one.holdings) if one.holdings is not None else None
    hand = _hand(seat, one.master, one.apprentices, one.florins, one.change, telling)
    if form == "tall":
        line = fill((*BROWN, 110), height=L(1, 1))
        parts = (line, works, line, _large_owned(seat, one.owned)) if telling == "large" else (works, owned)
        body = column(face, head, hand, *parts, held, act, **{**_SPREAD, "gap": 0})
    else:
        upper: tuple[Node | None, ...] = head, hand, owned
        lower: tuple[Node | None, ...] = works, held
        high = (0.9, 75, 100) if telling == "full" else (0.9, 28, 52) if close else (1.2, 47, 71)
        if closed and form != "usual":
            upper, high = (head, _shared(seat, one.master, one.apprentices, one.owned)), (0.6, 56, 70)
        if form == "wide":
            more = (0.0, 0, 60) if close else (1.0, 45, 60)
            upper, lower, high = (*upper, *lower), (), (high[0] + more[0], high[1] + more[1], high[2] + more[2])
        gap = L(4, 3) if not close else 0
        beside = column(*upper, **{**_SPREAD, "gap": 0 if lower else gap})
        body = column(row(face, beside, gap=_GAP, **_high(*high)), *lower, act, **{**_SPREAD, "gap": gap})
    return stack(body, pad=(L(18, 10), L(3, 3) if close else L(7, 6), L(13, 6), L(3, 3) if close else L(6, 4)))


# who it is


@component
def _face(seat: int, form: Form, closed: bool) -> Node:
    if form == "tall":
        return portrait(seat, aspect=1.34, min_height=Lines(LITTLE, 3, 110))
    shape: dict[str, Any] = {"aspect": 0.82, "max_width": Share(0.36 if form == "usual" else 0.303), "align": "centre"}
    if not closed or form == "usual":
        return portrait(seat, **shape)
    purse = image("purse_sealed", id=FlorinsSpot(seat), height=Share(0.46), aspect=1)
    return stack(portrait(seat), pin(purse, (0.17, 0.9), (0, 1)), **shape)


@component
def _head(seat: int, leonardo: Literal["there", "lifted"] | None, looks: Looks, large: bool) -> Node:
    """Return the name, which a flag may take the place of, and Leonardo if he works for the seat."""
    side: Any = "centre" if large else "left"
    name = text(looks[seat].name, _POSTER_NAME if large else TITLE, alike=names_of(looks), side=side)
    told = stack(name, id=named(seat), grow=1, **_APART)
    size: dict[str, Any] = {"aspect": 2 / 3, "max_height": 44}
    figure = paint(_leonardo, leonardo == "lifted", bleed=3) if leonardo is not None else None
    beside = stack(figure, id=LeonardoSpot(seat), align="end", **size)
    return row(
        Spacer(**size) if large else None,
        told,
        beside,
        **(_high(0.4, 32, 40, 1.0) if large else _high(0.45, 14, 23, 1.7)),
    )


def _leonardo(brush: Brush, surface: Surface, at: Rect, lifted: bool) -> None:
    figures.leonardo(brush, surface, at, lifted=lifted)


def _high(lines: float, more: float, usual: float, growth: float = 2.0) -> dict[str, Any]:
    """Return how high a row is: so many lines and units at least, and `usual` units times its growth at most."""
    most = L(usual * growth, round(usual * growth * 0.55))
    return {"min_height": Lines(LITTLE, lines, more), "grow": usual, "max_height": most}


# what it has at hand

_HANDS: Final[dict[Telling, dict[str, Any]]] = {
    "large": _high(0.1, 56, 58, 1.0),
    "full": _high(0.1, 44, 46),
    **dict.fromkeys(("line", "half"), _high(0.5, 18, 28)),
}
"""How high the row is of those at hand."""


@component
def _hand(seat: int, master: bool, apprentices: int, florins: int | None, change: int, telling: Telling) -> Node:
    """Return who is at hand, and the purse beside them."""
    crew = _crew(seat, master, apprentices, 2)
    return row(crew, _purse(seat, florins, change), gap=_GAP, **_HANDS[telling])


@component
def _shared(seat: int, master: bool, apprentices: int, owned: tuple[int, ...]) -> Node:
    """Return who is at hand beside what is owned."""
    crew = stack(_crew(seat, master, apprentices, 1), width=Share(0.58))
    badges = _badges(seat, owned)
    first = len(badges) if len(badges) < 3 else -(-len(badges) // 2)
    rows = (row(*each, gap=L(3, 2), grow=1) for each in (badges[:first], badges[first:]) if each)
    return row(crew, column(*rows, grow=1), **_high(0.1, 45, 47))


def _crew(seat: int, master: bool, count: int, beside_master: int) -> Node:
    """Return the master and the apprentices; so many of these stand side by side where he stands, too."""
    shown = count if count <= (beside_master if master else _MOST_SIDE_BY_SIDE) else 1
    last = {"id": last_at_hand(seat), **_APART}
    each = (_worker(seat, of_master=False, **(last if number == shown - 1 else {})) for number in range(shown))
    many = text(_times(count), _COUNT, rigid=True, align="centre") if count > shown else None
    others: Node = row(*each, many, gap=L(2, 1), cross="end")
    if not count:
        words = (tr(f"davinci.picture.{key}") for key in ("none_at_hand", "none", "nothing"))
        others = Spacer(width=L(40, 20)) if master else text(words, ASIDE, BROWN)
    figure = _worker(seat, of_master=True) if master else None
    crew = row(figure, stack(others, id=ApprenticesSpot(seat)), max_height=L(56, 28))
    return stack(row(Spacer(id=MasterSpot(seat), width=Share(0.3))), crew, grow=1)


def _times(count: int) -> str:
    return tr("table.times", count=count)


def _worker(seat: int, *, of_master: bool, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    high, aspect = (Share(1.0), 0.64) if of_master else (Share(0.857), 0.573)
    return paint(_standing, seat, of_master, height=high, aspect=aspect, align="end", bleed=Share(0.1), **fields)


def _standing(brush: Brush, surface: Surface, at: Rect, seat: int, of_master: bool) -> None:
    draw, whole = (figures.master, figures.master_with_hat) if of_master else (figures.apprentice, figures.with_hat)
    draw(brush, surface, seat, at.midbottom, round(at.height * 1000 / whole(1000)))


@component
def _purse(seat: int, florins: int | None, change: int) -> Node:
    """Return the purse: closed, or with its sum and over it how that has just changed."""
    spot, shape = FlorinsSpot(seat), {"aspect": 1, "max_height": 44, "align": "centre"}
    if florins is None:
        return image("purse_sealed", id=spot, **shape)
    counts, _, swells, _ = running(spot)
    mark = image("purse_open", id=swells, **_APART, **shape)
    told = text((), _LARGE, value=florins, alike=("00",), reserve=("00",), side="right", id=counts, **_APART)
    return stack(row(mark, told, gap=L(3, 1)), changed(change, BOLD) if change else None, id=spot)


@component
def _holdings(seat: int, holdings: Stock) -> Node:
    return row(*(_held(seat, kind, holdings[kind]) for kind in Component), **_high(0.7, 5, 19, 1.8))


def _held(seat: int, kind: Component, count: int) -> Node:
    pale = 255 if count else _PALE_COMPONENT
    mark = image(figures.component_picture(kind), aspect=1, max_height=30, pale=pale, align="centre")
    told = text(str(count), LITTLE) if count else None
    return row(mark, told, gap=2, grow=1, id=ComponentSpot(seat, kind))


# what it owns


@component
def _owned(seat: int, owned: tuple[int, ...], telling: Telling) -> Node:
    """Return a badge of each type with the number owned; where there is height, their machines and all other places."""
    cards = row(*(_card(seat, kind, owned, 0.56) for kind in Component), gap=L(4, 2), min_height=58)
    return Variants(
        kids=(cards, row(*_badges(seat, owned), gap=L(6, 3))),
        **(_high(0.1, 29, 31, 3.4) if telling == "full" else _high(0.2, 15, 19, 3.4)),
    )


def _badges(seat: int, owned: tuple[int, ...]) -> Sequence[Node]:
    counts = Counter(INVENTIONS[card].type for card in owned)
    return [_badge(seat, kind, counts[kind]) for kind in sorted(counts)]


def _badge(seat: int, kind: Component, count: int) -> Node:
    mark = image(figures.badge_picture(kind), aspect=1, max_height=_BADGE, align="centre")
    told = text((_times(count), str(count)), LITTLE, rigid=True) if count > 1 else None
    return row(mark, told, gap=L(2, 1), id=OwnedSpot(seat, kind))


def _card(seat: int, kind: Component, owned: tuple[int, ...], small: float) -> Node:
    """Return the cards of a type on a pile, or the place that is kept for them."""
    cards = tuple(card for card in owned if INVENTIONS[card].type is kind)
    count = _times(len(cards)) if len(cards) > 1 else ""
    told = paint(_pile, kind, cards, count, bleed=12) if cards else _kept(kind, small)
    return stack(told, id=OwnedSpot(seat, kind), grow=1)


def _pile(brush: Brush, surface: Surface, at: Rect, kind: Component, cards: tuple[int, ...], count: str) -> None:
    place = at.inflate(-brush.px(4), -brush.px(8))
    owned_cards.pile(brush, surface, kind, cards, place, count=count)


def _kept(kind: Component, small: float) -> Node:
    return image(figures.badge_picture(kind), aspect=1, width=Share(small), height=Share(small), pale=_PALE)


@component
def _large_owned(seat: int, owned: tuple[int, ...]) -> Node:
    """Return the cards under a heading, and below them the places of the types that are missing."""
    words = tr("davinci.picture.owned"), tr("davinci.picture.owned_short")
    have = {INVENTIONS[card].type for card in owned}
    third = Share(0.33)
    cards = Grid(kids=tuple(_card(seat, kind, owned, 0.8) for kind in sorted(have)), least=third, most=third, grow=1)
    rest = row(
        *(_card(seat, kind, owned, 0.85) for kind in Component if kind not in have), height=L(40) if have else None
    )
    body = column(cards if have else None, stack(rest, grow=0 if have else 1), grow=1)
    return column(text(words, _LARGE, height=Lines(_LARGE)), body, **_high(1.2, 104, 128, 1.0))


# what it did last


def _act(words: str, sign: str, growth: float) -> Node:
    """Return the last act on its ribbon at the foot; nothing where there was none."""
    mark = image(sign, aspect=1, height=Share(0.8), align="centre") if sign else None
    told = row(mark, text(words, _ACT, BROWN), gap=4, justify="centre")
    return (
        stack(paint(_ribbon, bleed=8), told, **_high(0.62, 6, 18, growth))
        if words
        else Spacer(**_high(0.62, 6, 18, growth))
    )


def _ribbon(brush: Brush, surface: Surface, at: Rect) -> None:
    """Draw a ribbon that reaches beyond its row at both sides."""
    left, right = at.left - max(2, brush.px(3)), at.right + max(2, brush.px(7))
    brush.plate(surface, Rect(left, at.top, right - left, at.height), 4, _RIBBON, 0.01, _RIBBON_EDGE)
