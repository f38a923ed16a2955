"""What the games of an arena show: shares of first places, florins, times and Elo, with their intervals (95%).

Games on the same deal are not independent, so where a mean of games is told, each deal counts as one observation.
A share of first places has Wilson's interval, as if its games were independent, which they are almost.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations, permutations
from math import log10, sqrt
from random import Random
from statistics import fmean, median, quantiles, stdev
from typing import Final

from attrs import frozen

from leonardo.arena.playing import GameResult

Z: Final = 1.96  # standard errors in half an interval of 95%
RESAMPLES: Final = 200
_ROUNDS: Final = 200  # Iterations of the fit; a few dozen are enough for players of like strength

Duels = dict[tuple[str, str], float]
"""For each ordered pair of players how many placings the first had before the second; a tie counts half."""


@frozen
class Span:
    """A figure with the ends of its interval, where there is enough to tell one."""

    value: float
    low: float | None
    high: float | None


@frozen
class Times:
    """What decisions took, in milliseconds."""

    decisions: int
    median: float
    p95: float
    most: float


@frozen
class PlayerFigures:
    """What the games show of a player.

    `first` is the share of its games that one of its seats won, a shared first place counted in parts, and `equal`
    what that would be if all were alike. `total` is the mean score of its seats, `margin` its mean lead over the best
    of the other seats. `fallbacks` counts decisions lost to chance because the player failed, `trouble` says how.
    `capped` counts those for which the clock left it less than a third of its tries.
    """

    player: str
    games: int
    first: Span
    equal: float
    total: Span
    margin: Span
    elo: Span
    times: Times
    fallbacks: int
    trouble: str | None
    capped: int


@frozen
class PairFigures:
    """Who of two players came first more often, of the `games` in which one of the two did.

    `first` is the share of the player, a first place that both share counted in parts, and `equal` what that would be
    if all were alike.
    """

    player: str
    rival: str
    games: int
    first: Span
    equal: float

    @property
    def mark(self) -> str:
        """A plus where the player does better than equal beyond doubt, a minus where worse."""
        low, high = self.first.low, self.first.high
        if low is None or high is None or low <= self.equal <= high:
            return ""
        return "+" if low > self.equal else "-"


def wilson(part: float, whole: int) -> Span:
    """Return a share with its 95% interval, after Wilson."""
    share = part / whole
    middle = (share + Z * Z / (2 * whole)) / (1 + Z * Z / whole)
    half = Z * sqrt(share * (1 - share) / whole + Z * Z / (4 * whole * whole)) / (1 + Z * Z / whole)
    return Span(share, max(0.0, middle - half), min(1.0, middle + half))


def player_figures(outcomes: Sequence[GameResult], seed: int = 1) -> list[PlayerFigures]:
    """Return what the games show of each player, the strongest first; `seed` is that of the resampled deals."""
    if not outcomes:
        return []
    elos = elo(outcomes, seed)
    names = dict.fromkeys(name for outcome in outcomes for name in outcome.players)
    return sorted((_figures_of(name, outcomes, elos[name]) for name in names), key=lambda each: -each.elo.value)


def pair_figures(outcomes: Sequence[GameResult], players: Sequence[str]) -> list[PairFigures]:
    """Return for each ordered pair of these players who came first of the two; none for those who never did."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    equals: dict[tuple[str, str], list[float]] = defaultdict(list)
    for outcome in outcomes:
        seats = {name: len(_seats_of(name, outcome)) for name in outcome.players}
        firsts = {name: _firsts(name, outcome) for name in seats}
        for pair in permutations(seats, 2):
            own, other = pair
            equals[pair].append(seats[own] / (seats[own] + seats[other]))
            if firsts[own] + firsts[other]:
                shares[pair].append(firsts[own] / (firsts[own] + firsts[other]))
    return [
        PairFigures(*pair, len(won), wilson(sum(won), len(won)), fmean(equals[pair]))
        for pair in permutations(players, 2)
        if (won := shares[pair])
    ]


def _figures_of(name: str, outcomes: Sequence[GameResult], elo: Span) -> PlayerFigures:
    own = [outcome for outcome in outcomes if name in outcome.players]
    seats = [(outcome, seat) for outcome in own for seat in _seats_of(name, outcome)]
    wins = sum(_firsts(name, outcome) for outcome in own)
    return PlayerFigures(
        player=name,
        games=len(own),
        first=wilson(wins, len(own)),
        equal=fmean(len(_seats_of(name, outcome)) / len(outcome.players) for outcome in own),
        total=_mean((outcome.deal, float(outcome.scores[seat])) for outcome, seat in seats),
        margin=_mean((outcome.deal, _margin(outcome, seat)) for outcome, seat in seats),
        elo=elo,
        times=_times([each for outcome, seat in seats for each in outcome.milliseconds[seat]]),
        fallbacks=sum(outcome.fallbacks[seat] for outcome, seat in seats),
        trouble=next((trouble for outcome, seat in seats if (trouble := outcome.troubles[seat]) is not None), None),
        capped=sum(outcome.capped[seat] for outcome, seat in seats if outcome.capped),
    )


def _seats_of(name: str, outcome: GameResult) -> list[int]:
    return [seat for seat, player in enumerate(outcome.players) if player == name]


def _firsts(name: str, outcome: GameResult) -> float:
    return sum(seat in outcome.winners for seat in _seats_of(name, outcome)) / len(outcome.winners)


def _margin(outcome: GameResult, seat: int) -> float:
    others = [score for number, score in enumerate(outcome.scores) if number != seat]
    return float(outcome.scores[seat] - max(others, default=0))


def _mean(values: Iterable[tuple[int, float]]) -> Span:
    """Return the mean of values with their deals, each deal one observation; of one deal alone nothing is sure."""
    deals: dict[int, list[float]] = defaultdict(list)
    for deal, value in values:
        deals[deal].append(value)
    means = [fmean(each) for each in deals.values()]
    middle = fmean(means)
    if len(means) < 2:
        return Span(middle, None, None)
    half = Z * stdev(means) / sqrt(len(means))
    return Span(middle, middle - half, middle + half)


def _times(milliseconds: Sequence[float]) -> Times:
    if len(milliseconds) < 2:
        only = milliseconds[0] if milliseconds else 0.0
        return Times(len(milliseconds), only, only, only)
    return Times(len(milliseconds), median(milliseconds), quantiles(milliseconds, n=20)[-1], max(milliseconds))


def elo(outcomes: Sequence[GameResult], seed: int = 1) -> dict[str, Span]:
    """Return the Elo of each player, their mean 0: who is placed before whom at a table, after Bradley and Terry.

    The intervals come from weighing the deals anew by chance, again and again (the Bayesian bootstrap). Each pair that
    has met is given one drawn placing more, so that who never lost has an end to its lead, too; as little is sure of
    that one as of any other, so its weight changes with theirs.
    """
    names = list(dict.fromkeys(name for outcome in outcomes for name in outcome.players))
    by_deal: dict[int, list[GameResult]] = defaultdict(list)
    for outcome in outcomes:
        by_deal[outcome.deal].append(outcome)
    deals = [_duels(games) for games in by_deal.values()]
    fitted = _fit(names, _sum(deals, [1.0] * len(deals), lambda: 1.0))
    random = Random(seed)
    samples = [_resampled(names, deals, random) for _ in range(RESAMPLES)]
    return {name: _around(fitted[name], sorted(sample[name] for sample in samples)) for name in names}


def _resampled(names: Sequence[str], deals: Sequence[Duels], random: Random) -> dict[str, float]:
    weights = [random.expovariate(1.0) for _ in deals]
    return _fit(names, _sum(deals, weights, lambda: random.expovariate(1.0)))


def _duels(outcomes: Iterable[GameResult]) -> Duels:
    duels: Duels = defaultdict(float)
    for outcome in outcomes:
        for one, other in combinations(range(len(outcome.players)), 2):
            names = outcome.players[one], outcome.players[other]
            if names[0] != names[1]:
                before = _before(outcome, one, other)
                duels[names] += before
                duels[names[1], names[0]] += 1 - before
    return duels


def _before(outcome: GameResult, one: int, other: int) -> float:
    """Return 1 if a seat is placed before another, 0 if behind, and a half between: winners first, then by score."""
    ranks = [(seat in outcome.winners, outcome.scores[seat]) for seat in (one, other)]
    return 0.5 if ranks[0] == ranks[1] else float(ranks[0] > ranks[1])


def _sum(deals: Sequence[Duels], weights: Sequence[float], drawn: Callable[[], float]) -> Duels:
    """Return the placings of the deals by their weights, with a `drawn` one for each pair that has met."""
    total: Duels = defaultdict(float)
    for duels, weight in zip(deals, weights, strict=True):
        for pair, won in duels.items():
            total[pair] += weight * won
    for one, other in sorted(pair for pair in total if pair[0] < pair[1]):
        half = drawn() / 2
        total[one, other] += half
        total[other, one] += half
    return total


def _fit(names: Sequence[str], duels: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Return the strengths under which these placings are most likely, as Elo (the usual iteration of Zermelo)."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        following = {}
        for name in names:
            rivals = [rival for rival in names if (name, rival) in duels]
            wins = sum(duels[name, rival] for rival in rivals)
            met = sum(
                (duels[name, rival] + duels[rival, name]) / (strength[name] + strength[rival]) for rival in rivals
            )
            following[name] = wins / met if rivals else 1.0
        mean = sum(map(log10, following.values())) / len(names)
        following = {name: value / 10**mean for name, value in following.items()}
        settled = max(abs(following[name] / strength[name] - 1) for name in names) < 1e-7
        strength = following
        if settled:
            break
    return {name: 400 * log10(value) for name, value in strength.items()}


def _around(value: float, samples: Sequence[float]) -> Span:
    cut = round(0.025 * len(samples))
    return Span(value, min(value, samples[cut]), max(value, samples[-1 - cut]))
