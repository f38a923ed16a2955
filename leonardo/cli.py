"""The command line: the app itself, and the commands beside it.

pygame is imported for the app alone; the other commands run where there is neither a display nor a sound device. What
only the commands need is imported when one of them is meant: nobody who wants to play waits for it.
"""

import os
import re
import shutil
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from leonardo import __version__, plain_files
from leonardo.address import ADDRESS
from leonardo.arguments import DONE, FAULT, STOPPED, WRONG_USE, OutputError, Parser, complain, folder, say
from leonardo.crash_report import install_crash_report
from leonardo.engine.game import AnyGame
from leonardo.games import GAMES, Games
from leonardo.saves.files import is_named_as_game

COMMANDS: Final = {
    "simulate": "play games without a screen",
    "arena": "measure players against each other",
    "seat": "play at a seat for another program, by the seat protocol",
    "rules": "print the rules of a game as text",
    "check": "check game records and saved games",
    "replay": "write a finished game as a page for a browser, or as an animated picture",
    "install-menu": "put the program into the menu of the desktop",
}
"""The commands, and what each does in a line."""
_LOAD: Final = "--load"
_SIZE: Final = "--size"
_MOD: Final = "--mod"
_WITH_VALUE: Final = frozenset({_LOAD, _SIZE, "--saves", "--program", "--new"})
"""The options of the app after which a word of their own follows."""
SIZES: Final = ((640, 400), (16384, 16384))  # the smallest and the largest window that can be asked for, in pixels


def main(arguments: Sequence[str] | None = None, games: Games = GAMES) -> int:
    """Run the command that `arguments` (those of the process if none) ask for; return the exit status."""
    if arguments is None:
        from multiprocessing import freeze_support  # noqa: PLC0415 - only a process of its own comes through here

        freeze_support()  # in a packaged program a built-in player's process comes through here, and goes no further
        install_crash_report()
        _speak_any_language()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        status = _run(words, games)
        say("", end="")  # what was not written yet is written now, or its failing told
    except KeyboardInterrupt:
        complain("Stopped.")
        return STOPPED
    except BrokenPipeError:
        _leave_output_alone()
        return DONE
    except OutputError as error:
        complain(f"leonardo: the output cannot be written: {error}")
        _leave_output_alone()
        return FAULT
    return status


def play() -> int:
    """Start the app: what the graphical entry point calls."""
    return main()


def _run(words: Sequence[str], games: Games) -> int:
    try:
        words = _with_mod_used(words)
        words = with_file_named(_with_sizes_joined(words))
    except ArgumentTypeError as error:
        complain(f"leonardo: {error}")
        complain('Run "leonardo --help" for help.')
        return WRONG_USE
    try:
        parser = reader(words, games)
        chosen, unknown = parser.parse_known_args(words)
        if unknown:
            parser.error(f"unrecognized arguments: {' '.join(unknown)}{_of_another_game(unknown, chosen, games)}")
        run: Callable[[Namespace], int] = chosen.run
        return run(chosen)
    except SystemExit as end:  # how argparse says that the words were wrong, or that help was given
        return end.code if isinstance(end.code, int) else WRONG_USE


def _of_another_game(unknown: Sequence[str], chosen: Namespace, games: Games) -> str:
    """Return which games have an option that the chosen one lacks, in words; nothing where none has it."""
    option = unknown[0].partition("=")[0]
    having = [name for name in games if "game" in chosen and f"{option} " in _options_of(games[name])]
    return f" ({option} belongs to --game {' or '.join(having)})" if having else ""


def _options_of(game: AnyGame) -> str:
    parser = ArgumentParser(add_help=False)
    game.add_arguments(parser)
    return parser.format_usage()


def with_file_named(words: Sequence[str]) -> list[str]:
    """Return the words with `--load` before a file, as when a system opens one by itself.

    Raises:
        ArgumentTypeError: if it is neither a command nor a file, or not the only one.
    """
    bare = [place for place, word in enumerate(words) if not word.startswith("-") and not _is_value(words, place)]
    if not bare or words[bare[0]] in COMMANDS:
        return list(words)
    named = [words[place] for place in bare]
    for word in named:
        if not (is_named_as_game(Path(word).name) or os.path.lexists(word)):
            raise ArgumentTypeError(f"there is no file or command {word!r}")
    if len(named) > 1 or any(word.partition("=")[0] == _LOAD for word in words):
        raise ArgumentTypeError(f"{named[-1]!r}: only one file can be opened at a time")
    return [*words[: bare[0]], _LOAD, *words[bare[0] :]]


def _with_mod_used(words: Sequence[str]) -> list[str]:
    """Use the mod that the words name, before any game is read, and return the other words.

    Raises:
        ArgumentTypeError: if it cannot be used.
    """
    place = next((place for place, word in enumerate(words) if word.partition("=")[0] == _MOD), None)
    if place is None:
        return list(words)
    _, joined, named = words[place].partition("=")
    after = place + (1 if joined else 2)
    from leonardo import mods  # noqa: PLC0415 - few use one

    try:
        mods.use(named if joined else "".join(words[place + 1 : after]))
    except mods.ModError as error:
        raise ArgumentTypeError(str(error)) from error
    return [*words[:place], *words[after:]]


def _with_sizes_joined(words: Sequence[str]) -> list[str]:
    """Return the words with `--size -5x10` as one, which else is read as an option without its value."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] == _SIZE and re.match("-[0-9]", word):
            joined[-1] += f"={word}"
        else:
            joined.append(word)
    return joined


def _is_value(words: Sequence[str], place: int) -> bool:
    before = words[place - 1] if place else ""
    return len(before) > len("--") and any(option.startswith(before) for option in _WITH_VALUE)


def _speak_any_language() -> None:
    """Let names that the terminal cannot show be shown with escapes, instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _leave_output_alone() -> None:
    """Our output leads nowhere any more (`| head`): let Python's last flush go nowhere, too, instead of failing."""
    with suppress(OSError):  # an output that is no file is not flushed
        os.dup2(plain_files.nowhere(), sys.stdout.fileno())


def reader(words: Sequence[str], games: Games) -> Parser:
    """Return what reads these words; of the commands, those that may be meant know all that they can be told."""
    parser = Parser(
        prog="leonardo",
        description=(
            "Board games about Leonardo da Vinci, for one or more people at one screen. "
            "Run without a command to start the game."
        ),
        epilog=f'Run "leonardo COMMAND --help" for help on a command. Help and reports: {ADDRESS}',
    )
    parser.add_argument("--version", action="version", version=f"leonardo {__version__}")
    parser.add_argument("--saves", type=folder, metavar="DIR", help="folder for saved games")
    parser.add_argument(
        _MOD, metavar="MOD", help="play by the house rules of this mod: a name or a folder; commands take it, too"
    )
    parser.add_argument(_SIZE, type=_size, metavar="WxH", help="window size in pixels, e.g. 1280x720")
    parser.add_argument("--full-screen", action="store_true", help="start in full screen")
    parser.add_argument(
        _LOAD,
        type=Path,
        metavar="FILE",
        help='open this saved game or game record ("leonardo FILE" does the same)',
    )
    parser.add_argument("--new", choices=tuple(games), metavar="GAME", help="start at a new game of this kind")
    parser.add_argument(
        "--program",
        type=_program,
        action="append",
        default=[],
        metavar="COMMAND",
        help="offer this external program as a player; it must speak the seat protocol (may be repeated)",
    )
    parser.add_argument(
        "--smoke", action="store_true", help="self-test: open every screen and play a few moves of every game"
    )
    parser.set_defaults(run=_run_app)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        if name in words:
            from leonardo.commands import ADDED  # noqa: PLC0415 - who wants to play does not wait for it

            ADDED[name](command, words, games)
    return parser


def _run_app(chosen: Namespace) -> int:
    if chosen.smoke:
        from leonardo.app.main import smoke  # noqa: PLC0415 - pygame comes with it, which other commands do without

        return smoke(chosen.size)
    from leonardo.app.kit.pictures import begin_title  # noqa: PLC0415 - as above

    pictures = begin_title()
    from leonardo.app.main import run  # noqa: PLC0415 - the picture of the title is read meanwhile

    programs: Mapping[str, str] = {}
    if chosen.program:
        from leonardo.ai.programs import programs_of  # noqa: PLC0415 - few name a program

        programs = programs_of(chosen.program)
    return run(
        saves=chosen.saves,
        size=chosen.size,
        full_screen=chosen.full_screen,
        load=chosen.load,
        new=chosen.new,
        programs=programs,
        pictures=pictures,
    )


def _program(text: str) -> str:
    from leonardo.ai.program_player import words_of  # noqa: PLC0415 - few name a program

    try:
        words = words_of(text)
    except ValueError as error:
        raise ArgumentTypeError(f"{text!r} is not the command line of a program: {error}") from error
    if isinstance(words, list) and shutil.which(words[0]) is None:
        raise ArgumentTypeError(f"there is no program {words[0]!r}")
    return text


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{1,5})[xX]([0-9]{1,5})", text, re.ASCII)
    (least_width, least_height), (most_width, most_height) = SIZES
    if found is None:
        raise ArgumentTypeError(f"{text!r} is not a size such as 1280x720")
    width, height = int(found[1]), int(found[2])
    if not (least_width <= width <= most_width and least_height <= height <= most_height):
        raise ArgumentTypeError(
            f"{text!r}: the window must be between {least_width}x{least_height} and {most_width}x{most_height} pixels"
        )
    return width, height
