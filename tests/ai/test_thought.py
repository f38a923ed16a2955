"""What thinking on has found is told as what one ends with, from the least to the most, and only beyond doubt."""

import pytest

from leonardo.ai.estimate import Gap, Span, sure
from leonardo.ai.sequential_halving import Rated
from leonardo.ai.thought import Reason, Thoughts

THOUGHTS = Thoughts("game.advice")


def gap(florins: tuple[float, float], chance: tuple[float, float]) -> Gap:
    """Return a gap by its ends."""
    return Gap(*(Span(least, (least + most) / 2, most) for least, most in (chance, florins)))


@pytest.mark.parametrize(
    ("found", "key", "values"),
    [
        (gap((2.2, 4.2), (0.04, 0.11)), "thought_both", {"more": (2, 4), "by": (4, 11)}),
        (gap((2.2, 4.2), (-0.01, 0.11)), "thought_more", {"more": (2, 4)}),
        (gap((-1.0, 4.2), (0.04, 0.11)), "thought_chance", {"by": (4, 11)}),
        (gap((-1.0, 4.2), (-0.01, 0.11)), "thought_alike", {}),
        (gap((0.1, 0.4), (0.001, 0.004)), "thought_alike", {}),
    ],
)
def test_what_is_better_is_told_in_florins_and_chances_as_far_as_they_exceed_the_doubt(
    found: Gap, key: str, values: dict[str, tuple[int, int]]
) -> None:
    told = THOUGHTS.ahead(found)
    assert (told.key, told.values) == (f"game.advice.{key}", values)


def test_what_is_worse_is_told_by_the_best() -> None:
    assert THOUGHTS.behind(gap((2, 4), (0.04, 0.11))).key == "game.advice.less"
    assert THOUGHTS.behind(gap((2, 4), (-0.04, 0.11))).key == "game.advice.behind"
    assert THOUGHTS.behind(gap((-2, 4), (-0.04, 0.11))).key == "game.advice.as_good"


def test_all_that_is_found_so_is_known_by_its_key() -> None:
    certain = Gap(sure(0.05), sure(3.0))
    assert {THOUGHTS.ahead(certain).key, THOUGHTS.behind(certain).key, THOUGHTS.alike.key} < THOUGHTS.keys


def test_a_chance_that_is_not_told_apart_is_as_good_as_the_choice() -> None:
    assert Rated("a choice", 1.04, 50, 8).likely == 1.0
    assert Rated("a choice", 0.3, 50, 8).likely == 0.3


@pytest.mark.parametrize(
    ("one", "other", "as_well"),
    [
        (Reason("ready", {"invention": 7}), Reason("ready", {"invention": 7}), True),
        (Reason("another_type", {"invention": 7}), Reason("another_type", {"invention": 9}), True),
        (
            Reason("finishes", {"invention": 7, "florins": 20}),
            Reason("finishes", {"invention": 9, "florins": 5}),
            False,
        ),
        (Reason("ready", {"invention": 7}), Reason("free", {}), False),
    ],
)
def test_a_reason_parts_two_choices_unless_both_have_as_much_of_it(one: Reason, other: Reason, as_well: bool) -> None:
    assert one.holds_as_well(other) is as_well
