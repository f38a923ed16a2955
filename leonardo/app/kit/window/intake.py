"""What of a window's events is meant for its scenes: not all that is pressed is meant for what is seen.

A window that loses the keyboard puts back what is held, and the press that brings it back does nothing else. A key
that is held presses once, unless it writes, walks or scrolls. While an input method composes a word, keys are its own.
"""

from typing import Final

import pygame

from leonardo.app.kit.key_places import KeyPlaces

BACK: Final = 150
"""Milliseconds after the window has the keyboard again in which a press is the one that brought it back."""
TWICE: Final = 500
"""Milliseconds within which two presses of a button are a double click ..."""
_NEAR: Final = 6
"""... if they are so many pixels apart at most."""
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
        """Button and place of the last press,"""
        self._since_click = 0.0
        """and the milliseconds since then."""

    def pass_time(self, milliseconds: float) -> None:
        """Let time pass."""
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
