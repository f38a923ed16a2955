"""Games of the city that were played to the end, for tests of all that looks back at them."""

from functools import cache
from random import Random

from leonardo.ai.citta import heuristics
from leonardo.ai.player import UNLIMITED, stream
from leonardo.app.kit.seats import SEAT_COLOURS
from leonardo.engine.citta import GAME
from leonardo.engine.citta.setup import Options
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from leonardo.play.session import Session
from leonardo.saves.schema import Person

COLOURS = SEAT_COLOURS
NAMES = ("Anna", "Bianca", "Carlo", "Dora", "Enzo", "Flavia")


@cache
def played(seats: int = 4, rounds: int = 6, seed: int = 3, variants: tuple[str, ...] = ("quiet_lap",)) -> Played:
    """A game that was played by rules of thumb, with a choice at random now and then."""
    game, _ = Played.begin(GAME, GAME.deal(Options(seats, rounds, variants), Random(seed)))
    while (decider := GAME.decider(game.state)) is not None:
        random = stream(seed, decider, len(game.turns))
        if decider == NATURE:
            game, _ = game.play(GAME.chance(game.state, random))
            continue
        legal = GAME.legal(game.state)
        action = heuristics.choose(GAME.view(game.state, decider), legal, random, UNLIMITED)
        game, _ = game.play(random.choice(legal) if random.random() < 0.1 else action)
    return game


def session(seats: int = 4) -> Session:
    return of_persons(played(seats))


def of_persons(game: Played) -> Session:
    at_table = [Person(name, colour) for name, colour in zip(NAMES, COLOURS[: GAME.seats(game.state)], strict=False)]
    return Session(game, at_table, 3, None, "looked-at")
