"""Pictures of a table in windows of other shapes: nothing is cut off, and no seam is seen."""

import pygame
import pytest

from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.spread import lay_spread

BAND = 24
"""Pixels to either side of an edge that are compared."""


def spread(size: tuple[int, int], name: str = "title") -> pygame.Surface:
    surface = pygame.Surface(size)
    lay_spread(surface, Pictures(), Layout(size), name)
    return surface


def test_a_window_of_the_tables_own_shape_shows_the_picture_alone() -> None:
    surface = spread((960, 540))
    assert surface.get_at((480, 270)) == Pictures().get("title", (960, 540)).get_at((480, 270))


@pytest.mark.parametrize("size", [(1024, 640), (600, 840), (1280, 540)])
def test_the_picture_is_shown_whole_in_the_middle(size: tuple[int, int]) -> None:
    place = Layout(size).centred(*TABLE)
    surface, picture = spread(size), Pictures().get("title", place.size)
    for point in ((0.5, 0.5), (0.1, 0.1), (0.9, 0.9)):
        x, y = round(place.width * point[0]), round(place.height * point[1])
        assert surface.get_at((place.left + x, place.top + y)) == picture.get_at((x, y))


@pytest.mark.parametrize("name", ["title", "handover"])
@pytest.mark.parametrize("at_head", [True, False])
def test_the_wood_is_as_light_on_both_sides_of_the_seam(name: str, at_head: bool) -> None:
    size = (600, 840)
    place, surface = Layout(size).centred(*TABLE), spread(size, name)
    seam = place.top if at_head else place.bottom
    for left in (300, 420, 560):
        light = [
            sum(pygame.transform.average_color(surface, pygame.Rect(left, top, BAND, 3))[:3])
            for top in (seam - 4, seam + 1)
        ]
        assert abs(light[0] - light[1]) <= 45
