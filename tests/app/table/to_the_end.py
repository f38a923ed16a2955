"""Somebody who plays whole games at the table of any game, where chance waits for persons, by mouse or keyboard."""

from collections.abc import Callable
from typing import Any

from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.engine.record import Played
from tests.app.table.table_harness import Desk

Wish = Callable[[Any, int, int], Any]
"""Returns what a person at a seat wants to do in a state; the number tells decisions apart."""


def waits(desk: Desk) -> bool:
    if desk.over or desk.hands_over:
        return True
    course = desk.table.course
    return course.free or (course.chance_waits and course.presser is not None)


def asked_for(played: Played, wish: Wish) -> Any | None:  # noqa: ANN401 - of any game
    """Return what a person wants to do instead of what was decided for it last, if it is anything else."""
    asked, (*_, last) = played.undo(), played.turns
    action = wish(asked.state, len(asked.turns), last.seat)
    return action if action != last.action else None


def play(desk: Desk, person: Any, wish: Wish, most: int = 100_000) -> set[type]:  # noqa: ANN401 - of any game
    """Play to the end, or for so many decisions; return the kinds of decision that the person made."""
    made: set[type] = set()
    for _ in range(most):
        desk.wait(lambda: waits(desk))
        top = desk.kit.stack.top
        if isinstance(top, PodiumScene):
            return made
        if isinstance(top, HandOverScene):
            person.press("ready")
            continue
        desk.breathe()
        session = desk.table.session
        before = session.played
        if desk.table.course.may_ask and (spared := asked_for(before, wish)) is not None:
            person.decide(spared)
            made.add(type(spared))
            assert session.played.turns[len(before.turns) - 1].action == spared, spared
            continue
        if desk.table.course.chance_waits:
            person.let_chance_decide()
        else:
            assert session.decider is not None
            action = wish(before.state, len(before.turns), session.decider)
            person.decide(action)
            made.add(type(action))
            assert len(session.played.turns) > len(before.turns), action
            assert session.played.turns[len(before.turns)].action == action, action
        assert len(session.played.turns) > len(before.turns)
    return made
