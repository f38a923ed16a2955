"""What was drawn for one size of the window goes with it, and never fills more than a few windows."""

import gc
from itertools import count

import pygame
import pytest
from pygame import Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.surface_cache import (
    LruSurfaces,
    PerSizeCache,
    cached_per_size,
    kept_pixels,
    newly,
    now_for,
    pixels_of,
    room_for,
)

WINDOW, OTHER = (1024, 640), (1280, 720)


@pytest.fixture
def drawn() -> list[int]:
    return []


@pytest.fixture
def draw(drawn: list[int]) -> PerSizeCache[[int], None]:
    now_for(WINDOW)
    return cached_per_size(3)(drawn.append)


def test_it_is_kept_as_long_as_the_window_is_of_the_same_size(
    drawn: list[int], draw: PerSizeCache[[int], None]
) -> None:
    draw(1)
    now_for(WINDOW)
    draw(1)
    assert drawn == [1]


def test_it_is_drawn_anew_for_another_size_and_back(drawn: list[int], draw: PerSizeCache[[int], None]) -> None:
    for size in (WINDOW, OTHER, WINDOW):
        now_for(size)
        draw(1)
    assert drawn == [1, 1, 1]


def test_what_was_not_used_longest_goes_where_there_are_too_many(
    drawn: list[int], draw: PerSizeCache[[int], None]
) -> None:
    for number in (1, 2, 3, 1, 4, 1, 2):
        draw(number)
    assert drawn == [1, 2, 3, 4, 2]


def test_what_is_made_ahead_is_paused_after_only_if_it_is_new(draw: PerSizeCache[[int], None]) -> None:
    assert [len(list(newly(draw, number))) for number in (1, 1, 2)] == [1, 0, 1]


@pytest.mark.usefixtures("screen")
def test_no_shape_of_a_window_is_left_in_the_next() -> None:
    kit = Kit.for_size(WINDOW)
    shapes.plate((40, 20), 3, (255, 255, 255))
    assert shapes.plate.cache_info().currsize > 0
    kit.arrange(OTHER)
    assert shapes.plate.cache_info().currsize == 0


def test_new_shapes_fill_no_more_than_a_few_windows() -> None:
    """As lights of places and shapes that follow the pointer do, at a size that stays."""
    now_for(OTHER)
    kinds = [cached_per_size(1000)(lambda number: Surface((900 + number % 100, 700))) for _ in range(3)]
    most = room_for(6, 6_000_000)
    for number in range(30):
        for kind in kinds:
            last = kind(number)
            assert kept_pixels() <= most
    assert sum(kind.cache_info().currsize for kind in kinds) < 15, "what was drawn first made room"
    assert kinds[-1](29) is last, "what was drawn last is still there"


def test_what_is_larger_than_all_room_is_kept_alone() -> None:
    now_for(OTHER)
    small, large = cached_per_size(5)(lambda: Surface((100, 100))), cached_per_size(5)(lambda: Surface((4000, 2000)))
    small()
    first = large()
    assert large() is first
    assert small.cache_info().currsize == 0


def test_a_maker_that_is_gone_takes_what_it_kept_along() -> None:
    now_for(WINDOW)
    gc.collect()
    before = kept_pixels()
    maker = cached_per_size(2)(lambda: Surface((100, 100)))
    maker()
    assert kept_pixels() > before
    del maker
    gc.collect()
    assert kept_pixels() == before


def test_a_shelf_counts_the_pixels_of_all_that_lies_on_it() -> None:
    shelf = LruSurfaces[object](lambda: 100_000)
    for number in count():
        shelf.get(number, lambda: (Surface((100, 50)), [Surface((10, 10))]))
        if number > 40:
            break
    assert 80_000 < shelf.pixels <= 100_000
    assert shelf.pixels == len(shelf) * pixels_of((Surface((100, 50)), [Surface((10, 10))]))
    shelf.keep_used()
    shelf.get(41, list)
    shelf.keep_used()
    assert (len(shelf), shelf.count) == (1, 42)
    shelf.clear()
    assert (len(shelf), shelf.pixels) == (0, 0)


def test_pictures_made_for_one_size_have_a_bound_and_go_with_it(screen: pygame.Surface) -> None:  # noqa: ARG001
    kit = Kit.for_size(OTHER)
    kit.pictures.begin_at("table", (640, 360))
    for side in range(300, 1500, 10):
        kit.pictures.made(("wide", side), lambda side=side: Surface((side, 700)))  # type: ignore[misc]
    assert kit.pictures.made_so_far >= 120
    assert kit.pictures.read_pixels == 0, "nothing was drawn from a picture of the album"
    assert kit.pictures.made_pixels <= 2 * room_for(5, 8_000_000)
    kit.arrange(WINDOW)
    assert kit.pictures.made_pixels == 0
    kit.arrange(OTHER)
    assert not kit.pictures.read_ahead, "what was read ahead for the former size"
