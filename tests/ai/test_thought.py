"""What thinking on has found is told as what one ends with, never as so many imagined games."""

import pytest

from leonardo.ai.halving import Rated
from leonardo.ai.thought import Thoughts

THOUGHTS = Thoughts("game.advice")


def rated(florins: float, chance: float) -> Rated[str]:
    return Rated("a choice", chance, florins, 64, chance)


@pytest.mark.parametrize(
    ("better", "other", "key", "values"),
    [
        ((44.2, 0.41), (41.0, 0.35), "thought_both", {"more": 3, "percent": 41, "than": 35}),
        ((44.2, 0.35), (41.0, 0.35), "thought_more", {"more": 3}),
        ((41.0, 0.41), (43.0, 0.35), "thought_chance", {"percent": 41, "than": 35}),
        ((41.2, 0.352), (41.0, 0.35), "thought_alike", {}),
    ],
)
def test_what_is_better_is_told_in_florins_and_chances(
    better: tuple[float, float], other: tuple[float, float], key: str, values: dict[str, int]
) -> None:
    found = THOUGHTS.ahead(rated(*better), rated(*other))
    assert (found.key, found.values) == (f"game.advice.{key}", values)


def test_what_is_worse_is_told_by_the_best() -> None:
    best = rated(44.0, 0.41)
    assert THOUGHTS.behind(rated(41.0, 0.35), best).key == "game.advice.behind"
    assert THOUGHTS.behind(rated(44.0, 0.35), best).key == "game.advice.less"
    assert THOUGHTS.behind(rated(44.0, 0.41), best).key == "game.advice.as_good"


def test_all_that_is_found_so_is_known_by_its_key() -> None:
    best, other = rated(44.0, 0.41), rated(41.0, 0.35)
    assert {THOUGHTS.ahead(best, other).key, THOUGHTS.behind(other, best).key, THOUGHTS.alike.key} < THOUGHTS.keys


def test_a_chance_that_is_not_told_apart_is_as_good_as_the_choice() -> None:
    assert Rated("a choice", 1.04, 50, 8).likely == 1.0
    assert Rated("a choice", 0.3, 50, 8).likely == 0.3
