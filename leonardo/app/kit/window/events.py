"""The events of the loop: where they come from, which of them a scene gets, and what is noted of them.

A window that loses the keyboard puts back what is held, and the press that brings it back does nothing else. A key
that is held presses once, unless it writes, walks or scrolls. While an input method composes a word, keys are its own.

For the report of a fault it is kept what a person did last, and put into words only then. What was typed is nobody's
business: of texts only the length is told, of keys that write only that there was one, and of files only that one was
dropped.
"""

import logging
import sys
import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import pygame

from leonardo.app.kit.keymap import KeyPlaces
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.window.gamepad import Gamepads

log: Final = logging.getLogger(__name__)

REPEATS: Final = (400, 40)  # milliseconds until a key that is held is pressed again, and then from press to press
_GLANCE: Final = 0.008
"""Seconds between two looks for events; pygame's own way to wait looks each millisecond, which costs far more."""
_DOZE: Final = 0.04  # seconds between two looks when nothing has come for a while
_WAKEFUL: Final = 0.2  # seconds without events after which a look now and then is enough


class EventSource(Protocol):
    """Where events come from."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        """Return what happened, waiting for it so long at most (0: not at all)."""

    def let_write(self, *, wanted: bool) -> None:
        """Let the input methods of the system write, or keep them from it: keys are pressed for other things then."""


class SystemEvents:
    """The events of keyboard, mouse, window and `gamepads`; a press of a key that is held already has a true `repeat`.

    Keys are repeated while they are held. An input method that composes where nothing is written takes the keys away
    from the program. The first time that one does, it is sent away until something is written. Without one, pygame's
    text input stays: it is what tells which sign a key writes.
    """

    def __init__(self, gamepads: Gamepads | None = None) -> None:
        self._gamepads = gamepads
        if gamepads is not None:
            gamepads.open()
        self._happened = time.monotonic()
        self._held = _HeldKeys()
        self._writes: bool | None = None
        self._composes = False
        """Whether the system has an input method, as far as is known."""

    def wait(self, milliseconds: int) -> Iterable[pygame.Event]:
        """Return what happened, waiting for it so long at most."""
        end = time.monotonic() + milliseconds / 1000
        doze = self._happened + _WAKEFUL
        while not (found := self._find()) and (left := end - time.monotonic()) > 0:
            time.sleep(min(_DOZE if time.monotonic() > doze else _GLANCE, left))
        if found:
            self._happened = time.monotonic()
        if not self._composes and any(event.type == pygame.TEXTEDITING and event.text for event in found):
            self._composes = True
            self._follow()
        return self._held.marked(found)

    def _find(self) -> list[pygame.Event]:
        found = _happened()
        return found if self._gamepads is None else self._gamepads.as_keys(found, time.monotonic())

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
        self.waited = milliseconds
        events = list(self._posted)
        self._posted.clear()
        return events

    def let_write(self, *, wanted: bool) -> None:
        self.writes = wanted


BACK: Final = 150
"""Milliseconds after the window has the keyboard again in which a press is the one that brought it back."""
TWICE: Final = 500  # milliseconds within which two presses of a button are a double click ...
_NEAR: Final = 6  # ... if they are so many pixels apart at most.
_GOES_ON: Final = frozenset(
    getattr(pygame, f"K_{name}") for name in ("LEFT", "RIGHT", "UP", "DOWN", "PAGEUP", "PAGEDOWN")
)
"""The keys that walk and scroll on while they are held."""
_EDITS: Final = _GOES_ON | {pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END}
"""Those that also go on where one writes."""
_KEYS: Final = (pygame.KEYDOWN, pygame.KEYUP)


class Intake:
    """Tells which events are meant for the scenes, in the order in which they come; `places` tells keys apart."""

    def __init__(self, places: KeyPlaces) -> None:
        self._places = places
        self._focused = True
        self._returns = False
        self._since_back = float(BACK)
        self._held: set[int] = set()
        """The buttons of the mouse whose presses were meant for a scene."""
        self._composing = False
        self._clicks = 0
        self._clicked: tuple[int, tuple[int, int]] | None = None
        """Button and place of the last press."""
        self._since_click = 0.0
        """Milliseconds since the last press."""

    def pass_time(self, milliseconds: float) -> None:
        self._since_back += milliseconds
        self._since_click += milliseconds

    def meant(self, event: pygame.Event, *, writes: bool, answers: bool) -> pygame.Event | None:
        """Return an event as the scenes are to have it, or nothing if it is not meant for them.

        `writes` tells whether the keys write a text now, `answers` whether anything can be pressed by the mouse.
        """
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._change_focus(gained=event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            return self._counted(event) if self._presses(event.button, answers=answers) else None
        elif event.type == pygame.MOUSEBUTTONUP:
            return self._with_clicks(event) if self._lets_go(event.button) else None
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEWHEEL):
            return event if answers else None
        elif event.type in (pygame.TEXTEDITING, pygame.TEXTINPUT):
            self._composing = writes and event.type == pygame.TEXTEDITING and bool(event.text)
        elif event.type in _KEYS:
            return self._key(event, writes=writes)
        return event

    def _change_focus(self, *, gained: bool) -> None:
        self._focused = gained
        self._composing = False
        if gained:
            self._since_back = 0.0
        else:
            self._returns = True
            self._held.clear()

    def _presses(self, button: int, *, answers: bool) -> bool:
        """Tell whether a press is meant for a scene: not the one by which the window comes back."""
        brings_back = self._returns and (not self._focused or self._since_back < BACK)
        self._returns = False
        if brings_back or not answers:
            return False
        self._held.add(button)
        return True

    def _counted(self, event: pygame.Event) -> pygame.Event:
        """Return a press with the number of `clicks` in a row of which it is the last."""
        before, self._clicked = self._clicked, (event.button, event.pos)
        again = before is not None and before[0] == event.button and self._since_click < TWICE
        near = before is not None and max(abs(a - b) for a, b in zip(before[1], event.pos, strict=True)) <= _NEAR
        self._clicks = self._clicks + 1 if again and near else 1
        self._since_click = 0.0
        return self._with_clicks(event)

    def _with_clicks(self, event: pygame.Event) -> pygame.Event:
        return pygame.Event(event.type, {**event.dict, "clicks": self._clicks})

    def _lets_go(self, button: int) -> bool:
        """Tell whether a button is let go that was pressed for a scene, and not put back meanwhile."""
        meant = button in self._held
        self._held.discard(button)
        return meant

    def _key(self, event: pygame.Event, *, writes: bool) -> pygame.Event | None:
        self._composing = self._composing and writes
        if self._composing or (event.dict.get("repeat") and not _goes_on(event, writes=writes)):
            return None
        return self._places.plain(event)


def _goes_on(event: pygame.Event, *, writes: bool) -> bool:
    """Tell whether a key that is held means more with each time that it is repeated."""
    if not writes:
        return event.key in _GOES_ON
    sign = event.dict.get("unicode", "")
    return event.key in _EDITS or (bool(sign) and sign.isprintable())


KEPT: Final = 200  # so many of the last events are told
_TEXTS: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)
_TOLD: Final = ("pos", "button", "key", "mod", "x", "y", "size", "precise_x", "precise_y")
"""The values of an event that are told."""


class InputLog:
    """The last events, and over which scene each came; motions of the mouse in a row count as one."""

    def __init__(self) -> None:
        self._kept: deque[tuple[str, pygame.Event, bool]] = deque(maxlen=KEPT)

    def note(self, scene: Scene | None, event: pygame.Event) -> None:
        if event.type == pygame.MOUSEMOTION and self._kept and self._kept[-1][1].type == pygame.MOUSEMOTION:
            self._kept.pop()
        self._kept.append((type(scene).__name__, event, scene is not None and scene.takes_text))

    def told(self) -> Sequence[str]:
        return [f"{scene}: {_in_words(event, private=private)}" for scene, event, private in self._kept]


def _in_words(event: pygame.Event, *, private: bool) -> str:
    name = pygame.event.event_name(event.type)
    if event.type in _TEXTS:
        return f"{name} of {len(event.text)} characters"
    if private and event.type in (pygame.KEYDOWN, pygame.KEYUP) and _writes(event):
        return f"{name} of a character"
    return " ".join([name, *(f"{key}={event.dict[key]}" for key in _TOLD if key in event.dict)])


def _writes(event: pygame.Event) -> bool:
    letter = event.dict.get("unicode") or (chr(event.key) if 0 < event.key <= sys.maxunicode else "")
    return letter.isprintable() and bool(letter)
