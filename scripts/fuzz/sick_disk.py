"""A disk that fails: at each call by which files are reached, once or from then on, with each kind of error."""

import errno
import io
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.engine.game import AnyGame
from leonardo.play.lessons.progress import Learnt, Progress
from leonardo.saves.archive import Archive
from leonardo.saves.composing import compose
from leonardo.saves.exchange import as_save, hand_on, read_game, take_in
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Save
from leonardo.saves.statistics import NAME, StatisticsFile, Tried
from scripts.fuzz.games import persons, play_on, session
from scripts.fuzz.house import WAYS, house
from scripts.fuzz.random_input import wander
from scripts.fuzz.trials import Field, Tally

_CALLS: Final = ("open", "read", "stat", "lstat", "fstat", "listdir", "scandir", "mkdir", "replace", "unlink", "fsync")
"""The calls of the system by which the program reaches files."""
_ERRORS: Final = (
    *(errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EMFILE, errno.ENOENT, errno.EPERM, errno.ENOTDIR),
    *(errno.ELOOP, errno.ENAMETOOLONG, errno.EBUSY, errno.EISDIR, errno.EEXIST, errno.ENODEV, errno.EINTR),
)
_BEFORE: Final = 3
_MOST_CALLS: Final = 300
_SOME: Final = 0.1  # at so small a share of all trials each call is one
_EVENTS: Final = 20
_OFTEN: Final = 0.3  # the share of the calls that fail while people press whatever there is
_LONG: Final = 60.0

Choice = Callable[[int], bool]


class Disk:
    """Lets calls for files of a folder fail: those that `chosen` says by their numbers, with an error of the system."""

    def __init__(self, folder: Path, chosen: Choice, code: int) -> None:
        self.calls = 0
        self._folder, self._chosen, self._code = os.fsencode(folder), chosen, code

    def call(self, system: Callable[..., Any], *given: Any, **named: Any) -> Any:  # noqa: ANN401 - any call
        """Do what the system does, or fail."""
        if given and self._is_in_folder(given[0]):
            self.calls += 1
            if self._chosen(self.calls):
                raise OSError(self._code, os.strerror(self._code))
        return system(*given, **named)

    def _is_in_folder(self, where: Any) -> bool:  # noqa: ANN401 - a path, or the number of an open file
        with suppress(TypeError, ValueError, OSError):
            path = Path(f"/proc/self/fd/{where}").readlink() if isinstance(where, int) else where
            return os.fsencode(path).startswith(self._folder)
        return False


@contextmanager
def sick(folder: Path, chosen: Choice, code: int) -> Iterator[Disk]:
    """Let the disk of a folder fail for a while."""
    disk = Disk(folder, chosen, code)
    former = [(os, name, getattr(os, name)) for name in _CALLS]
    former.append((io, "open", io.open))
    try:
        for module, name, system in former:
            setattr(module, name, partial(disk.call, system))
        yield disk
    finally:
        for module, name, system in former:
            setattr(module, name, system)


def while_playing(field: Field) -> Tally:
    """Let the disk fail while a game is played: it goes on, and all of it is kept when the disk is well again."""
    tally = Tally("a disk that fails while a game is played")
    for name, game in field.games.items():
        for point, code, chosen in _points(field):
            folder = field.place(f"sick-{name}-{point}-{code}-{tally.trials}")
            playing = session(game, point, folder, _BEFORE)
            with tally.trial(f"{name}, call {point}, {errno.errorcode[code]}"):
                with sick(folder, chosen, code) as disk:
                    play_on(playing, Random(point), 2)
                    with suppress(SaveError):
                        playing.save("Anna")
                play_on(playing, Random(point), 1)
                playing.close()
                _all_is_kept(folder, playing.autosave.run, len(playing.played.turns))
            if disk.calls < point:
                break
    return tally


def at_files(field: Field) -> Tally:
    """Let the disk fail at whatever else is read and written: a fault is told as one, and nothing is lost by it."""
    tally = Tally("a disk that fails at other files")
    game = next(iter(field.games.values()))
    played = session(game, 1, field.place("sick-source"), _BEFORE)
    save = compose(played.played, persons(game), 1, "run")
    for what, deed in _DEEDS.items():
        for point, code, chosen in _points(field):
            folder = field.place(f"sick-{what}-{point}-{code}-{tally.trials}")
            deed(folder, save, game)
            with tally.trial(f"{what}, call {point}, {errno.errorcode[code]}"):
                with sick(folder, chosen, code) as disk, suppress(SaveError):
                    deed(folder, save, game)
                deed(folder, save, game)
            if disk.calls < point:
                break
    return tally


def at_scenes(field: Field) -> Tally:
    """Let calls fail now and then while people press whatever there is, in each scene."""
    tally = Tally("a disk that fails at scenes")
    games = list(PRESENTATIONS)
    for place, scene in enumerate(WAYS):
        for number in field.trials(12, 0) or range(place % 3 == 0):
            name = games[(place + number) % len(games)]
            random, folder = field.random("sick", scene, number), field.place(f"sick-{tally.trials}")
            code = _ERRORS[(place + number) % len(_ERRORS)]
            with tally.trial(f"{name}, {scene}, {errno.errorcode[code]}", _LONG), house(folder, number) as here:
                with sick(folder, partial(_now_and_then, random), code):
                    here.go_to(scene, name)
                    wander(here, random, _EVENTS)
                here.host.show_title()
                here.turn(2)
    return tally


def _points(field: Field) -> Iterator[tuple[int, int, Choice]]:
    """Yield at which call the disk fails, how, and whether once or from then on; the errors take turns."""
    every = max(1, round(_SOME / field.share))
    for point in range(1, _MOST_CALLS, every):
        for once in (True, False):
            code = _ERRORS[(point // every * 2 + once) % len(_ERRORS)]
            yield point, code, partial(_is_at, point) if once else partial(_is_from, point)


def _is_at(point: int, number: int) -> bool:
    return number == point


def _is_from(point: int, number: int) -> bool:
    return number >= point


def _now_and_then(random: Random, _: int) -> bool:
    return random.random() < _OFTEN


def _all_is_kept(folder: Path, run: str, decisions: int) -> None:
    kept = [entry.head for entry in SaveFolder(folder).entries() if entry.is_autosave and entry.head]
    found = [head for head in kept if head.run == run]
    if not found or not Path(folder).is_dir():
        raise RuntimeError("the game is not kept")
    newest = SaveFolder(folder).to_continue()
    if newest is None:
        raise RuntimeError("the game cannot be gone on with")
    turns = len(SaveFolder(folder).read(newest.path).actions)
    if turns != decisions:
        raise RuntimeError(f"{turns} of {decisions} decisions are kept")


def _settings(folder: Path, _: Save, __: AnyGame) -> None:
    file = SettingsFile(folder / "settings.json")
    file.write(file.read())
    file.write(Settings(muted=True))


def _lessons(folder: Path, _: Save, __: AnyGame) -> None:
    progress = Progress(folder)
    progress.keep("go", progress.of("go").with_left("two", []))
    progress.keep("go", Learnt(("one",)))


def _statistics(folder: Path, _: Save, __: AnyGame) -> None:
    file = StatisticsFile(folder / NAME)
    file.tried(Tried("go", "one", "Anna", 1, solved=True))
    if not file.read().puzzles:
        raise RuntimeError("what was tried is forgotten")
    file.forget("Ben")


def _shelf(folder: Path, save: Save, _: AnyGame) -> None:
    saves = SaveFolder(folder)
    saves.autosave(save)
    for entry in saves.entries():
        saves.picture(entry)
    saves.to_continue()
    saves.tidy_up("other")
    saves.claim(save)
    for entry in saves.entries():
        saves.delete(entry.path)


def _archive(folder: Path, save: Save, game: AnyGame) -> None:
    archive = Archive(folder / "archive")
    path = take_in(save, archive)
    hand_on(folder / "out.leonardo.json", as_save(save), replace=True)
    read_game(path, {game.name: game}, persons_of)
    archive.delete(path)


def persons_of(_: object) -> Any:  # noqa: ANN401 - nobody is asked: the file is a save
    """Name nobody.

    Raises:
        AssertionError: if it is asked all the same.
    """
    raise AssertionError("a save names its own players")


_DEEDS: Final[Mapping[str, Callable[[Path, Save, AnyGame], None]]] = {
    "settings": _settings,
    "lessons": _lessons,
    "statistics": _statistics,
    "shelf": _shelf,
    "archive": _archive,
}
"""What is read and written beside the game that is played."""
