"""What is stored for a person beside games: changed by somebody, or with a link, a pipe or gigabytes in its place."""

import json
import logging
import os
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

from attrs import evolve

from leonardo.address import APPLICATION_ID
from leonardo.app.desktop_entry.install import put_into_menu
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.lessons.lesson_list import course_of
from leonardo.app.main import opened_log
from leonardo.app.scenes.new_game.plan import LastPlans, Plan, refusal
from leonardo.app.scenes.saves.exchange import files_in
from leonardo.check import check
from leonardo.cli import main
from leonardo.play.lessons.progress import NAME as LESSONS
from leonardo.play.lessons.progress import Learnt, Progress
from leonardo.saves.faults import Fault
from leonardo.saves.files import is_same_name
from leonardo.saves.folder import SaveFolder
from leonardo.saves.statistics import NAME as RESULTS
from leonardo.saves.statistics import Result, SeatResult, StatisticsFile, Tried
from scripts.fuzz.games import session
from scripts.fuzz.house import House, house
from scripts.fuzz.mutations import changed, changed_and_sealed, changed_bytes, dumped
from scripts.fuzz.trials import Field, Tally

_LOOKED_AT: Final = 8  # of so many files one is looked at in the program, too
_LONG: Final = 60.0
_FIRST: Final = next(iter(PRESENTATIONS))  # a game for what is the same for all of them


def results(field: Field) -> Tally:
    """Change the file of results anywhere, with and without its checksum, and look at the pages that tell of them."""
    tally = Tally("changed results and tried puzzles")
    folder = field.place("results")
    path = folder / RESULTS
    with house(field.place("house-results"), 1) as here:
        good = good_results(path, here.host.person(_FIRST).name)
        for number in field.trials(1500, 40):
            random = field.random("results", number)
            content = (
                changed_bytes(good, random) if number % 4 == 0 else changed_and_sealed(good, random, number % 4 > 1)
            )
            path.write_bytes(content)
            with tally.trial(number, _LONG):
                file = StatisticsFile(path)
                file.read()
                if number % _LOOKED_AT == 2:
                    _look(here, file)
                file.tried(Tried(_FIRST, "easy_01", "Ben", 1, solved=True))
                _is_kept(file, path, content)
            _empty(folder)
    return tally


def _is_kept(file: StatisticsFile, path: Path, content: bytes) -> None:
    """See that what was tried is in the file; one of a newer version is left as it is, and it is told."""
    if any(each.name == "Ben" for each in StatisticsFile(path).read().puzzles):
        return
    problem = file.take_problem()
    if problem is None or problem.fault is not Fault.NEWER or path.read_bytes() != content:
        raise RuntimeError("what was tried is not kept")
    if not any(each.name == "Ben" for each in file.read().puzzles):
        raise RuntimeError("what was tried is forgotten")


def _look(here: House, file: StatisticsFile) -> None:
    vars(here.host)["statistics"] = file
    for scene in ("statistics", "challenges"):
        here.host.show_title()
        here.go_to(scene, _FIRST)


def good_results(path: Path, name: str) -> bytes:
    file = StatisticsFile(path)
    for number, game in enumerate([*PRESENTATIONS] * 3):
        seats = (SeatResult(name, None, 30 + number, 1, counts={"types": 3}), SeatResult("Ben", "apprentice", 20, 2))
        result = Result(f"{number:016x}", game, f"2026-11-{number + 1:02}T18:00:00.000Z", seats)
        file.add(evolve(result, day="2026-11-23") if number < len(PRESENTATIONS) else result)
        file.tried(Tried(game, f"easy_{number + 1:02}", name, number, solved=number % 2 == 0))
    content = path.read_bytes()
    _empty(path.parent)
    return content


def lessons(field: Field) -> Tally:
    """Change what was noted of lessons anywhere: it is put aside or healed, and a lesson can be taken."""
    tally = Tally("changed notes of lessons")
    folder = field.place("lessons")
    path = folder / LESSONS
    taught = [name for name, each in PRESENTATIONS.items() if each.learning.lessons is not None]
    with house(field.place("house-lessons"), 1) as here:
        good = _good_notes(here, taught, folder)
        for number in field.trials(600, 20):
            random = field.random("lessons", number)
            content = changed_bytes(good, random) if number % 4 == 0 else dumped(changed(json.loads(good), random))
            path.write_bytes(content)
            with tally.trial(number, _LONG):
                here.host.progress = Progress(folder)
                _learn(here, folder, taught[number % len(taught)], whole=number % _LOOKED_AT == 1)
            _empty(folder)
    return tally


def _good_notes(here: House, taught: list[str], folder: Path) -> bytes:
    """Return notes of a lesson in each game that was left after its first turns."""
    progress = Progress(folder)
    for name in taught:
        course = course_of(here.host, name)
        played = course.played()
        turns = [played.game.write_action(turn.action) for turn in played.turns[:2]]
        progress.keep(name, Learnt((course.lessons[0].name,), course.lessons[1].name, tuple(turns)))
    content = (folder / LESSONS).read_bytes()
    _empty(folder)
    return content


def _learn(here: House, folder: Path, game: str, *, whole: bool) -> None:
    learnt = here.host.progress.of(game)
    if whole:
        here.host.show_lessons(game)
        here.turn(2)
        here.host.play_lesson(game, learnt.left)
        here.turn(2)
    here.host.progress.keep(game, learnt.with_done("one"))
    if "one" not in (here.host.progress if _is_newer(folder) else Progress(folder)).of(game).done:
        raise RuntimeError("what was done is not kept")


def _is_newer(folder: Path) -> bool:
    problem = Progress(folder).take_problem()
    return problem is not None and problem.fault is Fault.NEWER


def plans(field: Field) -> Tally:
    """Change what was agreed on for the last games: what can still be played is proposed, and nothing fails."""
    tally = Tally("changed plans of games")
    good = {name: Plan.usual(each, 1).kept() for name, each in PRESENTATIONS.items()}
    for number in field.trials(3000, 100):
        random = field.random("plans", number)
        kept: Any = changed(good, random)
        with tally.trial(number):
            _agree(LastPlans(kept, PRESENTATIONS, {}), number)
    return tally


def _agree(last: LastPlans, seed: int) -> None:
    if last.last not in PRESENTATIONS:
        raise RuntimeError("a game is proposed that there is not")
    for name, presentation in PRESENTATIONS.items():
        plan = last.next(name, seed)
        for seat in range(len(plan.seats)):
            plan.change_colour(seat)
            plan.change_portrait(seat)
        plan.seated()
        refusal(presentation, plan)
        json.dumps(last.keep(plan))


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


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
    "an entry of the menu": (f"data/applications/{APPLICATION_ID}.desktop", _menu),
    "an icon of the menu": (f"data/icons/hicolor/64x64/apps/{APPLICATION_ID}.png", _menu),
    "a download": ("game.leonardo (1).json", _import),
}
"""What is kept, where, and what is done with it."""
