"""Dealing out what a seat does not know: the decks, the designs that are out, and bids that are not shown yet."""

from random import Random

from attrs import evolve

from leonardo.engine.engines.agenda import AskBid, Task
from leonardo.engine.engines.cards import DESIGNS_OF, Card, in_order
from leonardo.engine.engines.constants import BID_STEP
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import BidQuestion, Question
from leonardo.engine.engines.state import State
from leonardo.engine.engines.view import View
from leonardo.engine.pile import Pile


def determinize(view: View, random: Random) -> State:
    """Return a full state, drawn at random, that agrees with `view` and gives the same view back."""
    out = _out(view, random)
    designs = Pile(tuple(card for card in view.unseen if card not in out), view.designs_returned)
    state = State(
        table=view.table,
        round=view.round,
        leonardo=view.leonardo,
        owners=view.owners,
        infantry=view.infantry,
        tanks=view.tanks,
        planes=view.planes,
        levels=view.levels,
        players=view.players,
        design_pile=designs.reshuffled(random),
        project_pile=view.project_pile.reshuffled(random),
        out=out,
        offer=view.offer,
        firsts=view.firsts,
        turn=view.turn,
        war=view.war,
        agenda=tuple(_task(view, task, random) for task in view.agenda),
        question=_question(view, view.question, random),
        options=view.options,
    )
    return state if state.options or state.question is None else evolve(state, options=FLOW.answers(Draft(state)))


def _out(view: View, random: Random) -> tuple[Card, ...]:
    """Draw which designs are out of the game: as many of each kind as the rules say (rule 4.2)."""
    found: list[Card] = []
    for cards in DESIGNS_OF.values():
        unseen = [card for card in view.unseen if card in cards]
        found += random.sample(unseen, len(cards) - view.table.seats)
    return in_order(found)


def _question(view: View, question: Question | None, random: Random) -> Question | None:
    if isinstance(question, BidQuestion):
        return evolve(question, bids=_with_bids(view, question.bids, random))
    return question


def _task(view: View, task: Task, random: Random) -> Task:
    return AskBid(_with_bids(view, task.bids, random)) if isinstance(task, AskBid) else task


def _with_bids(view: View, bids: tuple[int | None, ...], random: Random) -> tuple[int | None, ...]:
    """Draw the bids in the fists of others (rule 6.2)."""
    order = view.table.seats_from(view.leonardo)
    return tuple(
        BID_STEP * random.randint(0, view.players[seat].florins // BID_STEP) if bid is None else bid
        for seat, bid in zip(order, bids, strict=False)
    )
