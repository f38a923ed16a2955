"""Motion from here to there."""

import pytest

from leonardo.app.kit.tween import Ease, Tween, ease_in_out, ease_out, linear, settle


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, settle])
def test_every_way_to_move_begins_here_and_ends_there(ease: Ease) -> None:
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


def test_a_piece_that_settles_goes_a_little_too_far_first() -> None:
    assert max(settle(step / 100) for step in range(101)) > 1.02


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
