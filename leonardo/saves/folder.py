"""The folder of saved games: lists them, finds names for new ones, and keeps two autosaves of each game."""

import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Final

from attrs import frozen
from platformdirs import user_data_path

from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import read_file, remove_old_parts, write_file
from leonardo.saves.schema import Save, read_save, write_save

ENDING: Final = ".leonardo.json"
AUTOSAVE: Final = "autosave-"
LONGEST_STEM_BYTES: Final = 120
RESERVED: Final = re.compile(r"con|prn|aux|nul|com\d|lpt\d")
"""Names that Windows gives to devices."""
KEPT_RUNS: Final = 20
"""Of how many games the autosaves are kept, those most recently played."""


@frozen
class Entry:
    """A file in the list of saves: either the `save` that it holds or the `fault` that it has."""

    path: Path
    save: Save | None
    fault: SaveError | None
    sample: bool = False

    @property
    def is_autosave(self) -> bool:
        """Whether the program saved it by itself."""
        return self.path.name.startswith(AUTOSAVE)


class SaveFolder:
    """Saved games in the folder `path`, which is made when the first is written; `samples` come with the program."""

    def __init__(self, path: Path, samples: Path | None = None) -> None:
        self.path = path
        self.samples = samples
        self._slots: dict[str, tuple[Path, Path]] = {}

    def entries(self) -> tuple[Entry, ...]:
        """Return what can be listed, the newest first, then faulty files, then samples.

        Of the autosaves of a game only the newest is listed. Nothing raises an error: a faulty file has a `fault`.
        """
        own = [_entry(path) for path in _save_files(self.path)]
        good = sorted((entry for entry in own if entry.save), key=_saved_at, reverse=True)
        faulty = [entry for entry in own if entry.fault]
        samples = [_entry(path, sample=True) for path in _save_files(self.samples)]
        return (*_newest_autosaves(good), *faulty, *samples)

    def to_continue(self) -> Entry | None:
        """Return the newest autosave of a game that is not over: what "continue" opens."""
        for entry in self.entries():
            if entry.is_autosave and entry.save is not None and not entry.save.over:
                return entry
        return None

    def read(self, path: Path) -> Save:
        """Return the save in a file, here or elsewhere.

        Raises:
            SaveError: if the file does not hold one.
        """
        return read_save(read_file(path), path)

    def path_for(self, name: str) -> Path:
        """Return the file for a save of this name; no name leads out of the folder."""
        return self.path / f"{_stem(name)}{ENDING}"

    def write(self, save: Save, replace: bool = False) -> Path:
        """Write a save that has a name; return its file.

        A save of the same name is replaced only if `replace`, and a file that is not such a save never.

        Raises:
            SaveError: if it cannot be written, or the name is taken.
        """
        path = self.path_for(save.name or "")
        if path.exists() and not (replace and self._may_replace(path)):
            raise SaveError(path, Fault.NAME_TAKEN)
        write_file(path, write_save(save))
        return path

    def autosave(self, save: Save) -> Path:
        """Write an autosave over the older of the two that its game has, so that one is always whole.

        Raises:
            SaveError: if it cannot be written; the autosaves are then as they were.
        """
        if save.run not in self._slots:
            self._slots[save.run] = self._find_slots(save.run)
            self._tidy_up(save.run)
        older, newer = self._slots[save.run]
        write_file(older, write_save(save))
        self._slots[save.run] = newer, older
        return older

    def delete(self, path: Path) -> None:
        """Delete a save of this folder, because a person wants it.

        Raises:
            SaveError: if it is not a save file of this folder, or cannot be deleted.
        """
        if path not in _save_files(self.path):
            raise SaveError(path, Fault.MISSING)
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(path, Fault.UNWRITABLE, error.strerror or str(error)) from error

    def _may_replace(self, path: Path) -> bool:
        return _entry(path).save is not None

    def _find_slots(self, run: str) -> tuple[Path, Path]:
        """Return the files for the autosaves of a game, the one to write first at the front; a faulty file is none."""
        found: list[Entry] = []
        number = 0
        while len(found) < 2:
            number += 1
            path = self.path / f"{AUTOSAVE}{run}-{number}{ENDING}"
            entry = _entry(path)
            if entry.save is not None or (entry.fault is not None and entry.fault.fault is Fault.MISSING):
                found.append(entry)
        one, other = sorted(found, key=_saved_at)
        return one.path, other.path

    def _tidy_up(self, present: str) -> None:
        """Delete the autosaves of games not played for long, and only those that are whole, and unfinished files."""
        remove_old_parts(self.path, time())
        entries = [_entry(path) for path in _save_files(self.path) if path.name.startswith(AUTOSAVE)]
        whole = sorted((entry for entry in entries if entry.save), key=_saved_at, reverse=True)
        runs = dict.fromkeys(entry.save.run for entry in whole if entry.save)
        old = set(list(runs)[KEPT_RUNS:]) - {present}
        for entry in whole:
            if entry.save and entry.save.run in old:
                with suppress(SaveError):  # what cannot be tidied up must not keep the game from being saved
                    self.delete(entry.path)


def _entry(path: Path, sample: bool = False) -> Entry:
    try:
        return Entry(path, read_save(read_file(path), path), None, sample)
    except SaveError as error:
        return Entry(path, None, error, sample)


def _saved_at(entry: Entry) -> str:
    return entry.save.saved_at if entry.save else ""


def _save_files(folder: Path | None) -> list[Path]:
    if folder is None:
        return []
    try:
        return sorted(path for path in folder.iterdir() if path.name.endswith(ENDING) and not path.name.startswith("."))
    except OSError:
        return []  # a folder that is not there, or not to be read, lists nothing; writing will say why


def _newest_autosaves(newest_first: Iterable[Entry]) -> list[Entry]:
    kept: list[Entry] = []
    runs: set[str] = set()
    for entry in newest_first:
        if entry.is_autosave and entry.save:
            if entry.save.run in runs:
                continue
            runs.add(entry.save.run)
        kept.append(entry)
    return kept


def _stem(name: str) -> str:
    """Return a file name for a save: letters and digits of any language, the rest as hyphens."""
    plain = unicodedata.normalize("NFC", name).casefold()
    stem = re.sub(r"[^\w]+", "-", plain).strip("-_")
    while len(stem.encode("utf-8")) > LONGEST_STEM_BYTES:
        stem = stem[:-1]
    if not stem or RESERVED.fullmatch(stem) or stem.startswith(AUTOSAVE.rstrip("-")):
        return f"save-{stem}".rstrip("-")
    return stem


PROJECT: Final = Path(__file__).resolve().parents[2]
"""The folder in which the package `leonardo` lies."""


def default_folder() -> SaveFolder:
    """Return where games are saved unless a person wishes otherwise.

    In a clone of the project that is its folder `saves`; where the program is installed, the folder of the platform
    for the data of a user.
    """
    if (PROJECT / "pyproject.toml").is_file() and (PROJECT / "saves" / "samples").is_dir():
        return SaveFolder(PROJECT / "saves", PROJECT / "saves" / "samples")
    return SaveFolder(user_data_path("leonardo", appauthor=False) / "saves", PROJECT / "leonardo" / "samples")


def folder_at(path: Path | None) -> SaveFolder:
    """Return the folder that a person wishes, or the default one; the samples are those of the program."""
    usual = default_folder()
    return usual if path is None else SaveFolder(path, usual.samples)
