"""The document of a person's results: what is in it, and how it becomes a file and is read back.

It is read as strictly as a save, with a schema number and a checksum over everything else.
"""

import re
from datetime import date
from math import ceil
from pathlib import Path
from typing import Any, Final

from attrs import Attribute, evolve, field, frozen
from attrs.validators import deep_iterable, ge, le, max_len, min_len, optional
from cattrs.errors import BaseValidationError
from cattrs.preconf.json import JsonConverter

from leonardo.engine.strict_json import parse
from leonardo.saves.checks import A_COUNT, MOST_COUNT, is_name, is_player, is_time, is_word
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.schema import MOST_SEATS
from leonardo.saves.structure import Fields, checksum, first_fault, laid_out, strict_converter

FORMAT: Final = "leonardo-statistics"
SCHEMA: Final = 2
"""The number of the schema that this program writes. Any change of the fields is a new number and an upgrade."""
MOST_BYTES: Final = 80_000_000
"""A game takes 1,000 to 1,600 bytes. Of results that do not fit the oldest go, so that what is written can be read."""
MOST_RESULTS: Final = 40_000
MOST_PUZZLES: Final = 10_000
MOST_DAYS: Final = 10_000
MOST_THINGS: Final = 200
MOST_COUNTS: Final = 60


def _is_identity(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not re.fullmatch(r"[0-9a-f]{16}", value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be 16 hexadecimal digits")


def _is_day(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a date such as 2026-11-20")
    date.fromisoformat(value)


def _are_counts(_: object, attribute: "Attribute[Fields]", value: Fields) -> None:
    if len(value) > MOST_COUNTS:
        raise ValueError(f"{attribute.name!r} must hold at most {MOST_COUNTS} numbers")
    for name, count in value.items():
        if not re.fullmatch(r"[a-z0-9_]{1,40}", name, re.ASCII) or type(count) is not int or abs(count) > MOST_COUNT:
            raise ValueError(f"{attribute.name!r} must hold whole numbers by their names")


_SCORE: Final = [ge(-MOST_COUNT), le(MOST_COUNT)]


@frozen
class SeatResult:
    """How a seat came in.

    `player` is the built-in player there, none where a person sat. `place` is 1 for the first; `hints` is how often the
    seat had advice, `changed` how often it went from a person to a built-in player or back. `things` are what it made,
    in the game's own words, and `counts` what the game counts besides.
    """

    name: str = field(validator=is_name)
    player: str | None = field(validator=optional(is_player))
    score: int = field(validator=_SCORE)
    place: int = field(validator=[ge(1), le(MOST_SEATS)])
    hints: int = field(default=0, validator=A_COUNT)
    changed: int = field(default=0, validator=A_COUNT)
    things: tuple[str, ...] = field(default=(), validator=[max_len(MOST_THINGS), deep_iterable(is_word)])
    counts: Fields = field(factory=dict, validator=_are_counts)

    @property
    def is_person(self) -> bool:
        """Whether a person sat there when the game ended."""
        return self.player is None


@frozen
class Result:
    """A finished game.

    `identity` is the same for the same deal with the same names, however often it is finished. `setup` is the game's
    word for what was agreed on, empty if there is but one kind; `day` the date, where it was the game of that day.
    `undone` is how often a decision was taken back, `retaken` how often what others had decided since went with it.
    `noted` is a word for why the game of a day is not compared with others, where that was noted.
    """

    identity: str = field(validator=_is_identity)
    game: str = field(validator=is_word)
    at: str = field(validator=is_time)
    seats: tuple[SeatResult, ...] = field(validator=[min_len(1), max_len(MOST_SEATS)])
    setup: str | None = field(default=None, validator=optional(is_word))
    day: str | None = field(default=None, validator=optional(_is_day))
    undone: int = field(default=0, validator=A_COUNT)
    retaken: int = field(default=0, validator=A_COUNT)
    noted: str | None = field(default=None, validator=optional(is_word))


@frozen
class DayBegun:
    """That a person has begun the game of a day, as the `run` of its saves, and why it will not count, if so."""

    game: str = field(validator=is_word)
    day: str = field(validator=_is_day)
    name: str = field(validator=is_name)
    run: str = field(validator=is_word)
    noted: str | None = field(default=None, validator=optional(is_word))

    @property
    def key(self) -> tuple[str, str, str]:
        """What there is one of."""
        return self.game, self.day, self.name


@frozen
class Tried:
    """A puzzle that a person has tried: how often, and whether it was solved."""

    game: str = field(validator=is_word)
    puzzle: str = field(validator=is_word)
    name: str = field(validator=is_name)
    tries: int = field(validator=A_COUNT)
    solved: bool

    @property
    def key(self) -> tuple[str, str, str]:
        """What there is one of."""
        return self.game, self.puzzle, self.name


@frozen
class Statistics:
    """All that is kept, the oldest results first."""

    results: tuple[Result, ...] = field(default=(), validator=max_len(MOST_RESULTS))
    puzzles: tuple[Tried, ...] = field(default=(), validator=max_len(MOST_PUZZLES))
    days: tuple[DayBegun, ...] = field(default=(), validator=max_len(MOST_DAYS))


def write_statistics(statistics: Statistics) -> bytes:
    """Return the statistics as the content of a file."""
    document = {"format": FORMAT, "schema": SCHEMA, **_CONVERTER.unstructure(statistics)}
    document["checksum"] = checksum(document)
    return laid_out(document).encode("utf-8")


def fitted(statistics: Statistics, most: int = MOST_BYTES) -> tuple[Statistics, bytes]:
    """Return statistics with those newest results that fit into a file of `most` bytes, and the content of that."""
    content = write_statistics(statistics)
    while len(content) > most and statistics.results:
        gone = ceil(len(statistics.results) * (1 - most / len(content)))
        statistics = evolve(statistics, results=statistics.results[gone:])
        content = write_statistics(statistics)
    return statistics, content


def read_statistics(content: bytes, path: Path, most: int = MOST_BYTES) -> Statistics:
    """Return the statistics that the content of the file `path` holds, `most` bytes at most.

    Raises:
        SaveError: if they are none, damaged, or of a newer schema.
    """
    try:
        document = parse(content, most)
    except ValueError as error:
        raise SaveError(path, Fault.DAMAGED, str(error)) from error
    _look_at_schema(document, path)
    written = document.pop("checksum", None)
    if written != checksum(document):
        raise SaveError(path, Fault.DAMAGED, "its checksum does not match its content")
    entries = {name: value for name, value in document.items() if name not in ("format", "schema")}
    try:
        return _CONVERTER.structure(entries, Statistics)
    except BaseValidationError as error:
        raise SaveError(path, Fault.DAMAGED, first_fault(error, "statistics")) from error


def _look_at_schema(document: Fields, path: Path) -> None:
    if document.get("format") != FORMAT:
        raise SaveError(path, Fault.FOREIGN, f'its "format" is not "{FORMAT}"')
    number: Any = document.get("schema")
    if type(number) is not int or number < 1:
        raise SaveError(path, Fault.DAMAGED, "its schema number is missing")
    if number > SCHEMA:
        raise SaveError(path, Fault.NEWER, f"schema {number}, this version reads up to {SCHEMA}")


_CONVERTER: Final[JsonConverter] = strict_converter()
