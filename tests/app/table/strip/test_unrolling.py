"""The prompt unrolls in time, and lies open at once where no motion is wanted."""

from leonardo.app.table.strip.unrolling import Unrolling


def frames(motion: float) -> int:
    unrolling = Unrolling()
    unrolling.begin()
    count = 0
    while unrolling.busy:
        assert unrolling.update(20, motion)
        count += 1
    assert not unrolling.update(20, motion)
    return count


def test_it_takes_as_long_as_the_speed_wants() -> None:
    assert (frames(1.0), frames(0.5)) == (14, 7)


def test_without_motion_it_lies_open_with_the_next_frame() -> None:
    assert frames(0) == 1


def test_before_its_sheet_is_drawn_it_unrolls_nothing_old() -> None:
    unrolling = Unrolling()
    unrolling.begin()
    unrolling.waits = True
    assert not any(unrolling.update(20, 1.0) for _ in range(50))
    assert unrolling.busy
    unrolling.waits = False
    assert unrolling.update(20, 1.0)
