"""Measure how long built-in players think: for a decision, and all seats together for a round.

`python3 scripts/players/measure_pace.py` plays three games of five Leonardos, without the limits that repeat exactly,
so as at the table; `--players` names others, one for each seat, and `--game` another game. Milliseconds by the clock,
in one process.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.ai.player import UNLIMITED
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import Finished, play
from leonardo.arguments import count, names
from leonardo.engine.game import NATURE, AnyGame
from leonardo.engine.record import read_record
from leonardo.games import DEFAULT, GAMES

SEED = 9


def main() -> int:
    """Play the games and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), default=DEFAULT)
    parser.add_argument("--players", type=names, default=("leonardo",) * 5, metavar="NAME,NAME[,...]")
    parser.add_argument("--games", type=count, default=3, metavar="N")
    wished = parser.parse_args()
    seats = len(wished.players)
    game = GAMES[wished.game]
    plan = MatchPlan(game, _usual(game, seats), wished.players, seats, wished.games, str(SEED), UNLIMITED)
    decisions: dict[str, list[float]] = defaultdict(list)
    rounds: list[float] = []
    for number in range(wished.games):
        finished = play(plan.task(number))
        for name, thought in zip(finished.outcome.players, finished.outcome.milliseconds, strict=True):
            decisions[name] += thought
        rounds += by_round(finished).values()
    print(f"milliseconds{'decisions':>20}{'median':>9}{'95th':>9}{'most':>9}")
    for name, taken in (*decisions.items(), ("a round", rounds)):
        print(_line(name, taken))
    return 0


def _usual(game: AnyGame, seats: int) -> object:
    parser = argparse.ArgumentParser()
    game.add_arguments(parser)
    return game.options(seats, parser.parse_args([]))


def by_round(finished: Finished) -> Mapping[int, float]:
    """Return how long all seats together thought in each round of a game, in milliseconds."""
    taken = [iter(each) for each in finished.outcome.milliseconds]
    thought: dict[int, float] = defaultdict(float)
    for number, seat in _decisions(finished.record):
        thought[number] += next(taken[seat])
    return thought


def _decisions(record: str) -> Iterator[tuple[int, int]]:
    for (_, before), (turn, _) in pairwise(read_record(record, GAMES.get).steps()):
        if turn is not None and turn.seat != NATURE:
            yield before.state.round, turn.seat


def _line(name: str, taken: Sequence[float]) -> str:
    late = quantiles(taken, n=20)[-1]
    return f"{name:<14}{len(taken):>18}{median(taken):>9.1f}{late:>9.1f}{max(taken):>9.1f}"


if __name__ == "__main__":
    sys.exit(main())
