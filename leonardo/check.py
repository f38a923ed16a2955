"""Checking records and saves: are they whole, and does every move in them keep the rules?"""

from pathlib import Path
from typing import Final

from attrs import frozen

from leonardo.engine.record import Played, RecordError, read_record
from leonardo.engine.strict_json import legible
from leonardo.games import GAMES, Games
from leonardo.saves.faults import SaveError
from leonardo.saves.files import Kind, kind_meant, read_file
from leonardo.saves.opening import open_save
from leonardo.saves.schema import read_save

LONGEST: Final = 400  # characters shown of a message: a hostile file may put a book into a word


@frozen
class Verdict:
    """Whether a file is in order, and what to tell about it: in one line that begins with the file's name."""

    good: bool
    text: str


def check(path: Path, games: Games = GAMES) -> Verdict:
    """Read a record or a save, play it again by the rules, and judge it."""
    try:
        content = read_file(path)
        if kind_meant(content, path) is Kind.SAVE:
            played = open_save(read_save(content, path), path, games).played
        else:
            played = read_record(_decode(content), games.get)
    except SaveError as error:
        return _bad(path, None, error.plainly)
    except RecordError as error:
        rule = f" (rule {error.rule})" if error.rule else ""
        return _bad(path, error.line, f"{_shortened(error.message).rstrip('.')}{rule}. {_advice(error.line)}")
    return Verdict(True, legible(f"{path}: OK, {_story(played)}"))


def _advice(line: int) -> str:
    """Return what to do about a record that is wrong in a line: all before it keeps the rules."""
    whole = f"; lines 1 to {line - 1} are in order" if line > 1 else ""
    return f"The file has not been changed. Export the record again from its game{whole}."


def _decode(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError(line, "the text is not UTF-8; records are written in UTF-8") from error


def _bad(path: Path, line: int | None, message: str) -> Verdict:
    place = f"{path}:{line}" if line is not None else str(path)
    return Verdict(False, legible(f"{place}: {message}"))


def _shortened(message: str) -> str:
    return message if len(message) <= LONGEST else f"{message[:LONGEST]} ..."


def _story(played: Played) -> str:
    seats = played.game.seats(played.state)
    end = "finished" if played.over else "not finished"
    return f"{played.game.name}, {seats} seats, {played.decisions} decisions, {end}"
