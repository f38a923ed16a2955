"""The file of a person's results: read strictly, written whole, and never lost.

One that is damaged is set aside under another name and a new one begun; one of a newer version, or that cannot be read,
is left as it is. What cannot be written is kept in memory and written with the next change.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from attrs import evolve

from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import read_file
from leonardo.saves.statistics.schema import (
    MOST_BYTES,
    MOST_DAYS,
    MOST_PUZZLES,
    MOST_RESULTS,
    DayBegun,
    Result,
    Statistics,
    Tried,
    fitted,
    read_statistics,
)
from leonardo.saves.writing import Mark, put_aside, write_file

NAME: Final = "statistics.json"
_BROKEN: Final = frozenset({Fault.DAMAGED, Fault.FOREIGN, Fault.EMPTY, Fault.TOO_LARGE})

Change = Callable[[Statistics], Statistics]


class StatisticsFile:
    """Keeps results at a path, or in memory only where there is none; of those beyond `most` bytes the newest."""

    def __init__(self, path: Path | None, most: int = MOST_BYTES) -> None:
        self.path = path
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
        try:
            kept = self._read_from(self.path)
            for each in self._waiting:
                kept = each(kept)
            kept, content = fitted(kept, self._most)
            self._mark = write_file(self.path, content)
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
