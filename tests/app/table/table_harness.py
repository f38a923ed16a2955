"""The program with a window that nobody sees, for tests: frames go by only as a test wants."""

from collections.abc import Mapping
from pathlib import Path

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.window.app import LONGEST_STEP
from leonardo.app.presentation import Presentation
from leonardo.app.program_pilot import ProgramPilot
from leonardo.app.table.scene import TableScene
from leonardo.saves.folder import folder_at

SILENCED = (
    *("davinci.pass", "davinci.stock", "citta.leave", "citta.break", "citta.ruin"),
    *(f"engines.{name}" for name in ("hopeless", "ended", "bare", "left", "bid", "burst", "hook")),
)
"""Dangers that a test is not told of unless it wishes so."""


class Desk(ProgramPilot):
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
        super().__init__(folder_at(saves), size, settings or Settings(speed=Speed.OFF, confirm=False), games)
        self.kit.settings.silenced = () if asks else SILENCED
        self.kit.settings.ask_little = True

    def go_on(self) -> None:
        """Go on from what waits for a press even where all else is shown at once."""
        top = self.kit.stack.top
        if self.kit.settings.speed is not Speed.OFF or not isinstance(top, TableScene):
            return
        while self.kit.stack.top is top and (feast := top.course.playback.feast) is not None and feast.timeline.waits:
            top.course.playback.hurry()
            self.pass_time(LONGEST_STEP, LONGEST_STEP)

    @property
    def asks(self) -> bool:
        """Whether somebody must do something before anything goes on."""
        top = self.kit.stack.top
        if isinstance(top, TableScene):
            return top.free or (top.course.visitor is not None and top.course.visitor == top.course.sitter)
        return True
