"""What a person did last, for the report of a fault: kept as it comes, and put into words only then.

What was typed is nobody's business: of texts only the length is told, of keys that write only that there was one, and
of files only that one was dropped.
"""

import sys
from collections import deque
from collections.abc import Sequence
from typing import Final

import pygame

from leonardo.app.kit.scene import Scene

KEPT: Final = 200
"""So many of the last events are told."""
_TEXTS: Final = (pygame.TEXTINPUT, pygame.TEXTEDITING)
_KEYS: Final = (pygame.KEYDOWN, pygame.KEYUP)
_TOLD: Final = ("pos", "button", "key", "mod", "x", "y", "size", "precise_x", "precise_y")
"""The values of an event that are told."""


class InputLog:
    """The last events, and over which scene each came; motions of the mouse in a row count as one."""

    def __init__(self) -> None:
        self._kept: deque[tuple[str, pygame.Event, bool]] = deque(maxlen=KEPT)

    def note(self, scene: Scene | None, event: pygame.Event) -> None:
        """Remember an event that comes to a scene."""
        if event.type == pygame.MOUSEMOTION and self._kept and self._kept[-1][1].type == pygame.MOUSEMOTION:
            self._kept.pop()
        self._kept.append((type(scene).__name__, event, scene is not None and scene.takes_text))

    def told(self) -> Sequence[str]:
        """Return a line for each event, the last one last."""
        return [f"{scene}: {_in_words(event, private=private)}" for scene, event, private in self._kept]


def _in_words(event: pygame.Event, *, private: bool) -> str:
    name = pygame.event.event_name(event.type)
    if event.type in _TEXTS:
        return f"{name} of {len(event.text)} characters"
    if private and event.type in _KEYS and _writes(event):
        return f"{name} of a character"
    return " ".join([name, *(f"{key}={event.dict[key]}" for key in _TOLD if key in event.dict)])


def _writes(event: pygame.Event) -> bool:
    letter = event.dict.get("unicode") or (chr(event.key) if 0 < event.key <= sys.maxunicode else "")
    return letter.isprintable() and bool(letter)
