"""Works of art, bought unseen and laid in a palace (rule 10)."""

from leonardo.engine.citta.actions import Action, Done, LayWork
from leonardo.engine.citta.agenda import BuyWorks
from leonardo.engine.citta.constants import WORK_PRICE, WORKS_A_TURN
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import WorkLaid, WorksDone
from leonardo.engine.citta.questions import WorkQuestion
from leonardo.engine.citta.state import has_room, rooms
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

_DONE = Done()
_lay = memoized()(LayWork)
_question = memoized()(WorkQuestion)
_task = memoized()(BuyWorks)
_QUIET_LAP = Objection("10.7", "quiet_lap", "No works are bought before the pawn has come round")
_CANNOT_PAY = Objection("10.4", "cannot_pay", "There are not enough florins for a work")
_NO_WORKS = Objection("10.5", "no_works", "There are no works left")
_NO_ROOM = Objection("10.4", "no_room", "No palace has room for a work")


def buy_works(draft: Draft, task: BuyWorks) -> None:
    """Ask for another work, as long as one can be bought (rules 10.1, 10.4, 10.5, 10.7)."""
    if not draft.ended and task.bought < WORKS_A_TURN and why_none(draft, draft.turn) is None:
        draft.question = _question(draft.turn, task.bought)


def why_none(draft: Draft, speaker: int) -> Objection | None:
    """Return why a party can buy no work at all, or nothing if it can."""
    party = draft.party(speaker)
    if draft.table.quiet_lap and not party.round:
        return _QUIET_LAP
    if party.florins < WORK_PRICE:
        return _CANNOT_PAY
    if not draft.work_pile:
        return _NO_WORKS
    return None if has_room(draft.owners, draft.works, speaker) else _NO_ROOM


def options(draft: Draft, question: WorkQuestion) -> tuple[Action, ...]:
    """Return each own palace with room, and being done (rules 10.1, 10.3)."""
    return (*map(_lay, rooms(draft.owners, draft.works, question.seat)), _DONE)


def lay(draft: Draft, question: WorkQuestion, action: LayWork) -> None:
    """Buy the top work and lay it open in the palace named before (rule 10.2)."""
    work, draft.work_pile = draft.work_pile.drawn()
    draft.receive(question.seat, -WORK_PRICE)
    draft.lay(action.square, (*draft.works[action.square], work))
    draft.tell(WorkLaid, question.seat, action.square, work, WORK_PRICE)
    draft.agenda.append(_task(question.bought + 1))


def done(draft: Draft, question: WorkQuestion, action: Done) -> None:  # noqa: ARG001 - it says nothing more
    """Buy no more."""
    draft.tell(WorksDone, question.seat, draft.forced)


def objection(draft: Draft, question: WorkQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the options."""
    if not isinstance(action, LayWork):
        return Objection("10.1", "work_or_done", "A work is bought, or none more")
    if not 0 <= action.square < len(draft.owners) or draft.owners[action.square] != question.seat:
        return Objection("10.2", "not_your_palace", "A work is laid in a palace of one's own")
    return Objection("10.3", "palace_full", "The palace holds four works already, or is a bridge")
