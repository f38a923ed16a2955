"""A form: widgets with a keyboard focus that is always seen, hover, hints and the mouse.

Tab and Shift+Tab go through the widgets in order, the arrows to the nearest one in their direction, Enter and Space
press. What the keyboard is at has a golden ring. In a form that `decides`, Enter at a choice presses the main button.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.kit.keymap import DIRECTIONS, ENTERING, PRESSING
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import IDLE
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import IVORY, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Label, Widget, WidgetState
from leonardo.app.kit.widgets.gui import TextField, TextPage

_TWICE: Final = 2
CARET: Final = 100  # milliseconds between two looks at a caret that blinks or a scroll bar that is held
_RING: Final = 12  # units by which the ring around the focus is wider than the widget


def ring_reach(kit: Kit) -> int:
    """Return how many pixels the ring of the keyboard reaches beyond a widget: no words are to stand there."""
    return max(7, round(_RING * kit.layout.k))


class Form:
    """The widgets of a scene. Make a new one in `Scene.arrange`, with the `focus` of the old one.

    Hints are written in `hint_place`, or on a slip beside what they explain if there is no such place. A slip explains
    what the mouse is over, and what the keyboard is at only for who uses it.
    """

    def __init__(
        self, kit: Kit, widgets: Sequence[Widget], focus: str = "", hint_place: pygame.Rect | None = None
    ) -> None:
        self.kit = kit
        self._hint_place = hint_place
        self.hints_off: pygame.Rect | None = None
        self.by_mouse_only = ""
        """The widget that is explained only under the mouse: the keyboard is at it all the time."""
        """What hints on slips do not lie on, if they need not."""
        self.decides = False
        """Whether Enter presses the main button from anything that only sets what that does, as in a dialog."""
        self.ring_waits = False
        """Whether no ring is shown before a key is pressed, where what is to be seen is more than the ways to go on."""
        self.widgets = list(widgets)
        self.changed = True
        """Whether it looks different since it was last drawn."""
        self._hovered: Widget | None = None
        self._told: Widget | None = None
        """What a hint was shown of when it was drawn last."""
        self._held: Widget | None = None
        self._undo_grip: Callable[[], object] | None = None
        """What puts back what the mouse has changed while it holds something."""
        able = [widget for widget in self.widgets if widget.focusable and widget.enabled]
        self._focused: Widget | None = None
        self._focus_on(next((widget for widget in able if widget.name == focus), able[0] if able else None))

    @property
    def focus(self) -> str:
        """The name of the widget that the keyboard is at, or nothing."""
        return self._focused.name if self._focused else ""

    @property
    def pointed(self) -> str:
        """The name of the widget that the mouse is over, or else the keyboard is at, or nothing."""
        return self._hovered.name if self._hovered else self.focus

    @property
    def holds(self) -> bool:
        """Whether the mouse holds a widget down: made anew meanwhile, that would not be pressed."""
        return self._held is not None

    def pointer_at(self, point: tuple[int, int]) -> int:
        under = self._at(point)
        return pygame.SYSTEM_CURSOR_ARROW if under is None or not under.enabled else under.pointer

    def areas(self) -> Mapping[str, pygame.Rect]:
        """Return where the widgets lie that have names."""
        return {widget.name: widget.rect for widget in self.widgets if widget.name}

    def __getitem__(self, name: str) -> Widget:
        return next(widget for widget in self.widgets if widget.name == name)

    @property
    def takes_text(self) -> bool:
        return isinstance(self._focused, TextField)

    def set_focus(self, name: str) -> None:
        self._focus_on(self[name])

    def put_back(self) -> None:
        """Let go what the mouse holds, and put back what that has changed."""
        held, self._held = self._held, None
        undo, self._undo_grip = self._undo_grip, None
        if held is not None and undo is not None:
            undo()
        self.changed = True

    def forget(self) -> None:
        """Let go what the mouse holds without pressing it: something else is meant by holding it."""
        self._held = None
        self.changed = True

    def leave(self) -> None:
        """Take the keyboard away from the widgets: the form is seen no more."""
        self._focus_on(None)

    def update(self, milliseconds: float) -> None:
        """Let time pass: carets blink, and a hint of what the keyboard is at goes when the mouse is used."""
        if (self._focused and self._focused.update(milliseconds)) or self._explained is not self._told:
            self.changed = True

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return CARET if isinstance(self._focused, (TextField, TextPage)) else IDLE

    def handle(self, event: pygame.Event) -> bool:
        """Answer to an event; tell whether it was meant for a widget."""
        if self._focused and self._focused.takes(event):
            self.changed = True
            return True
        if event.type == pygame.KEYDOWN:
            return self._handle_key(event)
        if event.type == pygame.MOUSEMOTION:
            return self._move(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            return self._hold(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            return self._let_go(event.pos, event.dict.get("clicks", 1))
        if event.type == pygame.MOUSEWHEEL and self._hovered:
            self.changed = True
            return self._hovered.wheel(event.y)
        return False

    def spoken(self) -> str:
        """Return what is read aloud of what the keyboard is at: its label, itself, and what explains it."""
        at = self._focused
        if at is None:
            return ""
        off = "" if at.enabled else tr("speech.disabled")
        return ". ".join(part for part in (self._label_of(at), at.spoken(self.kit), off, at.hint) if part)

    def _label_of(self, widget: Widget) -> str:
        """Return what stands to the left of a widget in the same row, where that is what it is called."""
        beside = (
            each
            for each in self.widgets
            if isinstance(each, Label) and each.rect.top <= widget.rect.centery <= each.rect.bottom
        )
        before = [each for each in beside if each.rect.right <= widget.rect.left]
        nearest = max(before, key=lambda each: each.rect.right, default=None)
        between = any(
            each.focusable and each.rect.colliderect(nearest.rect.union(widget.rect))
            for each in self.widgets
            if nearest is not None and each is not widget
        )
        return "" if nearest is None or between else nearest.text

    def draw(self, surface: pygame.Surface, *, hints: bool = True) -> None:
        """Draw all widgets, the ring, and, with `hints`, the hint of what the mouse is over."""
        self.changed = False
        ringed = None if self.ring_waits else self._focused
        for widget in self.widgets:
            look = WidgetState(widget is ringed, widget is self._hovered, widget is self._held is self._hovered)
            if widget is ringed:
                self._draw_ring(surface, widget)
            widget.draw(surface, self.kit, look)
        self._told = shown = self._explained
        if hints and shown and shown.hint:
            self._draw_hint(surface, shown)

    @property
    def _explained(self) -> Widget | None:
        by_keys = self._hint_place is not None or self.kit.stack.by_keys
        told = by_keys and self._focused is not None and self._focused.name != self.by_mouse_only
        return self._hovered or (self._focused if told else None)

    @property
    def covers(self) -> list[pygame.Rect]:
        """Where its widgets lie with the ring of the keyboard, and the slip of a hint, in pixels."""
        reach = 2 * ring_reach(self.kit)
        shown = self._explained
        slips = [self._slip_of(shown)] if shown and shown.hint and not self._hint_place else []
        return [*(widget.rect.inflate(reach, reach) for widget in self.widgets), *slips]

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        k, reach = self.kit.layout.k, ring_reach(self.kit)
        around = widget.ringed.inflate(2 * reach, 2 * reach)
        surface.blit(skins.ring(self.kit.pictures, around.size, k), around)

    def _draw_hint(self, surface: pygame.Surface, widget: Widget) -> None:
        layout, painter = self.kit.layout, self.kit.painter
        if self._hint_place:
            painter.draw_wrapped(
                surface, widget.hint, self._hint_place, Face.FLOURISH_STRONG, 25, SEPIA, "centre", "middle"
            )
            return
        slip = self._slip_of(widget)
        surface.blit(skins.plate(self.kit.pictures, slip.size, layout.k, skins.CHOSEN), slip)
        inner = slip.inflate(-layout.px(32), -layout.px(20))
        painter.draw_wrapped(surface, widget.hint, inner, Face.TEXT, 22, IVORY, "centre")

    def _slip_of(self, widget: Widget) -> pygame.Rect:
        """Return where the slip with the hint of a widget lies: below it, or above it."""
        layout, painter = self.kit.layout, self.kit.painter
        width = min(painter.measure(widget.hint, Face.TEXT, 22)[0], layout.px(620))
        height = painter.height_of(widget.hint, Face.TEXT, 22, width)
        slip = pygame.Rect(0, 0, width + layout.px(32), height + layout.px(20))
        slip.midtop = widget.rect.centerx, widget.rect.bottom + layout.px(14)
        if slip.bottom > layout.size[1]:
            slip.bottom = widget.rect.top - layout.px(14)
        if self.hints_off is not None and slip.colliderect(self.hints_off):
            slip.bottom = self.hints_off.top - layout.px(14)
        slip.clamp_ip(layout.window)
        return slip

    def _handle_key(self, event: pygame.Event) -> bool:
        self.changed = True
        if event.key == pygame.K_TAB:
            self._step(-1 if getattr(event, "mod", 0) & pygame.KMOD_SHIFT else 1)
            return True
        if self._focused is None:
            return False
        keys = dict.fromkeys(self.kit.keys.places.meant(event))
        if self._focused.enabled and any(self._focused.key(key) for key in keys):
            return True
        pressed = self._pressed_by(event.key) if event.key in PRESSING else None
        if pressed is not None and pressed.enabled:
            self.kit.audio.play("click")
            pressed.press()
            return True
        if event.key in DIRECTIONS:
            self._go(DIRECTIONS[event.key])
            return True
        return False

    def _pressed_by(self, key: int) -> Widget | None:
        """Return what a key presses: what the keyboard is at, or the main button of what is decided here."""
        here = self._focused
        if not self.decides or key not in ENTERING or here is None or not here.set_first:
            return here
        return next((each for each in self.widgets if isinstance(each, Button) and each.strong), here)

    def _move(self, point: tuple[int, int]) -> bool:
        if self._held and self._held.drag(point):
            self.changed = True
            return True
        over = self._at(point)
        if over is not self._hovered:
            self._hovered = over
            self.changed = True
        return over is not None

    def _hold(self, point: tuple[int, int]) -> bool:
        self._move(point)
        self._held = self._hovered
        if self._held is None:
            return False
        self.changed = True
        self._focus_on(self._held)
        if not self._held.enabled:
            self._held = None
            return True
        self._undo_grip = self._held.gripped()
        self._held.drag(point)
        return True

    def _let_go(self, point: tuple[int, int], clicks: int) -> bool:
        held, self._held = self._held, None
        self.changed = True
        if held is None or not held.rect.collidepoint(point):
            return held is not None
        self.kit.audio.play("click")
        held.click(point)
        if clicks == _TWICE:
            held.click_twice()
        return True

    def _at(self, point: tuple[int, int]) -> Widget | None:
        for widget in reversed(self.widgets):
            if widget.reachable and widget.rect.collidepoint(point):
                return widget
        return None

    def _step(self, by: int) -> None:
        able = [widget for widget in self.widgets if widget.reachable]
        if not able:
            return
        place = able.index(self._focused) if self._focused in able else -by
        self._focus_on(able[(place + by) % len(able)])

    def _focus_on(self, widget: Widget | None) -> None:
        if widget is self._focused:
            return
        if self._focused:
            self._focused.lose()
        self._focused = widget
        self.changed = True
        if widget:
            widget.gain()

    def _go(self, direction: tuple[int, int]) -> None:
        """Move to the widget that is nearest in a direction; to the sides what lies straight ahead comes first."""
        here = self._focused
        if here is None:
            return
        best: tuple[tuple[bool, float], Widget] | None = None
        for widget in self.widgets:
            if widget is here or not widget.reachable:
                continue
            ahead, aside = _distances(here.rect, widget.rect, direction)
            level = min(here.rect.bottom, widget.rect.bottom) > max(here.rect.top, widget.rect.top)
            far = not (direction[0] and level), ahead + 3 * aside
            if ahead > 0 and (best is None or far < best[0]):
                best = far, widget
        if best:
            self._focus_on(best[1])


def _distances(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> tuple[float, float]:
    """How far `there` lies ahead in a direction, and how far beside the way (0 if the two overlap)."""
    x, y = there.centerx - here.centerx, there.centery - here.centery
    if direction[0]:
        aside = max(0, max(here.top, there.top) - min(here.bottom, there.bottom))
        return x * direction[0], aside + abs(y) * 0.1
    aside = max(0, max(here.left, there.left) - min(here.right, there.right))
    return y * direction[1], aside + abs(x) * 0.1
