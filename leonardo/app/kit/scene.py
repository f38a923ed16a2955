"""Scenes and the stack they stand on.

A scene is a picture that answers to a person: the title, the table, a dialog. The top one gets the events; below an
overlay (`opaque` is false) the next one is still seen. The stack calls, in this order: `enter` when a scene is put
on, `arrange` with the window's layout then and after every change of size, `pause` when another one is put over it,
`resume` when that is gone, `leave` when it goes itself. Drawing changes nothing.
"""

import logging
from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

import pygame
from attrs import frozen

from leonardo.app.kit.areas import Area
from leonardo.app.kit.layout import Layout

if TYPE_CHECKING:
    from leonardo.app.kit.kit import Kit
    from leonardo.app.kit.widgets.form import Form

log: Final = logging.getLogger(__name__)

IDLE: Final = 1000  # milliseconds between two calls of `Scene.update` while nothing moves and nobody touches anything
LOOKS: Final = 300  # milliseconds for which something must have been there to be seen before it is answered
PRESSED_ON: Final = 1500
"""Milliseconds after which it is answered even if somebody has pressed all the time."""
_COUNTED: Final = 30  # milliseconds between two looks at the time while a scene cannot be answered yet
_PRESSES: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN)


@frozen
class Spoken:
    """What is read aloud of a scene: what is `asked` on it, what the keyboard is at, and the `news`, the latest last.

    `at` tells apart what has the same words, and `who` those for whom it is meant. Where nothing is asked, all that is
    written on it is read when it comes.
    """

    asked: str = ""
    focus: str = ""
    news: Sequence[str] = ()
    at: Hashable = None
    who: Hashable = None
    quiet: bool = False  # whether nothing is said of it, nor of what comes over it: others would hear a secret


class Scene:
    """A scene that shows nothing and answers to nothing; every real one overrides what it needs."""

    opaque: ClassVar[bool] = True  # whether it covers the whole window; overlays say false

    @property
    def curtained(self) -> bool:
        """Whether a curtain closes over what was seen before it, and then opens on it."""
        return False

    @property
    def blends(self) -> bool:
        """Whether it fades in and out: not one that begins and ends as what lies below it looks."""
        return True

    unexpected: bool = False
    """Whether it may come up by itself: what is pressed in its first moment was meant for what had been there."""

    helped_below: ClassVar[bool] = False
    """Whether help on it is that on what lies below it, as with a question that is asked at a table."""

    form: "Form | None" = None
    """Its widgets, where it has any."""

    def __init__(self, kit: "Kit") -> None:
        self.kit = kit
        self.dirty = True

    @property
    def of_game(self) -> str:
        return ""

    @property
    def hides(self) -> Sequence[pygame.Rect]:
        """What it hides of the scenes below an overlay, in pixels: its sheets, but for their frames and shadows.

        All else of these it leaves as it is, or darkens evenly, but for lines and lights where something is `framed`.
        """
        return ()

    @property
    def framed(self) -> Sequence[pygame.Rect]:
        """Where lines and lights lie that an overlay draws around something below, and lead there, in pixels."""
        return ()

    def areas(self) -> Mapping[Any, Area]:
        """Return where all lies that can be pointed at, by ids: the names of widgets, or the spots of a table."""
        return self.form.areas() if self.form is not None else {}

    @property
    def focus(self) -> Hashable:
        """The id of what the keyboard is at."""
        return self.form.focus if self.form is not None else None

    def help(self) -> bool:
        """Help whoever does not know what to do here; tell whether it can."""
        return False

    def spoken(self) -> Spoken:
        """Return what is read aloud to who cannot see it; asked only while somebody wishes that."""
        return Spoken(focus=self.form.spoken(), at=self.focus) if self.form is not None else Spoken()

    @property
    def takes_text(self) -> bool:
        """Whether keys write a text now, such as a name: which ones they are is nobody's business."""
        return False

    def redraw(self) -> None:
        """Ask for a new picture in this frame; without it, nothing is drawn."""
        self.dirty = True

    def enter(self) -> None:
        """Be put on the stack."""

    def leave(self) -> None:
        """Be taken off the stack for good, also when the program ends."""

    def pause(self) -> None:
        """Be covered by another scene."""

    def resume(self) -> None:
        """Be on top again."""

    def release_held(self) -> None:
        """Put back what is held, as if it had not been taken up: the window has lost the keyboard."""

    def arrange(self, layout: Layout) -> None:
        """Lay everything out for a size of the window; the kit's painter and pictures are ready for it."""

    def handle(self, event: pygame.Event) -> bool:  # noqa: ARG002 - the real ones look at it
        """Answer to an event of keyboard, mouse or window (positions in pixels); tell whether it was meant for it."""
        return False

    def pointer_at(self, point: tuple[int, int]) -> int:  # noqa: ARG002 - those with lines to write in look at it
        """Return the shape of the pointer at a pixel: that of an arrow, unless something there wants another."""
        return pygame.SYSTEM_CURSOR_ARROW

    def update(self, milliseconds: float) -> None:
        """Let time pass; called before each frame's events, and every `rest` milliseconds at least."""

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself; 0 while something moves."""
        return IDLE

    def draw(self, surface: pygame.Surface) -> None:
        """Draw onto the whole window."""

    def draw_again(self, surface: pygame.Surface) -> None:
        """Bring up to date what was drawn last on this surface, where nothing else has been drawn meanwhile."""
        self.draw(surface)

    def stir(self, surface: pygame.Surface, milliseconds: float) -> bool:  # noqa: ARG002 - most scenes are quite still
        """Let what lives while nobody does anything go on for a while, on what was drawn last; tell whether it did.

        Only the uppermost scene is asked, when nothing else is to be drawn.
        """
        return False


class SceneStack:
    """The scenes in play, the uppermost last."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self._layout: Layout | None = None
        self.changed = False
        """Whether a scene came or went since the last frame."""
        self.blends = True
        """Whether what is seen then fades into what was seen before."""
        self.by_keys = False
        """Whether what was pressed last was a key, and no button of the mouse."""
        self._seen_for = self._there_for = 0.0
        self._drawn: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    def __contains__(self, scene: Scene) -> bool:
        return scene in self._scenes

    @property
    def top(self) -> Scene | None:
        """The uppermost scene, or nothing."""
        return self._scenes[-1] if self._scenes else None

    @property
    def just_came(self) -> bool:
        """Whether the uppermost scene came up unexpectedly, and a moment ago: presses are not meant for it yet."""
        return self.top is not None and self.top.unexpected and self._seen_for < LOOKS

    @property
    def of_game(self) -> str:
        """The name of the game that is seen: that of the uppermost scene that is about one, nothing if none is."""
        return next((scene.of_game for scene in reversed(self._scenes) if scene.of_game), "")

    def push(self, scene: Scene) -> None:
        if self._scenes:
            self._scenes[-1].pause()
        self._enter(scene)

    def pop(self) -> None:
        """Take the uppermost scene off."""
        self._leave()
        if self._scenes:
            self._scenes[-1].resume()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the uppermost one; the one below notices nothing."""
        if self._scenes:
            self._leave()
        self._enter(scene)

    def remove(self, scene: Scene) -> None:
        """Take a scene off wherever it stands; one that is not there is no mistake."""
        if scene is self.top:
            self.pop()
        elif scene in self._scenes:
            self._scenes.remove(scene)
            scene.leave()
            self._note(scene)

    def start_over(self, scene: Scene) -> None:
        """Take everything off, the uppermost first, and begin with this scene."""
        self.clear()
        self._enter(scene)

    def clear(self) -> None:
        """Take everything off, the uppermost first; without scenes the program ends."""
        while self._scenes:
            self._leave()

    def abandon(self) -> None:
        """Take everything off, the uppermost first, whatever fails at that: one of them may be what is broken."""
        leaving = self._scenes[::-1]
        self._scenes.clear()
        self._drawn.clear()
        self.changed = True
        for scene in leaving:
            try:
                scene.leave()
            except Exception:
                log.exception("%s could not be left in good order", type(scene).__name__)

    def arrange(self, layout: Layout) -> None:
        """Lay all scenes out for a size of the window."""
        self._layout = layout
        for scene in self._scenes:
            scene.arrange(layout)
            scene.redraw()

    def handle(self, event: pygame.Event) -> bool:
        """Hand an event to the uppermost scene; tell whether it was meant for it."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.by_keys = event.type == pygame.KEYDOWN
        if self.just_came and event.type in _PRESSES:
            if self._there_for < PRESSED_ON:
                self._seen_for = 0.0  # who presses on was not answering this, and has not looked yet
            return True
        return self.top.handle(event) if self.top else False

    def release_held(self) -> None:
        """Let the scenes that are seen put back what is held."""
        for scene in self.seen():
            scene.release_held()

    def update(self, milliseconds: float) -> None:
        """Let time pass for the scenes that are seen, the uppermost last."""
        self._seen_for += milliseconds
        self._there_for += milliseconds
        for scene in self.seen():
            scene.update(milliseconds)

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        rest = min((scene.rest() for scene in self.seen()), default=IDLE)
        return min(rest, _COUNTED) if self.just_came else rest

    @property
    def dirty(self) -> bool:
        return self.changed or any(scene.dirty for scene in self.seen())

    def stir(self, surface: pygame.Surface, milliseconds: float) -> bool:
        """Let what lives in the uppermost scene go on for a while; tell whether it looks otherwise."""
        return self.top is not None and self.top.stir(surface, milliseconds)

    def draw(self, surface: pygame.Surface, *, untouched: bool = False) -> None:
        """Draw the scenes that are seen, the uppermost last; `untouched`: nothing but this has drawn there meanwhile.

        Then one that is seen alone, as before, draws only what has changed.
        """
        seen = self.seen()
        again = untouched and len(seen) == 1 and seen == self._drawn
        self.changed, self.blends, self._drawn = False, True, seen
        for scene in seen:
            scene.dirty = False
            if again:
                scene.draw_again(surface)
            else:
                scene.draw(surface)

    def help(self) -> bool:
        """Have the uppermost scene help, or what lies below it where that is what helps; tell whether it can."""
        for scene in reversed(self.seen()):
            if scene.help():
                return True
            if not scene.helped_below:
                break
        return False

    def seen(self) -> list[Scene]:
        """Return the scenes that are not covered, the uppermost last."""
        if self._scenes and self._scenes[-1].opaque:
            return self._scenes[-1:]
        seen: list[Scene] = []
        for scene in reversed(self._scenes):
            seen.append(scene)
            if scene.opaque:
                break
        return seen[::-1]

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        self._note(scene)
        self._seen_for = self._there_for = 0.0
        scene.enter()
        if self._layout and scene in self._scenes:
            scene.arrange(self._layout)
            scene.redraw()

    def _leave(self) -> None:
        scene = self._scenes.pop()
        self._note(scene)
        scene.leave()

    def _note(self, scene: Scene) -> None:
        self.changed, self.blends = True, self.blends and scene.blends
