"""Setting up: what is agreed on, and the shuffles (rules 3, 4)."""

from collections import Counter
from random import Random

from attrs import frozen

from leonardo.engine.engines.cards import DESIGNS, DESIGNS_OF, PROJECT_CARDS, Card, in_order
from leonardo.engine.engines.constants import (
    FLORINS_AT_START,
    MOST_TARGET,
    RICH_FLORINS,
    SEATS,
    TARGETS,
    VARIANTS,
    Machine,
)
from leonardo.engine.engines.questions import DraftTerritories
from leonardo.engine.engines.state import NOBODY, TERRITORIES, Player, State, Table
from leonardo.engine.pile import Pile
from leonardo.engine.question_state import refuse


@frozen
class Options:
    """What the players agree on: seats, the points to reach (rule 3.1), and optional rules (rule 15)."""

    seats: int = 4
    target: int = TARGETS[0]
    variants: tuple[str, ...] = ()

    def __attrs_post_init__(self) -> None:
        """Refuse what no rule knows.

        Raises:
            RefusedWishesError: if a wish is not possible; it says which rule is against it.
        """
        if self.seats not in SEATS:
            refuse("1.1", "seats", f"seats must be from {SEATS[0]} to {SEATS[-1]}, not {self.seats}")
        if not 1 <= self.target <= MOST_TARGET:
            refuse("3.1", "target", f"the target must be from 1 to {MOST_TARGET} points, not {self.target}")
        if self.variants != tuple(variant for variant in VARIANTS if variant in self.variants):
            known, wished = ", ".join(VARIANTS), ", ".join(self.variants)
            refuse("15", "variants", f"variants are of {known}, in this order, not {wished}")


@frozen
class Setup:
    """A game ready to begin: what was agreed on, and all that was drawn and shuffled.

    `start` is the seat that begins as Leonardo (rule 4.4); `designs` and `projects` are the decks from the top, `out`
    the designs that left the game, sorted by their words (rules 4.2, 4.3).
    """

    seats: int
    target: int
    variants: tuple[str, ...]
    start: int
    designs: tuple[Card, ...]
    projects: tuple[Card, ...]
    out: tuple[Card, ...]


def deal(options: Options, random: Random) -> Setup:
    """Draw who begins and which designs are in the game, and shuffle both decks (rules 4.2 to 4.4)."""
    designs = [card for machine in Machine for card in random.sample(DESIGNS_OF[machine], options.seats)]
    projects = list(PROJECT_CARDS)
    random.shuffle(designs)
    random.shuffle(projects)
    return Setup(
        options.seats,
        options.target,
        options.variants,
        random.randrange(options.seats),
        tuple(designs),
        tuple(projects),
        in_order(card for card in DESIGNS if card not in designs),
    )


def begin(setup: Setup) -> State:
    """Return the state before the first choice of a territory (rules 4.1, 4.7), without its legal answers.

    Raises:
        ValueError: if the set-up is not possible by the rules; the message says why and names the rule.
    """
    _check(setup)
    table = Table(setup.seats, setup.target, setup.variants)
    nothing = (0,) * len(TERRITORIES)
    return State(
        table=table,
        round=0,
        leonardo=setup.start,
        owners=(NOBODY,) * len(TERRITORIES),
        infantry=nothing,
        tanks=nothing,
        planes=nothing,
        levels=nothing,
        players=(Player(RICH_FLORINS if table.rich_start else FLORINS_AT_START),) * setup.seats,
        design_pile=Pile(setup.designs),
        project_pile=Pile(setup.projects),
        out=setup.out,
        offer=(),
        firsts=(),
        turn=None,
        war=None,
        agenda=(DraftTerritories(table.seats_from(setup.start)),),
        question=None,
        options=(),
    )


def _check(setup: Setup) -> None:
    Options(setup.seats, setup.target, setup.variants)
    if not 0 <= setup.start < setup.seats:
        raise ValueError(f"the seat that begins must be one of {setup.seats}, not {setup.start} (rule 4.4)")
    if Counter((*setup.designs, *setup.out)) != Counter(DESIGNS.keys()):
        raise ValueError("each design must be in the deck or out of the game, once (rule 4.2)")
    if any(sum(card in DESIGNS_OF[machine] for card in setup.designs) != setup.seats for machine in Machine):
        raise ValueError("as many tank designs and as many plane designs as seats must be in the deck (rule 4.2)")
    if setup.out != in_order(setup.out):
        raise ValueError("the designs that are out must be sorted by their words (rule 4.2)")
    if Counter(setup.projects) != Counter(PROJECT_CARDS):
        raise ValueError("the projects must be each of the 49 cards once (rule 4.3)")
