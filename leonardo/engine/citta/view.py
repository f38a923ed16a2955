"""What a seat may know of a game (rule 17): the only thing that a table, a player, a log or a picture is given."""

from collections.abc import Sequence
from typing import TypeVar

from attrs import frozen

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.agenda import Task
from leonardo.engine.citta.constants import InternationalEvent
from leonardo.engine.citta.questions import MachineQuestion, Question, SideQuestion
from leonardo.engine.citta.state import Party, State, Table
from leonardo.engine.pile import Pile

CardT = TypeVar("CardT", int, InternationalEvent)


@frozen
class View:
    """A game as `viewer` may know it; the viewer none is an onlooker.

    All is open but the order of the piles and the sides that are not shown yet (rule 17.1): what is `shuffled` in a
    pile stands here in ascending order, whatever its real one. `options` are the legal answers if the viewer decides.
    """

    viewer: int | None
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
    options: tuple[Action, ...]


def view(state: State, viewer: int | None) -> View:
    """Return all that a seat may know, or an onlooker."""
    question = state.question
    decides = question is not None and question.seat == viewer and not isinstance(question, MachineQuestion)
    return View(
        viewer=viewer,
        table=state.table,
        round=state.round,
        starter=state.starter,
        turn=state.turn,
        ended=state.ended,
        parties=state.parties,
        owners=state.owners,
        works=state.works,
        office_pile=Pile(tuple(sorted(state.office_pile.shuffled)), state.office_pile.returned),
        event_pile=Pile(_in_order(state.event_pile.shuffled), state.event_pile.returned),
        work_pile=Pile(tuple(sorted(state.work_pile.shuffled)), state.work_pile.returned),
        out=state.out,
        agenda=state.agenda,
        question=_question(question, viewer),
        options=state.options if decides else (),
    )


def _in_order(events: Sequence[InternationalEvent]) -> tuple[InternationalEvent, ...]:
    return tuple(sorted(events, key=lambda event: event.value))


def _question(question: Question | None, viewer: int | None) -> Question | None:
    """Hide the sides that others chose (rule 3.6)."""
    if not isinstance(question, SideQuestion):
        return question
    known = (side if seat == viewer else None for seat, side in enumerate(question.chosen))
    return SideQuestion(question.seat, tuple(known))
