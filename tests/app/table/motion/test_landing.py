"""What is set down stays large until it falls, falls ever faster, and is pressed together for a moment."""

from itertools import pairwise

import pytest
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.motion.flight import SQUASH
from leonardo.app.table.motion.landing import (
    CROUCHES,
    LEAVES,
    TOP,
    crouched,
    crouching,
    descent,
    popped,
    pressed,
    raise_dust,
    rebound,
)


def test_it_rises_ever_more_slowly_and_then_falls_ever_faster() -> None:
    top = LEAVES + (1 - LEAVES) * TOP
    rises = [descent(LEAVES + (top - LEAVES) * number / 6).lifted for number in range(7)]
    falls = [descent(top + (1 - top) * number / 6).lifted for number in range(7)]
    up, down = ([other - one for one, other in pairwise(each)] for each in (rises, falls))
    assert up == sorted(up, reverse=True)
    assert down == sorted(down, reverse=True)
    assert (rises[0], rises[-1], falls[-1]) == pytest.approx((0, 1, 0))


def test_it_gathers_speed_at_once_and_rests_above_its_place() -> None:
    on = [descent(number / 20).along for number in range(21)]
    steps = [round(other - one, 6) for one, other in pairwise(on)]
    fastest = steps.index(max(steps))
    assert fastest <= 5
    assert steps == [*sorted(steps[:fastest]), *sorted(steps[fastest:], reverse=True)]
    assert (on[0], on[-1]) == pytest.approx((0, 1))


def test_it_rebounds_a_little_as_it_springs_back() -> None:
    heights = [rebound(number / 50) for number in range(51)]
    assert heights[:10] == [0] * 10
    assert max(heights) == pytest.approx(6, abs=0.1)
    assert heights[-1] == pytest.approx(0)


def test_it_is_pressed_at_contact_springs_back_and_stands() -> None:
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


def test_what_pops_springs_up_and_ends_as_large_as_before() -> None:
    sizes = [popped(number / 10) for number in range(11)]
    assert sizes[0] == sizes[-1] == pytest.approx(1)
    assert max(sizes) == sizes[5] > 1.2


def test_it_crouches_and_stretches_once_before_it_leaves() -> None:
    steps = [crouched(number / 100) for number in range(101)]
    assert max(steps[:15]) == CROUCHES
    assert steps[0] == 0
    assert steps[20:] == [0] * 81
    wide, low = crouching(CROUCHES)
    assert wide > 1 > low
    assert crouching(0) == (1, 1)
