"""Setting up: for a first game (rule 3) and for experienced players (rule 4)."""

from random import Random
from typing import Final

from attrs import frozen

from leonardo.engine.davinci import flow
from leonardo.engine.davinci.constants import (
    BEGINNER,
    CODEX_LEONARDI_1,
    EXPERT,
    NOTHING,
    Phase,
    Stock,
    Tier,
    requested_count,
)
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Laboratory, Request, Seat, State, Table
from leonardo.engine.game import Step

SEATS: Final = (2, 3, 4, 5)
FIRST_GAME_DISPLAY: Final = (1, 12, 8, 3, 9)  # the inventions requested in a first game (rule 3.5)
BOTTOM: Final = frozenset(range(21, 26))  # pile (a) of the deck, at the bottom (rule 3.6)
MIDDLE_GOLD: Final = frozenset(range(16, 21))
MIDDLE_TIERS: Final = {Tier.BRONZE: 1, Tier.COPPER: 2, Tier.SILVER: 3}
"""What pile (b) of the deck holds beside 16..20 (rule 3.6)."""
MIDDLE_SIZE: Final = len(MIDDLE_GOLD) + sum(MIDDLE_TIERS.values())


@frozen
class Endowment:
    """What a seat begins a first game with (rule 3.1)."""

    apprentices: int
    laboratories: tuple[Laboratory, Laboratory | None]
    florins: int
    components: Stock


ENDOWMENTS: Final = (
    Endowment(5, (Laboratory(3), None), 3, (1, 0, 2, 1, 0)),
    Endowment(5, (Laboratory(3), Laboratory(4)), 3, (1, 0, 0, 0, 0)),
    Endowment(4, (Laboratory(5, automata=1), None), 3, (0, 0, 1, 0, 0)),
    Endowment(3, (Laboratory(3), None), 13, (1, 0, 1, 1, 1)),
    Endowment(3, (Laboratory(3), Laboratory(6)), 8, (0, 0, 1, 1, 0)),
)
"""The endowments a) to e), components in the order iron, wood, rope, brick, glass (rule 3.1)."""
EXPERT_SEAT: Final = Seat(3, 3, True, NOTHING, (Laboratory(3), None))
"""What every seat of experienced players begins with (rule 4.3)."""
FEWER_APPRENTICES: Final = {2: 2, 3: 1}  # how many apprentices fewer the endowments have with few players (rule 3.2)


@frozen
class Options:
    """What the players wish: number of seats, kind of set-up, variants, and who starts (drawn if nobody)."""

    seats: int = 4
    setup: str = BEGINNER
    variants: tuple[str, ...] = ()
    start: int | None = None

    def __attrs_post_init__(self) -> None:
        """Refuse what no rule knows.

        Raises:
            ValueError: if a wish is not possible; the message says which.
        """
        if self.seats not in SEATS:
            raise ValueError(f"seats must be 2, 3, 4 or 5, not {self.seats}")
        if self.setup not in (BEGINNER, EXPERT):
            raise ValueError(f"setup must be beginner or expert, not {self.setup}")
        if any(variant != CODEX_LEONARDI_1 for variant in self.variants) or len(self.variants) > 1:
            raise ValueError(f"the only variant is {CODEX_LEONARDI_1}, not {', '.join(self.variants)}")
        if self.start is not None and not 0 <= self.start < self.seats:
            raise ValueError(f"start must be a seat from 0 to {self.seats - 1}, not {self.start}")


@frozen
class Setup:
    """A game ready to begin: the wishes, and all that was drawn. `deck` is from the top, `display` in board order."""

    seats: int
    setup: str
    variants: tuple[str, ...]
    start: int
    display: tuple[int, ...]
    deck: tuple[int, ...]
    removed: tuple[int, ...]


def deal(options: Options, random: Random) -> Setup:
    """Draw who starts, the display and the deck (rules 3.5, 3.6, 4.1, 4.2)."""
    start = random.randrange(options.seats) if options.start is None else options.start
    count = requested_count(options.seats)
    first_game = options.setup == BEGINNER
    display = FIRST_GAME_DISPLAY[:count] if first_game else ()
    top, middle, bottom = _piles([number for number in INVENTIONS if number not in display], random)
    removed: list[int] = []
    if not first_game and options.seats == 2:
        removed = [_draw_tier(top, tier, random) for tier in (Tier.BRONZE, Tier.COPPER, Tier.SILVER)]
    random.shuffle(top)
    deck = [*top, *middle, *bottom]
    if not first_game:
        display, deck = tuple(deck[:count]), deck[count:]
    return Setup(options.seats, options.setup, options.variants, start, display, tuple(deck), tuple(removed))


def _piles(cards: list[int], random: Random) -> tuple[list[int], list[int], list[int]]:
    """Return the piles (c), not yet shuffled, (b) and (a) of the deck (rule 3.6)."""
    bottom = sorted(BOTTOM)
    random.shuffle(bottom)
    top = [number for number in cards if number not in BOTTOM and number not in MIDDLE_GOLD]
    middle = sorted(MIDDLE_GOLD)
    for tier, count in MIDDLE_TIERS.items():
        middle.extend(_draw_tier(top, tier, random) for _ in range(count))
    random.shuffle(middle)
    return top, middle, bottom


def _draw_tier(cards: list[int], tier: Tier, random: Random) -> int:
    drawn = random.choice([number for number in cards if INVENTIONS[number].tier == tier])
    cards.remove(drawn)
    return drawn


def begin(setup: Setup, watched: bool = False) -> Step[State]:
    """Return the state at the first decision; where it is `watched`, also the states on the way.

    Raises:
        ValueError: if the set-up is not possible by the rules; the message says why and names the rule.
    """
    _check(setup)
    table = Table(setup.seats, setup.setup, setup.variants)
    seats = _endowed(setup) if setup.setup == BEGINNER else (EXPERT_SEAT,) * setup.seats
    state = State(
        table=table,
        phase=Phase.FAVOURS,
        round=0,
        leonardo=setup.start,
        lord=None,
        treasury=1,
        seats=seats,
        queues=((),) * 8,
        display=tuple(Request(number, 1) for number in setup.display),
        deck=setup.deck,
        removed=setup.removed,
        question=None,
        options=(),
    )
    return flow.begin(Draft(state, watched), favours_first=setup.setup == EXPERT)


def _endowed(setup: Setup) -> tuple[Seat, ...]:
    """Give the endowments a) to e) clockwise from the start player (rules 3.1, 3.2)."""
    fewer = FEWER_APPRENTICES.get(setup.seats, 0)
    endowed = [
        Seat(given.florins, given.apprentices - fewer, True, given.components, given.laboratories)
        for given in ENDOWMENTS[: setup.seats]
    ]
    return tuple(endowed[(seat - setup.start) % setup.seats] for seat in range(setup.seats))


def _check(setup: Setup) -> None:
    Options(setup.seats, setup.setup, setup.variants, setup.start)
    cards = [*setup.display, *setup.deck, *setup.removed]
    if sorted(cards) != sorted(INVENTIONS):
        raise ValueError("display, deck and removed must hold each of the 25 inventions once (rule 1.6)")
    if len(setup.display) != requested_count(setup.seats):
        raise ValueError(f"{requested_count(setup.seats)} inventions must be on display (rule 10.3)")
    if setup.setup == BEGINNER and setup.display != FIRST_GAME_DISPLAY[: setup.seats + 1]:
        raise ValueError("the display of a first game is fixed (rule 3.5)")
    aside = tuple(sorted(INVENTIONS[number].tier for number in setup.removed))
    expected = (Tier.BRONZE, Tier.COPPER, Tier.SILVER) if setup.setup == EXPERT and setup.seats == 2 else ()
    if aside != expected:
        raise ValueError("one bronze, copper and silver card are removed with 2 experts, else none (rule 4.2)")
    _check_piles(setup.deck if setup.setup == BEGINNER else (*setup.display, *setup.deck))


def _check_piles(drawn: tuple[int, ...]) -> None:
    size = len(BOTTOM)
    middle = drawn[-size - MIDDLE_SIZE : -size]
    tiers = {tier: sum(INVENTIONS[number].tier == tier for number in middle) for tier in MIDDLE_TIERS}
    if set(drawn[-size:]) != BOTTOM or not MIDDLE_GOLD.issubset(middle) or tiers != MIDDLE_TIERS:
        raise ValueError("the deck is not made of the piles (a), (b) and (c) (rule 3.6)")
