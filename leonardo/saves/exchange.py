"""Games as files that go from hand to hand: open records and saves, taken in with suspicion and handed on with care."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from os.path import lexists
from pathlib import Path
from typing import Any, Final

from attrs import evolve

from leonardo.engine.game import AnyGame
from leonardo.engine.house_rules import MOD, HouseRulesError
from leonardo.engine.record import VERSION, WITH_MOD, Played, RecordError, read_record, write_record
from leonardo.engine.strict_json import parse
from leonardo.saves.archive import Archive, under_another_run
from leonardo.saves.composing import compose
from leonardo.saves.faults import Fault, SaveError, fault_of_writing
from leonardo.saves.files import ENDING, Kind, file_name, kind_meant, kind_of, read_file, write_file
from leonardo.saves.opening import open_save
from leonardo.saves.schema import Save, Seated, read_save, write_save

_RUN_LETTERS: Final = 12

_MOST_ALIKE: Final = 1000  # how many games that are called alike can have a file each

Games = Mapping[str, AnyGame]
Seats = Callable[[Played], Sequence[Seated]]  # gives names to those who sit at a game that does not tell any


def read_game(path: Path, games: Games, seats: Seats) -> Save:
    """Return the game in a file as a save without name and picture, played again by the rules; a record gets `seats`.

    Raises:
        SaveError: if the file holds neither an open record nor a save that can be opened.
    """
    content = read_file(path)
    if kind_meant(content, path) is Kind.RECORD:
        played = _read_record(content, path, games)
        run = hashlib.sha256(content).hexdigest()[:_RUN_LETTERS]
        return compose(played, seats(played), 0, run)
    save = read_save(content, path)
    open_save(save, path, games)
    return save


def _read_record(content: bytes, path: Path, games: Games) -> Played:
    try:
        text = content.decode("utf-8")
        _look_at_head(text, path, games)
        return read_record(text, games.get)
    except UnicodeDecodeError as error:
        raise SaveError(path, Fault.DAMAGED, "it is not UTF-8 text") from error
    except RecordError as error:
        if isinstance(error.__cause__, HouseRulesError):
            raise SaveError(path, Fault.HOUSE_RULES, error.message) from error
        if error.rule is None:
            raise SaveError(path, Fault.DAMAGED, str(error)) from error
        detail = f"line {error.line}: {error.message}, rule {error.rule}"
        raise SaveError(path, Fault.BREAKS_RULE, detail) from error


def _look_at_head(text: str, path: Path, games: Games) -> None:
    """Refuse by its first line what is of another version or game; other damage is found line by line."""
    try:
        head: dict[str, Any] = parse(text.partition("\n")[0])
    except ValueError as error:
        raise SaveError(path, Fault.DAMAGED, f"line 1: {error}") from error
    version, name = head.get("version"), head.get("game")
    known = WITH_MOD if MOD in head else VERSION
    if type(version) is int and version > known:
        raise SaveError(path, Fault.NEWER, f"version {version}, this version reads up to {known}")
    if isinstance(name, str) and name not in games:
        raise SaveError(path, Fault.UNKNOWN_GAME, name)


def take_in(save: Save, archive: Archive) -> Path:
    """Keep a game from elsewhere in the archive, and return its file; what is there is never written over.

    A game that is there already, as long or longer, is not kept again.

    Raises:
        SaveError: if it cannot be written.
    """
    path = archive.path_of(save.run)
    with fault_of_writing(path):
        taken = path.exists()
    if not taken:
        return archive.keep(save)
    try:
        there = archive.read(path)
    except SaveError:
        there = None
    if there is not None and there.actions[: len(save.actions)] == save.actions and there.setup == save.setup:
        return path
    return take_in(under_another_run(save), archive)


def as_record(save: Save, path: Path, games: Games) -> bytes:
    """Return the open record of a save from a file.

    Raises:
        SaveError: if the save cannot be opened.
    """
    return write_record(open_save(save, path, games).played).encode("utf-8")


def as_save(save: Save) -> bytes:
    """Return a save as the content of a file of its own, which tells nothing of this computer."""
    return write_save(evolve(save, machine=None, line=()))


def place_for(folder: Path, called: str, ending: str, content: bytes) -> Path:
    """Return the file in a folder for a game that is called so: a free one, or where the game lies already.

    Others may be called alike, such as games of “C#” and “C++” that were finished in the same minute.
    """
    place = folder / _name_for(called, ending, 1)
    for number in range(2, _MOST_ALIKE):
        if not lexists(place) or _is_same_game(place, content):
            return place
        place = folder / _name_for(called, ending, number)
    return place


def _is_same_game(place: Path, content: bytes) -> bool:
    """Tell whether a file holds the game that something else holds, be it shorter or longer."""
    try:
        there = read_file(place)
        if kind_of(there) is not kind_of(content):
            return False
        if kind_of(there) is Kind.RECORD:
            return there.partition(b"\n")[0] == content.partition(b"\n")[0]
        return read_save(there, place).run == read_save(content, place).run
    except SaveError:
        return False


def _name_for(called: str, ending: str, number: int) -> str:
    return file_name(called, number).removesuffix(ENDING) + ending


def hand_on(path: Path, content: bytes, *, replace: bool = False) -> None:
    """Write a file for others.

    Raises:
        SaveError: if it cannot be written, or the name is taken and not to be replaced.
    """
    with fault_of_writing(path):
        taken = lexists(path)
    if taken and not replace:
        raise SaveError(path, Fault.NAME_TAKEN)
    write_file(path, content)
