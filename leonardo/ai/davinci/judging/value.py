"""The learned value: how many florins each seat can be expected to end with, judged at the beginning of a round."""

from collections.abc import Sequence
from math import exp
from operator import mul

from leonardo.ai.davinci.judging.features import features
from leonardo.ai.davinci.judging.learned import judge_of
from leonardo.ai.davinci.rollouts.estimates import Position


def expected(position: Position) -> tuple[list[float], float]:
    """Return the florins that each seat can be expected to end with, and how far off they may be."""
    judge = judge_of(position.round)
    weights = judge.weights
    return [sum(map(mul, weights, described)) for described in features(position)], judge.spread


def shares(totals: Sequence[float], spread: float) -> list[float]:
    """Return for each seat how likely it ends first, if the differences of the totals may be off by `spread`."""
    best = max(totals)
    weights = [exp((total - best) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
