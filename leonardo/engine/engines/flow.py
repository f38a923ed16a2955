"""What comes after what: tasks of the agenda, questions, and who lists and carries out the answers."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.engine.engines import actions, agenda, questions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.rules import (
    assaults,
    auction,
    building,
    dice,
    marching,
    movement,
    parachute,
    planes,
    points,
    rounds,
    tanks,
    turns,
    war,
)
from leonardo.engine.engines.state import State
from leonardo.engine.flow import Flow
from leonardo.engine.game import Objection

TASKS: Final[dict[type, Callable[[Draft, Any], None]]] = {
    agenda.DraftTerritories: rounds.draft_territories,
    agenda.BeginRound: rounds.begin_round,
    agenda.RecruitFor: rounds.recruit_for,
    agenda.LayCards: auction.lay_cards,
    agenda.AskBid: auction.ask_bid,
    agenda.NextBuyer: auction.next_buyer,
    agenda.TakeTurns: turns.take_turns,
    agenda.TakeTurn: turns.take_turn,
    agenda.Act: turns.act,
    agenda.MoveOn: movement.move_on,
    agenda.ScoreRound: points.score_round,
    agenda.BeginWar: parachute.begin_war,
    agenda.BeginAssaults: war.begin_assaults,
    agenda.NextAssault: assaults.next_assault,
    agenda.NextTank: tanks.next_tank,
    agenda.ThrowParachute: parachute.throw_parachute,
    agenda.ThrowInfantry: assaults.throw_infantry,
    agenda.ThrowTank: tanks.throw_tank,
    agenda.ThrowPlanes: planes.throw_planes,
    agenda.ThrowAutomaton: assaults.throw_automaton,
}
"""Who does a task of the agenda."""

OPTIONS: Final[dict[type, Callable[[Draft, Any], Sequence[Action]]]] = {
    questions.SettleQuestion: rounds.beginnings,
    questions.RecruitQuestion: rounds.places,
    questions.BidQuestion: auction.bids,
    questions.ChooseQuestion: auction.choices,
    questions.TurnQuestion: turns.options,
    questions.MoveQuestion: movement.further,
    questions.ParachuteQuestion: parachute.choices,
    questions.RetreatQuestion: war.choices,
    questions.AssaultQuestion: assaults.options,
    questions.FireQuestion: tanks.choices,
}
"""Who lists the legal answers to a question of a seat."""

CHANCES: Final[dict[type, Callable[[Any], Sequence[Action]]]] = {questions.DiceQuestion: dice.rolls}
"""Who lists what chance can answer."""

HANDLERS: Final[dict[type, Callable[[Draft, Any, Any], None]]] = {
    actions.Settle: rounds.settle,
    actions.Recruit: rounds.recruit,
    actions.Bid: auction.bid,
    actions.Choose: auction.choose,
    actions.Decline: auction.decline,
    actions.Realise: building.realise,
    actions.Build: building.build,
    actions.BuildTower: building.build_tower,
    actions.BuildCastle: turns.build_castle,
    actions.Destroy: building.destroy,
    actions.Invade: marching.invade,
    actions.Attack: marching.attack,
    actions.Move: movement.move,
    actions.Stop: movement.stop,
    actions.EndTurn: turns.end,
    actions.Parachute: parachute.jump,
    actions.NoParachute: parachute.stay,
    actions.Retreat: war.retreat,
    actions.Fight: war.fight,
    actions.AssaultByInfantry: assaults.by_infantry,
    actions.AssaultByTanks: tanks.assault,
    actions.AssaultByPlanes: planes.assault,
    actions.AssaultByAutomaton: assaults.by_automaton,
    actions.DestroyInWar: war.destroy,
    actions.Fire: tanks.fire,
    actions.Hold: tanks.hold,
    actions.Done: war.done,
    actions.Roll: dice.roll,
}
"""Who carries out an action."""

OBJECTIONS: Final[dict[type, Callable[[Draft, Any, Action], Objection]]] = {
    questions.SettleQuestion: rounds.settle_objection,
    questions.RecruitQuestion: rounds.recruit_objection,
    questions.BidQuestion: auction.bid_objection,
    questions.ChooseQuestion: auction.choice_objection,
    questions.TurnQuestion: turns.objection,
    questions.MoveQuestion: movement.further_objection,
    questions.ParachuteQuestion: parachute.objection,
    questions.RetreatQuestion: war.retreat_objection,
    questions.AssaultQuestion: assaults.objection,
    questions.FireQuestion: tanks.objection,
    questions.DiceQuestion: dice.objection,
}
"""Who says why an action is not among the legal answers to a question."""

FLOW: Final[Flow[Draft, State, Action]] = Flow(
    draft=Draft,
    tasks=TASKS,
    options=OPTIONS,
    chances=CHANCES,
    handlers=HANDLERS,
    objections=OBJECTIONS,
    over=Objection("13.1", "game_over", "The game is over"),
)
"""What comes after what."""
