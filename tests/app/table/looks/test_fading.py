"""The shade in which a place lay lifts in time, and its lights sooner; all at once where no motion is wanted."""

import pygame
import pytest
from pygame import Rect, Surface

from leonardo.app.table.looks.fading import FADES, TAKES, Fading

pytestmark = pytest.mark.usefixtures("screen")

PLACE = Rect(10, 10, 40, 20)
SHADE, BRIGHT = 102, 240


def begun() -> Fading:
    """How a shade lifts that is drawn on as soon as it begins to, once the lights in it are gone."""
    shade, fading = Surface(PLACE.size), Fading()
    shade.fill((SHADE, SHADE, SHADE))
    fading.begin(shade, PLACE, None)
    fading.update(FADES, 1.0)
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
    assert len(shades) == (TAKES - FADES) / 10
    assert shades[0] < BRIGHT - 20
    assert shades == sorted(shades)
    assert BRIGHT - shades[-1] < 10
    assert seen(fading) == (BRIGHT, [])
    assert not fading.update(10, 1.0)


def test_what_was_lit_in_it_fades_first() -> None:
    shade, window, fading = Surface(PLACE.size), Surface((100, 60)), Fading()
    shade.fill((SHADE, SHADE, SHADE))
    window.fill((200, 0, 0))
    fading.begin(shade, PLACE, window)
    window.fill((0, 0, 0))
    reds = list[int]()
    for _ in range(FADES // 20 + 1):
        surface = Surface((100, 60))
        fading.draw(surface)
        reds.append(surface.get_at(PLACE.center)[0])
        fading.update(20, 1.0)
    assert reds[0] == 200
    assert reds == sorted(reds, reverse=True)
    assert reds[-1] == 0
    assert fading.busy


def test_without_motion_it_is_gone_at_once() -> None:
    fading = begun()
    assert fading.update(10, 0.0)
    assert seen(fading) == (BRIGHT, [])


def test_another_place_may_brighten_later() -> None:
    fading = begun()
    fading.begin(Surface((5, 5)), Rect(0, 0, 5, 5), None)
    surface = pygame.Surface((100, 60))
    assert fading.draw(surface) == [Rect(0, 0, 5, 5)]
