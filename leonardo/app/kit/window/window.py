"""The window: plain, resizable, drawn by software, full screen and back.

How SDL brings a software frame to the screen can cost ten milliseconds or a third of one, depending on the machine.
The first start measures it, with what it takes of the processor, and remembers the better way in the settings.
"""

import ctypes
import logging
import os
import sys
import time
from collections.abc import Mapping
from typing import Final

import pygame

from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.layout import SMALLEST
from leonardo.app.kit.pictures import loaded
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.settings import Flip, Settings, Whereabouts
from leonardo.app.kit.translations import tr

log = logging.getLogger(__name__)

_HINT: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_DRIVER: Final = "SDL_VIDEODRIVER"
_WAYLAND: Final = "wayland"
_UNSEEN: Final = ("offscreen", "dummy")
_TITLE: Final = 72  # pixels of the title of a window with a bar of the desktop, at most, as a rule
_EDGES: Final = 16  # pixels of the edges of a frame beside a window, left and right together, at most as a rule
SLOW_FLIP: Final = 2.0
"""Milliseconds; a flip that takes longer, or more of the processor, makes it worth trying the other way."""


_TRIES, _AGAIN = 10, 0.1  # how often a screen is asked for that does not answer at once, and seconds between that
_FLIPS: Final = 5  # so many are measured


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on; the message says so, and what to do."""


class Window:
    """The one window; `settings` say how large it opens and where, and are told the quicker way to flip.

    Raises:
        NoDisplayError: if there is no screen.
    """

    def __init__(self, title: str, settings: Settings) -> None:
        self._title = title
        self._settings = settings
        self._full = False
        self._maximised = False
        self._opened_large = False
        """Whether it has filled the desktop since it opened: then the desktop does not know its place."""
        self._called = False
        self._size = at_least(settings.window)
        self._at: Point | None = None
        """Where it is, or was before it filled the desktop or the screen."""
        self.native = self._open()
        if settings.flip is Flip.UNKNOWN and _HINT not in os.environ and not _on_wayland():
            settings.flip = self._quicker_flip()
        if settings.maximised or without_frame(self._size, screens()):
            self.native.maximize()
            self._maximised = self._opened_large = True
        if settings.full_screen:
            self.set_full_screen(wanted=True)

    @property
    def surface(self) -> pygame.Surface:
        """What to draw on; a new one after each change of size."""
        return self.native.get_surface()

    @property
    def size(self) -> Size:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def largest(self) -> Size:
        """The most pixels that it can be wide and high on these screens, without the frame of a window."""
        widest = max((screen[0] for screen in screens()), default=self.size[0])
        highest = max((screen[1] for screen in screens()), default=self.size[1])
        return widest, highest

    @property
    def extent(self) -> Size:
        """Width and height in the points of the desktop, of which each may be several pixels wide."""
        return self.native.size

    @property
    def ratio(self) -> float:
        """Pixels of a point of the desktop, in which the mouse is told: more than one where the desktop is scaled."""
        return self.size[0] / max(1, self.extent[0])

    @property
    def full_screen(self) -> bool:
        return self._full

    @property
    def plain(self) -> bool:
        """Whether it is of a size of its own: it fills neither the desktop nor the screen."""
        return not (self._full or self._maximised)

    def see(self, event: pygame.Event) -> None:
        """Note from an event of the window whether it fills the desktop."""
        if self._full or event.type not in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            return
        self._maximised = self._settings.maximised = event.type == pygame.WINDOWMAXIMIZED
        if self._opened_large and not self._maximised:
            self._opened_large = False
            self.resize(self._size)
            _put(self.native, self._at)

    def settle(self) -> None:
        """Note size and place, which have not changed for a moment, for the way back to them."""
        if self.plain:
            self._size = self.extent
            self._at = self.native.position

    def call(self, title: str) -> None:
        """Let the desktop show that a person is wanted here who looks elsewhere, with this title meanwhile."""
        self.native.title = title
        self._flash(pygame.FLASH_UNTIL_FOCUSED)
        self._called = True

    def rest_pointer(self) -> None:
        """Lay the pointer in the middle, if it is over the window (Wayland leaves it where it is)."""
        if pygame.mouse.get_focused():
            width, height = self.extent
            pygame.mouse.set_pos(width // 2, height // 2)

    def end_call(self) -> None:
        """Show no more that a person is wanted."""
        if self._called:
            self.native.title = self._title
            self._flash(pygame.FLASH_CANCEL)
            self._called = False

    def _flash(self, operation: int) -> None:
        """Let the desktop light up the window's sign, or not any more; not all can."""
        try:
            self.native.flash(operation)
        except pygame.error as problem:
            log.info("the desktop cannot show that somebody is wanted: %s", problem)

    def flip(self) -> None:
        self.native.flip()

    def remember(self) -> None:
        """Note in the settings where the window is, or was before it filled the desktop, for the next start."""
        at = self.native.position if self.plain else self._at
        if at is not None and not _on_wayland():  # there nobody is told where windows are
            self._settings.place = Whereabouts(at, screens())

    def resize(self, size: Size) -> None:
        """Let the window be of another size in points, where it is none that covers the whole screen."""
        self.native.size = size

    def set_full_screen(self, *, wanted: bool) -> None:
        """Cover the whole screen, or be a window of the former size again, where it was; nothing if that cannot be."""
        if wanted == self._full:
            return
        try:
            if wanted:
                self.settle()
                self.native.set_fullscreen(True)
            else:
                self.native.set_windowed()
        except pygame.error as problem:
            log.warning("full screen: %s", problem)
            return
        self._full = wanted
        pygame.event.pump()
        if not wanted and self._maximised:
            self.native.maximize()
        elif not wanted:
            self.resize(self._size)
            _put(self.native, self._at)

    def close(self) -> None:
        self.native.destroy()
        pygame.display.quit()

    def _open(self) -> pygame.Window:
        _open_display()
        if self._settings.flip is Flip.PLAIN and not _on_wayland():  # Wayland has no other way than the accelerated one
            os.environ.setdefault(_HINT, "0")
        try:
            window = pygame.Window(self._title, no_larger(self._size, screens()), resizable=True, allow_high_dpi=True)
        except pygame.error as problem:
            raise NoDisplayError(tr("window.no_display", detail=problem)) from problem
        try:
            window.get_surface()
        except pygame.error as problem:
            window.destroy()
            raise NoDisplayError(tr("window.few_colours", detail=problem)) from problem
        window.minimum_size = least_size(screens())
        window.set_icon(loaded(assets_folder() / "pictures" / "icon_64.png"))
        self._at = still_on_a_screen(self._settings.place, window.size, screens())
        _put(window, self._at)
        return window

    def _quicker_flip(self) -> Flip:
        accelerated = self._cost_of_a_flip()
        if accelerated <= SLOW_FLIP or sys.platform == "darwin":
            return Flip.ACCELERATED
        os.environ[_HINT] = "0"
        self._reopen()
        plain = self._cost_of_a_flip()
        log.info("a flip takes %.1f ms accelerated, %.1f ms plain", accelerated, plain)
        if plain < accelerated:
            return Flip.PLAIN
        del os.environ[_HINT]
        self._reopen()
        return Flip.ACCELERATED

    def _reopen(self) -> None:
        """Open the window anew, with the display: SDL decides once for each how frames come to the screen.

        Raises:
            NoDisplayError: if the screen does not come back.
        """
        self.close()
        for _ in range(_TRIES):
            try:
                self.native = self._open()
            except NoDisplayError as problem:
                log.info("the screen is not back yet: %s", problem)
                time.sleep(_AGAIN)  # a server begins anew when the last window goes
            else:
                return
        self.native = self._open()

    def _cost_of_a_flip(self) -> float:
        """Return the milliseconds that a flip takes, or those of the processor, if more: others may draw meanwhile.

        Where there is no graphics card, threads of the driver draw what counts as accelerated. On a busy machine most
        flips wait for others, so one of the quickest counts.
        """
        self.native.flip()
        passed = []
        worked = time.process_time()
        for _ in range(_FLIPS):
            start = time.perf_counter()
            self.native.flip()
            passed.append((time.perf_counter() - start) * 1000)
            pygame.event.pump()
        worked = (time.process_time() - worked) * 1000 / _FLIPS
        return max(sorted(passed)[1], worked)


def _open_display() -> None:
    """Open the display on the driver that suits the desktop.

    Raises:
        NoDisplayError: if there is none, or none that somebody sees.
    """
    wished = os.environ.get(_DRIVER)
    if suits_wayland(os.environ):
        os.environ[_DRIVER] = f"{_WAYLAND},x11"
    try:
        pygame.display.init()
    except pygame.error as problem:
        detail = f"{_DRIVER}={wished}: {problem}" if wished else str(problem)
        raise NoDisplayError(tr("window.no_display", detail=detail)) from problem
    finally:
        if wished is None:
            os.environ.pop(_DRIVER, None)
    _require_eyes()


def suits_wayland(variables: Mapping[str, str]) -> bool:
    """Return whether these variables tell of a Wayland desktop on which a window of its own kind can have a frame.

    SDL prefers an X11 window there, which gets half the pixels of a desktop that is scaled by two. What a person sets
    for SDL themselves holds. Some Wayland desktops draw no frames; then the library libdecor does.
    """
    if "WAYLAND_DISPLAY" not in variables or _DRIVER in variables or variables.get(_HINT) == "0":
        return False
    try:
        ctypes.CDLL("libdecor-0.so.0")
    except OSError:
        return False
    return True


def _on_wayland() -> bool:
    return pygame.display.get_driver() == _WAYLAND


def _require_eyes() -> None:
    """Refuse a screen that nobody can see, which SDL takes where there is no other, unless it is wished for."""
    driver = pygame.display.get_driver()
    if driver in _UNSEEN and os.environ.get(_DRIVER) != driver:
        pygame.display.quit()
        raise NoDisplayError(tr("window.no_display", detail=tr("window.no_desktop")))


def _put(window: pygame.Window, at: Point | None) -> None:
    """Move a window; one that opens at a place comes to stand beside it, by what its frame takes."""
    pygame.event.pump()
    if at is not None:
        window.position = at
        pygame.event.pump()


def screens() -> tuple[Size, ...]:
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


def without_frame(size: Size, screens: tuple[Size, ...]) -> bool:
    """Return whether these screens have room for a window of this size, but not for its title and a bar as well.

    Such a window fills the desktop instead, or else its lower end would lie below the screen.
    """
    high = max((screen[1] for screen in screens), default=0)
    return bool(screens) and no_larger(size, screens)[1] > high - _TITLE


def least_size(screens: tuple[Size, ...]) -> Size:
    """Return the smallest size in pixels that a person can give a window: a small screen has room for its frame."""
    wide, high = no_larger(SMALLEST, screens)
    if not without_frame(SMALLEST, screens):
        return wide, high
    return max(1, wide - _EDGES), max(1, high - _TITLE)


def no_larger(size: Size, screens: tuple[Size, ...]) -> Size:
    """Return the size in pixels that a window opens in on these screens: no larger than the largest of them.

    So it may be smaller than its scenes would have it. One that would be too high leaves room for its title and for a
    bar of the desktop.
    """
    if not screens:
        return size
    widest, highest = (max(sides) for sides in zip(*screens, strict=True))
    high = size[1] if size[1] <= highest else max(min(highest, SMALLEST[1]), highest - _TITLE)
    return min(size[0], widest), high
