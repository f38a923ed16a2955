"""Mouse and keyboard at the table: three ways (drag, click and click, keys) to the same presses of spots."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

import pygame
from attrs import evolve

from leonardo.app.davinci import commands
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
    LongPress,
    Point,
    Pointer,
    Wheeled,
)
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ApprenticesSpot,
    ButtonSpot,
    HelpSpot,
    LogSpot,
    MasterSpot,
    MenuSpot,
    Spot,
)
from leonardo.app.davinci.walk import following, nearest, worth_a_look
from leonardo.app.kit.keymap import Keymap, Pressed
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View

DIRECTIONS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_CORNER: Final[dict[type, str]] = {LogSpot: "log", HelpSpot: "keys", MenuSpot: "menu"}
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
        """Show the first of some spots large that can be; return whether one can be."""


class Controls:
    """The mouse and the keyboard of the person at the screen; `others` are the commands that the table carries out."""

    def __init__(self, table: Table, keys: Keymap, others: Mapping[str, Callable[[], None]]) -> None:
        self.table = table
        self.pointer = Pointer()
        self.focused: Spot | None = None
        self.under: tuple[Spot, ...] = ()
        self.by_mouse = True
        """Whether what is held follows the mouse rather than the focus."""
        self.away = False
        """Whether something lies over the table."""
        self.everything = False
        """Whether the keyboard walks all there is to be seen, not only what can be used."""
        self._keys = keys
        self._others = others
        self._asked: tuple[Spot, ...] = ()
        self._patience = Patience()
        self._began: Point = (0, 0)
        self._rooted: tuple[Spot, ...] = ()
        """What a drag began on that may not be taken up: it goes on saying why until the button is let go."""

    def looking(self, stays: Spot | None) -> Looking:
        """Return what the person looks at."""
        if self.away:
            return Looking(stays=stays)
        looking = Looking(self.under if self.by_mouse else (), self.focused, stays, self._patience.over)
        asks = bool(looking.pointed) and looking.pointed == self._asked
        return evolve(looking, waits=looking.waits or self._roams(), asks=asks)

    def update(self, milliseconds: float) -> None:
        """Let time pass: a thing that is pointed at for a while explains itself."""
        if self._patience.update(milliseconds, self._pointed()):
            self.table.redraw()
        held = self.pointer.update(milliseconds)
        if held is not None:
            self._gesture(held)

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds nothing will explain itself; `otherwise` if nothing is pointed at."""
        return min(otherwise, self._patience.rest(otherwise), self.pointer.rest(otherwise))

    def read(self, event: pygame.Event) -> bool:
        """Answer to an event; tell whether it was meant for the table."""
        gesture = self.pointer.read(event)
        if gesture is not None:
            self._gesture(gesture)
            return True
        pressed = self._keys.read(event, commands.SCOPE) if event.type == pygame.KEYDOWN else None
        return pressed is not None and self._key(pressed)

    def forget(self) -> None:
        """Put back what is held and forget what the mouse was doing: another picture came."""
        self.table.hands.let_go()
        self.pointer.reset()
        if self.focused not in (self.table.places() if self.everything else self._walked()):
            self.focused = None
        self.look()

    def look_away(self) -> None:
        """See nothing while `away`, and nothing under the mouse until it moves over the table again."""
        self.away = True
        self.pointer.leave()
        self._patience, self._asked = Patience(), ()
        self.look()

    def stop_looking_around(self) -> bool:
        """Walk only what can be used from now on; return whether that changed anything."""
        everything, self.everything = self.everything, False
        return everything

    def look_closely(self) -> None:
        """Show what is pointed at large, or else say what it is."""
        self._look_at(self._pointed())

    def carried_at(self) -> Point | None:
        """Return the pixel where what is held hangs: at the mouse, or above where the keyboard is."""
        if self.by_mouse:
            return self.pointer.at
        rect = self.table.places().get(self.focused) if self.focused is not None else None
        return (rect.centerx, rect.centery) if rect is not None else None

    def look(self) -> None:
        """See anew what is under the mouse."""
        at = self.pointer.at
        under = self._rooted or (self._at(at) if at is not None else ())
        if under != self.under:
            self.under, self._asked = under, ()
            self.table.redraw()

    def _at(self, point: Point) -> tuple[Spot, ...]:
        """Return the spots at a pixel, the uppermost first; a building means its district."""
        targets = list(self.table.targets().items())
        found = tuple(spot for spot, rect in reversed(targets) if rect.collidepoint(point))
        return found or self.table.behind(point)

    def _gesture(self, gesture: Gesture) -> None:
        if not isinstance(gesture, Wheeled):
            self.by_mouse = True
        if not isinstance(gesture, Hovered):
            self._asked = ()
        if not isinstance(gesture, Dragged):
            self._rooted = ()
        self.look()
        match gesture:
            case Click(at):
                self._press(self._at(at))
            case LongPress(at):
                self._look_at(self._at(at))
            case DragBegan(start, at):
                self._begin_drag(start, at)
            case Dragged(at):
                self._sweep(at)
            case Dropped(at):
                self._drop(self._at(at))
            case Wheeled(turns):
                self._add(turns, self.under)
            case Cancelled(at):
                if not self.table.hands.let_go():
                    self._look_at(self._at(at))
        if not isinstance(gesture, Hovered) or self.table.hands.held is not None:
            self.table.redraw()

    def _begin_drag(self, start: Point, at: Point) -> None:
        """Take up what the drag began on; what a click took up before simply follows."""
        if not self.table.free:
            return
        self._began = start
        spots = self._at(start)
        view, hands = self.table.view(), self.table.hands
        if hands.held is None and hands.lift(view, spots) is None and hands.refuse(view, spots):
            self._rooted = spots
            self.look()
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
        """Press the uppermost spot that means anything; what means nothing now is looked at instead."""
        for spot in spots:
            key = _key_of(spot)
            if key is not None:
                self.table.button(key)
                return
        before = self.table.hands.held
        meant = self.table.hands.press(self.table.view(), spots) if self.table.free else None
        if meant is not None and not isinstance(meant, str):
            self.table.act(meant, next(iter(spots), None), dropped=self.by_mouse)
        elif before is None and self.table.hands.held is None:
            self._look_at(spots)

    def _look_at(self, spots: Sequence[Spot]) -> None:
        """Show the uppermost spot large, or else say what it is."""
        if not self.table.zoom(spots):
            self._asked = tuple(spots)

    def _key(self, pressed: Pressed) -> bool:
        does = self._by_keys.get(pressed.command)
        other = self._others.get(pressed.command)
        if does is None and other is None:
            return False
        self.by_mouse = self.by_mouse and pressed.command not in ("walk", "next")
        if pressed.command != commands.EXPLAIN:
            self._asked = ()
        self.table.redraw()
        if does is not None:
            does(pressed)
        elif other is not None:
            other()
        return True

    @property
    def _by_keys(self) -> Mapping[str, Callable[[Pressed], None]]:
        """What is done with the keyboard at the table itself, by the names of the commands."""
        return {
            "walk": lambda pressed: self._walk(DIRECTIONS[pressed.key]),
            "next": lambda pressed: self._step(-1 if pressed.shift else 1),
            "press": lambda _: self._press_focused(),
            commands.COUNT: lambda pressed: self._count(pressed.digit),
            commands.MORE: lambda _: self._more(),
            commands.FEWER: lambda _: self._add(-1, ()),
            commands.MASTER: lambda _: self._lift_master(),
            commands.LOOK: lambda _: self._look_around(),
            commands.ZOOM: lambda _: self.look_closely(),
            commands.EXPLAIN: lambda _: self._explain(),
        }

    def _add(self, count: int, over: Sequence[Spot]) -> None:
        """Hold more apprentices, or fewer; over those at hand the first is taken up by it."""
        view = self.table.view()
        at_hand = any(isinstance(spot, ApprenticeSpot | ApprenticesSpot) for spot in over)
        if self.table.hands.held is None and count > 0 and at_hand and self.table.free:
            self.table.hands.lift(view, over)
        else:
            self.table.hands.add(view, count)

    def _more(self) -> None:
        if self.table.hands.held is None:
            self._count(1)
        else:
            self._add(1, ())

    def _explain(self) -> None:
        """Say what is pointed at, or be silent about it again."""
        pointed = self._pointed()
        self._asked = () if pointed == self._asked else pointed

    def _look_around(self) -> None:
        """Walk all there is to be seen, beginning with what the mouse is at; or only what can be used again."""
        self.everything = not self.everything
        if self.everything and self.by_mouse and self.under:
            self.focused = self.under[0]
        self.by_mouse = False
        if self.focused not in self._order():
            self.focused = next(iter(self._order()), None)

    def _count(self, count: int) -> None:
        """Hold so many apprentices, and go where they may be put."""
        if not self.table.free:
            return
        empty = self.table.hands.held is None
        if self.table.hands.count(self.table.view(), count) and empty:
            self._carry_by_keys()

    def _lift_master(self) -> None:
        view = self.table.view()
        if self.table.free and view.viewer is not None and self.table.hands.lift(view, (MasterSpot(view.viewer),)):
            self._carry_by_keys()

    def _carry_by_keys(self) -> None:
        self.by_mouse = self.everything = False
        self.focused = self._first()

    def _press_focused(self) -> None:
        """Press what the keyboard is at; with nothing there, go to the first thing that can be pressed."""
        if self.focused is None or self.focused not in self.table.places():
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

    def _step(self, step: int) -> None:
        """Go to the next spot in reading order, or to the one before."""
        self.focused = following(self._order(), self.focused, step)

    def _walk(self, direction: tuple[int, int]) -> None:
        """Go to what can be used straight ahead; where nothing is, or one is off that way already, to anything.

        With something in hand, go only where it may or might be put, so that it is said why not.
        """
        places = self.table.places()
        here = places.get(self.focused) if self.focused is not None else None
        walked = {spot: places[spot] for spot in self._walked()}
        anything = {spot: rect for spot, rect in places.items() if worth_a_look(spot)}
        if self.table.hands.held is not None and not self.everything:
            barred = self.table.hands.barred(self.table.view())
            found = nearest(
                {spot: rect for spot, rect in places.items() if spot in walked or spot in barred}, here, direction
            )
        elif self._roams():
            found = nearest(anything, here, direction)
        else:
            found = nearest(walked, here, direction, ahead=True) or nearest(anything, here, direction, ahead=True)
        self.focused = found or nearest(walked, here, direction) or self.focused

    def _roams(self) -> bool:
        """Tell whether the keyboard is at something that is only to be looked at, or walks everything."""
        if self.by_mouse or self.focused is None:
            return False
        return self.everything or self.focused not in self._walked()

    def _pointed(self) -> tuple[Spot, ...]:
        """Return what is pointed at, by the mouse or else by the keyboard."""
        return Looking(self.under if self.by_mouse else (), self.focused).pointed

    def _order(self) -> list[Spot]:
        """Return what Tab goes through: what can be used, or everything worth a look."""
        return [spot for spot in self.table.places() if worth_a_look(spot)] if self.everything else self._walked()

    def _walked(self) -> list[Spot]:
        """Return the spots that the keyboard walks now: first those of the game, then the buttons."""
        wanted: frozenset[Spot] = self.table.hands.walked(self.table.view()) if self.table.free else frozenset()
        buttons: set[Spot] = {ButtonSpot(key) for key in self.table.buttons()}
        if self.table.hands.held is None:
            buttons |= {LogSpot(), HelpSpot(), MenuSpot()}
        places = self.table.places()
        return [spot for spot in places if spot in wanted] + [spot for spot in places if spot in buttons]


def _key_of(spot: Spot) -> str | None:
    """Return the key of a button, or of what stands in the corner, which is pressed like a button."""
    if isinstance(spot, ButtonSpot):
        return spot.key
    return _CORNER.get(type(spot))
