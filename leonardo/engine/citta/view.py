"""What a seat may know of a game (rule 17): the only thing that a table, a player, a log or a picture is given.

From a view follow what a party may have to pay in its next move (rule 9), and whole states that it allows. What the
seat does not know is dealt out anew: the order of the piles, and sides that are not shown yet.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from attrs import frozen

from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import LAST_SQUARE, PALACES
from leonardo.engine.citta.constants import HIGHEST, InternationalEvent, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import MachineQuestion, Question, SideQuestion, Task
from leonardo.engine.citta.state import NOBODY, Party, State, Table, rent
from leonardo.engine.frozen import evolve
from leonardo.engine.pile import Pile

CardT = TypeVar("CardT", int, InternationalEvent)


@frozen
class View:
    """A game as the seat `viewer` may know it, or an onlooker if that is `null`.

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


def greatest_due(view: View, speaker: int, within: int = HIGHEST) -> tuple[int, int]:
    """Return the square ahead at which a party would owe most in its next move, and how much; 0 where it owes nothing.

    Raises:
        ValueError: if the seat speaks for no party.
    """
    party = view.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    first = 1 if party.moved else 0
    squares = [(party.square - 1 + step) % LAST_SQUARE + 1 for step in range(first, within + first)]
    owed = [
        (rent(view.owners, view.works, square), square)
        for square in squares
        if square in PALACES and view.owners[square] not in (NOBODY, speaker)
    ]
    florins, square = max(owed, default=(0, party.square))
    return square, florins


def determinize(view: View, random: Random) -> State:
    """Return a full state, drawn at random, that agrees with `view` and gives the same view back."""
    state = State(
        table=view.table,
        round=view.round,
        starter=view.starter,
        turn=view.turn,
        ended=view.ended,
        parties=view.parties,
        owners=view.owners,
        works=view.works,
        office_pile=view.office_pile.reshuffled(random),
        event_pile=view.event_pile.reshuffled(random),
        work_pile=view.work_pile.reshuffled(random),
        out=view.out,
        agenda=view.agenda,
        question=_with_sides(view.question, random),
        options=view.options,
    )
    return state if state.options or state.question is None else evolve(state, options=FLOW.answers(Draft(state)))


def _with_sides(question: Question | None, random: Random) -> Question | None:
    if not isinstance(question, SideQuestion):
        return question
    chosen = tuple(side or random.choice(list(Side)) for side in question.chosen)
    return SideQuestion(question.seat, chosen)
