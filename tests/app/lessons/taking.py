"""Somebody who takes the lessons of any game, by mouse or by keyboard, and listens to what they say."""

from collections.abc import Callable
from random import Random
from typing import Any

import pygame

from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.buttons import GO_ON
from leonardo.app.table.spots import ButtonSpot
from leonardo.play.lessons.session import LessonSession
from tests.app.table.hands import ByMouse
from tests.app.table.table_harness import Desk

MOST = 60  # what a lesson takes at most: slips that are read, and decisions of all

Wished = Callable[[LessonSession, int], Any]
"""Returns what a sensible person does who is in a lesson; the number tells decisions apart."""


def go_on(desk: Desk, person: Any) -> None:  # noqa: ANN401 - a mouse or a keyboard of any game
    table = desk.table
    assert isinstance(table, LessonTable)
    assert table.slip is not None
    if isinstance(person, ByMouse):
        person.press(ButtonSpot(GO_ON))
    else:
        desk.key(pygame.K_RETURN)


def reads(table: LessonTable) -> bool:
    return table.slip is not None and table.told is not None and table.told.read


def asks(desk: Desk) -> bool:
    """Whether the lesson waits for the learner: to read, to decide, or to let chance decide."""
    top = desk.kit.stack.top
    if not isinstance(top, LessonTable):
        return True
    course = top.course
    chance = course.chance_waits and course.presser is not None
    return top.free or chance or reads(top)


def take(desk: Desk, person: Any, wished: Wished) -> None:  # noqa: ANN401 - a mouse or a keyboard of any game
    """Take the lesson at the table, up to its last slip and on to what comes after it."""
    lesson = desk.table.session
    assert isinstance(lesson, LessonSession)
    for number in range(MOST):
        desk.wait(lambda: asks(desk))
        desk.breathe()
        table = desk.table
        assert isinstance(table, LessonTable)
        if reads(table) and desk.kit.stack.top is table:
            go_on(desk, person)
        elif table.course.chance_waits:
            person.let_chance_decide()
        else:
            person.decide(wished(lesson, number))
        if desk.host.session is not lesson:
            return
    raise AssertionError(f"{lesson.lesson.name} has no end")


def listened(lesson: LessonSession, wished: Wished) -> set[str]:
    """Take a lesson without a table; return the words of all steps that were told on the way.

    Raises:
        AssertionError: if it has no end.
    """
    told = set[str]()
    for number in range(3 * MOST):
        if lesson.over_lesson:
            return told
        step = lesson.step
        if step is not None:
            told.add(step.word)
        if step is not None and step.accepts is None:
            lesson.read()
        elif lesson.decider == lesson.course.learner:
            lesson.submit(wished(lesson, number))
        elif lesson.chance_waits:
            lesson.play_nature()
        else:
            lesson.poll()
    raise AssertionError(f"{lesson.lesson.name} has no end")


def anyhow(seed: str) -> Wished:
    """Return somebody who does any of what a lesson accepts, each kind of decision alike often."""
    random = Random(seed)

    def wished(lesson: LessonSession, _number: int) -> Any:  # noqa: ANN401 - of any game
        kinds = dict[str, list[Any]]()
        for action in lesson.legal():
            if lesson.against(action) is None:
                kinds.setdefault(type(action).__name__, []).append(action)
        assert kinds, f"{lesson.lesson.name} refuses everything"
        return random.choice(kinds[random.choice(sorted(kinds))])

    return wished
