"""Seeds: those that persons give play the games of every version; from what a drawn one gives nothing leads back."""

from collections.abc import Iterator
from random import Random

import pytest

from leonardo.engine.seeds import Part, Seed, chance, dealing, drawn_from, key_of, seed_in, stream

DRAWN = drawn_from(Random(1))
GIVEN: tuple[Seed, ...] = (0, 7, -7, 999_999_999_999, "7/0", 1 << 127, 1 << 129, "9" * 5000)


def test_a_drawn_seed_has_128_bits_of_the_system() -> None:
    seeds = [drawn_from(Random(number)) for number in range(200)]
    assert all(seed.bit_length() == 129 for seed in seeds)
    assert all({seed >> bit & 1 for seed in seeds} == {0, 1} for bit in range(128))


@pytest.mark.parametrize("seed", GIVEN)
def test_a_given_number_has_the_streams_of_every_version(seed: Seed) -> None:
    assert dealing(seed).getstate() == Random(seed).getstate()
    assert chance(seed, 12).getstate() == Random(f"{seed}/-1/12").getstate()
    assert stream(key_of(seed, Part.PLAYERS), 3, 17).getstate() == Random(f"{seed}/3/17").getstate()
    assert stream(key_of(seed, Part.STYLES), "tempers").getstate() == Random(f"{seed}/tempers").getstate()
    assert stream(key_of(seed, Part.REVIEW), "review", 2, 0, 9).getstate() == Random(f"{seed}/review/2/0/9").getstate()
    assert seed_in(seed, 4) == f"{seed}/4"


def firsts(seed: Seed) -> Iterator[float]:
    yield dealing(seed).random()
    yield from (chance(seed, turn).random() for turn in range(20))
    for part in Part:
        yield from (stream(key_of(seed, part), seat, number).random() for seat in range(3) for number in range(20))


def test_the_streams_of_a_drawn_seed_are_apart() -> None:
    """In a game of a given number nature, players and programs are told apart by seats alone."""
    found = list(firsts(DRAWN))
    assert len(set(found)) == len(found)
    assert found == list(firsts(DRAWN)), "a saved game goes on as it would have"
    assert not set(found) & set(firsts(DRAWN + 1))


def test_no_key_is_that_of_the_game_or_of_another_part() -> None:
    keys = [key_of(DRAWN, part) for part in Part]
    games = [seed_in(DRAWN, number) for number in range(50)]
    parts_of_games = [key_of(game, part) for game in games for part in Part]
    assert len({DRAWN, *keys, *games, *parts_of_games}) == 1 + len(keys) + len(games) + len(parts_of_games)
    assert all(isinstance(key, int) and key.bit_length() == 129 for key in (*keys, *games))


def test_the_digits_of_a_drawn_seed_are_that_seed() -> None:
    assert dealing(str(DRAWN)).getstate() == dealing(DRAWN).getstate()
    assert seed_in(str(DRAWN), 3) == seed_in(DRAWN, 3)
    assert chance(str(DRAWN), 3).getstate() == chance(DRAWN, 3).getstate()


def test_a_seed_may_have_as_many_digits_as_anybody_types() -> None:
    long = 10**90 + 7
    assert dealing(long).random() != dealing(long + 1).random()
