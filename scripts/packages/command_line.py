"""What the command line can be told, as data: pages of the manual and completions of shells are made of it."""

from argparse import SUPPRESS, Action, ArgumentParser
from collections.abc import Iterator, Mapping
from typing import Final

from attrs import frozen

from leonardo.arguments import Parser
from leonardo.cli import COMMANDS, reader
from leonardo.games import GAMES

_FOLDERS: Final = {"DIR", "MOD"}  # how a value is called that is a folder


@frozen
class Option:
    """An option: its names, what follows it, the words it may be, and what it does."""

    names: tuple[str, ...]
    value: str  # how the value is called; nothing where none follows
    choices: tuple[str, ...]
    about: str

    @property
    def is_folder(self) -> bool:
        return self.value in _FOLDERS

    @property
    def is_file(self) -> bool:
        return self.value.startswith(("FILE", "OUT"))


@frozen
class Command:
    """A command, or the program itself without one: its options, and what is named without an option.

    These are files, or one of some `words`; `takes` is how it is called.
    """

    name: str
    about: str
    description: str
    options: tuple[Option, ...]
    takes: str = ""
    words: tuple[str, ...] = ()

    @property
    def takes_files(self) -> bool:
        return self.takes == "FILE"


def program() -> Command:
    """Return what the program can be told without a command."""
    told = reader([], GAMES)
    return Command("", told.description or "", told.description or "", tuple(_options(told)), "FILE")


def commands() -> Iterator[Command]:
    """Yield all commands; of those that play games, with the options that any game has."""
    for name, about in COMMANDS.items():
        found: dict[str, Option] = {}
        for game in GAMES:
            parser = _parser_of(name, game)
            for option in _options(parser):
                found[option.names[-1]] = _joined(found.get(option.names[-1]), option)
        named = next((action for action in parser.told() if not action.option_strings), None)
        takes, words = (_called(named), tuple(named.choices or ())) if named else ("", ())
        yield Command(name, about, parser.description or "", tuple(found.values()), takes, words)


def _parser_of(command: str, game: str) -> Parser:
    told = reader([command, "--game", game], GAMES).told()
    (choices,) = (action.choices for action in told if isinstance(action.choices, Mapping))
    parser: Parser = choices[command]
    return parser


def _joined(older: Option | None, option: Option) -> Option:
    """Return an option as all games together have it."""
    if older is None:
        return option
    choices = tuple(dict.fromkeys((*older.choices, *option.choices)))
    value = "|".join(choices) if older.choices and older.value == "|".join(older.choices) else older.value
    return Option(option.names, value, choices, older.about)


def _options(parser: Parser) -> Iterator[Option]:
    for action in parser.told():
        if action.option_strings and action.help != SUPPRESS:
            value = "" if action.nargs == 0 else _called(action)
            choices = tuple(map(str, action.choices or ()))
            yield Option(tuple(action.option_strings), value, choices, _about(parser, action))


def _called(action: Action) -> str:
    if isinstance(action.metavar, str):
        return action.metavar
    return "|".join(map(str, action.choices)) if action.choices else action.dest.upper()


def _about(parser: ArgumentParser, action: Action) -> str:
    told = action.help or ""
    values = {**vars(action), "prog": parser.prog}
    return told % values if "%(" in told else told.replace("%%", "%")
