"""What thinking on has found is told as what one ends with, never as so many imagined games."""

import pytest

from leonardo.ai.davinci.reasons.thought import (
    ALIKE,
    AS_GOOD,
    BEHIND,
    CHANCE,
    FLORINS,
    FLORINS_AND_CHANCE,
    LESS,
    ahead,
    behind,
)
from leonardo.ai.halving import Rated


def rated(florins: float, chance: float) -> Rated[str]:
    return Rated("a choice", chance, florins, 64, chance)


@pytest.mark.parametrize(
    ("better", "other", "key", "values"),
    [
        ((44.2, 0.41), (41.0, 0.35), FLORINS_AND_CHANCE, {"florins": 3, "percent": 41, "than": 35}),
        ((44.2, 0.35), (41.0, 0.35), FLORINS, {"florins": 3}),
        ((41.0, 0.41), (43.0, 0.35), CHANCE, {"percent": 41, "than": 35}),
        ((41.2, 0.352), (41.0, 0.35), ALIKE, {}),
    ],
)
def test_what_is_better_is_told_in_florins_and_chances(
    better: tuple[float, float], other: tuple[float, float], key: str, values: dict[str, int]
) -> None:
    found = ahead(rated(*better), rated(*other))
    assert (found.key, found.values) == (key, values)


def test_what_is_worse_is_told_by_the_best() -> None:
    best = rated(44.0, 0.41)
    assert behind(rated(41.0, 0.35), best).key == BEHIND
    assert behind(rated(44.0, 0.35), best).key == LESS
    assert behind(rated(44.0, 0.41), best).key == AS_GOOD


def test_a_chance_that_is_not_told_apart_is_as_good_as_the_choice() -> None:
    assert Rated("a choice", 1.04, 50, 8).likely == 1.0
    assert Rated("a choice", 0.3, 50, 8).likely == 0.3
