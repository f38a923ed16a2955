"""The whole course of Engines of War, from the first slip to the last, by events alone; and what it leads to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.personality import Personality
from leonardo.ai.player import stream
from leonardo.app.engines.learn.lessons.course import COURSE
from leonardo.app.lessons.lesson_list import LessonsScene
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Attack, Bid, BuildCastle, EndTurn, Move, Stop
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Cause
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.engines.hands import EnginesKeyboard, EnginesMouse
from tests.app.lessons.taking import listened, take
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

SEATS: tuple[Seated, ...] = (
    Person("Lisa", "red"),
    *(BuiltIn(name, colour, "journeyman") for name, colour in (("Ada", "blue"), ("Ugo", "green"))),
)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    desk.kit.settings.ask_little = False
    yield desk
    desk.host.close()


def wished(session: LessonSession, number: int) -> Action:
    sensible: list[Action] = [action for action in session.legal() if session.against(action) is None]
    assert sensible, "the lesson refuses everything"
    for kind in (BuildCastle, Stop, EndTurn):
        if any(isinstance(action, kind) for action in sensible):
            return next(action for action in sensible if isinstance(action, kind))
    if any(isinstance(action, Attack | Move) for action in sensible):
        return max(
            (action for action in sensible if isinstance(action, Attack | Move)),
            key=lambda action: (action.infantry, action.tanks),
        )
    if any(isinstance(action, Bid) for action in sensible):
        return sensible[0]
    return heuristics.decide(session.view(0), tuple(sensible), stream("learner", 0, number), Personality())


@pytest.mark.slow
@pytest.mark.parametrize("way", [EnginesMouse, pytest.param(EnginesKeyboard, marks=pytest.mark.exhaustive)])
def test_the_whole_course_is_taken_by_events_alone(desk: Desk, way: type[EnginesMouse] | type[EnginesKeyboard]) -> None:
    person = way(desk)
    desk.host.play_lesson(GAME.name, COURSE.lessons[0].name)
    for lesson in COURSE.lessons:
        session = desk.host.session
        assert isinstance(session, LessonSession)
        assert session.lesson is lesson
        take(desk, person, wished)
    assert isinstance(desk.kit.stack.top, LessonsScene)
    assert desk.host.progress.of(GAME.name).done == tuple(lesson.name for lesson in COURSE.lessons)


@pytest.mark.slow
def test_the_first_lesson_is_taken_by_mouse(desk: Desk) -> None:
    desk.host.play_lesson(GAME.name, "fist")
    take(desk, EnginesMouse(desk), wished)
    assert desk.host.progress.of(GAME.name).done == ("fist",)


def ended(name: str) -> LessonSession:
    lesson = COURSE.lesson(name)
    assert lesson is not None
    session = LessonSession(COURSE, lesson, SEATS)
    listened(session, wished)
    return session


def test_what_the_last_sentences_say_has_happened() -> None:
    assert ended("fist").played.state.leonardo == 0
    turn = ended("turn").played.state
    assert turn.firsts == (Cause.FIRST_TANK,)
    assert turn.players[0].points == 2
    assert ended("projects").played.state.players[0].check_dice == 3
    for name, land in (("war", "PROVENCE"), ("castles", "PROVENCE"), ("tanks", "MILAN"), ("sea", "SICILY")):
        assert ended(name).played.state.owners[Territory[land]] == 0, name
    points = ended("points")
    assert points.over
    assert points.played.state.players[0].points == 40
