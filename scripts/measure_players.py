"""Measures the built-in players: play strength, florins, inventions completed and time for a decision.

Use: python scripts/measure_players.py --players thumb --games 200 --seats 4
     python scripts/measure_players.py --players thumb,random,random,random --games 100 --rotate
"""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import mean, median, quantiles, stdev
from time import perf_counter
from typing import Any

from attrs import field, frozen

from leonardo.ai.player import UNLIMITED, stream
from leonardo.ai.players import chooser
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.events import InventionCompleted
from leonardo.engine.davinci.setup import Options


@frozen
class Result:
    """One finished game: totals with the bonus and inventions completed by seat, winners, and seconds for decisions."""

    names: tuple[str, ...]
    totals: tuple[int, ...]
    completed: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: dict[str, list[float]] = field(repr=False)


def play(options: Options, names: Sequence[str], seed: int, deal: int) -> Result:
    """Play one game to its end; `deal` gives the set-up, `seed` and `deal` the players' chance."""
    choosers = [chooser(GAME.name, name) for name in names]
    step = GAME.begin(GAME.deal(options, Random(f"{seed}/{deal}")))
    state, number = step.state, 0
    completed: Counter[int] = Counter()
    seconds: dict[str, list[float]] = {name: [] for name in names}
    while (seat := GAME.decider(state)) is not None:
        view = GAME.view(state, seat)
        random = stream(f"{seed}/{deal}", seat, number)
        begun = perf_counter()
        action = choosers[seat](view, view.options, random, UNLIMITED)
        seconds[names[seat]].append(perf_counter() - begun)
        step = GAME.apply(state, action)
        completed.update(event.seat for event in step.events if isinstance(event, InventionCompleted))
        state, number = step.state, number + 1
    standing = GAME.standing(state)
    counts = tuple(completed[seat] for seat in range(len(names)))
    return Result(tuple(names), standing.scores, counts, standing.winners, seconds)


def wilson(part: float, whole: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, after Wilson."""
    z, p = 1.96, part / whole
    middle = (p + z * z / (2 * whole)) / (1 + z * z / whole)
    half = z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole)) / (1 + z * z / whole)
    return max(0.0, middle - half), min(1.0, middle + half)


def report(results: Sequence[Result]) -> None:
    """Print the figures of some games."""
    games = len(results)
    all_two = sum(min(result.completed) >= 2 for result in results)
    print(f"{games} games; in {all_two} each seat completed two or more {_interval(all_two, games)}")
    winning = [max(result.totals) for result in results]
    print(f"  winning total {mean(winning):.1f}")
    for name in dict.fromkeys(name for result in results for name in result.names):
        seats = [(result, seat) for result in results for seat, own in enumerate(result.names) if own == name]
        totals = [result.totals[seat] for result, seat in seats]
        done = [result.completed[seat] for result, seat in seats]
        first = sum((seat in result.winners) / len(result.winners) for result, seat in seats)
        error = 1.96 * stdev(totals) / sqrt(len(totals))
        print(f"  {name}: mean total {mean(totals):.2f} ± {error:.2f}, least {min(totals)}, most {max(totals)};")
        print(f"    completed {mean(done):.2f} each, {_counts(done)}")
        print(f"    first places {first:.1f} of {games} games {_interval(first, games)}")
        times = [1000 * each for result in results for each in result.seconds.get(name, [])]
        print(
            f"    decisions {len(times)}, median {median(times):.2f} ms, 95 % {quantiles(times, n=20)[-1]:.2f} ms, "
            f"most {max(times):.1f} ms"
        )


def _interval(part: float, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"({100 * part / whole:.1f} %, 95 % interval {100 * low:.1f} to {100 * high:.1f})"


def _counts(done: Sequence[int]) -> str:
    return ", ".join(f"{number}: {count}" for number, count in sorted(Counter(done).items()))


def _job(job: tuple[Any, ...]) -> Result:
    return play(*job)


def jobs(arguments: Namespace) -> list[tuple[Options, tuple[str, ...], int, int]]:
    """Return what to play: options, players by seat, seed and deal of each game."""
    names = tuple(arguments.players.split(","))
    if len(names) == 1:
        names *= arguments.seats
    variants = (arguments.variant,) if arguments.variant else ()
    options = Options(len(names), arguments.setup, variants)
    turned = [names[-turn:] + names[:-turn] if arguments.rotate else names for turn in range(len(names))]
    return [
        (options, turned[game % len(names)], arguments.seed, game // len(names) if arguments.rotate else game)
        for game in range(arguments.games)
    ]


def main() -> None:
    """Play the games asked for and print the figures."""
    parser = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", default="thumb", help="one name for all seats, or one for each")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--setup", default="beginner")
    parser.add_argument("--variant", default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rotate", action="store_true", help="the same deal with the players in each order of seats")
    parser.add_argument("--workers", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    if arguments.workers == 1:
        results = [play(*job) for job in jobs(arguments)]
    else:
        with get_context("spawn").Pool(arguments.workers) as pool:
            results = pool.map(_job, jobs(arguments), chunksize=4)
    report(results)


if __name__ == "__main__":
    main()
