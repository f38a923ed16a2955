"""The window: plain, resizable, drawn by software, full screen and back.

How SDL brings a software frame to the screen can cost ten milliseconds or a third of one, depending on the machine.
The first start measures it and remembers the quicker way in the settings.
"""

import logging
import os
import sys
import time
from typing import Final

import pygame

from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.layout import SMALLEST
from leonardo.app.kit.pictures import loaded
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.settings import Flip, Settings, Whereabouts
from leonardo.app.kit.words import words

log = logging.getLogger(__name__)

_HINT: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_UNSEEN: Final = ("offscreen", "dummy")
_TITLE: Final = 72
"""Pixels of the title of a window with a bar of the desktop, at most, as a rule."""
_SLOW_FLIP: Final = 4.0
"""Milliseconds; a flip that takes longer makes it worth trying the other way."""


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class Window:
    """The one window; `settings` say how large it opens and where, and are told the quicker way to flip.

    Raises:
        NoDisplayError: if there is no screen.
    """

    def __init__(self, title: str, settings: Settings) -> None:
        self._title = title
        self._settings = settings
        self._full = False
        self._size = at_least(settings.window)
        self._at: Point | None = None
        if settings.flip is Flip.PLAIN:
            os.environ.setdefault(_HINT, "0")
        self._window = self._open()
        if settings.flip is Flip.UNKNOWN and _HINT not in os.environ:
            settings.flip = self._quicker_flip()
        if settings.full_screen:
            self.set_full_screen(wanted=True)

    @property
    def surface(self) -> pygame.Surface:
        """What to draw on; a new one after each change of size."""
        return self._window.get_surface()

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def full_screen(self) -> bool:
        """Whether it covers the whole screen."""
        return self._full

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()

    def remember(self) -> None:
        """Note in the settings where the window is, or was before it covered the whole screen, for the next start."""
        at = self._at if self._full else self._window.position
        if at is not None and pygame.display.get_driver() != "wayland":  # there nobody is told where windows are
            self._settings.place = Whereabouts(at, _screens())

    def resize(self, size: Size) -> None:
        """Let the window be of another size, where it is none that covers the whole screen."""
        self._window.size = size

    def set_full_screen(self, *, wanted: bool) -> None:
        """Cover the whole screen, or be a window of the former size again, where it was; nothing if that cannot be."""
        if wanted == self._full:
            return
        try:
            if wanted:
                self._size, self._at = self.size, self._window.position
                self._window.set_fullscreen(True)
            else:
                self._window.set_windowed()
        except pygame.error as problem:
            log.warning("full screen: %s", problem)
            return
        self._full = wanted
        pygame.event.pump()
        if not wanted:
            self.resize(self._size)
            _put(self._window, self._at)

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()
        pygame.display.quit()

    def _open(self) -> pygame.Window:
        try:
            pygame.display.init()
            _require_eyes()
            window = pygame.Window(self._title, no_larger(self._size, _screens()), resizable=True)
        except pygame.error as problem:
            raise NoDisplayError(str(problem)) from problem
        window.get_surface()
        window.minimum_size = SMALLEST
        window.set_icon(loaded(assets_folder() / "pictures" / "icon_64.png"))
        _put(window, still_on_a_screen(self._settings.place, window.size, _screens()))
        return window

    def _quicker_flip(self) -> Flip:
        accelerated = self._milliseconds_a_flip()
        if accelerated <= _SLOW_FLIP or pygame.display.get_driver() == "wayland" or sys.platform == "darwin":
            return Flip.ACCELERATED
        os.environ[_HINT] = "0"
        self._reopen()
        plain = self._milliseconds_a_flip()
        log.info("a flip takes %.1f ms accelerated, %.1f ms plain", accelerated, plain)
        if plain < accelerated:
            return Flip.PLAIN
        del os.environ[_HINT]
        self._reopen()
        return Flip.ACCELERATED

    def _reopen(self) -> None:
        self._window.destroy()
        self._window = self._open()

    def _milliseconds_a_flip(self) -> float:
        passed = []
        for _ in range(6):
            start = time.perf_counter()
            self._window.flip()
            passed.append((time.perf_counter() - start) * 1000)
            pygame.event.pump()
        later = sorted(passed[1:])
        return later[len(later) // 2]  # the title does not wait for the module of statistics


def _require_eyes() -> None:
    """Refuse a screen that nobody can see, which SDL takes where there is no other, unless it is wished for."""
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and os.environ.get("SDL_VIDEODRIVER") != driver:
        pygame.display.quit()
        raise NoDisplayError(words("window.no_desktop"))


def _put(window: pygame.Window, at: Point | None) -> None:
    """Move a window; one that opens at a place comes to stand beside it, by what its frame takes."""
    pygame.event.pump()
    if at is not None:
        window.position = at
        pygame.event.pump()


def _screens() -> tuple[Size, ...]:
    """Return the sizes of the screens that somebody sees."""
    if pygame.display.get_driver() in _UNSEEN:
        return ()
    return tuple((width, height) for width, height in pygame.display.get_desktop_sizes())


def still_on_a_screen(place: Whereabouts | None, size: Size, screens: tuple[Size, ...]) -> Point | None:
    """Return the corner of a window of this size that was at a place, if it can be seen there, or nothing.

    It can if the screens are the same as then; or else if all of it lies on the first of them, of which alone we know
    where it is.
    """
    if place is None or not screens:
        return None
    first = pygame.Rect((0, 0), screens[0])
    return place.at if place.screens == screens or first.contains(pygame.Rect(place.at, size)) else None


def at_least(size: Size) -> Size:
    """Return the size in pixels that a window opens in if `size` is wished for: none is too small for its scenes."""
    return max(SMALLEST[0], size[0]), max(SMALLEST[1], size[1])


def no_larger(size: Size, screens: tuple[Size, ...]) -> Size:
    """Return the size in pixels that a window opens in on these screens: no larger than the largest of them.

    One that would be too high leaves room for its title and for a bar of the desktop.
    """
    if not screens:
        return size
    widest, highest = (max(sides) for sides in zip(*screens, strict=True))
    return at_least((min(size[0], widest), size[1] if size[1] <= highest else highest - _TITLE))
