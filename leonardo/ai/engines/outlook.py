"""How a seat stands where an imagined game is broken off: how likely it wins, and with how many points it ends.

The weights were fitted to how games of the rules of thumb went on from the beginnings of their rounds.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from attrs import frozen

from leonardo.ai.engines import threats, worth
from leonardo.ai.engines.sight import Seen, Sight
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.terms import ART_INCOME, CASTLE_INCOME, CITY_POINTS, PERFECT, TERRITORY_INCOME

_SOON: Final = 0.6
_LATER: Final = 0.4
"""How far off what is reckoned here may be: so much when the game ends at once, and more for each round to come."""

# what counts for the chance to win, in shares of a chance (logits) where it is known for sure how the game goes on

_POINTS: Final = 0.217
_FLORINS: Final = 0.034
_INFANTRY: Final = 0.036
_MACHINES: Final = 0.01
"""For each infantry that the machines of a seat are as good as."""
_ARCHIVE: Final = 0.141
"""For what the cards of the archive bring beside their price, in points."""
_WEAKNESS: Final = -0.051
"""For each infantry that a guard lacks, where there is a castle twice."""
_LEONARDO: Final = 0.321
_CARDS: Final = 0.449
"""For the share in most cards."""
_CITY: Final = 0.303

# ... and what counts in each round to come

_INCOME: Final = 0.525
_USES: Final = 0.078
"""For what the cards in play are worth, in points."""
_TOWER: Final = 0.158
_CITY_A_ROUND: Final = 0.373

# what brings points in each round to come

_ANYBODY: Final = 1.4
_MOST_LANDS: Final = 2.5
_MOST_CASTLES: Final = 2.2
_MOST_CARDS: Final = 0.6
_OF_INCOME: Final = 0.1
_OF_TOWERS: Final = 0.5
"""What a tower brings in the whole game."""

_EAGER: Final = {"lands": 0.8, "castles": 1.2, "cards": 1.2}
"""How much likelier it is to have most of something with one more of it (logits)."""
_DESIGN: Final = 2.2
"""What a design is worth in play, in points."""
_MOST_LACKING: Final = 3.0


@frozen
class Holding:
    """What a seat has on the map."""

    infantry: int
    machines: float
    towers: int
    cities: int
    weakness: float


def judged(seen: Seen, seat: int, *, over: bool) -> tuple[float, float, float]:
    """Return a seat's chance to win, what it is ahead by of the best rival, and its points at the end."""
    if over:
        points = [float(player.points) for player in seen.players]
        share = float(points[seat] == max(points))
    else:
        sight = Sight(seen)
        shares, points = _looking_ahead(sight)
        share = shares[seat]
    return share, points[seat] - max(each for other, each in enumerate(points) if other != seat), points[seat]


def _looking_ahead(sight: Sight) -> tuple[list[float], list[float]]:
    """Return the chance of each seat to win, and its points at the end."""
    seen, left = sight.seen, sight.left
    lands, castles, cards = (
        _shares(counts, _EAGER[what])
        for what, counts in (("lands", sight.lands), ("castles", sight.castles), ("cards", sight.cards))
    )
    chances, points = [], []
    for seat, (player, holding) in enumerate(zip(sight.players, _holdings(sight), strict=True)):
        income = sight.lands[seat] * TERRITORY_INCOME + sight.castles[seat] * CASTLE_INCOME + player.arts * ART_INCOME
        a_round = (
            _INCOME * income / worth.POINT
            + _USES * _in_play(sight, seat)
            + _TOWER * holding.towers
            + _CITY_A_ROUND * holding.cities
        )
        archive = sum(max(0.0, worth.on_offer(sight, seat, card)) for card in player.archive) / worth.POINT
        now = (
            _POINTS * player.points
            + _FLORINS * player.florins / worth.POINT
            + _INFANTRY * holding.infantry
            + _MACHINES * holding.machines
            + _ARCHIVE * archive
            + _WEAKNESS * holding.weakness
            + _LEONARDO * (seat == seen.leonardo)
            + _CARDS * cards[seat]
            + _CITY * holding.cities
        )
        chances.append((now + left * a_round) / (_SOON + _LATER * left))
        each_round = (
            _ANYBODY
            + _MOST_LANDS * lands[seat]
            + _MOST_CASTLES * castles[seat]
            + _MOST_CARDS * cards[seat]
            + _OF_INCOME * income / worth.POINT
            + CITY_POINTS * holding.cities
        )
        points.append(min(seen.table.target, player.points + left * each_round + _OF_TOWERS * holding.towers))
    best = max(chances)
    odds = [exp(each - best) for each in chances]
    whole = sum(odds)
    return [each / whole for each in odds], points


def _shares(counts: Sequence[int], eager: float) -> list[float]:
    """Return how likely each seat has most of something in rounds to come; nobody has most of nothing."""
    most = max(counts)
    odds = [exp(eager * (count - most)) if count else 0.0 for count in counts]
    whole = sum(odds) or 1.0
    return [each / whole for each in odds]


def _in_play(sight: Sight, seat: int) -> float:
    """Return what the cards in play do for a seat, in points."""
    player = sight.players[seat]
    uses = sum([worth.USES.get(card, 0.0) for card in player.projects])
    return uses / worth.POINT + _DESIGN * ((player.tank is not None) + (player.plane is not None))


def _holdings(sight: Sight) -> list[Holding]:
    """Return what each seat has on the map."""
    seats = len(sight.lands)
    infantry, machines, towers, cities, weakness = [0] * seats, [0.0] * seats, [0] * seats, [0] * seats, [0.0] * seats
    for at, owner in enumerate(sight.owners):
        if owner == NOBODY:
            continue
        level, (_, tank, plane) = sight.levels[at], sight.arms[owner]
        infantry[owner] += sight.infantry[at]
        machines[owner] += sight.tanks[at] * tank + sight.planes[at] * plane
        if level == PERFECT:
            cities[owner] += 1
        elif level:
            towers[owner] += level - 1
        lacking = threats.weakness(sight, owner, at, sight.infantry[at])
        weakness[owner] += min(_MOST_LACKING, lacking) * (2 if level else 1)
    return [Holding(*each) for each in zip(infantry, machines, towers, cities, weakness, strict=True)]
