"""A close look at one thing: it lies large over the table until the next key or click, or as long as it is held."""

from collections.abc import Sequence
from typing import Final

import pygame

from leonardo.app.kit.keymap import TABLE, Keymap
from leonardo.app.kit.kit import Kit
from leonardo.app.table import commands
from leonardo.app.table.buttons import PEEK
from leonardo.app.table.course import Course
from leonardo.app.table.kinds import Spot
from leonardo.app.table.spots import ButtonSpot

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


class Peeking:
    """What a person does to see the own secrets on an open table; the `course` knows whether they are seen."""

    def __init__(self, course: Course, keys: Keymap) -> None:
        self._course = course
        self._keys = keys
        self._since = 0.0
        self._by_hand = False

    @property
    def unclear(self) -> bool:
        """Whether it is still to be seen if the key is held, or was only pressed."""
        return self._course.peeking and self._since < HELD

    def turn(self) -> None:
        """Look under the covers, if any lie there, or cover everything again."""
        self._course.peeking = bool(self._course.covers) and not self._course.peeking
        self._since = 0.0
        self._by_hand = False

    def press(self, spots: Sequence[Spot], *, held: bool) -> bool:
        """Turn if one of the covers is pressed; tell whether one is.

        Where the button of the mouse is `held` on one, or on the button that looks under all of them, they are covered
        again when it is let go, and stay open if they are open already.
        """
        on = self._course.covers
        if on and held:
            on |= {ButtonSpot(PEEK)}
        if on.isdisjoint(spots) or (held and self._course.peeking):
            return False
        self.turn()
        self._by_hand = held
        return True

    def by_button(self, spots: Sequence[Spot], by_key: bool) -> bool:
        """Look under the covers by the button among some spots, or by its key; tell whether any lie there."""
        looks = bool(self._course.covers) and (by_key or ButtonSpot(PEEK) in spots)
        if looks:
            self.turn()
        return looks

    def end(self) -> bool:
        """Cover what is looked at only as long as a button is held; tell whether anything is."""
        if not self._by_hand:
            return False
        self.turn()
        return True

    def read(self, event: pygame.Event) -> bool:
        """Cover everything again when the key or the button is let go that was held to see it; tell whether it was."""
        if not self._course.peeking:
            return False
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self.end()
        if event.type != pygame.KEYUP or self._since < HELD:
            return False
        pressed = self._keys.read(event, TABLE)
        if pressed is None or pressed.command != commands.PEEK:
            return False
        self.turn()
        return True

    def update(self, milliseconds: float) -> None:
        self._since += milliseconds
