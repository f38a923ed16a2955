"""The ring of squares with its palaces and quarters, the offices, events, goods and works (rules 1.3 to 1.6)."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final

from attrs import frozen

from leonardo.engine.citta.constants import DATA, RENT_HALVES, Good, InternationalEvent

LAST_SQUARE: Final = 32
PIAZZA_MAGGIORE: Final = 1


class Kind(Enum):
    """What a square is."""

    PIAZZA = "piazza"
    MARKET = "market"
    STREET = "street"
    ALLEY = "alley"
    BRIDGE = "bridge"


@frozen
class Square:
    """A square of the ring; `price` is in florins, none where nothing can be owned (rule 8.5)."""

    number: int
    kind: Kind
    name: str
    quarter: str | None
    price: int | None


SQUARES: Final[Mapping[int, Square]] = MappingProxyType(
    {
        each["number"]: Square(each["number"], Kind(each["kind"]), each["name"], each["quarter"], each.get("price"))
        for each in DATA["squares"]
    }
)
PRICES: Final = (0, *(SQUARES[number].price or 0 for number in sorted(SQUARES)))
"""The price of the palace or bridge on each square, by its number; 0 where there is none."""
PALACES: Final = tuple(n for n, square in sorted(SQUARES.items()) if square.kind in (Kind.STREET, Kind.ALLEY))
BRIDGES: Final = tuple(n for n, square in sorted(SQUARES.items()) if square.kind is Kind.BRIDGE)
CARDS: Final = tuple(sorted((*PALACES, *BRIDGES)))
FOR_SALE: Final = frozenset(CARDS)  # where there is something to be owned
IS_BRIDGE: Final = tuple(number in BRIDGES for number in range(LAST_SQUARE + 1))
IS_PALACE: Final = tuple(number in PALACES for number in range(LAST_SQUARE + 1))
MARKETS: Final = frozenset(n for n, square in SQUARES.items() if square.kind is Kind.MARKET)
EVENT_SQUARES: Final = frozenset(DATA["event_squares"])
QUARTERS: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {each["id"]: tuple(each["palaces"]) for each in DATA["quarters"]}
)
"""The palaces of each quarter (rule 1.4)."""
QUARTER_OF: Final[Mapping[int, tuple[int, ...]]] = MappingProxyType(
    {palace: palaces for palaces in QUARTERS.values() for palace in palaces}
)
"""All palaces of the quarter that a palace belongs to."""
RENTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(price * halves // 2 for halves in RENT_HALVES) for price in PRICES
)
"""The rent of the palace on each square, by the number of works in it (rule 8.3)."""
OFFICE_PRICES: Final[Mapping[int, int]] = MappingProxyType({each["square"]: each["price"] for each in DATA["offices"]})
"""The offices by the number of their square (rule 7.3)."""
EVENT_CARDS: Final[Mapping[InternationalEvent, int]] = MappingProxyType(
    {InternationalEvent(each["kind"]): each["cards"] for each in DATA["events"]}
)
GOODS: Final[Mapping[Good, frozenset[int]]] = MappingProxyType(
    {Good(each["id"]): frozenset(each["numbers"]) for each in DATA["goods"]}
)
"""The numbers of each good (rule 12.2)."""
GOOD_OF: Final[Mapping[int, Good]] = MappingProxyType({n: good for good in GOODS for n in GOODS[good]})
VALUES: Final[tuple[int, ...]] = (
    0,
    *(each["value"] for each in sorted(DATA["works"], key=lambda work: work["number"])),
)
"""The value of each work of art in florins, by its number 1..40 (rule 1.6)."""
WORKS: Final = tuple(range(1, len(VALUES)))


def onward(square: int, steps: int) -> int:
    """Return the square that lies so many squares on, or back if negative (rule 6.1)."""
    return (square - 1 + steps) % LAST_SQUARE + 1
