"""A stage without a window: scenes played by a script, for tests and for pictures of the program.

    stage = Stage((1280, 720))
    stage.kit.stack.push(scene)
    stage.turn()
    stage.click((640, 360))
    stage.save(Path("scene.png"))

pygame_gui needs a display all the same, so a hidden window is opened; where there is no screen, set
SDL_VIDEODRIVER=dummy before pygame is imported.
"""

from pathlib import Path
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.window.app import SETTLED, App, Canvas, StepClock
from leonardo.app.kit.window.events import ScriptedEvents

FRAME: Final = 1000 / 60  # milliseconds between two frames


class Stage:
    """An app on a canvas of `size` pixels, with a clock that goes on by a frame each turn, and no sound.

    Another `canvas` of that size may be given, such as one that shows its frames, and `events` of another kind.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 800),
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
        self.kit = Kit.for_size(size, settings)
        self.app = App(self.kit, self.canvas, StepClock(FRAME), self.events)

    def turn(self, times: int = 1) -> None:
        """Let so many frames pass."""
        for _ in range(times):
            self.app.turn()

    def post(self, *events: pygame.Event) -> None:
        """Let these happen, and a frame pass."""
        self.events.post(*events)
        self.turn()

    def move(self, point: tuple[int, int], *, held: bool = False) -> None:
        """Move the mouse to a pixel, with or without its left button held."""
        buttons = (1 if held else 0, 0, 0)
        self.post(pygame.Event(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=buttons, touch=False))

    def press(self, point: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        self.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=button, touch=False))

    def release(self, point: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        self.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=point, button=button, touch=False))

    def click(self, point: tuple[int, int], button: int = pygame.BUTTON_LEFT) -> None:
        """Move the mouse to a pixel and click."""
        self.move(point)
        self.press(point, button)
        self.release(point, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 4) -> None:
        """Drag from one pixel to another, with some steps on the way."""
        self.move(start)
        self.press(start)
        for step in range(1, steps + 1):
            share = step / steps
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self.move((round(x), round(y)), held=True)
        self.release(end)

    def wheel(self, turns: int) -> None:
        self.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=turns, flipped=False, precise_y=float(turns), touch=False))

    def key(self, key: int, mod: int = pygame.KMOD_NONE, unicode: str = "") -> None:
        self.post(
            pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=unicode, scancode=0),
            pygame.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0),
        )

    def type(self, text: str) -> None:
        for letter in text:
            self.post(pygame.Event(pygame.TEXTINPUT, text=letter))

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the window, and wait until everything is laid out for it."""
        self.canvas.resize(size)
        self.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        self.turn(round(SETTLED / FRAME) + 2)

    def save(self, path: Path) -> None:
        """Write what is seen as a PNG, once fades between scenes are over."""
        self.turn(20)
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.canvas.surface, path)
