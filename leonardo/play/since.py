"""What happened since the last decision of a seat, with how everything stood before and after each of it."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from attrs import frozen

from leonardo.engine.record import Played
from leonardo.play.observed import ObservedEvent


@frozen(eq=False)
class Past:
    """Something that happened, how all stood `before` it, and whether it is what the seat decided by its `own`."""

    before: ObservedEvent
    happening: ObservedEvent
    own: bool


def since_decision_of(played: Played, seat: int, spared: Callable[[Any], object] = lambda _: None) -> list[Past]:
    """Return all that happened after a seat decided last, or since the game began; its own decision comes first.

    What it was not asked, since `spared` names the answer by its view, is no last decision, but its own all the same.
    What happened is carried out once more, since no state is kept that has been shown.
    """
    turns, decided = played.turns, 0
    for number, (turn, (_, asked)) in enumerate(zip(turns, played.steps(), strict=False)):
        if turn.seat == seat and spared(played.game.view(asked.state, seat)) != turn.action:
            decided = number
    state = next(islice(played.steps(), decided, None))[1].state
    found = list[Past]()
    for turn in turns[decided:]:
        step = played.game.apply(state, turn.action, watched=True)
        before = ObservedEvent(played.game, None, state)
        for number, (event, after) in enumerate(zip(step.events, step.states, strict=True)):
            happening = ObservedEvent(played.game, event, after)
            found.append(Past(before, happening, own=not number and turn.seat == seat))
            before = happening
        state = step.state
    return found
