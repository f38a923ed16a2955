"""The state of a game, each fact once: what can be derived is a function here.

`violations` says what does not hold in a state, though it must after every step of every game.
"""

from collections import Counter
from collections.abc import Iterable

from attrs import field, frozen

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import (
    CARDS,
    EVENT_CARDS,
    FOR_SALE,
    IS_PALACE,
    OFFICE_PRICES,
    PALACES,
    PRICES,
    QUARTER_OF,
    RENTS,
    VALUES,
    WORKS,
)
from leonardo.engine.citta.constants import (
    COIN,
    EVEN_START,
    GUILDS,
    MEN_A_PARTY,
    MEN_CARDS,
    QUIET_LAP,
    TRIBUTE,
    WHOLE_QUARTER,
    WORKS_A_PALACE,
    InternationalEvent,
    Side,
)
from leonardo.engine.citta.questions import Question, Task
from leonardo.engine.frozen import Copied
from leonardo.engine.pile import Pile

NOBODY: int = -1  # the owner of what belongs to the bank


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


def violations(state: State) -> list[str]:
    """Return what is wrong with a state, in words; nothing if all is right."""
    return [*_parties(state), *_cards(state), *_works(state), *_owners(state)]


def _parties(state: State) -> list[str]:
    found = []
    seats = Counter(seat for party in state.parties if party is not None for seat in party.members)
    seats.update(state.out)
    if seats != Counter(range(state.table.seats)):
        found.append(f"each seat is in one party or out: {seats} (rule 16.2)")
    for speaker, party in enumerate(state.parties):
        if party is None:
            continue
        if speaker not in party.members or list(party.members) != sorted(party.members):
            found.append(f"seat {speaker} speaks for {party.members}")
        if party.florins < 0 or party.florins % COIN:
            found.append(f"the party of {speaker} has {party.florins} florins (rule 1.7)")
        if not 0 <= party.men <= MEN_A_PARTY:
            found.append(f"the party of {speaker} has {party.men} men-at-arms (rule 11.1)")
    if men_left(state.parties) < 0:
        found.append("more men-at-arms are out than there are (rule 11.2)")
    if not speakers(state.parties):
        found.append("nobody is left (rule 15.1)")
    return found


def _cards(state: State) -> list[str]:
    """Each office and event is in one place (rules 7.3, 3.4)."""
    offices = Counter(state.office_pile)
    offices.update(office for party in state.parties if party is not None for office in party.offices)
    found = [] if offices == Counter(OFFICE_PRICES.keys()) else [f"offices are missing or twice: {offices}"]
    events = Counter(state.event_pile)
    return found if events == Counter(dict(EVENT_CARDS)) else [*found, f"events are missing or twice: {events}"]


def _works(state: State) -> list[str]:
    """Each of the 40 works is in one place, at most four in a palace (rules 10.3, 10.5)."""
    works = Counter(state.work_pile)
    works.update(work for laid in state.works for work in laid)
    found = [] if works == Counter(WORKS) else [f"works are missing or twice: {works}"]
    for square, laid in enumerate(state.works):
        if laid and (not IS_PALACE[square] or state.owners[square] == NOBODY or len(laid) > WORKS_A_PALACE):
            found.append(f"{len(laid)} works lie on square {square}")
    return found


def _owners(state: State) -> list[str]:
    """Only parties that are left own anything, and only palaces and bridges (rules 8.5, 13.4)."""
    left = {NOBODY, *speakers(state.parties)}
    return [
        f"square {square} belongs to {owner}"
        for square, owner in enumerate(state.owners)
        if owner not in left or (owner != NOBODY and square not in FOR_SALE)
    ]
