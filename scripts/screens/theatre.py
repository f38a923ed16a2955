"""The program without a window, where a script plays what a person would do."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import pygame

from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.window.app import Canvas
from leonardo.app.kit.window.events import ScriptedEvents
from leonardo.app.program_pilot import ProgramPilot
from leonardo.app.scenes.host import Host
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.results.podium.scene import PodiumScene
from leonardo.app.table.scene import TableScene
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.record import Turn
from leonardo.play.players import PlayerProcess
from leonardo.play.session import Session
from leonardo.saves.composing import Circumstances
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Seated
from scripts.screens.moments import PERSON, Reached

SEED: Final = 1503  # what a new game is played with, in the picture of how it is agreed on


DOCUMENTS: Final = Path("Documents/Leonardo")
"""Where files of others lie in a picture: nowhere, and on no machine in particular."""


class PlainHost(Host):
    """A host that always draws the same seed."""

    def draw_seed(self) -> int:
        return SEED


class Still(Session):
    """A game in which no built-in player decides anything any more."""

    def poll(self, ready: bool = True) -> bool:  # noqa: ARG002 - nobody is asked
        """Leave everything as it is."""
        return False


class Remembered(PlayerProcess):
    """Decides as was decided before, at once and on any machine; from then on built-in players think as usual."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        super().__init__()
        self._turns = turns
        self._next: DecisionRequest | None = None

    def prepare(self) -> None:
        """Start nothing: nobody may be needed."""

    def decided(self, request: Callable[[], DecisionRequest]) -> bool:
        """Return whether there is an answer: while decisions are remembered, there is."""
        self._next = self._next or request()
        if self._next.number < len(self._turns):
            return True
        asked = self._next
        return super().decided(lambda: asked)

    def take(self) -> Answer:
        """Return the answer, once.

        Raises:
            ValueError: if there is none.
        """
        asked, self._next = self._next, None
        if asked is None or asked.number >= len(self._turns):
            return super().take()
        return Answer(asked.number, self._turns[asked.number].action, 0.0)

    def stop(self) -> None:
        """Forget what was decided, and cut short what is being thought."""
        self._next = None
        super().stop()


class Theatre(ProgramPilot):
    """The program on a canvas of `size` pixels; `saves` lists what it can load. Nothing moves until a script wants it.

    Close it at the end. `canvas` and `events` are as for a `Pilot`.
    """

    host_kind = PlainHost
    patience = 180.0

    def __init__(
        self,
        size: Size,
        saves: SaveFolder,
        *,
        settings: Settings | None = None,
        canvas: Canvas | None = None,
        events: ScriptedEvents | None = None,
    ) -> None:
        super().__init__(saves, size, settings or Settings(speed=Speed.OFF), canvas=canvas, events=events)
        self.kit.settings.ask_little = True
        self.kept_in: SaveFolder | None = None
        """Where games are kept while they are played; nowhere for a picture."""
        self.host.exchange_folder = DOCUMENTS
        self.host.folders_for_others = (DOCUMENTS,)

    @property
    def asks(self) -> bool:
        """Whether a person must do something before anything goes on."""
        top = self.kit.stack.top
        return top is not None and (self.table.free if isinstance(top, TableScene | Dialog) else True)

    def go_on(self) -> None:
        """Read and leave what a person is only told."""
        if isinstance(self.kit.stack.top, TableScene):
            self.table.end_visit()
            if self.table.lingers:
                self.table.show_results()

    def post(self, *events: pygame.Event) -> None:
        """Let these happen, once whatever came up has been looked at."""
        self.look()
        super().post(*events)

    def sit_down(self, reached: Reached, before: int = 0, table: Mapping[str, str] | None = None) -> None:
        """Sit down at a game so many decisions before its moment, and play on to it; `table` was agreed on for it.

        What built-in players decided on the way is remembered, not thought of again, so nothing depends on the machine.
        """
        turns = reached.played.turns
        began = reached.played.undo(before)
        agreed = Circumstances(table or {})
        session = Session(began, reached.seats, reached.seed, self.kept_in, "picture", circumstances=agreed)
        session.player_process = Remembered(turns)
        self.host.play(session)
        self.wait(lambda: self.asks)
        while len(session.played.turns) < len(turns):
            number = len(session.played.turns)
            self.table.submit(turns[number].action)
            self.wait(lambda: self.asks)
        if session.played.turns != turns:
            raise RuntimeError("the game went another way than before")

    def look_on(self, reached: Reached, seats: Sequence[Seated]) -> None:
        """Sit down at a game that only built-in players play, at its moment, and stay there."""
        self.host.play(Still(reached.played, seats, reached.seed, None, "picture"))
        self.turn(2)

    def place(self, place: Place) -> DistrictSpot | LaboratorySpot:
        """Return the spot of a district, or of one of the person's laboratories."""
        return LaboratorySpot(PERSON, place) if place in LABORATORIES else DistrictSpot(place)

    @property
    def viewer(self) -> ViewerScene:
        """Where a game is looked back at, on top or under a message."""
        return self.seen(ViewerScene)

    @property
    def shows_results(self) -> bool:
        """Whether the game is over and its results are shown, to the end."""
        top = self.kit.stack.top
        return isinstance(top, PodiumScene) and top.complete
