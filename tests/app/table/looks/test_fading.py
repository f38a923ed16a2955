"""How a place looked a moment ago fades away in time, and is gone at once where no motion is wanted."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.table.looks.fading import TAKES, Fading

pytestmark = pytest.mark.usefixtures("screen")

PLACE = Rect(10, 10, 40, 20)
DARK, BRIGHT = (40, 40, 40), (240, 240, 240)


def begun() -> Fading:
    """How a picture fades that is drawn on as soon as it begins."""
    looked, fading = Surface((100, 60)), Fading()
    looked.fill(DARK)
    fading.begin(looked, PLACE)
    looked.fill((255, 0, 0))
    return fading


def seen(fading: Fading) -> tuple[int, list[Rect]]:
    """How bright the place is over what is bright now, and where anything was drawn."""
    surface = Surface((100, 60))
    surface.fill(BRIGHT)
    drawn = fading.draw(surface)
    assert surface.get_at((1, 1))[:3] == BRIGHT, "beside the place all is as it is"
    return surface.get_at(PLACE.center)[0], drawn


def test_it_begins_as_it_was_and_ends_as_it_is() -> None:
    fading = begun()
    shades = list[int]()
    while fading.busy:
        shade, drawn = seen(fading)
        assert drawn == [PLACE]
        shades.append(shade)
        assert fading.update(10, 1.0)
    assert len(shades) == TAKES / 10
    assert shades[0] == DARK[0]
    assert shades == sorted(shades)
    assert BRIGHT[0] - shades[-1] < 10
    assert seen(fading) == (BRIGHT[0], [])
    assert not fading.update(10, 1.0)


def test_without_motion_it_is_gone_at_once() -> None:
    fading = begun()
    assert fading.update(10, 0.0)
    assert seen(fading) == (BRIGHT[0], [])


def test_another_place_may_fade_later() -> None:
    fading = begun()
    looked = Surface((100, 60))
    looked.fill(DARK)
    fading.begin(looked, Rect(0, 0, 5, 5))
    surface = pygame.Surface((100, 60))
    assert fading.draw(surface) == [Rect(0, 0, 5, 5)]
