"""How a seat stands where an imagined game is broken off: how likely it wins, and with how many points it ends.

What counts how much was fitted to how games went on from the beginnings of their rounds, by
`scripts/training/train_outlook.py`, which writes `outlook.json`.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, Final

from attrs import frozen

from leonardo.ai.engines import threats, worth
from leonardo.ai.engines.position_features import PositionFeatures, Seen
from leonardo.engine.engines.constants import ART_INCOME, CASTLE_INCOME, CITY_POINTS, PERFECT, TERRITORY_INCOME
from leonardo.engine.engines.state import NOBODY

NOW: Final = (
    "points",
    "florins",
    "infantry",
    "machines",
    "archive",
    "weakness",
    "leonardo",
    "most_cards",
    "cities",
)
"""What a seat has, as far as it counts for the chance to win however long the game goes on."""
A_ROUND: Final = ("income", "uses", "towers", "cities")  # what a seat has that counts again in each round to come
EARNS: Final = ("anybody", "most_lands", "most_castles", "most_cards", "income")
"""What brings points in each round to come, beside cities: for these the rules say how many."""

_EAGER: Final = {"lands": 0.8, "castles": 1.2, "cards": 1.2}
"""How much likelier it is to have most of something with one more of it (logits)."""
_DESIGN: Final = 2.2  # what a design is worth in play, in points
_MOST_LACKING: Final = 3.0  # so many infantry that a guard lacks count at most


@frozen
class Weights:
    """What was fitted: how much each thing counts, by the names above.

    `now` and `a_round` are in shares of a chance (logits) where it is known for sure how the game goes on. What is
    reckoned is the farther off the more rounds are left: they are divided by one, and so much more (`later`) for each
    round to come. `earns` are points in a round, `tower` those that a tower brings in a whole game.
    """

    now: tuple[float, ...]
    a_round: tuple[float, ...]
    later: float
    earns: tuple[float, ...]
    tower: float


@frozen
class Traits:
    """A seat as it is judged: what it has by the names above, and what of it brings points by the rules."""

    now: tuple[float, ...]
    a_round: tuple[float, ...]
    earns: tuple[float, ...]
    points: int
    towers: int
    cities: int


@frozen
class Holding:
    """What a seat has on the map."""

    infantry: int
    machines: float  # in infantry that they are as good as
    towers: int
    cities: int
    weakness: float  # the infantry that guards lack, where there is a castle twice


def read(document: Mapping[str, Any]) -> Weights:
    """Return the weights of a document in the form of `outlook.json`.

    Raises:
        ValueError: if they were fitted to other things than seats are judged by now.
    """
    groups = [document[name] for name in ("now", "a_round", "earns")]
    if [tuple(group) for group in groups] != [NOW, A_ROUND, EARNS]:
        raise ValueError("the outlook was fitted to other things: scripts/training/train_outlook.py makes it anew")
    now, a_round, earns = (tuple(float(each) for each in group.values()) for group in groups)
    return Weights(now, a_round, float(document["later"]), earns, float(document["tower"]))


@cache
def fitted() -> Weights:
    return read(json.loads(files(__package__).joinpath("outlook.json").read_text(encoding="utf-8")))


def judged(seen: Seen, seat: int, *, over: bool) -> tuple[float, float, float]:
    """Return a seat's chance to win, what it is ahead by of the best rival, and its points at the end."""
    shares, points = sums(seen, over=over)
    return shares[seat], points[seat] - max(each for other, each in enumerate(points) if other != seat), points[seat]


def sums(seen: Seen, *, over: bool) -> tuple[list[float], list[float]]:
    """Return each seat's chance to win and its points at the end."""
    if over:
        points = [float(player.points) for player in seen.players]
        return [float(each == max(points)) for each in points], points
    sight, weights = PositionFeatures(seen), fitted()
    seats = traits(sight)
    return chances(seats, sight.left, weights), points_at_the_end(seats, sight.left, seen.table.target, weights)


def traits(sight: PositionFeatures) -> list[Traits]:
    """Return how each seat stands, by what it is judged."""
    lands, castles, cards = (
        _shares(counts, _EAGER[what])
        for what, counts in (("lands", sight.lands), ("castles", sight.castles), ("cards", sight.cards))
    )
    found = []
    for seat, (player, holding) in enumerate(zip(sight.players, _holdings(sight), strict=True)):
        income = sight.lands[seat] * TERRITORY_INCOME + sight.castles[seat] * CASTLE_INCOME + player.arts * ART_INCOME
        income_in_points = income / worth.POINT
        archive = sum([max(0.0, worth.on_offer(sight, seat, card)) for card in player.archive]) / worth.POINT
        now = (
            player.points,
            player.florins / worth.POINT,
            holding.infantry,
            holding.machines,
            archive,
            holding.weakness,
            seat == sight.seen.leonardo,
            cards[seat],
            holding.cities,
        )
        a_round = (income_in_points, _in_play(sight, seat), holding.towers, holding.cities)
        earns = (1.0, lands[seat], castles[seat], cards[seat], income_in_points)
        found.append(Traits(now, a_round, earns, player.points, holding.towers, holding.cities))
    return found


def chances(seats: Sequence[Traits], left: float, weights: Weights) -> list[float]:
    """Return the chance of each seat to win, with so many rounds to come."""
    far = 1 + weights.later * left
    sums = [
        (sum(map(mul, weights.now, each.now)) + left * sum(map(mul, weights.a_round, each.a_round))) / far
        for each in seats
    ]
    best = max(sums)
    odds = [exp(each - best) for each in sums]
    whole = sum(odds)
    return [each / whole for each in odds]


def points_at_the_end(seats: Sequence[Traits], left: float, target: int, weights: Weights) -> list[float]:
    return [
        min(
            target,
            each.points
            + left * (sum(map(mul, weights.earns, each.earns)) + CITY_POINTS * each.cities)
            + weights.tower * each.towers,
        )
        for each in seats
    ]


def _shares(counts: Sequence[int], eager: float) -> list[float]:
    """Return how likely each seat has most of something in rounds to come; nobody has most of nothing."""
    most = max(counts)
    odds = [exp(eager * (count - most)) if count else 0.0 for count in counts]
    whole = sum(odds) or 1.0
    return [each / whole for each in odds]


def _in_play(sight: PositionFeatures, seat: int) -> float:
    player = sight.players[seat]
    uses = sum([worth.USES.get(card, 0.0) for card in player.projects])
    return uses / worth.POINT + _DESIGN * ((player.tank is not None) + (player.plane is not None))


def _holdings(sight: PositionFeatures) -> list[Holding]:
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
