"""Results of many games of Leonardo da Vinci, made up by a stream of chance, to look at and to test with."""

from random import Random

from attrs import evolve

from leonardo.saves.statistics.schema import Result, SeatResult
from tests.play.statistics.games import result

LEVELS = ("apprentice", "journeyman", "master", "leonardo")


def played(count: int, *, name: str = "Lisa", seed: int = 1) -> list[Result]:
    """Return so many games of a person who plays better and better, against stronger and stronger levels."""
    random = Random(seed)
    return [_game(random, number, count, name) for number in range(count)]


def _game(random: Random, number: int, count: int, name: str) -> Result:
    level = LEVELS[min(3, number * 4 // count)]
    seats = random.choice((2, 3, 4, 4, 5))
    score = random.randint(24, 60)
    others = tuple((level, random.randint(15, 52)) for _ in range(seats - 1))
    at = f"2026-{1 + number % 11:02}-{1 + number * 7 % 28:02}T18:{number % 60:02}:00.000Z"
    found = result(seed_of(name, number), score, others, name=name, at=at, setup=random.choice(("beginner", "expert")))
    things = tuple(map(str, sorted(random.sample(range(1, 26), random.randint(2, 6)))))
    counts = {"types": random.randint(2, 5), "completed": 4, "first": random.randint(2, 4), "together": 2, "golds": 1}
    own: SeatResult = evolve(found.seats[0], things=things, counts=counts, hints=random.choice((0, 0, 3)))
    return evolve(found, seats=(own, *found.seats[1:]))


def seed_of(name: str, number: int) -> int:
    """Return a number for the identity of a game."""
    return sum(map(ord, name)) * 1000 + number
