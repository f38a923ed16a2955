"""What happens in games that tests lay out and play, as a table is given it."""

from leonardo.engine.davinci import GAME
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from tests.engine.davinci.build import Game


def happenings(game: Game) -> list[ObservedEvent]:
    return [ObservedEvent(GAME, event, state) for event, state in zip(game.events, game.states, strict=True)]


def since(game: Game, kind: type[Event], number: int = 0) -> tuple[ObservedEvent, list[ObservedEvent]]:
    """Return how everything stood before an event, one of a kind by its number, and what happened from it on.

    It must not be the first event of the game.
    """
    first = [at for at, event in enumerate(game.events) if isinstance(event, kind)][number]
    assert first > 0
    return ObservedEvent(GAME, None, game.states[first - 1]), happenings(game)[first:]
