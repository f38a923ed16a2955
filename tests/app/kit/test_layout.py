"""Logical units on windows of every shape."""

import pytest

from leonardo.app.kit.layout import Layout

SIZES = [(1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (2560, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_table_fits_every_window(size: tuple[int, int]) -> None:
    layout = Layout(size)
    assert layout.width >= 1920 - 1e-9
    assert layout.height >= 1080 - 1e-9
    assert layout.window.contains(layout.rect(0, 0, 1920, 1080))
    assert layout.window.contains(layout.centred(1920, 1080))


def test_a_unit_is_one_pixel_in_full_hd_and_two_in_4k() -> None:
    assert Layout((1920, 1080)).px(24) == 24
    assert Layout((3840, 2160)).px(24) == 48


def test_what_a_window_has_beyond_the_table_is_there_to_be_used() -> None:
    assert Layout((2560, 1080)).width == 2560
    assert Layout((1920, 1200)).height == 1200


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_in_units_leave_no_gap_in_pixels(size: tuple[int, int]) -> None:
    layout = Layout(size)
    left = 0.0
    for width in (13.3, 7.7, 21.1, 40.9):
        assert layout.rect(left, 0, width, 10).right == layout.rect(left + width, 0, 10, 10).left
        left += width


@pytest.mark.parametrize("size", [*SIZES, (1000, 1400), (1080, 1920), (1024, 1030)])
def test_an_upright_page_has_larger_units(
    size: tuple[int, int],
) -> None:
    page, table = Layout.of_page(size), Layout(size)
    assert page.upright == (size[1] > size[0])
    assert page.k > table.k if page.upright else page == table
    assert page.window.contains(page.centred(*page.table))
