"""What a bid can be expected to bring, whatever rivals may bid, and what it costs (rule 6)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from attrs import frozen

from leonardo.ai.engines import worth
from leonardo.ai.engines.position_features import PositionFeatures
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
from leonardo.engine.engines.state import NOBODY

_NO_BID: Final = 0.2
"""How often a rival bids nothing."""
_MOST: Final = 0.65
"""The part of a purse that a rival bids at most."""
_LOW: Final = 1.5
"""How much likelier low bids are than high ones."""
_DEAREST: Final = 100
"""What hardly anybody bids more than."""
_ATTACK: Final = 2.0
_TOWER: Final = 1.3
"""What each florin brings that a turn spends on attacks and towers."""
_ATTACKS: Final = 2
_TOWERS: Final = 2
"""So many towers are reckoned with in a turn."""


@frozen
class Market:
    """An auction as a seat looks at it: what the cards and Leonardo are worth to it, and what others may bid."""

    sight: PositionFeatures
    seat: int
    cards: tuple[float, ...]
    """What it is worth to have the best card that so many rivals leave, on average, for none of them first."""
    leonardo: float
    purses: tuple[int, ...]
    """The florins of the rivals."""

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


def market(sight: PositionFeatures, seat: int, liking: float = 1.0) -> Market:
    """Return the auction of a position for a seat that likes cards so much more than it should."""
    values = sorted((max(0.0, worth.on_offer(sight, seat, card)) * liking for card in sight.seen.offer), reverse=True)
    cards = tuple(_best_left(values, taken) for taken in range(len(values)))
    leonardo = worth.leonardo(sight, seat) * liking if values else 0.0
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
