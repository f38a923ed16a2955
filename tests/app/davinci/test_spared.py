"""A phase A in which nothing can be started ends by itself for who plays alone; it is told, and nothing to undo."""

from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.app.davinci.table import TABLE, DaVinciTable
from leonardo.app.table.course import Course
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, ChooseFavour, Done, Pass, Start
from leonardo.engine.davinci.constants import EXPERT, Favour
from leonardo.engine.davinci.questions import FavourQuestion, WorkQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.view import View
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from scripts.screens.moments import PERSON, Moment, Reached, reach
from tests.app.fake_adviser import AtOnce
from tests.app.table.table_harness import Desk
from tests.engine.davinci.build import ANNA, lab, placing, seat, table

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def only_to_interrupt(reached: Reached) -> bool:
    options = reached.state.options
    asked = isinstance(reached.state.question, WorkQuestion) and reached.action == Done()
    return asked and len(options) > 1 and not any(isinstance(each, Start) for each in options)


@pytest.fixture
def sit_down(tmp_path: Path) -> Callable[..., tuple[Desk, Session]]:
    def sit_down(*, ask_little: bool) -> tuple[Desk, Session]:
        reached = reach(Moment(only_to_interrupt))
        desk = Desk(tmp_path / "saves")
        desk.kit.settings.ask_little = ask_little
        session = Session(reached.played, reached.seats, reached.seed, desk.host.folder, "spared")
        desk.host.play(session)
        desk.breathe()
        return desk, session

    return sit_down


def asked_about_work(session: Session) -> bool:
    return session.decider == PERSON and isinstance(session.view(PERSON).question, WorkQuestion)


@pytest.mark.slow
def test_work_that_could_only_be_given_up_is_not_asked_about(sit_down: Callable[..., tuple[Desk, Session]]) -> None:
    desk, session = sit_down(ask_little=False)
    desk.wait(lambda: session.decider == PERSON and desk.table.free)
    assert not asked_about_work(session)
    decided = [turn for turn in session.played.turns if turn.seat == PERSON and turn.action == Done()]
    assert decided
    course = desk.table.course
    told = [number for number, event in enumerate(course.history()) if course.by_itself(number, event)]
    assert any(getattr(course.history()[number], "seat", None) == PERSON for number in told)


@pytest.mark.slow
def test_a_continued_game_tells_what_was_decided_for_the_person(
    sit_down: Callable[..., tuple[Desk, Session]],
) -> None:
    desk, session = sit_down(ask_little=False)
    desk.wait(lambda: session.decider == PERSON and desk.table.free)
    course, count = desk.table.course, len(desk.table.course.history())
    told = {number for number in range(count) if course.by_itself(number, course.history()[number])}
    desk.host.play(Session(session.played, session.seats, session.seed, desk.host.folder, "continued"))
    desk.breathe()
    continued = desk.table.course
    assert continued is not course
    assert told <= {n for n in range(count) if continued.by_itself(n, continued.history()[n])}


class OneFavour(DaVinciTable):
    """Chooses the second favour for a person."""

    def spared(self, view: View) -> Action | None:
        question = view.question
        later = isinstance(question, FavourQuestion) and question.seat == view.viewer and question.chosen[question.seat]
        return view.options[0] if later else None


@pytest.mark.parametrize("continued", [False, True])
def test_one_undo_goes_back_to_what_the_person_decided(monkeypatch: pytest.MonkeyPatch, continued: bool) -> None:
    monkeypatch.setattr("leonardo.play.players.Worker", AtOnce)
    others = BuiltIn("Ben", "blue", "random"), BuiltIn("Cleo", "green", "random")
    session = Session.new(GAME, Options(3, EXPERT, start=0), (Person("Anna", "red"), *others), 4)
    course = Course(OneFavour(), session, lambda: False)
    course.act(ChooseFavour(Favour.FLORINS))
    while not course.spare():
        course.update(0, 0.0)
    if continued:
        session = session.again()
        course = Course(OneFavour(), session, lambda: False)
    course.undo()
    assert session.played.turns == ()
    assert not course.spare()


@pytest.mark.slow
def test_who_wishes_to_be_asked_is(sit_down: Callable[..., tuple[Desk, Session]]) -> None:
    _, session = sit_down(ask_little=True)
    assert asked_about_work(session)


@pytest.mark.parametrize(("weeks", "asked"), [(7, False), (0, True)])
def test_workers_that_can_change_nothing_are_not_asked_about(weeks: int, asked: bool) -> None:
    own = seat(small=lab(on=7, weeks=weeks, started=7))
    state = placing(table(own, seat(), round=8, display=(7, 12, 8))).state
    assert TABLE.spared(GAME.view(state, ANNA)) == (None if asked else Pass())
