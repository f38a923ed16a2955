"""What comes after what: tasks of the agenda, questions, and who lists and carries out the answers."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.engine.citta import actions, questions
from leonardo.engine.citta.actions import Action, Draw
from leonardo.engine.citta.constants import HIGHEST, LOWEST, MOST_SEATS, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.rules import beginning, move, payments, squares
from leonardo.engine.citta.state import State
from leonardo.engine.flow import Flow
from leonardo.engine.game import Objection

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
    questions.DrawForStart: beginning.draw_for_start,
    questions.BuyWorks: squares.buy_works,
    questions.DrawForMove: move.draw_for_move,
    questions.Walk: move.walk,
    questions.Arrive: squares.arrive,
    questions.Heed: squares.heed,
    questions.TradeAtMarket: squares.trade,
    questions.Meet: move.meet,
    questions.Fight: move.fight,
    questions.Debt: payments.pay,
    questions.EndTurn: beginning.end_turn,
}
"""Who does a task of the agenda."""

OPTIONS: Final[dict[type, Callable[[Draft, Any], tuple[Action, ...]]]] = {
    questions.SideQuestion: beginning.sides,
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
    actions.ChooseSide: beginning.choose_side,
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
    actions.Draw: beginning.draw,
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
