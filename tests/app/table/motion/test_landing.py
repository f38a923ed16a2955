"""What is set down stays large until it falls, falls ever faster, and is pressed together for a moment."""

from itertools import pairwise

import pytest
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.motion.flight import SQUASH
from leonardo.app.table.motion.landing import (
    CROUCHES,
    crouched,
    crouching,
    descent,
    popped,
    pressed,
    raise_dust,
    rebound,
)

FALL = 0.35


def test_it_is_carried_high_and_then_falls_ever_faster_on_its_way() -> None:
    falls = 1 - FALL
    above = descent(falls)
    assert above.along < 0.7
    assert above.grown > 0.5
    fallen = [descent(falls + FALL * number / 6) for number in range(7)]
    steps = [one.lifted - other.lifted for one, other in pairwise(fallen)]
    assert steps == sorted(steps)
    assert steps[0] > 0
    assert (fallen[-1].along, fallen[-1].lifted, fallen[-1].grown) == pytest.approx((1, 0, 0))


def test_it_never_brakes_above_its_place() -> None:
    on = [descent(number / 20).along for number in range(21)]
    steps = [round(other - one, 6) for one, other in pairwise(on)]
    assert steps == sorted(steps)


def test_it_rebounds_a_little_as_it_springs_back() -> None:
    heights = [rebound(number / 50) for number in range(51)]
    assert heights[:10] == [0] * 10
    assert max(heights) == pytest.approx(6, abs=0.1)
    assert heights[-1] == pytest.approx(0)


def test_it_is_pressed_together_at_contact_springs_back_and_stands_still() -> None:
    assert pressed(0) == pytest.approx((1.16, 0.8))
    assert pressed(30 / SQUASH) == pytest.approx((1.16, 0.8))
    assert max(pressed(number / 50)[1] for number in range(50)) > 1
    assert pressed(1) == (1, 1)


@pytest.mark.usefixtures("screen")
def test_the_dust_spreads_and_is_gone_at_the_end() -> None:
    dense, wide = list[int](), list[int]()
    for number in range(10):
        surface = Surface((200, 100))
        surface.fill((0, 0, 0))
        place = raise_dust(Pictures(), surface, (100, 50), (30, 40), number / 10)
        wide.append(place.width)
        dense.append(sum(surface.get_at((x, y))[0] for x in range(200) for y in range(100)))
    assert wide == sorted(wide)
    assert dense[-1] < dense[2] / 5


def test_what_pops_springs_up_and_is_as_large_as_before_in_the_end() -> None:
    sizes = [popped(number / 10) for number in range(11)]
    assert sizes[0] == sizes[-1] == pytest.approx(1)
    assert max(sizes) == sizes[5] > 1.2


def test_it_crouches_and_stretches_before_it_leaves_and_never_again() -> None:
    steps = [crouched(number / 100) for number in range(101)]
    assert max(steps[:15]) == CROUCHES
    assert steps[0] == 0
    assert steps[20:] == [0] * 81
    wide, low = crouching(CROUCHES)
    assert wide > 1 > low
    assert crouching(0) == (1, 1)
