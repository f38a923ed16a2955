"""How what is held moves at the pointer."""

import pytest
from pygame import Rect

from leonardo.app.table.input import swaying
from leonardo.app.table.input.swaying import Swaying, hung

FRAME = 16


def moved(swaying: Swaying, speed: float, frames: int, x: float = 0) -> float:
    """Move the hand so many pixels a millisecond; return where it is then."""
    for _ in range(frames):
        x += speed * FRAME
        swaying.update(FRAME, x, 1.0)
    return x


def test_it_leans_the_way_the_hand_goes_and_the_more_the_faster() -> None:
    leans = list[float]()
    for speed in (-3.0, -0.5, 0.5, 3.0, 30.0):
        swaying = Swaying()
        moved(swaying, speed, 40)
        leans.append(swaying.degrees)
    assert leans == pytest.approx(sorted(leans))
    assert leans[1] < 0 < leans[2]
    assert leans[-1] == pytest.approx(14, abs=0.1)
    assert leans[3] == pytest.approx(leans[-1])


def test_it_hangs_straight_soon_after_the_hand_has_come_to_rest() -> None:
    swaying = Swaying()
    x = moved(swaying, 3.0, 40)
    moved(swaying, 0.0, 4, x)
    assert swaying.degrees > 1
    moved(swaying, 0.0, 9, x)
    assert swaying.degrees == 0


def test_time_that_passes_elsewhere_changes_nothing_here() -> None:
    swaying, other, x = Swaying(), Swaying(), 0.0
    for _ in range(20):
        x += 2.0 * FRAME
        swaying.update(0, x, 1.0)
        swaying.update(FRAME, x, 1.0)
        other.update(FRAME, x, 1.0)
    assert swaying.degrees == other.degrees > 1


def test_its_upper_end_stays_at_the_hand_and_its_feet_trail() -> None:
    x, y = hung((100, 100), 80, 10)
    assert x < 100
    assert 99 < y < 100
    assert hung((100, 100), 80, 0) == (100, 100)


PLACE = Rect(100, 300, 160, 50)
TALL = Rect(100, 300, 160, 200)
PIECE = Rect(0, 0, 60, 50)


def hanging(bottom: int) -> Rect:
    return PIECE.move(150, bottom - PIECE.height)


def test_it_stays_near_the_upper_edge_of_a_flat_place() -> None:
    assert swaying.above(hanging(200), PLACE).bottom == 280
    assert swaying.above(hanging(290), PLACE) == hanging(290)
    assert swaying.above(hanging(345), PLACE).bottom == PLACE.top


def test_over_a_high_place_it_follows_the_pointer() -> None:
    assert swaying.above(hanging(420), TALL) == hanging(420)


def test_it_never_leaves_the_window() -> None:
    assert swaying.above(hanging(30), PLACE.move(0, -280)).top == 0


def test_it_moves_aside_from_words_as_little_as_will_do() -> None:
    hung = hanging(290)
    assert swaying.aside(hung, []) == (0, 0)
    assert swaying.aside(hung, [Rect(100, 220, 200, 30)]) == (0, 10)
    assert swaying.aside(hung, [Rect(hung.right - 4, 200, 40, 200)]) == (-5, 0)


def test_it_stays_where_it_is_if_it_cannot_hide_less() -> None:
    assert swaying.aside(hanging(290), [Rect(0, 0, 900, 900)]) == (0, 0)


def test_wherever_it_moves_it_is_within_its_reach() -> None:
    hung = hanging(290)
    words = [Rect(hung.right - 15, 200, 40, 200), Rect(100, 220, 300, 34)]
    assert swaying.reach(hung, hung.height).contains(hung.move(swaying.aside(hung, words)))


def test_where_words_are_above_it_hangs_below_and_stays_within() -> None:
    for at in ((110, 310), (180, 400), (255, 495)):
        hung = swaying.below(PIECE, at, TALL)
        assert TALL.contains(hung)
        assert hung.top >= TALL.centery
    beside = swaying.below(PIECE, (120, 420), TALL)
    assert beside.left > 120
    assert beside.top == 420
