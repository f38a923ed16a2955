"""The state of a game, each fact once: what can be derived is a function here."""

from collections.abc import Iterable

from attrs import field, frozen

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.agenda import Task
from leonardo.engine.citta.board import (
    CARDS,
    FOR_SALE,
    OFFICE_PRICES,
    PALACES,
    PRICES,
    QUARTER_OF,
    RENTS,
    VALUES,
)
from leonardo.engine.citta.constants import (
    EVEN_START,
    GUILDS,
    MEN_CARDS,
    QUIET_LAP,
    TRIBUTE,
    WHOLE_QUARTER,
    WORKS_A_PALACE,
    InternationalEvent,
    Side,
)
from leonardo.engine.citta.questions import Question
from leonardo.engine.frozen import Copied
from leonardo.engine.pile import Pile

NOBODY: int = -1
"""The owner of what belongs to the bank."""


@frozen
class Table:
    """What stays the same all game: seats, the limit of rounds (0 for none), and what was agreed on."""

    seats: int
    rounds: int
    variants: tuple[str, ...]
    guilds: bool = field(init=False, eq=False, repr=False)
    quiet_lap: bool = field(init=False, eq=False, repr=False)
    even_start: bool = field(init=False, eq=False, repr=False)
    orders: tuple[tuple[int, ...], ...] = field(init=False, eq=False, repr=False)
    """The other seats in playing order after each seat (rule 1.2)."""

    @guilds.default
    def _guilds(self) -> bool:
        return GUILDS in self.variants

    @quiet_lap.default
    def _quiet_lap(self) -> bool:
        return QUIET_LAP in self.variants

    @even_start.default
    def _even_start(self) -> bool:
        return EVEN_START in self.variants

    @orders.default
    def _orders(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple((seat + step) % self.seats for step in range(1, self.seats)) for seat in range(self.seats))

    def after(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in playing order after `seat` (rule 1.2)."""
        return self.orders[seat]


@frozen(slots=False)
class Party(Copied):
    """A player on its own or a guild (rule 16.2), known by its speaker, the seat whose pawn is on the board.

    `members` are its seats in ascending order; `side` is none until all have chosen; `square` is where the pawn stands,
    which has `moved` once it made its first move (rule 6.3), and is `round` once it came round to Piazza Maggiore (rule
    10.7). `offices` are held in the order in which they were got, by the numbers of their squares.
    """

    members: tuple[int, ...]
    side: Side | None
    square: int
    florins: int
    men: int = 0
    offices: tuple[int, ...] = ()
    moved: bool = False
    round: bool = False

    @property
    def guild(self) -> bool:
        """Whether it is a guild."""
        return len(self.members) > 1


@frozen(slots=False)
class State(Copied):
    """A game between two decisions.

    `parties` are by their speakers, none for a seat that speaks for nobody; `owners` and `works` are by square (the
    first is no square), `out` are the bankrupt seats in order. `starter` began; it is the turn of the party of `turn`,
    or was, when it `ended` early. The next task of the `agenda` is the last. `options` are the legal
    answers to `question`, which follow from the rest; none where nature decides.
    """

    table: Table
    round: int
    starter: int
    turn: int
    ended: bool
    parties: tuple[Party | None, ...]
    owners: tuple[int, ...]
    works: tuple[tuple[int, ...], ...]
    office_pile: Pile[int]
    event_pile: Pile[InternationalEvent]
    work_pile: Pile[int]
    out: tuple[int, ...]
    agenda: tuple[Task, ...]
    question: Question | None
    options: tuple[Action, ...] = field(eq=False, repr=False)


Parties = tuple[Party | None, ...] | list[Party | None]
Owners = tuple[int, ...]
Works = tuple[tuple[int, ...], ...]


def speakers(parties: Parties) -> list[int]:
    """Return the speakers of the parties that are left, in ascending order."""
    return [seat for seat, party in enumerate(parties) if party is not None]


def speaker_of(parties: Parties, seat: int) -> int | None:
    """Return who speaks for the party that a seat belongs to, or nobody if it is out."""
    party = parties[seat]
    if party is not None:
        return seat
    return next((each for each, party in enumerate(parties) if party is not None and seat in party.members), None)


def properties(owners: Owners, speaker: int) -> list[int]:
    """Return the palaces and bridges of a party, in ascending order."""
    return [square for square in CARDS if owners[square] == speaker]


def palaces(owners: Owners, speaker: int) -> list[int]:
    """Return the palaces of a party, in ascending order."""
    return [palace for palace in PALACES if owners[palace] == speaker]


def is_whole(owners: Owners, palace: int) -> bool:
    """Return whether the owner of a palace has its whole quarter (rule 8.4)."""
    owner = owners[palace]
    for other in QUARTER_OF[palace]:  # a loop, since it is asked for all the time
        if owners[other] != owner:
            return False
    return owner != NOBODY


def rent(owners: Owners, works: Works, palace: int) -> int:
    """Return what is due to the owner of a palace, in florins (rules 8.3, 8.4)."""
    due = RENTS[palace][len(works[palace])]
    return due * WHOLE_QUARTER if is_whole(owners, palace) else due


def sale_value(works: Works, square: int) -> int:
    """Return what the bank gives for a palace or bridge with its works, in florins (rule 13.3)."""
    return (PRICES[square] + sum([VALUES[work] for work in works[square]])) // 2


def tribute(owners: Owners, speaker: int) -> int:
    """Return the tribute of a party, in florins (rule 11.6)."""
    return TRIBUTE * len(palaces(owners, speaker))


def rooms(owners: Owners, works: Works, speaker: int) -> list[int]:
    """Return the palaces of a party that have room for a work (rule 10.3)."""
    return [palace for palace in PALACES if owners[palace] == speaker and len(works[palace]) < WORKS_A_PALACE]


def has_room(owners: Owners, works: Works, speaker: int) -> bool:
    """Return whether any palace of a party has room for a work; it is asked at the start of every turn."""
    for palace in PALACES:  # noqa: SIM110 - written out it takes half the time
        if owners[palace] == speaker and len(works[palace]) < WORKS_A_PALACE:
            return True
    return False


def men_left(parties: Parties) -> int:
    """Return how many men-at-arms are in their pile (rule 11.2)."""
    return MEN_CARDS - sum(party.men for party in parties if party is not None)


def office_holder(parties: Parties, square: int) -> int | None:
    """Return the speaker of the party that holds the office of a square, if one does."""
    for seat, party in enumerate(parties):  # a loop, since it is asked for in many turns
        if party is not None and square in party.offices:
            return seat
    return None


@frozen
class Capital:
    """What a party has, in florins by kind (rule 15.3); `share` is for each member (rule 16.12)."""

    members: tuple[int, ...]
    florins: int
    palaces: int
    works: int
    offices: int

    @property
    def whole(self) -> int:
        """The capital."""
        return self.florins + self.palaces + self.works + self.offices

    @property
    def share(self) -> int:
        """What each member has of it."""
        return self.whole // len(self.members)

    @property
    def cash(self) -> int:
        """What each member has in cash, which decides ties (rules 15.4, 16.12)."""
        return self.florins // len(self.members)


def capital(party: Party, owned: Iterable[int], works: Works) -> Capital:
    """Return what a party has that owns these palaces and bridges."""
    squares = list(owned)
    return Capital(
        party.members,
        party.florins,
        sum(PRICES[square] for square in squares),
        sum(VALUES[work] for square in squares for work in works[square]),
        sum(OFFICE_PRICES[office] for office in party.offices),
    )


def capitals(parties: Parties, owners: Owners, works: Works) -> list[Capital]:
    """Return what each party has that is left, by the lowest of their seats."""
    found = [capital(party, properties(owners, seat), works) for seat, party in enumerate(parties) if party is not None]
    return sorted(found, key=lambda each: each.members)


def winners(parties: Parties, owners: Owners, works: Works) -> tuple[int, ...]:
    """Return the seats that have won if the game ended now (rules 15.1, 15.4, 16.11, 16.12)."""
    found = capitals(parties, owners, works)
    best = max((each.share, each.cash) for each in found)
    return tuple(sorted(seat for each in found if (each.share, each.cash) == best for seat in each.members))


def unowned() -> tuple[int, ...]:
    """Return the owners of all squares when nothing is sold yet."""
    return (NOBODY,) * (max(FOR_SALE) + 1)
