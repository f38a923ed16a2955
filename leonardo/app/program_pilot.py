"""A pilot of the whole program: a host with its saves, the scenes around the table, and the table of any game."""

from collections.abc import Mapping
from typing import ClassVar

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.window.app import Canvas
from leonardo.app.kit.window.events import ScriptedEvents
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.presentation import Presentation
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.scene import TableScene
from leonardo.saves.folder import SaveFolder


class ProgramPilot(Pilot):
    """The program on a canvas; `folder` is where it keeps its saves. Close it at the end."""

    host_kind: ClassVar[type[Host]] = Host

    def __init__(
        self,
        folder: SaveFolder,
        size: Size = (1280, 720),
        settings: Settings | None = None,
        games: Mapping[str, Presentation] = PRESENTATIONS,
        *,
        canvas: Canvas | None = None,
        events: ScriptedEvents | None = None,
    ) -> None:
        super().__init__(size, settings, canvas=canvas, events=events)
        self.folder = folder
        self.host = self.host_kind(self.kit, folder, games)

    def close(self) -> None:
        """Leave the game that is played, and end the processes of its players."""
        self.host.close()

    @property
    def menu(self) -> MenuScene:
        """The scene on top, if it has widgets.

        Raises:
            LookupError: if it has none.
        """
        top = self.kit.stack.top
        if not isinstance(top, MenuScene):
            raise LookupError(f"{type(top).__name__} has no widgets")
        return top

    @property
    def table(self) -> TableScene:
        """The table, on top or under a dialog."""
        return self.seen(TableScene)

    @property
    def hands_over(self) -> bool:
        """Whether the screen is being handed over."""
        return isinstance(self.kit.stack.top, HandOverScene)

    @property
    def over(self) -> bool:
        """Whether the game is over and its results are shown."""
        return isinstance(self.kit.stack.top, PodiumScene)
