"""Dealing out what a seat does not know: the order of the piles, and sides that are not shown yet."""

from random import Random

from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import Question, SideQuestion
from leonardo.engine.citta.state import State
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve


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
