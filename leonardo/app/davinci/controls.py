"""Mouse and keyboard at the table: three ways (drag, click and click, keys) to the same presses of spots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

import pygame

from leonardo.app.davinci.explaining import Patience
from leonardo.app.davinci.hands import Hands
from leonardo.app.davinci.marking import Looking
from leonardo.app.davinci.pointer import (
    Cancelled,
    Click,
    DragBegan,
    Dragged,
    Dropped,
    Gesture,
    Hovered,
    Point,
    Pointer,
    Wheeled,
)
from leonardo.app.davinci.spots import ButtonSpot, LogSpot, MasterSpot, MenuSpot, Spot
from leonardo.app.davinci.walk import following, nearest
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View

DIRECTIONS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
PRESSES: Final = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
DIGITS: Final = {getattr(pygame, f"K_{digit}"): digit for digit in range(1, 10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(1, 10)
}
MORE: Final = (pygame.K_PLUS, pygame.K_KP_PLUS)
FEWER: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)
_LEVEL: Final = 5
"""How many times farther across than up or down a drag must go to stay in a row: the city is never so level."""


class Table(Protocol):
    """What the controls need of the table."""

    hands: Hands

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""

    def view(self) -> View:
        """Return what is seen."""

    def places(self) -> Mapping[Spot, pygame.Rect]:
        """Return where every spot lies, in the order in which the keyboard walks them."""

    def targets(self) -> Mapping[Spot, pygame.Rect]:
        """Return where the mouse can press, larger things before those upon them; nothing is too small to be hit."""

    def behind(self, point: Point) -> tuple[Spot, ...]:
        """Return what a pixel means that lies on no spot."""

    def buttons(self) -> Sequence[str]:
        """Return the keys of the buttons to be seen, the expected one last."""

    def act(self, action: Action, at: Spot | None, dropped: bool) -> None:
        """Carry out what was decided, or ask before; `dropped` if the piece was brought there by hand."""

    def button(self, key: str) -> None:
        """Press a button."""

    def redraw(self) -> None:
        """Ask for a new picture."""

    def zoom(self, spots: Sequence[Spot]) -> bool:
        """Show the first of some spots large that can be, or put back what is; return whether anything changed."""


class Controls:
    """The mouse and the keyboard of the person at the screen."""

    def __init__(self, table: Table, letters: Mapping[int, Callable[[], None]]) -> None:
        self.table = table
        self.pointer = Pointer()
        self.focused: Spot | None = None
        self.under: tuple[Spot, ...] = ()
        self.by_mouse = True
        """Whether what is held follows the mouse rather than the focus."""
        self._letters = letters
        self._patience = Patience()
        self._began: Point = (0, 0)

    def looking(self, stays: Spot | None) -> Looking:
        """Return what the person looks at."""
        return Looking(self.under if self.by_mouse else (), self.focused, stays, self._patience.over)

    def update(self, milliseconds: float) -> None:
        """Let time pass: a thing that is pointed at for a while explains itself."""
        if self._patience.update(milliseconds, self.looking(None).pointed):
            self.table.redraw()

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds nothing will explain itself; `otherwise` if nothing is pointed at."""
        return min(otherwise, self._patience.rest(otherwise))

    def read(self, event: pygame.Event) -> bool:
        """Answer to an event; tell whether it was meant for the table."""
        gesture = self.pointer.read(event)
        if gesture is not None:
            self._gesture(gesture)
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key, getattr(event, "mod", 0))

    def forget(self) -> None:
        """Put back what is held and forget what the mouse was doing: another picture came."""
        self.table.hands.let_go()
        self.pointer.reset()
        if self.focused not in self._walked():
            self.focused = None
        self.look()

    def carried_at(self) -> Point | None:
        """Return the pixel where what is held hangs: at the mouse, or above where the keyboard is."""
        if self.by_mouse:
            return self.pointer.at
        rect = self.table.places().get(self.focused) if self.focused is not None else None
        return (rect.centerx, rect.centery) if rect is not None else None

    def look(self) -> None:
        """See anew what is under the mouse."""
        at = self.pointer.at
        under = self._at(at) if at is not None else ()
        if under != self.under:
            self.under = under
            self.table.redraw()

    def _at(self, point: Point) -> tuple[Spot, ...]:
        """Return the spots at a pixel, the uppermost first; a building means its district."""
        targets = list(self.table.targets().items())
        found = tuple(spot for spot, rect in reversed(targets) if rect.collidepoint(point))
        return found or self.table.behind(point)

    def _gesture(self, gesture: Gesture) -> None:
        if not isinstance(gesture, Wheeled):
            self.by_mouse = True
        self.look()
        match gesture:
            case Click(at):
                self._press(self._at(at))
            case DragBegan(start, at):
                self._begin_drag(start, at)
            case Dragged(at):
                self._sweep(at)
            case Dropped(at):
                self._drop(self._at(at))
            case Wheeled(turns):
                self.table.hands.add(self.table.view(), turns)
            case Cancelled(at):
                if not self.table.hands.let_go():
                    self.table.zoom(self._at(at))
        if not isinstance(gesture, Hovered) or self.table.hands.held is not None:
            self.table.redraw()

    def _begin_drag(self, start: Point, at: Point) -> None:
        """Take up what the drag began on; what a click took up before simply follows."""
        if not self.table.free:
            return
        self._began = start
        if self.table.hands.held is None:
            self.table.hands.lift(self.table.view(), self._at(start))
        self._sweep(at)

    def _sweep(self, at: Point) -> None:
        """Take more apprentices along while the mouse goes across their row, not while it carries them away."""
        across, down = abs(at[0] - self._began[0]), abs(at[1] - self._began[1])
        if across > _LEVEL * down:
            self.table.hands.sweep(self.table.view(), self._at(at))

    def _drop(self, spots: tuple[Spot, ...]) -> None:
        if not self.table.free:
            return
        action = self.table.hands.drop(self.table.view(), spots)
        self.table.hands.let_go()
        if action is not None:
            self.table.act(action, next(iter(spots), None), dropped=True)

    def _press(self, spots: Sequence[Spot]) -> None:
        """Press the uppermost spot that means anything."""
        if self.table.zoom(()):
            return
        for spot in spots:
            key = _key_of(spot)
            if key is not None:
                self.table.button(key)
                return
        if not self.table.free:
            return
        meant = self.table.hands.press(self.table.view(), spots)
        if meant is not None and not isinstance(meant, str):
            self.table.act(meant, next(iter(spots), None), dropped=self.by_mouse)

    def _key(self, key: int, mod: int) -> bool:
        self.by_mouse = self.by_mouse and key not in DIRECTIONS and key != pygame.K_TAB
        self.table.redraw()
        if key == pygame.K_TAB:
            self.focused = following(self._walked(), self.focused, -1 if mod & pygame.KMOD_SHIFT else 1)
        elif key in DIRECTIONS:
            self._walk(DIRECTIONS[key])
        elif key in PRESSES:
            self._press_focused()
        elif key in DIGITS and self.table.free:
            self._count(DIGITS[key])
        elif key in (*MORE, *FEWER):
            self.table.hands.add(self.table.view(), 1 if key in MORE else -1)
        elif key == pygame.K_m and self.table.free:
            self._lift_master()
        elif key in self._letters:
            self._letters[key]()
        else:
            return False
        return True

    def _count(self, count: int) -> None:
        """Hold so many apprentices, and go where they may be put."""
        empty = self.table.hands.held is None
        if self.table.hands.count(self.table.view(), count) and empty:
            self._carry_by_keys()

    def _lift_master(self) -> None:
        view = self.table.view()
        if view.viewer is not None and self.table.hands.lift(view, (MasterSpot(view.viewer),)):
            self._carry_by_keys()

    def _carry_by_keys(self) -> None:
        self.by_mouse = False
        self.focused = self._first()

    def _press_focused(self) -> None:
        """Press what the keyboard is at; with nothing there, go to the first thing that can be pressed."""
        walked = self._walked()
        if self.focused not in walked:
            self.focused = self._first()
            return
        before = self.table.hands.held
        self.by_mouse = False
        self._press((self.focused,))
        if self.table.hands.held is not None and before is None:
            self._carry_by_keys()

    def _first(self) -> Spot | None:
        """Return the first spot of the game, or else the button that leads on, which stands last."""
        first = next(iter(self._walked()), None)
        if first is None or _key_of(first) is None or not self.table.buttons():
            return first
        return ButtonSpot(self.table.buttons()[-1])

    def _walk(self, direction: tuple[int, int]) -> None:
        places = self.table.places()
        walked = {spot: places[spot] for spot in self._walked()}
        here = places.get(self.focused) if self.focused is not None else None
        found = nearest(walked, here, direction)
        self.focused = found if found is not None else self.focused

    def _walked(self) -> list[Spot]:
        """Return the spots that the keyboard walks now: first those of the game, then the buttons."""
        wanted: frozenset[Spot] = self.table.hands.walked(self.table.view()) if self.table.free else frozenset()
        buttons: set[Spot] = {ButtonSpot(key) for key in self.table.buttons()}
        if self.table.hands.held is None:
            buttons |= {LogSpot(), MenuSpot()}
        places = self.table.places()
        return [spot for spot in places if spot in wanted] + [spot for spot in places if spot in buttons]


def _key_of(spot: Spot) -> str | None:
    """Return the key of a button, or of the log and the menu, which are pressed like buttons."""
    if isinstance(spot, ButtonSpot):
        return spot.key
    return "log" if isinstance(spot, LogSpot) else "menu" if isinstance(spot, MenuSpot) else None
