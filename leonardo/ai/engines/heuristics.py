"""Rules of thumb: what a sound player does without looking ahead, for each question that is asked."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any, Final

from attrs import frozen

from leonardo.ai.engines import battle, threats, turns, worth
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures, Seen
from leonardo.engine.engines.actions import Action, Bid, Choose, Decline, Recruit, Settle
from leonardo.engine.engines.board import BY_LAND, BY_SEA, Territory
from leonardo.engine.engines.constants import (
    ATTACK_COST,
    BID_STEP,
    CASTLE_COST,
    CASTLE_INCOME,
    INVASION_COST,
    INVASIONS,
    PERFECT,
    TERRITORY_INCOME,
    TOWER_COST,
)
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

_SPREAD: Final = 0.3  # by what part bids differ by chance, so that nobody can reckon with them


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
    prices = market(sight, seat, 1 + random.uniform(-_SPREAD, _SPREAD), temper.leads)
    bids = [action for action in legal if isinstance(action, Bid)]
    return max(bids, key=lambda action: prices.gain(action.florins, temper.bids))


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
    return best if gain > cost(sight, question.seat, question.bid) or not declines else declines[0]


_RULES: Final[dict[type, Callable[[Seen, Any, Sequence[Action]], Action]]] = {
    RecruitQuestion: _recruit,
    ChooseQuestion: _choose,
    ParachuteQuestion: battle.parachute,
    RetreatQuestion: battle.retreat,
    AssaultQuestion: battle.assault,
    FireQuestion: battle.fire,
}
"""The rule of thumb for each question that needs neither luck nor temper."""


_NO_BID: Final = 0.2  # how often a rival bids nothing
_MOST: Final = 0.65  # the part of a purse that a rival bids at most
_LOW: Final = 1.5  # how much likelier low bids are than high ones
_DEAREST: Final = 100  # what hardly anybody bids more than
_ATTACK: Final = 2.0
_TOWER: Final = 1.3  # what each florin brings that a turn spends on attacks and towers
_ATTACKS: Final = 2
_TOWERS: Final = 2  # so many towers are reckoned with in a turn


@frozen
class Market:
    """An auction as a seat looks at it: what the cards and Leonardo are worth to it, and what others may bid."""

    sight: PositionFeatures
    seat: int
    cards: tuple[float, ...]
    """What it is worth to have the best card that so many rivals leave, on average, for none of them first."""
    leonardo: float
    purses: tuple[int, ...]  # the florins of the rivals

    def gain(self, florins: int, eager: float = 1.0) -> float:
        """Return what a bid brings on average beside what it costs."""
        if not florins:
            return 0.0
        price, gained = cost(self.sight, self.seat, florins) / eager, 0.0
        for before, chance in enumerate(_outbid(self.purses, florins)):
            card = self.cards[before] if before < len(self.cards) else 0.0
            if before == 0 or card > 0:
                gained += chance * max(0.0, card + (self.leonardo if before == 0 else 0.0) - price)
        return gained


def market(sight: PositionFeatures, seat: int, liking: float = 1.0, leads: float = 1.0) -> Market:
    """Return the auction of a position for a seat that likes cards, and to be Leonardo, so much more than it should."""
    values = sorted((max(0.0, worth.on_offer(sight, seat, card)) * liking for card in sight.seen.offer), reverse=True)
    cards = tuple(_best_left(values, taken) for taken in range(len(values)))
    leonardo = worth.leonardo(sight, seat) * liking * leads if values else 0.0
    purses = tuple(player.florins for other, player in enumerate(sight.players) if other != seat)
    return Market(sight, seat, cards, leonardo, purses)


def _best_left(values: Sequence[float], taken: int) -> float:
    """Return what the best is worth of those that are left when any others have been taken."""
    ways = list(combinations(values, len(values) - taken))
    return sum(max(way) for way in ways) / len(ways)


def _outbid(purses: Sequence[int], florins: int) -> list[float]:
    """Return how likely none, one, two ... rivals come first."""
    chances = [1.0]
    for purse in purses:
        most = min(_DEAREST, _MOST * purse) // BID_STEP
        above = (most - florins // BID_STEP + 0.5) / most if most else 0.0
        above = (1 - _NO_BID) * min(1.0, max(0.0, above)) ** _LOW
        chances = [
            (chances[count] * (1 - above) if count < len(chances) else 0.0)
            + (chances[count - 1] * above if count else 0.0)
            for count in range(len(chances) + 1)
        ]
    return chances


def cost(sight: PositionFeatures, seat: int, florins: int) -> float:
    """Return what it costs a seat to do without so many florins: the more, the better what it must leave undone."""
    purse, needed, found = sight.players[seat].florins, 0, float(florins)
    for each, rate in needs(sight, seat):
        needed += each
        lacking = [min(each, max(0, needed - kept)) for kept in (purse, purse - florins)]
        found += (lacking[1] - lacking[0]) * (rate - 1)
    return found * worth.florin(sight)


def needs(sight: PositionFeatures, seat: int) -> Iterator[tuple[int, float]]:
    """Yield the florins that a turn can well use, and what they bring each, the most useful first."""
    castles = sight.castles[seat]
    towers = sum(owner == seat and 0 < level < PERFECT for owner, level in zip(sight.owners, sight.levels, strict=True))
    earned = sight.income_rounds
    land = (TERRITORY_INCOME + worth.RECRUIT) * earned + worth.most(sight, seat, lands=1)
    castle = CASTLE_INCOME * earned + worth.most(sight, seat, strongholds=1)
    yield INVASION_COST * min(INVASIONS, sight.owners.count(NOBODY)), max(1.0, land / INVASION_COST)
    yield CASTLE_COST if castles < sight.lands[seat] else 0, max(1.0, castle / CASTLE_COST)
    yield ATTACK_COST * _ATTACKS, _ATTACK
    yield TOWER_COST * min(_TOWERS, towers), _TOWER
