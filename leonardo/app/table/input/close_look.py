"""A close look at one thing: it lies large over the table until the next key or click, or as long as it is held."""

from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.table.kinds import Spot

HELD: Final = 350
"""Milliseconds after which letting a key or a button go ends the look: it was held for as long as one wanted to see."""

_STEP: Final = 40  # how often time is counted until then, in milliseconds: longer steps are not counted in full
_ENDS: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
_LETS_GO: Final = (pygame.KEYUP, pygame.MOUSEBUTTONUP)


class CloseLook:
    """What is looked at closely; `spot` is none while nothing is."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.spot: Spot | None = None
        self._since = 0.0

    def begin(self, spot: Spot) -> None:
        self.spot, self._since = spot, 0.0

    def end(self) -> bool:
        """Look no more; return whether anything was looked at."""
        spot, self.spot = self.spot, None
        return spot is not None

    def update(self, milliseconds: float) -> None:
        """Let time pass."""
        self._since += milliseconds

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if nothing is waited for."""
        return min(otherwise, _STEP) if self.spot is not None and self._since < HELD else otherwise

    def handle(self, event: pygame.Event) -> bool:
        """End with the next key or click, or when what was held is let go; nobody else gets these events.

        Keys that mean the same everywhere, such as that for silence, are for others all the same.
        """
        if self.spot is None:
            return False
        pressed = self.kit.keys.read(event)
        if pressed is not None and pressed.command in self.kit.commands:
            return False
        if event.type in _ENDS or (event.type in _LETS_GO and self._since >= HELD):
            return self.end()
        return event.type in (*_LETS_GO, pygame.MOUSEMOTION)
