"""What was decided for a person before a game was continued, found again: a save does not tell it."""

from collections.abc import Iterator

from leonardo.app.table.game import AnyTableGame
from leonardo.engine.game import seen
from leonardo.engine.record import Played


def spared(game: AnyTableGame, played: Played, seat: int) -> Iterator[int]:
    """Yield which of the events that a seat was told are those of decisions that it need not have been asked.

    Who wished to be asked all the same decided these, too: they are nobody's news either way.
    """
    state, count = None, 0
    for turn, step in played.steps():
        asked = state is not None and turn is not None and turn.seat == seat
        if asked and turn is not None and step.events and game.spared(played.game.view(state, seat)) == turn.action:
            yield count
        state, count = step.state, count + len(seen(step.events, seat))
