"""The cards of the city as a table: what each says, and which of it was published (`data.md` of the rules)."""

from collections.abc import Iterator
from typing import Final

from leonardo.app.citta.words.phrases import office_name, quarter_name, square_name, work_name
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.book import plain
from leonardo.app.rulebook.cards import CardList, Cell, Column
from leonardo.engine.citta.board import (
    BRIDGES,
    EVENT_CARDS,
    OFFICE_PRICES,
    PALACES,
    PRICES,
    QUARTERS,
    RENTS,
    SQUARES,
    VALUES,
    WORKS,
)
from leonardo.engine.citta.constants import EVENT_FLORINS, MEN_CARDS, TOLL, TRIBUTE, WHOLE_QUARTER, WORK_PRICE

_COLUMNS: Final = {
    "kind": 216.0,
    "name": 344.0,
    "square": 128.0,
    "quarter": 300.0,
    "price": 150.0,
    "brings": 150.0,
    "most": 150.0,
}
_OF_100: Final = 100  # the price of which all rents were published
_EMPTY: Final = Cell((0,))
_ORDER: Final = ("palace", "bridge", "office", "event", "man", "work")


def _cards() -> tuple[tuple[Cell, ...], ...]:
    return (*_palaces(), *_bridges(), *_offices(), *_events(), *_men(), *_works())


def _kind(kind: str, picture: str) -> Cell:
    return Cell((_ORDER.index(kind),), tr(f"citta.cards.kinds.{kind}"), (picture,))


def _name(name: str, *, certain: bool) -> Cell:
    return Cell((plain(name),), name, certain=certain)


def _count(count: int, text: str = "", *, certain: bool = False) -> Cell:
    return Cell((count,), text or str(count), certain=certain)


def _palaces() -> Iterator[tuple[Cell, ...]]:
    """Yield the palaces: kinds of squares and half a price as rent were published, names, quarters and prices not."""
    quarters = tuple(QUARTERS)
    for square in PALACES:
        quarter, price = SQUARES[square].quarter or "", PRICES[square]
        yield (
            _kind("palace", f"palace_{square:02}"),
            _name(square_name(square), certain=False),
            _count(square, certain=False),
            Cell((1 + quarters.index(quarter),), quarter_name(quarter), (f"quarter_{quarter}",), certain=False),
            _count(price),
            _count(RENTS[square][0], certain=price == _OF_100),
            _count(WHOLE_QUARTER * RENTS[square][-1], certain=price == _OF_100),
        )


def _bridges() -> Iterator[tuple[Cell, ...]]:
    for square in BRIDGES:
        name = _name(square_name(square), certain=False)
        toll = _count(TOLL, certain=True)
        yield _kind("bridge", "citta_bridge"), name, _count(square), _EMPTY, _count(PRICES[square]), toll, toll


def _offices() -> Iterator[tuple[Cell, ...]]:
    for square, price in sorted(OFFICE_PRICES.items()):
        name = _name(office_name(square), certain=False)
        place = _count(square, certain=True)
        yield _kind("office", "citta_office"), name, place, _EMPTY, _count(price), _EMPTY, _EMPTY


def _events() -> Iterator[tuple[Cell, ...]]:
    for event, cards in EVENT_CARDS.items():
        told = tr("citta.cards.times", name=tr(f"citta.cards.events.{event.value}"), count=cards)
        brings = EVENT_FLORINS if event.value != "nothing" else 0
        paid = _count(brings, certain=True) if brings else _EMPTY
        picture = f"citta_{event.value}"
        yield _kind("event", picture), Cell((plain(told),), told, certain=False), _EMPTY, _EMPTY, _EMPTY, paid, paid


def _men() -> Iterator[tuple[Cell, ...]]:
    told = tr("citta.cards.times", name=tr("citta.picture.men"), count=MEN_CARDS)
    name = Cell((plain(told),), told, certain=False)
    yield _kind("man", "citta_man"), name, _EMPTY, _EMPTY, _EMPTY, _count(TRIBUTE, certain=True), _EMPTY


def _works() -> Iterator[tuple[Cell, ...]]:
    """Yield the works: that there are forty at 50 florins was published, the titles and values were not."""
    for work in WORKS:
        name = _name(work_name(work), certain=False)
        price, value = _count(WORK_PRICE, certain=True), _count(VALUES[work])
        yield _kind("work", f"work_{work:02}"), name, _EMPTY, _EMPTY, price, value, _EMPTY


CARDS: Final = CardList(
    "citta.cards.about",
    tuple(Column(name, f"citta.cards.columns.{name}", wide) for name, wide in _COLUMNS.items()),
    _cards,
)
"""The table of the cards."""
