"""Games of Engines of War that were played to the end, for tests of all that looks back at them."""

from functools import cache
from random import Random

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.personality import Personality
from leonardo.ai.player import stream
from leonardo.engine.engines import GAME
from leonardo.engine.engines.setup import Options
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import Person

COLOURS = ("red", "blue", "green", "yellow", "purple")
NAMES = ("Anna", "Bianca", "Carlo", "Dora", "Enzo")


@cache
def played(seats: int = 3, target: int = 20, seed: int = 3) -> Played:
    """A game that was played by rules of thumb, with a choice at random now and then."""
    game, _ = Played.begin(GAME, GAME.deal(Options(seats, target), Random(seed)))
    while (decider := GAME.decider(game.state)) is not None:
        random = stream(seed, decider, len(game.turns))
        if decider == NATURE:
            game, _ = game.play(GAME.chance(game.state, random))
            continue
        legal = GAME.legal(game.state)
        action = heuristics.decide(GAME.view(game.state, decider), legal, random, Personality())
        game, _ = game.play(random.choice(legal) if random.random() < 0.05 else action)
    return game


def session(seats: int = 3) -> Session:
    at_table = [Person(name, colour) for name, colour in zip(NAMES[:seats], COLOURS, strict=False)]
    return Session(played(seats), at_table, 3, None, "looked-at")
