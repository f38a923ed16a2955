"""Areas of any shape: what lies in them, where their middle is, what they share pixels with."""

import pytest
from pygame import Rect

from leonardo.app.kit.areas import Area, Circle, Polygon, bounds, centre, contains, joined, moved, outline, overlaps
from tests.diagonal import first_quick

RECT = Rect(10, 20, 40, 30)
ROUND = Circle((100, 100), 20)
KITE = Polygon(((100, 0), (140, 60), (100, 80), (60, 60)))
HOOK = Polygon(((0, 0), (90, 0), (90, 90), (70, 90), (70, 20), (0, 20)))  # its centre of gravity lies outside
ALL: tuple[Area, ...] = (RECT, ROUND, KITE, HOOK)


@pytest.mark.parametrize("area", ALL, ids=["rect", "circle", "kite", "hook"])
def test_the_middle_of_every_area_lies_in_it(area: Area) -> None:
    assert contains(area, centre(area))
    around = bounds(area).inflate(2, 2)
    assert all(around.collidepoint(corner) for corner in outline(area))


@first_quick(
    ("area", "within", "without"),
    [
        (RECT, (10, 20), (50, 20)),
        (ROUND, (119, 100), (116, 116)),
        (KITE, (100, 5), (70, 10)),
        (HOOK, (80, 60), (40, 60)),
    ],
    2,
)
def test_a_pixel_near_its_edge_lies_in_it_or_beside_it(
    area: Area, within: tuple[int, int], without: tuple[int, int]
) -> None:
    assert contains(area, within)
    assert not contains(area, without)


def test_a_rectangle_in_a_hollow_shares_no_pixel_with_the_area() -> None:
    assert bounds(HOOK).colliderect(Rect(20, 40, 20, 20))
    assert not overlaps(HOOK, Rect(20, 40, 20, 20))
    assert overlaps(HOOK, Rect(20, 10, 20, 40))
    assert not overlaps(ROUND, Rect(115, 115, 5, 5))
    assert overlaps(ROUND, Rect(0, 0, 300, 300)), "also when it lies wholly around it"
    assert overlaps(RECT, Rect(45, 45, 20, 20))


@pytest.mark.parametrize("area", ALL, ids=["rect", "circle", "kite", "hook"])
def test_it_can_be_moved(area: Area) -> None:
    x, y = centre(area)
    assert centre(moved(area, 7, -3)) == (x + 7, y - 3)


def test_what_touches_is_joined_where_that_is_no_larger() -> None:
    assert joined([Rect(0, 0, 10, 10), Rect(0, 8, 10, 10)]) == [Rect(0, 0, 10, 18)]
    assert len(joined([Rect(0, 0, 10, 10), Rect(8, 8, 10, 10)])) == 2, "what lies between them stays as it is"
