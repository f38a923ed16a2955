"""The lessons of every game, taken without a table: each comes to its end, and says all that it has to say."""

from collections.abc import Mapping, Sequence
from typing import Final

import pytest
from attrs import frozen

from leonardo.app.citta.learn.lessons.course import COURSE as OF_CITTA
from leonardo.app.davinci.learn.lessons.course import COURSE as OF_DAVINCI
from leonardo.app.engines.learn.lessons.course import COURSE as OF_ENGINES
from leonardo.app.kit.translations import translations
from leonardo.play.lessons.lesson import Lesson, LessonCourse
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import Seated
from tests.app.citta.learn import test_course as in_citta
from tests.app.davinci.learn import test_course as in_davinci
from tests.app.engines.learn import test_course as in_engines
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.lessons.taking import MOST, Wished, anyhow, listened


@frozen
class Taken:
    """The course of a game, who sits there, and what a person does who listens."""

    course: LessonCourse
    seats: Sequence[Seated]
    wished: Wished

    def lesson(self, lesson: Lesson) -> LessonSession:
        return LessonSession(self.course, lesson, self.seats)


TAKEN: Final[Mapping[str, Taken]] = {
    "davinci": Taken(OF_DAVINCI, in_davinci.SEATS, in_davinci.wished),
    "citta": Taken(OF_CITTA, in_citta.SEATS, in_citta.wished),
    "engines": Taken(OF_ENGINES, in_engines.SEATS, in_engines.wished),
}
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game}-{lesson.name}")
        for game, taken in TAKEN.items()
        for lesson in taken.course.lessons
    ],
)


@each_lesson
def test_each_lesson_ends_and_tells_every_step(game: str, lesson: Lesson) -> None:
    told = listened(TAKEN[game].lesson(lesson), TAKEN[game].wished)
    assert told >= {step.word for step in lesson.steps if not step.stays}
    assert told <= {step.word for step in lesson.steps}


@each_lesson
def test_whatever_a_lesson_accepts_leads_to_its_end(game: str, lesson: Lesson) -> None:
    for number in range(8):
        listened(TAKEN[game].lesson(lesson), anyhow(f"{lesson.name}/{number}"))


@each_lesson
def test_whatever_is_refused_has_a_sentence_that_says_why(game: str, lesson: Lesson) -> None:
    session = TAKEN[game].lesson(lesson)
    for number in range(3 * MOST):
        if session.over_lesson:
            break
        if session.step is not None and session.step.accepts is None:
            session.read()
        elif session.chance_waits:
            session.play_nature()
        elif session.decider != session.course.learner:
            session.poll()
        else:
            against = {key for action in session.legal() if (key := session.against(action)) is not None}
            assert all(key in translations() for key in against), against
            session.submit(TAKEN[game].wished(session, number))
    assert session.over_lesson


@pytest.mark.parametrize("game", TAKEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_course_is_there_in_every_language(game: str, language: str) -> None:
    course = TAKEN[game].course
    with spoken(language):
        for lesson in course.lessons:
            words = ["title", "about", "done"]
            for step in lesson.steps:
                words += [step.word, *(refusal.word for refusal in step.refusals)]
                words += [f"{step.word}_then"] if step.then else []
            missing = [word for word in words if course.text_of(lesson, word) not in translations()]
            assert missing == [], lesson.name


@pytest.mark.parametrize("game", TAKEN)
def test_the_games_of_a_course_were_played_by_the_rules(game: str) -> None:
    course = TAKEN[game].course
    assert all((lesson.played or course.played)().over for lesson in course.lessons)
