"""The words and numbers of Engines of War, read once from `data.json`."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from leonardo.engine.house_rules import data_of

DATA: Final[dict[str, Any]] = data_of("engines")
"""All that is printed on map, cards and dice, and the numbers that the rules are made of."""

SEATS: Final = tuple(range(DATA["players"]["min"], DATA["players"]["max"] + 1))
TARGETS: Final[tuple[int, ...]] = tuple(DATA["players"]["targets"])
"""The points to be agreed on: a short game and a long one (rule 3.1)."""
MOST_TARGET: Final = 1000  # the largest target that a game may have
ROUNDING: Final = 10  # all sums are multiples of so many florins (rule 1.5)

_PIECES: Final = DATA["pieces"]
INFANTRY: Final[int] = _PIECES["infantry_per_colour"]
TANKS: Final[int] = _PIECES["tanks"]
PLANES: Final[int] = _PIECES["planes"]
CASTLES: Final[int] = _PIECES["castles"]
TOWERS: Final[int] = _PIECES["towers"]
TOWERS_A_CASTLE: Final[int] = _PIECES["towers_per_castle"]
PERFECT: Final = 1 + TOWERS_A_CASTLE  # the level of a perfect city by its pieces (rule 10.5)

CAP: Final[int] = DATA["money"]["cap"]
FLORINS_AT_START: Final[int] = DATA["money"]["start"]
INFANTRY_AT_START: Final = 2
RICH_FLORINS: Final = 200
RICH_INFANTRY: Final = 6  # what each seat begins with in a rich start (rule 15.1)

TERRITORY_INCOME: Final[int] = DATA["income"]["territory"]
CASTLE_INCOME: Final[int] = DATA["income"]["castle"]
ART_INCOME: Final[int] = DATA["income"]["art"]

_COSTS: Final = DATA["costs"]
TOWER_COST: Final[int] = _COSTS["tower"]
CASTLE_COST: Final[int] = _COSTS["castle"]
INVASION_COST: Final[int] = _COSTS["invasion"]
ATTACK_COST: Final[int] = _COSTS["attack"]
DISCOUNT: Final[int] = _COSTS["leonardo_discount"]

_LIMITS: Final = DATA["limits"]
INVASIONS: Final[int] = _LIMITS["invasions"]
ATTACKS: Final[int] = _LIMITS["attacks"]
MOVES: Final[int] = _LIMITS["moves"]
ASSAULT: Final[int] = _LIMITS["attack_infantry"]
"""At most so many of each kind go to an attack or take part in one assault: there are six dice (rules 11.3, 11.10)."""
HIGHEST_LEVEL: Final[int] = _LIMITS["castle_level"]

BID_STEP: Final[int] = DATA["auction"]["step"]
DESIGNS_LAID: Final[Mapping[int, int]] = MappingProxyType({int(n): k for n, k in DATA["auction"]["designs"].items()})
PROJECTS_LAID: Final[Mapping[int, int]] = MappingProxyType({int(n): k for n, k in DATA["auction"]["projects"].items()})
"""How many cards of each deck are laid in an auction, by the number of seats (rule 6.1)."""

_SCORING: Final = DATA["scoring"]
LEONARDO_POINTS: Final[int] = _SCORING["leonardo"]
MOST_POINTS: Final[int] = _SCORING["most_territories"]
SHARED_POINTS: Final[int] = _SCORING["tie_of_two"]
CITY_POINTS: Final[int] = _SCORING["perfect_city"]

RICH_START: Final = "rich_start"
DOUBLE_EXPLOSION: Final = "double_explosion"
SELF_DESTRUCTION: Final = "self_destruction"
ESCORT: Final = "escort"
SECOND_PLACE: Final = "second_place"
VARIANTS: Final = (RICH_START, DOUBLE_EXPLOSION, SELF_DESTRUCTION, ESCORT, SECOND_PLACE)
"""The optional rules, in the order of the record (rule 15)."""


class Machine(Enum):
    """The two kinds of machines (rule 1.4)."""

    TANK = "tank"
    PLANE = "plane"


class Face(Enum):
    """What a die can show (rule 1.7)."""

    MAN = "M"
    BLANK = "B"
    EXPLOSION = "X"


class Throw(Enum):
    """What dice are thrown for."""

    INFANTRY = "infantry"
    TANK = "tank"
    PLANES = "planes"
    AUTOMATON = "automaton"
    PARACHUTE = "parachute"


class Force(Enum):
    """What can make an assault (rule 11.8)."""

    INFANTRY = "infantry"
    TANKS = "tanks"
    PLANES = "planes"
    AUTOMATON = "automaton"


class Cause(Enum):
    """What points are for (rules 8.12, 12.2, 12.3)."""

    ART = "art"
    FIRST_TANK = "first_tank"
    FIRST_PLANE = "first_plane"
    FIRST_PERFECT_CITY = "first_perfect_city"
    LEONARDO = "leonardo"
    MOST_CARDS = "most_cards"
    MOST_CASTLES = "most_castles"
    MOST_TERRITORIES = "most_territories"
    PERFECT_CITIES = "perfect_cities"


DIE: Final = tuple(face for face in Face for _ in range(DATA["dice"]["faces"][face.name.lower()]))
"""The six faces of a die."""
MACHINE_COSTS: Final[Mapping[Machine, int]] = MappingProxyType({kind: _COSTS[kind.value] for kind in Machine})
FIRSTS: Final[Mapping[Cause, int]] = MappingProxyType(
    {cause: _SCORING[cause.value] for cause in (Cause.FIRST_TANK, Cause.FIRST_PLANE, Cause.FIRST_PERFECT_CITY)}
)
"""The points that are given once in a game (rule 12.2)."""
