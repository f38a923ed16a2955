"""The shade in which a stage steps back leaves out what is lit: the shape of that, and no rectangle around it."""

from itertools import pairwise

import pytest
from pygame import Rect, Surface

from leonardo.app.kit.areas import Area, Circle, Polygon
from leonardo.app.kit.points import Point
from leonardo.app.table.looks.shade import HELD, Shade
from tests.app.conftest import screen

__all__ = ["screen"]

STAGE = Rect(40, 20, 800, 600)
CORNER = Polygon(((140, 120), (640, 120), (140, 520)))  # a half of a rectangle, with the right angle at its upper left


def shaded(*lit: Area) -> Surface:
    surface = Surface((900, 700), 0, 32)
    surface.fill((255, 255, 255))
    Shade().stroke(STAGE, lit, 1.0, HELD).draw(surface)
    return surface


def dark(surface: Surface, at: Point) -> bool:
    return surface.get_at(at)[2] < 185


def bright(surface: Surface, at: Point) -> bool:
    return surface.get_at(at)[2] > 250


@pytest.mark.usefixtures("screen")
def test_beside_a_lit_shape_its_rectangle_stays_dark() -> None:
    surface = shaded(CORNER)
    assert bright(surface, (200, 200))
    assert bright(surface, (150, 480))
    assert dark(surface, (620, 500))
    assert dark(surface, (450, 420))


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(
    "area", [CORNER, Circle((400, 300), 150), Rect(200, 200, 300, 200)], ids=["land", "ring", "box"]
)
def test_the_edge_of_it_is_soft_in_each_direction(area: Area) -> None:
    """Nowhere does it change by more than a few levels from one pixel to the next."""
    surface = shaded(area)
    rows = [
        [surface.get_at((x, y))[2] for x in range(STAGE.left, STAGE.right)] for y in range(STAGE.top, STAGE.bottom, 7)
    ]
    columns = [
        [surface.get_at((x, y))[2] for y in range(STAGE.top, STAGE.bottom)] for x in range(STAGE.left, STAGE.right, 7)
    ]
    steps = [abs(one - other) for line in (*rows, *columns) for one, other in pairwise(line)]
    assert max(steps) <= 6


@pytest.mark.usefixtures("screen")
def test_a_shade_is_kept_for_the_same_places_only() -> None:
    shade, surface = Shade(), Surface((900, 700), 0, 32)
    first, other = shade.stroke(STAGE, [CORNER], 1.0, HELD), shade.stroke(STAGE, [Rect(200, 200, 9, 9)], 1.0, HELD)
    first.draw(surface)
    assert not list(first.pieces())
    assert list(other.pieces())
    assert first.key != other.key
