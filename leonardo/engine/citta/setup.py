"""Setting up: what is agreed on, the shuffles, and the secret choice of sides (rule 3)."""

from random import Random

from attrs import frozen

from leonardo.engine.citta.board import EVENT_CARDS, LAST_SQUARE, OFFICE_PRICES, PALACES, PIAZZA_MAGGIORE, WORKS
from leonardo.engine.citta.constants import (
    FLORINS_AT_START,
    GUILD_SEATS,
    GUILDS,
    MOST_ROUNDS,
    ROUNDS,
    SEATS,
    STANDARD,
    VARIANTS,
    InternationalEvent,
)
from leonardo.engine.citta.questions import SideQuestion
from leonardo.engine.citta.state import Party, State, Table, unowned
from leonardo.engine.pile import Pile
from leonardo.engine.question_state import refuse


@frozen
class Options:
    """What the players agree on: seats, the limit of rounds (0 for none), and variants (rule 3.5)."""

    seats: int = 4
    rounds: int = ROUNDS["usual"]
    variants: tuple[str, ...] = STANDARD

    def __attrs_post_init__(self) -> None:
        """Refuse what no rule knows.

        Raises:
            RefusedWishesError: if a wish is not possible; it says which rule is against it.
        """
        if self.seats not in SEATS:
            refuse("1.1", "seats", f"seats must be from {SEATS[0]} to {SEATS[-1]}, not {self.seats}")
        if not 0 <= self.rounds <= MOST_ROUNDS:
            refuse("2.1", "rounds", f"rounds must be from 0 (no limit) to {MOST_ROUNDS}, not {self.rounds}")
        if self.variants != tuple(variant for variant in VARIANTS if variant in self.variants):
            known, wished = ", ".join(VARIANTS), ", ".join(self.variants)
            refuse("3.5", "variants", f"variants are of {known}, in this order, not {wished}")
        if GUILDS in self.variants and self.seats < GUILD_SEATS:
            refuse("16.1", "guilds_need_seats", f"guilds need at least {GUILD_SEATS} players, not {self.seats}")


@frozen
class Setup:
    """A game ready to begin: what was agreed on, and all that was shuffled.

    `deal` has the square of the palace that each seat gets (rule 3.2); `offices` (by square), `events` and `works` are
    from the top (rule 3.4).
    """

    seats: int
    rounds: int
    variants: tuple[str, ...]
    deal: tuple[int, ...]
    offices: tuple[int, ...]
    events: tuple[InternationalEvent, ...]
    works: tuple[int, ...]


def deal(options: Options, random: Random) -> Setup:
    """Deal a palace to each seat, and shuffle offices, events and works (rules 3.2, 3.3)."""
    palaces, offices, works = list(PALACES), list(OFFICE_PRICES), list(WORKS)
    events = [event for event, cards in EVENT_CARDS.items() for _ in range(cards)]
    for pile in (palaces, offices, events, works):
        random.shuffle(pile)
    dealt = tuple(palaces[: options.seats])
    return Setup(options.seats, options.rounds, options.variants, dealt, tuple(offices), tuple(events), tuple(works))


def begin(setup: Setup) -> State:
    """Return the state at the first choice of a side (rules 3.1, 3.2, 3.6), without its legal answers.

    Raises:
        ValueError: if the set-up is not possible by the rules; the message says why and names the rule.
    """
    _check(setup)
    owners = list(unowned())
    for seat, palace in enumerate(setup.deal):
        owners[palace] = seat
    return State(
        table=Table(setup.seats, setup.rounds, setup.variants),
        round=0,
        starter=0,
        turn=0,
        ended=False,
        parties=tuple(Party((seat,), None, PIAZZA_MAGGIORE, FLORINS_AT_START) for seat in range(setup.seats)),
        owners=tuple(owners),
        works=((),) * (LAST_SQUARE + 1),
        office_pile=Pile(setup.offices),
        event_pile=Pile(setup.events),
        work_pile=Pile(setup.works),
        out=(),
        agenda=(),
        question=SideQuestion(0, ()),
        options=(),
    )


def _check(setup: Setup) -> None:
    Options(setup.seats, setup.rounds, setup.variants)
    if len(setup.deal) != setup.seats or len(set(setup.deal)) != setup.seats or not set(setup.deal) <= set(PALACES):
        raise ValueError("each seat must be dealt one palace of its own (rule 3.2)")
    if sorted(setup.offices) != sorted(OFFICE_PRICES):
        raise ValueError("the offices must be each of the nine once (rule 7.3)")
    if any(setup.events.count(event) != cards for event, cards in EVENT_CARDS.items()) or len(setup.events) != sum(
        EVENT_CARDS.values()
    ):
        raise ValueError("the events must be each card once (rule 1.6)")
    if sorted(setup.works) != list(WORKS):
        raise ValueError("the works must be each of the 40 once (rule 1.6)")
