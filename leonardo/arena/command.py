"""The command `leonardo arena`: play a match or a round robin, go on where it was stopped, and show the figures."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from random import SystemRandom
from time import monotonic
from typing import Final

from leonardo.ai.player import Budget
from leonardo.ai.players import players_of, seers_of, tempers_of
from leonardo.ai.program_player import MARK
from leonardo.arena.entrants import PYTHON, TRIES, check
from leonardo.arena.plan import MatchPlan, Task
from leonardo.arena.playing import Finished
from leonardo.arena.pool import ArenaError, play_all, play_on_cluster
from leonardo.arena.report import report
from leonardo.arena.results_folder import PLAN, ResultsFolder, plan_in
from leonardo.arguments import (
    DONE,
    FAULT,
    Parser,
    add_games,
    complain,
    count,
    folder,
    names,
    say,
    seconds,
    seed,
    unwritten,
)
from leonardo.engine.game import AnyGame
from leonardo.engine.seeds import drawn_from
from leonardo.games import Games, usual_seats

PROGRESS_SECONDS: Final = 30.0
USUAL_GAMES: Final = 400


def add_arena(parser: Parser, game: AnyGame, words: Sequence[str], games: Games) -> None:
    """Add the words of the command; those of the set-up come from the game."""
    counts = tuple(game.seat_counts)
    known = ", ".join((*(player.name for player in players_of(game.name)), *seers_of(game.name)))
    tempers = ", ".join(temper.name for temper in tempers_of(game.name))
    levels = f"LEVEL:STYLE is a level with a playing style ({tempers}); " if tempers else ""
    parser.description = (
        "Play a match or a round robin in which every deal is played with each player in each seat. "
        "You can stop at any time: the same command resumes the match, and a larger --games extends it."
    )
    parser.add_argument("--game", choices=tuple(games), default=game.name, help="which game (%(default)s)")
    parser.add_argument(
        "--players",
        type=names,
        metavar="NAME[,NAME...]",
        help=f"one name (plays against itself), two (A,B is A against B in all other seats), one per seat (A,A,B,B), "
        f"or more than there are seats for a round robin: "
        f"{known}, {PYTHON}MODULE:ATTRIBUTE for a function in Python, "
        f"or {MARK} and the command line of a program that speaks the seat protocol; {levels}NAME{TRIES}N has "
        "N tries of its own for a decision, whatever --tries says",
    )
    parser.add_argument(
        "--against",
        type=names,
        default=(),
        metavar="NAME[,NAME...]",
        help="each of --players plays alone against others that the seed draws from these names; all meet the same "
        "rivals on a deal",
    )
    parser.add_argument("--seats", type=int, choices=counts, default=usual_seats(game), help="how many (%(default)s)")
    parser.add_argument(
        "--games", type=count, default=USUAL_GAMES, metavar="N", help="minimum number of games (default: %(default)s)"
    )
    parser.add_argument("--seed", type=seed, metavar="K", help="random seed; the same seed gives the same games")
    parser.add_argument("--tries", type=count, metavar="N", help="search budget per decision, in playouts")
    parser.add_argument("--seconds", type=seconds, metavar="S", help="thinking time per decision, in seconds")
    parser.add_argument("--workers", type=count, metavar="N", help="number of processes (default: one per core)")
    parser.add_argument("--cluster", metavar="ADDRESS", help="play on a Ray cluster at this address")
    parser.add_argument("--out", type=folder, required=True, metavar="DIR", help="folder for records and results")
    parser.add_argument("--report", action="store_true", help="do not play; only show the results in DIR")
    add_games(parser, game, words, games)
    parser.set_defaults(run=lambda chosen: _run(chosen, parser, game))


def _run(chosen: Namespace, parser: ArgumentParser, game: AnyGame) -> int:
    try:
        plan = None if chosen.report else _plan(chosen, parser, game)
        if plan is not None:
            _play(plan, chosen)
        say(report(chosen.out), end="")
    except ArenaError as error:
        complain(f"leonardo arena: {error}")
        return FAULT
    except OSError as error:
        complain(f"leonardo arena: {unwritten(error.filename or chosen.out, error)}")
        return FAULT
    return DONE


def _plan(chosen: Namespace, parser: ArgumentParser, game: AnyGame) -> MatchPlan:
    """Return what is to be played; words that do not go together end the program with status 2."""
    if chosen.players is None:
        parser.error("--players is required")
    try:
        for option in ("players", "against"):
            _check(game, option, getattr(chosen, option), parser)
        options = game.options(chosen.seats, chosen)
        budget = Budget(chosen.seconds, chosen.tries)
        return MatchPlan(
            game, options, chosen.players, chosen.seats, chosen.games, _seed(chosen), budget, chosen.against
        )
    except ValueError as error:
        parser.error(str(error))


def _check(game: AnyGame, option: str, wished: Iterable[str], parser: ArgumentParser) -> None:
    """See that names can play; a name that cannot ends the program with status 2."""
    try:
        for name in wished:
            check(game.name, name)
    except ValueError as error:
        parser.error(f"--{option}: {error}")


def _seed(chosen: Namespace) -> str:
    if chosen.seed is None and (chosen.out / PLAN).exists():
        planned: str = plan_in(chosen.out)["seed"]
        return planned
    return str(drawn_from(SystemRandom()) if chosen.seed is None else chosen.seed)


def _play(plan: MatchPlan, chosen: Namespace) -> None:
    with ResultsFolder(chosen.out, plan) as results:
        missing = [number for number in range(plan.games) if number not in results.outcomes]
        progress = _Progress(plan.games, len(missing))
        try:
            with closing(_spread(map(plan.task, missing), chosen)) as games:
                for finished in games:
                    results.add(finished)
                    progress.tell()
        except (KeyboardInterrupt, OSError):
            complain(f"{progress.done} of {plan.games} games are kept; the same command goes on.")
            raise


def _spread(tasks: Iterable[Task], chosen: Namespace) -> Generator[Finished, None, None]:
    if chosen.cluster is not None:
        return play_on_cluster(tasks, chosen.cluster)
    return play_all(tasks, chosen.workers or os.cpu_count() or 1)


class _Progress:
    """Tells now and then how far the games are, on the error output, where it is in nobody's way."""

    def __init__(self, games: int, missing: int) -> None:
        self.done = games - missing
        self._games = games
        self._before = self.done
        self._begun = self._told = monotonic()

    def tell(self) -> None:
        self.done += 1
        now = monotonic()
        if now - self._told < PROGRESS_SECONDS:
            return
        self._told = now
        each = (now - self._begun) / (self.done - self._before)
        left = each * (self._games - self.done) / 60
        soon = "less than a minute" if left < 1 else f"about {left:.0f} min"
        complain(f"{self.done} of {self._games} games, {soon} to go")
