"""What a seat may know of a game (rule 14): the only thing that a table, a player, a log or a picture is given.

`determinize` returns a whole state that a view allows. What the seat does not know is dealt out anew: the decks, the
designs that are out, and bids that are not shown yet.
"""

from collections.abc import Sequence
from random import Random

from attrs import evolve, frozen

from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.cards import DESIGNS_OF, Card, in_order
from leonardo.engine.engines.constants import BID_STEP, Cause
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import AskBid, BidQuestion, DiceQuestion, Question, Task
from leonardo.engine.engines.state import Player, State, Table, Turn, War
from leonardo.engine.pile import Pile


@frozen
class View:
    """A game as the seat `viewer` may know it, or an onlooker if that is `null`.

    All is open but the order of the decks, the designs that are out of the game, and bids that are not shown yet (rule
    14.1). `unseen` are the designs that nobody has seen, in the deck or out of the game, in the order of their words;
    `designs_returned` lie under the deck, in an order that all saw. What is `shuffled` in the pile of projects is in
    the order of its words, too. `options` are the legal answers if the viewer decides.
    """

    viewer: int | None
    table: Table
    round: int
    leonardo: int
    owners: tuple[int, ...]
    infantry: tuple[int, ...]
    tanks: tuple[int, ...]
    planes: tuple[int, ...]
    levels: tuple[int, ...]
    players: tuple[Player, ...]
    unseen: tuple[Card, ...]
    designs_returned: tuple[Card, ...]
    project_pile: Pile[Card]
    offer: tuple[Card, ...]
    firsts: tuple[Cause, ...]
    turn: Turn | None
    war: War | None
    agenda: tuple[Task, ...]
    question: Question | None
    options: Sequence[Action]


def view(state: State, viewer: int | None) -> View:
    """Return all that a seat may know, or an onlooker."""
    question = state.question
    decides = question is not None and question.seat == viewer and not isinstance(question, DiceQuestion)
    return View(
        viewer=viewer,
        table=state.table,
        round=state.round,
        leonardo=state.leonardo,
        owners=state.owners,
        infantry=state.infantry,
        tanks=state.tanks,
        planes=state.planes,
        levels=state.levels,
        players=state.players,
        unseen=in_order((*state.design_pile.shuffled, *state.out)),
        designs_returned=state.design_pile.returned,
        project_pile=Pile(in_order(state.project_pile.shuffled), state.project_pile.returned),
        offer=state.offer,
        firsts=state.firsts,
        turn=state.turn,
        war=state.war,
        agenda=tuple(_task(state, task, viewer) for task in state.agenda),
        question=_question(state, question, viewer),
        options=state.options if decides else (),
    )


def _question(state: State, question: Question | None, viewer: int | None) -> Question | None:
    if isinstance(question, BidQuestion):
        return evolve(question, bids=_known(state, question.bids, viewer))
    return question


def _task(state: State, task: Task, viewer: int | None) -> Task:
    return AskBid(_known(state, task.bids, viewer)) if isinstance(task, AskBid) else task


def _known(state: State, bids: tuple[int | None, ...], viewer: int | None) -> tuple[int | None, ...]:
    """Hide the bids in the fists of others (rule 6.2), but for theirs who have nothing to bid with."""
    order = state.table.seats_from(state.leonardo)
    return tuple(
        bid if seat == viewer or state.players[seat].florins < BID_STEP else None
        for seat, bid in zip(order, bids, strict=False)
    )


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
        agenda=tuple(_dealt_task(view, task, random) for task in view.agenda),
        question=_dealt_question(view, view.question, random),
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


def _dealt_question(view: View, question: Question | None, random: Random) -> Question | None:
    if isinstance(question, BidQuestion):
        return evolve(question, bids=_with_bids(view, question.bids, random))
    return question


def _dealt_task(view: View, task: Task, random: Random) -> Task:
    return AskBid(_with_bids(view, task.bids, random)) if isinstance(task, AskBid) else task


def _with_bids(view: View, bids: tuple[int | None, ...], random: Random) -> tuple[int | None, ...]:
    """Draw the bids in the fists of others (rule 6.2)."""
    order = view.table.seats_from(view.leonardo)
    return tuple(
        BID_STEP * random.randint(0, view.players[seat].florins // BID_STEP) if bid is None else bid
        for seat, bid in zip(order, bids, strict=False)
    )
