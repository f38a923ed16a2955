"""The command line: the app itself, games without a screen, matches, a seat for others, and checking of files.

pygame is imported for the app alone; the other commands run where there is neither a display nor a sound device.
"""

import os
import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from multiprocessing import freeze_support
from pathlib import Path
from random import SystemRandom
from typing import Final

from leonardo import __version__
from leonardo.ai.players import UnknownPlayerError, built_in, players_of
from leonardo.ai.programs import programs_of
from leonardo.arena.command import add_arena
from leonardo.arena.seat import add_seat
from leonardo.arguments import DONE, FAULT, STOPPED, WRONG_USE, count
from leonardo.check import check
from leonardo.crash_report import install_crash_report
from leonardo.engine.game import AnyGame
from leonardo.games import DEFAULT, GAMES, Games, usual_seats
from leonardo.simulate import Simulation, simulate

SIZES: Final = ((640, 400), (16384, 16384))
"""The smallest and the largest window that can be asked for, in pixels."""
RANDOM_SEEDS: Final = 1_000_000_000


def main(arguments: Sequence[str] | None = None, games: Games = GAMES) -> int:
    """Run the command that `arguments` (those of the process if none) ask for; return the exit status."""
    if arguments is None:
        freeze_support()  # in a packaged program a built-in player's process comes through here, and goes no further
        install_crash_report()
        _speak_any_language()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        chosen = _parser(_wished_game(words, games), games).parse_args(words)
        run: Callable[[Namespace], int] = chosen.run
        return run(chosen)
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED
    except BrokenPipeError:
        _leave_output_alone()
        return DONE
    except SystemExit as end:  # how argparse says that the words were wrong, or that help was given
        return end.code if isinstance(end.code, int) else WRONG_USE


def play() -> int:
    """Start the app: what the graphical entry point calls."""
    return main()


def _speak_any_language() -> None:
    """Let names that the terminal cannot show be shown with escapes, instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _leave_output_alone() -> None:
    """Nobody reads our output any more (`| head`): let Python's last flush go nowhere instead of failing."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _wished_game(words: Sequence[str], games: Games) -> AnyGame:
    """Return the game of `--game`, which must be known before its own options can be read."""
    parser = ArgumentParser(prog="leonardo simulate", add_help=False, allow_abbrev=False)
    parser.add_argument("--game", choices=tuple(games), default=DEFAULT if DEFAULT in games else next(iter(games)))
    chosen, _ = parser.parse_known_args(words)
    return games[chosen.game]


def _parser(game: AnyGame, games: Games) -> ArgumentParser:
    parser = ArgumentParser(
        prog="leonardo",
        description="Leonardo da Vinci, the board game, for one screen. Without a command the app starts.",
        epilog="leonardo COMMAND --help tells more about a command.",
    )
    parser.add_argument("--version", action="version", version=f"leonardo {__version__}")
    parser.add_argument("--saves", type=Path, metavar="DIR", help="the folder for saved games")
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels, such as 1280x720")
    parser.add_argument("--full-screen", action="store_true", help="use the whole screen")
    parser.add_argument("--load", type=Path, metavar="FILE", help="open this saved game")
    parser.add_argument(
        "--program",
        action="append",
        default=[],
        metavar="COMMAND",
        help="let this program take a seat: it speaks the seat protocol (may be given several times)",
    )
    parser.set_defaults(run=_run_app)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_simulate(commands.add_parser("simulate", help="play games without a screen"), game, games)
    add_arena(commands.add_parser("arena", help="measure players against each other"), game, games)
    add_seat(commands.add_parser("seat", help="play at a seat for another program, by the seat protocol"), games)
    _add_check(commands.add_parser("check", help="check game records and saved games"), games)
    return parser


def _add_simulate(parser: ArgumentParser, game: AnyGame, games: Games) -> None:
    counts = tuple(game.seat_counts)
    names = ", ".join(player.name for player in players_of(game.name))
    parser.description = "Play games without a screen, write a record of each, and sum up."
    parser.add_argument("--game", choices=tuple(games), default=game.name, help="which game (%(default)s)")
    parser.add_argument("--games", type=count, default=1, metavar="N", help="how many games (%(default)s)")
    parser.add_argument("--seats", type=int, choices=counts, default=usual_seats(game), help="how many (%(default)s)")
    parser.add_argument(
        "--players",
        default="random",
        metavar="NAME[,NAME...]",
        help=f"built-in players, one for all seats or one for each, of: {names} (%(default)s)",
    )
    parser.add_argument("--seed", type=int, metavar="K", help="the same seed gives the same games (drawn if left out)")
    parser.add_argument("--records", type=Path, metavar="DIR", help="the folder for the records (none are written)")
    game.add_arguments(parser)
    parser.set_defaults(run=lambda chosen: _run_simulate(chosen, parser, game))


def _add_check(parser: ArgumentParser, games: Games) -> None:
    parser.description = "Play records and saved games again, and say OK or where and why they break a rule."
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a game record or a saved game")
    parser.set_defaults(run=lambda chosen: _run_check(chosen, games))


def _run_app(chosen: Namespace) -> int:
    from leonardo.app.main import run  # noqa: PLC0415 - pygame comes with it, which the other commands do without

    return run(
        saves=chosen.saves,
        size=chosen.size,
        full_screen=chosen.full_screen,
        load=chosen.load,
        programs=programs_of(chosen.program),
    )


def _run_simulate(chosen: Namespace, parser: ArgumentParser, game: AnyGame) -> int:
    names = tuple(name.strip() for name in chosen.players.split(","))
    if len(names) not in (1, chosen.seats):
        parser.error(f"--players: {len(names)} names for {chosen.seats} seats; give one for all, or one for each")
    seed = SystemRandom().randrange(RANDOM_SEEDS) if chosen.seed is None else chosen.seed
    try:
        options = game.options(chosen.seats, chosen)
        for name in names:
            built_in(game.name, name)
    except UnknownPlayerError as error:
        parser.error(f"--players: {error}")
    except ValueError as error:
        parser.error(str(error))
    players = names * chosen.seats if len(names) == 1 else names
    try:
        summary = simulate(Simulation(game, options, players, chosen.games, str(seed)), chosen.records)
    except OSError as error:
        print(f"leonardo simulate: cannot write to {error.filename}: {error.strerror}", file=sys.stderr)
        return FAULT
    print(f"{game.name}, {chosen.seats} seats, seed {seed}")
    print(summary)
    return DONE


def _run_check(chosen: Namespace, games: Games) -> int:
    good = True
    for path in chosen.files:
        verdict = check(path, games)
        print(verdict.text)
        good = good and verdict.good
    return DONE if good else FAULT


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text, re.ASCII)
    (least_width, least_height), (most_width, most_height) = SIZES
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    width, height = int(found[1]), int(found[2])
    if not (least_width <= width <= most_width and least_height <= height <= most_height):
        raise ArgumentTypeError(
            f"{text!r}: the window can be {least_width}x{least_height} to {most_width}x{most_height} pixels"
        )
    return width, height
