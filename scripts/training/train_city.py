"""Fit what the players of The City of Leonardo judge a position by, and write it into the package.

    python3 scripts/training/train_city.py [--games 900] [--seed 1] [--workers 2] [--check]

Plays games of players of rules of thumb, with three to six seats and purses kept that differ, and looks at them when
each round begins: who won in the end. What counts for the chance to win is a conditional logit, tried with several ways
in which it is the less sure the more rounds are left. Every tenth game is kept aside, and what is fitted is measured by
it. Needs numpy, which the group `assets` brings. `--check` writes nothing, and says whether the outlook of the package
is what comes out.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from math import log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from attrs import frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.citta import evaluation, worth
from leonardo.ai.citta.evaluation import TRAITS, Traits, Weights
from leonardo.ai.citta.levels import Saving
from leonardo.ai.player import UNLIMITED, stream
from leonardo.engine.citta import GAME
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import speakers, winners
from leonardo.engine.driving import turns
from leonardo.engine.record import Played
from leonardo.simulate import nature
from scripts.training.fitting import add_arguments, can_fit, hand_in

TARGET: Final = Path(__file__).resolve().parents[2] / "leonardo/ai/citta/outlook.json"
SEATS: Final = (4, 3, 5, 4, 6)  # seats of the games, in turn
RESERVES: Final = (0, 0, 0, 50, 100, 200)
"""Florins that players keep: among those who are all alike games show less of what counts."""
FANCIES: Final = (1.0, 1.0, 1.0, 0.5, 0.2)  # in what part of their turns they think of works
CARELESS: Final = 0.15  # how often one lays works wherever there is room
KEPT_ASIDE: Final = 10  # every so many games one is kept aside
LATER: Final = (0.0, 0.05, 0.1, 0.15, 0.25, 0.5)
"""The parts that are tried by which it is less sure who wins, for each round to come."""
RIDGE: Final = 0.002  # how strongly weights are held small, for a hundred florins and each beginning of a round
STEPS: Final = 40  # steps of Newton's method at most
_HUNDRED: Final = 100.0

Job = tuple[int, int]  # a game to play: the seed and its number


@frozen
class Beginning:
    """The beginning of a round: all parties by speaker, the rounds that are left, and who was among the winners."""

    game: int
    round: int
    parties: dict[int, Traits]
    left: float
    winner: int


def play(job: Job) -> list[Beginning]:
    """Return the beginnings of the rounds of a game, without those at which who won was out already."""
    seed, number = job
    name = f"city/{seed}/{number}"
    random = Random(name)
    seats = SEATS[number % len(SEATS)]
    players = [tempered(random) for _ in range(seats)]

    def decide(played: Played, seat: int) -> Any:  # noqa: ANN401 - whatever the engine offers
        view, legal = GAME.view(played.state, seat), GAME.legal(played.state)
        return players[seat](view, legal, stream(name, seat, len(played.turns)), UNLIMITED)

    begun: dict[int, tuple[dict[int, Traits], float]] = {}
    state: Any = None
    for played, _ in turns(GAME, GAME.deal(Options(seats), random), decide, nature(name)):
        state = played.state
        if state.round > 0 and state.round not in begun and len(speakers(state.parties)) > 1:
            begun[state.round] = (evaluation.traits(state), worth.rounds_left(state))
    first = winners(state.parties, state.owners, state.works)
    return [
        Beginning(number, round_, parties, left, next(seat for seat in first if seat in parties))
        for round_, (parties, left) in begun.items()
    ]


def tempered(random: Random) -> Saving:
    """Return a player of rules of thumb who keeps something or nothing, and sometimes thinks of works too seldom."""
    return Saving(random.choice(RESERVES), float(random.random() < CARELESS), fancy=random.choice(FANCIES))


def play_all(games: int, seed: int, workers: int) -> list[Beginning]:
    jobs = [(seed, number) for number in range(games)]
    with get_context("spawn").Pool(workers) as pool:
        return [each for beginnings in pool.imap(play, jobs, chunksize=4) for each in beginnings]


def fit(beginnings: Sequence[Beginning]) -> Weights:
    """Return the weights that tell best who wins, and report it on the games kept aside."""
    played = [each for each in beginnings if each.game % KEPT_ASIDE]
    aside = [each for each in beginnings if not each.game % KEPT_ASIDE]
    tried = [_fit_chances(played, later) for later in LATER]
    for weights in tried:
        print(f"later {weights.later}: {surprise(played, weights):.4f}, kept aside {surprise(aside, weights):.4f}")
    best = min(tried, key=lambda weights: surprise(played, weights))
    print(f"{len(aside)} beginnings kept aside: names the winner in {named(aside, best):.1%}")
    return best


def _fit_chances(beginnings: Sequence[Beginning], later: float) -> Weights:
    """Fit a conditional logit by Newton's method."""
    import numpy as np  # noqa: PLC0415 - playing needs none, and without it this script can say what is missing

    most, count = max(len(each.parties) for each in beginnings), len(TRAITS)
    rows, absent = np.zeros((len(beginnings), most, count)), np.full((len(beginnings), most), -np.inf)
    won = np.zeros(len(beginnings), dtype=int)
    for place, each in enumerate(beginnings):
        rows[place, : len(each.parties)] = np.array(list(each.parties.values())) / _HUNDRED / (1 + later * each.left)
        absent[place, : len(each.parties)] = 0.0
        won[place] = list(each.parties).index(each.winner)
    weights = np.zeros(count)
    for _ in range(STEPS):
        sums = rows @ weights + absent
        odds = np.exp(sums - sums.max(axis=1, keepdims=True))
        odds /= odds.sum(axis=1, keepdims=True)
        middle = np.einsum("ij,ijk->ik", odds, rows)
        slope = (rows[np.arange(len(rows)), won] - middle).mean(axis=0) - RIDGE * weights
        away = rows - middle[:, None]
        curve = np.einsum("ij,ijk,ijl->kl", odds, away, away) / len(rows) + RIDGE * np.eye(count)
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return Weights(tuple(round(float(each) / _HUNDRED, 6) for each in weights), later)


def surprise(beginnings: Sequence[Beginning], weights: Weights) -> float:
    """Return how much it surprises on average who wins (minus the logarithm of the chance); less is better."""
    return fmean([-log(max(1e-9, _chances(each, weights)[each.winner])) for each in beginnings])


def named(beginnings: Sequence[Beginning], weights: Weights) -> float:
    told = [(each, _chances(each, weights)) for each in beginnings]
    return fmean([max(chances, key=chances.__getitem__) == each.winner for each, chances in told])


def _chances(each: Beginning, weights: Weights) -> dict[int, float]:
    return evaluation.chances(each.parties, each.left, weights)


def as_text(weights: Weights, made: dict[str, int]) -> str:
    """Return the document that is kept in the package."""
    traits = dict(zip(TRAITS, weights.traits, strict=True))
    return json.dumps({"made": made, "later": weights.later, "traits": traits}, indent=1) + "\n"


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(description="Fit the position evaluation used by the players of the city.")
    parser.add_argument("--games", type=int, default=900, help="games of players of rules of thumb")
    add_arguments(parser)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and write; return 1 if that cannot be, or if the outlook of the package is another one."""
    wishes = parser().parse_args(arguments)
    if not can_fit():
        return 1
    weights = fit(play_all(wishes.games, wishes.seed, wishes.workers))
    return hand_in(
        as_text(weights, {"games": wishes.games, "seed": wishes.seed}), TARGET, "outlook", check=wishes.check
    )


if __name__ == "__main__":
    raise SystemExit(main())
