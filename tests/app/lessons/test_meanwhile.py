"""Where a lesson begins is told before anything is asked: that time has passed only where the learner saw it pass."""

from pathlib import Path

import pytest

from leonardo.app.kit.translations import languages, tr
from leonardo.app.lessons.table import HERE, LATER, LessonTable
from leonardo.play.lessons.session import LessonSession
from tests.app.kit.languages import spoken
from tests.app.lessons.taking import listened
from tests.app.lessons.test_courses import TAKEN
from tests.app.table.table_harness import Desk
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.mark.slow
@pytest.mark.parametrize("game", TAKEN)
def test_each_lesson_tells_the_round_and_florins_it_begins_with(game: str, tmp_path: Path) -> None:
    course = TAKEN[game].course
    desk = Desk(tmp_path)
    for lesson in course.lessons:
        desk.host.play_lesson(game, lesson.name, anew=True)
        desk.turn()
        table, session = desk.table, desk.host.session
        assert isinstance(table, LessonTable)
        assert isinstance(session, LessonSession)
        desk.wait(lambda table=table: table.told is not None)  # type: ignore[misc] # a lambda's default has no type
        assert table.told is not None
        assert table.slip is not None
        jumps = lesson is not course.lessons[0]
        assert (table.told.word == HERE) is jumps
        if not jumps:
            continue
        assert course.later is not None
        values = course.later(session.view(course.learner))
        assert table.slip.told.text.startswith(tr(course.text_of(lesson, "about")))
        assert str(values["round"]) in table.slip.told.text
        assert str(values["florins"]) in table.slip.told.text
        assert table.slip.about is not None
        shown = [rect for spot, rect in table.places().items() if spot in table.told.clear]
        assert table.slip.rect.collidelist(shown) < 0, "what it speaks of is seen beside it"
        step = session.step
        table.go_on()
        assert table.told is not None
        assert step is not None
        assert table.told.word == step.word
    desk.host.close()


@pytest.mark.slow
def test_who_comes_back_to_a_lesson_is_not_told_it_again(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.host.play_lesson("engines", "turn", anew=True)
    desk.turn()
    table = desk.table
    assert isinstance(table, LessonTable)
    table.go_on()
    table.go_on()
    session = desk.host.session
    assert isinstance(session, LessonSession)
    session.submit(TAKEN["engines"].wished(session, 0))
    desk.host.show_lessons("engines")
    desk.host.play_lesson("engines", "turn")
    desk.turn()
    table = desk.table
    assert isinstance(table, LessonTable)
    assert table.told is not None
    assert table.told.word not in (LATER, HERE)
    desk.host.close()


def at_lesson(desk: Desk) -> LessonTable:
    table = desk.table
    assert isinstance(table, LessonTable)
    return table


@first_quick(
    ("game", "done", "word"),
    [
        *(("davinci", "work", HERE), ("davinci", "council", LATER)),
        *(("citta", "walk", LATER), ("citta", "offices", HERE)),
        *(("engines", "fist", HERE), ("engines", "turn", LATER)),
    ],
    2,
)
def test_the_next_lesson_begins_later_only_if_rounds_have_passed(
    game: str, done: str, word: str, tmp_path: Path
) -> None:
    desk = Desk(tmp_path)
    desk.host.play_lesson(game, done, anew=True)
    lesson = desk.host.session
    assert isinstance(lesson, LessonSession)
    listened(lesson, TAKEN[game].wished)
    while desk.host.session is lesson:
        desk.turn()
        at_lesson(desk).go_on()
    desk.turn()
    told = at_lesson(desk).told
    assert told is not None
    assert told.word == word
    desk.host.close()


@pytest.mark.slow
def test_the_game_of_guilds_is_another_one_and_not_later() -> None:
    course = TAKEN["citta"].course
    guilds = course.lessons[-1]
    before, begins = (state.game.view(state.state, course.learner) for state in map(course.begin, course.lessons[-2:]))
    assert before.round < begins.round
    assert not course.passes(guilds, before, begins)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("word", [LATER, HERE])
@pytest.mark.parametrize("game", TAKEN)
def test_it_is_said_in_every_language(game: str, word: str, language: str) -> None:
    with spoken(language):
        told = tr(f"{TAKEN[game].course.text}.{word}", round=4, florins="17")
        assert "4" in told
        assert "17" in told
