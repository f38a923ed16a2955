"""Where the events of the loop come from: the system, or a test that posts them."""

import logging
import time
from collections import deque
from collections.abc import Iterable
from typing import Final, Protocol

import pygame

log: Final = logging.getLogger(__name__)

REPEATS: Final = (400, 40)
"""Milliseconds until a key that is held is pressed again, and then from press to press."""
_GLANCE: Final = 0.008
"""Seconds between two looks for events; pygame's own way to wait looks each millisecond, which costs far more."""
_DOZE: Final = 0.04
"""The same when nothing has come for a while."""
_WAKEFUL: Final = 0.2
"""Seconds without events after which a look now and then is enough."""


class EventSource(Protocol):
    """Where events come from."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        """Return what happened, waiting for it so long at most (0: not at all)."""

    def let_write(self, *, wanted: bool) -> None:
        """Let the input methods of the system write, or keep them from it: keys are pressed for other things then."""


class SystemEvents:
    """The events of keyboard, mouse and window; a press of a key that is held already has a true `repeat`.

    Keys are repeated while they are held. An input method that composes where nothing is written takes the keys away
    from the program. The first time that one does, it is sent away until something is written. Without one, pygame's
    text input stays: it is what tells which sign a key writes.
    """

    def __init__(self) -> None:
        self._happened = time.monotonic()
        self._held = _HeldKeys()
        self._writes: bool | None = None
        self._composes = False
        """Whether the system has an input method, as far as is known."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        """Return what happened, waiting for it so long at most."""
        end = time.monotonic() + milliseconds / 1000
        doze = self._happened + _WAKEFUL
        while not (found := _happened()) and (left := end - time.monotonic()) > 0:
            time.sleep(min(_DOZE if time.monotonic() > doze else _GLANCE, left))
        if found:
            self._happened = time.monotonic()
        if not self._composes and any(event.type == pygame.TEXTEDITING and event.text for event in found):
            self._composes = True
            self._follow()
        return self._held.marked(found)

    def let_write(self, *, wanted: bool) -> None:
        """Let the input methods of the system write, or keep them from it; what is half composed is given up."""
        if wanted == self._writes:
            return
        self._writes = wanted
        pygame.key.stop_text_input()
        self._follow()

    def _follow(self) -> None:
        pygame.key.set_repeat(*REPEATS)
        if self._writes or not self._composes:
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()


class _HeldKeys:
    """Tells the presses of keys that are held already from others: pygame sends them alike."""

    def __init__(self) -> None:
        self._held: set[int] = set()

    def marked(self, events: Iterable[pygame.Event]) -> list[pygame.Event]:
        """Return what happened since the last call; of each key that is held one press at most, with a `repeat`."""
        found: list[pygame.Event] = []
        repeated: set[int] = set()
        for event in events:
            if event.type == pygame.WINDOWFOCUSLOST:
                self._held.clear()
            if event.type not in (pygame.KEYDOWN, pygame.KEYUP):
                found.append(event)
                continue
            key = event.dict.get("scancode") or event.key
            if event.type == pygame.KEYUP:
                self._held.discard(key)
            elif key in self._held:
                if key not in repeated:
                    found.append(pygame.Event(event.type, {**event.dict, "repeat": True}))
                repeated.add(key)
                continue
            else:
                self._held.add(key)
            found.append(event)
        return found


def _happened() -> list[pygame.Event]:
    """Return what happened since it was last asked.

    pygame fails at a name or text that is not UTF-8 and loses what came with it: a file of no name was dropped then.
    """
    try:
        return pygame.event.get()
    except SystemError as problem:
        log.warning("an event cannot be read: %s", problem.__cause__ or problem)
        return [pygame.Event(pygame.DROPFILE, file="")]


class ScriptedEvents:
    """Events that a test posts; `waited` is how long the loop was ready to wait the last time, in milliseconds."""

    def __init__(self) -> None:
        self._posted: deque[pygame.Event] = deque()
        self.waited = 0
        self.writes = False
        """Whether input methods may write."""

    def post(self, *events: pygame.Event) -> None:
        """Let these happen before the next frame, all in one frame."""
        self._posted.extend(events)

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        """Return what was posted."""
        self.waited = milliseconds
        events = list(self._posted)
        self._posted.clear()
        return events

    def let_write(self, *, wanted: bool) -> None:
        """Remember the wish."""
        self.writes = wanted
