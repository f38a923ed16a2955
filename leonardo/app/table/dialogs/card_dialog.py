"""Dialogs in which inventions matter: they are looked at closely by the same key and mouse as those of the table."""

from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from attrs import frozen

from leonardo.app.kit.keymap import TABLE
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.table import commands
from leonardo.app.table.dialogs.dialog import Dialog, Said
from leonardo.app.table.input.close_look import CloseLook
from leonardo.app.table.input.pointer import Cancelled, Click, Gesture, LongPress, Pointer
from leonardo.app.table.kinds import Spot


@frozen
class CardArt:
    """Draws invention cards: `card` at a size in pixels, face down if none; and what is looked at `closely`, large."""

    card: Callable[[int | None, tuple[int, int]], pygame.Surface]
    closely: Callable[[pygame.Surface, Spot], object]


class CardDialog(Dialog):
    """A dialog on which cards lie, or what they are made with, that `art` draws."""

    read_by_click: ClassVar[bool] = False  # whether a click on a thing looks at it, because it means nothing else

    def __init__(
        self,
        kit: Kit,
        title: Said,
        words: Said,
        size: tuple[float, float],
        put_aside: Callable[[], None],
        art: CardArt,
    ) -> None:
        super().__init__(kit, title, words, size, put_aside)
        self.art = art
        self._close_look = CloseLook(self.kit)
        self._pointer = Pointer()
        self._by_mouse = False

    @property
    def looked_at(self) -> Spot | None:
        return self._close_look.spot

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        """Return what can be looked at, and where it lies on the sheet, in pixels."""
        return []

    def at_keyboard(self) -> Spot | None:
        return None

    def answer(self, event: pygame.Event) -> bool:
        """Answer to an event that has nothing to do with looking closely; tell whether it was meant for the dialog."""
        return super().handle(event)

    def draw_on_sheet(self, surface: pygame.Surface) -> None:
        """Draw what lies on the sheet beside its widgets."""

    def look_at(self, spot: Spot) -> None:
        """Show a thing large until the next key or click, or as long as it is held; what the mouse holds is let go."""
        self.form.forget()
        self._close_look.begin(spot)
        self.redraw()

    def handle(self, event: pygame.Event) -> bool:
        if self._close_look.handle(event):
            self.redraw()
            return True
        meant = self._meant(event, self._pointer.read(event))
        if meant is None:
            return self.answer(event)
        self.look_at(meant)
        return True

    def update(self, milliseconds: float) -> None:
        self._close_look.update(milliseconds)
        held = self._pointer.update(milliseconds)
        meant = self._lies_at(held.at) if held is not None else None
        if meant is not None:
            self.look_at(meant)

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return self._close_look.rest(self._pointer.rest(super().rest()))

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        self.draw_on_sheet(surface)
        if self.looked_at is not None:
            self.art.closely(surface, self.looked_at)

    def _meant(self, event: pygame.Event, gesture: Gesture | None) -> Spot | None:
        if isinstance(gesture, Cancelled | LongPress) or (self.read_by_click and isinstance(gesture, Click)):
            return self._lies_at(gesture.at)
        if gesture is not None:
            self._by_mouse = True
        if event.type != pygame.KEYDOWN:
            return None
        pressed = self.kit.keys.read(event, TABLE)
        if pressed is not None and pressed.command == commands.ZOOM:
            return self._pointed_at()
        self._by_mouse = False
        return None

    def _pointed_at(self) -> Spot | None:
        at = self._pointer.at if self._by_mouse else None
        under = self._lies_at(at) if at is not None else None
        return self.at_keyboard() if under is None else under

    def _lies_at(self, point: Point) -> Spot | None:
        return next((spot for spot, rect in self.readable() if rect.collidepoint(point)), None)
