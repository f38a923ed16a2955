"""The words of the game as types: places, components, tiers, upgrades, favours and phases (rules 1.2 to 1.8).

The name of each member, in small letters, is the word of the open record.
"""

from enum import Enum, IntEnum
from typing import Final


class Component(IntEnum):
    """The five kinds of `component` (rule 1.4); the types of inventions bear the same names (rule 1.6)."""

    IRON = 0
    WOOD = 1
    ROPE = 2
    BRICK = 3
    GLASS = 4


Stock = tuple[int, int, int, int, int]  # how many cards of each kind of component, in the order of `Component`

NOTHING: Final[Stock] = (0, 0, 0, 0, 0)


class Place(IntEnum):
    """Where workers can stand: the eight districts A..H (rule 1.7) and the two laboratories of a seat (rule 1.2)."""

    COUNCIL = 0
    WORKSHOP = 1
    ACADEMY = 2
    SMITHY = 3
    GLASSWORKS = 4
    CARPENTRY = 5
    KILN = 6
    ROPERY = 7
    SMALL = 8
    LARGE = 9


DISTRICTS: Final = tuple(Place)[:8]  # the eight districts in the order in which they are resolved (rule 8.1)

LABORATORIES: Final = (Place.SMALL, Place.LARGE)

SHOP_SELLS: Final = {
    Place.SMITHY: Component.IRON,
    Place.GLASSWORKS: Component.GLASS,
    Place.CARPENTRY: Component.WOOD,
    Place.KILN: Component.BRICK,
    Place.ROPERY: Component.ROPE,
}
"""The five shops and what each of them sells (rule 1.7)."""


class Tier(IntEnum):
    """The `tier` of an invention, which is also how many components it needs (rule 1.6)."""

    BRONZE = 1
    COPPER = 2
    SILVER = 3
    GOLD = 4


class Upgrade(Enum):
    """What the Workshop offers (rule 8.12)."""

    SMALL5 = "small5"
    LARGE4 = "large4"
    LARGE6 = "large6"
    AUTOMATON = "automaton"


class Favour(Enum):
    """The `favours` of the set-up for experienced players (rule 4.4)."""

    FLORINS = "a"
    COMPONENTS = "b"
    APPRENTICE = "c"
    SMALL5 = "d1"
    LARGE4 = "d2"
    LARGE6 = "d3"
    AUTOMATON = "d4"

    @property
    def letter(self) -> str:
        """The letter a) to d) that rule 4.5 counts."""
        return self.value[0]


class Box(IntEnum):
    """The four boxes of the Council (rule 8.5)."""

    MOVE = 1
    TREASURY = 2
    FORESIGHT = 3
    PURCHASE = 4


class Phase(IntEnum):
    """Where a game is: choosing favours, the phases A to D of a round (rule 5.1), or at its end."""

    FAVOURS = 0
    START_WORK = 1
    PLACEMENT = 2
    RESOLUTION = 3
    COMPLETION = 4
    OVER = 5


CODEX_LEONARDI_1: Final = "codex_leonardi_1"  # the variant "A stronger Council" (rule 12)

BEGINNER: Final = "beginner"
EXPERT: Final = "expert"

PRICES: Final = (0, 2, 3, 4)
"""What the first, second, third and fourth advantage of a district cost, in florins (rule 8.8)."""

LAST_ROUND: Final = 9
LAST_CITY_ROUND: Final = 7  # in rounds 8 and 9 workers may only be placed in laboratories (rule 5.2)

CARDS_PER_COMPONENT: Final = 12
APPRENTICES_PER_SEAT: Final = 9
AUTOMATA_PER_SEAT: Final = 3
MASTER_STRENGTH: Final = 2
"""What a master counts in a district, and the weeks that it works in a round; an apprentice 1 (rules 8.1, 8.15)."""
AUTOMATON_WEEKS: Final = 2  # the weeks that an automaton works in a round (rule 8.15)
DISCOUNT: Final = 2  # the weeks that each owned invention saves on another one of its type (rule 9.2)
TRACK_END: Final = 15  # weeks of work beyond the end of the track are not counted (rule 8.15)


def requested_count(seats: int) -> int:
    """Return how many inventions are on display (rule 10.3)."""
    return {2: 3, 3: 4}.get(seats, 5)
