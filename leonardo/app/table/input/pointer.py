"""The mouse: from buttons and moves to clicks, long presses and drags."""

import math
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.points import Point

THRESHOLD: Final = 7  # pixels that the mouse must move with the button held before it is a drag

LONG: Final = 450  # milliseconds for which the button is held in one place before it is a long press

_STEP: Final = 40  # how often time is counted while the button is held, in milliseconds


@frozen
class Click:
    """The left button was pressed and let go in one place."""

    at: Point


@frozen
class LongPress:
    """The left button has been held in one place for a while; letting it go means nothing more."""

    at: Point


@frozen
class DragBegan:
    """The mouse began to drag from `start` and is `at` another place now."""

    start: Point
    at: Point


@frozen
class Dragged:
    """The mouse goes on dragging."""

    at: Point


@frozen
class DragLost:
    """The mouse drags with a button held that was pressed at `start`, before something else came to be seen."""

    start: Point
    at: Point


@frozen
class Dropped:
    """The button was let go at the end of a drag."""

    at: Point


@frozen
class Hovered:
    """The mouse moved with no button held."""

    at: Point


@frozen
class Cancelled:
    """The right button was pressed."""

    at: Point


@frozen
class Wheeled:
    """The wheel was turned, up if positive."""

    turns: int


Gesture = Click | LongPress | DragBegan | Dragged | DragLost | Dropped | Hovered | Cancelled | Wheeled
"""The closed union of all gestures."""


class Pointer:
    """Reads gestures from events; `at` is where the mouse was last seen, none before it was."""

    def __init__(self) -> None:
        self.at: Point | None = None
        self._pressed: Point | None = None
        self._lost: Point | None = None
        """Where a button was pressed that is still held, though what it was pressed on is not there any more."""
        self._told = False
        """Whether a drag with that has been told as lost since."""
        self._dragging = False
        self._held = 0.0

    @property
    def pressed(self) -> bool:
        return self._pressed is not None

    def update(self, milliseconds: float) -> LongPress | None:
        """Let time pass; return the long press that it completes, if it does."""
        if self._pressed is None or self._dragging:
            return None
        self._held += milliseconds
        if self._held < LONG:
            return None
        at = self._pressed
        self.reset()
        return LongPress(at)

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if no button is held in one place."""
        return otherwise if self._pressed is None or self._dragging else _STEP

    def read(self, event: pygame.Event) -> Gesture | None:
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self.at = self._pressed = event.pos
            self._lost, self._told = None, False
            self._dragging = False
            self._held = 0.0
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._released(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_RIGHT:
            self.reset()
            return Cancelled(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            return Wheeled(event.y)
        return None

    def reset(self) -> None:
        """Forget a button that is held: another scene came over the table."""
        self._pressed = None
        self._dragging = False

    def lose(self) -> None:
        """Forget a button that is held, because what is seen is another thing.

        A drag with it is told as lost: at once, and where the button is let go.
        """
        self._lost = self._pressed or self._lost
        self.reset()

    def leave(self) -> None:
        """Forget where the mouse was: it moves elsewhere now, and a button may be let go there."""
        self.at = self._lost = None

    def _moved(self, at: Point) -> Gesture:
        self.at = at
        if self._dragging:
            return Dragged(at)
        start = self._pressed or self._lost
        if start is None or math.dist(start, at) < THRESHOLD or (self._pressed is None and self._told):
            return Hovered(at)
        if self._pressed is None:
            self._told = True
            return DragLost(start, at)
        self._dragging = True
        return DragBegan(start, at)

    def _released(self, at: Point) -> Gesture | None:
        pressed, lost, dragging = self._pressed, self._lost, self._dragging
        self.at, self._lost = at, None
        self.reset()
        if pressed is None:
            return DragLost(lost, at) if lost is not None and math.dist(lost, at) >= THRESHOLD else None
        return Dropped(at) if dragging else Click(at)
