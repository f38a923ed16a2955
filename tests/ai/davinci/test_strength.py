"""How well the player of rules of thumb plays, in fewer games than `scripts/measure_players.py` measures."""

from collections.abc import Sequence
from itertools import product
from statistics import mean, median, quantiles

import pytest

from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import BEGINNER, CODEX_LEONARDI_1, EXPERT
from scripts.measure_players import Result, play

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def four_alike() -> Sequence[Result]:
    return [play(Options(4), ("thumb",) * 4, 11, deal) for deal in range(30)]


def test_four_of_them_end_with_a_decent_purse(four_alike: Sequence[Result]) -> None:
    assert mean(total for result in four_alike for total in result.totals) >= 30


def test_everybody_completes_at_least_two_inventions(four_alike: Sequence[Result]) -> None:
    assert sum(min(result.completed) >= 2 for result in four_alike) >= 27


def test_it_decides_at_once(four_alike: Sequence[Result]) -> None:
    """With room for machines much slower than the one it was made on."""
    seconds = [each for result in four_alike for each in result.seconds["thumb"]]
    assert median(seconds) < 0.02
    assert quantiles(seconds, n=20)[-1] < 0.2


def test_one_of_them_beats_three_random_players() -> None:
    names = ["random"] * 4
    won = 0
    for deal, turn in product(range(5), range(4)):
        seated = [*names[:turn], "thumb", *names[turn + 1 :]]
        won += play(Options(4), seated, 12, deal).winners == (turn,)
    assert won >= 19


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("setup", "variants"), [(BEGINNER, ()), (EXPERT, ()), (EXPERT, (CODEX_LEONARDI_1,))])
def test_it_plays_every_kind_of_game_sensibly(seats: int, setup: str, variants: tuple[str, ...]) -> None:
    results = [play(Options(seats, setup, variants), ("thumb",) * seats, 13, deal) for deal in range(4)]
    assert mean(total for result in results for total in result.totals) >= 18
    assert min(done for result in results for done in result.completed) >= 1
