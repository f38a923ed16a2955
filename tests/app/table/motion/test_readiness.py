"""What comes next is made ready a little in each frame: less where a frame is drawn, nothing where much is drawn."""

from collections.abc import Iterator

from leonardo.app.table.motion.readiness import HELD_UP, MOVING, STILL, Pace, Readiness


def test_least_is_done_in_a_drawn_frame_and_most_at_rest() -> None:
    assert Pace().pieces(drawn=True) == MOVING
    assert Pace().pieces(drawn=False) == STILL


def test_much_is_done_in_a_frame_while_nothing_is_shown() -> None:
    done = [Pace().pieces(drawn=True, awaited=size) for size in ((1280, 720), (1920, 1080), (3840, 2160))]
    assert done[0] == done[1] == HELD_UP > done[2] > MOVING


def test_a_moving_mouse_is_expected_to_move_on_for_some_frames() -> None:
    pace = Pace()
    pace.stirred()
    done = [pace.pieces(drawn=False) for _ in range(8)]
    assert MOVING < done[0] < STILL
    assert done[-1] == STILL


def test_a_busy_frame_does_nothing_ahead_and_the_next_goes_on() -> None:
    pace = Pace()
    pace.skip()
    assert pace.pieces(drawn=True) == 0
    assert pace.pieces(drawn=True) == MOVING


def test_work_is_begun_with_one_piece_and_done_with_none_left() -> None:
    readiness, coming, done = Readiness(), object(), list[int]()

    def work() -> Iterator[None]:
        for number in range(3):
            done.append(number)
            yield

    readiness.go_on(coming, work, STILL)
    assert done == [0]
    assert not readiness.of(coming)
    readiness.go_on(coming, work, STILL)
    assert done == [0, 1, 2]
    assert readiness.of(coming)
    assert not readiness.of(object())
