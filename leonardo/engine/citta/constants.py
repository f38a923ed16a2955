"""The words and numbers of the city, read once from `data.json` (rules 1 and 3)."""

from enum import Enum
from typing import Any, Final

from leonardo.engine.house_rules import data_of

DATA: Final[dict[str, Any]] = data_of("citta")
"""All that was printed on board, cards and tiles."""
_NUMBERS: Final = DATA["constants"]

LEAST_SEATS, MOST_SEATS = _NUMBERS["seats"]
SEATS: Final = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
FLORINS_AT_START: Final[int] = _NUMBERS["florins_at_start"]
COIN: Final[int] = _NUMBERS["smallest_coin"]
INDEMNITY: Final[int] = _NUMBERS["indemnity"]
LOWEST, HIGHEST = _NUMBERS["machine"]
RENT_HALVES: Final[tuple[int, ...]] = tuple(_NUMBERS["rent_in_halves_of_the_price"])
"""Half prices that are due as rent, by the number of works (rule 8.3)."""
WHOLE_QUARTER: Final[int] = _NUMBERS["rent_factor_of_a_whole_quarter"]
TOLL: Final[int] = _NUMBERS["bridge_toll"]
WORK_PRICE: Final[int] = _NUMBERS["work_price"]
WORKS_A_TURN: Final[int] = _NUMBERS["works_a_turn"]
WORKS_A_PALACE: Final[int] = _NUMBERS["works_a_palace"]
FIRST_BID: Final[int] = _NUMBERS["auction_start"]
BID_STEP: Final[int] = _NUMBERS["auction_step"]
MEN_CARDS: Final[int] = _NUMBERS["men_at_arms_cards"]
MEN_A_PARTY: Final[int] = _NUMBERS["men_at_arms_a_party"]
MEN_NUMBERS: Final[frozenset[int]] = frozenset(_NUMBERS["men_at_arms_numbers"])
TRIBUTE: Final[int] = _NUMBERS["tribute_a_palace"]
REACH: Final[int] = _NUMBERS["office_reach"]
STRONG_OFFICE: Final[int] = _NUMBERS["office_that_takes_a_man"]
"""The price of an office that also takes a man-at-arms (rule 7.6)."""
ASYLUM: Final[frozenset[int]] = frozenset(_NUMBERS["asylum"])
EVENT_FLORINS: Final[int] = _NUMBERS["event_florins"]
SMALLEST_STAKE: Final[int] = _NUMBERS["smallest_stake"]
STAKE_PAYS: Final[int] = _NUMBERS["stake_pays"]
LOSE_ALL: Final[frozenset[int]] = frozenset(_NUMBERS["lose_all_numbers"])
GUILD_SEATS: Final[int] = _NUMBERS["guild_seats_at_least"]
EVEN_START_FLORINS: Final[int] = _NUMBERS["even_start_florins"]
ROUNDS: Final[dict[str, int]] = _NUMBERS["rounds"]
MOST_ROUNDS: Final = 200  # the longest limit that a game may have

GUILDS: Final = "guilds"
QUIET_LAP: Final = "quiet_lap"
EVEN_START: Final = "even_start"
VARIANTS: Final = (GUILDS, QUIET_LAP, EVEN_START)
"""What may be agreed on besides the round limit, in the order of the record (rule 3.5)."""
STANDARD: Final = (QUIET_LAP, EVEN_START)  # our standard set-up (rule 3.5)


class Side(Enum):
    """Whom a player holds with (rule 3.6)."""

    GUELPH = "guelph"
    GHIBELLINE = "ghibelline"


class InternationalEvent(Enum):
    """The kinds of international event (rule 14.1)."""

    NOTHING = "nothing"
    GUELPH = "guelph"
    GHIBELLINE = "ghibelline"


class Good(Enum):
    """What is traded at a market (rule 12.2)."""

    GEM = "gem"
    IVORY = "ivory"
    GOLD = "gold"
    SPICES = "spices"


class Purpose(Enum):
    """What a number of the machine of fate is drawn for."""

    __hash__ = object.__hash__  # each is there once, and this is asked for with every number

    START = "start"
    MOVE = "move"
    CLASH = "clash"
    MARKET = "market"


class Cause(Enum):
    """Why a party pays."""

    __hash__ = object.__hash__  # as above, with every payment

    RENT = "rent"
    TOLL = "toll"
    OFFICE = "office"
    TRIBUTE = "tribute"
    STAKE = "stake"
