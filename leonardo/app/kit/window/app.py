"""The loop: events in, time on, one picture out, and nothing at all while nothing happens.

Clock, events and screen are handed in, so a test scripts every frame::

    app = App(kit, screen=Canvas((1280, 800)), clock=StepClock(), events=ScriptedEvents())
    kit.stack.push(scene)
    events.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(200, 300), button=1))
    app.turn()
"""

import logging
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final, Protocol

import pygame

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.translations import tr
from leonardo.app.kit.tween import Tween
from leonardo.app.kit.window.curtain import WindowCurtain
from leonardo.app.kit.window.events import EventSource, InputLog, Intake, SystemEvents
from leonardo.app.kit.window.gamepad import Gamepads
from leonardo.app.kit.window.idle_tasks import IdleTasks
from leonardo.app.kit.window.reading import ReadingAloud

log: Final = logging.getLogger(__name__)

FRAMES_A_SECOND: Final = 60
SETTLED: Final = 150  # milliseconds without a change of size after which everything is made anew for the new size
LONGEST_STEP: Final = 100  # milliseconds; time that passed beyond that while nothing moved is not shown as motion

_LEGIBLE: Final = (640, 400)
"""Pixels of the smallest window that anything is laid out for; a smaller one shows a part of what it showed before."""
_MOMENT: Final = 0.3  # seconds that nobody needs an explanation for
_FADE: Final = 180  # milliseconds in which one scene fades into the next
_BLENDED: Final = 2560 * 1440
"""Pixels of a window up to which one scene fades into the next: to blend more takes longer than a frame may."""
_TURNS: Final = 0.0005
"""Seconds after which Python lets the loop have its turn while another thread sends something to a player, or imports;
usually it is ten times as long, which is half a frame."""
_PLACED: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_RESIZED: Final = {pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED}
_SHOWN_AGAIN: Final = {
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWFOCUSGAINED,
}


_FAULTS: Final = 3  # errors that nobody expected after which the program is beyond help, if they come ...
_SOON: Final = 600  # ... within so many frames.

Mend = Callable[[Exception, Sequence[str]], None]
"""Lets the program go on after an error that nobody expected, of which the lines tell what a person did before."""


class Screen(Protocol):
    """What is drawn on."""

    @property
    def surface(self) -> pygame.Surface:
        """The present surface."""

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""

    @property
    def extent(self) -> tuple[int, int]:
        """Its width and height in points of the desktop."""

    @property
    def ratio(self) -> float:
        """Pixels of a point of the desktop, in which the mouse is told."""

    @property
    def full_screen(self) -> bool:
        """Whether it covers the whole screen."""

    @property
    def plain(self) -> bool:
        """Whether it is of a size of its own: it fills neither the desktop nor the screen."""

    def see(self, event: pygame.Event) -> None:
        """Look at an event of the window."""

    def settle(self) -> None:
        """Note that size and place have not changed for a moment."""

    def call(self, title: str) -> None:
        """Show that a person is wanted here who looks elsewhere, with this title meanwhile."""

    def end_call(self) -> None:
        """Show no more that a person is wanted."""

    def rest_pointer(self) -> None:
        """Lay the pointer in the middle, if it is over the window."""

    def flip(self) -> None:
        """Show what was drawn."""

    def set_full_screen(self, *, wanted: bool) -> None:
        """Cover the whole screen, or be a window again."""


class Clock(Protocol):
    """Where time comes from."""

    def tick(self) -> float:
        """Wait for the next frame and return the milliseconds since the last call."""


class WallClock:
    """The time of the real world, 60 frames a second at most; nobody waits for the first one."""

    def __init__(self) -> None:
        self._clock = pygame.Clock()
        self._most = 0

    def tick(self) -> float:
        """Wait for the next frame and return the milliseconds since the last call."""
        passed = self._clock.tick(self._most)
        self._most = FRAMES_A_SECOND
        return float(passed)


class Canvas:
    """A screen that nobody sees, for tests and pictures; `frames` counts what was shown."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.surface = pygame.Surface(size)
        self.frames = 0
        self.full_screen = False
        self.maximised = False
        self.ratio = 1.0
        self.calls = ""
        """The title by which a person is called, if one is."""
        self.pointer_rests = 0
        """How often the pointer was laid in the middle."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.surface.get_size()

    @property
    def extent(self) -> tuple[int, int]:
        return round(self.size[0] / self.ratio), round(self.size[1] / self.ratio)

    @property
    def plain(self) -> bool:
        return not (self.full_screen or self.maximised)

    def see(self, event: pygame.Event) -> None:
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            self.maximised = event.type == pygame.WINDOWMAXIMIZED

    def settle(self) -> None:
        """Note nothing: nobody moves it."""

    def call(self, title: str) -> None:
        self.calls = title

    def end_call(self) -> None:
        self.calls = ""

    def rest_pointer(self) -> None:
        self.pointer_rests += 1

    def flip(self) -> None:
        self.frames += 1

    def set_full_screen(self, *, wanted: bool) -> None:
        self.full_screen = wanted

    def resize(self, size: tuple[int, int]) -> None:
        """Be of another size; the event is the caller's to post."""
        self.surface = pygame.Surface(size)


class StepClock:
    """A clock that goes on by the same `step` of milliseconds each frame."""

    def __init__(self, step: float = 1000 / FRAMES_A_SECOND) -> None:
        self.step = step

    def tick(self) -> float:
        return self.step


class App:
    """Drives the kit's scenes, and sees to the `chores` while nothing moves; ends when no scene is left.

    Where it is `living`, scenes may stir while nobody does anything, as long as the window has the keyboard. `mend`,
    where there is one, is called after an error that nobody expected, with what a person did before.
    """

    def __init__(
        self,
        kit: Kit,
        screen: Screen,
        clock: Clock | None = None,
        events: EventSource | None = None,
        chores: IdleTasks | None = None,
        *,
        living: bool = False,
        mend: Mend | None = None,
    ) -> None:
        sys.setswitchinterval(_TURNS)
        self.kit = kit
        self._mend = mend
        self._doings = InputLog()
        self._turns = 0
        self._failed: deque[int] = deque(maxlen=_FAULTS)
        """At which turns there were errors."""
        self._living = kit.living = living
        self.screen = screen
        self.clock = clock or WallClock()
        self._events = events or SystemEvents(Gamepads(kit.keys))
        self._intake = Intake(kit.keys.places)
        self._chores = chores or IdleTasks()
        kit.chores = chores
        self._unsettled: float | None = None
        self._drawn: tuple[int, int] | None = None
        self._untouched: pygame.Surface | None = None
        """What nothing but the scenes has drawn on in the last frame."""
        self._former: pygame.Surface | None = None
        self._before: pygame.Surface | None = None
        self._fade: Tween | None = None
        self._curtain: WindowCurtain | None = None
        self._behind: Scene | None = None
        """What the curtain opens on."""
        self._stale = True
        self._minimised = False
        self._moved: float | None = None
        """Milliseconds since the window was moved or changed its size, until that is noted."""
        self._ended = False
        self._pointed = 0, 0
        """Where the pointer is, and the shape it has."""
        self._shape = pygame.SYSTEM_CURSOR_ARROW
        kit.call_person = self._call_person
        kit.rest_pointer = self.screen.rest_pointer
        kit.settings_changed = self._follow_settings
        self._reading = ReadingAloud(kit)
        self._arrange()

    def run(self) -> None:
        """Go on until no scene is left.

        Raises:
            AssetsMissingError: if a file of the program is not there.
            Exception: whatever nobody expected, if it cannot be mended.
        """
        while len(self.kit.stack) and not self._ended:
            self._turns += 1
            try:
                self.turn()
            except AssetsMissingError:
                raise
            except Exception as error:
                self._failed.append(self._turns)
                often = len(self._failed) == _FAULTS and self._turns - self._failed[0] < _SOON
                if self._mend is None or often:
                    raise
                self._mend(error, self._doings.told())
        self.kit.stack.clear()
        self.kit.speech.hush()

    def end(self) -> None:
        """Let the loop end after this frame, without a question: the system wishes so."""
        self._ended = True

    def wait_for(self, written: Event) -> None:
        """Return when something is written; after a moment the window says why one has to wait.

        Nothing is answered meanwhile, but the system sees that the program lives.
        """
        if written.wait(_MOMENT):
            return
        kit, surface = self.kit, self.screen.surface
        kit.aside.say(partial(tr, "window.slow_disk"))
        kit.aside.draw(surface, kit.pictures, kit.painter, kit.layout)
        self.screen.flip()
        while not written.wait(_MOMENT):
            pygame.event.pump()
        kit.aside.say("")
        self._stale = True

    def turn(self) -> None:
        """Go on by one frame: wait if nothing moves, let time pass, answer to events, draw if something changed."""
        rest = self._rest()
        events = list(self._events.wait(0 if self._chores.waiting else rest))
        elapsed = self.clock.tick()
        passed = min(elapsed, LONGEST_STEP)
        self._intake.pass_time(elapsed)
        self.kit.audio.update(elapsed)
        self._notice_size()
        self._settle(passed)
        self._note_place(passed)
        self._stale = self.kit.aside.update(passed) or self._stale
        self.kit.stack.update(passed)
        for event in events:
            self._take(event)
        if dropped := [Path(event.file) for event in events if event.type == pygame.DROPFILE]:
            self.kit.dropped(dropped)
        self._shape_pointer()
        self._events.let_write(wanted=self._writes)
        shown = len(self.kit.stack) > 0 and not self._minimised and self._show(passed, elapsed)
        if shown:
            self._reading.look()
        if rest and not events and not shown:
            self._chores.go_on(rest)

    def _shape_pointer(self) -> None:
        top = self.kit.stack.top
        shape = top.pointer_at(self._pointed) if top is not None else pygame.SYSTEM_CURSOR_ARROW
        if shape != self._shape:
            self._shape = shape
            with suppress(pygame.error):
                pygame.mouse.set_cursor(shape)

    def _rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself; where nobody sees it, seldom is enough."""
        if self._minimised:
            return LONGEST_STEP
        if self.kit.stack.dirty or self._stale or self._fade or self._curtain:
            return 0
        if self._unsettled is not None:
            return SETTLED // 5 if self._legible or self._unsettled < SETTLED else self.kit.stack.rest()
        return self.kit.aside.rest(self.kit.stack.rest())

    @property
    def _writes(self) -> bool:
        top = self.kit.stack.top
        return top is not None and top.takes_text

    def _take(self, event: pygame.Event) -> None:
        """Answer to what happened, as far as it is meant for what is seen."""
        self._doings.note(self.kit.stack.top, event)
        self._reading.heard(event)
        event = self._in_pixels(event)
        if event.type == pygame.MOUSEMOTION:
            self._pointed = event.pos
        settled = self._unsettled is None or (self._unsettled >= SETTLED and not self._legible)
        meant = self._intake.meant(event, writes=self._writes, answers=settled)
        if meant is not None:
            self._handle(meant)

    def _in_pixels(self, event: pygame.Event) -> pygame.Event:
        ratio = self.kit.pixels_a_point
        ratios = (ratio, ratio)
        if not self._legible:  # what is seen is scaled down from the layout
            across, down = self.kit.layout.size[0] / self.screen.size[0], self.kit.layout.size[1] / self.screen.size[1]
            ratios = (ratio * across, ratio * down)
        if ratios == (1, 1) or event.type not in _PLACED:
            return event
        told: dict[str, Any] = dict(event.dict)
        told.update((name, _scaled(told[name], ratios)) for name in ("pos", "rel") if name in told)
        return pygame.Event(event.type, told)

    def _handle(self, event: pygame.Event) -> None:
        self.screen.see(event)
        if event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._look(away=event.type == pygame.WINDOWFOCUSLOST)
        if event.type in (pygame.WINDOWMOVED, *_RESIZED):
            self._moved = 0.0
        if event.type in _RESIZED:
            self._unsettled = 0.0
            self._stale = True
        elif event.type == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif event.type in _SHOWN_AGAIN:
            self._minimised, self._stale = False, True
        elif event.type == pygame.AUDIODEVICEREMOVED and event.dict.get("which") and not event.dict.get("iscapture"):
            self.kit.audio.lose()
        elif event.type == pygame.AUDIODEVICEADDED and not event.dict.get("iscapture"):
            self.kit.audio.look_again()
        elif event.type == pygame.KEYDOWN and _is_alt_enter(event):
            self.kit.change_full_screen()
        elif not self.kit.stack.handle(event):
            self._handle_alone(event)

    def _look(self, *, away: bool) -> None:
        """Note whether the person looks at another window: then put back what is held, and be quiet if so wished."""
        self.kit.living = self._living and not away
        self.kit.away = away
        self.kit.tune()
        if away:
            self.kit.stack.release_held()
        else:
            self.screen.end_call()

    def _call_person(self) -> None:
        if self.kit.away or self._minimised:
            self.screen.call(tr("window.your_turn"))

    def _handle_alone(self, event: pygame.Event) -> None:
        """Answer to what the scenes left alone: the end of the program, and keys that mean the same everywhere."""
        if event.type == pygame.QUIT and self.kit.may_end():
            self.kit.stack.clear()
        if event.type == pygame.KEYDOWN:
            pressed = self.kit.keys.read(event)
            if pressed is not None and pressed.command in self.kit.commands:
                self.kit.commands[pressed.command]()
                self._stale = True

    def _notice_size(self) -> None:
        if self._unsettled is None and self.screen.size != self.kit.layout.size:
            self._unsettled, self._stale = 0.0, True

    def _settle(self, passed: float) -> None:
        if self._unsettled is None:
            return
        self._unsettled += passed
        if self._unsettled >= SETTLED and not self._legible:
            if self.kit.stack.dirty:
                self._former, self._stale = None, True
        elif self._unsettled >= SETTLED:
            self._unsettled = self._former = None
            self._arrange()

    def _note_place(self, passed: float) -> None:
        """Let the window note its size and place once they have been the same for a moment."""
        if self._moved is None:
            return
        self._moved += passed
        if self._moved >= SETTLED:
            self._moved = None
            self.screen.settle()
            if self.screen.plain:
                self.kit.settings.window = self.screen.extent

    @property
    def _legible(self) -> bool:
        return all(length >= least for length, least in zip(self.screen.size, _LEGIBLE, strict=True))

    def _arrange(self) -> None:
        """Lay all out for the size of the window; where that is too small for anything, nothing changes its place."""
        self.kit.pixels_a_point = self.screen.ratio
        if self._legible:
            self.kit.arrange(self.screen.size)
            return
        self.kit.arrange(self.kit.layout.size)
        self._unsettled = SETTLED

    def _show(self, passed: float, elapsed: float) -> bool:
        """Draw if something changed; tell whether anything did but what lives."""
        surface = self.screen.surface
        if self._unsettled is not None and surface.get_size() != self.kit.layout.size:
            self._untouched = None
            self._show_scaled(surface)
            return True
        stack = self.kit.stack
        if stack.changed and stack.blends and self._drawn == surface.get_size() and self.kit.settings.motion:
            self._pass_over(surface)
        if self._curtain is not None and self._close_curtain(surface, self._curtain, passed):
            return True
        if not (stack.dirty or self._stale or self._fade or self._curtain):
            if not self.kit.aside.text and stack.stir(surface, elapsed):
                self.screen.flip()
            return False
        same = self._untouched is surface and self._drawn == surface.get_size()
        surface.set_clip(self._curtain.opening if self._curtain is not None else None)
        stack.draw(surface, untouched=same and not self._stale)
        surface.set_clip(None)
        self._untouched = None if self.kit.aside.text or self._fade or self._curtain else surface
        self.kit.aside.draw(surface, self.kit.pictures, self.kit.painter, self.kit.layout)
        self._lay_former_over(surface, passed)
        if self._curtain is not None:
            self._curtain.draw(surface)
        self._stale = False
        self._drawn = surface.get_size()
        self.screen.flip()
        return True

    def _pass_over(self, surface: pygame.Surface) -> None:
        """Begin to pass over from what is seen to what has come on the stack: behind the curtain, or by a fade."""
        top = self.kit.stack.top
        if top is not None and top.curtained:
            if self._behind is not top:
                self._curtain, self._behind = WindowCurtain(self.kit.pictures, surface.get_size()), top
                self._fade = self._before = None
            return
        self._curtain = self._behind = None
        if surface.get_width() * surface.get_height() <= _BLENDED:
            self._before, self._fade = surface.copy(), Tween(_FADE)

    def _close_curtain(self, surface: pygame.Surface, curtain: WindowCurtain, passed: float) -> bool:
        """Let time pass for the curtain; tell whether it still closes, over what was seen before."""
        curtain.update(passed / (self.kit.settings.motion or 1))
        if curtain.gone or curtain.window != surface.get_size():
            self._curtain = self._behind = None
            self._stale = True
        if not curtain.closes or self._curtain is None:
            return False
        curtain.draw(surface)
        self.screen.flip()
        return True

    def _lay_former_over(self, surface: pygame.Surface, passed: float) -> None:
        if self._fade is None or self._before is None:
            return
        if self._fade.update(passed) or self._before.get_size() != surface.get_size():
            self._fade = self._before = None
            return
        self._before.set_alpha(round(255 * (1 - self._fade.share)))
        surface.blit(self._before, (0, 0))

    def _show_scaled(self, surface: pygame.Surface) -> None:
        """Show what is seen, as it was laid out for the former size, at the size that the window has meanwhile."""
        if not self._stale:
            return
        if self._former is None:
            self._former = pygame.Surface(self.kit.layout.size)
            self.kit.stack.draw(self._former)
        surface.blit(pygame.transform.smoothscale(self._former, surface.get_size()), (0, 0))
        self._stale = False
        self.screen.flip()

    def _follow_settings(self) -> None:
        settings = self.kit.settings
        self.kit.tune()
        self.screen.set_full_screen(wanted=settings.full_screen)
        settings.full_screen = self.screen.full_screen
        self._arrange()
        self._stale = True


def _is_alt_enter(event: pygame.Event) -> bool:
    return event.key == pygame.K_RETURN and bool(getattr(event, "mod", 0) & pygame.KMOD_ALT)


def _scaled(point: tuple[int, int], ratios: tuple[float, float]) -> tuple[int, int]:
    return round(point[0] * ratios[0]), round(point[1] * ratios[1])
