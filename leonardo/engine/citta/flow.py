"""What comes after what: tasks of the agenda, questions, and who lists and carries out the answers."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.engine.citta import actions, questions
from leonardo.engine.citta.actions import Action, ChooseSide, Draw
from leonardo.engine.citta.constants import EVEN_START_FLORINS, HIGHEST, LOWEST, MOST_SEATS, Purpose, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import GameBegan, NumberDrawn, RoundBegan, SideChosen, SidesShown, TurnBegan
from leonardo.engine.citta.questions import (
    BuyWorks,
    Chance,
    DrawForMove,
    DrawForStart,
    EndTurn,
    MachineQuestion,
    Meet,
    SideQuestion,
    machine,
)
from leonardo.engine.citta.rules import move, payments, squares
from leonardo.engine.citta.state import State
from leonardo.engine.flow import Flow
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

_SIDES: tuple[Action, ...] = tuple(ChooseSide(side) for side in Side)
_TURN = (EndTurn(), Meet(), DrawForMove(), BuyWorks())
_NUMBER_DRAWN = memoized()(NumberDrawn)
_ROUND_BEGAN = memoized()(RoundBegan)
_TURN_BEGAN = memoized()(TurnBegan)  # frozen things that come again and again are made once


def sides(draft: Draft, question: SideQuestion) -> tuple[Action, ...]:  # noqa: ARG001 - it is free to all
    """Return both sides (rule 3.6)."""
    return _SIDES


def choose_side(draft: Draft, question: SideQuestion, action: ChooseSide) -> None:
    """Choose in secret; all is shown when the last has chosen (rule 3.6)."""
    chosen = (*question.chosen, action.side)
    following = question.seat + 1
    if following < draft.table.seats:
        draft.question = SideQuestion(following, chosen)
        draft.tell(SideChosen, question.seat, action.side)
        return
    draft.tell(SideChosen, question.seat, action.side)
    shown = tuple(side for side in chosen if side is not None)
    for seat, side in enumerate(shown):
        draft.change(seat, side=side)
    draft.tell(SidesShown, shown)
    draft.then(DrawForStart(tuple(range(draft.table.seats))))


def draw(draft: Draft, question: MachineQuestion, action: Draw) -> None:
    """Take down the number that the machine gave, for the task that wanted it (rule 1.5)."""
    task: Chance = draft.agenda[-1]  # type: ignore[assignment] # no other task asks the machine; a cast takes time
    draft.agenda[-1] = task.drawn(action.number)
    draft.tell(_NUMBER_DRAWN, question.seat, question.purpose, action.number)


def draw_for_start(draft: Draft, task: DrawForStart) -> None:
    """Let each seat draw a number; the highest begins, and those who tie draw again (rule 4.1)."""
    if len(task.numbers) < len(task.seats):
        draft.agenda.append(task)
        draft.question = machine(task.seats[len(task.numbers)], Purpose.START)
        return
    highest = max(task.numbers)
    first = tuple(seat for seat, number in zip(task.seats, task.numbers, strict=True) if number == highest)
    if len(first) > 1:
        draft.then(DrawForStart(first))
        return
    _begin(draft, first[0])


def _begin(draft: Draft, starter: int) -> None:
    draft.starter = starter
    florins = [0] * draft.table.seats
    if draft.table.even_start:
        for place, seat in enumerate(draft.table.after(starter), start=1):
            florins[seat] = EVEN_START_FLORINS * place
            draft.receive(seat, florins[seat])
    draft.round = 1
    draft.tell(GameBegan, starter, tuple(florins))
    draft.tell(RoundBegan, 1)
    _begin_turn(draft, starter)


def _begin_turn(draft: Draft, speaker: int) -> None:
    """A proposal, works, the machine and the move, the square, and meeting others (rule 5.2)."""
    draft.turn, draft.ended = speaker, False
    draft.agenda += _TURN
    if draft.table.guilds:
        payments.ask_for_a_proposal(draft, speaker)
    draft.tell(_TURN_BEGAN, speaker)


def end_turn(draft: Draft, task: EndTurn) -> None:  # noqa: ARG001 - every turn ends alike
    """Go on to the next party; a round is over when the starter's place is passed (rules 4.2, 15.2)."""
    turn, seats, parties = draft.turn, draft.table.seats, draft.parties
    following = (turn + 1) % seats
    while parties[following] is None:
        following = (following + 1) % seats
    if (following - draft.starter) % seats < (turn - draft.starter) % seats:
        if draft.round == draft.table.rounds:
            payments.finish(draft)
            return
        draft.round += 1
        draft.tell(_ROUND_BEGAN, draft.round)
    _begin_turn(draft, following)


_DRAWS: Final = {
    purpose: tuple(
        tuple(Draw(seat, purpose, number) for number in range(LOWEST, HIGHEST + 1)) for seat in range(MOST_SEATS)
    )
    for purpose in Purpose
}


def draws(question: MachineQuestion) -> tuple[Action, ...]:
    """Return the numbers that the machine can give (rule 1.5)."""
    return _DRAWS[question.purpose][question.seat]


TASKS: Final[dict[type, Callable[[Draft, Any], None]]] = {
    questions.DrawForStart: draw_for_start,
    questions.BuyWorks: squares.buy_works,
    questions.DrawForMove: move.draw_for_move,
    questions.Walk: move.walk,
    questions.Arrive: squares.arrive,
    questions.Heed: squares.heed,
    questions.TradeAtMarket: squares.trade,
    questions.Meet: move.meet,
    questions.Fight: move.fight,
    questions.Debt: payments.pay,
    questions.EndTurn: end_turn,
}
"""Who does a task of the agenda."""

OPTIONS: Final[dict[type, Callable[[Draft, Any], tuple[Action, ...]]]] = {
    questions.SideQuestion: sides,
    questions.ProposalQuestion: payments.proposals,
    questions.AnswerQuestion: payments.answers,
    questions.WorkQuestion: squares.work_options,
    questions.BallQuestion: move.balls,
    questions.OfficeQuestion: squares.office_moves,
    questions.OptionQuestion: squares.option,
    questions.AuctionQuestion: squares.bids,
    questions.BetQuestion: squares.bets,
    questions.SaleQuestion: payments.cards,
    questions.RescueQuestion: payments.rescues,
}
"""Who lists the legal answers to a question of a seat."""

HANDLERS: Final[dict[type, Callable[[Draft, Any, Any], None]]] = {
    actions.ChooseSide: choose_side,
    actions.Propose: payments.propose,
    actions.StayAlone: payments.stay_alone,
    actions.Accept: payments.accept,
    actions.Refuse: payments.refuse,
    actions.LayWork: squares.lay_work,
    actions.Done: squares.stop_laying,
    actions.TakeBall: move.take_ball,
    actions.Divert: squares.divert,
    actions.LetStand: squares.let_stand,
    actions.Buy: squares.buy,
    actions.Decline: squares.decline,
    actions.Raise: squares.raise_bid,
    actions.Drop: squares.drop,
    actions.Bet: squares.bet,
    actions.Sell: payments.sell,
    actions.Rescue: payments.rescue,
    actions.LetFall: payments.let_fall,
    actions.Draw: draw,
}
"""Who carries out an action."""

OBJECTIONS: Final[dict[type, Callable[[Draft, Any, Action], Objection]]] = {
    questions.SideQuestion: lambda *_: Objection("3.6", "choose_a_side", "One is Guelph or Ghibelline"),
    questions.ProposalQuestion: payments.guild_objection,
    questions.AnswerQuestion: payments.answer_objection,
    questions.WorkQuestion: squares.work_objection,
    questions.BallQuestion: move.ball_objection,
    questions.OfficeQuestion: squares.office_objection,
    questions.OptionQuestion: squares.option_objection,
    questions.AuctionQuestion: squares.auction_objection,
    questions.BetQuestion: squares.bet_objection,
    questions.SaleQuestion: payments.sale_objection,
    questions.RescueQuestion: payments.guild_objection,
    questions.MachineQuestion: lambda *_: Objection(
        "1.5", "machine_decides", "The machine gives a number from 1 to 12"
    ),
}
"""Who says why an action is not among the legal answers to a question."""

FLOW: Final[Flow[Draft, State, Action]] = Flow(
    draft=Draft,
    tasks=TASKS,
    options=OPTIONS,
    chances={MachineQuestion: draws},
    handlers=HANDLERS,
    objections=OBJECTIONS,
    over=Objection("15", "game_over", "The game is over"),
)
"""What comes after what."""
