"""The diagonal of the quick run leaves out nothing, and the slow one tries every combination."""

from collections.abc import Sequence

import pytest
from _pytest.mark.structures import ParameterSet

from tests.app.kit.everywhere import MORE_SIZES, SIZES, everywhere
from tests.app.kit.languages import LANGUAGES
from tests.diagonal import diagonal


def quick(params: Sequence[ParameterSet]) -> list[tuple[object, ...]]:
    return [tuple(param.values) for param in params if not param.marks]


@pytest.mark.parametrize("turn", range(5))
def test_each_value_comes_at_least_once_on_the_diagonal(turn: int) -> None:
    scenes, sizes, languages = range(7), range(10, 14), range(20, 24)
    found = quick(diagonal(scenes, sizes, languages, turn=turn))
    assert len(found) == 7
    assert {value for values in found for value in values} == {*scenes, *sizes, *languages}


def test_axes_of_one_length_do_not_always_meet_in_the_same_places() -> None:
    found = quick(diagonal(range(16), range(4), range(4)))
    assert len({(size, language) for _, size, language in found}) == 16


def test_another_turn_tries_other_corners() -> None:
    assert quick(diagonal(range(4), range(4))) != quick(diagonal(range(4), range(4), turn=1))


def test_off_the_diagonal_all_combinations_are_tried_too() -> None:
    params = diagonal("ab", "cd", more="e")
    assert {param.id for param in params} == {"a-c", "a-d", "b-c", "b-d", "e-c", "e-d"}
    assert quick(params) == [("a", "c"), ("b", "d")]


def test_a_layout_is_tried_everywhere() -> None:
    (_, params) = everywhere().args
    assert len(params) == (len(SIZES) + len(MORE_SIZES)) * len(LANGUAGES) * 3
    assert quick(params)[0] == ((1024, 640), "en", 130), "the smallest window has the largest letters"
    assert {param[1] for param in quick(params)} == set(LANGUAGES)
