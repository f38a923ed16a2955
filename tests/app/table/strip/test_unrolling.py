"""The prompt unrolls in time, and lies open at once where no motion is wanted."""

from leonardo.app.table.strip.unrolling import Unrolling
from leonardo.ui.timeline import Timeline


def frames(motion: float) -> int:
    timeline = Timeline()
    unrolling = Unrolling(timeline)
    unrolling.begin(motion)
    count = 0
    while unrolling.busy:
        timeline.update(20)
        assert unrolling.look()
        count += 1
    assert not unrolling.look()
    return count


def test_it_takes_as_long_as_the_speed_wants() -> None:
    assert (frames(1.0), frames(0.5)) == (14, 7)


def test_without_motion_it_lies_open() -> None:
    assert frames(0) == 0
