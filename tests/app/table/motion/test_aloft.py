"""A figure flies in a bow, leans forward and rights itself; its shadow waits below and meets it."""

from itertools import pairwise

import pytest
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.motion import aloft
from leonardo.app.table.motion.flight import LEAST_RISE, Flight
from leonardo.app.table.spots import SeatSpot

FLIGHT = Flight("figure", SeatSpot(0), SeatSpot(1))


def test_it_rises_on_any_way_and_more_on_a_long_one() -> None:
    short, long = (aloft.bow(FLIGHT, (0, 0), (far, 0), 1.0) for far in (10, 1000))
    assert LEAST_RISE <= short < long
    assert aloft.bow(FLIGHT, (0, 0), (2000, 0), 2.0) == pytest.approx(2 * long)


def test_what_is_set_down_flies_higher_but_stays_in_the_window() -> None:
    high = aloft.throw(FLIGHT, (0, 600), (800, 700), 1.0, 80)
    assert high > aloft.bow(FLIGHT, (0, 600), (800, 700), 1.0)
    free, low = (aloft.in_sight(high, (0, down), 80) for down in (900, 120))
    assert free == pytest.approx(high, rel=0.05)
    assert 40 <= low <= 120 - 80 / 2, "below the upper edge there is little room"
    assert aloft.in_sight(0, (0, 0), 80) == 0


def test_it_leans_as_it_flies_and_is_upright_at_both_ends() -> None:
    leans = [aloft.lean((0, 0), (300, 20), number / 10) for number in range(11)]
    assert leans[0] == leans[-1] == 0
    assert 8 <= max(leans) <= 12
    assert aloft.lean((300, 0), (0, 0), 0.5) < 0
    assert aloft.lean((0, 0), (0, 300), 0.5) == aloft.lean((5, 5), (5, 5), 0.5) == 0


@pytest.mark.usefixtures("screen")
def test_the_higher_it_is_the_farther_and_fainter_its_shadow() -> None:
    pictures, standing = Pictures(), Surface((40, 80))
    lefts, darks = list[int](), list[int]()
    for high in (0, 60, 120):
        ground = Surface((300, 300))
        ground.fill((255, 255, 255))
        place = aloft.cast_below(pictures, ground, standing, (100, 100), high)
        lefts.append(place.left)
        darks.append(255 - ground.get_at(place.center)[0])
    assert all(one < other for one, other in pairwise(lefts))
    assert darks == sorted(darks, reverse=True)
    assert darks[-1] > 40
