"""What changes at once is drawn in several frames: a little in each, all of it soon, and then as it is as a whole."""

from random import Random

import pytest
from pygame import Rect

from leonardo.app.table.panels.allowance import Allowance, divided, fading_too

WINDOW = Rect(0, 0, 1200, 800)


def frames(costs: list[int]) -> list[int]:
    """Return how much each frame does until all of some things, which take so much, is done."""
    done: list[int] = []
    while costs:
        allowance = Allowance(len(done))
        left = [cost for cost in costs if not allowance.takes(cost)]
        done.append(sum(costs) - sum(left))
        costs = left
    return done


def some(things: int) -> list[int]:
    return [Random(things).randrange(1, 4) for _ in range(things)]


def test_what_finds_room_in_a_frame_is_done_in_it() -> None:
    assert frames([3, 3, 1]) == [7]


def test_what_takes_more_than_a_frame_is_begun_alone() -> None:
    assert frames([100, 1]) == [100, 1]


def test_what_takes_nothing_waits_for_nothing() -> None:
    allowance = Allowance()
    assert allowance.takes(100)
    assert allowance.takes(0)
    assert not allowance.takes(1)


def test_while_the_table_fades_a_frame_draws_half_as_much() -> None:
    def drawn(allowance: Allowance) -> int:
        return sum(allowance.takes(1) for _ in range(100))

    assert drawn(fading_too()) == drawn(Allowance()) // 2


@pytest.mark.parametrize("things", [20, 50])
def test_what_usually_changes_does_not_wait_for_a_tenth(things: int) -> None:
    assert len(frames(some(things))) <= 6


def test_no_frame_draws_much_more_than_the_others() -> None:
    done = frames(some(400))
    assert max(done) <= 2 * done[2]
    assert len(done) < 60


def test_a_place_is_divided_into_pieces_without_overlap() -> None:
    place = Rect(101, 53, 999, 701)
    pieces = list(divided(place, lambda piece: piece.width * piece.height // 3000, WINDOW))
    assert len(pieces) > 1
    assert pieces[0].unionall(pieces[1:]) == place
    assert sum(piece.width * piece.height for piece in pieces) == place.width * place.height
    assert all(len(piece.collidelistall(pieces)) == 1 for piece in pieces)


def test_a_small_place_is_not_divided_however_much_lies_there() -> None:
    place = Rect(10, 10, 300, 200)
    assert list(divided(place, lambda _: 1000, WINDOW)) == [place]
