"""The commands beside the app: games without a screen, matches, a seat for others, and checking of files."""

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final

from leonardo.ai.players import UnknownPlayerError, built_in, players_of
from leonardo.app.desktop_entry.command import add_install_menu
from leonardo.app.rulebook.command import add_rules
from leonardo.app.webpage.command import add_replay
from leonardo.arena.command import add_arena
from leonardo.arena.seat import add_seat
from leonardo.arguments import DONE, FAULT, Parser, add_games, complain, count, folder, say, seed, unwritten
from leonardo.check import check
from leonardo.engine.game import AnyGame
from leonardo.engine.seeds import drawn_from
from leonardo.games import DEFAULT, Games, usual_seats
from leonardo.simulate import Simulation, simulate

Adder = Callable[[Parser, Sequence[str], Games], None]
"""Adds what a command can be told to its parser; it is given all words of the command line, and the games."""


def _wished_game(words: Sequence[str], games: Games) -> AnyGame:
    """Return the game of `--game`, which must be known before its own options can be read."""
    parser = Parser(prog="leonardo simulate", add_help=False, allow_abbrev=False)
    parser.add_argument("--game", choices=tuple(games), default=DEFAULT if DEFAULT in games else next(iter(games)))
    chosen, _ = parser.parse_known_args(words)
    return games[chosen.game]


def _add_simulate(parser: Parser, words: Sequence[str], games: Games) -> None:
    game = _wished_game(words, games)
    counts = tuple(game.seat_counts)
    names = ", ".join(player.name for player in players_of(game.name))
    parser.description = (
        "Play games between computer players without a window, write a record of each, and print a summary."
    )
    parser.add_argument(
        "--game", choices=tuple(games), default=game.name, help="which game to play (default: %(default)s)"
    )
    parser.add_argument(
        "--games", type=count, default=1, metavar="N", help="how many games to play (default: %(default)s)"
    )
    parser.add_argument(
        "--seats", type=int, choices=counts, default=usual_seats(game), help="number of players (default: %(default)s)"
    )
    parser.add_argument(
        "--players",
        default="random",
        metavar="NAME[,NAME...]",
        help=f"computer players, one for all seats or one for each: {names} (default: %(default)s)",
    )
    parser.add_argument(
        "--seed", type=seed, metavar="K", help="random seed; the same seed gives the same games (default: random)"
    )
    parser.add_argument(
        "--records", type=folder, metavar="DIR", help="folder for game records (default: no records are written)"
    )
    add_games(parser, game, words, games)
    parser.set_defaults(run=lambda chosen: _run_simulate(chosen, parser, game))


def _add_arena(parser: Parser, words: Sequence[str], games: Games) -> None:
    add_arena(parser, _wished_game(words, games), words, games)


def _add_seat(parser: Parser, _: Sequence[str], games: Games) -> None:
    add_seat(parser, games)


def _add_check(parser: Parser, _: Sequence[str], games: Games) -> None:
    parser.description = "Replay game records and saved games, and report OK or where they break which rule."
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a game record or a saved game")
    parser.set_defaults(run=lambda chosen: _run_check(chosen, games))


def _run_simulate(chosen: Namespace, parser: Parser, game: AnyGame) -> int:
    names = tuple(name.strip() for name in chosen.players.split(","))
    if len(names) not in (1, chosen.seats):
        parser.error(f"--players: {len(names)} names for {chosen.seats} seats; give one name, or one for each seat")
    drawn = drawn_from(SystemRandom()) if chosen.seed is None else chosen.seed
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
        summary = simulate(Simulation(game, options, players, chosen.games, str(drawn)), chosen.records, complain)
    except OSError as error:
        complain(f"leonardo simulate: {unwritten(error.filename or chosen.records, error)}")
        return FAULT
    say(f"{game.name}, {chosen.seats} seats, seed {drawn}\n{summary}")
    return DONE


def _run_check(chosen: Namespace, games: Games) -> int:
    good = True
    for path in chosen.files:
        verdict = check(path, games)
        say(verdict.text)
        good = good and verdict.good
    return DONE if good else FAULT


ADDED: Final[Mapping[str, Adder]] = {
    "simulate": _add_simulate,
    "arena": _add_arena,
    "seat": _add_seat,
    "rules": add_rules,
    "check": _add_check,
    "replay": add_replay,
    "install-menu": add_install_menu,
}
"""What adds the words of each command, by the command's name."""
