"""The whole course of the city, from the first slip to the last, by events alone; each lesson as rules and texts go."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.citta import thumb
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.citta.learn.lessons.course import COURSE
from leonardo.app.kit.words import catalogue
from leonardo.app.lessons.list import LessonsScene
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Done, Raise
from leonardo.play.lessons.lesson import Lesson
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.citta.hands import CittaKeyboard, CittaMouse
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.lessons.taking import MOST, anyhow, listened, take
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

SEATS: tuple[Seated, ...] = (
    Person("Lisa", "red"),
    *(BuiltIn(name, colour, "journeyman") for name, colour in (("Ada", "blue"), ("Ugo", "green"), ("Ida", "yellow"))),
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
    if any(isinstance(action, Raise) for action in sensible):
        return sensible[0]
    if Done() in sensible:
        return Done()
    action: Action = thumb.choose(session.view(0), tuple(sensible), stream("learner", 0, number), UNLIMITED)
    return action


@pytest.mark.parametrize("way", [CittaMouse, pytest.param(CittaKeyboard, marks=pytest.mark.slow)])
def test_the_whole_course_is_taken_by_events_alone(desk: Desk, way: type[CittaMouse] | type[CittaKeyboard]) -> None:
    person = way(desk)
    desk.host.play_lesson(GAME.name, COURSE.lessons[0].name)
    for lesson in COURSE.lessons:
        session = desk.host.session
        assert isinstance(session, LessonSession)
        assert session.lesson is lesson
        take(desk, person, wished)
    assert isinstance(desk.kit.stack.top, LessonsScene)
    assert desk.host.progress.of(GAME.name).done == tuple(lesson.name for lesson in COURSE.lessons)


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
    walk = ended("walk")
    assert walk.played.state.parties[0].florins == 250 - 50 + 25
    quarters = ended("quarters").played.state
    assert [quarters.owners[square] for square in (8, 10)] == [0, 0]
    offices = ended("offices").played.state
    assert offices.owners[27] == 0
    men = ended("men").played.state
    assert men.parties[0].men == 1
    guilds = ended("guilds")
    assert guilds.over
    assert GAME.standing(guilds.played.state).winners == (0,)


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
        else:
            against = {key for action in session.legal() if (key := session.against(action)) is not None}
            assert all(key in catalogue() for key in against), against
            session.submit(wished(session, number))


def test_the_games_of_the_course_were_played_by_the_rules() -> None:
    assert all((lesson.played or COURSE.played)().over for lesson in COURSE.lessons)
