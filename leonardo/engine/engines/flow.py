"""What comes after what: tasks of the agenda, questions, and who lists and carries out the answers."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.engine.engines import actions, questions
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.rules import assaults, auction, building, dice, movement, rounds, war
from leonardo.engine.engines.state import State
from leonardo.engine.flow import Flow
from leonardo.engine.game import Objection

TASKS: Final[dict[type, Callable[[Draft, Any], None]]] = {
    questions.DraftTerritories: rounds.draft_territories,
    questions.BeginRound: rounds.begin_round,
    questions.RecruitFor: rounds.recruit_for,
    questions.LayCards: auction.lay_cards,
    questions.AskBid: auction.ask_bid,
    questions.NextBuyer: auction.next_buyer,
    questions.TakeTurns: rounds.take_turns,
    questions.TakeTurn: rounds.take_turn,
    questions.Act: rounds.act,
    questions.MoveOn: movement.move_on,
    questions.ScoreRound: building.score_round,
    questions.BeginWar: assaults.begin_war,
    questions.BeginAssaults: war.begin_assaults,
    questions.NextAssault: assaults.next_assault,
    questions.NextTank: assaults.next_tank,
    questions.ThrowParachute: assaults.throw_parachute,
    questions.ThrowInfantry: assaults.throw_infantry,
    questions.ThrowTank: assaults.throw_tank,
    questions.ThrowPlanes: assaults.throw_planes,
    questions.ThrowAutomaton: assaults.throw_automaton,
}
"""Who does a task of the agenda."""

OPTIONS: Final[dict[type, Callable[[Draft, Any], Sequence[Action]]]] = {
    questions.SettleQuestion: rounds.beginnings,
    questions.RecruitQuestion: rounds.places,
    questions.BidQuestion: auction.bids,
    questions.ChooseQuestion: auction.choices,
    questions.TurnQuestion: rounds.options,
    questions.MoveQuestion: movement.further,
    questions.ParachuteQuestion: assaults.parachute_choices,
    questions.RetreatQuestion: war.choices,
    questions.AssaultQuestion: assaults.options,
    questions.FireQuestion: assaults.fire_choices,
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
    actions.BuildCastle: rounds.build_castle,
    actions.Destroy: building.destroy,
    actions.Invade: movement.invade,
    actions.Attack: movement.attack,
    actions.Move: movement.move,
    actions.Stop: movement.stop,
    actions.EndTurn: rounds.end,
    actions.Parachute: assaults.jump,
    actions.NoParachute: assaults.stay,
    actions.Retreat: war.retreat,
    actions.Fight: war.fight,
    actions.AssaultByInfantry: assaults.by_infantry,
    actions.AssaultByTanks: assaults.by_tanks,
    actions.AssaultByPlanes: assaults.by_planes,
    actions.AssaultByAutomaton: assaults.by_automaton,
    actions.DestroyInWar: war.destroy,
    actions.Fire: assaults.fire,
    actions.Hold: assaults.hold,
    actions.Done: war.done,
    actions.Roll: dice.roll,
}
"""Who carries out an action."""

OBJECTIONS: Final[dict[type, Callable[[Draft, Any, Action], Objection]]] = {
    questions.SettleQuestion: rounds.settle_objection,
    questions.RecruitQuestion: rounds.recruit_objection,
    questions.BidQuestion: auction.bid_objection,
    questions.ChooseQuestion: auction.choice_objection,
    questions.TurnQuestion: rounds.objection,
    questions.MoveQuestion: movement.further_objection,
    questions.ParachuteQuestion: assaults.parachute_objection,
    questions.RetreatQuestion: war.retreat_objection,
    questions.AssaultQuestion: assaults.objection,
    questions.FireQuestion: assaults.fire_objection,
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
