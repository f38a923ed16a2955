"""What is kept of the games that persons have finished and the puzzles that they have tried, and its file.

It is read as strictly as a save. A damaged file is set aside under another name and a new one begun; one of a newer
version, or that cannot be read, is left as it is. What cannot be written is kept in memory and written with the next
change.
"""

import re
from collections.abc import Callable
from datetime import date
from math import ceil
from pathlib import Path
from typing import Any, Final

from attrs import Attribute, evolve, field, frozen
from attrs.validators import deep_iterable, ge, le, max_len, min_len, optional
from cattrs.errors import BaseValidationError
from cattrs.preconf.json import JsonConverter

from leonardo.engine.strict_json import parse
from leonardo.saves.documents import (
    A_COUNT,
    MOST_COUNT,
    Fields,
    checksum,
    first_fault,
    is_name,
    is_player,
    is_time,
    is_word,
    laid_out,
    strict_converter,
)
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import Mark, put_aside, read_file, write_file
from leonardo.saves.schema import MOST_SEATS
from leonardo.saves.writer import Writer, at_once

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
        return self.game, self.puzzle, self.name


@frozen
class Statistics:
    """All that is kept, the oldest results first."""

    results: tuple[Result, ...] = field(default=(), validator=max_len(MOST_RESULTS))
    puzzles: tuple[Tried, ...] = field(default=(), validator=max_len(MOST_PUZZLES))
    days: tuple[DayBegun, ...] = field(default=(), validator=max_len(MOST_DAYS))


def write_statistics(statistics: Statistics) -> bytes:
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
    number: Any = document.get("schema")
    if type(number) is int and number > SCHEMA and document.get("format", FORMAT) == FORMAT:
        raise SaveError(path, Fault.NEWER, f"schema {number}, this version reads up to {SCHEMA}")
    if document.get("format") != FORMAT:
        raise SaveError(path, Fault.FOREIGN, f'its "format" is not "{FORMAT}"')
    if type(number) is not int or number < 1:
        raise SaveError(path, Fault.DAMAGED, "its schema number is missing")


_CONVERTER: Final[JsonConverter] = strict_converter()


NAME: Final = "statistics.json"
_BROKEN: Final = frozenset({Fault.DAMAGED, Fault.FOREIGN, Fault.EMPTY, Fault.TOO_LARGE})

Change = Callable[[Statistics], Statistics]


class StatisticsFile:
    """Keeps results at a path, or in memory only where there is none; of those beyond `most` bytes the newest.

    What is changed is written by `writer`.
    """

    def __init__(self, path: Path | None, most: int = MOST_BYTES, writer: Writer | None = None) -> None:
        self.path = path
        self._writer = writer or Writer(at_once)
        self._most = most
        self.set_aside: Path | None = None
        """Where a damaged file was put, until somebody was told of it."""
        self._problem: SaveError | None = None
        self._known = Statistics()
        self._mark: Mark | None = None
        self._waiting: list[Change] = []
        """What was changed and is not written yet."""

    def take_problem(self) -> SaveError | None:
        """Return what was wrong with reading or writing since it was last asked."""
        problem, self._problem = self._problem, None
        return problem

    def read(self) -> Statistics:
        """Return all that is kept, with what could not be written yet."""
        found = self._look() or self._known
        for change in self._waiting:
            found = change(found)
        return found

    def add(self, result: Result) -> bool:
        """Keep a finished game; return whether it is a new one. The same game counts once, as it first ended."""
        if any(each.identity == result.identity for each in self.read().results):
            return False
        self._change(lambda kept: _with_result(kept, result))
        return True

    def tried(self, tried: Tried) -> None:
        """Keep that a puzzle was tried, in the place of what was known of it."""
        self._change(lambda kept: _with_tried(kept, tried))

    def begun(self, begun: DayBegun) -> None:
        """Keep that the game of a day was begun, or that it will not count; the first of each stands."""
        self._change(lambda kept: _with_day(kept, begun))

    def forget(self, name: str) -> None:
        """Delete all that is kept of a person; what others have done in the same games stays."""
        self._change(lambda kept: _without(kept, name))

    def _change(self, change: Change) -> None:
        self._waiting.append(change)
        if self.path is None:
            self._known, self._waiting = change(self._known), []
            return
        path = self.path
        self._writer.done(lambda: self._write(path))

    def _write(self, path: Path) -> None:
        try:
            kept = self._read_from(path)
            for each in self._waiting:
                kept = each(kept)
            kept, content = fitted(kept, self._most)
            self._mark = write_file(path, content)
        except SaveError as error:
            self._problem = error
            return
        self._known, self._waiting = kept, []

    def _look(self) -> Statistics | None:
        if self.path is None:
            return None
        try:
            return self._read_from(self.path)
        except SaveError as error:
            self._problem = error
            return None

    def _read_from(self, path: Path) -> Statistics:
        """Return what the file holds.

        Raises:
            SaveError: if it cannot be read and must be left as it is.
        """
        try:
            if self._mark is not None and self._mark.fits(path):
                return self._known
        except OSError:
            self._mark = None
        try:
            content = read_file(path, self._most)
            self._known = read_statistics(content, path, self._most)
            self._mark = Mark.of(content, path.stat())
        except SaveError as error:
            if error.fault is Fault.MISSING:
                self._known, self._mark = Statistics(), None
            elif error.fault in _BROKEN:
                self.set_aside = put_aside(path, "damaged")
                self._problem, self._known, self._mark = error, Statistics(), None
            else:
                raise
        except OSError as error:
            raise SaveError(path, Fault.UNREADABLE, error.strerror or str(error)) from error
        return self._known


def _with_result(kept: Statistics, result: Result) -> Statistics:
    if any(each.identity == result.identity for each in kept.results):
        return kept
    return evolve(kept, results=(*kept.results, result)[-MOST_RESULTS:])


def _with_tried(kept: Statistics, tried: Tried) -> Statistics:
    others = tuple(each for each in kept.puzzles if each.key != tried.key)
    return evolve(kept, puzzles=(*others, tried)[-MOST_PUZZLES:])


def _with_day(kept: Statistics, begun: DayBegun) -> Statistics:
    before = next((each for each in kept.days if each.key == begun.key), None)
    if before is not None:
        begun = evolve(before, noted=before.noted or begun.noted)
    others = tuple(each for each in kept.days if each.key != begun.key)
    return evolve(kept, days=(*others, begun)[-MOST_DAYS:])


def _without(kept: Statistics, name: str) -> Statistics:
    """Return what is left without a person: games at which nobody else sat go, in others only what is theirs."""
    results = tuple(each for each in kept.results if not _only(each, name))
    puzzles = tuple(each for each in kept.puzzles if each.name != name)
    days = tuple(each for each in kept.days if each.name != name)
    return Statistics(tuple(_anonymous(each, name) for each in results), puzzles, days)


def _only(result: Result, name: str) -> bool:
    return {seat.name for seat in result.seats if seat.is_person} == {name}


def _anonymous(result: Result, name: str) -> Result:
    seats = tuple(
        evolve(seat, name="?", hints=0, things=(), counts={}) if seat.is_person and seat.name == name else seat
        for seat in result.seats
    )
    return evolve(result, seats=seats)
