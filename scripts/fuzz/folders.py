"""Folders of saves where nobody expects them, with odd files, two programs or a clock set back, copied or cleared."""

import hashlib
import os
import shutil
import socket
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

from leonardo.engine.game import AnyGame
from leonardo.play.session import Session
from leonardo.saves.composing import compose
from leonardo.saves.faults import SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.games import decide, persons, play_on, session, wishes
from scripts.fuzz.kills import can_kill
from scripts.fuzz.trials import Field, Tally

_CONFLICTS: Final = (
    "{stem} (conflicted copy of Anna 2026-11-29).json",
    "{stem}.sync-conflict-20261129-101500-ABCDEFG.json",
    "{stem}-DESKTOP-7.json",
    "{stem} (1).json",
)
"""As programs that synchronise name the second of two files; the stem is the name without its last ending."""
_EVENINGS: Final = 5
_MOST_DECISIONS: Final = 4

Decisions = tuple[str, ...]


def synchronised(field: Field) -> Tally:
    """Play one game on in two copies of a folder, with the files exchanged now and then: all that was decided stays."""
    tally = Tally("two branches in a synchronised folder")
    for name, game in field.games.items():
        for number in field.trials(120, 3):
            random = field.random("branches", name, number)
            here, there = field.folder / f"here-{name}-{number}", field.folder / f"there-{name}-{number}"
            with tally.trial(f"{name} {number}"):
                _two_copies(game, number, here, there)
                ends = [_evening(random.choice((here, there)), random, field) for _ in range(_EVENINGS)]
                _exchange(here, there, random.choice(_CONFLICTS))
                ends += [_evening(here, random, field) for _ in range(2)]
                if lost := [len(end) for end in ends if not _is_listed(end, here, field)]:
                    raise RuntimeError(f"of a game with {lost[0]} decisions not all are listed")
    return tally


def deletion(field: Field) -> Tally:
    """Delete saves in a folder of several games and branches: what was deleted goes whole, and nothing else does."""
    tally = Tally("deleted saves")
    for name, game in field.games.items():
        for number in field.trials(120, 3):
            random = field.random("deletion", name, number)
            here, there = field.folder / f"here-{name}-{number}", field.folder / f"there-{name}-{number}"
            with tally.trial(f"{name} {number}"):
                _two_copies(game, number, here, there)
                _evening(here, random, field)
                _evening(there, random, field)
                _exchange(here, there, random.choice(_CONFLICTS))
                session(game, number + 1, here, 3).close()
                _delete_all(here, random)
    return tally


def _delete_all(folder: Path, random: Random) -> None:
    while listed := SaveFolder(folder).entries():
        gone = random.choice(listed)
        SaveFolder(folder).delete(gone.path)
        if [entry.path for entry in SaveFolder(folder).entries()] != [
            entry.path for entry in listed if entry.path != gone.path
        ]:
            raise RuntimeError("the list is not what it was without what was deleted")
    if left := [path.name for path in folder.glob(f"*{ENDING}")]:
        raise RuntimeError(f"{len(left)} files are left")


def _two_copies(game: AnyGame, number: int, here: Path, there: Path) -> None:
    session(game, number, here, 4).close()
    shutil.copytree(here, there)


def _evening(folder: Path, random: Random, field: Field) -> Decisions:
    """Go on with any game of a folder that is listed and not over; return all that was decided in it."""
    saves = SaveFolder(folder)
    going_on = [entry for entry in saves.entries() if entry.is_autosave and entry.head and not entry.head.over]
    playing = Session.load(random.choice(going_on).path, saves, field.games)
    play_on(playing, random, random.randint(1, _MOST_DECISIONS))
    playing.close()
    return _decided(playing)


def _decided(playing: Session) -> Decisions:
    return tuple(repr(playing.game.write_action(turn.action)) for turn in playing.played.turns)


def _is_listed(decided: Decisions, folder: Path, field: Field) -> bool:
    saves = SaveFolder(folder)
    kept = (_decided(Session.load(entry.path, saves, field.games)) for entry in saves.entries() if entry.head)
    return any(each[: len(decided)] == decided for each in kept)


def _exchange(here: Path, there: Path, called: str) -> None:
    """Bring the files of one folder to the other, where a file that was changed in both gets another name."""
    for path in sorted(there.glob("autosave-*.json")):
        target = here / path.name
        if not target.exists():
            shutil.copy2(path, target)
        elif target.read_bytes() != path.read_bytes():
            shutil.copy2(path, here / called.format(stem=path.stem))


_FUTURE: Final = datetime(2099, 1, 1, tzinfo=UTC)
_OTHER_GAMES: Final = 25
"""Games in a folder besides the one that is looked at: more than are kept in any case once they are over."""
_ROUNDS: Final = 30
_NAMES: Final = (
    "Anna",
    "Anna\xa0B",
    "\u202f",
    "\u3000",
    "\U0001f468\u200d\U0001f469",
    "",
    "x" * 500,
    "con",
    "../x",
    "\0",
)


def odd_files(field: Field) -> Tally:
    """Put files of all kinds among the saves: they are listed, opened and left as they are, and a game is kept."""
    tally = Tally("odd files among the saves")
    for name, game in field.games.items():
        for kind, make in ODD_FILES.items():
            folder = field.place(f"files-{name}-{len(kind)}-{tally.trials}")
            with suppress(OSError, AttributeError):  # what this file system or system does not have
                make(folder)
            before = _contents(folder)
            with tally.trial(f"{name}, {kind}"):
                saves = SaveFolder(folder)
                for entry in saves.entries():
                    with suppress(SaveError):
                        Session.load(entry.path, saves, field.games)
                _play(game, folder)
            if not before.items() <= _contents(folder).items():
                tally.fail(kind, "a file was changed or deleted")
    return tally


def odd_folders(field: Field) -> Tally:
    """Keep games where nothing can be kept: they go on in memory, and it is told."""
    tally = Tally("odd folders")
    for name, game in field.games.items():
        for kind, make in ODD_FOLDERS.items():
            place = field.place(f"folders-{name}-{tally.trials}")
            with tally.trial(f"{name}, {kind}"):
                _play(game, make(place))
    return tally


def two_programs(field: Field) -> Tally:
    """Let two programs go on with one game in turn: what both have decided is there at the end."""
    tally = Tally("two programs on one folder")
    for name, game in field.games.items() if can_kill() else ():
        for number in field.trials(60, 3):
            folder = field.place(f"two-{name}-{number}")
            session(game, number, folder, 4).close()
            random = field.random("two", name, number)
            with tally.trial(f"{name} {number}"):
                ours = _resumed(folder, field)
                theirs = _Other(partial(_resumed, folder, field), Random(number))
                for _ in range(_ROUNDS):
                    if random.random() < 0.5:
                        play_on(ours, random, 1)
                    else:
                        theirs.decide()
                ours.close()
                wanted = [_told(ours), theirs.end()]
                kept = _kept(folder, field)
                if lost := [len(each) for each in wanted if each not in kept]:
                    raise RuntimeError(f"of a game with {lost[0]} decisions not all are kept")
    return tally


def clock_set_back(field: Field) -> Tally:
    """Play after games that were played in a future: what is played now is what one goes on with, and stays."""
    tally = Tally("a clock set back")
    for name, game in field.games.items():
        for number in field.trials(20, 2):
            folder = field.place(f"clock-{name}-{number}")
            _played_in_future(game, folder)
            before = {path: path.read_bytes() for path in folder.iterdir() if path.name.endswith(ENDING)}
            with tally.trial(f"{name} {number}"):
                now = session(game, number, folder, 3)
                now.close()
                last = SaveFolder(folder).to_continue()
                if last is None or last.head is None or last.head.run != now.autosave.run:
                    raise RuntimeError("another game would be gone on with")
                if any(not path.exists() or path.read_bytes() != content for path, content in before.items()):
                    raise RuntimeError("an unfinished game is gone")
    return tally


def _play(game: AnyGame, folder: Path) -> None:
    """Play a few decisions, save under odd names, and look whether the game went on whatever became of saving."""
    playing = session(game, 3, folder, 3)
    for name in _NAMES:
        with suppress(SaveError):
            playing.save(name)
    SaveFolder(folder).entries()
    SaveFolder(folder).to_continue()
    play_on(playing, Random(4), 1)
    told = playing.take_troubles()
    playing.close()
    if len(playing.played.turns) < 4:
        raise RuntimeError("the game did not go on")
    if not told and not any(entry.is_autosave and entry.head for entry in SaveFolder(folder).entries()):
        raise RuntimeError("the game is not kept, and nobody was told")


def _resumed(folder: Path, field: Field) -> Session:
    saves = SaveFolder(folder)
    last = saves.to_continue()
    if last is None:
        raise RuntimeError("there is nothing to go on with")
    return Session.load(last.path, saves, field.games)


def _told(playing: Session) -> str:
    game = playing.game
    return repr([game.write_action(turn.action) for turn in playing.played.turns])


def _kept(folder: Path, field: Field) -> list[str]:
    saves = SaveFolder(folder)
    found = []
    for path in folder.iterdir():
        if path.name.endswith(ENDING):
            with suppress(SaveError):
                found.append(_told(Session.load(path, saves, field.games)))
    return found


class _Other:
    """Another program on the same folder: it decides when it is told to."""

    def __init__(self, resume: Callable[[], Session], random: Random) -> None:
        ours, self._write = os.pipe()
        self._read, theirs = os.pipe()
        self._child = os.fork()
        if not self._child:
            status = 1
            try:
                os.close(self._write)
                _serve(resume(), random, ours, theirs)
                status = 0
            finally:
                os._exit(status)
        os.close(ours)
        os.close(theirs)
        self._wait()

    def decide(self) -> None:
        os.write(self._write, b"d")
        self._wait()

    def end(self) -> str:
        """End it; return all that was decided in its game."""
        os.close(self._write)
        told = b""
        while part := os.read(self._read, 65536):
            told += part
        os.close(self._read)
        os.waitpid(self._child, 0)
        return told.decode()

    def _wait(self) -> None:
        if os.read(self._read, 1) != b".":
            raise RuntimeError("the other program has ended")


def _serve(playing: Session, random: Random, orders: int, answers: int) -> None:
    os.write(answers, b".")
    while os.read(orders, 1):
        if not playing.over:
            decide(playing, random)
        os.write(answers, b".")
    playing.close()
    os.write(answers, _told(playing).encode())


def _played_in_future(game: AnyGame, folder: Path) -> None:
    for number in range(_OTHER_GAMES):
        played = Session.new(game, wishes(game), persons(game), number)
        play_on(played, Random(number), 1)
        save = compose(played.played, played.seats, number, f"future{number}", time=_FUTURE)
        path = SaveFolder(folder).autosave(save)
        os.utime(path, (_FUTURE.timestamp(), _FUTURE.timestamp()))


def _contents(folder: Path) -> dict[str, str]:
    found = {}
    for path in folder.iterdir():
        plain = path.is_file() and not path.is_symlink()
        found[repr(path.name)] = hashlib.sha256(path.read_bytes()).hexdigest() if plain else "odd"
    return found


def _named(name: str, content: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / f"{name}{ENDING}").write_bytes(content)


def _linked(name: str, to: str) -> Callable[[Path], object]:
    return lambda folder: (folder / f"{name}{ENDING}").symlink_to(to)


def _not_utf_8(folder: Path) -> None:
    (Path(os.fsdecode(os.fsencode(folder) + b"/\xff\xfe" + ENDING.encode()))).write_bytes(b"{}")


def _pipe(folder: Path) -> None:
    os.mkfifo(folder / f"pipe{ENDING}")


def _socket(folder: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(os.path.relpath(folder / f"socket{ENDING}"))


def _blocked(place: Path, make: Callable[[Path], object]) -> Path:
    with suppress(OSError, AttributeError):
        make(place / "saves")
    return place / "saves"


def _closed(place: Path) -> Path:
    folder = place / "saves"
    folder.mkdir()
    folder.chmod(0o600)
    return folder


def _read_only(place: Path) -> Path:
    folder = place / "saves"
    folder.mkdir()
    folder.chmod(0o500)
    return folder


def _below_a_file(place: Path) -> Path:
    (place / "file").write_bytes(b"words")
    return place / "file" / "saves"


_MANY_KEYS: Final = b"{" + b",".join(b'"%d":0' % number for number in range(40_000)) + b"}"
_HEAD: Final = b'{"format": "leonardo-save", "schema": 5, '

ODD_FILES: Final[dict[str, Callable[[Path], object]]] = {
    "nothing": lambda _: None,
    "an empty file": _named("empty", b""),
    "spaces": _named("spaces", b" \n" * 1000),
    "zeros": _named("zeros", bytes(100_000)),
    "20 MB": _named("large", b"x" * 20_000_000),
    "40,000 keys": _named("keys", _MANY_KEYS),
    "40,000 keys after a good head": _named("head", _HEAD + _MANY_KEYS[1:]),
    "lists in lists": _named("deep", b"[" * 100_000),
    "lists in lists after a good head": _named("deeper", _HEAD + b'"x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"),
    "no UTF-8": _named("bytes", b"\xff\xfe" * 1000),
    "a name that is no UTF-8": _not_utf_8,
    "a name of two lines": _named("two\nlines", b"{}"),
    "a name of no width": _named("\ufe0f\u200c", b"{}"),
    "a long name": _named("x" * 230, b"{}"),
    "a folder": lambda folder: (folder / f"folder{ENDING}").mkdir(),
    "a link to nothing": _linked("lost", "nowhere"),
    "a link to itself": _linked("loop", f"loop{ENDING}"),
    "a link to zeros without end": _linked("zero", "/dev/zero"),
    "a link to chance without end": _linked("chance", "/dev/urandom"),
    "a pipe that nobody writes to": _pipe,
    "a socket": _socket,
    "half a save": _named("half", _HEAD),
    "half of a picture": lambda folder: (folder / "picture.jpg").write_bytes(b"\xff\xd8\xff"),
    "what another program left": lambda folder: (folder / f".autosave-x{ENDING}.part").write_bytes(b"x"),
}
"""Files by what they are, and how each is made in a folder."""

ODD_FOLDERS: Final[dict[str, Callable[[Path], Path]]] = {
    "a new folder": lambda place: place / "new" / "saves",
    "a file": lambda place: _blocked(place, lambda path: path.write_bytes(b"words")),
    "below a file": _below_a_file,
    "a link to nothing": lambda place: _blocked(place, lambda path: path.symlink_to("nowhere/at/all")),
    "a link to itself": lambda place: _blocked(place, lambda path: path.symlink_to("saves")),
    "a link to a file": lambda place: _blocked(place, lambda path: path.symlink_to("/etc/hostname")),
    "a pipe": lambda place: _blocked(place, os.mkfifo),
    "a device": lambda _: Path(os.devnull),
    "no folder that can be entered": _closed,
    "no folder that can be written to": _read_only,
    "a name of 300 letters": lambda place: place / ("x" * 300),
    "a path of 5,000 letters": lambda place: place.joinpath(*["x" * 100] * 50),
    "a zero in its name": lambda place: place / "a\0b",
    "half a character in its name": lambda place: place / "a\ud800b",
    "a name of no width": lambda place: place / "\ufe0f",
    "the folder of processes": lambda _: Path("/proc"),
}
"""Folders by what they are, and how each is made in a place; it returns where games are to be kept."""
