"""Fit what the players of Engines of War judge a position by, and write it into the package.

    python3 scripts/training/train_outlook.py [--games 900] [--seed 1] [--workers 2] [--check]

Plays games of players of rules of thumb, with three to five seats and tempers that differ, and looks at them when each
round begins: who won in the end, and with how many points each seat ended. What counts for the chance to win is a
conditional logit, tried with several ways in which it is the less sure the more rounds are left; what counts for the
points is a linear fit. Every tenth game is kept aside, and what is fitted is measured by it. Needs numpy, which the
group `assets` brings. `--check` writes nothing, and says whether the outlook of the package is what comes out.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from attrs import evolve, frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.engines import evaluation, heuristics
from leonardo.ai.engines.dominated import sensible
from leonardo.ai.engines.evaluation import A_ROUND, EARNS, NOW, Traits, Weights
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.ai.player import stream
from leonardo.engine.driving import turns
from leonardo.engine.engines import GAME
from leonardo.engine.engines.constants import CITY_POINTS
from leonardo.engine.engines.setup import Options
from leonardo.engine.engines.state import State
from leonardo.engine.record import Played
from leonardo.simulate import nature
from scripts.training.fitting import add_arguments, can_fit, hand_in

TARGET: Final = Path(__file__).resolve().parents[2] / "leonardo/ai/engines/outlook.json"
SEATS: Final = (4, 3, 5, 4)  # seats of the games, in turn
USUAL: Final = Personality(exact=False, careful=False, unites=False)
SPREAD: Final = {"sure": 0.12, "walls": 0.5, "bids": 0.3, "rough": 0.3}
"""By how much tempers differ from the usual one: games of players who are all alike show less of what counts."""
KEPT_ASIDE: Final = 10  # every so many games one is kept aside
LATER: Final = (0.0, 0.1, 0.25, 0.5, 0.75, 1.0, 1.5, 2.5)
"""The parts that are tried by which it is less sure who wins, for each round to come."""
RIDGE: Final = 0.002  # how strongly weights are held small, for each beginning of a round
STEPS: Final = 40  # steps of Newton's method at most
UP: Final = frozenset({"points", "florins", "infantry", "machines", "archive", "leonardo", "most_cards", "cities"})
"""What never counts against who has it."""

Job = tuple[int, int]  # a game to play: the seed and its number


@frozen
class Beginning:
    """The beginning of a round: all seats, the rounds that are likely left, who won, and the points in the end."""

    game: int
    round: int
    seats: tuple[Traits, ...]
    left: float
    winner: int
    points: tuple[int, ...]


def play(job: Job) -> list[Beginning]:
    seed, number = job
    name = f"outlook/{seed}/{number}"
    random = Random(name)
    seats = SEATS[number % len(SEATS)]
    tempers = [tempered(random) for _ in range(seats)]

    def decide(played: Played, seat: int) -> Any:  # noqa: ANN401 - whatever the engine offers
        view = GAME.view(played.state, seat)
        kept = sensible(view, GAME.legal(played.state))
        return heuristics.decide(view, kept, stream(name, seat, len(played.turns)), tempers[seat])

    begun: dict[int, tuple[tuple[Traits, ...], float]] = {}
    state: State | None = None
    for played, _ in turns(GAME, GAME.deal(Options(seats), random), decide, nature(name)):
        state = played.state
        if state.round > 1 and state.round not in begun:
            sight = PositionFeatures(state)
            begun[state.round] = (tuple(evaluation.traits(sight)), sight.left)
    points = tuple(player.points for player in state.players) if state is not None else ()
    winner = points.index(max(points))
    return [Beginning(number, round_, seen, left, winner, points) for round_, (seen, left) in begun.items()]


def tempered(random: Random) -> Personality:
    """Return the usual temper with each inclination a little off."""
    changed = {
        name: max(0.0, getattr(USUAL, name) + random.uniform(-spread, spread)) for name, spread in SPREAD.items()
    }
    return evolve(USUAL, **changed)


def play_all(games: int, seed: int, workers: int) -> list[Beginning]:
    jobs = [(seed, number) for number in range(games)]
    found = []
    with get_context("spawn").Pool(workers) as pool:
        for number, beginnings in enumerate(pool.imap(play, jobs, chunksize=4), start=1):
            found += beginnings
            if number % 100 == 0:
                print(f"{number} games played", flush=True)
    return found


def fit(beginnings: Sequence[Beginning]) -> Weights:
    """Return the weights that tell best who wins and with how many points, and report it on the games kept aside."""
    played = [each for each in beginnings if each.game % KEPT_ASIDE]
    aside = [each for each in beginnings if not each.game % KEPT_ASIDE]
    earns, tower = _fit_points(played)
    tried = [_fit_chances(played, later, earns, tower) for later in LATER]
    for weights in tried:
        print(f"later {weights.later}: {_surprise(played, weights):.4f}, kept aside {_surprise(aside, weights):.4f}")
    best = min(tried, key=lambda weights: _surprise(played, weights))
    report(aside, best)
    return best


def _fit_chances(beginnings: Sequence[Beginning], later: float, earns: tuple[float, ...], tower: float) -> Weights:
    """Fit a conditional logit by Newton's method; what comes out below nothing and must not is left out."""
    import numpy as np  # noqa: PLC0415 - playing needs none, and without it this script can say what is missing

    inputs = [
        np.array(
            [[*each.now, *(each_round * beginning.left for each_round in each.a_round)] for each in beginning.seats]
        )
        / (1 + later * beginning.left)
        for beginning in beginnings
    ]
    count = len(NOW) + len(A_ROUND)
    free = np.ones(count, dtype=bool)
    while True:
        weights = np.zeros(count)
        for _ in range(STEPS):
            slope, curve = -RIDGE * weights, -RIDGE * np.eye(count)
            for rows, beginning in zip(inputs, beginnings, strict=True):
                sums = rows @ weights
                odds = np.exp(sums - sums.max())
                odds /= odds.sum()
                middle = odds @ rows
                slope = slope + (rows[beginning.winner] - middle) / len(beginnings)
                away = rows - middle
                curve = curve - (away.T * odds) @ away / len(beginnings)
            step = np.zeros(count)
            step[free] = np.linalg.solve(curve[np.ix_(free, free)], slope[free])
            weights = weights - step
            if np.abs(step).max() < 1e-6:
                break
        wrong = [
            place for place, name in enumerate((*NOW, *A_ROUND)) if free[place] and name in UP and weights[place] < 0
        ]
        if not wrong:
            break
        free[wrong] = False
    numbers = tuple(round(float(each), 4) for each in weights)
    return Weights(numbers[: len(NOW)], numbers[len(NOW) :], later, earns, tower)


def _fit_points(beginnings: Sequence[Beginning]) -> tuple[tuple[float, ...], float]:
    import numpy as np  # noqa: PLC0415 - see above

    inputs, wanted = [], []
    for beginning in beginnings:
        for each, points in zip(beginning.seats, beginning.points, strict=True):
            inputs.append([*(earns * beginning.left for earns in each.earns), each.towers])
            wanted.append(points - each.points - beginning.left * CITY_POINTS * each.cities)
    found = np.linalg.lstsq(np.array(inputs), np.array(wanted), rcond=None)[0]
    numbers = tuple(round(float(each), 3) for each in found)
    return numbers[: len(EARNS)], numbers[-1]


def _surprise(beginnings: Sequence[Beginning], weights: Weights) -> float:
    """Return how much it surprises on average who wins (minus the logarithm of the chance); less is better."""
    return fmean([-log(max(1e-9, _chances(each, weights)[each.winner])) for each in beginnings])


def _chances(beginning: Beginning, weights: Weights) -> list[float]:
    return evaluation.chances(beginning.seats, beginning.left, weights)


def report(beginnings: Sequence[Beginning], weights: Weights) -> None:
    """Print how well weights tell what happens: how often they name the winner, how far off chances and points are."""
    named = [_chances(each, weights) for each in beginnings]
    right = fmean([chances.index(max(chances)) == each.winner for each, chances in zip(beginnings, named, strict=True)])
    print(
        f"{len(beginnings)} beginnings: names the winner in {right:.1%}, surprise {_surprise(beginnings, weights):.4f}"
    )
    for low, most, happened, told in _by_chance(beginnings, named):
        print(f"  told {low:.0%} to {most:.0%}: {told:.1%} on average, happened in {happened:.1%}")
    missed = [
        points - told
        for each in beginnings
        for points, told in zip(
            each.points, evaluation.points_at_the_end(each.seats, each.left, 99, weights), strict=True
        )
    ]
    print(f"  points off by {fmean([each * each for each in missed]) ** 0.5:.2f}")


def _by_chance(
    beginnings: Sequence[Beginning], named: Sequence[Sequence[float]]
) -> Iterator[tuple[float, float, float, float]]:
    """Yield how often seats won that were told to win with chances between two bounds."""
    seats = [
        (chance, seat == each.winner)
        for each, chances in zip(beginnings, named, strict=True)
        for seat, chance in enumerate(chances)
    ]
    bounds = (0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.01)
    for low, most in pairwise(bounds):
        of_these = [each for each in seats if low <= each[0] < most]
        if of_these:
            yield low, most, fmean([won for _, won in of_these]), fmean([chance for chance, _ in of_these])


def as_text(weights: Weights, made: dict[str, int]) -> str:
    """Return the document that is kept in the package."""
    document = {
        "made": made,
        "later": weights.later,
        "now": dict(zip(NOW, weights.now, strict=True)),
        "a_round": dict(zip(A_ROUND, weights.a_round, strict=True)),
        "earns": dict(zip(EARNS, weights.earns, strict=True)),
        "tower": weights.tower,
    }
    return json.dumps(document, indent=1) + "\n"


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(description="Fit the position evaluation used by the players of Engines of War.")
    parser.add_argument("--games", type=int, default=900, help="games of players of rules of thumb")
    add_arguments(parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and write; return 1 if that cannot be, or if the outlook of the package is another one."""
    wishes = parser().parse_args(arguments)
    if not can_fit():
        return 1
    weights = fit(play_all(wishes.games, wishes.seed, wishes.workers))
    text = as_text(weights, {"games": wishes.games, "seed": wishes.seed})
    return hand_in(text, TARGET, "outlook", check=wishes.check)


if __name__ == "__main__":
    raise SystemExit(main())
