"""Dealing out what a seat does not know: the order of the piles, and sides that are not shown yet."""

from random import Random
from typing import TypeVar

from leonardo.engine.citta import flow
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import MachineQuestion, Question, SideQuestion
from leonardo.engine.citta.state import Pile, State
from leonardo.engine.citta.terms import Side
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve

CardT = TypeVar("CardT")


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
        office_pile=_shuffled(view.office_pile, random),
        event_pile=_shuffled(view.event_pile, random),
        work_pile=_shuffled(view.work_pile, random),
        out=view.out,
        agenda=view.agenda,
        question=_with_sides(view.question, random),
        options=view.options,
    )
    return state if state.options or state.question is None else evolve(state, options=_options(state))


def _shuffled(pile: Pile[CardT], random: Random) -> Pile[CardT]:
    return Pile(tuple(random.sample(pile.shuffled, len(pile.shuffled))), pile.returned)


def _with_sides(question: Question | None, random: Random) -> Question | None:
    if not isinstance(question, SideQuestion):
        return question
    chosen = tuple(side or random.choice(list(Side)) for side in question.chosen)
    return SideQuestion(question.seat, chosen)


def _options(state: State) -> tuple[Action, ...]:
    question = state.question
    if isinstance(question, MachineQuestion):
        return flow.draws(question.seat, question.purpose)
    return flow.OPTIONS[type(question)](Draft(state), question)
