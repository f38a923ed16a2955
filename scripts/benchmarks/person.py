"""A person who watches the program start, goes to a place and ends it there."""

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pygame

from leonardo.app import main as program
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import SceneStack
from leonardo.app.kit.settings import SettingsFile
from leonardo.app.kit.window.app import App, Mend
from leonardo.app.kit.window.events import SystemEvents
from leonardo.app.kit.window.idle_tasks import IdleTasks
from leonardo.app.kit.window.pilot import moved, pressed, released
from leonardo.app.kit.window.window import Window
from leonardo.app.scenes.menu import MenuScene

_MILLISECONDS: Final = 1000


class Person(SystemEvents):
    """Looks at each page for a moment, presses the buttons of a way, and leaves when the end of it is seen."""

    def __init__(self, way: Iterable[str], moment: float) -> None:
        super().__init__()
        self.stack = SceneStack()
        self._moment = moment
        self._way = list(way)
        self._next: float | None = None
        self._looked: float | None = None
        self._longest = 0.0
        self._pressed: tuple[float, float] | None = None

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        now = time.monotonic()
        if self._looked is not None:
            self._longest = max(self._longest, now - self._looked)
        page = self.stack.top
        if self._way and self._next is not None and now >= self._next and isinstance(page, MenuScene):
            self._next = self._looked = None
            self._pressed = time.monotonic(), time.process_time()
            at = page.form[self._way.pop(0)].rect.center
            return [moved(at), pressed(at), released(at)]
        found = super().wait(milliseconds)
        self._looked = time.monotonic()
        return found

    def see(self) -> None:
        """Look at a frame; at the end of the way say how long it took to come, and end the program."""
        if self._next is None:
            self._next = time.monotonic() + self._moment
        if self._pressed is None and not self._way:
            self._leave(time.time(), time.process_time())
        elif self._pressed is not None and not self._way and not isinstance(self.stack.top, MenuScene):
            wall, cpu = self._pressed
            self._leave(time.monotonic() - wall, time.process_time() - cpu)

    def _leave(self, wall: float, cpu: float) -> None:
        print(wall, cpu, self._longest * _MILLISECONDS, flush=True)
        raise SystemExit(0)


def watch(way: Iterable[str], moment: float, folder: Path) -> None:
    """Let a person watch the program, which keeps its settings in a folder."""
    person = Person(way, moment)

    class Watched(Window):
        def flip(self) -> None:
            super().flip()
            person.see()

    def app(kit: Kit, window: Window, chores: IdleTasks, *, living: bool, mend: Mend) -> App:
        person.stack = kit.stack
        return App(kit, window, events=person, chores=chores, living=living, mend=mend)

    setattr(program, "Window", Watched)  # noqa: B010 - a name of another module, as tests replace it
    setattr(program, "App", app)  # noqa: B010 - a name of another module, as tests replace it
    setattr(program, "SettingsFile", lambda: SettingsFile(folder / "settings.json"))  # noqa: B010 - not a person's own
