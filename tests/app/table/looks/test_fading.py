"""The shade in which a place lay a moment ago lifts in time, and is gone at once where no motion is wanted."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.table.looks.fading import TAKES, Fading

pytestmark = pytest.mark.usefixtures("screen")

PLACE = Rect(10, 10, 40, 20)
SHADE, BRIGHT = 102, 240


def begun() -> Fading:
    """How a shade lifts that is drawn on as soon as it begins to."""
    shade, fading = Surface(PLACE.size), Fading()
    shade.fill((SHADE, SHADE, SHADE))
    fading.begin(shade, PLACE)
    shade.fill((255, 0, 0))
    return fading


def seen(fading: Fading) -> tuple[int, list[Rect]]:
    """How bright the place is when all is bright now, and where anything was drawn."""
    surface = Surface((100, 60))
    surface.fill((BRIGHT, BRIGHT, BRIGHT))
    surface.set_at(PLACE.topleft, (0, 0, 0))
    drawn = fading.draw(surface)
    assert surface.get_at((1, 1))[0] == BRIGHT, "beside the place all is as it is"
    assert surface.get_at(PLACE.topleft)[:3] == (0, 0, 0), "nothing is seen but what is there now"
    return surface.get_at(PLACE.center)[0], drawn


def test_it_begins_as_dark_as_it_was_and_ends_as_it_is() -> None:
    fading = begun()
    shades = list[int]()
    while fading.busy:
        shade, drawn = seen(fading)
        assert drawn == [PLACE]
        shades.append(shade)
        assert fading.update(10, 1.0)
    assert len(shades) == TAKES / 10
    assert shades[0] == pytest.approx(BRIGHT * SHADE / 255, abs=1)
    assert shades == sorted(shades)
    assert BRIGHT - shades[-1] < 10
    assert seen(fading) == (BRIGHT, [])
    assert not fading.update(10, 1.0)


def test_without_motion_it_is_gone_at_once() -> None:
    fading = begun()
    assert fading.update(10, 0.0)
    assert seen(fading) == (BRIGHT, [])


def test_another_place_may_brighten_later() -> None:
    fading = begun()
    fading.begin(Surface((5, 5)), Rect(0, 0, 5, 5))
    surface = pygame.Surface((100, 60))
    assert fading.draw(surface) == [Rect(0, 0, 5, 5)]
