"""The open game record: JSON lines that any program can read and check.

The first line is the set-up, then comes a line for each decision of a seat and for each draw or throw of chance, and
last, for a finished game, its result, or why it was broken off. A decision says what is done (`do`), by which `seat`
and `of` how many legal answers; the fields of a line of chance are all the game's own, `chance` first.
"""

import json
from collections.abc import Callable, Mapping
from reprlib import repr as brief
from typing import Any, Final

from leonardo.engine.game import NATURE, AnyGame, IllegalActionError, NotationError
from leonardo.engine.record import Played, Turn
from leonardo.engine.strict_json import parse

FORMAT: Final = "leonardo-record"
VERSION: Final = 1
CHANCE: Final = "chance"
"""The field that only the lines of what chance did have."""


BROKEN_OFF: Final = "broken_off"
"""The field of the last line of a game that was broken off, which says why."""


class RecordError(ValueError):
    """A record that cannot be read or breaks a rule: in which line, what, and by which rule if by one."""

    def __init__(self, line: int, message: str, rule: str | None = None) -> None:
        super().__init__(f"line {line}: {message}" + (f" (rule {rule})" if rule else ""))
        self.line = line
        self.message = message
        self.rule = rule


def write_record(played: Played, broken_off: str | None = None) -> str:
    """Return a played game as the text of a record, with its result if it is finished, or why it was broken off."""
    game = played.game
    head = {"format": FORMAT, "version": VERSION, "game": game.name, **game.write_setup(played.setup)}
    lines: list[dict[str, Any]] = [head, *(_line(game, turn) for turn in played.turns)]
    if played.over:
        lines.append({"result": game.write_result(played.state)})
    elif broken_off is not None:
        lines.append({BROKEN_OFF: broken_off})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _line(game: AnyGame, turn: Turn) -> dict[str, Any]:
    fields = game.write_action(turn.action)
    return fields if turn.by_nature else {"seat": turn.seat, **fields, "of": turn.of}


def read_record(text: str, find_game: Callable[[str], AnyGame | None]) -> Played:
    """Return the game that a record tells, checked against the rules line by line.

    `find_game` returns the game of a name, if there is one. A record may stop before the game is over.

    Raises:
        RecordError: where the record cannot be read, or breaks a rule.
    """
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines:
        raise RecordError(1, "the record is empty")
    played = _begin(_read_line(1, lines[0]), find_game)
    for number, line in enumerate(lines[1:], start=2):
        fields = _read_line(number, line)
        if BROKEN_OFF in fields:
            _check_broken_off(number, fields, played)
            if number < len(lines):
                raise RecordError(number + 1, "nothing may follow where a game was broken off")
            return played
        if "result" not in fields:
            played = _play(number, fields, played)
            continue
        _check_result(number, fields, played)
        if number < len(lines):
            raise RecordError(number + 1, "nothing may follow the result")
        return played
    if played.over:
        raise RecordError(len(lines) + 1, "the game is over, but the result is missing")
    return played


def _begin(fields: dict[str, Any], find_game: Callable[[str], AnyGame | None]) -> Played:
    if fields.pop("format", None) != FORMAT:
        raise RecordError(1, f'this is not a game record: "format" is not "{FORMAT}"')
    version = fields.pop("version", None)
    if type(version) is not int or version != VERSION:
        raise RecordError(1, f'"version" is {brief(version)}; this program reads version {VERSION}')
    name = fields.pop("game", None)
    game = find_game(name) if isinstance(name, str) else None
    if game is None:
        raise RecordError(1, f'"game": {brief(name)} is not a game this program knows')
    try:
        played, _ = Played.begin(game, game.read_setup(fields))
    except ValueError as error:
        raise RecordError(1, str(error)) from error
    return played


def _play(number: int, fields: dict[str, Any], played: Played) -> Played:
    decider = played.game.decider(played.state)
    if decider is None:
        raise RecordError(number, "the game is over: the result must be here")
    if decider == NATURE:
        return _play_nature(number, fields, played)
    seat, of = fields.pop("seat", None), fields.pop("of", None)
    if type(seat) is not int or seat != decider:
        raise RecordError(number, f'"seat" is {brief(seat)}, but {decider!r} must decide here')
    if CHANCE in fields:
        raise RecordError(number, f'"{CHANCE}" stands here, but seat {decider} must decide')
    following = _apply(number, fields, played)
    count = following.turns[-1].of
    if type(of) is not int or of != count:
        raise RecordError(number, f'"of" is {brief(of)}, but there are {count} legal answers')
    return following


def _play_nature(number: int, fields: Mapping[str, Any], played: Played) -> Played:
    if CHANCE not in fields:
        raise RecordError(number, f'chance decides here, but there is no "{CHANCE}" in the line')
    if stray := fields.keys() & {"do", "of"}:
        raise RecordError(number, f'"{min(stray)}" does not belong in a chance line')
    return _apply(number, fields, played)


def _apply(number: int, fields: Mapping[str, Any], played: Played) -> Played:
    try:
        following, _ = played.play(played.game.read_action(fields))
    except NotationError as error:
        raise RecordError(number, str(error)) from error
    except IllegalActionError as error:
        raise RecordError(number, error.objection.message, error.objection.rule) from error
    return following


def _check_broken_off(number: int, fields: Mapping[str, Any], played: Played) -> None:
    if played.over:
        raise RecordError(number, "the game is over: the result must be here")
    if len(fields) > 1:
        raise RecordError(number, f'nothing may stand beside "{BROKEN_OFF}"')
    if not isinstance(fields[BROKEN_OFF], str) or not fields[BROKEN_OFF].isprintable():
        raise RecordError(number, f'"{BROKEN_OFF}" must say in words why the game goes no further')


def _check_result(number: int, fields: Mapping[str, Any], played: Played) -> None:
    if not played.over:
        raise RecordError(number, "a result stands here, but the game is not over")
    if len(fields) > 1:
        raise RecordError(number, "nothing may stand beside the result")
    expected = played.game.write_result(played.state)
    given = fields["result"]
    if not isinstance(given, dict) or given.keys() != expected.keys():
        raise RecordError(number, f"the result must give {', '.join(expected)}")
    for name, value in expected.items():
        if _plain(given[name]) != _plain(value):
            raise RecordError(number, f'"{name}" of the result is {given[name]}, but must be {value}')


def _plain(value: object) -> str:
    """Return a value as text to compare: 1 is neither 1.0 nor true, and the fields of an object have no order."""
    return json.dumps(value, sort_keys=True)


def _read_line(number: int, line: str) -> dict[str, Any]:
    try:
        return parse(line)
    except ValueError as error:
        raise RecordError(number, f"the line cannot be read: {error}") from error
