"""Time the engine: random games with the legal actions listed at every decision, on one core.

    python3 scripts/benchmarks/bench_engine.py [--rounds 5] [--seconds 4] [--seats 4]
        [--beside catanatron|citta|engines|nothing]

Each round also times what it is compared with, so that the ratio holds while the speed of the machine drifts:
catanatron (of the group `bench`) with four random players in its own play loop, or the second or third game, where
numbers and throws count as decisions, too: each is a step of the engine.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.engine.citta import GAME as CITY
from leonardo.engine.citta.setup import Options as CityOptions
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import NATURE, AnyGame

PlayOne = Callable[[int], int]  # plays the game of a seed to its end and returns the number of decisions


def leonardo_game(seats: int) -> PlayOne:
    """Return how to play one random game of Leonardo da Vinci."""

    def play(seed: int) -> int:
        random = Random(seed)
        state = GAME.begin(GAME.deal(Options(seats), random)).state
        decisions = 0
        while legal := GAME.legal(state):
            state = GAME.apply(state, random.choice(legal)).state
            decisions += 1
        return decisions

    return play


def other_game(game: AnyGame, options: object) -> PlayOne:
    """Return how to play one random game of another of our games, in which chance has turns, too."""

    def play(seed: int) -> int:
        random = Random(seed)
        state = game.begin(game.deal(options, random)).state
        steps = 0
        while (decider := game.decider(state)) is not None:
            action = game.chance(state, random) if decider == NATURE else random.choice(game.legal(state))
            state = game.apply(state, action).state
            steps += 1
        return steps

    return play


def catanatron_game() -> PlayOne:
    """Return how to play one game of catanatron with four random players.

    Raises:
        ImportError: if catanatron is not installed.
    """
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415 - needed only to compare

    def play(seed: int) -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)
        game.play()
        return len(game.state.actions)

    return play


def compared(name: str, seats: int) -> PlayOne | None:
    """Return how to play one game of what is timed beside ours; nothing if that is nothing.

    Raises:
        ImportError: if it is catanatron, which is not installed.
    """
    match name:
        case "citta":
            return other_game(CITY, CityOptions(seats))
        case "engines":
            return other_game(ENGINES, EnginesOptions(seats))
        case "catanatron":
            return catanatron_game()
        case _:
            return None


def measure(play: PlayOne, seconds: float) -> tuple[float, float]:
    """Play for so many seconds of the processor; return decisions and games a second."""
    began = time.process_time()
    decisions = games = 0
    while (taken := time.process_time() - began) < seconds:
        decisions += play(games)
        games += 1
    return decisions / taken, games / taken


def main() -> int:
    """Time in rounds, the two programs in turn, and print each round, the medians and the least ratio."""
    parser = argparse.ArgumentParser(description="Time the engine on random games.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4, 5))
    parser.add_argument("--beside", default="catanatron", choices=("catanatron", "citta", "engines", "nothing"))
    arguments = parser.parse_args()
    ours = leonardo_game(arguments.seats)
    try:
        theirs = compared(arguments.beside, arguments.seats)
    except ImportError:
        print(
            "catanatron is not installed: use pip install --group bench, or --beside nothing",
            file=sys.stderr,
        )
        return 1
    measure(ours, arguments.seconds / 4)
    speeds: list[tuple[float, float]] = []
    ratios: list[float] = []
    for number in range(1, arguments.rounds + 1):
        speed = measure(ours, arguments.seconds)
        speeds.append(speed)
        line = f"round {number}: leonardo {speed[0]:,.0f} decisions/s, {speed[1]:.0f} games/s"
        if theirs is not None:
            other = measure(theirs, arguments.seconds)
            ratios.append(speed[0] / other[0])
            line += f"; {arguments.beside} {other[0]:,.0f} steps/s, {other[1]:.0f} games/s; ratio {ratios[-1]:.2f}"
        print(line)
    print(f"median: {median(s[0] for s in speeds):,.0f} decisions/s, {median(s[1] for s in speeds):.0f} games/s")
    if ratios:
        print(f"ratio: median {median(ratios):.2f}, least {min(ratios):.2f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
