"""The laboratories: phase A, in which work is interrupted and started (rule 6), and how work advances (rule 8.15).

What is changed about a laboratory is here, too (rules 4.4, 8.12).
"""

from leonardo.engine.davinci.actions import Action, Done, Interrupt, Start
from leonardo.engine.davinci.constants import LABORATORIES, TRACK_END, Phase, Place, Stock, Upgrade
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import WorkAdvanced, WorkDone, WorkInterrupted, WorkStarted
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import WorkQuestion
from leonardo.engine.davinci.state import Laboratory, Seat, covers, holdings, laboratories_of, minus, plus, without_work
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection


def advance(draft: Draft) -> None:
    """Advance each busy laboratory, then let its workers return; automata stay (rule 8.15)."""
    for number in draft.table.clockwise_from(draft.leonardo):
        for place, laboratory in laboratories_of(draft.seats[number]):
            added = laboratory.weeks_each_round if laboratory.busy else 0
            if added:
                weeks = min(laboratory.weeks + added, TRACK_END)
                seat = draft.seats[number]
                apprentices, master = seat.apprentices + laboratory.apprentices, seat.master or laboratory.master
                draft.seats[number] = seat.with_crew(place, laboratory.with_work(weeks, 0, False), apprentices, master)
                draft.tell(WorkAdvanced, number, place, added, weeks)


def upgrade(draft: Draft, seat: int, kind: Upgrade, place: Place | None) -> None:
    """Turn or take a laboratory of a seat, or put an automaton into that at a place (rules 4.4, 8.12)."""
    match kind:
        case Upgrade.SMALL5:
            draft.change_laboratory(seat, Place.SMALL, spaces=5)
        case Upgrade.LARGE4:
            draft.put_laboratory(seat, Place.LARGE, Laboratory(spaces=4))
        case Upgrade.LARGE6:
            draft.change_laboratory(seat, Place.LARGE, spaces=6)
        case Upgrade.AUTOMATON:
            for own, laboratory in laboratories_of(draft.seats[seat]):
                if own == place:
                    draft.change_laboratory(seat, own, automata=laboratory.automata + 1)


_DONE = Done()
_ONLY_DONE = (_DONE,)
_INTERRUPT = {place: Interrupt(place) for place in LABORATORIES}
_START = {place: {number: Start(place, number) for number in INVENTIONS} for place in LABORATORIES}


def begin(draft: Draft) -> None:
    """Ask the holder of Leonardo first, the others clockwise (rule 6.1)."""
    draft.phase = Phase.START_WORK
    first, *others = draft.table.clockwise_from(draft.leonardo)
    draft.question = WorkQuestion(first, tuple(others))


def options(draft: Draft, question: WorkQuestion) -> tuple[Action, ...]:
    """Return the interruptions and starts open to the seat, and being done (rules 6.1 to 6.7)."""
    seat = draft.seats[question.seat]
    inventions = startable(draft, seat)
    interrupts: list[Action] = []
    found: list[Action] = []
    for place, laboratory in zip(LABORATORIES, seat.laboratories, strict=True):
        if laboratory is None:
            continue
        if laboratory.invention is None:
            found.extend([_START[place][number] for number in inventions])
        elif laboratory.started < draft.round:
            interrupts.append(_INTERRUPT[place])
    found = interrupts + found
    if not found:
        return _ONLY_DONE
    found.append(_DONE)
    return tuple(found)


def startable(draft: Draft, seat: Seat) -> list[int]:
    """Return the inventions that the seat can start with the components in its hand (rules 6.2, 6.3, 6.5, 6.6)."""
    affordable = _affordable(seat.hand)
    if not affordable:
        return []
    barred: set[int | None] = {laboratory.invention for laboratory in seat.laboratories if laboratory}
    barred.update(draft.removed)
    for anybody in draft.seats:
        barred.update(anybody.owned)
    return [number for number in affordable if number not in barred]


@memoized()
def _affordable(hand: Stock) -> tuple[int, ...]:
    return tuple(number for number, invention in INVENTIONS.items() if covers(hand, invention.components))


def start(draft: Draft, question: WorkQuestion, action: Start) -> None:
    """Lay the components under the laboratory and set its work marker to 0 (rule 6.2)."""
    seat = draft.seats[question.seat]
    held = holdings(seat)
    hand = minus(seat.hand, INVENTIONS[action.invention].components)
    laboratory = seat.laboratory(action.laboratory)
    if laboratory is None:
        raise ValueError(f"no laboratory to start in: {action}")
    begun = laboratory.begun(action.invention, draft.round, action.reveal, held)
    draft.seats[question.seat] = seat.with_goods(seat.florins, hand).with_laboratory(action.laboratory, begun)
    draft.tell(WorkStarted, question.seat, action.laboratory, action.invention, action.reveal)


def interrupt(draft: Draft, question: WorkQuestion, action: Interrupt) -> None:
    """Remove the work marker and return the components to the hand (rule 6.7)."""
    seat = draft.seats[question.seat]
    laboratory = seat.laboratory(action.laboratory)
    if laboratory is None or laboratory.invention is None:
        raise ValueError(f"no work to interrupt: {action}")
    hand = plus(seat.hand, INVENTIONS[laboratory.invention].components)
    if laboratory.shown:
        seat = without_work(seat, action.laboratory)
    else:
        seat = seat.with_laboratory(action.laboratory, laboratory.idle())
    draft.seats[question.seat] = seat.with_goods(seat.florins, hand)
    draft.tell(
        WorkInterrupted, question.seat, action.laboratory, laboratory.invention, laboratory.weeks, laboratory.shown
    )


def done(draft: Draft, question: WorkQuestion, action: Done) -> None:  # noqa: ARG001 - Done says nothing more
    """Go on to the next seat, or end the phase after the last one (rule 6.1)."""
    if question.waiting:
        draft.question = WorkQuestion(question.waiting[0], question.waiting[1:])
    else:
        draft.question = None
    draft.tell(WorkDone, question.seat, draft.forced)


def objection(draft: Draft, question: WorkQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    seat = draft.seats[question.seat]
    if isinstance(action, Interrupt | Start) and action.laboratory not in LABORATORIES:
        return Objection("6.1", "no_such_laboratory", "There is no such laboratory")
    if isinstance(action, Interrupt):
        laboratory = seat.laboratory(action.laboratory)
        if laboratory is None or not laboratory.busy:
            return Objection("6.7", "no_work_there", "No work is going on there")
        return Objection("6.7", "work_is_new", "Work begun in this round cannot be interrupted")
    if not isinstance(action, Start):
        return Objection("6.1", "only_start_work", "In phase A work is started or interrupted")
    return _start_objection(draft, seat, action)


def _start_objection(draft: Draft, seat: Seat, action: Start) -> Objection:
    laboratory = seat.laboratory(action.laboratory)
    known = {request.invention for request in draft.display}.union(draft.deck)
    if laboratory is None:
        return Objection("6.1", "no_such_laboratory", "There is no such laboratory")
    if laboratory.busy:
        return Objection("6.3", "laboratory_busy", "The laboratory works on another invention")
    if action.invention in seat.owned:
        return Objection("6.5", "completed_already", "An invention can be completed only once")
    if any(own.invention == action.invention for own in seat.laboratories if own):
        return Objection("6.3", "same_invention_twice", "The other laboratory works on the same invention")
    if action.invention not in known:
        return Objection("6.6", "invention_gone", "Somebody completed this invention, or it left the game")
    return Objection("6.2", "components_missing", "The components for it are not in hand")
