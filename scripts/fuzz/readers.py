"""What reads files, kind by kind: good ones of each, and what the program does with them before anybody is asked."""

import io
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, Final

import pygame

from leonardo.ai.player import UNLIMITED
from leonardo.ai.protocol import ProtocolError, Told, answer, read_choice, read_line, told, write_line
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder
from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.kit.translations import ENGLISH, Translations
from leonardo.app.kit.window.stage import Stage
from leonardo.app.lessons.open_lesson import turns_of
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.new_game.plans import LastPlans, refusal
from leonardo.app.scenes.saves.thumbnails import jpeg, thumbnail
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import play
from leonardo.arena.pool import ArenaError
from leonardo.arena.report import DATA, PICTURE, TEXT, report
from leonardo.arena.results_folder import PLAN, RESULTS, ResultsFolder
from leonardo.arena.seat import Seat, serve
from leonardo.check import check
from leonardo.engine.game import AnyGame
from leonardo.engine.notation import write_record
from leonardo.engine.record import Played
from leonardo.engine.record_files import RECORD_ENDING
from leonardo.games import usual_seats
from leonardo.play.lessons.progress import NAME as LESSONS
from leonardo.play.lessons.progress import Learnt, Progress
from leonardo.play.lessons.session import LessonSession
from leonardo.play.puzzles import ANSWERS, PuzzleBook, PuzzleError
from leonardo.play.statistics.figures import averages, by_level, favourites, games_of, summary
from leonardo.play.statistics.figures import persons as persons_in
from leonardo.saves import pictures
from leonardo.saves.exchange import read_game
from leonardo.saves.faults import SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.names import ENDING
from leonardo.saves.opening import open_save
from leonardo.saves.statistics.file import NAME as RESULTS_OF_PERSONS
from leonardo.saves.statistics.file import StatisticsFile
from scripts.fuzz.drawn import Form, Shelf, draw
from scripts.fuzz.games import persons, session, wishes
from scripts.fuzz.kept import good_results
from scripts.fuzz.trials import Field, Tally

_DECISIONS: Final = 12
_RECORD: Final = f"game{RECORD_ENDING}"
_SAVE: Final = f"game{ENDING}"
_SETTINGS: Final = "settings.json"
_TEXTS: Final = ("language.toml", "kit.toml", "saves.toml", "{game}/game.toml")
_SPOKEN: Final = "line.json"

Make = Callable[[Field], list[Shelf]]


def _begun(game: AnyGame, decisions: int = _DECISIONS) -> Played:
    """Return a game after so many decisions at random."""
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
    kit = Stage((320, 200), Settings()).kit
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
