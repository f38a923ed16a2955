"""The order of advice: the best first, and nobody reads that a poorer one is better."""

from collections.abc import Sequence

import pytest

from leonardo.ai.advising import compare
from leonardo.ai.halving import Rated
from leonardo.ai.player import Budget


def advised(*rated: Rated[str]) -> list[str]:
    """Return the order in which choices are told that were rated so."""

    def rate(_: Sequence[str], __: Budget, ___: Sequence[str], /, *, thorough: bool) -> list[Rated[str]]:
        assert thorough
        return list(rated)

    choices = [each.action for each in rated]
    return [each.action for each in compare(rate, choices, choices, (), Budget(tries=64))]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_of_choices_worth_as_much_the_one_with_the_higher_chance_is_told_first_and_then_the_richer(
    order: tuple[int, ...],
) -> None:
    rated = (
        Rated("worth a trifle more", 0.215, 38, 60, chance=0.20),
        Rated("likelier", 0.210, 39, 60, chance=0.21),
        Rated("as likely, and richer", 0.205, 39, 60, chance=0.20),
    )
    told = advised(*(rated[number] for number in order))
    assert told == ["likelier", "as likely, and richer", "worth a trifle more"]


def test_what_is_clearly_worth_more_comes_first_whatever_is_told_of_the_others() -> None:
    best, richer = Rated("best", 0.30, 30, 60, chance=0.26), Rated("richer", 0.27, 45, 60, chance=0.27)
    assert advised(richer, best) == ["best", "richer"]
