"""A pilot: scenes driven by a script, without a window, for tests, pictures, measurements and attacks.

    pilot = Pilot((1280, 720))
    pilot.kit.stack.push(scene)
    pilot.settle()
    pilot.press("begin")
    assert "Anna" in pilot.texts()

What is pressed, dragged or pointed at is found by its id, as `Scene.areas` tells it: the name of a widget, or a spot of
a table. Whoever means a pixel names the pixel. An id is pressed once whatever came up by itself has been looked at.

pygame_gui needs a display all the same, so a hidden window is opened; where there is no screen, set
SDL_VIDEODRIVER=dummy before pygame is imported.
"""

import time
from collections.abc import Callable, Hashable
from math import ceil
from pathlib import Path
from typing import ClassVar, Final, TypeVar

import pygame

from leonardo.app.kit.areas import Area, centre
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.window.app import LONGEST_STEP, SETTLED, App, Canvas, StepClock
from leonardo.app.kit.window.events import ScriptedEvents

FRAME: Final = 1000 / 60  # milliseconds between two frames
BREATH: Final = 700  # milliseconds after which anything that came up may be pressed

_ALERT: Final = 30  # milliseconds that the loop rests at most while something is still to come
_RESTLESS: Final = 3600  # frames in which nothing comes to rest any more
_GRIP: Final = (12, -12)  # pixels by which a piece is lifted off before it is carried anywhere
_FADED: Final = 20  # frames after which fades between scenes are over
_WALKED: Final = 300  # steps of the keyboard within which it comes to everything
_GLANCE: Final = 0.0005  # seconds that others are given between two frames while one waits for them

SceneT = TypeVar("SceneT", bound=Scene)


class Pilot:
    """An app on a canvas of `size` pixels, with a clock that goes on by a frame each turn, and no sound.

    Another `canvas` of that size may be given, such as one that shows its frames, and `events` of another kind.
    """

    patience: ClassVar[float] = 20.0
    """Seconds by the clock on the wall to wait for what others do."""

    def __init__(
        self,
        size: Size = (1280, 800),
        settings: Settings | None = None,
        *,
        canvas: Canvas | None = None,
        events: ScriptedEvents | None = None,
    ) -> None:
        if pygame.display.get_surface() is None and canvas is None:
            pygame.display.init()
            pygame.display.set_mode((1, 1), pygame.HIDDEN)
        self.canvas = canvas or Canvas(size)
        self.events = events or ScriptedEvents()
        self.clock = StepClock(FRAME)
        self.kit = Kit.for_size(size, settings)
        self.app = App(self.kit, self.canvas, self.clock, self.events)

    # ---- time

    def turn(self, times: int = 1) -> None:
        """Let so many frames pass."""
        for _ in range(times):
            self.app.turn()

    def pass_time(self, milliseconds: float, step: float = FRAME) -> None:
        """Let so much time pass, in frames of a length."""
        before, self.clock.step = self.clock.step, step
        self.turn(ceil(milliseconds / step))
        self.clock.step = before

    def breathe(self) -> None:
        """Look at what is asked for as long as a button needs before it is pressed; frames take long meanwhile."""
        self.pass_time(BREATH, LONGEST_STEP)

    def look(self) -> None:
        """Look at what came up by itself for as long as it takes no press; frames take long meanwhile."""
        while self.kit.stack.just_came:
            self.pass_time(LONGEST_STEP, LONGEST_STEP)

    def settle(self) -> None:
        """Let frames pass until nothing moves, and all can be pressed.

        Raises:
            TimeoutError: if something moves all the time.
        """
        for _ in range(_RESTLESS):
            self.turn()
            if self.events.waited > _ALERT:
                return
        raise TimeoutError(f"something moves all the time at {self._told_top}")

    def wait(self, until: Callable[[], bool]) -> None:
        """Let a frame pass, and more until something is so that others do, such as built-in players.

        Raises:
            TimeoutError: if it does not come to be while there is patience.
        """
        end = time.monotonic() + self.patience
        self.turn()
        while not until():
            if time.monotonic() > end:
                raise TimeoutError(f"nothing more happens at {self._told_top}")
            self.go_on()
            self.turn()
            time.sleep(_GLANCE)

    def go_on(self) -> None:
        """Do what a person does who only waits: nothing."""

    # ---- what is there

    def top(self, kind: type[SceneT]) -> SceneT:
        """Return the scene on top.

        Raises:
            LookupError: if it is not of this kind.
        """
        found = self.kit.stack.top
        if not isinstance(found, kind):
            raise LookupError(f"{self._told_top} is on top, and no {kind.__name__}")
        return found

    def seen(self, kind: type[SceneT]) -> SceneT:
        """Return the lowest scene of a kind that is seen.

        Raises:
            LookupError: if there is none.
        """
        found = next((scene for scene in self.kit.stack.seen() if isinstance(scene, kind)), None)
        if found is None:
            raise LookupError(f"there is no {kind.__name__} below {self._told_top}")
        return found

    def find(self, name: Hashable) -> Area:
        """Return where something lies, by its id: on the scene on top, or else below.

        Raises:
            LookupError: if it lies nowhere.
        """
        for scene in reversed(self.kit.stack.seen()):
            areas = scene.areas()
            if name in areas:
                return areas[name]
        raise LookupError(f"there is no {name!r} at {self._told_top}")

    def at(self, where: Hashable) -> Point:
        """Return the middle of something, by its id; a pixel is where it is.

        Raises:
            LookupError: if it lies nowhere.
        """
        return where if isinstance(where, tuple) else centre(self.find(where))

    def texts(self) -> list[str]:
        """Return what is to be read of what is seen, from what lies lowest on: what is written, or else read aloud.

        Of a table, which keeps most of its words as pictures, that is its prompt, its news and where the keyboard is.
        """
        found: list[str] = []
        for scene in self.kit.stack.seen():
            told = scene.spoken()
            found += (line for line, _ in self.kit.written(scene.draw))
            found += (text for text in (told.asked, told.focus, *told.news) if text)
        return found

    @property
    def _told_top(self) -> str:
        return type(self.kit.stack.top).__name__

    # ---- the mouse

    def post(self, *events: pygame.Event) -> None:
        """Let these happen, and a frame pass."""
        self.events.post(*events)
        self.turn()

    def hover(self, where: Hashable) -> None:
        """Point at something."""
        self.post(moved(self.at(where)))

    def press(self, where: Hashable, button: int = pygame.BUTTON_LEFT) -> None:
        """Press something with the mouse, and let the button go."""
        if not isinstance(where, tuple):
            self.look()
        point = self.at(where)
        self.hover(point)
        self.hold(point, button)
        self.release(point, button)

    def hold(self, where: Hashable, button: int = pygame.BUTTON_LEFT) -> None:
        """Press a button of the mouse, and hold it."""
        self.post(pressed(self.at(where), button))

    def release(self, where: Hashable, button: int = pygame.BUTTON_LEFT) -> None:
        """Let a button of the mouse go."""
        self.post(released(self.at(where), button))

    def carry(self, where: Hashable) -> None:
        """Move the mouse somewhere with its left button held."""
        self.post(moved(self.at(where), held=True))

    def drag(self, start: Hashable, end: Hashable, *, wheel: int = 0, steps: int = 1) -> None:
        """Drag something somewhere and let it go, turning the wheel on the way."""
        end = self.at(end)
        self.hang(start, end, wheel=wheel, steps=steps)
        self.release(end)

    def hang(self, start: Hashable, end: Hashable, *, wheel: int = 0, steps: int = 1) -> None:
        """Drag something somewhere, turning the wheel on the way, and hold it there."""
        (x, y), (right, down) = self.at(start), self.at(end)
        self.hover((x, y))
        self.hold((x, y))
        x, y = x + _GRIP[0], y + _GRIP[1]
        self.carry((x, y))
        if wheel:
            self.wheel(wheel)
        for step in range(1, steps + 1):
            self.carry((x + round((right - x) * step / steps), y + round((down - y) * step / steps)))

    def wheel(self, turns: int) -> None:
        self.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, flipped=False, precise_y=float(turns), touch=False))

    # ---- the keyboard

    def key(self, key: int | str, mod: int = pygame.KMOD_NONE, unicode: str = "") -> None:
        """Press a key, by its code or by its name, such as "f1", and let it go in the next frame."""
        for event in keyed(pygame.key.key_code(key) if isinstance(key, str) else key, mod, unicode):
            self.post(event)

    def command(self, name: str) -> None:
        """Press the first key of a command, whichever it is now."""
        self.key(self.kit.keys.keys_of(name)[0])

    def walk(self, where: Hashable) -> None:
        """Let the keyboard walk to something, with Tab.

        Raises:
            LookupError: if it does not come there.
        """
        self.look()
        for _ in range(_WALKED):
            top = self.kit.stack.top
            if top is not None and top.focus == where:
                return
            self.key(pygame.K_TAB)
        raise LookupError(f"the keyboard does not come to {where!r} at {self._told_top}")

    def press_by_keys(self, where: Hashable, key: int = pygame.K_RETURN) -> None:
        """Walk to something and press it with Enter, or with another key."""
        self.walk(where)
        self.key(key)

    def type_text(self, text: str) -> None:
        for letter in text:
            self.post(pygame.Event(pygame.TEXTINPUT, text=letter))

    # ---- the window

    def resize(self, size: Size) -> None:
        """Change the size of the window, and wait until everything is laid out for it."""
        self.canvas.resize(size)
        self.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.turn(round(SETTLED / FRAME) + 2)

    def save(self, path: Path) -> None:
        """Write what is seen as a PNG, once fades between scenes are over."""
        self.turn(_FADED)
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.canvas.surface, path)


def moved(at: Point, *, held: bool = False) -> pygame.Event:
    """Return that the mouse moved to a pixel, with or without its left button held."""
    return pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(int(held), 0, 0), touch=False)


def pressed(at: Point, button: int = pygame.BUTTON_LEFT) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button, touch=False)


def released(at: Point, button: int = pygame.BUTTON_LEFT) -> pygame.Event:
    return pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button, touch=False)


def keyed(key: int, mod: int = pygame.KMOD_NONE, unicode: str = "") -> tuple[pygame.Event, pygame.Event]:
    """Return that a key was pressed, and that it was let go."""
    return (
        pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0),
        pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0),
    )
