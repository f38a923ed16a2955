"""The way to lessons and through them: which are offered, how one is begun or gone on with, what comes after it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.app.kit.translations import tr
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.kinds import View
from leonardo.engine.game import NotationError
from leonardo.play.lessons.lesson import Lesson, LessonCourse
from leonardo.play.lessons.progress import Learnt
from leonardo.play.lessons.session import LessonSession
from leonardo.saves.schema import BuiltIn, Person, Seated

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def course_of(host: "Host", game: str) -> LessonCourse:
    """Return the lessons of a game.

    Raises:
        ValueError: if it gives none.
    """
    given = host.games[game].learning.lessons
    if given is None:
        raise ValueError(f"there are no lessons of {game!r}")
    return given()


def next_lesson(course: LessonCourse, learnt: Learnt) -> Lesson:
    """Return the lesson to go on with: the one that was left, or the first that was not done, or the first again."""
    left = course.lesson(learnt.left)
    if left is not None:
        return left
    return next((lesson for lesson in course.lessons if lesson.name not in learnt.done), course.lessons[0])


def show_lessons(host: "Host", game: str) -> None:
    """List the lessons of a game, over the title: a lesson that is being given is left as far as it came."""
    from leonardo.app.lessons.list import LessonsScene

    host.show_title()
    host.kit.stack.push(LessonsScene(host, course_of(host, game)))


def play_lesson(host: "Host", game: str, name: str, *, anew: bool = False) -> None:
    """Give a lesson of a game: from where it was left, or from its beginning if it is to begin `anew`."""
    course = course_of(host, game)
    lesson = course.lesson(name) or course.lessons[0]
    learnt = host.progress.of(game)
    turns = () if anew or learnt.left != lesson.name else learnt.turns
    _sit_down(host, course, lesson, turns)


def _sit_down(
    host: "Host",
    course: LessonCourse,
    lesson: Lesson,
    turns: Sequence[Mapping[str, Any]] = (),
    before: View | None = None,
) -> None:
    """Give a lesson, gone on with after some turns; `before` is what was just seen in the one before, if it was."""
    game = course.game
    session = LessonSession(
        course, lesson, _seats(course), turns_of(course, turns), partial(_left, host, course, lesson)
    )
    table = host.games[game].learning.table
    if table is None:
        raise ValueError(f"there is no table for lessons of {game!r}")
    host.sit_down(
        session,
        lambda: LessonTable(host, table(), session, partial(_done, host, session), before),
        again=partial(play_lesson, host, game, lesson.name),
    )


def _done(host: "Host", session: LessonSession) -> None:
    """Note that a lesson is done, and go on to the next one, or back to the list after the last."""
    course, lesson = session.course, session.lesson
    host.progress.keep(course.game, host.progress.of(course.game).with_done(lesson.name))
    following = course.after(lesson)
    if following is None:
        show_lessons(host, course.game)
    else:
        _sit_down(host, course, following, before=session.view(course.learner))


def _left(host: "Host", course: LessonCourse, lesson: Lesson, turns: Sequence[Any]) -> None:
    """Note how far a lesson has come."""
    write = course.played().game.write_action
    host.progress.keep(
        course.game, host.progress.of(course.game).with_left(lesson.name, [write(each) for each in turns])
    )


def turns_of(course: LessonCourse, turns: Sequence[Any]) -> list[Any]:
    """Return what was decided in a lesson that was left; nothing where that cannot be read."""
    try:
        return [course.played().game.read_action(dict(turn)) for turn in turns]
    except (NotationError, TypeError):
        return []


def _seats(course: LessonCourse) -> tuple[Seated, ...]:
    """Return the learner and the partners."""
    whole = course.played()
    seats = range(whole.game.seats(whole.state))
    names = [tr(f"new_game.names.{seat + 1}") for seat in seats]
    return tuple(
        Person(names[seat], SEAT_COLOURS[seat])
        if seat == course.learner
        else BuiltIn(names[seat], SEAT_COLOURS[seat], course.partner)
        for seat in seats
    )
