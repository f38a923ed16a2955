"""A table at which a game is under way, and how a test presses, points and walks there."""

from pathlib import Path

from leonardo.app.davinci.spots import Spot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table import commands
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import Person, Seated
from tests.app.davinci.hands import Mouse
from tests.app.table.table_harness import Desk

TWO: tuple[Seated, ...] = (Person("Anna", "red"), Person("Bianca", "yellow"))
FRAME = 1000 / 60
ANNA, CARD = 0, 8


class AtTable:
    """Anna places now; her laboratory works on number 8."""

    def __init__(self, folder: Path, phase: Phase = Phase.PLACEMENT, settings: Settings | None = None) -> None:
        self.desk = Desk(folder, (1280, 720), settings or Settings(speed=Speed.OFF))
        self.person = Mouse(self.desk)
        session = Session.new(GAME, Options(2, start=ANNA), TWO, 4, self.desk.host.folder)
        if phase is not Phase.START_WORK:
            session.submit(actions.Start(Place.SMALL, CARD))
        while session.view(None).phase is not phase:
            session.submit(actions.Done())
        self.session = session
        self.desk.host.play(session)
        self.desk.turn()
        if self.desk.hands_over:
            self.desk.press("ready")
        self.desk.breathe()

    def focus(self, spot: Spot) -> None:
        """Walk to a spot, whether it can be used or not."""
        if not self.desk.table.controls.walk.everything:
            self.desk.command(commands.LOOK)
        self.desk.walk(spot)

    @property
    def close_look(self) -> Spot | None:
        return self.desk.table.looked_at

    @property
    def held(self) -> object:
        return self.desk.table.hands.held

    @property
    def said(self) -> list[str]:
        return [hint.words for hint in self.desk.table.marks().tips]
