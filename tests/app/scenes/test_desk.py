"""The desk of the menus is made while nobody waits; pictures of a table fill windows of any shape, with no seam."""

import pygame
import pytest

from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.desk import desk_ahead, lay_desk, lay_spread


@pytest.mark.parametrize("size", [(1024, 640), (1000, 1400)])
def test_a_desk_made_in_pieces_is_the_one_that_is_needed(size: tuple[int, int]) -> None:
    desks: list[bytes] = []
    for ahead in (False, True):
        kit = Pilot(size).kit
        for piece in desk_ahead(kit) if ahead else ():
            piece()
        surface = pygame.Surface(size)
        lay_desk(kit.page, surface)
        desks.append(pygame.image.tobytes(surface, "RGB"))
    assert desks[0] == desks[1]


BAND = 24  # pixels to either side of an edge that are compared


def spread(size: tuple[int, int], name: str = "title") -> pygame.Surface:
    surface = pygame.Surface(size)
    lay_spread(surface, Pictures(), Layout(size), name)
    return surface


def test_a_window_of_the_same_shape_shows_the_picture_alone() -> None:
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
