"""Phase B: placing apprentices and masters (rule 7)."""

from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    DISTRICTS,
    LABORATORIES,
    LAST_CITY_ROUND,
    Phase,
    Place,
)
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import PlacementPassed, WorkersPlaced
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.state import Laboratory, Seat, laboratories_of
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

_PASS = Pass()
_ONLY_PASS = (_PASS,)
_APPRENTICES = {
    place: tuple(PlaceApprentices(count, place) for count in range(1, APPRENTICES_PER_SEAT + 1)) for place in Place
}
_MASTER = {place: PlaceMaster(place) for place in Place}


def begin(draft: Draft) -> None:
    """Ask the holder of Leonardo first, the others clockwise, round and round (rule 7.1)."""
    draft.phase = Phase.PLACEMENT
    draft.question = PlacementQuestion(draft.leonardo, frozenset())


def options(draft: Draft, question: PlacementQuestion) -> tuple[Action, ...]:
    """Return the placements open to the seat, and passing (rules 7.1 to 7.8)."""
    number = question.seat
    seat = draft.seats[number]
    if not seat.apprentices and not seat.master:
        return _ONLY_PASS
    small, large = seat.laboratories
    if draft.round > LAST_CITY_ROUND:
        return _choices(seat.apprentices, seat.master, False, (), _room(small), _room(large))
    taken = [
        district
        for district, queue in zip(DISTRICTS, draft.queues, strict=True)
        for group in queue
        if group.seat == number and group.apprentices
    ]
    return _choices(seat.apprentices, seat.master, True, tuple(taken), _room(small), _room(large))


def _room(laboratory: Laboratory | None) -> tuple[int, int]:
    """Return how many apprentices and how many masters a laboratory would take (rules 7.2, 7.4, 7.6)."""
    if laboratory is None or laboratory.invention is None:
        return 0, 0
    free = laboratory.free_spaces
    return (0 if laboratory.apprentices else free), free


@memoized()
def _choices(
    apprentices: int,
    master: bool,
    city: bool,
    taken: tuple[Place, ...],
    small: tuple[int, int],
    large: tuple[int, int],
) -> tuple[Action, ...]:
    """List the answers; a game asks the same few thousand questions again and again, so they are kept.

    `taken` are the districts where the seat has placed apprentices already (rule 7.4).
    """
    found: list[Action] = []
    if city:
        for district in DISTRICTS:
            if district not in taken:
                found.extend(_APPRENTICES[district][:apprentices])
    for place, (room, _) in zip(LABORATORIES, (small, large), strict=True):
        found.extend(_APPRENTICES[place][: min(apprentices, room)])
    if master:
        if city:
            found.extend(_MASTER[district] for district in DISTRICTS)
        found.extend(_MASTER[place] for place, (_, room) in zip(LABORATORIES, (small, large), strict=True) if room)
    found.append(_PASS)
    return tuple(found)


def place_apprentices(draft: Draft, question: PlacementQuestion, action: PlaceApprentices) -> None:
    """Place apprentices, all in one place (rule 7.3), and ask the next seat."""
    _place(draft, question, action.at, action.count, False)


def place_master(draft: Draft, question: PlacementQuestion, action: PlaceMaster) -> None:
    """Place the master in one place (rule 7.1), and ask the next seat."""
    _place(draft, question, action.at, 0, True)


def pass_(draft: Draft, question: PlacementQuestion, action: Pass) -> None:  # noqa: ARG001 - Pass says nothing more
    """Take no further part in the phase (rule 7.1), which ends when all have passed."""
    _ask_next(draft, question.seat, question.passed | {question.seat})
    draft.tell(PlacementPassed, question.seat, draft.forced)


def _ask_next(draft: Draft, seat: int, passed: frozenset[int]) -> None:
    seats = draft.table.seats
    if len(passed) == seats:
        draft.question = None
        return
    following = (seat + 1) % seats
    while following in passed:
        following = (following + 1) % seats
    draft.question = PlacementQuestion(following, passed)


def _place(draft: Draft, question: PlacementQuestion, place: Place, apprentices: int, master: bool) -> None:
    number = question.seat
    seat = draft.seats[number]
    left, master_left = seat.apprentices - apprentices, seat.master and not master
    if place in LABORATORIES:
        laboratory = seat.laboratory(place)
        if laboratory is None:
            raise ValueError(f"seat {number} has no laboratory {place.name}")
        joined = laboratory.with_work(
            laboratory.weeks, laboratory.apprentices + apprentices, laboratory.master or master
        )
        draft.seats[number] = seat.with_crew(place, joined, left, master_left)
    else:
        draft.seats[number] = seat.with_workers(left, master_left)
        draft.join_queue(number, place, apprentices, master)
    _ask_next(draft, number, question.passed)
    draft.tell(WorkersPlaced, number, place, apprentices, master)


def objection(draft: Draft, question: PlacementQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    seat = draft.seats[question.seat]
    if not isinstance(action, PlaceApprentices | PlaceMaster):
        return Objection("7.1", "only_placement", "Now workers are placed")
    if isinstance(action, PlaceMaster) and not seat.master:
        return Objection("7.1", "no_master_at_hand", "The master is not at hand")
    if isinstance(action, PlaceApprentices) and not 1 <= action.count <= seat.apprentices:
        return Objection("7.1", "not_so_many_apprentices", "There are not so many apprentices at hand")
    if action.at in LABORATORIES:
        return _laboratory_objection(seat, action)
    if draft.round > LAST_CITY_ROUND:
        return Objection("5.2", "only_laboratories", "In rounds 8 and 9 workers go to laboratories only")
    return Objection("7.4", "apprentices_there_already", "Apprentices are placed only once in each place")


def _laboratory_objection(seat: Seat, action: PlaceApprentices | PlaceMaster) -> Objection:
    laboratory = dict(laboratories_of(seat)).get(action.at)
    if laboratory is None or not laboratory.busy:
        return Objection("7.2", "laboratory_idle", "Workers go to busy laboratories only")
    if isinstance(action, PlaceApprentices) and laboratory.apprentices:
        return Objection("7.4", "apprentices_there_already", "Apprentices are placed only once in each place")
    return Objection("7.6", "no_space_free", "There are not so many free spaces")
