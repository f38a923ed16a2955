"""Rules of thumb: what a sound player does without looking ahead, for each question that is asked."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from leonardo.ai.engines import auctions, battle, threats, turns, worth
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures, Seen
from leonardo.engine.engines.actions import Action, Bid, Choose, Decline, Recruit, Settle
from leonardo.engine.engines.board import BY_LAND, BY_SEA, Territory
from leonardo.engine.engines.questions import (
    AssaultQuestion,
    BidQuestion,
    ChooseQuestion,
    FireQuestion,
    MoveQuestion,
    ParachuteQuestion,
    RecruitQuestion,
    RetreatQuestion,
    SettleQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.state import NOBODY

_SPREAD: Final = 0.3
"""By what part bids differ by chance, so that nobody can reckon with them."""


def decide(seen: Seen, legal: Sequence[Action], random: Random, temper: Personality) -> Action:
    """Return what the rules of thumb say to the question of a view, a state or a draft."""
    question = seen.question
    if isinstance(question, TurnQuestion):
        return turns.decide(PositionFeatures(seen), question.seat, legal, temper, random)
    if isinstance(question, MoveQuestion):
        return turns.further(PositionFeatures(seen), question.seat, legal, temper)
    if isinstance(question, BidQuestion):
        return _bid(seen, question, legal, random, temper)
    if isinstance(question, SettleQuestion):
        return max(legal, key=lambda action: beginning(seen, action) + random.random())
    return _RULES[type(question)](seen, question, legal)


def beginning(seen: Seen, action: Action) -> float:
    """Return how good a territory is to begin in: free land around it, and rivals far away (rule 4.5)."""
    if not isinstance(action, Settle):
        return 0.0
    near = BY_LAND[action.at]
    free = sum(seen.owners[other] == NOBODY for other in near)
    rivals = sum(seen.owners[further] != NOBODY for other in near for further in BY_LAND[other])
    across = sum(seen.owners[other] == NOBODY for other in BY_SEA[action.at])
    return min(4, free) + 0.1 * min(8, across) - 1.2 * rivals


def _recruit(seen: Seen, question: RecruitQuestion, legal: Sequence[Action]) -> Action:
    """Strengthen where a guard is weakest (rule 5.4)."""
    sight = PositionFeatures(seen)

    def need(at: Territory) -> float:
        return threats.guard(sight, question.seat, at) - seen.infantry[at] + 0.1 * seen.levels[at]

    return max([action for action in legal if isinstance(action, Recruit)], key=lambda action: need(action.at))


def _bid(seen: Seen, question: BidQuestion, legal: Sequence[Action], random: Random, temper: Personality) -> Action:
    """Bid what brings most beside what it costs, whatever rivals may bid (rule 6.2)."""
    seat, sight = question.seat, PositionFeatures(seen)
    market = auctions.market(sight, seat, 1 + random.uniform(-_SPREAD, _SPREAD))
    bids = [action for action in legal if isinstance(action, Bid)]
    return max(bids, key=lambda action: market.gain(action.florins, temper.bids))


def _choose(seen: Seen, question: ChooseQuestion, legal: Sequence[Action]) -> Action:
    """Take what is worth most, if it and perhaps Leonardo are worth the bid (rules 6.5, 6.6)."""
    sight = PositionFeatures(seen)
    cards = [action for action in legal if isinstance(action, Choose)]
    if not cards:
        return legal[-1]
    best = max(cards, key=lambda action: worth.on_offer(sight, question.seat, action.card))
    gain = worth.on_offer(sight, question.seat, best.card)
    gain += 0.0 if question.given else worth.leonardo(sight, question.seat)
    declines = [action for action in legal if isinstance(action, Decline)]
    return best if gain > auctions.cost(sight, question.seat, question.bid) or not declines else declines[0]


_RULES: Final[dict[type, Callable[[Seen, Any, Sequence[Action]], Action]]] = {
    RecruitQuestion: _recruit,
    ChooseQuestion: _choose,
    ParachuteQuestion: battle.parachute,
    RetreatQuestion: battle.retreat,
    AssaultQuestion: battle.assault,
    FireQuestion: battle.fire,
}
"""The rule of thumb for each question that needs neither luck nor temper."""
