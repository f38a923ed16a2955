"""What happened since the last decision of a seat, with how everything stood after each of it."""

from leonardo.engine.record import Played
from leonardo.play.watch import Happening


def since_decision_of(played: Played, seat: int) -> list[Happening]:
    """Return all that happened after a seat decided last, or since the game began; its own decision comes first.

    What happened is carried out once more, since no state is kept that has been shown.
    """
    turns = played.turns
    first = next((number for number in range(len(turns) - 1, -1, -1) if turns[number].seat == seat), 0)
    before = Played.replay(played.game, played.setup, (turn.action for turn in turns[:first]))
    state, found = before.state, list[Happening]()
    for turn in turns[first:]:
        step = played.game.apply(state, turn.action, watched=True)
        pairs = zip(step.events, step.states, strict=True)
        found += [Happening(played.game, event, after) for event, after in pairs]
        state = step.state
    return found
