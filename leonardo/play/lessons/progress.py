"""What was learnt: which lessons were done, and how far the one is that was left, in a file of its own.

It is written as safely as saves are. One that is damaged is set aside under a name that is free, and all begins anew;
one of a newer version, or that cannot be read, is left as it is, and what is learnt is kept in memory.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import evolve, field, frozen

from leonardo.engine.strict_json import parse
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import put_aside, read_file, write_file

NAME: Final = "lessons.json"
SCHEMA: Final = 1  # the number of the schema that this program writes. Any change of the fields is a new number.
MOST_BYTES: Final = 2_000_000
MOST_TURNS: Final = 500  # turns of a lesson that was left; none has so many, and one that had would begin anew
_LEFT_ALONE: Final = frozenset({Fault.NEWER, Fault.UNREADABLE})


@frozen
class Learnt:
    """What was learnt of a game: the names of the lessons that were `done`, and the one that was left, with its turns.

    The turns are in the words of the open record.
    """

    done: tuple[str, ...] = ()
    left: str = ""
    turns: tuple[Mapping[str, Any], ...] = field(factory=tuple)

    def with_done(self, lesson: str) -> "Learnt":
        """Return it with a lesson done, and none left in its middle."""
        return Learnt((*(each for each in self.done if each != lesson), lesson))

    def with_left(self, lesson: str, turns: Sequence[Mapping[str, Any]]) -> "Learnt":
        """Return it with a lesson left in its middle, unless that is too long to be kept."""
        if len(turns) > MOST_TURNS:
            return evolve(self, left="", turns=())
        return evolve(self, left=lesson, turns=tuple(turns))


class Progress:
    """What was learnt of all games, kept in a file of a folder; `problem` says what was wrong with it, if anything was.

    What cannot be written is kept as long as the program runs. `set_aside` is where a damaged file was put.
    """

    def __init__(self, folder: Path | None) -> None:
        self._path = folder / NAME if folder is not None else None
        self._learnt: dict[str, Learnt] | None = None
        self.problem: SaveError | None = None
        self.set_aside: Path | None = None
        self._known_newer = False

    def of(self, game: str) -> Learnt:
        return self._all().get(game, Learnt())

    def take_problem(self) -> SaveError | None:
        """Return what was wrong with the file, once for each time."""
        self._all()
        problem, self.problem = self.problem, None
        return problem

    def keep(self, game: str, learnt: Learnt) -> None:
        """Write down what was learnt of a game, beside what another program has written meanwhile."""
        known = self._all()
        if known.get(game) == learnt:
            return
        known[game] = learnt
        if self._path is None:
            return
        try:
            known.update(_beside(self._found(self._path), known, game))
            write_file(self._path, _written(known), lasting=False)
        except SaveError as error:
            self._tell(error)

    def _all(self) -> dict[str, Learnt]:
        if self._learnt is None:
            self._learnt = self._read()
        return self._learnt

    def _read(self) -> dict[str, Learnt]:
        if self._path is None:
            return {}
        try:
            return self._found(self._path)
        except SaveError as error:
            self._tell(error)
            return {}

    def _tell(self, error: SaveError) -> None:
        """Have it told what is wrong; that the file is of a newer version, once."""
        if error.fault is not Fault.NEWER or not self._known_newer:
            self.problem = error
        self._known_newer = error.fault is Fault.NEWER

    def _found(self, path: Path) -> dict[str, Learnt]:
        """Return what the file holds; one that is damaged is put aside.

        Raises:
            SaveError: if it cannot be read and must be left as it is.
        """
        try:
            return _structured(parse(read_file(path, MOST_BYTES), MOST_BYTES), path)
        except SaveError as error:
            if error.fault is Fault.MISSING:
                return {}
            if error.fault in _LEFT_ALONE:
                raise
            self.problem = error
        except ValueError as error:
            self.problem = SaveError(path, Fault.DAMAGED, str(error))
        self.set_aside = put_aside(path, "broken")
        return {}


def _beside(found: Mapping[str, Learnt], known: Mapping[str, Learnt], game: str) -> dict[str, Learnt]:
    """Return what the file knows besides: other games as they stand there, of this one the lessons done elsewhere."""
    others = {name: each for name, each in found.items() if name != game}
    there, own = found.get(game, Learnt()).done, known[game]
    return {**others, game: evolve(own, done=(*(name for name in there if name not in own.done), *own.done))}


def _written(known: Mapping[str, Learnt]) -> bytes:
    games = {name: {"done": each.done, "left": each.left, "turns": each.turns} for name, each in known.items()}
    return (json.dumps({"schema": SCHEMA, "games": games}, indent=1) + "\n").encode("utf-8")


def _structured(content: Mapping[str, Any], path: Path) -> dict[str, Learnt]:
    """Return what a file says.

    Raises:
        SaveError: if it is of a newer schema.
        ValueError: if it is not what any version has written.
    """
    schema, games = content.get("schema"), content.get("games")
    if type(schema) is int and schema > SCHEMA:
        raise SaveError(path, Fault.NEWER, f"schema {schema}, this version reads up to {SCHEMA}")
    if type(schema) is not int or schema != SCHEMA or not isinstance(games, dict):
        raise ValueError("these are no lessons of this program")
    return {name: _learnt(each) for name, each in games.items()}


def _learnt(content: Any) -> Learnt:
    if not isinstance(content, dict) or content.keys() != {"done", "left", "turns"}:
        raise ValueError("what was learnt of a game has other fields")
    done, left, turns = content["done"], content["left"], content["turns"]
    words = isinstance(done, list) and all(isinstance(name, str) for name in (*done, left))
    if not words or not isinstance(turns, list) or len(turns) > MOST_TURNS:
        raise ValueError("what was learnt of a game cannot be read")
    if not all(isinstance(turn, dict) for turn in turns):
        raise ValueError("a turn of a lesson cannot be read")
    return Learnt(tuple(done), left, tuple(turns))
