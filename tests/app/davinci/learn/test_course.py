"""The whole course, from the first slip to the last, by events alone; and what is particular to its lessons."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.davinci.heuristics import player
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.davinci.learn.lessons.course import COURSE
from leonardo.app.davinci.spots import CardSpot, ComponentSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.lessons.lesson_list import LessonsScene
from leonardo.app.lessons.table import LessonTable
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Pass, Start, Take
from leonardo.engine.davinci.constants import LAST_ROUND, Phase, Place, Upgrade
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person
from tests.app.davinci.hands import Keyboard, Mouse
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, probing
from tests.app.lessons.taking import MOST, take
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

SEATS = (Person("Lisa", "red"), BuiltIn("Salaì", "blue", "thumb"), BuiltIn("Melzi", "green", "thumb"))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path)
    desk.kit.settings.ask_little = False
    yield desk
    desk.host.close()


def wished(session: LessonSession, number: int) -> Action:
    sensible = [action for action in session.legal() if session.against(action) is None]
    assert sensible, "the lesson refuses everything"
    action: Action = player.choose(session.view(0), sensible, stream("learner", 0, number), UNLIMITED)
    return action


@pytest.mark.slow
@pytest.mark.parametrize("way", [Mouse, pytest.param(Keyboard, marks=pytest.mark.exhaustive)])
def test_the_whole_course_is_taken_by_events_alone(desk: Desk, way: type[Mouse] | type[Keyboard]) -> None:
    person = way(desk)
    desk.host.play_lesson(GAME.name, COURSE.lessons[0].name)
    for lesson in COURSE.lessons:
        session = desk.host.session
        assert isinstance(session, LessonSession)
        assert session.lesson is lesson
        take(desk, person, wished)
    listed = desk.top(LessonsScene)
    assert listed.form.focus == "practice"
    assert desk.host.progress.of(GAME.name).done == tuple(lesson.name for lesson in COURSE.lessons)


def test_the_course_is_played_by_the_rules_for_nobody() -> None:
    whole = COURSE.played()
    assert whole.over
    assert whole.setup.start == COURSE.learner
    begins = [lesson.begins for lesson in COURSE.lessons]
    assert begins == sorted(begins)


def _lesson(name: str) -> LessonSession:
    lesson = COURSE.lesson(name)
    assert lesson is not None
    return LessonSession(COURSE, lesson, SEATS)


def _do(session: LessonSession, action: Action) -> None:
    for _ in range(MOST):
        if session.decider == COURSE.learner:
            break
        session.poll()
    assert session.against(action) is None
    session.submit(action)


def test_a_lesson_goes_on_speaking_while_more_is_offered() -> None:
    session = _lesson("automata")
    _do(session, Take(Upgrade.AUTOMATON, Place.LARGE))
    _do(session, Take(Upgrade.SMALL5))
    assert session.decider == COURSE.learner
    step = session.guide.step(session.view(COURSE.learner))
    assert step is not None
    assert step.word == "upgrade"


def test_nobody_need_work_where_all_is_completed_anyway() -> None:
    session = _lesson("last")
    _do(session, next(action for action in session.legal() if isinstance(action, Start) and action.invention == 15))
    passed = 0
    for number in range(MOST):
        if session.over_lesson or session.view(COURSE.learner).phase is Phase.OVER:
            break
        if session.decider != COURSE.learner:
            session.poll()
            continue
        view = session.view(COURSE.learner)
        if isinstance(view.question, PlacementQuestion) and session.against(Pass()) is None:
            assert view.round == LAST_ROUND
            passed += 1
            session.submit(Pass())
        else:
            session.submit(wished(session, number))
    assert passed


@pytest.mark.parametrize(("language", "text_size"), [("en", 100), ("fr", 130)])
def test_the_first_lesson_covers_no_card_and_no_component(tmp_path: Path, language: str, text_size: int) -> None:
    """After the first slip it speaks of all cards that are requested, and of what lies in the stores."""
    with spoken(language), probing():
        desk = Desk(tmp_path, (1024, 640), Settings(speed=Speed.OFF, text_size=text_size, language=language))
        desk.kit.pictures = Blanks()
        desk.host.play_lesson(COURSE.game, "work", anew=True)
        table = desk.table
        assert isinstance(table, LessonTable)
        told = list[str]()
        for _ in range(MOST):
            table.update(0)
            slip = table.slip
            if slip is not None:
                told.append(slip.told.text)
                named = [rect for spot, rect in table.places().items() if isinstance(spot, CardSpot | ComponentSpot)]
                assert len(told) == 1 or slip.rect.collidelist(named) == -1, told[-1]
                if not slip.told.foot:
                    break
                table.go_on()
        desk.host.close()
    assert len(told) == len(COURSE.lessons[0].steps)
