"""The map of Europe: who is whose neighbour by land and by sea (rule 2)."""

from collections.abc import Iterable, Mapping
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any, Final

from leonardo.engine import own_maps
from leonardo.engine.engines.constants import DATA
from leonardo.engine.frozen import memoized

if TYPE_CHECKING:

    class Territory(IntEnum):
        """The territories, in the order of the lists that hold something for each (rule 2.1)."""

        IRELAND = 0
        SCOTLAND = 1
        ENGLAND = 2
        NORWAY = 3
        SWEDEN = 4
        DENMARK = 5
        PORTUGAL = 6
        CASTILE = 7
        ARAGON = 8
        FRANCE = 9
        AQUITAINE = 10
        PROVENCE = 11
        BURGUNDY = 12
        FLANDERS = 13
        SAXONY = 14
        BAVARIA = 15
        BOHEMIA = 16
        AUSTRIA = 17
        MILAN = 18
        VENICE = 19
        FLORENCE = 20
        ROME = 21
        NAPLES = 22
        SICILY = 23
        POLAND = 24
        LITHUANIA = 25
        MUSCOVY = 26
        HUNGARY = 27
        SERBIA = 28
        GREECE = 29
        THRACE = 30
        ANATOLIA = 31

    class Sea(Enum):
        """The sea zones (rule 2.1)."""

        ATLANTIC = "atlantic"
        NORTHERN = "northern"
        WESTERN = "western"
        EASTERN = "eastern"

else:  # a mod may have a map of its own
    Territory = IntEnum(
        "Territory",
        {each["id"].upper(): number for number, each in enumerate(DATA["territories"])},
        module=__name__,
    )
    Sea = Enum("Sea", {each["id"].upper(): each["id"] for each in DATA["seas"]}, module=__name__)

PLAN: Final[Mapping[str, Any] | None] = DATA.get(own_maps.PLAN)
"""Where the lands of a map of a mod's own lie; nothing of the printed one, which is drawn."""
SEA_NAMES: Final = {Sea(each["id"]): each["name"] for each in DATA["seas"]}
BY_ID: Final = {territory.name.lower(): territory for territory in Territory}
"""The territories by the words of the record."""
NAMES: Final[tuple[str, ...]] = tuple(each["name"] for each in DATA["territories"])
SEAS: Final[tuple[frozenset[Sea], ...]] = tuple(frozenset(map(Sea, each["seas"])) for each in DATA["territories"])
"""The zones that each territory lies on (rule 2.4)."""
BY_LAND: Final[tuple[frozenset[Territory], ...]] = tuple(
    frozenset(BY_ID[other] for other in (*each["land"], *each["straits"])) for each in DATA["territories"]
)
"""The neighbours by land, straits included (rules 2.3, 2.5)."""
STRAITS: Final = frozenset(
    (BY_ID[each["id"]], BY_ID[other]) for each in DATA["territories"] for other in each["straits"] if each["id"] < other
)
"""The pairs of lands that a strait joins (rule 2.5)."""
BY_SEA: Final[tuple[frozenset[Territory], ...]] = tuple(
    frozenset(other for other in Territory if other is not territory and SEAS[territory] & SEAS[other])
    for territory in Territory
)
"""Whom each territory can reach over a sea zone (rule 2.4)."""
REACH: Final[tuple[tuple[Territory, ...], ...]] = tuple(
    tuple(sorted(BY_LAND[territory] | BY_SEA[territory])) for territory in Territory
)
"""Where an invasion or an attack can go to from each territory (rules 7.7, 11.1)."""


def bits(territories: Iterable[int]) -> int:
    """Return a set of territories as a number whose bits they are: for what is reckoned again and again."""
    return sum(1 << territory for territory in territories)


LAND_BITS: Final = tuple(map(bits, BY_LAND))
SEA_BITS: Final = tuple(map(bits, BY_SEA))
REACH_BITS: Final = tuple(map(bits, REACH))  # the same three as numbers


_ALL: Final = tuple(Territory)


@memoized(1 << 13)
def members(lands: int) -> tuple[Territory, ...]:
    """Return the territories of such a number, in their order."""
    return tuple([territory for territory in _ALL if lands >> territory & 1])
