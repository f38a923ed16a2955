"""Where the program keeps something for a person, something else lies: a link, a pipe, a device, gigabytes."""

import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from random import Random
from typing import Final

from leonardo.app.desktop_entry.install import put_into_menu
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.main import opened_log
from leonardo.app.scenes.saves.import_save import files_in
from leonardo.check import check
from leonardo.cli import main
from leonardo.play.lessons.progress import Learnt, Progress
from leonardo.saves.folder import SaveFolder
from leonardo.saves.names import is_same_name
from leonardo.saves.statistics.file import StatisticsFile
from leonardo.saves.statistics.schema import Tried
from scripts.fuzz.games import session
from scripts.fuzz.trials import Field, Tally

_WORDS: Final = b"words of another program\n{"
_GIGABYTES: Final = 3_000_000_000
_SIGNS: Final = "#+!?*&%$ -_.,;:'()[]{}=~^|<>/\\\"@\u20ac\u2603\u2728\U0001f600\U0001f914\u00bf"
_LETTERS: Final = "abcABC\u00e9\u010d\u03b1\u0416\u65e5"
_LONGEST: Final = 12


def odd_places(field: Field) -> Tally:
    """Put odd things where the program keeps its files: nothing waits, and nothing elsewhere is read or changed."""
    tally = Tally("odd things where files are kept")
    logging.raiseExceptions = False
    for number, (what, (place, deed)) in enumerate(_KEPT.items()):
        kinds = list(_ODD.items())
        for turn in field.trials(len(kinds), 2):
            kind, make = kinds[(number + turn) % len(kinds)]
            folder = field.place(f"odd-{tally.trials}")
            with _elsewhere(tally, folder, f"{what}, {kind}"), tally.trial(f"{what}, {kind}"):
                with suppress(OSError, AttributeError):  # what this file system or system does not have
                    _lay(folder / "kept" / place, make)
                _in_silence(deed, folder / "kept")
    return tally


def names_alike(field: Field) -> Tally:
    """Save games under names that differ in few signs: each is there under its own name, and none takes another's."""
    tally = Tally("names that differ in signs")
    game = next(iter(field.games.values()))
    played = session(game, 1, field.place("names-source"), 2)
    for number in field.trials(120, 3):
        random, folder = field.random("names", number), SaveFolder(field.place(f"names-{number}"))
        played.autosave.folder = folder
        kept: dict[str, Path] = {}
        with tally.trial(number):
            for name in _names(random):
                if any(is_same_name(name, known) for known in kept):
                    continue
                kept[name] = played.save(name)
            there = {entry.path: entry.head.name for entry in folder.entries() if entry.head and entry.head.name}
            if there != {path: name for name, path in kept.items()}:
                raise RuntimeError(f"{len(there)} of {len(kept)} names are there")
    played.close()
    return tally


def _names(random: Random) -> Iterator[str]:
    word = "".join(random.choices(_LETTERS, k=random.randrange(3)))
    for _ in range(20):
        name = (word + "".join(random.choices(_SIGNS, k=random.randrange(1, _LONGEST)))).strip()
        if name:
            yield name


@contextmanager
def _elsewhere(tally: Tally, folder: Path, about: str) -> Iterator[None]:
    """See that what lies elsewhere is as it was."""
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "file").write_bytes(_WORDS)
    yield
    if sorted(each.name for each in elsewhere.iterdir()) != ["file"] or (elsewhere / "file").read_bytes() != _WORDS:
        tally.fail(about, "something elsewhere was changed")


def _lay(place: Path, make: Callable[[Path, Path], object]) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    root = next(each for each in place.parents if each.name == "kept").parent
    make(place, root / "elsewhere" / "file")


def _in_silence(deed: Callable[[Path], object], folder: Path) -> None:
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        deed(folder)


def _pipe(place: Path, _: Path) -> None:
    os.mkfifo(place)


def _socket(place: Path, _: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(os.path.relpath(place))


def _sparse(place: Path, _: Path) -> None:
    with place.open("wb") as file:
        file.truncate(_GIGABYTES)


_ODD: Final[Mapping[str, Callable[[Path, Path], object]]] = {
    "nothing": lambda _, __: None,
    "a link to a file elsewhere": lambda place, file: place.symlink_to(file),
    "another name of a file elsewhere": lambda place, file: place.hardlink_to(file),
    "a link to a folder elsewhere": lambda place, file: place.symlink_to(file.parent, target_is_directory=True),
    "a link to nothing": lambda place, file: place.symlink_to(file.with_name("nowhere")),
    "a link to itself": lambda place, _: place.symlink_to(place.name),
    "a link to zeros without end": lambda place, _: place.symlink_to("/dev/zero"),
    "a pipe": _pipe,
    "a socket": _socket,
    "3 GB": _sparse,
    "a folder": lambda place, _: place.mkdir(),
    "zeros": lambda place, _: place.write_bytes(bytes(100_000)),
}
"""What lies there, and how it is made of a place and of a file elsewhere."""


def _arena(folder: Path) -> None:
    words = ["arena", "--players", "random", "--seats", "2", "--games", "1", "--workers", "1", "--seed", "1"]
    main([*words, "--out", str(folder / "arena")])
    main(["arena", "--report", "--out", str(folder / "arena")])


def _simulation(folder: Path) -> None:
    main(["simulate", "--seats", "2", "--seed", "1", "--records", str(folder / "records")])


def _settings(folder: Path) -> None:
    file = SettingsFile(folder / "settings.json")
    file.read()
    file.write(Settings(text_size=115))


def _lessons(folder: Path) -> None:
    progress = Progress(folder)
    progress.of("davinci")
    progress.keep("davinci", Learnt(("first",)))


def _results(folder: Path) -> None:
    kept = StatisticsFile(folder / "statistics.json")
    kept.read()
    kept.tried(Tried("davinci", "puzzle", "Anna", 1, True))


def _log(folder: Path) -> None:
    with suppress(OSError), opened_log(folder / "leonardo.log") as log:
        log.write("words\n")


def _menu(folder: Path) -> None:
    with suppress(OSError):
        put_into_menu(["leonardo"], folder / "data", tell=False)


def _import(folder: Path) -> None:
    for found in files_in([folder]):
        check(found.path)


_KEPT: Final[Mapping[str, tuple[str, Callable[[Path], None]]]] = {
    "plan of an arena": ("arena/plan.json", _arena),
    "results of an arena": ("arena/results.jsonl", _arena),
    "records of an arena": ("arena/games", _arena),
    "a record of an arena": ("arena/games/000001.leonardo.jsonl", _arena),
    "table of an arena": ("arena/arena.txt", _arena),
    "figures of an arena": ("arena/arena.json", _arena),
    "figures of players of an arena": ("arena/arena.csv", _arena),
    "figures of pairs of an arena": ("arena/pairs.csv", _arena),
    "picture of an arena": ("arena/arena.svg", _arena),
    "a record of a simulation": ("records/000001.leonardo.jsonl", _simulation),
    "settings": ("settings.json", _settings),
    "lessons": ("lessons.json", _lessons),
    "results": ("statistics.json", _results),
    "the log": ("leonardo.log", _log),
    "an entry of the menu": ("data/applications/leonardo.desktop", _menu),
    "an icon of the menu": ("data/icons/hicolor/64x64/apps/leonardo.png", _menu),
    "a download": ("game.leonardo (1).json", _import),
}
"""What is kept, where, and what is done with it."""
