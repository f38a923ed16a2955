"""What is kept beside games, changed by somebody or something: results, lessons and what was agreed on for a game."""

import json
from pathlib import Path
from typing import Any, Final

from attrs import evolve

from leonardo.app.games import PRESENTATIONS
from leonardo.app.lessons.open_lesson import course_of
from leonardo.app.scenes.new_game.plan import Plan
from leonardo.app.scenes.new_game.plans import LastPlans, refusal
from leonardo.play.lessons.progress import NAME as LESSONS
from leonardo.play.lessons.progress import Learnt, Progress
from leonardo.saves.faults import Fault
from leonardo.saves.statistics.file import NAME as RESULTS
from leonardo.saves.statistics.file import StatisticsFile
from leonardo.saves.statistics.schema import Result, SeatResult, Tried
from scripts.fuzz.changing import changed, changed_and_sealed, changed_bytes, dumped
from scripts.fuzz.house import House, house
from scripts.fuzz.trials import Field, Tally

_LOOKED_AT: Final = 8
"""Of so many files one is looked at in the program, too."""
_LONG: Final = 60.0
_FIRST: Final = next(iter(PRESENTATIONS))
"""A game for what is the same for all of them."""


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
    """Return a file of some results of each game."""
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
        here.stage.turn(2)
        here.host.play_lesson(game, learnt.left)
        here.stage.turn(2)
    here.host.progress.keep(game, learnt.with_done("one"))
    if "one" not in (here.host.progress if _is_newer(folder) else Progress(folder)).of(game).done:
        raise RuntimeError("what was done is not kept")


def _is_newer(folder: Path) -> bool:
    """Tell whether the notes are of a newer version, which are left as they are."""
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
