"""Results of many games of Leonardo da Vinci, made up by a stream of chance: a past to look back on."""

from random import Random
from typing import Final

from leonardo.engine.davinci import GAME
from leonardo.saves.statistics.schema import Result, SeatResult

LEVELS: Final = ("apprentice", "journeyman", "master", "leonardo")


def played(count: int, *, name: str = "Lisa", seed: int = 1) -> list[Result]:
    """Return so many games of a person against stronger and stronger levels, the oldest first."""
    random = Random(seed)
    return [_game(random, number, count, name) for number in range(count)]


def _game(random: Random, number: int, count: int, name: str) -> Result:
    level = LEVELS[min(3, number * 4 // count)]
    seats = random.choice((2, 3, 4, 4, 5))
    scores = [random.randint(24, 60), *(random.randint(15, 52) for _ in range(seats - 1))]
    places = [1 + sum(other > score for other in scores) for score in scores]
    things = tuple(map(str, sorted(random.sample(range(1, 26), random.randint(2, 6)))))
    counts = {"types": random.randint(2, 5), "completed": 4, "first": random.randint(2, 4), "together": 2, "golds": 1}
    hints = random.choice((0, 0, 3))
    person = SeatResult(name, None, scores[0], places[0], hints, things=things, counts=counts)
    others = (SeatResult(f"Other {seat}", level, scores[seat], places[seat]) for seat in range(1, seats))
    return Result(
        identity=f"{sum(map(ord, name)) * 1000 + number:016x}",
        game=GAME.name,
        at=f"2026-{1 + number % 11:02}-{1 + number * 7 % 28:02}T18:{number % 60:02}:00.000Z",
        seats=(person, *others),
        setup=random.choice(("beginner", "expert")),
    )
