"""The window, on the driver that has no screen."""

import ctypes
import os
import time

import pygame
import pytest

from leonardo.app.kit.settings import Flip, Settings, Whereabouts
from leonardo.app.kit.window.window import (
    NoDisplayError,
    Window,
    least_size,
    no_larger,
    still_on_a_screen,
    suits_wayland,
    without_frame,
)

ONE = ((1920, 1080),)
TWO = ((1920, 1080), (2560, 1440))


@pytest.fixture
def window() -> Window:
    return Window("Leonardo", Settings(window=(1280, 720), flip=Flip.ACCELERATED))


def test_it_opens_in_the_size_of_the_settings_never_too_small(window: Window) -> None:
    assert window.size == (1280, 720)
    assert Window("Leonardo", Settings(window=(300, 200), flip=Flip.ACCELERATED)).size == (1024, 640)


def test_full_screen_and_back_leaves_the_window_as_it_was(window: Window) -> None:
    window.set_full_screen(wanted=True)
    assert window.full_screen
    assert window.size == window.surface.get_size() != (1280, 720)
    window.set_full_screen(wanted=False)
    assert not window.full_screen
    assert window.size == window.surface.get_size() == (1280, 720)


def test_the_first_start_finds_the_quicker_way_to_flip(
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


@pytest.mark.parametrize(
    ("variables", "suits"),
    [
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, True),
        ({"DISPLAY": ":0"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0", "SDL_VIDEODRIVER": "x11"}, False),
        ({"WAYLAND_DISPLAY": "wayland-0", "SDL_FRAMEBUFFER_ACCELERATION": "0"}, False),
    ],
)
def test_a_wayland_desktop_gets_a_window_of_its_kind(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], suits: bool
) -> None:
    monkeypatch.setattr(ctypes, "CDLL", lambda _: object())
    assert suits_wayland(variables) is suits


def test_where_nothing_draws_a_frame_no_wayland_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr(ctypes, "CDLL", refuse)
    assert not suits_wayland({"WAYLAND_DISPLAY": "wayland-0"})


def test_a_plain_flip_is_no_wish_on_a_wayland_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "wayland")
    Window("Leonardo", Settings(flip=Flip.PLAIN))
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ


def test_a_screen_that_does_not_answer_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.setenv("DISPLAY", ":9999")
    with pytest.raises(NoDisplayError, match=r"no display was found \(SDL_VIDEODRIVER=x11: "):
        Window("Leonardo", Settings())


def test_a_screen_of_too_few_colours_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: pygame.Window) -> None:
        raise pygame.error("Unknown window pixel format")

    monkeypatch.setattr(pygame, "Window", type("Window", (pygame.Window,), {"get_surface": refuse}))
    with pytest.raises(NoDisplayError, match=r"too few colours \(Unknown window pixel format\)\. Set it to 24 bits"):
        Window("Leonardo", Settings())


def test_an_unseen_screen_is_taken_only_if_wished_for(monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_a_window_comes_back_to_its_place_only_if_seen_there(
    at: tuple[int, int], then: tuple[tuple[int, int], ...], now: tuple[tuple[int, int], ...], seen: bool
) -> None:
    assert still_on_a_screen(Whereabouts(at, then), (1280, 720), now) == (at if seen else None)


def test_the_first_time_the_system_chooses_the_place() -> None:
    assert still_on_a_screen(None, (1280, 720), ONE) is None


def test_a_window_fits_the_largest_screen_however_small_that_is() -> None:
    assert no_larger((3840, 2160), TWO) == (2560, 1440 - 72), "its title is to be seen as well"
    assert no_larger((2560, 1440), TWO) == (2560, 1440), "as it was left"
    assert no_larger((1280, 800), TWO) == (1280, 800)
    assert no_larger((1280, 800), ((1024, 680),)) == (1024, 640)
    assert no_larger((1280, 800), ((800, 600),)) == (800, 600)
    assert no_larger((1280, 800), ((320, 200),)) == (320, 200)


def test_a_window_as_high_as_the_screen_fills_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    assert without_frame((1024, 640), ((1024, 640),))
    assert without_frame((1366, 768), ((1366, 768),))
    assert without_frame((1280, 720), ((800, 600),))
    assert not without_frame((1280, 800), TWO)
    assert not without_frame((1024, 640), ((1280, 720),))
    assert not without_frame((1024, 640), ()), "where nobody looks there is no frame"
    wide, high = least_size(((1024, 640),))
    assert wide < 1024, "the edges of the frame need room"
    assert high < 640, "its title needs room"
    assert least_size(TWO) == (1024, 640)
    monkeypatch.setattr("leonardo.app.kit.window.window.screens", lambda: ((1024, 640),))
    assert not Window("Leonardo", Settings(window=(1024, 640), flip=Flip.ACCELERATED)).plain


def test_where_the_window_is_is_noted_for_the_next_start() -> None:
    settings = Settings(flip=Flip.ACCELERATED)
    window = Window("Leonardo", settings)
    window.remember()
    assert settings.place is not None
    before = settings.place.at
    window.set_full_screen(wanted=True)
    window.remember()
    assert settings.place.at == before


def event(kind: int) -> pygame.Event:
    return pygame.Event(kind)


def test_a_maximised_window_is_remembered_with_its_own_place() -> None:
    settings = Settings(window=(1280, 720), flip=Flip.ACCELERATED)
    window = Window("Leonardo", settings)
    window.settle()
    window.remember()
    assert settings.place is not None
    place = settings.place.at
    window.see(event(pygame.WINDOWMAXIMIZED))
    window.resize((1900, 1000))
    window.settle()
    window.remember()
    assert settings.maximised
    assert settings.place.at == place
    window.see(event(pygame.WINDOWRESTORED))
    assert not settings.maximised
    assert window.plain


def test_a_maximised_window_goes_back_to_its_own_place(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("leonardo.app.kit.window.window.screens", lambda: ONE)
    place = Whereabouts((40, 50), ONE)
    settings = Settings(window=(1280, 720), flip=Flip.ACCELERATED, maximised=True, place=place)
    window = Window("Leonardo", settings)
    window.resize((1900, 1000))
    window.native.position = 0, 0
    window.see(event(pygame.WINDOWRESTORED))
    assert window.size == (1280, 720)
    window.remember()
    assert settings.place == place


def test_full_screen_and_back_leaves_a_maximised_window_so() -> None:
    settings = Settings(window=(1280, 720), flip=Flip.ACCELERATED, maximised=True)
    window = Window("Leonardo", settings)
    assert not window.plain
    window.set_full_screen(wanted=True)
    window.see(event(pygame.WINDOWRESTORED))
    assert settings.maximised, "what the system tells of full screen means nothing for later"
    window.set_full_screen(wanted=False)
    assert not window.plain


def test_a_call_is_seen_at_the_window_until_it_is_ended(window: Window) -> None:
    window.call("Your turn")
    assert window.native.title == "Your turn"
    window.end_call()
    assert window.native.title == "Leonardo"


def test_a_window_asks_for_all_pixels_of_a_scaled_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, object]] = []
    real = pygame.Window

    def opened(*given: object, **wishes: object) -> pygame.Window:
        asked.append(wishes)
        return real(*given, **wishes)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame, "Window", opened)
    window = Window("Leonardo", Settings(flip=Flip.ACCELERATED))
    assert asked[0]["allow_high_dpi"]
    assert window.ratio == 1
    assert window.extent == window.size


class Clocks:
    """The clock on the wall and that of the processor, which each flip moves on, in milliseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, costs: list[tuple[float, float]]) -> None:
        self.costs, self.wall, self.worked = costs, 0.0, 0.0
        self.opened = 0
        monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
        monkeypatch.setattr(time, "perf_counter", lambda: self.wall / 1000)
        monkeypatch.setattr(time, "process_time", lambda: self.worked / 1000)
        real, clocks = pygame.Window, self

        class Window(real):  # type: ignore[misc, valid-type]
            def __init__(self, *given: object, **wishes: object) -> None:
                super().__init__(*given, **wishes)
                self.cost = clocks.costs[min(clocks.opened, len(clocks.costs) - 1)]
                clocks.opened += 1

            def flip(self) -> None:
                clocks.wall += self.cost[0]
                clocks.worked += self.cost[1]

        monkeypatch.setattr(pygame, "Window", Window)


@pytest.mark.parametrize(
    ("costs", "chosen"),
    [
        ([(0.5, 0.4)], Flip.ACCELERATED),
        ([(9.0, 0.5), (1.0, 0.9)], Flip.PLAIN),
        ([(0.8, 4.6), (0.6, 0.3)], Flip.PLAIN),
        ([(3.0, 2.5), (8.0, 4.0), (3.0, 2.5)], Flip.ACCELERATED),
    ],
)
def test_the_way_to_flip_is_chosen_by_time_and_processor(
    monkeypatch: pytest.MonkeyPatch, costs: list[tuple[float, float]], chosen: Flip
) -> None:
    Clocks(monkeypatch, costs)
    settings = Settings()
    Window("Leonardo", settings)
    assert settings.flip is chosen


def test_the_display_is_opened_anew_for_the_other_way_to_flip(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Clocks(monkeypatch, [(9.0, 0.5), (1.0, 0.9)])
    ways: list[str | None] = []
    begin = pygame.display.init
    monkeypatch.setattr(pygame.display, "quit", lambda: ways.append("quit"))

    def init() -> None:
        ways.append(os.environ.get("SDL_FRAMEBUFFER_ACCELERATION"))
        begin()

    monkeypatch.setattr(pygame.display, "init", init)
    Window("Leonardo", Settings())
    assert list(dict.fromkeys(ways)) == [None, "quit", "0"]


def test_a_screen_that_takes_a_moment_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    Clocks(monkeypatch, [(9.0, 0.5), (1.0, 0.9)])
    begin, left = pygame.display.init, [3]

    def init() -> None:
        if "SDL_FRAMEBUFFER_ACCELERATION" in os.environ and left[0]:
            left[0] -= 1
            raise pygame.error("not available")
        begin()

    monkeypatch.setattr(pygame.display, "init", init)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    settings = Settings()
    Window("Leonardo", settings)
    assert settings.flip is Flip.PLAIN
