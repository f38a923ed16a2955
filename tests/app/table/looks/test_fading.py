"""How the table looked fades over how it looks now, where that changed; at once where no motion is wanted."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from leonardo.app.table.looks.fading import COMES, Fading

pytestmark = pytest.mark.usefixtures("screen")

WINDOW = 100, 60
PLACE, MOVED = Rect(10, 10, 40, 20), Rect(20, 12, 8, 8)
WAS, NOW = 40, 240


def window(bright: int) -> Surface:
    """A window that is as bright everywhere."""
    surface = Surface(WINDOW)
    surface.fill((bright, bright, bright))
    return surface


def begun(motion: float = 1.0) -> Fading:
    """How a dark table fades over a bright one in a place, in the middle of which something stands elsewhere now."""
    fading = Fading()
    fading.update(0, motion)
    was = window(WAS)
    fading.keep(was)
    was.fill((255, 0, 0))  # what was seen may change from now on
    fading.begin(COMES, window(NOW), [PLACE], [MOVED])
    return fading


def seen(fading: Fading) -> tuple[int, list[Rect]]:
    """How bright a corner of the place is, and where anything was drawn."""
    surface = window(NOW)
    drawn = fading.draw(surface)
    assert surface.get_at((1, 1))[0] == NOW, "beside the place all is as it is"
    assert abs(surface.get_at(MOVED.center)[0] - NOW) <= 1, "who stands elsewhere is there at once, and only once"
    return surface.get_at(PLACE.topleft)[0], drawn


def test_it_begins_as_it_was_and_ends_as_it_is() -> None:
    fading, shades = begun(), list[int]()
    while fading.busy:
        shade, drawn = seen(fading)
        assert drawn == [PLACE]
        shades.append(shade)
        assert fading.update(10, 1.0)
    assert len(shades) == COMES / 10
    assert shades[0] == WAS
    assert all(one < other for one, other in pairwise(shades))
    assert NOW - shades[-1] < 20
    assert seen(fading) == (NOW, [])
    assert not fading.update(10, 1.0)


def test_slower_players_see_it_for_longer() -> None:
    fading = begun(2.0)
    fading.update(COMES, 2.0)
    assert fading.busy


@pytest.mark.parametrize("later", [False, True])
def test_without_motion_nothing_is_left_of_it_at_once(later: bool) -> None:
    fading = begun(1.0 if later else 0.0)
    if later:
        assert fading.update(10, 0.0)
    assert not fading.busy
    assert seen(fading) == (NOW, [])


def test_it_can_be_ended_at_any_time() -> None:
    fading = begun()
    fading.end()
    assert seen(fading) == (NOW, [])


def test_another_place_may_fade_later() -> None:
    fading = begun()
    fading.keep(window(WAS))
    fading.begin(COMES, window(NOW), [Rect(0, 0, 5, 5)], [])
    assert fading.draw(window(NOW)) == [Rect(0, 0, 5, 5)]


def test_what_is_drawn_a_little_later_fades_with_it() -> None:
    fading, later = begun(), Rect(70, 40, 10, 10)
    fading.reach([later])
    assert fading.draw(window(NOW)) == [PLACE, later]
    fading.end()
    fading.reach([later])
    assert fading.draw(window(NOW)) == []
