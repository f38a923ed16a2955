"""Mouse and keyboard at the table: three ways (drag, click and click, keys) to the same presses of spots."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from leonardo.app.kit.keymap import DIRECTIONS, Keymap, Pressed
from leonardo.app.kit.points import Point
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.input.dragging import Dragging, SteeredTable
from leonardo.app.table.input.keyboard import Walk
from leonardo.app.table.input.pointer import (
    Cancelled,
    Click,
    DragBegan,
    Dragged,
    DragLost,
    Dropped,
    Gesture,
    Hovered,
    LongPress,
    Pointer,
    Wheeled,
)
from leonardo.app.table.input.reaching import Reaching, Refusing, far, link_at
from leonardo.app.table.kinds import Held, Spot
from leonardo.app.table.shown.marking import Looking
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.spots import ButtonSpot, HelpSpot, key_of
from leonardo.app.table.timing import Patience
from leonardo.engine.frozen import evolve


class Controls:
    """The mouse and the keyboard of the person at the screen.

    `scope` is that of the keys of the `game`; `others` are the commands that the table carries out.
    """

    def __init__(
        self,
        table: SteeredTable,
        game: AnyTableGame,
        keys: Keymap,
        scope: str,
        others: Mapping[str, Callable[[], None]],
    ) -> None:
        self._game, self._scope = game, scope
        self.table = table
        self.pointer = Pointer()
        self.reaching = Reaching()
        self.walk = Walk(table)
        self.under: tuple[Spot, ...] = ()
        self.by_mouse = True
        """Whether what is held follows the mouse rather than the keyboard."""
        self.away = False
        """Whether something lies over the table."""
        self._keys = keys
        self._others = others
        self._asked: tuple[Spot, ...] = ()
        self._quiet = False
        """Whether something has been pressed, and nothing else has been pointed at since."""
        self._pressed: tuple[Spot, ...] = ()
        self._pressed_at: Point | None = None
        """What the mouse pressed last, and where, until it has gone away from there."""
        self._patience = Patience()
        self._drag = Dragging(table)
        self._refusing = Refusing()

    def looking(self, stays: Spot | None) -> Looking:
        if self.away:
            return Looking(stays=stays)
        looking = self._eyes(stays)
        pointed = looking.pointed
        return evolve(
            looking,
            waits=self._patience.over_at(pointed) or (not self.by_mouse and self.walk.roams),
            asks=bool(pointed) and pointed == self._asked,
            quiet=self._quiet,
            pressed=self._pressed,
            reads=self.reaching.link is not None,
            refused=self._refusing.tip,
        )

    def update(self, milliseconds: float) -> None:
        """Let time pass: a thing that is pointed at for a while explains itself."""
        if self._patience.update(milliseconds, self._pointed()):
            self.table.redraw()
        self._drag.update(milliseconds)
        if self._refusing.update(milliseconds):
            self.table.redraw()
        if self.reaching.update(milliseconds):
            self.look()
        held = self.pointer.update(milliseconds)
        if held is not None:
            self._gesture(held)

    @property
    def waited_at(self) -> tuple[Spot, ...]:
        """What the mouse has been at for so long that it may well explain itself soon, if there is such a thing."""
        return self.under if self.by_mouse and not self.away and self._patience.soon else ()

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds nothing will explain itself; `otherwise` if nothing is pointed at."""
        clocks = self._patience, self._drag, self.pointer, self.reaching, self._refusing
        return min(otherwise, *(clock.rest(otherwise) for clock in clocks))

    def read(self, event: pygame.Event) -> bool:
        """Answer to an event; tell whether it was meant for the table."""
        if event.type == pygame.MOUSEBUTTONDOWN and self._read_rule(event):
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN) and self._refusing.forget():
            self.table.redraw()
        gesture = self.pointer.read(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.reaching.forget()
            self.be_quiet()
            self._pressed, self._pressed_at = tuple(self.table.aimed_at(event.pos)[:1]), event.pos
        if gesture is not None:
            self._gesture(gesture)
            return True
        pressed = self._keys.read(event, self._scope) if event.type == pygame.KEYDOWN else None
        return pressed is not None and self._key(pressed)

    def _read_rule(self, event: pygame.Event) -> bool:
        """Open the rules where the tip that is pressed cites them, if the press is meant for that."""
        link = link_at(self.table.links(), event.pos) if event.button == pygame.BUTTON_LEFT else None
        if link is None:
            return False
        self.table.read_rule(link.rule)
        return True

    def be_quiet(self) -> None:
        """Say nothing more of what is pointed at until something moves: who presses it knows what it is."""
        if not self._quiet:
            self._quiet = True
            self.table.redraw()

    def forget(self) -> None:
        """Put back what is held and forget what the mouse was doing: another picture came."""
        self.table.hands.let_go()
        self.pointer.lose()
        self.walk.stay()
        self.look()

    def put_back_held(self) -> None:
        """Put back what hangs from the hand, and forget a button that is held: the window has lost the keyboard."""
        self.pointer.reset()
        self._drag.forget()
        if not self.table.hands.lies:
            self.put_back()
        self.look()

    def look_away(self) -> None:
        """See nothing while `away`, and nothing under the mouse until it moves over the table again."""
        self.away = True
        self.pointer.leave()
        self._patience, self._asked = Patience(), ()
        self._refusing.forget()
        self.look()

    def leave_question(self) -> None:
        """Be nowhere with the keyboard: what it was at belongs to a question that has been answered."""
        self.walk.everything = False
        self.walk.at = None

    def come_to_question(self, *, by_keys: bool) -> None:
        """Begin with the keyboard where what is asked can be answered, for who plays `by_keys` and is nowhere yet.

        What it begins at is not explained before one walks or asks: its tip would hide the same things every turn.
        """
        if by_keys and self.walk.at is None and self.table.hands.held is None:
            self.by_mouse = False
            self.walk.begin()
            self.be_quiet()

    def take(self, held: Held) -> None:
        """Take up what was chosen in a dialog: it hangs where it may be put until the mouse is at the table again."""
        self.table.hands.take(held)
        self._carry_by_keys()

    def go_to(self, spot: Spot) -> None:
        """Let the keyboard be at a spot, as if it had walked there."""
        self.by_mouse = self._quiet = False
        self.walk.everything = spot not in self.walk.usable()
        self.walk.at = spot

    def stop_looking_around(self) -> bool:
        """Walk only what can be used from now on; return whether that changed anything."""
        everything, self.walk.everything = self.walk.everything, False
        if everything:
            self._say_whether_looking_around()
        return everything

    def look_closely(self) -> None:
        """Show what is pointed at large, or else say what it is."""
        self._look_at(self._pointed())

    def carried_at(self) -> Point | None:
        """Return the pixel where what is held hangs: at the mouse, or above where the keyboard is."""
        if self.by_mouse:
            return self.pointer.at
        rect = self.walk.rect
        return (rect.centerx, rect.centery) if rect is not None else None

    def look(self) -> None:
        """See anew what is under the mouse."""
        at = self.pointer.at
        under = self._drag.rooted or (self.table.aimed_at(at) if at is not None else ())
        reads = self.reaching.link
        links = self.table.links() if not self.pointer.pressed else ()
        kept = self.reaching.keeps(at, links, there=under == self.under)
        if self.reaching.link is not reads:
            self.table.redraw()
        if kept:
            return
        if under != self.under:
            self.under, self._asked = under, ()
            self.table.redraw()

    def _gesture(self, gesture: Gesture) -> None:
        looked = self.looking(None)
        if isinstance(gesture, Hovered) and self._pressed_at is not None and far(self._pressed_at, gesture.at):
            self._pressed, self._pressed_at = (), None
        if not isinstance(gesture, Wheeled):
            self.by_mouse = True
        if not isinstance(gesture, Hovered):
            self._asked = ()
        if isinstance(gesture, Click | Dropped | Cancelled):
            self.be_quiet()
        elif isinstance(gesture, DragBegan | Dragged) or (isinstance(gesture, Hovered) and not self.pointer.pressed):
            self._quiet = False
        rooted = self._drag.rooted
        if not isinstance(gesture, Dragged):
            self._drag.forget()
        self.look()
        match gesture:
            case Click(at):
                self._press(self.table.aimed_at(at), at)
            case LongPress(at):
                self._hold(self.table.spots_at(at))
            case DragBegan(start, at):
                self._begin_drag(start, at)
            case Dragged(at):
                self._drag.go_on(at)
            case DragLost(start, at):
                self._refuse(self.table.why_not_now(self.table.spots_at(start), at, late=True))
            case Dropped(at) if rooted:
                self._refuse(self.table.why_not_taken(rooted, at))
            case Dropped(at):
                self._drop(at)
            case Hovered(at):
                if self._refusing.moved(at):
                    self.table.redraw()
            case Wheeled(turns):
                if not self.table.wheel(turns, self.pointer.at, self.under):
                    self.add(turns, self.under)
            case Cancelled(at):
                if not self.table.hands.let_go():
                    self._look_at(self.table.spots_at(at))
        if self.walk.at is not None and self.table.hands.lies and self._astray:
            self.walk.begin()  # the ring is where Enter is meant, whoever composed it
        hovered = isinstance(gesture, Hovered) and self.table.hands.held is None
        if not hovered or self.looking(None) != looked:
            self.table.redraw()

    def _begin_drag(self, start: Point, at: Point) -> None:
        """Take up what is dragged; where nothing can be, say why, unless what is seen is drawn along."""
        held = self.table.hands.held
        if self._drag.begin(start, at):
            self.look()
        elif held is None and self.table.hands.held is None and not self.table.drag(start, start):
            self._refuse(self.table.why_not_now(self.table.spots_at(start), at))

    def _drop(self, at: Point) -> None:
        """Put what is dragged where it was let go; where it may not lie, say why not."""
        spots, view = self.table.aimed_at(at), self.table.view()
        held = self._drag.drop(spots)
        if held is not None and self.table.view() is view:
            self._refuse(self.table.why_not_there(held, spots, at))

    def _refuse(self, tip: Tip | None) -> None:
        if tip is not None:
            self._refusing.say(tip)
            self.table.hands.note_refusal()

    def _press(self, spots: Sequence[Spot], at: Point | None = None) -> None:
        """Press the uppermost spot that means anything; what means nothing now is looked at instead."""
        for spot in spots:
            key = key_of(spot)
            if key is not None:
                self.table.button(key, at)
                return
        before = self.table.hands.held
        meant = self.table.hands.press(self.table.view(), spots) if self.table.free else None
        if meant is not None:
            if before is not None or self.table.meant:
                self.table.act(meant, dropped=self.by_mouse)
        elif before is not None and at is not None and self.table.hands.held is None:
            self._refuse(self.table.why_not_there(before, spots, at))
        elif self.table.press_ahead(spots):
            self.be_quiet()
        elif self._left_alone(before) and not self.table.begins_at(spots) and not self.table.look_under(spots):
            self._look_at(spots)

    def _left_alone(self, before: Held | None) -> bool:
        """Tell whether a press has nothing to do with the hands: they held nothing `before`, or what lies there yet."""
        hands = self.table.hands
        return hands.held is None if before is None else hands.lies and hands.held == before

    def _hold(self, spots: Sequence[Spot]) -> None:
        """Look under one's own cover as long as the button is held on it; look closely at anything else."""
        if not self.table.look_under(spots, held=True):
            self._look_at(spots)

    def _look_at(self, spots: Sequence[Spot]) -> None:
        if not self.table.zoom(spots):
            self._asked = tuple(spots)

    def _key(self, pressed: Pressed) -> bool:
        does = self._by_keys.get(pressed.command)
        other = self._others.get(pressed.command)
        looked = self.looking(None)
        self.by_mouse = self.by_mouse and pressed.command not in ("walk", "next")
        if pressed.command != commands.EXPLAIN:
            self._asked = ()
        self._quiet = pressed.command == "press"
        first = pressed.command in ("walk", commands.EXPLAIN) or does is None
        if first and self._game.keyed(self, self.table.view(), pressed):
            pass
        elif does is not None:
            does(pressed)
            self._follow()
        elif other is not None:
            other()
        else:
            if self.looking(None) != looked:  # what was told goes with any key
                self.table.redraw()
            return False
        self.table.redraw()
        return True

    def _follow(self) -> None:
        if not self.by_mouse and self.walk.at is not None:
            self.table.look_through(self.table.picture.following(self.table.view(), self.walk.at))

    @property
    def _by_keys(self) -> Mapping[str, Callable[[Pressed], None]]:
        """What is done with the keyboard at the table itself, by the names of the commands."""
        return {
            "walk": lambda pressed: self.walk.go(DIRECTIONS[pressed.key]),
            "next": lambda pressed: self.walk.step(-1 if pressed.shift else 1),
            "press": lambda pressed: self._press_focused(enters=pressed.enters),
            commands.LOOK: lambda _: self._look_around(),
            commands.ZOOM: lambda _: self.look_closely(),
            commands.EXPLAIN: lambda _: self._explain(),
        }

    def add(self, count: int, over: Sequence[Spot] = ()) -> None:
        """Hold more of what is held in numbers, or fewer; over it the first is taken up by it."""
        view, hands = self.table.view(), self.table.hands
        if hands.held is not None or count <= 0:
            hands.add(view, count)
        elif self.table.free:
            found = hands.moves.liftable(view)
            hands.lift(view, [spot for spot in over if spot in found and hands.moves.count_of(found[spot])])

    def _explain(self) -> None:
        pointed = self._pointed()
        self._asked = () if pointed == self._asked else pointed

    def _look_around(self) -> None:
        """Walk all there is to be seen, beginning with what the mouse is at; or only what can be used again."""
        self.walk.look_around(next(iter(self.under), None) if self.by_mouse else None)
        self.by_mouse = False
        self._say_whether_looking_around()

    def _say_whether_looking_around(self) -> None:
        """Say where the keyboard goes from now on: nothing else shows it at once."""
        words = tr("table.look.on" if self.walk.everything else "table.look.off")
        self._refusing.say(Tip("", words, spot=self.walk.at or HelpSpot()))

    def hold(self, count: int) -> None:
        """Hold so much of what is held in numbers, and go where it may be put."""
        if not self.table.free:
            return
        empty = self.table.hands.held is None
        if self.table.hands.hold(self.table.view(), count) and empty:
            self._carry_by_keys()

    def lift(self, spot: Spot) -> None:
        """Take up what lies at a spot, and go where it may be put."""
        if self.table.free and self.table.hands.lift(self.table.view(), (spot,)):
            self._carry_by_keys()

    def press(self, spot: Spot) -> None:
        """Press a spot by a key of its own, wherever the keyboard is."""
        self.by_mouse = False
        self._press((spot,))

    def _carry_by_keys(self) -> None:
        self.by_mouse = self.walk.everything = False
        self.walk.begin()

    def put_back(self) -> bool:
        """Put back what is held, and be with the keyboard where that came from; return whether anything was held."""
        hands, lay = self.table.hands, self.table.hands.lies
        held = hands.held
        if not hands.let_go():
            return False
        origin, usable = hands.moves.origin(held), self.walk.usable()
        if not self.by_mouse and origin in usable and not (lay and self.walk.at in usable):
            self.walk.at = origin
        return True

    def _press_focused(self, *, enters: bool) -> None:
        """Press what the keyboard is at; with nothing there, go where one can go on, or press what leads on.

        A key that `enters` presses the main button at once, any other key only what alone leads on. While something
        is composed, a key that `enters` presses what leads on unless it is at another way out. At what counted until
        all was taken, such as a coin, it stays: a key that is pressed repeatedly must not decide. Who takes coins by
        mouse never was there by keys.
        """
        counted_out = self.table.hands.lasts and self.walk.rect is not None
        if (self._astray and not counted_out) or (enters and (self._only_counts or self._laid_by_mouse)):
            self.walk.begin()
            main = enters and self.walk.at == ButtonSpot(self.table.main_button())
            alone = self.table.hands.lies or self._is_only_way
            if not isinstance(self.walk.at, ButtonSpot) or not (main or alone):
                return
        hands = self.table.hands
        before, lay = hands.held, hands.lies
        self.by_mouse = False
        self.walk.press()
        self._press((self.walk.at,))
        begun = hands.held is not None and before is None
        laid = hands.lies and not lay
        again = hands.lasts and self.walk.at in self.walk.usable()
        if (begun or laid) and not again:
            self._carry_by_keys()

    @property
    def _astray(self) -> bool:
        """Whether the keyboard is nowhere, or at a thing that has nothing to do with what is being composed."""
        at = self.walk.at
        if at is None or self.walk.rect is None:
            return True
        return self.table.hands.lies and key_of(at) is None and at not in self.walk.usable()

    @property
    def _is_only_way(self) -> bool:
        return len(self.table.ways()) <= 1 and all(key_of(spot) is not None for spot in self.walk.usable())

    @property
    def _laid_by_mouse(self) -> bool:
        """Whether the mouse composes what lies on the table, and the keyboard is still at a thing and no button."""
        at = self.walk.at
        return self.by_mouse and self.table.hands.lasts and at is not None and key_of(at) is None

    @property
    def _only_counts(self) -> bool:
        return isinstance(self.walk.at, ButtonSpot) and self.table.only_counts(self.walk.at.key)

    def _pointed(self) -> tuple[Spot, ...]:
        return self._eyes().pointed

    def _eyes(self, stays: Spot | None = None) -> Looking:
        over = self.by_mouse and self.pointer.at is not None
        return Looking(self.under if self.by_mouse else (), self.walk.at, stays, by_mouse=over)
