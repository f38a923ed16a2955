"""What comes after what: tasks of the agenda, questions, and who lists and carries out the answers."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.engine.citta import actions, agenda, questions
from leonardo.engine.citta.actions import Action, Draw
from leonardo.engine.citta.constants import HIGHEST, LOWEST, MOST_SEATS, Purpose
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.rules import (
    beginning,
    guilds,
    markets,
    meetings,
    move,
    offices,
    palaces,
    payments,
    squares,
    works,
)
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
    agenda.DrawForStart: beginning.draw_for_start,
    agenda.BuyWorks: works.buy_works,
    agenda.DrawForMove: move.draw_for_move,
    agenda.Walk: move.walk,
    agenda.Arrive: squares.arrive,
    agenda.Heed: squares.heed,
    agenda.TradeAtMarket: markets.trade,
    agenda.Meet: meetings.meet,
    agenda.Fight: meetings.fight,
    agenda.Debt: payments.pay,
    agenda.EndTurn: beginning.end_turn,
}
"""Who does a task of the agenda."""

OPTIONS: Final[dict[type, Callable[[Draft, Any], tuple[Action, ...]]]] = {
    questions.SideQuestion: beginning.sides,
    questions.ProposalQuestion: guilds.proposals,
    questions.AnswerQuestion: guilds.answers,
    questions.WorkQuestion: works.options,
    questions.BallQuestion: move.balls,
    questions.OfficeQuestion: offices.moves,
    questions.OptionQuestion: palaces.option,
    questions.AuctionQuestion: palaces.bids,
    questions.BetQuestion: markets.bets,
    questions.SaleQuestion: payments.cards,
    questions.RescueQuestion: guilds.rescues,
}
"""Who lists the legal answers to a question of a seat."""

HANDLERS: Final[dict[type, Callable[[Draft, Any, Any], None]]] = {
    actions.ChooseSide: beginning.choose_side,
    actions.Propose: guilds.propose,
    actions.StayAlone: guilds.stay_alone,
    actions.Accept: guilds.accept,
    actions.Refuse: guilds.refuse,
    actions.LayWork: works.lay,
    actions.Done: works.done,
    actions.TakeBall: move.take_ball,
    actions.Divert: offices.divert,
    actions.LetStand: offices.let_stand,
    actions.Buy: palaces.buy,
    actions.Decline: palaces.decline,
    actions.Raise: palaces.raise_bid,
    actions.Drop: palaces.drop,
    actions.Bet: markets.bet,
    actions.Sell: payments.sell,
    actions.Rescue: guilds.rescue,
    actions.LetFall: guilds.let_fall,
    actions.Draw: beginning.draw,
}
"""Who carries out an action."""

OBJECTIONS: Final[dict[type, Callable[[Draft, Any, Action], Objection]]] = {
    questions.SideQuestion: lambda *_: Objection("3.6", "choose_a_side", "One is Guelph or Ghibelline"),
    questions.ProposalQuestion: guilds.objection,
    questions.AnswerQuestion: guilds.answer_objection,
    questions.WorkQuestion: works.objection,
    questions.BallQuestion: move.ball_objection,
    questions.OfficeQuestion: offices.objection,
    questions.OptionQuestion: palaces.option_objection,
    questions.AuctionQuestion: palaces.auction_objection,
    questions.BetQuestion: markets.objection,
    questions.SaleQuestion: payments.sale_objection,
    questions.RescueQuestion: guilds.objection,
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
