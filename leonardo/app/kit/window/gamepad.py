"""Gamepads as keyboards: what their buttons and sticks do is told as presses of the keys that do the same.

Which command a button stands for is said by the commands themselves, so a person's own keys make no difference. The
cross and the left stick are the arrows; what is held of them walks on as an arrow that is held.
"""

import logging
from collections.abc import Iterable
from typing import Final

import pygame
from attrs import frozen
from pygame._sdl2 import controller

from leonardo.app.kit.keymap import Keymap

log: Final = logging.getLogger(__name__)

REPEATS: Final = (0.4, 0.1)  # seconds until a direction that is held is pressed again, and then from press to press
_LEANS, _UPRIGHT = 0.6, 0.4  # how far of its way a stick leans to be a press, and to what it comes back to be let go
_WHOLE: Final = 32767  # what tells of a stick that leans as far as it can


@frozen
class Stroke:
    """A key, with Shift, Ctrl or none held."""

    key: int
    mod: int = pygame.KMOD_NONE


_CROSS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Stroke(pygame.K_LEFT),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Stroke(pygame.K_RIGHT),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Stroke(pygame.K_UP),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Stroke(pygame.K_DOWN),
}
_STICKS: Final = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): Stroke(pygame.K_LEFT),
    (pygame.CONTROLLER_AXIS_LEFTX, 1): Stroke(pygame.K_RIGHT),
    (pygame.CONTROLLER_AXIS_LEFTY, -1): Stroke(pygame.K_UP),
    (pygame.CONTROLLER_AXIS_LEFTY, 1): Stroke(pygame.K_DOWN),
    (pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1): Stroke(pygame.K_PAGEUP),
    (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1): Stroke(pygame.K_PAGEDOWN),
}
"""What an axis means that leans so far to one side."""
_BACKWARDS: Final = pygame.CONTROLLER_BUTTON_LEFTSHOULDER
_WALKS: Final = frozenset(stroke.key for stroke in (*_CROSS.values(), *_STICKS.values()))
_OTHERS: Final = frozenset((pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN))  # what is done by other hands
_UNHEARD: Final = frozenset(
    (
        pygame.JOYAXISMOTION,
        pygame.JOYBALLMOTION,
        pygame.JOYHATMOTION,
        pygame.JOYBUTTONDOWN,
        pygame.JOYBUTTONUP,
        pygame.JOYDEVICEADDED,
        pygame.JOYDEVICEREMOVED,
        pygame.CONTROLLERDEVICEREMAPPED,
    )
)
"""What SDL tells a second time of each gamepad, and alone of what is none; blocked, it would tell of no gamepad."""

Source = tuple[int, int, int]  # a gamepad, its button or axis, and the side to which that leans, 0 for a button


class Gamepads:
    """All gamepads there are; `keys` say which key a button stands for, and are told when it is gamepads that are used.

    Open them to hear of them.
    """

    def __init__(self, keys: Keymap) -> None:
        self._keys = keys
        self._open: dict[int, controller.Controller] = {}
        self._held: dict[Source, Stroke] = {}
        self._next = 0.0
        """When a direction that is held is pressed again, in seconds."""

    def open(self) -> None:
        """Begin to hear of gamepads, now and later; nothing where the system tells of none."""
        try:
            controller.init()
        except pygame.error as problem:
            log.info("no gamepads: %s", problem)

    @property
    def walks(self) -> bool:
        """Whether a direction is held, so that time brings more presses."""
        return any(stroke.key in _WALKS for stroke in self._held.values())

    def as_keys(self, events: Iterable[pygame.Event], now: float) -> list[pygame.Event]:
        """Return what happened until `now`, in seconds, with presses of keys in the place of what gamepads did."""
        found: list[pygame.Event] = []
        for event in events:
            if event.type in _OTHERS:
                self._keys.by_gamepad = False
            if event.type == pygame.WINDOWFOCUSLOST:
                found += [key for held in list(self._held) for key in self._let_go(held)]
            strokes = self._heard(event)
            found += [event] if strokes is None else strokes
        if any(event.type == pygame.KEYDOWN and event.key in _WALKS for event in found):
            self._next = now + REPEATS[0]
        elif self.walks and now >= self._next:
            self._next = now + REPEATS[1]
            walked = {stroke.key: stroke for stroke in self._held.values() if stroke.key in _WALKS}
            found += [_told(pygame.KEYDOWN, stroke, repeat=True) for stroke in walked.values()]
        return found

    def _heard(self, event: pygame.Event) -> list[pygame.Event] | None:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            return [key for held in list(self._held) if held[0] == event.instance_id for key in self._let_go(held)]
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press((event.instance_id, event.button, 0), self._of_button(event.button))
        elif event.type == pygame.CONTROLLERBUTTONUP:
            return self._let_go((event.instance_id, event.button, 0))
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._lean(event.instance_id, event.axis, event.value / _WHOLE)
        else:
            return [] if event.type in _UNHEARD else None
        return []

    def _add(self, index: int) -> None:
        try:
            pad = controller.Controller(index)
        except pygame.error as problem:
            log.warning("gamepad %d: %s", index, problem)
            return
        self._open[pad.as_joystick().get_instance_id()] = pad

    def _of_button(self, button: int) -> Stroke | None:
        if button in _CROSS:
            return _CROSS[button]
        if button == _BACKWARDS:
            return Stroke(pygame.K_TAB, pygame.KMOD_SHIFT)
        key = self._keys.of_button(button)
        return Stroke(key) if key is not None else None

    def _lean(self, pad: int, axis: int, far: float) -> list[pygame.Event]:
        found: list[pygame.Event] = []
        for side in (-1, 1):
            source = (pad, axis, side)
            if source in self._held and far * side < _UPRIGHT:
                found += self._let_go(source)
            elif source not in self._held and far * side > _LEANS:
                found += self._press(source, _STICKS.get((axis, side)))
        return found

    def _press(self, source: Source, stroke: Stroke | None) -> list[pygame.Event]:
        if stroke is None or source in self._held:
            return []
        self._keys.by_gamepad = True
        self._held[source] = stroke
        return [_told(pygame.KEYDOWN, stroke)]

    def _let_go(self, source: Source) -> list[pygame.Event]:
        stroke = self._held.pop(source, None)
        return [] if stroke is None else [_told(pygame.KEYUP, stroke)]


def _told(kind: int, stroke: Stroke, *, repeat: bool = False) -> pygame.Event:
    return pygame.Event(kind, key=stroke.key, mod=stroke.mod, unicode="", scancode=0, repeat=repeat)
