#!/usr/bin/env python3
"""Time the environments beside plain play: the same games, decision by decision, each with what the seat knows.

    python3 scripts/benchmarks/bench_environments.py [--games 6] [--seats 4] [--runs 3]

It needs the extras `pettingzoo` and `openspiel`. Plain play is functions in `leonardo.api.play`, which get views and
legal actions as data; they choose at random. The other two play the same decisions again. It counts the time of the
processor. The exit status is 1 if an environment has less than half of the decisions a second.
"""

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
import pyspiel
from attrs import frozen

import leonardo.environments.spiel  # noqa: F401 - it registers the games
from leonardo import api
from leonardo.environments.words import Decision, vocabulary
from leonardo.environments.zoo import env

LEAST: Final = 0.5  # the share of the decisions a second of plain play that an environment has at least


@frozen
class Course:
    """A game that is played again and again: its seed, the actions by number, and the words that say them."""

    seed: int
    actions: Sequence[int]
    words: Sequence[int]


def course_of(game: str, seats: int, seed: int) -> Course:
    """Return a game played at random."""
    random, words = Random(seed), vocabulary(game)
    actions: list[int] = []
    said: list[int] = []
    position = api.new(game, seats, seed)
    while not position.over:
        actions.append(random.randrange(position.choices))
        spellings = [words.spell(action) for action in position.legal]
        decision = Decision.among(spellings)
        while decision.decided is None:
            said.append(spellings[actions[-1]][len(decision.said)])
            decision = decision.say(said[-1])
        position = position.act(actions[-1])
    return Course(seed, actions, said)


def plainly(game: str, seats: int, course: Course) -> None:
    following = iter(course.actions)
    api.play(game, [lambda *_: next(following)] * seats, course.seed)


def in_pettingzoo(game: str, seats: int, course: Course) -> None:
    table = env(game, seats)
    table.reset(seed=course.seed)
    for word in course.words:
        table.last()
        table.step(word)


def in_openspiel(game: str, seats: int, course: Course) -> None:
    loaded = pyspiel.load_game(f"leonardo_{game}", {"players": seats})
    state, observer = loaded.new_initial_state(), loaded.make_py_observer()
    state.apply_action(course.seed)
    for word in course.words:
        observer.set_from(state, state.current_player())
        state.legal_actions()
        state.apply_action(word)


def pace(play: Callable[[str, int, Course], None], game: str, seats: int, courses: Sequence[Course]) -> float:
    """Return decisions a second of the processor."""
    began = time.process_time()
    for course in courses:
        play(game, seats, course)
    return sum(len(course.actions) for course in courses) / (time.process_time() - began)


def drawn_by_pettingzoo(seed: int) -> int:
    """Return the seed that the environment draws for its first game when it is reset with this one."""
    return int(np.random.default_rng(seed).integers(1 << 62))


def shares(game: str, seats: int, games: int, runs: int) -> tuple[float, float, float]:
    """Return the decisions a second of plain play, and the shares of both environments, medians of so many runs."""
    dealt = [course_of(game, seats, seed) for seed in range(games)]
    drawn = [course_of(game, seats, drawn_by_pettingzoo(seed)) for seed in range(games)]
    resown = [Course(seed, each.actions, each.words) for seed, each in enumerate(drawn)]
    found: list[tuple[Any, ...]] = []
    for _ in range(runs):
        plain, other = pace(plainly, game, seats, dealt), pace(plainly, game, seats, drawn)
        zoo, spiel = pace(in_pettingzoo, game, seats, resown), pace(in_openspiel, game, seats, dealt)
        found.append((plain, zoo / other, spiel / plain))
    plain, zoo, spiel = (median(each) for each in zip(*found, strict=True))
    return plain, zoo, spiel


def main() -> int:
    parser = argparse.ArgumentParser(description="Time the environments beside plain play.")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    slow = False
    print(
        "| game | decisions a second in plain play | share in PettingZoo | share in OpenSpiel |\n|---|---:|---:|---:|"
    )
    for game in api.GAMES:
        plain, zoo, spiel = shares(game, chosen.seats, chosen.games, chosen.runs)
        print(f"| `{game}` | {plain:,.0f} | {zoo:.2f} | {spiel:.2f} |", flush=True)
        slow |= min(zoo, spiel) < LEAST
    return int(slow)


if __name__ == "__main__":
    sys.exit(main())
