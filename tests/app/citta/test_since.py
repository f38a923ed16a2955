"""What is told since one's last move in the city begins with that move, were it but a number of the machine."""

from leonardo.app.citta.table import TABLE
from leonardo.engine.citta.actions import StayAlone
from leonardo.engine.citta.constants import GUILDS, Purpose
from leonardo.engine.citta.events import NumberDrawn
from leonardo.play.observed import since_move_of
from tests.app.citta.learn.games import played

ANNA, SEATS = 0, 3


def test_nothing_is_told_of_before_ones_own_draw() -> None:
    game, drawn = played(SEATS), 0
    for less in range(len(game.turns)):
        past = since_move_of(game.undo(less), ANNA, TABLE.throws)
        own = [
            number
            for number, each in enumerate(past)
            if isinstance(each.happening.event, NumberDrawn)
            and each.happening.event.purpose is Purpose.MOVE
            and each.happening.event.seat == ANNA
        ]
        assert own in ([], [0])
        assert all(past[number].own for number in own)
        drawn += len(own)
    assert drawn


def test_a_decision_that_was_not_asked_is_a_move() -> None:
    game = played(variants=(GUILDS,))
    last = max(
        number for number, turn in enumerate(game.turns) if turn.seat == ANNA and isinstance(turn.action, StayAlone)
    )
    until = game.undo(len(game.turns) - last - 1)
    alone = game.undo(len(game.turns) - last)
    assert TABLE.spared(game.game.view(alone.state, ANNA)) == StayAlone()
    assert len(since_move_of(until, ANNA, TABLE.throws)) < len(since_move_of(alone, ANNA, TABLE.throws))
