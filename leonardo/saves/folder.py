"""The folder of saved games: lists them by their heads, finds names for new ones, and keeps autosaves of each game."""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from os.path import lexists
from pathlib import Path
from time import time
from typing import Final

from attrs import evolve, frozen

from leonardo.saves import pictures
from leonardo.saves.faults import Fault, SaveError, fault_of_reading, fault_of_writing
from leonardo.saves.files import (
    AUTOSAVE,
    file_name,
    is_same_name,
    is_save_name,
    read_ends,
    read_file,
    remove_old_parts,
    status_of,
    write_file,
)
from leonardo.saves.schema import (
    HEAD_BYTES,
    MOST_WRITES,
    Head,
    Save,
    goes_with,
    holds,
    is_same_ending,
    may_be_same,
    read_head,
    read_save,
    write_save,
)
from leonardo.saves.slots import Slots, TakenError
from leonardo.saves.writer import Aside, Writer, at_once
from leonardo.user_folders import data_folder

_MOST_ALIKE: Final = 1000  # how many names that differ only in signs can have a file each
KEPT_RUNS: Final = 20  # of how many games the autosaves are kept in any case, those most recently played
FARTHEST: Final = 10**9  # by so many writes no save of a folder is newer than the next one, unless somebody made it up
END_BYTES: Final = 16  # bytes at the end of a file that are looked at when it is listed

_OF_CONTENT: Final = frozenset(
    {Fault.EMPTY, Fault.TOO_LARGE, Fault.FOREIGN, Fault.DAMAGED, Fault.NEWER, Fault.BREAKS_RULE, Fault.DIFFERENT}
)
"""Faults that stay as long as the file is not changed."""


@frozen
class Entry:
    """A file in the list of saves: either the `head` of the save that it holds or the `fault` that it has."""

    path: Path
    head: Head | None
    fault: SaveError | None
    sample: bool = False
    branch: bool = False
    """Whether another one that is listed goes on from the same beginning: as a list is told, and not by itself."""

    @property
    def is_autosave(self) -> bool:
        return self.path.name.startswith(AUTOSAVE)

    @property
    def goes_on(self) -> bool:
        """Whether it is an autosave of a game that is not over, whatever a person calls the file."""
        return self.head is not None and self.head.name is None and not self.head.over and not self.sample

    @property
    def can_be_deleted(self) -> bool:
        """Whether it is a person's to delete: samples are not, and the folder itself is none of its files."""
        return not self.sample and (self.fault is None or self.fault.fault is not Fault.FOLDER_UNREADABLE)


@frozen
class _Seen:
    """A file as it was when it was looked at; it needs no further look as long as its status is the same."""

    status: tuple[int, int, int]
    entry: Entry


class SaveFolder:
    """Saved games in the folder `path`, which is made when the first is written; `samples` come with the program.

    `aside` does what nobody should have to wait for, and so does `writer` what must not be done twice at a time.
    """

    def __init__(self, path: Path, samples: Path | None = None, aside: Aside = at_once) -> None:
        self.path = path
        self.samples = samples
        self.aside = aside
        self.writer = Writer(aside)
        self._slots: dict[str, Slots] = {}
        self._seen: dict[Path, _Seen] = {}
        self._writes: int | None = None
        self._most = MOST_WRITES
        """How far writes are counted, so that none comes near one that is not believed; then clocks say what is new."""
        self._counting = threading.Lock()

    @property
    def is_something_else(self) -> bool:
        return lexists(self.path) and not self.path.is_dir()

    def entries(self) -> tuple[Entry, ...]:
        """Return what can be listed, the newest first, then faulty files, then samples.

        Of the autosaves of a game only the newest is listed, or that of each branch. Nothing raises an error: a faulty
        file has a `fault`, and a folder that cannot be looked into is one. Of each file only the head is read, and only
        if it has changed.
        """
        own = self._own()
        good = newest_first(entry for entry in own if entry.head)
        faulty = [entry for entry in own if entry.fault]
        samples = [evolve(entry, sample=True) for entry in self._look_into(self.samples) if entry.path != self.samples]
        return (*_newest_autosaves(good), *faulty, *samples)

    def to_continue(self) -> Entry | None:
        """Return the newest autosave of a game that is not over: what "continue" opens."""
        return to_continue(self.entries())

    def read(self, path: Path) -> Save:
        """Return the save in a file, here or elsewhere; what is wrong with it is listed from then on.

        Raises:
            SaveError: if the file does not hold one.
        """
        try:
            return read_save(read_file(path), path)
        except SaveError as error:
            self.note(error)
            raise

    def note(self, error: SaveError) -> None:
        """List a file as faulty, as long as it is as it is: its head did not tell what is wrong with it."""
        if error.fault in _OF_CONTENT:
            with suppress(OSError, ValueError):
                self._seen[error.path] = _Seen(status_of(error.path.stat()), Entry(error.path, None, error))

    def picture(self, entry: Entry) -> bytes | None:
        """Return the picture of an entry, if it has one that can be shown; older saves are read whole for it."""
        if entry.head is None:
            return None
        if entry.head.picture is None:
            return pictures.embedded(entry.path)
        return pictures.find(entry.path.parent, entry.head.picture)

    def keep_picture(self, picture: bytes | None) -> str | None:
        """Keep a picture for saves that are to be written; return what they call it, or nothing if there is none."""
        return pictures.keep(self.path, picture) if picture is not None else None

    def path_for(self, name: str) -> Path:
        """Return the file for a save of this name: that which has it, or else one that is free.

        No name leads out of the folder. Whose name differs only in signs, as “C#” and “C++” do, has another file. What
        cannot be read may be anything: it stays as it is, and the save has another file.
        """
        path = self.path / file_name(name)
        for number in range(2, _MOST_ALIKE):
            if not lexists(path) or self._bears(path, name):
                return path
            path = self.path / file_name(name, number)
        return path

    def write(self, save: Save, replace: bool = False) -> Path:
        """Write a save that has a name; return its file.

        A save of the same name is replaced only if `replace`, and a file that is not such a save never.

        Raises:
            SaveError: if it cannot be written, or the name is taken.
        """
        path = self.path_for(save.name or "")
        with fault_of_writing(path):
            if _is_there(path) and not (replace and self._bears(path, save.name or "")):
                raise SaveError(path, Fault.NAME_TAKEN)
            write_file(path, write_save(self._counted(save)))
        return path

    def autosave(self, save: Save) -> Path:
        """Write an autosave over the older of the two that its game has, so that one is always whole.

        Raises:
            TakenError: if another program has gone on with the game: it must go on as one of its own.
            SaveError: if it cannot be written; the autosaves are then as they were.
        """
        slots = self._slots.get(save.run)
        if slots is None:
            slots = self._slots[save.run] = Slots.find(self.path, save)
            self.aside(lambda: self.tidy_up(save.run))
        counted = self._counted(save)
        with fault_of_writing(slots.older.path):
            content = write_save(counted)
        return slots.write(content, counted.order)

    def claim(self, save: Save) -> bool:
        """Begin to go on with a game from one of its autosaves; return whether that is the newest it has.

        If it is not, another program has gone on with it, here or in a copy of the folder, and it must go on as a game
        of its own.

        Raises:
            SaveError: if the folder cannot be looked into.
        """
        try:
            self._slots[save.run] = Slots.find(self.path, save, gone_on=True)
        except TakenError:
            return False
        self.aside(lambda: self.tidy_up(save.run))
        return True

    def is_kept_here(self, run: str) -> bool:
        """Whether this program has kept the game of a run here, or gone on with it, since it began."""
        return run in self._slots

    def delete(self, path: Path) -> None:
        """Delete a save of this folder and its picture, because a person wants it; an autosave with those before it.

        Raises:
            SaveError: if it is not a save file of this folder, or cannot be deleted.
        """
        own = self._own()
        chosen = next((entry for entry in own if entry.path == path), None)
        if chosen is None or path == self.path:
            raise SaveError(path, Fault.MISSING)
        self._remove([*self._before(chosen, own), chosen], own)

    def delete_finished(self, save: Save) -> None:
        """Delete the autosaves of a game that was played to its end, because a person wants nothing left of it.

        They are known by what they hold, whatever run they are of: another end of the same game stays.

        Raises:
            SaveError: if they cannot be deleted.
        """
        own = self._own()
        gone: dict[Path, Entry] = {}
        for entry in own:
            if entry.is_autosave and entry.head and may_be_same(entry.head, save):
                there = self._whole(entry.path)
                if there is not None and is_same_ending(there, save):
                    gone |= {each.path: each for each in (*self._before(entry, own), entry)}
        self._remove(list(gone.values()), own)

    def _before(self, chosen: Entry, own: Sequence[Entry]) -> list[Entry]:
        return [entry for entry in own if _is_behind(entry, chosen) and self._goes_with(entry, chosen)]

    def _goes_with(self, entry: Entry, chosen: Entry) -> bool:
        """Tell whether nothing that `chosen` does not hold is lost with an autosave behind it."""
        if entry.head and entry.head.line and not entry.head.over:
            return True
        there, save = self._whole(entry.path), self._whole(chosen.path)
        return there is not None and save is not None and goes_with(there, save)

    def _remove(self, gone: Sequence[Entry], own: Sequence[Entry]) -> None:
        """Remove files, and the pictures that no other of the folder's `own` has."""
        for entry in gone:
            with fault_of_writing(entry.path):
                entry.path.unlink(missing_ok=True)
        left = [entry for entry in own if entry not in gone]
        if _tell_pictures(left):
            for picture in _pictures_of(gone) - _pictures_of(left):
                pictures.forget(self.path, picture)

    def tidy_up(self, present: str) -> None:
        """Delete autosaves of games that were over long ago, pictures of no save, and files that were never finished.

        A game counts as long ago if by its number of writes and by its files' own time `KEPT_RUNS` others are newer:
        clocks go wrong. What is not over, not whole, or of the run `present` stays.
        """
        now = time()
        remove_old_parts(self.path, now)
        own = self._own()
        for entry in _long_ago(own, present):
            with suppress(SaveError):
                read_save(read_file(entry.path), entry.path)
                self._remove([entry], own)
                own = [each for each in own if each is not entry]
        if _tell_pictures(own):
            pictures.tidy_up(self.path, _pictures_of(own), now)

    def _counted(self, save: Save) -> Save:
        if self._writes is None:
            self._own()
        with self._counting:
            self._writes = min((self._writes or 0) + 1, self._most)
            return evolve(save, writes=self._writes)

    def _bears(self, path: Path, name: str) -> bool:
        """Tell whether a file holds a whole save of this name; the body is read only if the head says so."""
        head = self._look_at(path).head
        if head is None or head.name is None or not is_same_name(head.name, name):
            return False
        return self._whole(path) is not None

    def _whole(self, path: Path) -> Save | None:
        try:
            return self.read(path)
        except SaveError:
            return None

    def _own(self) -> list[Entry]:
        """Look into the folder, and count on from the largest number of writes there is."""
        own = self._look_into(self.path)
        known = sorted(entry.head.writes for entry in own if entry.head)
        with self._counting:
            self._writes = max(self._writes or 0, believed(known))
            far = next((number for number in known if number > self._writes), MOST_WRITES + FARTHEST + 1)
            self._most = far - FARTHEST - 1
        return own

    def _look_into(self, folder: Path | None) -> list[Entry]:
        if folder is None:
            return []
        try:
            with fault_of_reading(folder):
                paths = sorted(path for path in folder.iterdir() if is_save_name(path.name))
        except SaveError as error:
            unreadable = SaveError(folder, Fault.FOLDER_UNREADABLE, error.detail)
            return [] if error.fault is Fault.MISSING else [Entry(folder, None, unreadable)]
        return [self._look_at(path) for path in paths]

    def _look_at(self, path: Path) -> Entry:
        try:
            status = status_of(path.stat())
        except (OSError, ValueError):
            return _entry(path)
        seen = self._seen.get(path)
        if seen is not None and seen.status == status:
            return seen.entry
        entry = _entry(path)
        if entry.fault is None or entry.fault.fault in _OF_CONTENT:
            self._seen[path] = _Seen(status, entry)
        return entry


def _is_there(path: Path) -> bool:
    """Tell whether anything has this name, be it a link that leads nowhere.

    Raises:
        OSError: if the folder cannot be looked into.
    """
    try:
        path.lstat()
    except FileNotFoundError:
        return False
    return True


def to_continue(entries: Iterable[Entry]) -> Entry | None:
    return next((entry for entry in entries if entry.goes_on), None)


def _entry(path: Path) -> Entry:
    try:
        return Entry(path, read_head(read_ends(path, HEAD_BYTES, END_BYTES), path), None)
    except SaveError as error:
        return Entry(path, None, error)


def believed(writes: Iterable[int]) -> int:
    """Return the largest of some numbers of writes up to which no two neighbours lie apart as no program's ever do."""
    last = 0
    for number in sorted(writes):
        if number - last > FARTHEST:
            break
        last = number
    return last


def newest_first(entries: Iterable[Entry]) -> list[Entry]:
    """Return entries in order; one whose number of writes cannot be believed comes last, whatever it says."""
    found = list(entries)
    most = believed(entry.head.writes for entry in found if entry.head)

    def order(entry: Entry) -> tuple[bool, int, str]:
        writes, at = entry.head.order if entry.head else (-1, "")
        return writes <= most, writes, at

    return sorted(found, key=order, reverse=True)


def _tell_pictures(entries: Iterable[Entry]) -> bool:
    """Tell whether all say which picture is theirs: one that cannot be read may have any, and be read again one day."""
    return all(entry.fault is None for entry in entries)


def _pictures_of(entries: Iterable[Entry]) -> set[str]:
    return {entry.head.picture for entry in entries if entry.head and entry.head.picture}


def _newest_autosaves(in_order: Sequence[Entry]) -> list[Entry]:
    """Return entries without the autosaves from which another one goes on; of two that hold the same only the first."""
    number = {entry.path: place for place, entry in enumerate(in_order)}
    relatives = _relatives(in_order)

    def is_later(other: Entry, entry: Entry) -> bool:
        return _is_behind(entry, other) and (number[other.path] < number[entry.path] or not _is_behind(other, entry))

    kept = [entry for entry in in_order if not any(is_later(other, entry) for other in relatives(entry))]
    sittings = Counter(sitting.by for entry in kept if entry.is_autosave and entry.head for sitting in entry.head.line)

    def is_branch(entry: Entry) -> bool:
        line = entry.head.line if entry.is_autosave and entry.head else ()
        return any(sittings[sitting.by] > 1 for sitting in line)

    return [evolve(entry, branch=True) if is_branch(entry) else entry for entry in kept]


def _relatives(entries: Iterable[Entry]) -> Callable[[Entry], Sequence[Entry]]:
    found: dict[tuple[str, bool], list[Entry]] = {}
    for entry in entries:
        if entry.head and entry.is_autosave:
            known_by = {(sitting.by, True) for sitting in entry.head.line} | {(entry.head.run, False)}
            for key in known_by:
                found.setdefault(key, []).append(entry)
    return lambda entry: found.get(_last_known_by(entry.head), ()) if entry.head else ()


def _last_known_by(head: Head) -> tuple[str, bool]:
    return (head.line[-1].by, True) if head.line else (head.run, False)


def _is_behind(entry: Entry, other: Entry) -> bool:
    """Return whether one autosave goes on from another or holds the same; those without a line by their run alone."""
    if not (entry.head and other.head and entry.is_autosave and other.is_autosave) or entry.path == other.path:
        return False
    if entry.head.game != other.head.game:
        return False
    return holds(other.head.line, entry.head.line) if entry.head.line else entry.head.run == other.head.run


def _long_ago(entries: Sequence[Entry], present: str) -> list[Entry]:
    """Return the autosaves of finished games that are among the newest neither by their order nor by their files."""
    autosaves = [entry for entry in entries if entry.is_autosave and entry.head]
    in_order = newest_first(autosaves)
    kept = {present, *_newest_runs(in_order), *_newest_runs(sorted(autosaves, key=_written_at, reverse=True))}
    old = [entry for entry in in_order if entry.head and entry.head.run not in kept]
    relatives = _relatives(old)

    def is_finished(entry: Entry) -> bool:
        later = (other for other in relatives(entry) if _is_behind(entry, other))
        return any(each.head and each.head.over for each in (entry, *later))

    return [entry for entry in old if is_finished(entry)]


def _newest_runs(newest_first: Iterable[Entry]) -> list[str]:
    return list(dict.fromkeys(entry.head.run for entry in newest_first if entry.head))[:KEPT_RUNS]


def _written_at(entry: Entry) -> float:
    """Return when the system says that a file was written; one that it says nothing of counts as new."""
    try:
        return entry.path.stat().st_mtime
    except OSError:
        return float("inf")


PROJECT: Final = Path(__file__).resolve().parents[2]  # the folder in which the package `leonardo` lies


def default_folder() -> SaveFolder:
    """Return where games are saved unless a person wishes otherwise.

    In a clone of the project that is its folder `saves`; where the program is installed, the folder of the platform
    for the data of a user.
    """
    if (PROJECT / "pyproject.toml").is_file() and (PROJECT / "saves" / "samples").is_dir():
        return SaveFolder(PROJECT / "saves", PROJECT / "saves" / "samples")
    return SaveFolder(data_folder() / "saves", PROJECT / "leonardo" / "samples")


def folder_at(path: Path | None, aside: Aside = at_once) -> SaveFolder:
    """Return the folder that a person wishes, or the default one; the samples are those of the program."""
    usual = default_folder()
    return SaveFolder(usual.path if path is None else path, usual.samples, aside)
