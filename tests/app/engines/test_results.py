"""How a finished game is told: points by what they were for, and by round."""

from random import Random

from leonardo.app.engines.results.accounts import ledger, placing
from leonardo.app.engines.results.scene import moments
from leonardo.engine.engines import GAME
from leonardo.engine.engines.setup import Options
from leonardo.engine.game import NATURE, Event
from tests.app.engines.test_whole_game import wish


def test_points_add_up_and_the_lead_is_told_in_its_round() -> None:
    random, told = Random(2), list[Event]()
    step = GAME.begin(GAME.deal(Options(4, 12), Random(3)))
    states = [step.state]
    told += step.events
    while step.state.question is not None:
        decider, number = GAME.decider(step.state), len(states)
        assert decider is not None
        action = GAME.chance(step.state, random) if decider == NATURE else wish(step.state, number, decider)
        step = GAME.apply(step.state, action)
        states.append(step.state)
        told += step.events
    found, last = ledger(4, told), states[-1]
    points = tuple(player.points for player in last.players)
    assert found.course[0] == (0, 0, 0, 0)
    assert found.course[-1] == points
    assert len(found.course) == last.round + 1
    for number in range(1, last.round + 1):
        begun = next(state for state in states if state.round == number)
        assert tuple(player.points for player in begun.players) == found.course[number - 1], "after the round before"
    assert tuple(sum(account.points.values()) for account in found.accounts) == points
    assert placing(last).index(1) == points.index(max(points))
    assert all(1 <= moment.round <= last.round for moment in moments(found.course, told))
