"""The window, on the driver that has no screen."""

import os

import pygame
import pytest

from leonardo.app.kit.settings import Flip, Settings, Whereabouts
from leonardo.app.kit.window.window import NoDisplayError, Window, no_larger, still_on_a_screen

ONE = ((1920, 1080),)
TWO = ((1920, 1080), (2560, 1440))


@pytest.fixture
def window() -> Window:
    return Window("Leonardo", Settings(window=(1280, 720), flip=Flip.ACCELERATED))


def test_it_opens_in_the_size_of_the_settings_but_never_too_small(window: Window) -> None:
    assert window.size == (1280, 720)
    assert Window("Leonardo", Settings(window=(300, 200), flip=Flip.ACCELERATED)).size == (1024, 640)


def test_full_screen_and_back_leaves_the_window_as_it_was(window: Window) -> None:
    window.set_full_screen(wanted=True)
    assert window.full_screen
    assert window.size == window.surface.get_size() != (1280, 720)
    window.set_full_screen(wanted=False)
    assert not window.full_screen
    assert window.size == window.surface.get_size() == (1280, 720)


def test_the_first_start_finds_the_quicker_way_to_show_a_frame_and_remembers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    settings = Settings()
    Window("Leonardo", settings).flip()
    assert settings.flip is not Flip.UNKNOWN


def test_a_plain_flip_is_wished_for_before_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    Window("Leonardo", Settings(flip=Flip.PLAIN))
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"


def test_a_screen_that_does_not_answer_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("DISPLAY", ":9999")
    with pytest.raises(NoDisplayError):
        Window("Leonardo", Settings())


def test_a_screen_that_nobody_sees_is_taken_only_if_it_is_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplayError, match="no desktop"):
        Window("Leonardo", Settings())


@pytest.mark.parametrize(
    ("at", "then", "now", "seen"),
    [
        ((300, 200), ONE, ONE, True),
        ((300, 200), TWO, ONE, True),
        ((2400, 200), TWO, TWO, True),
        ((2400, 200), TWO, ONE, False),
        ((1800, 200), ONE, ((1280, 800),), False),
        ((128, 80), ONE, ((1280, 800),), False),
        ((-1500, 40), TWO, TWO, True),
        ((-1500, 40), TWO, ONE, False),
        ((300, 200), ONE, (), False),
    ],
)
def test_a_window_comes_back_to_its_place_only_if_it_can_be_seen_there(
    at: tuple[int, int], then: tuple[tuple[int, int], ...], now: tuple[tuple[int, int], ...], seen: bool
) -> None:
    assert still_on_a_screen(Whereabouts(at, then), (1280, 720), now) == (at if seen else None)


def test_the_first_time_the_system_chooses_the_place() -> None:
    assert still_on_a_screen(None, (1280, 720), ONE) is None


def test_a_window_is_no_larger_than_the_largest_screen_and_never_too_small() -> None:
    assert no_larger((3840, 2160), TWO) == (2560, 1440 - 72), "its title is to be seen as well"
    assert no_larger((2560, 1440), TWO) == (2560, 1440), "as it was left"
    assert no_larger((1280, 800), TWO) == (1280, 800)
    assert no_larger((1280, 800), ((800, 600),)) == (1024, 640)


def test_where_the_window_is_is_noted_for_the_next_start() -> None:
    settings = Settings(flip=Flip.ACCELERATED)
    window = Window("Leonardo", settings)
    window.remember()
    assert settings.place is not None
    before = settings.place.at
    window.set_full_screen(wanted=True)
    window.remember()
    assert settings.place.at == before
