"""The whole course of the city, from the first slip to the last, by events alone; and what it leads to."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.citta import heuristics
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.citta.learn.lessons.course import COURSE
from leonardo.app.citta.spots import PalaceSpot, StockSpot
from leonardo.app.kit.translations import languages, tr
from leonardo.app.lessons.lesson_list import LessonsScene
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Done, Raise
from leonardo.engine.citta.board import PALACES
from leonardo.engine.citta.events import GameBegan
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.citta.hands import CittaKeyboard, CittaMouse
from tests.app.kit.languages import spoken
from tests.app.lessons.taking import listened, take
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
    sensible: list[Action] = [action for action in session.legal() if session.against(action) is None]
    assert sensible, "the lesson refuses everything"
    if any(isinstance(action, Raise) for action in sensible):
        return sensible[0]
    if Done() in sensible:
        return Done()
    action: Action = heuristics.choose(session.view(0), tuple(sensible), stream("learner", 0, number), UNLIMITED)
    return action


@pytest.mark.slow
@pytest.mark.parametrize("way", [CittaKeyboard, pytest.param(CittaMouse, marks=pytest.mark.exhaustive)])
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


def ended(name: str) -> LessonSession:
    lesson = COURSE.lesson(name)
    assert lesson is not None
    session = LessonSession(COURSE, lesson, SEATS)
    listened(session, wished)
    return session


def test_the_first_lesson_tells_why_the_others_have_more_florins() -> None:
    lesson = COURSE.lesson("walk")
    assert lesson is not None
    session = LessonSession(COURSE, lesson, SEATS)
    assert "order" in listened(session, wished)
    given = [event.florins for event in session.history(None) if isinstance(event, GameBegan)]
    assert given, "the order is found in it"
    for language in languages():
        with spoken(language):
            told = tr("citta.lessons.walk.order")
        assert all(str(sum_) in told for sum_ in given[0] if sum_), language


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


def test_words_on_works_lie_on_no_card_of_a_palace_they_go_to() -> None:
    told = 0
    for lesson in COURSE.lessons:
        view = LessonSession(COURSE, lesson, SEATS).view(0)
        for step in lesson.steps:
            if step.spot(view) == StockSpot():
                cards = {PalaceSpot(square) for square in PALACES if view.owners[square] == 0}
                assert cards
                assert cards <= set(step.clear(view)), (lesson.name, step.word)
                told += 1
    assert told >= 4
