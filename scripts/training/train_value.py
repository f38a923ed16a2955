"""Train what the stronger built-in players judge seats by, and write it into the package.

    python3 scripts/training/train_value.py [--thumb 1800] [--rollout 600] [--seed 1] [--workers 2] [--check]

Plays games of players of rules of thumb (with a random move now and then), with numbers of players, set-ups and weights
that differ, and fits what each feature of a seat at the beginning of a round counts for the florins that it ends with:
one linear fit with weights that change smoothly from round to round, whose targets lean on its own judgement of the
next round (fitted value iteration), since luck to come blurs the final florins. The quick player, which strives for
what the value pays for, then plays by that fit, its games join all others, and all is fitted anew; again and again, so
that what it wrongly strives for is found out. So nothing depends on the value that is there before. Needs numpy, which
the group `assets` brings. `--check` writes nothing, and says whether the value in the package is what comes out.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from attrs import asdict, frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.contest import Contests
from leonardo.ai.davinci.heuristics.player import decide
from leonardo.ai.davinci.judging import learned
from leonardo.ai.davinci.judging.features import features
from leonardo.ai.davinci.judging.learned import FEATURES
from leonardo.ai.davinci.rollouts.estimates import Rates
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.weights import Weights
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import BEGINNER, EXPERT
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from scripts.training.fitting import add_arguments, can_fit, hand_in

TARGET = Path(__file__).resolve().parents[2] / "leonardo/ai/davinci/judging/value.json"
ROUNDS = range(2, 10)
SEATS = (2, 3, 4, 4, 4, 4, 5)
EXPLORED = 0.04
"""How often a player of rules of thumb makes any move, so that judgement learns what others would not show."""
LEANING = 0.8  # how far the targets lean on the judgement of the next round; the rest is how the game ended
SWEEPS = 12
STAGES: Final = 5  # how often the quick player plays by what was fitted, for the next fit
RIDGE = 0.3 / 1000  # how strongly weights are held small, for each sample

NumbersT = TypeVar("NumbersT", Weights, Rates)
Rounds = dict[str, dict[str, Any]]
Job = tuple[str, int, bool]  # a game to play: the seed, its number, and whether the quick player plays it


@frozen
class Sample:
    """A seat when a round began: its features, its final florins, and its name as game, round and seat."""

    key: tuple[int, int, int]
    described: list[float]
    total: float


def play_all(jobs: list[Job], value: Rounds | None, workers: int) -> list[Sample]:
    """Play the games, the quick player by `value`."""
    began = time.perf_counter()
    with get_context("spawn").Pool(workers, learned.adopt, (value or {},)) as pool:
        samples = [sample for played in pool.map(play, jobs, chunksize=20) for sample in played]
    print(f"{len(jobs)} games, {len(samples)} samples in {time.perf_counter() - began:.0f} s", flush=True)
    return samples


def play(job: Job) -> list[Sample]:
    """Play one game and return what was seen at the beginning of each round."""
    seed, game, quick = job
    random = Random(f"value/{seed}/{game}")
    seats = random.choice(SEATS)
    state = GAME.begin(GAME.deal(Options(seats, random.choice((BEGINNER, BEGINNER, EXPERT))), random)).state
    rates = [varied(Rates(), random, 0.1) for _ in range(seats)]
    weights = [varied(Weights(), random, 0.15) for _ in range(seats)]
    seen: dict[int, list[list[float]]] = {}
    while state.question is not None:
        if state.round in ROUNDS and state.round not in seen:
            seen[state.round] = features(state)
        seat = state.question.seat
        if quick:
            action = Rollout(rates[seat], random, 0.3).choose(state, state.options)
        else:
            action = thumb_action(state, weights[seat], random)
        state = GAME.apply(state, action).state
    totals = GAME.standing(state).scores
    return [
        Sample((game, number, seat), described[seat], float(totals[seat]))
        for number, described in seen.items()
        for seat in range(seats)
    ]


def thumb_action(state: State, weights: Weights, random: Random) -> Action:
    """Return what the rules of thumb say if it is not silly, resting included, or any move now and then."""
    if random.random() < EXPLORED:
        return random.choice(state.options)
    view = GAME.view(state, GAME.decider(state))
    kept = sensible(view, view.options)
    if len(kept) == 1:
        return kept[0]
    chosen = decide(Contests(view, weights), view.options, random)
    return chosen if chosen in kept else kept[-1]


def varied(numbers: NumbersT, random: Random, spread: float) -> NumbersT:
    """Return weights or rates with each number a little off."""
    return type(numbers)(**{name: value * random.lognormvariate(0, spread) for name, value in asdict(numbers).items()})


def fit(samples: list[Sample]) -> Rounds:
    """Fit the weights of all rounds together and report how far they are off on every tenth game."""
    import numpy as np  # noqa: PLC0415 - playing needs none, and without it this script can say what is missing

    described = np.array([sample.described for sample in samples])
    final = np.array([sample.total for sample in samples])
    left = np.array([(10 - sample.key[1]) / 8 for sample in samples])[:, None]
    held = np.array([sample.key[0] % 10 == 0 for sample in samples])
    rows = {sample.key: row for row, sample in enumerate(samples)}
    following = np.array([rows.get((game, number + 1, seat), -1) for game, number, seat in rows])
    inputs = np.hstack([described, described * left, described * left**2])
    count = described.shape[1]
    held_small = np.ones(inputs.shape[1]) * RIDGE * len(inputs)
    held_small[count - 1 :: count] = 0.0
    train = inputs[~held]
    solve = np.linalg.inv(train.T @ train + np.diag(held_small)) @ train.T
    targets = final.copy()
    weights = solve @ targets[~held]
    for _ in range(SWEEPS):
        judged = inputs @ weights
        targets = np.where(following >= 0, LEANING * judged[following] + (1 - LEANING) * final, final)
        weights = solve @ targets[~held]
    judged = inputs @ weights
    rounds = {}
    for number in ROUNDS:
        share = (10 - number) / 8
        own = weights[:count] + weights[count : 2 * count] * share + weights[2 * count :] * share**2
        here = held & (left[:, 0] == share)
        missed = float(np.sqrt(np.mean((judged[here] - final[here]) ** 2)))
        print(f"round {number}: off by {missed:.2f} florins of {float(np.std(final[here])):.2f} on held-back games")
        rounds[str(number)] = {"weights": [round(float(each), 3) for each in own], "spread": round(missed, 2)}
    return rounds


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit and write; return 1 if that cannot be, or if the value in the package is another one."""
    wishes = parser().parse_args(arguments)
    if not can_fit():
        return 1
    rounds = train(wishes.thumb, wishes.rollout, str(wishes.seed), wishes.workers)
    made = {"seed": wishes.seed, "thumb": wishes.thumb, "rollout": wishes.rollout, "stages": STAGES}
    text = json.dumps({"made": made, "features": FEATURES, "rounds": rounds}) + "\n"
    return hand_in(text, TARGET, "value", check=wishes.check)


def parser() -> argparse.ArgumentParser:
    """Return what reads the command line."""
    parser = argparse.ArgumentParser(description="Train the evaluation used by the stronger computer players.")
    parser.add_argument("--thumb", type=int, default=1800, help="games of players of rules of thumb")
    parser.add_argument("--rollout", type=int, default=600, help="games of the quick player in each stage")
    add_arguments(parser)
    return parser


def train(thumb: int, rollout: int, seed: str, workers: int) -> Rounds:
    """Play and fit in turns; `thumb` games of rules of thumb, `rollout` games of the quick player in each stage."""
    samples = play_all([(seed, game, False) for game in range(thumb)], None, workers)
    rounds = fit(samples)
    for stage in range(1, STAGES + 1):
        first = thumb + stage * rollout
        jobs = [(f"{seed}/{stage}", game, True) for game in range(first, first + rollout)]
        samples += play_all(jobs, rounds, workers)
        rounds = fit(samples)
    return rounds


if __name__ == "__main__":
    raise SystemExit(main())
