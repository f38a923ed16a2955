"""The state of a game, each fact once: what can be derived is a function here."""

from operator import attrgetter

from attrs import field, frozen

from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATON_WEEKS,
    CARDS_PER_COMPONENT,
    CODEX_LEONARDI_1,
    DISCOUNT,
    MASTER_STRENGTH,
    NOTHING,
    Component,
    Phase,
    Place,
    Stock,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import Question
from leonardo.engine.frozen import evolve, memoized

_AUTOMATON_SPACES = {3: 0, 4: 0, 5: 1, 6: 2}
_LAID: dict[int | None, Stock] = {None: NOTHING, **{each.number: each.components for each in INVENTIONS.values()}}
"""The components that lie under a laboratory, by the invention that it works on."""


@frozen
class Table:
    """What stays the same all game: seats, kind of set-up and variants."""

    seats: int
    setup: str
    variants: tuple[str, ...] = ()

    @property
    def strong_council(self) -> bool:
        """Whether the variant of rule 12 is played."""
        return CODEX_LEONARDI_1 in self.variants

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats in clockwise order, beginning with `seat`."""
        return _clockwise(self.seats, seat)


@frozen
class Bench:
    """The spaces of a laboratory and those who stand on them, which all can see (rules 1.2, 7.7).

    `spaces` also tells its side (3 or 5, 4 or 6).
    """

    spaces: int
    automata: int = 0
    apprentices: int = 0
    master: bool = False

    @property
    def free_spaces(self) -> int:
        """How many more workers find room (rule 7.6)."""
        return self.spaces - self.automata - self.apprentices - self.master

    @property
    def automaton_spaces(self) -> int:
        """How many of the spaces an automaton could stand on (rule 7.7)."""
        return _AUTOMATON_SPACES[self.spaces]

    @property
    def weeks_each_round(self) -> int:
        """How many weeks those who stand here now add (rule 8.15)."""
        return self.apprentices + MASTER_STRENGTH * self.master + AUTOMATON_WEEKS * self.automata


@frozen
class Laboratory(Bench):
    """A laboratory of a seat (rule 6.2).

    A busy one has an `invention`, whose components lie under it, the `weeks` of work done and the round in which
    work `started`; `shown` says that the components lie open. `begun_with` are the components that the seat held
    when work started, less those that have turned out to lie under its other laboratory then: all can remember them,
    and those of the invention are among them (rule 13.2). It is none in an idle laboratory, and where a position was
    laid out. It follows from the moves, so it is no part of what is saved and compared.
    """

    invention: int | None = None
    weeks: int = 0
    started: int = 0
    shown: bool = False
    begun_with: Stock | None = field(default=None, eq=False)

    @property
    def busy(self) -> bool:
        """Whether work is going on here (rule 6.3)."""
        return self.invention is not None

    @property
    def can_take_automaton(self) -> bool:
        """Whether an automaton can be put here: idle, with a free automaton space (rule 8.12)."""
        return self.invention is None and self.automata < _AUTOMATON_SPACES[self.spaces]

    def with_work(self, weeks: int, apprentices: int, master: bool) -> "Laboratory":
        """Return the laboratory with these weeks of work and these workers; spelled out, since it often changes."""
        return Laboratory(
            self.spaces,
            self.automata,
            apprentices,
            master,
            self.invention,
            weeks,
            self.started,
            self.shown,
            self.begun_with,
        )

    def begun(self, invention: int, round_: int, shown: bool, held: Stock) -> "Laboratory":
        """Return the laboratory with work on an invention begun in a round, openly if `shown`, with what is `held`."""
        return Laboratory(self.spaces, self.automata, self.apprentices, self.master, invention, 0, round_, shown, held)

    def idle(self) -> "Laboratory":
        """Return the laboratory without its work."""
        return Laboratory(self.spaces, self.automata, self.apprentices, self.master)


@frozen
class Foresight:
    """What a seat remembers of a look at the deck (box 3 of the Council, rule 8.5).

    `cards` lie among the top `window` cards of the deck; exactly in this order while `ordered`, which ends when
    another seat puts the top cards in an order of its own.
    """

    cards: tuple[int, ...]
    window: int
    ordered: bool


@frozen
class Seat:
    """What a seat has. Its workers in districts stand in the queues, those in laboratories are counted there."""

    florins: int
    apprentices: int  # apprentices at hand
    master: bool  # whether the master is at hand
    hand: Stock
    laboratories: tuple[Laboratory, Laboratory | None]  # the small and, once it is taken, the large one
    owned: tuple[int, ...] = ()  # invention cards in the order in which they were taken
    foresight: Foresight | None = None

    def laboratory(self, place: Place) -> Laboratory | None:
        """Return the laboratory `SMALL` or `LARGE`."""
        return self.laboratories[place - Place.SMALL]

    def with_workers(self, apprentices: int, master: bool) -> "Seat":
        """Return the seat with these workers at hand; spelled out, since nothing changes more often."""
        return Seat(self.florins, apprentices, master, self.hand, self.laboratories, self.owned, self.foresight)

    def with_crew(self, place: Place, laboratory: Laboratory, apprentices: int, master: bool) -> "Seat":
        """Return the seat with this laboratory in place of the one it had there, and these workers at hand."""
        small, large = self.laboratories
        pair = (laboratory, large) if place is Place.SMALL else (small, laboratory)
        return Seat(self.florins, apprentices, master, self.hand, pair, self.owned, self.foresight)

    def with_laboratory(self, place: Place, laboratory: Laboratory) -> "Seat":
        return self.with_crew(place, laboratory, self.apprentices, self.master)

    def with_goods(self, florins: int, hand: Stock) -> "Seat":
        """Return the seat with these florins and components; spelled out, since it often changes."""
        return Seat(florins, self.apprentices, self.master, hand, self.laboratories, self.owned, self.foresight)

    def with_card(self, invention: int) -> "Seat":
        """Return the seat with one more invention card."""
        owned = (*self.owned, invention)
        return Seat(self.florins, self.apprentices, self.master, self.hand, self.laboratories, owned, self.foresight)

    @property
    def automata(self) -> int:
        """How many automata it has."""
        return sum(laboratory.automata for laboratory in self.laboratories if laboratory)

    def discount(self, invention: int) -> int:
        """Return the weeks that the owned inventions of the same type save (rule 9.2)."""
        return discount(self.owned, invention)


@frozen
class Group:
    """The workers of one seat in one district (rule 7.5)."""

    seat: int
    apprentices: int
    master: bool

    @property
    def strength(self) -> int:
        """What the group counts: an apprentice 1, a master 2 (rule 8.1)."""
        return self.apprentices + MASTER_STRENGTH * self.master


Queue = tuple[Group, ...]  # the groups in a district in order of arrival, the nearest to the arrow first (rule 7.5)


@frozen
class Request:
    """An invention on display and the round at whose start it came there."""

    invention: int
    since: int


@frozen
class State:
    """A game at a decision, or at its end.

    `lord` is the district being resolved, `treasury` the florins on the Council, `display` the requested
    inventions in board order, `deck` the others from the top, `removed` the cards that left the game.
    """

    table: Table
    phase: Phase
    round: int
    leonardo: int
    lord: Place | None
    treasury: int
    seats: tuple[Seat, ...]
    queues: tuple[Queue, ...]
    display: tuple[Request, ...]
    deck: tuple[int, ...]
    removed: tuple[int, ...]
    question: Question | None
    options: tuple[Action, ...] = field(eq=False, repr=False)
    """The legal answers to the question. Listed once, since the engine itself answers where there is only one."""

    def group(self, seat: int, district: Place) -> Group | None:
        """Return the workers of a seat in a district."""
        return next((group for group in self.queues[district] if group.seat == seat), None)


_strength = attrgetter("strength")


@memoized()
def _clockwise(seats: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % seats for step in range(seats))


@memoized(1 << 14)
def discount(owned: tuple[int, ...], invention: int) -> int:
    """Return the weeks that these owned inventions save on one of the same type (rule 9.2)."""
    kind = INVENTIONS[invention].type
    return DISCOUNT * sum(INVENTIONS[card].type == kind for card in owned)


def by_rank(queue: Queue) -> tuple[int, ...]:
    """Return the seats of a queue by strength; ties go to the group nearer the arrow (rule 8.1)."""
    if len(queue) == 1:
        return (queue[0].seat,)
    return tuple([group.seat for group in sorted(queue, key=_strength, reverse=True)])


def joined(queue: Queue, seat: int, apprentices: int, master: bool) -> Queue:
    """Return a queue with more workers in the seat's group, or else with them as the last group (rule 7.5)."""
    for position, group in enumerate(queue):
        if group.seat == seat:
            larger = Group(seat, group.apprentices + apprentices, group.master or master)
            return (*queue[:position], larger, *queue[position + 1 :])
    return (*queue, Group(seat, apprentices, master))


def holdings(seat: Seat) -> Stock:
    """Return the components of a seat in hand and under its laboratories together (rule 13.2)."""
    total = seat.hand
    for laboratory in seat.laboratories:
        if laboratory is not None and laboratory.invention is not None:
            total = plus(total, INVENTIONS[laboratory.invention].components)
    return total


def without_work(seat: Seat, place: Place) -> Seat:
    """Return the seat with an idle laboratory in place of one whose invention all know now.

    What lay under it was not at hand for the work in the other laboratory.
    """
    known, other = seat.laboratory(place), Place.LARGE if place is Place.SMALL else Place.SMALL
    rest = seat.laboratory(other)
    if known is None or known.invention is None:
        raise ValueError(f"no work in {place.name}")
    seat = seat.with_laboratory(place, known.idle())
    if rest is None or rest.begun_with is None or known.begun_with is None:
        return seat
    _, together = max((known.started, known.begun_with), (rest.started, rest.begun_with))
    left = least(rest.begun_with, minus(together, INVENTIONS[known.invention].components))
    return seat.with_laboratory(other, evolve(rest, begun_with=left))


def in_shop(seats: tuple[Seat, ...] | list[Seat], kind: Component) -> int:
    """Return how many cards of a component are left in its shop (rule 1.4)."""
    left = CARDS_PER_COMPONENT
    for seat in seats:
        small, large = seat.laboratories
        left -= seat.hand[kind] + _LAID[small.invention][kind]
        if large is not None:
            left -= _LAID[large.invention][kind]
    return left


def in_shops(seats: tuple[Seat, ...] | list[Seat]) -> Stock:
    """Return how many cards of each component are left in the shops (rule 1.4)."""
    iron, wood, rope, brick, glass = (in_shop(seats, kind) for kind in Component)
    return iron, wood, rope, brick, glass


def apprentices_owned(seat: int, whole: Seat, queues: tuple[Queue, ...] | list[Queue]) -> int:
    """Return how many of the 9 apprentices are a seat's own: at hand, in districts and in laboratories."""
    small, large = whole.laboratories
    owned = whole.apprentices + small.apprentices + (large.apprentices if large else 0)
    for queue in queues:
        for group in queue:
            if group.seat == seat:
                owned += group.apprentices
    return owned


def in_academy(seat: int, whole: Seat, queues: tuple[Queue, ...] | list[Queue]) -> int:
    """Return how many apprentices of a seat's colour are left in the Academy (rule 8.13)."""
    return APPRENTICES_PER_SEAT - apprentices_owned(seat, whole, queues)


def laboratories_of(seat: Seat) -> list[tuple[Place, Laboratory]]:
    small, large = seat.laboratories
    return [(Place.SMALL, small)] if large is None else [(Place.SMALL, small), (Place.LARGE, large)]


@memoized()
def one_of(kind: Component) -> Stock:
    iron, wood, rope, brick, glass = (int(kind == each) for each in Component)
    return iron, wood, rope, brick, glass


def plus(one: Stock, other: Stock) -> Stock:
    """Return two stocks of components together."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return a + v, b + w, c + x, d + y, e + z


def minus(one: Stock, other: Stock) -> Stock:
    """Return the first stock of components without the second."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return a - v, b - w, c - x, d - y, e - z


def least(one: Stock, other: Stock) -> Stock:
    """Return of each component as many as both stocks have."""
    a, b, c, d, e = one
    v, w, x, y, z = other
    return min(a, v), min(b, w), min(c, x), min(d, y), min(e, z)


def covers(stock: Stock, needed: Stock) -> bool:
    """Return whether a stock holds all that is needed."""
    a, b, c, d, e = stock
    v, w, x, y, z = needed
    return a >= v and b >= w and c >= x and d >= y and e >= z
