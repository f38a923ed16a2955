"""The program with the tiny game at its table, played by events alone."""

from pathlib import Path

import pygame

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.spots import ButtonSpot
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.table.table_harness import Desk
from tests.tiny.game import GAME, Options
from tests.tiny.table.game import TinyPresentation
from tests.tiny.table.picture import BowlSpot, PurseSpot

ANNA, DORA, EMIL = (Person("Anna", "red"), BuiltIn("Dora", "blue", "random"), BuiltIn("Emil", "green", "random"))
BEN, CLEO = Person("Ben", "blue"), Person("Cleo", "green")
ALONE: tuple[Seated, ...] = (ANNA, DORA, EMIL)
PERSONS: tuple[Seated, ...] = (ANNA, BEN, CLEO)


class TinyDesk(Desk):
    """A table of the tiny game; with `openly` made bids nobody has secrets."""

    def __init__(self, saves: Path, settings: Settings | None = None, *, openly: bool = False) -> None:
        wishes = settings or Settings(speed=Speed.OFF, confirm=False)
        super().__init__(saves, (1280, 720), wishes, {GAME.name: TinyPresentation(openly=openly)})

    def begin(self, seats: tuple[Seated, ...] = ALONE, seed: int = 4) -> Session:
        session = Session.new(GAME, Options(), seats, seed, self.host.folder)
        self.host.play(session)
        self.turn()
        return session

    def until_asked(self) -> bool:
        """Wait until a person must decide; return whether one must, since the game is not over."""
        self.wait(lambda: self.over or self.hands_over or self.table.free or self.table.lingers)
        if self.hands_over:
            self.press("ready")
            self.wait(lambda: self.table.free)
        self.breathe()
        return not self.over and not self.table.lingers

    def bid_by_mouse(self, coins: int) -> None:
        """Drag so many coins into the bowl, or press the button."""
        seat = self.table.course.sitter
        assert seat is not None
        if not coins:
            self.press(ButtonSpot("nothing"))
            return
        self.drag(PurseSpot(seat), BowlSpot(), wheel=coins - 1)

    def bid_by_keys(self, coins: int) -> None:
        """Take up so many coins and put them where they may go, or pass."""
        if not coins:
            self.key(pygame.K_p)
            return
        self.key(str(coins))
        self.key(pygame.K_RETURN)
