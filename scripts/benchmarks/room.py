"""The program in a real window, where a script plays the person and a stopwatch lies beside every frame."""

import time
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.window.app import App, Canvas, StepClock
from leonardo.app.kit.window.events import ScriptedEvents
from leonardo.app.kit.window.idle_tasks import IdleTasks, keep_large_pieces_apart
from leonardo.app.kit.window.pilot import FRAME
from leonardo.app.kit.window.window import Window
from leonardo.saves.folder import SaveFolder
from scripts.screens.theatre import Theatre

PATIENCE: Final = 60.0  # seconds to wait for something before the measurement is given up

_AHEAD: Final = 200  # frames after which all is done that is done ahead
_BETWEEN: Final = 8  # frames between two plain copies


@frozen
class Frame:
    """A frame that was shown: milliseconds by the clock, and of the window's thread on the processor."""

    wall: float
    cpu: float

    @classmethod
    def now(cls) -> "Frame":
        return cls(time.perf_counter() * 1000, time.thread_time() * 1000)

    def since(self, before: "Frame") -> "Frame":
        return Frame(self.wall - before.wall, self.cpu - before.cpu)


class Glass(Canvas):
    """A real window in the place of a canvas that nobody sees."""

    def __init__(self, size: Size) -> None:
        self._window = Window("Leonardo", Settings(window=size))
        super().__init__((1, 1))

    @property
    def surface(self) -> pygame.Surface:
        return self._window.surface

    @surface.setter
    def surface(self, _: pygame.Surface) -> None:
        """Keep the window's own."""

    def resize(self, size: tuple[int, int]) -> None:
        self._window.resize(size)

    def set_full_screen(self, *, wanted: bool) -> None:
        self._window.set_full_screen(wanted=wanted)
        self.full_screen = self._window.full_screen

    def flip(self) -> None:
        self.show_again()
        super().flip()

    def show_again(self) -> None:
        self._window.flip()


class Fingers(ScriptedEvents):
    """Events of a script; those of the system are asked for, as the program does, and put aside."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        pygame.event.get()
        return super().wait(milliseconds)


class Room(Theatre):
    """The program in a window of `size` pixels; `frames` are those shown since `start_over`.

    In between, `copies` are taken: how long it takes to copy a picture as large as the window to it and to
    show that, which is what any program that draws by software does at least, on this machine and at this moment.
    Games are kept after each decision, as they are when they are played. While `real`, frames come as a clock on the
    wall has them; otherwise one follows the other at once. `now` reads both clocks.
    """

    def __init__(self, size: Size, saves: SaveFolder, now: Callable[[], Frame] = Frame.now) -> None:
        self._now = now
        self.frames: list[Frame] = []
        self.copies: list[Frame] = []
        self.real = False
        glass = Glass(size)
        super().__init__(size, saves, canvas=glass, events=Fingers())
        self._glass = glass
        self.kept_in = saves
        chores = IdleTasks(chain([keep_large_pieces_apart], self.kit.pictures.pieces()))  # as behind the title
        self.app = App(self.kit, self.canvas, StepClock(FRAME), self.events, chores)

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            shown, before = self.canvas.frames, self._now()
            self.app.turn()
            passed = self._now().since(before)
            if self.canvas.frames > shown:
                self.frames.append(passed)
            self._wait_for_the_next(passed)
            if self.canvas.frames > shown and len(self.frames) % _BETWEEN == 0:
                self._copy()

    def _copy(self) -> None:
        """Copy what is seen to the window, so that it stays the same, and note how long that takes.

        Where frames wait for the clock on the wall, so does this: it comes out of a rest as they do.
        """
        surface = self.canvas.surface
        picture = surface.copy()
        self._wait_for_the_next(Frame(0.0, 0.0))
        before = self._now()
        surface.blit(picture, (0, 0))
        self._glass.show_again()
        self.copies.append(self._now().since(before))

    def _wait_for_the_next(self, passed: Frame) -> None:
        if self.real:
            time.sleep(max(0.0, FRAME - passed.wall) / 1000)

    def get_ready(self) -> None:
        """Let everything be done that the program does ahead while nothing moves, as at the title."""
        self.host.show_title()
        self.turn(_AHEAD)

    def start_over(self) -> None:
        """Forget the frames shown so far, and the copies taken beside them."""
        self.frames, self.copies = [], []

    def animate(self, until: Callable[[], bool]) -> None:
        """Let frames pass at the usual speed until something is so, and show things at once again.

        Raises:
            TimeoutError: if it does not come to be.
        """
        self.kit.settings.speed = Speed.NORMAL
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                raise TimeoutError("what was to be measured did not come to its end")
            self.turn()
        self.kit.settings.speed = Speed.OFF
