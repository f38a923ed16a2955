"""Games of Leonardo da Vinci in which everybody does anything, for tests of all that is made of games."""

from collections.abc import Iterator
from random import Random

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.driving import wander
from leonardo.engine.record import Played


def random_course(options: Options, seed: int | Random) -> Iterator[Played]:
    """Yield a game before its first decision and after each; who hands in a stream may draw from it on the way."""
    random = seed if isinstance(seed, Random) else Random(seed)
    return (played for played, _ in wander(GAME, GAME.deal(options, random), random))


def random_game(options: Options, seed: int) -> Played:
    *_, played = random_course(options, seed)
    return played
