"""What happened since the last decision of a seat, with how everything stood after each of it."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from leonardo.engine.record import Played
from leonardo.play.watch import Happening


def since_decision_of(played: Played, seat: int, spared: Callable[[Any], object] = lambda _: None) -> list[Happening]:
    """Return all that happened after a seat decided last, or since the game began; its own decision comes first.

    What it was not asked, since `spared` names the answer by its view, is no decision of its own, and not told either.
    What happened is carried out once more, since no state is kept that has been shown.
    """
    turns, decided = played.turns, 0
    for number, (turn, (_, before)) in enumerate(zip(turns, played.steps(), strict=False)):
        if turn.seat == seat and spared(played.game.view(before.state, seat)) != turn.action:
            decided = number
    state = next(islice(played.steps(), decided, None))[1].state
    found = list[Happening]()
    for number, turn in enumerate(turns[decided:]):
        step = played.game.apply(state, turn.action, watched=True)
        pairs = list(zip(step.events, step.states, strict=True))[int(number > 0 and turn.seat == seat) :]
        found += [Happening(played.game, event, after) for event, after in pairs]
        state = step.state
    return found
