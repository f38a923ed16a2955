"""What a seat may know of a game (rule 14): the only thing that a table, a player, a log or a picture is given."""

from collections.abc import Sequence

from attrs import evolve, frozen

from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.agenda import AskBid, Task
from leonardo.engine.engines.cards import Card, in_order
from leonardo.engine.engines.constants import BID_STEP, Cause
from leonardo.engine.engines.questions import BidQuestion, DiceQuestion, Question
from leonardo.engine.engines.state import Player, State, Table, Turn, War
from leonardo.engine.pile import Pile


@frozen
class View:
    """A game as `viewer` may know it; the viewer none is an onlooker.

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
