"""The light around a place is made in pieces ahead, none of which draws all of it."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.kit import surface_cache
from leonardo.app.kit.areas import Polygon
from leonardo.app.table.looks import glow
from tests.app.conftest import screen

__all__ = ["screen"]

LAND = Polygon(((40, 30), (160, 20), (170, 110), (90, 140), (30, 120)))


@pytest.mark.usefixtures("screen")
def test_the_light_of_a_shape_is_made_in_pieces_and_then_laid() -> None:
    for size in ((1281, 720), (1280, 720)):
        surface_cache.now_for(size)
    before = glow.made()
    assert len(list(glow.pieces(LAND, 1.0, glow.OPEN, 0.5))) == 5
    made = glow.made()
    assert made == before + 4
    light = glow.light(LAND, 1.0, glow.OPEN, 0.5)
    assert not list(glow.pieces(LAND, 1.0, glow.OPEN, 0.5))
    assert glow.made() == made
    assert light.region.contains(Rect(30, 20, 140, 120))


@pytest.mark.usefixtures("screen")
def test_what_the_lights_of_all_rectangles_share_is_made_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    blurred, blur = list[int](), pygame.transform.gaussian_blur

    def counted(surface: Surface, radius: int) -> Surface:
        blurred.append(radius)
        return blur(surface, radius)

    monkeypatch.setattr(pygame.transform, "gaussian_blur", counted)
    for size in ((1281, 720), (1280, 720)):
        surface_cache.now_for(size)
    for work in glow.ahead(0.9):
        work()
    made = len(blurred)
    assert made
    for side in (300, 400):
        for strength in (glow.OPEN, glow.POINTED):
            glow.light(Rect(10, 10, side, side), 0.9, strength, 0.5)
    assert len(blurred) == made


@pytest.mark.usefixtures("screen")
def test_a_faint_light_is_weaker_and_an_aimed_one_has_a_rim() -> None:
    area = Rect(200, 200, 160, 60)
    levels = glow.BEHIND, glow.FAINT, 4 / 6
    behind, faint, usual = (glow.light(area, 1.0, glow.OPEN, level).picture for level in levels)
    assert average(faint) < 0.6 * average(usual)
    assert average(behind) < 0.7 * average(faint)
    assert glow.AIMED.line >= 2 * glow.OPEN.line


def average(picture: Surface) -> float:
    return sum(pygame.transform.average_color(picture, consider_alpha=False))


SHAPES = (
    Rect(100, 100, 200, 80),
    Rect(100, 100, 30, 30),
    LAND,
    Polygon(((100, 100), (300, 100), (300, 260), (100, 260))),
)
EDGES_OF = (0.53, 0.59, 0.65, 0.83, 1.0, 1.78, 2.0)  # pixels of a unit in windows of usual sizes


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("strength", [glow.OPEN, glow.POINTED, glow.AIMED], ids=["open", "pointed", "aimed"])
@pytest.mark.parametrize("k", EDGES_OF)
def test_a_light_has_gone_where_its_picture_ends(strength: glow.Strength, k: float) -> None:
    """Else the edge of that would be seen as a straight step."""
    for area in SHAPES:
        picture = glow.light(area, k, strength, 1.0).picture
        wide, high = picture.get_size()
        across = [picture.get_at((x, y)) for x in range(wide) for y in (0, high - 1)]
        down = [picture.get_at((x, y)) for y in range(high) for x in (0, wide - 1)]
        assert max(max(pixel) for pixel in (*across, *down)) <= 1, (area, k)
