"""Play many random games and check what must hold after every step, and after every event on the way.

`python3 scripts/games/many_games.py --games 10000 --workers 2` plays all kinds of games of Leonardo da Vinci in turn: 2
to 5 seats, both set-ups, with and without the variant, by three styles of choosing; with `--game citta` or `--game
engines` those of another game. It ends with the number of games, decisions and seconds, or with the first game that
went wrong and how to play it again.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from enum import Enum
from functools import partial
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.engine.driving import turns
from leonardo.engine.game import NATURE, Step
from leonardo.engine.record import Played
from scripts.games.game_kinds import KINDS_OF, AnyKind, Kind


class Style(Enum):
    """How random players choose; each leads to other corners of the rules."""

    ANY = "any answer alike"
    BY_KIND = "first the kind of answer, then the answer"
    EAGER = "not to do without something, if there is something"


class GameWentWrongError(Exception):
    """A game in which something did not hold; the message says what."""


class _Whereabouts:
    """Adds to any error in a game how to play the game again up to there."""

    def __init__(self, kind: AnyKind, seed: int, style: Style) -> None:
        self.call = f"walk({kind!r}, {seed}, {style})"
        self.decisions = 0

    def __enter__(self) -> "_Whereabouts":
        return self

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None) -> None:
        if error is not None:
            error.add_note(f"{self.call} after {self.decisions} decisions")


def choose(
    legal: Sequence[Any], random: Random, style: Style, doing_without: tuple[type, ...] = Kind.doing_without
) -> Any:  # noqa: ANN401 - of any game
    if style is Style.BY_KIND:
        kind = random.choice(sorted({type(action) for action in legal}, key=lambda kind: kind.__name__))
        return random.choice([action for action in legal if type(action) is kind])
    if style is Style.EAGER:
        return random.choice([action for action in legal if not isinstance(action, doing_without)] or legal)
    return random.choice(legal)


def walk(kind: AnyKind, seed: int, style: Style) -> Iterator[tuple[Any, Step[Any]]]:
    """Play a random game, yielding each decision and turn of chance with what it led to; nobody decided the first."""
    random, game = Random(seed), kind.game

    def decide(played: Played, _: int) -> Any:  # noqa: ANN401 - of any game
        return choose(game.legal(played.state), random, style, kind.doing_without)

    for played, events in turns(game, game.deal(kind.options, random), decide, lambda _: random):
        yield played.turns[-1].action if played.turns else None, Step(played.state, events)


def checked_game(number: int, first_seed: int, game: str = Kind.game.name) -> tuple[int, int]:
    """Play game `number` to its end, checking after every event; return the number of its kind and its decisions.

    Raises:
        GameWentWrongError: if something does not hold.
    """
    kinds = KINDS_OF[game]
    kind = kinds[number % len(kinds)]
    style = tuple(Style)[number // len(kinds) % len(Style)]
    seed = first_seed + number
    with _Whereabouts(kind, seed, style) as here:
        before: Any = None
        for action, step in walk(kind, seed, style):
            here.decisions += before is not None and kind.game.decider(before) != NATURE
            wrong = kind.violations(step.state)
            if before is not None:
                wrong += _wrong_on_the_way(kind, kind.game.apply(before, action, watched=True))
            if wrong:
                raise GameWentWrongError("; ".join(wrong))
            before = step.state
    return number % len(kinds), here.decisions


def _wrong_on_the_way(kind: AnyKind, watched: Step[Any]) -> list[str]:
    """Return what does not hold after an event of a step; of the last one `violations` tells more."""
    wrong = [each for state in watched.states[:-1] for each in kind.misplaced(state)]
    return (
        wrong
        if not watched.states or watched.states[-1] == watched.state
        else [*wrong, "the last event does not tell all"]
    )


def play_many(games: int, first_seed: int, workers: int, game: str = Kind.game.name) -> Counter[int]:
    """Play so many games and return the decisions of each kind, by its number.

    Raises:
        GameWentWrongError: if something does not hold in one of them.
    """
    decisions: Counter[int] = Counter()
    play = partial(checked_game, first_seed=first_seed, game=game)
    if workers == 1:
        results: Iterator[tuple[int, int]] = map(play, range(games))
        decisions.update(_added(results))
        return decisions
    with ProcessPoolExecutor(workers) as pool:
        decisions.update(_added(pool.map(play, range(games), chunksize=16)))
    return decisions


def _added(results: Iterator[tuple[int, int]]) -> Counter[int]:
    added: Counter[int] = Counter()
    for kind, decisions in results:
        added[kind] += decisions
    return added


def parser_of(description: str) -> argparse.ArgumentParser:
    """Return what reads how many games are wished for, which and by how many processes."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first game (default: 0)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes play (default: 1)")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the command line says; return 1 if a game went wrong."""
    parser = parser_of("Play many random games and check what must hold after every step.")
    parser.add_argument(
        "--game", choices=tuple(KINDS_OF), default=Kind.game.name, help="which game (default: %(default)s)"
    )
    wishes = parser.parse_args(arguments)
    kinds = KINDS_OF[wishes.game]
    begun = time.perf_counter()
    try:
        decisions = play_many(wishes.games, wishes.seed, wishes.workers, wishes.game)
    except GameWentWrongError as error:
        print(f"{error}: {', '.join(error.__notes__)}", file=sys.stderr)
        return 1
    seconds = time.perf_counter() - begun
    for number in sorted(decisions):
        games = len(range(number, wishes.games, len(kinds)))
        print(f"{kinds[number]}: {games} games, {decisions[number]} decisions")
    print(f"{wishes.games} games, {decisions.total()} decisions, {seconds:.1f} seconds: no errors")
    return 0


if __name__ == "__main__":
    sys.exit(main())
