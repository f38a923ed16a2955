"""Motion from here to there."""

import pytest

from leonardo.app.kit.tween import Ease, Tween, along, ease_in_out, ease_out, linear, rounded


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out])
def test_every_way_to_move_begins_here_and_ends_there(ease: Ease) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_time_walks_the_way_after_the_delay() -> None:
    way = Tween(100, delay=50, ease=linear)
    assert not way.update(50)
    assert way.between((0, 0), (10, 20)) == (0, 0)
    assert not way.update(50)
    assert way.between((0, 0), (10, 20)) == (5, 10)
    assert way.arc((0, 0), (10, 20), 8) == (5, 2)
    assert way.update(50)
    assert way.between((0, 0), (10, 20)) == (10, 20)


def test_no_duration_means_no_time_at_all_and_finish_ends_any() -> None:
    assert Tween(0).done
    assert Tween(0).share == 1
    way = Tween(500, delay=100)
    way.finish()
    assert way.done


def test_a_way_has_begun_once_its_delay_is_over() -> None:
    way = Tween(100, delay=50)
    assert not way.begun
    way.update(49)
    assert not way.begun
    way.update(2)
    assert way.begun


def test_a_rounded_way_keeps_its_ends_and_cuts_its_corner() -> None:
    way = rounded([(0, 0), (10, 0), (10, 10)])
    assert (way[0], way[-1]) == ((0, 0), (10, 10))
    assert (10, 0) not in way
    assert len(way) > 10


def test_half_of_a_way_is_half_of_its_length() -> None:
    corner = [(0.0, 0.0), (6.0, 0.0), (6.0, 2.0)]
    assert along(corner, 0) == (0, 0)
    assert along(corner, 0.5) == (4, 0)
    assert along(corner, 1) == (6, 2)
