"""The program with a window that nobody sees, for tests: frames go by only as a test wants."""

import time
from collections.abc import Callable, Mapping
from math import ceil
from pathlib import Path

import pygame

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.window.app import LONGEST_STEP, App, Canvas, StepClock
from leonardo.app.kit.window.events import ScriptedEvents
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.host import Host
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.scene import TableScene
from leonardo.saves.folder import folder_at

PATIENCE = 20.0  # seconds to wait for something before the test fails

BREATH = 700  # milliseconds after which anything that came up may be pressed

SILENCED = (
    *("davinci.pass", "davinci.stock", "citta.leave", "citta.break", "citta.ruin"),
    *(f"engines.{name}" for name in ("hopeless", "ended", "bare", "left", "bid", "burst", "hook")),
)
"""Dangers that a test is not told of unless it wishes so."""


class Desk:
    """The program with a window that nobody sees; `saves` is where it keeps its games; it may ask before passes."""

    def __init__(
        self,
        saves: Path,
        size: Size = (1280, 800),
        settings: Settings | None = None,
        games: Mapping[str, Presentation] = PRESENTATIONS,
        *,
        asks: bool = False,
    ) -> None:
        self.events = ScriptedEvents()
        self.kit = Kit.for_size(size, settings or Settings(speed=Speed.OFF, confirm=False))
        self.kit.settings.silenced = () if asks else SILENCED
        self.kit.settings.ask_little = True
        self.host = Host(self.kit, folder_at(saves), games)
        self.canvas = Canvas(size)
        self.clock = StepClock()
        self.app = App(self.kit, self.canvas, self.clock, self.events)

    def turn(self, *events: pygame.Event) -> None:
        self.events.post(*events)
        self.app.turn()

    def wait(self, until: Callable[[], bool]) -> None:
        """Let a frame go by, and more until something is so."""
        end = time.monotonic() + PATIENCE
        self.turn()
        while not until():
            assert time.monotonic() < end, f"waited too long at {self.kit.stack.top}"
            self.turn()
            self._press_away()
            time.sleep(0.0005)

    def _press_away(self) -> None:
        """Go on from what waits for a press even where all else is shown at once."""
        top = self.kit.stack.top
        if self.kit.settings.speed is not Speed.OFF or not isinstance(top, TableScene):
            return
        step, self.clock.step = self.clock.step, LONGEST_STEP
        while self.kit.stack.top is top and (feast := top.course.playback.feast) is not None and feast.timeline.waits:
            top.course.playback.hurry()
            self.turn()
        self.clock.step = step

    def breathe(self) -> None:
        """Look at what is asked for as long as a button needs before it is pressed; frames take long meanwhile."""
        step, self.clock.step = self.clock.step, LONGEST_STEP
        for _ in range(ceil(BREATH / LONGEST_STEP)):
            self.turn()
        self.clock.step = step

    def look(self) -> None:
        """Look at what came up by itself for as long as it takes no press."""
        while self.kit.stack.just_came:
            self.turn()

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.kit.stack.seen() if isinstance(scene, TableScene))

    @property
    def asks(self) -> bool:
        """Whether somebody must do something before anything goes on."""
        top = self.kit.stack.top
        if isinstance(top, TableScene):
            return top.free or (top.course.visitor is not None and top.course.visitor == top.course.sitter)
        return True

    @property
    def over(self) -> bool:
        return isinstance(self.kit.stack.top, PodiumScene)
