"""The whole course of Engines of War, from the first slip to the last, by events alone; each lesson as rules go."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.engines import thumb
from leonardo.ai.engines.temper import Temper
from leonardo.ai.player import stream
from leonardo.app.engines.learn.lessons.course import COURSE
from leonardo.app.kit.words import catalogue
from leonardo.app.lessons.list import LessonsScene
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action, Attack, Bid, BuildCastle, EndTurn, Move, Stop
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.terms import Cause
from leonardo.play.lessons.lesson import Lesson
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.engines.hands import EnginesKeyboard, EnginesMouse
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.lessons.taking import MOST, anyhow, listened, take
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
    """Return what somebody does who listens to the lesson."""
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
    return thumb.decide(session.view(0), tuple(sensible), stream("learner", 0, number), Temper())


@pytest.mark.parametrize(
    "way", [pytest.param(EnginesMouse, marks=pytest.mark.slow), pytest.param(EnginesKeyboard, marks=pytest.mark.slow)]
)
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


def test_the_first_lesson_is_taken_by_mouse(desk: Desk) -> None:
    desk.host.play_lesson(GAME.name, "fist")
    take(desk, EnginesMouse(desk), wished)
    assert desk.host.progress.of(GAME.name).done == ("fist",)


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)
def test_each_lesson_comes_to_its_end_and_tells_every_step_on_the_way(lesson: Lesson) -> None:
    told = listened(LessonSession(COURSE, lesson, SEATS), wished)
    assert told == {step.word for step in lesson.steps}


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)
def test_whatever_a_lesson_accepts_leads_to_its_end(lesson: Lesson) -> None:
    for number in range(8):
        listened(LessonSession(COURSE, lesson, SEATS), anyhow(f"{lesson.name}/{number}"))


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_course_is_there_in_every_language(language: str) -> None:
    with spoken(language):
        for lesson in COURSE.lessons:
            words = ["title", "about", "done"]
            for step in lesson.steps:
                words += [step.word, *(refusal.word for refusal in step.refusals)]
                words += [f"{step.word}_then"] if step.then else []
            missing = [word for word in words if COURSE.text_of(lesson, word) not in catalogue()]
            assert missing == [], lesson.name


@pytest.mark.parametrize("lesson", COURSE.lessons, ids=lambda lesson: lesson.name)
def test_whatever_is_refused_has_a_sentence_that_says_why(lesson: Lesson) -> None:
    session = LessonSession(COURSE, lesson, SEATS)
    for number in range(MOST):
        if session.over_lesson:
            break
        if session.chance_waits:
            session.play_nature()
        elif session.decider != COURSE.learner:
            session.poll()
        elif session.step is not None and session.step.accepts is None:
            session.read()
        else:
            against = {key for action in session.legal() if (key := session.against(action)) is not None}
            assert all(key in catalogue() for key in against), against
            session.submit(wished(session, number))
    assert session.over_lesson


def test_the_game_of_the_course_was_played_by_the_rules() -> None:
    assert all((lesson.played or COURSE.played)().over for lesson in COURSE.lessons)
