"""Choices that nobody should make: `sensible` leaves them out before a player chooses, `prudent` looks once more.

Of a thousand ways to divide an army the rash ones are not left out one by one: `turns` passes over them.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.engines import regrets, ways
from leonardo.ai.engines.battle import castle_stops, torn, war_of
from leonardo.ai.engines.candidate_effects import points_at_once
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.actions import (
    Action,
    AssaultByInfantry,
    AssaultByTanks,
    Bid,
    BuildCastle,
    Done,
    EndTurn,
    Fight,
    Fire,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    BidQuestion,
    ChooseQuestion,
    FireQuestion,
    RetreatQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.rules.movement import Answers
from leonardo.engine.engines.view import View

Silly = Callable[[Action], bool]  # says of an action whether it is left out
_TOO_RISKY: Final = 0.2  # the risk to lose a tank with all its infantry from which nobody lets it fire who need not


def sensible(view: View, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the legal actions of the viewer without silly ones, in the same order; never none."""
    winning = _winning(view, legal)
    if winning is not None:
        return (winning,)
    judge = _JUDGES.get(type(view.question))
    if judge is None or len(legal) < 2:
        return legal
    silly = judge(view, view.question)
    if isinstance(legal, Answers):
        return Answers([action for action in legal.first if not silly(action)], legal.ways, legal.last)
    return tuple([action for action in legal if not silly(action)]) or legal


def prudent(view: View, legal: Sequence[Action], chosen: Action) -> Action:
    """Return what was chosen, unless it ends a turn with an easy prey left."""
    if isinstance(chosen, EndTurn | BuildCastle):
        return regrets.easy_prey(view, legal) or chosen
    return chosen


def _turn(view: View, _: TurnQuestion) -> Silly:
    """Build no tank that does nothing but tear its own army apart (rule 11.22)."""
    return lambda action: regrets.risk_of_tank(view, action) > 0


def _winning(view: View, legal: Sequence[Action]) -> Action | None:
    """Return what wins the game at once, if anything does (rule 13.1)."""
    question = view.question
    if not isinstance(question, TurnQuestion):
        return None
    sight, missing = PositionFeatures(view), view.table.target - view.players[question.seat].points
    return next((each for each in ways.others(legal) if points_at_once(sight, each) >= missing), None)


def _bid(view: View, _: BidQuestion) -> Silly:
    """Bid no more than the best card and Leonardo are worth."""
    limit = regrets.bid_limit(view)
    return lambda action: isinstance(action, Bid) and action.florins > limit


def _choose(view: View, _: ChooseQuestion) -> Silly:
    """Pay for nothing that can never be realised (rule 8.4), nor much more than a card brings."""
    return lambda action: regrets.is_wasted(view, action) or regrets.is_dear(view, action)


def _passes(view: View, count: int) -> bool:
    """Return whether so many infantry may get past the castle (rule 8.5)."""
    guns = view.players[war_of(view).side].has(Card.ORGAN_GUN)
    return count + min(guns, count) > castle_stops(view)


def _retreat(view: View, _: object) -> Silly:
    """Fight on where nobody can be hit only for towers that may fall (rules 8.6, 11.14)."""
    war = war_of(view)
    razes = view.players[war.attacker].has(Card.GREAT_CANNON) and view.levels[war.target] > 1
    return lambda action: isinstance(action, Fight) and not razes


def _assault(view: View, _: AssaultQuestion) -> Silly:
    """Send no infantry that cannot get past the castle where it need not go or more could, and no tank that bursts."""
    war = war_of(view)
    most = max([each.count for each in view.options if isinstance(each, AssaultByInfantry)], default=0)
    others = any(isinstance(each, Done) for each in view.options)
    risky = torn(view.players[war.side].check_dice) >= _TOO_RISKY

    def silly(action: Action) -> bool:
        if isinstance(action, AssaultByTanks):
            return risky and most > 0
        if not isinstance(action, AssaultByInfantry) or action.cannon or _passes(view, action.count):
            return False
        return others or _passes(view, most)

    return silly


def _fire(view: View, _: FireQuestion) -> Silly:
    """Let no tank fire that may well tear all apart (rule 11.22)."""
    risky = torn(view.players[war_of(view).side].check_dice) >= _TOO_RISKY
    return lambda action: isinstance(action, Fire) and risky


_JUDGES: Final[dict[type, Callable[[View, Any], Silly]]] = {
    TurnQuestion: _turn,
    BidQuestion: _bid,
    ChooseQuestion: _choose,
    RetreatQuestion: _retreat,
    AssaultQuestion: _assault,
    FireQuestion: _fire,
}
"""What says what is silly, for each question at which anything may be."""
