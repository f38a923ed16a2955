"""What is said of a thing on the table that is looked back at, once one has pointed at it for a while."""

from collections.abc import Sequence

import pygame

from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Spot
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.timing import Patience
from leonardo.app.viewer.stage import ReplayStage


class Pointing:
    """Where the mouse is over the table of a `stage`, and what is told there of a `game` whose seats have `names`."""

    def __init__(self, game: AnyTableGame, stage: ReplayStage, names: Sequence[str]) -> None:
        self._game, self._stage, self._names = game, stage, tuple(names)
        self._at: tuple[int, int] | None = None
        self._patience = Patience()

    def see(self, event: pygame.Event, room: pygame.Rect) -> None:
        """Note where the mouse is, if it is in the room of the table."""
        if event.type == pygame.MOUSEMOTION:
            self._at = event.pos if room.collidepoint(event.pos) else None
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.WINDOWLEAVE):
            self._at = None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; tell whether something else is said now."""
        view = self._stage.view()
        spots: tuple[Spot, ...] = ()
        if self._at is not None and not self._stage.busy:
            spots = tuple(self._stage.picture.spots_at(view, self._at))
        self._patience.update(milliseconds, spots)
        told: tuple[Tip, ...] = ()
        if self._patience.over:
            told = tuple(Teller(self._game, self._names).of(view, spots))
        changed = told != self._stage.tips
        self._stage.tips = told
        return changed

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds nothing will be said by itself."""
        return self._patience.rest(otherwise)
