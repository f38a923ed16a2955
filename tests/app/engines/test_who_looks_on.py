"""Whoever only looks on always sees the same seat at the foot of the table, whoever is asked."""

from leonardo.app.engines.standing import others, own_seat
from leonardo.engine.engines import GAME
from tests.app.engines.layouts import moments


def test_the_foot_of_the_table_is_that_of_one_seat_all_the_time() -> None:
    views = [GAME.view(state, None) for state in moments().values()]
    asked = {view.question.seat for view in views if view.question is not None}
    assert len(asked) > 1
    assert {own_seat(view) for view in views} == {0}
    assert len({others(view) for view in views}) == 1
