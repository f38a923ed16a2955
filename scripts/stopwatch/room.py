"""The program in a real window, where a script plays the person and a stopwatch lies beside every frame."""

import time
from collections.abc import Callable, Iterable
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.app import App, Canvas, ScriptedEvents, StepClock
from leonardo.app.kit.idle_tasks import Chores
from leonardo.app.kit.settings import Flip, Settings, Speed
from leonardo.app.kit.stage import FRAME
from leonardo.app.kit.window import Window
from leonardo.saves.folder import SaveFolder
from scripts.screens.theatre import Theatre

PATIENCE: Final = 60.0
"""Seconds to wait for something before the measurement is given up."""

_AHEAD: Final = 200
"""Frames after which all is done that is done ahead."""

Size = tuple[int, int]


@frozen
class Frame:
    """A frame that was shown: milliseconds by the clock, and of this process on the processor."""

    wall: float
    cpu: float


class Glass(Canvas):
    """A real window in the place of a canvas that nobody sees."""

    def __init__(self, size: Size) -> None:
        self._window = Window("Leonardo", Settings(window=size, flip=Flip.ACCELERATED))
        super().__init__((1, 1))

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        return self._window.surface

    @surface.setter
    def surface(self, _: pygame.Surface) -> None:
        """Keep the window's own."""

    def flip(self) -> None:
        """Show the frame, and count it."""
        self._window.flip()
        super().flip()


class Fingers(ScriptedEvents):
    """Events of a script; those of the system are asked for, as the program does, and put aside."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        """Return what the script wants."""
        pygame.event.get()
        return super().wait(milliseconds)


class Room(Theatre):
    """The program in a window of `size` pixels; `frames` are those shown since `start_over`.

    Games are kept after each decision, as they are when they are played. While `real`, frames come as a clock on the
    wall has them; otherwise one follows the other at once.
    """

    def __init__(self, size: Size, saves: SaveFolder) -> None:
        self.frames: list[Frame] = []
        self.real = False
        super().__init__(size, saves, canvas=Glass(size), events=Fingers())
        self.kept_in = saves
        chores = Chores(self.kit.pictures.pieces())
        self.app = App(self.kit, self.canvas, StepClock(FRAME), self.events, chores)

    def turn(self, times: int = 1) -> None:
        """Let so many frames pass, and note how long those took that were shown."""
        for _ in range(times):
            shown, wall, cpu = self.canvas.frames, time.perf_counter(), time.process_time()
            self.app.turn()
            passed = (time.perf_counter() - wall) * 1000
            if self.canvas.frames > shown:
                self.frames.append(Frame(passed, (time.process_time() - cpu) * 1000))
            if self.real:
                time.sleep(max(0.0, FRAME - passed) / 1000)

    def get_ready(self) -> None:
        """Let everything be done that the program does ahead while nothing moves, as at the title."""
        self.host.show_title()
        self.turn(_AHEAD)

    def start_over(self) -> None:
        """Forget the frames shown so far."""
        self.frames = []

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
