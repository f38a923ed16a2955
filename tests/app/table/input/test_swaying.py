"""What hangs from the hand trails behind as the hand moves, and hangs straight again soon after it has come to rest."""

import pytest

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
