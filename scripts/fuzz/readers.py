"""What reads files, kind by kind, given good ones and ones that hypothesis has changed anywhere."""

import gc
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import Enum
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame
from attrs import frozen
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from leonardo.ai.player import UNLIMITED
from leonardo.ai.protocol import ProtocolError, Told, answer, read_choice, read_line, told, write_line
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder
from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.kit.translations import ENGLISH, Translations
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.lessons.lesson_list import turns_of
from leonardo.app.scenes.new_game.plan import LastPlans, Plan, refusal
from leonardo.app.scenes.saves.listing import jpeg, thumbnail
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import play
from leonardo.arena.pool import ArenaError
from leonardo.arena.report import DATA, PICTURE, TEXT, report
from leonardo.arena.results_folder import PLAN, RESULTS, ResultsFolder
from leonardo.arena.seat import Seat, serve
from leonardo.check import check
from leonardo.engine.game import AnyGame
from leonardo.engine.record import RECORD_ENDING, Played, write_record
from leonardo.games import usual_seats
from leonardo.play.lessons.progress import NAME as LESSONS
from leonardo.play.lessons.progress import Learnt, Progress
from leonardo.play.lessons.session import LessonSession
from leonardo.play.puzzles import ANSWERS, PuzzleBook, PuzzleError
from leonardo.play.statistics.figures import averages, by_level, favourites, games_of, summary
from leonardo.play.statistics.figures import persons as persons_in
from leonardo.saves import pictures
from leonardo.saves.documents import checksum
from leonardo.saves.exchange import read_game
from leonardo.saves.faults import SaveError
from leonardo.saves.files import ENDING
from leonardo.saves.folder import SaveFolder
from leonardo.saves.opening import open_save
from leonardo.saves.statistics import NAME as RESULTS_OF_PERSONS
from leonardo.saves.statistics import StatisticsFile
from scripts.fuzz.games import persons, session, wishes
from scripts.fuzz.mutations import ODD, changed, changed_bytes, dumped
from scripts.fuzz.trials import Field, Tally
from scripts.fuzz.user_files import good_results

LIMIT: Final = 2.0  # seconds on the processor that reading a file may take
MEMORY: Final = 200_000_000  # bytes of memory that reading a file may take
_PART: Final = 500  # files that are drawn at a time: what was made for them is forgotten then
_HELD: Final = Path("/proc/self/statm")  # where the system tells first how many pages of memory this process has
_VALUES: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.sampled_from(ODD),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)
"""Anything that JSON holds, NaN and half characters among it."""


class Form(Enum):
    """What a file is made of, and so how it can be changed."""

    JSON = "a document"
    SEALED = "a document with a checksum"
    LINES = "a document in each line"
    WORDS = "names and texts, as in TOML"
    BYTES = "anything"


@frozen
class Shelf:
    """Good files of a kind and their forms, by their places in `folder`, of which one at a time is changed.

    `read` reads all that lie there and refuses in words what it cannot read. It may put a file of `aside` aside whole;
    `written` are those that it writes itself.
    """

    folder: Path
    files: Mapping[str, tuple[Form, bytes]]
    read: Callable[[], object]
    aside: bool = False
    written: Sequence[str] = ()

    def lay_out(self, changed: Mapping[str, bytes]) -> None:
        for name, (_, content) in self.files.items():
            place = self.folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(changed.get(name, content))

    def put_away(self) -> None:
        """Remove all that lies in the folder."""
        for path in sorted(self.folder.rglob("*"), reverse=True):
            if path.is_dir() and not path.is_symlink():
                path.rmdir()
            else:
                path.unlink()


def draw(tally: Tally, shelves: Sequence[Shelf], field: Field, files: int) -> Tally:
    """Read so many changed files, of one shelf after the other."""
    part = 0
    while tally.trials < files and part * _PART < files * 2:
        shelf = shelves[part % len(shelves)]
        _draw(tally, shelf, field, min(_PART, files - tally.trials), part)
        gc.collect()
        part += 1
    return tally


def _draw(tally: Tally, shelf: Shelf, field: Field, files: int, part: int) -> None:
    @settings(
        max_examples=files,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @seed(f"{field.seed}/{tally.what}/{part}")
    @given(st.sampled_from(sorted(shelf.files)), st.randoms(use_true_random=False), st.data())
    def read_one(name: str, random: Random, data: st.DataObject) -> None:
        form, good = shelf.files[name]
        content = _CHANGES[form](good, random, data)
        _read(tally, shelf, name, content, field.keep)

    read_one()


def _read(tally: Tally, shelf: Shelf, name: str, content: bytes, keep: Path | None) -> None:
    """Read all that lies there with one file changed, and see whether all is there afterwards."""
    shelf.lay_out({name: content})
    failures, about = len(tally.failures), f"{name} {tally.trials}"
    with tally.trial(about, LIMIT), _little_memory():
        shelf.read()
    gone = [each for each in shelf.files if each not in shelf.written and not _is_there(shelf, each, name, content)]
    if gone:
        tally.fail(about, f"{gone[0]} was changed")
    if len(tally.failures) > failures and keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{tally.trials:06}-{Path(name).name}").write_bytes(content)
    shelf.put_away()


def _is_there(shelf: Shelf, name: str, changed_one: str, content: bytes) -> bool:
    wanted = content if name == changed_one else shelf.files[name][1]
    place = shelf.folder / name
    if place.is_file() and place.read_bytes() == wanted:
        return True
    others = (each for each in place.parent.iterdir() if each.is_file())
    return shelf.aside and any(each.read_bytes() == wanted for each in others)


def _bytes(good: bytes, random: Random, data: st.DataObject) -> bytes:
    found = changed_bytes(good, random)
    if random.random() < 0.3:
        place = random.randrange(len(found) + 1)
        found = found[:place] + data.draw(st.binary(max_size=20)) + found[place:]
    return found


def _document(good: bytes, random: Random, data: st.DataObject) -> bytes:
    if random.random() < 0.25:
        return _bytes(good, random, data)
    return dumped(_changed(json.loads(good), random, data))


def _sealed(good: bytes, random: Random, data: st.DataObject) -> bytes:
    """Change a document, most often so that its checksum agrees."""
    if random.random() < 0.2:
        return _bytes(good, random, data)
    document = json.loads(good)
    former = document.pop("checksum")
    document = _changed(document, random, data)
    if not isinstance(document, dict) or random.random() < 0.1:
        return dumped(document)
    try:
        return dumped({**document, "checksum": checksum(document)})
    except (ValueError, RecursionError):
        return dumped({**document, "checksum": former})


def _changed(document: Any, random: Random, data: st.DataObject) -> Any:  # noqa: ANN401 - JSON holds anything
    return changed(document, random, lambda: data.draw(_VALUES) if random.random() < 0.5 else random.choice(ODD))


def _change_lines(good: bytes, random: Random, data: st.DataObject) -> bytes:
    lines = good.splitlines()
    number = random.randrange(len(lines))
    match random.randrange(5):
        case 0:
            return _bytes(good, random, data)
        case 1:
            del lines[number]
        case 2:
            lines.insert(number, random.choice(lines))
        case _:
            lines[number] = dumped(_changed(json.loads(lines[number]), random, data))
    return b"\n".join([*lines, b""])


_WORDS: Final = (
    *(b'"{count:999999999d}"', b'"{count:{count}}"', b'"{count:>99999}"'),
    *(b'"{"', b'"}"', b'"{}"', b'"{0}"', b'"{count.real.imag}"', b'"{count!x}"', b'"{name[9]}"'),
    *(
        b'"\\u0000"',
        b'""',
        b"1",
        b"[]",
        b"{}",
        b"1979-05-27",
        b"nan",
        b"[" * 3000,
        b"{a = " * 3000,
        b'"""',
        b"9" * 5000,
    ),
    *(b"{one = 1}", b"[[1]]", b'"(?P<"', b'"(a+)+$"', b"true"),
)
"""What nobody expects to the right of an equals sign."""


def _words(good: bytes, random: Random, data: st.DataObject) -> bytes:
    """Change a line of a file of texts: its name, its text, its table."""
    if random.random() < 0.3:
        return _bytes(good, random, data)
    lines = good.split(b"\n")
    number = random.randrange(len(lines))
    name, sign, _ = lines[number].partition(b"=")
    match random.randrange(5):
        case 0:
            lines[number] = b"[" + re.sub(rb"[^a-z.]", b"", name) + b"]"
        case 1:
            lines.insert(number, random.choice(lines))
        case 2:
            lines[number] = name + b"= " + json.dumps(data.draw(st.text(max_size=30))).encode()
        case _:
            lines[number] = name + b"= " + random.choice(_WORDS) if sign else random.choice(_WORDS)
    return b"\n".join(lines)


_CHANGES: Final[Mapping[Form, Callable[[bytes, Random, st.DataObject], bytes]]] = {
    Form.JSON: _document,
    Form.SEALED: _sealed,
    Form.LINES: _change_lines,
    Form.WORDS: _words,
    Form.BYTES: _bytes,
}


@contextmanager
def _little_memory() -> Iterator[None]:
    """Give this process so much more memory and no more, where the system can do that."""
    if not _HELD.is_file():
        yield
        return
    import resource  # noqa: PLC0415 - not every system has it

    held = int(_HELD.read_bytes().split()[0]) * resource.getpagesize()
    former = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (held + MEMORY, former[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, former)


_DECISIONS: Final = 12
_RECORD: Final = f"game{RECORD_ENDING}"
_SAVE: Final = f"game{ENDING}"
_SETTINGS: Final = "settings.json"
_TEXTS: Final = ("language.toml", "kit.toml", "saves.toml", "{game}/game.toml")
_SPOKEN: Final = "line.json"

Make = Callable[[Field], list[Shelf]]


def _begun(game: AnyGame, decisions: int = _DECISIONS) -> Played:
    random = Random(7)
    played, _ = Played.begin(game, game.deal(wishes(game), random))
    while not played.over and len(played.turns) < decisions:
        legal = game.legal(played.state)
        played, _ = played.play(random.choice(legal)) if legal else played.play_nature(random)
    return played


def _saves(field: Field) -> list[Shelf]:
    found = []
    for name, game in field.games.items():
        source = field.place(f"drawn-source-{name}")
        session(game, 7, source, _DECISIONS).close()
        (path,) = {entry.path for entry in SaveFolder(source).entries()}
        folder = field.place(f"drawn-saves-{name}")
        found.append(Shelf(folder, {_SAVE: (Form.SEALED, path.read_bytes())}, partial(_open_save, folder, field)))
    return found


def _open_save(folder: Path, field: Field) -> None:
    saves = SaveFolder(folder)
    for entry in saves.entries():
        with suppress(SaveError):
            open_save(saves.read(entry.path), entry.path, field.games)
        saves.picture(entry)
    saves.to_continue()


def _records(field: Field) -> list[Shelf]:
    found = []
    for name, game in field.games.items():
        folder = field.place(f"drawn-records-{name}")
        good = write_record(_begun(game)).encode()
        found.append(Shelf(folder, {_RECORD: (Form.LINES, good)}, partial(_look_at_record, folder / _RECORD, field)))
    return found


def _look_at_record(path: Path, field: Field) -> None:
    check(path, field.games)
    with suppress(SaveError):
        read_game(path, field.games, lambda played: persons(played.game))


def _settings(field: Field) -> list[Shelf]:
    folder = field.place("drawn-settings")
    plans = {name: Plan.usual(each, 1).kept() for name, each in PRESENTATIONS.items()}
    file = SettingsFile(folder / _SETTINGS)
    silenced = tuple(f"{name}.vain" for name in plans)
    file.write(Settings(plans=plans, keys={"mute": ["f9"]}, silenced=silenced, place=None))
    good = (folder / _SETTINGS).read_bytes()
    return [Shelf(folder, {_SETTINGS: (Form.JSON, good)}, partial(_use_settings, folder / _SETTINGS), aside=True)]


def _use_settings(path: Path) -> None:
    """Read settings as a start does: the keys, and what is proposed for the next game."""
    read = SettingsFile(path).read()
    Keymap(read).heal()
    last = LastPlans(read.plans, PRESENTATIONS, {})
    plan = last.next(last.last, 1)
    refusal(PRESENTATIONS[plan.game], plan)
    SettingsFile(path.with_name("written.json")).write(read)
    path.with_name("written.json").unlink()


def _results(field: Field) -> list[Shelf]:
    folder = field.place("drawn-results")
    path = folder / RESULTS_OF_PERSONS
    good = good_results(path, "Anna")
    return [Shelf(folder, {path.name: (Form.SEALED, good)}, partial(_sum_up, path), aside=True)]


def _sum_up(path: Path) -> None:
    kept = StatisticsFile(path).read()
    for name, game in product(persons_in(kept), PRESENTATIONS):
        own = games_of(kept, name, game)
        summary(own)
        averages(own, by_level)
        favourites(own)


def _lessons(field: Field) -> list[Shelf]:
    folder = field.place("drawn-lessons")
    progress, taught = Progress(folder), {}
    for name, presentation in PRESENTATIONS.items():
        if presentation.learning.lessons is None:
            continue
        taught[name] = course = presentation.learning.lessons()
        played = course.played()
        turns = [played.game.write_action(turn.action) for turn in played.turns[:2]]
        progress.keep(name, Learnt((course.lessons[0].name,), course.lessons[1].name, tuple(turns)))
    good = (folder / LESSONS).read_bytes()
    return [Shelf(folder, {LESSONS: (Form.JSON, good)}, partial(_go_on_learning, folder, taught), aside=True)]


def _go_on_learning(folder: Path, taught: Mapping[str, Any]) -> None:
    progress = Progress(folder)
    for name, course in taught.items():
        learnt = progress.of(name)
        lesson = course.lesson(learnt.left) or course.lessons[0]
        seats = persons(course.played().game)
        LessonSession(course, lesson, seats, turns_of(course, learnt.turns), lambda _: None).close()


def _puzzles(field: Field) -> list[Shelf]:
    found = []
    for name, presentation in PRESENTATIONS.items():
        source = assets_folder() / "puzzles" / name
        if not (source / ANSWERS).exists():
            continue
        document = json.loads((source / ANSWERS).read_text(encoding="utf-8"))
        first = next(iter(document["puzzles"]))
        answers = json.dumps({**document, "puzzles": {first: document["puzzles"][first]}}).encode()
        record = (source / f"{first}{RECORD_ENDING}").read_bytes()
        files = {ANSWERS: (Form.JSON, answers), f"{first}{RECORD_ENDING}": (Form.LINES, record)}
        folder = field.place(f"drawn-puzzles-{name}")
        found.append(Shelf(folder, files, partial(_set_puzzles, presentation.game, folder)))
    return found


def _set_puzzles(game: AnyGame, folder: Path) -> None:
    with suppress(PuzzleError):
        for puzzle in PuzzleBook(game, folder).puzzles:
            if puzzle.played.over or not puzzle.judge(puzzle.ranked[0].action).right:
                raise RuntimeError("nothing is sought")


def _texts(field: Field) -> list[Shelf]:
    folder, files = field.place("drawn-texts"), {}
    for game, pattern in product(PRESENTATIONS, _TEXTS):
        name = f"{ENGLISH}/{pattern.format(game=game)}"
        files[name] = (Form.WORDS, (assets_folder() / "texts" / name).read_bytes())
    return [Shelf(folder, files, partial(_speak, folder))]


def _speak(folder: Path) -> None:
    with suppress(AssetsMissingError):
        catalogue = Translations(ENGLISH, folder)
        for key in catalogue:
            with suppress(ValueError):  # so are told fields that no value is given for
                catalogue(key, count=2, name="Anna")


def _lines(field: Field) -> list[Shelf]:
    found = []
    for name, game in field.games.items():
        played = _begun(game)
        seat, legal = game.decider(played.state), game.legal(played.state)
        if seat is None or not legal:
            raise RuntimeError(f"in {name} nobody decides after {_DECISIONS} decisions")
        one = told(game, played.state, seat, (), played.question(seat), UNLIMITED)
        said = write_line(answer(one.number, 0, one.decide["legal"][0]["action"]))
        ours, theirs = field.place(f"drawn-asked-{name}"), field.place(f"drawn-said-{name}")
        asked = {"hello.json": (Form.JSON, write_line(one.hello)), _SPOKEN: (Form.JSON, write_line(one.decide))}
        found.append(Shelf(ours, asked, partial(_answer, ours, field)))
        found.append(Shelf(theirs, {_SPOKEN: (Form.JSON, said)}, partial(_hear, theirs / _SPOKEN, one)))
    return found


def _answer(folder: Path, field: Field) -> None:
    """Have a player of the program answer a greeting and a question; each line that it says can be read."""
    words = [(folder / name).read_bytes().replace(b"\n", b" ") for name in ("hello.json", _SPOKEN)]
    heard = io.BytesIO()
    serve(Seat("random", field.games), io.BytesIO(b"\n".join([*words, b""])), heard)
    for line in heard.getvalue().splitlines():
        read_line(line)


def _hear(path: Path, asked: Told) -> None:
    with suppress(ProtocolError):
        if not 0 <= read_choice(read_line(path.read_bytes()), asked) < asked.choices:
            raise RuntimeError("an answer is taken that was not offered")


def _arenas(field: Field) -> list[Shelf]:
    found = []
    for name, game in field.games.items():
        seats = usual_seats(game)
        plan = MatchPlan(game, wishes(game), ("random",) * seats, seats, 1, "1")
        finished, folder = play(plan.task(0)), field.place(f"drawn-arena-{name}")
        with ResultsFolder(folder, plan) as results:
            results.add(finished)
        files = {
            PLAN: (Form.JSON, (folder / PLAN).read_bytes()),
            RESULTS: (Form.LINES, (folder / RESULTS).read_bytes()),
        }
        found.append(Shelf(folder, files, partial(_sum_up_arena, folder, plan), written=(RESULTS,)))
    return found


def _sum_up_arena(folder: Path, plan: MatchPlan) -> None:
    with suppress(ArenaError):
        report(folder)
        if not all((folder / name).exists() for name in (TEXT, DATA, PICTURE)):
            raise RuntimeError("the figures are not there")
    with suppress(ArenaError), ResultsFolder(folder, plan):
        pass


def _pictures(field: Field) -> list[Shelf]:
    kit = Pilot((320, 200), Settings()).kit
    surface = pygame.Surface((640, 360))
    for number in range(200):
        pygame.draw.circle(surface, (number, 255 - number, 99), (number * 3, number), 20)
    good = jpeg(surface)
    if good is None:
        raise RuntimeError("this pygame writes no JPEG")
    folder = field.place("drawn-pictures")
    return [Shelf(folder, {"picture.jpg": (Form.BYTES, good)}, partial(_show, folder, kit))]


def _show(folder: Path, kit: Kit) -> None:
    content = (folder / "picture.jpg").read_bytes()
    name = pictures.keep(folder / "saves", content)
    thumbnail(kit, pictures.find(folder / "saves", name) if name else content, (160, 90))
    kit.pictures.forget()


_KINDS: Final[Mapping[str, tuple[int, Make]]] = {
    "saves": (36_000, _saves),
    "records": (36_000, _records),
    "settings": (24_000, _settings),
    "results": (24_000, _results),
    "lessons": (16_000, _lessons),
    "puzzles": (16_000, _puzzles),
    "texts": (12_000, _texts),
    "lines of the seat protocol": (18_000, _lines),
    "folders of arenas": (12_000, _arenas),
    "pictures": (6_000, _pictures),
}
"""What is read, how many changed files there are in full, and what makes the good ones."""
_LEAST: Final = 20


def _attack(what: str, files: int, make: Make, field: Field) -> Tally:
    return draw(Tally(f"drawn {what}"), make(field), field, len(field.trials(files, _LEAST)))


DRAWN: Final[Mapping[str, Callable[[Field], Tally]]] = {
    f"drawn {what}": partial(_attack, what, files, make) for what, (files, make) in _KINDS.items()
}
"""An attack for each kind of what is read, by its name."""
