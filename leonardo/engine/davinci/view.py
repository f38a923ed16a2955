"""What a seat may know of a game (rule 13): the only thing that a table, a player, a log or a picture is given."""

from attrs import evolve, frozen

from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import Phase, Place, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion, Question
from leonardo.engine.davinci.state import (
    Bench,
    Foresight,
    Group,
    Laboratory,
    Queue,
    Request,
    Seat,
    State,
    Table,
    discount,
    holdings,
    in_academy,
    in_shops,
)


@frozen
class LaboratoryView(Bench):
    """A laboratory as a seat may see it: `invention` is `null` when it is idle or lies face down (rule 6.2).

    Work that is going on was paid with some of the components `begun_with`, which all could have counted when it
    started (rule 13.2).
    """

    busy: bool = False
    invention: int | None = None
    weeks: int = 0
    started: int = 0
    shown: bool = False
    begun_with: Stock | None = None


@frozen
class Glance:
    """What all know of a seat's look at the deck: how many top cards it concerns, and whether still in order."""

    window: int
    ordered: bool


@frozen
class SeatView:
    """A seat as another, or itself, may know it.

    `holdings` are the components in hand and under laboratories together, which all could have counted
    (rule 13.2); `hand` and `foresight` are known to the seat itself only.
    """

    florins: int
    apprentices: int
    master: bool
    holdings: Stock
    hand: Stock | None
    laboratories: tuple[LaboratoryView, LaboratoryView | None]
    owned: tuple[int, ...]
    foresight: Foresight | None
    glance: Glance | None

    def laboratory(self, place: Place) -> LaboratoryView | None:
        """Return the laboratory `SMALL` or `LARGE`."""
        return self.laboratories[place - Place.SMALL]

    def discount(self, invention: int) -> int:
        """Return the weeks that the owned inventions of the same type save (rule 9.2)."""
        return discount(self.owned, invention)

    def at_start(self, laboratory: LaboratoryView) -> Stock:
        """Return the components with which the work in a laboratory was begun; those held now if nobody knows."""
        return self.holdings if laboratory.begun_with is None else laboratory.begun_with

    def weeks_needed(self, invention: int) -> int:
        """Return the weeks of work that an invention takes this seat, after what it saves (rule 9.2)."""
        return max(0, INVENTIONS[invention].weeks - self.discount(invention))


@frozen
class View:
    """A game as the seat `viewer` may know it, or an onlooker if that is `null`.

    `shops` and `academy` (apprentices left of each seat's colour) are public and told for convenience. The
    bids of others in `question` are none; `options` are the legal answers if the viewer is the decider.
    """

    viewer: int | None
    table: Table
    phase: Phase
    round: int
    leonardo: int
    lord: Place | None
    treasury: int
    seats: tuple[SeatView, ...]
    queues: tuple[Queue, ...]
    display: tuple[Request, ...]
    deck_count: int
    removed: tuple[int, ...]
    shops: Stock
    academy: tuple[int, ...]
    question: Question | None
    options: tuple[Action, ...]

    def group(self, seat: int, district: Place) -> Group | None:
        """Return the workers of a seat in a district."""
        return next((group for group in self.queues[district] if group.seat == seat), None)

    @property
    def deck_cards(self) -> frozenset[int]:
        """The inventions in the deck, whose order is secret but which all can tell."""
        elsewhere = {request.invention for request in self.display}.union(self.removed)
        elsewhere.update(card for seat in self.seats for card in seat.owned)
        return frozenset(INVENTIONS).difference(elsewhere)


def view(state: State, viewer: int | None) -> View:
    """Return all that a seat may know, or an onlooker."""
    question = state.question
    return View(
        viewer=viewer,
        table=state.table,
        phase=state.phase,
        round=state.round,
        leonardo=state.leonardo,
        lord=state.lord,
        treasury=state.treasury,
        seats=tuple(_seat(seat, number == viewer) for number, seat in enumerate(state.seats)),
        queues=state.queues,
        display=state.display,
        deck_count=len(state.deck),
        removed=state.removed,
        shops=in_shops(state.seats),
        academy=tuple(in_academy(number, seat, state.queues) for number, seat in enumerate(state.seats)),
        question=_question(question, viewer),
        options=state.options if question is not None and question.seat == viewer else (),
    )


def _question(question: Question | None, viewer: int | None) -> Question | None:
    """Hide the bids of the others (rule 9.7)."""
    if not isinstance(question, BidQuestion):
        return question
    bids = tuple((seat, florins if seat == viewer else None) for seat, florins in question.bids)
    return evolve(question, bids=bids)


def _seat(seat: Seat, own: bool) -> SeatView:
    small, large = seat.laboratories
    foresight = seat.foresight
    return SeatView(
        florins=seat.florins,
        apprentices=seat.apprentices,
        master=seat.master,
        holdings=holdings(seat),
        hand=seat.hand if own else None,
        laboratories=(_laboratory(small, own), _laboratory(large, own) if large else None),
        owned=seat.owned,
        foresight=foresight if own else None,
        glance=Glance(foresight.window, foresight.ordered) if foresight else None,
    )


def _laboratory(laboratory: Laboratory, own: bool) -> LaboratoryView:
    return LaboratoryView(
        spaces=laboratory.spaces,
        automata=laboratory.automata,
        busy=laboratory.busy,
        invention=laboratory.invention if own or laboratory.shown else None,
        weeks=laboratory.weeks,
        started=laboratory.started,
        shown=laboratory.shown,
        begun_with=laboratory.begun_with,
        apprentices=laboratory.apprentices,
        master=laboratory.master,
    )
