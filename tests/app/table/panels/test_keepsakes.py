"""What is kept as it was drawn looks as if it were drawn where it lies, and is drawn once for each key."""

from functools import partial

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.panels.keepsakes import Keepsakes

SIZE = (80, 60)
PLACE = Rect(10, 10, 40, 30)


def ground(colour: tuple[int, int, int]) -> Surface:
    surface = Surface(SIZE, 0, 32)
    surface.fill(colour)
    return surface


def draw(surface: Surface) -> None:
    """A soft shadow, half of it under a coin."""
    shade = Surface((24, 16), pygame.SRCALPHA)
    shade.fill((20, 5, 0, 90))
    surface.blit(shade, (14, 16))
    coin = Surface((16, 16), pygame.SRCALPHA)
    pygame.draw.aacircle(coin, (250, 210, 60, 255), (8, 8), 7)
    surface.blit(coin, (28, 14))


def test_on_any_ground_it_looks_as_when_it_is_drawn_there() -> None:
    keepsakes = Keepsakes(SIZE, Pictures())
    for colour in ((0, 0, 0), (255, 255, 255), (120, 40, 200), (9, 140, 77)):
        drawn, laid = ground(colour), ground(colour)
        draw(drawn)
        keepsakes.lay(laid, PLACE, "coin", draw)
        for x in range(SIZE[0]):
            for y in range(SIZE[1]):
                here, there = drawn.get_at((x, y)), laid.get_at((x, y))
                assert all(abs(here[part] - there[part]) <= 3 for part in range(3))


def test_it_is_drawn_once_a_key_and_only_where_allowed() -> None:
    keepsakes, times = Keepsakes(SIZE, Pictures()), []

    def counted(surface: Surface) -> None:
        times.append(surface)
        draw(surface)

    surface = ground((1, 2, 3))
    surface.set_clip(Rect(0, 0, 20, 60))
    for key in ("one", "one", "other", "one"):
        keepsakes.lay(surface, PLACE, key, counted)
    assert len(times) == 4  # on black and on white
    assert surface.get_at((33, 20))[:3] == (1, 2, 3)
    assert surface.get_at((16, 20))[:3] != (1, 2, 3)


def test_what_reaches_out_of_the_window_is_drawn_where_seen() -> None:
    drawn, laid = ground((120, 40, 200)), ground((120, 40, 200))
    draw(drawn)
    Keepsakes(SIZE, Pictures()).lay(laid, Rect(-5, 10, 100, 80), "coin", draw)
    assert drawn.get_buffer().raw == laid.get_buffer().raw


def test_what_looks_the_same_everywhere_is_drawn_once() -> None:
    pictures, times = Pictures(), list[str]()

    def counted(what: str, surface: Surface) -> None:
        times.append(what)
        draw(surface)

    for _table in range(2):
        keepsakes, surface = Keepsakes(SIZE, pictures), ground((90, 90, 90))
        keepsakes.lay(surface, PLACE, "own", partial(counted, "own"))
        keepsakes.lay_common(surface, PLACE, "own", partial(counted, "common"))
        assert surface.get_at((33, 20))[:3] != (90, 90, 90)
    assert times == ["own", "own", "common", "common", "own", "own"]
