"""What was drawn for one size of the window goes with it."""

from collections.abc import Callable
from functools import lru_cache

import pytest

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.sized import for_one_window, now_for

WINDOW, OTHER = (1024, 640), (1280, 720)


@pytest.fixture
def drawn() -> list[int]:
    return []


@pytest.fixture
def draw(drawn: list[int]) -> Callable[[int], None]:
    now_for(WINDOW)
    return for_one_window(lru_cache(drawn.append))


def test_it_is_kept_as_long_as_the_window_is_of_the_same_size(drawn: list[int], draw: Callable[[int], None]) -> None:
    draw(1)
    now_for(WINDOW)
    draw(1)
    assert drawn == [1]


def test_it_is_drawn_anew_for_another_size_and_for_the_first_one_again(
    drawn: list[int], draw: Callable[[int], None]
) -> None:
    for size in (WINDOW, OTHER, WINDOW):
        now_for(size)
        draw(1)
    assert drawn == [1, 1, 1]


@pytest.mark.usefixtures("screen")
def test_no_shape_of_a_window_is_left_in_the_next() -> None:
    kit = Kit.for_size(WINDOW)
    shapes.plate((40, 20), 3, (255, 255, 255))
    assert shapes.plate.cache_info().currsize > 0
    kit.arrange(OTHER)
    assert shapes.plate.cache_info().currsize == 0
