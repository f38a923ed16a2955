"""The table as far as persons act at it: what a press, a key or a let-go piece does, and what is opened over it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect

from leonardo.app.kit.points import Point
from leonardo.app.kit.translations import tr
from leonardo.app.table import commands
from leonardo.app.table.buttons import TableButton
from leonardo.app.table.dialogs import question
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.dialogs.back import Back
from leonardo.app.table.dialogs.warning import Warner
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.hint.coach import Coach, ask_alone
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.input.aiming import aimed
from leonardo.app.table.input.close_look import CloseLook, Peeking
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.deafness import Deafness
from leonardo.app.table.kinds import Action, Held, Spot, View
from leonardo.app.table.log_panel import LogPanel, LogWords, clear_of
from leonardo.app.table.motion.sounds import DROP
from leonardo.app.table.opened import OpenedTable
from leonardo.app.table.players import looks, tell_troubles
from leonardo.app.table.shown.marks import Tip
from leonardo.app.table.spots import ButtonSpot, PromptSpot, key_of
from leonardo.app.table.timing import Guard
from leonardo.app.table.words import refusals
from leonardo.app.table.words.explaining import rule_of
from leonardo.app.table.words.prompt_state import Awaited
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class PlayedTable(OpenedTable, ABC):
    """The table as far as persons act at it; what goes on there by itself is up to `TableScene`."""

    warns: ClassVar[bool] = True  # whether dangers are told of here before something is done

    def __init__(self, host: "Host", game: AnyTableGame, session: Session) -> None:
        super().__init__(host, game, session)
        colours = [look.colour for look in looks(session)]
        self.log = LogPanel(
            self.kit,
            LogWords(self.line, game.is_heading, self.course.by_itself),
            lambda: clear_of(self.asking(), self.picture.log_place, Rect((0, 0), self.picture.page.size)),
            colours,
        )
        advise = self.hint if session.hint_service.offered else None
        answers = Answers(
            self.submit,
            session.objection,
            self._take_up,
            advise,
            self._let_lie,
            lambda at: self._peeking.by_button(() if at is None else self.spots_at(at), at is None),
            Back(self),
            lambda: self._own_name if self.course.several else "",
        )
        self.dialogs = game.dialogs(self.kit, self.picture, self.names, answers)
        alone = not self.course.several and bool(self.course.people)
        self._coach = Coach(self) if alone and session.for_practice else None
        tools = looks(session), self.submit, self.dialogs.close, session.hint_service.advises
        self.warner = Warner(self.kit, game, session.game.name, *tools)
        self.warner.tells = self.warns
        self.controls = Controls(self, game, self.kit.keys, session.game.name, self._commands())
        self._guard = Guard()
        self._chosen: tuple[object, Held | None] = None, None
        """What was asked and held when a hint was asked for."""
        self._deafness = Deafness()
        self._begun_at: Spot = None
        """Where the last press was that stands for one of a button."""
        self._close_look = CloseLook(self.kit)
        self._peeking = Peeking(self.course, self.kit.keys)
        self._counted: tuple[View, View] | None = None
        """The view at whose numbers those that run are aimed, and that to whose numbers coins lead that fly."""

    @property
    def sheet_over(self) -> Rect | None:
        return self.log.rect() if self.log.open else None

    def _let_lie(self) -> None:
        self.course.playback.show_next_at_once()

    @abstractmethod
    def seen_places(self) -> Mapping[Spot, Rect]:
        """Return the rectangles around all that is seen of the table, in pixels."""

    @abstractmethod
    def _go_on(self, milliseconds: float) -> None:
        """Show what happened for so long."""

    @property
    def meant(self) -> bool:
        """Whether the last press was begun on what is asked now, and not on what was there before."""
        return self._guard.meant(self._asked())

    def _asked(self) -> object:
        """What the person is to answer, if anything: another thing each time, though the same may be asked again."""
        course, turns = self.course, len(self.session.played.turns)
        if course.visit is not None:
            return Awaited.TOLD, turns, course.visit
        if course.chance_waits:
            return (Awaited.CHANCE, turns) if course.presser is not None else None
        if course.free:
            return Awaited.MINE if self._staging.action is None else Awaited.CONFIRM, turns
        return None

    # ---- what the person does

    def tell(self) -> None:
        """Say what went wrong, if anything did; the game goes on."""
        tell_troubles(self.host, self.session)

    def aimed_at(self, point: Point) -> tuple[Spot, ...]:
        """Return what is meant by a pixel, the uppermost first, with what is in the hand."""
        return aimed(self, point)

    def why_not_there(self, held: Held, spots: Sequence[Spot], at: Point) -> Tip | None:
        """Return why something held may not go where it was let go, if there is anything to say."""
        return refusals.of_drop(self.game, self.course.view(), held, spots, at, self)

    def why_not_taken(self, spots: Sequence[Spot], at: Point) -> Tip | None:
        """Return why what was pulled at in vain cannot be taken up, to be said where it was let go."""
        return refusals.of_pull(self.game, self.course.view(), self.hands, spots, at, self)

    def why_not_now(self, spots: Sequence[Spot], at: Point, *, late: bool = False) -> Tip | None:
        """Return why nothing can be pulled away from some spots: nothing where these are no things of the game.

        With `late`, that was begun while something else was to be seen.
        """
        things = [spot for spot in spots if key_of(spot) is None and not isinstance(spot, PromptSpot)]
        sentence = tr("table.refused.moves") if late and self.free else self.why_no_drag()
        return refusals.of_drag(sentence, at) if things else None

    def why_no_drag(self) -> str:
        """Say why nothing can be taken up now, or what can be done instead."""
        course = self.course
        if self.free or (course.chance_waits and course.presser is not None):
            return tr("table.refused.not_now", task=self.prompt().words)
        if self._staging.action is not None:
            ways = {key: tr(f"table.button.{key}") for key in ("confirm", "put_back")}
            return tr("table.refused.staged", **ways)
        if course.playback.busy or self.session.decider is None or course.visit is not None:
            over = self.session.over and not course.playback.busy
            return tr("table.refused.over" if over else "table.refused.moves")
        if self.session.decider < 0 or self.session.decider == course.sitter:
            return tr("table.refused.moves")
        return tr("table.refused.waits", name=self.names[self.session.decider])

    def act(self, action: Action, dropped: bool) -> None:
        """Carry out what was decided, or ask before."""
        if not self.warner.warns(self.course.view(), action):
            if self.kit.settings.confirm and self.game.moves.to_be_confirmed(action):
                self.stage(action)
            else:
                self.submit(action, dropped)
        self.redraw()

    def submit(self, action: Action, dropped: bool = False) -> None:
        """Carry out an action; a piece that was `dropped` by hand does not fly there, it comes down from the hand."""
        self.carrying.let_fall(action, self.course.playback)
        if dropped and self._staging.action is not None:
            self.course.playback.show_next_at_once()
        self.look_through(self.picture.put_away(action))
        self._put_all_away()
        self._since_decided.decides(self.course.sitter)
        coach = self._coach
        self.course.act(action, weigh=coach is not None and coach.wished)
        if coach is not None:
            coach.begin()
        self.controls.leave_question()
        self._changed()
        self._go_on(0)

    def _put_all_away(self) -> None:
        """Let go of what is held or staged, and close what lies over the table."""
        self.hands.let_go()
        self._staging.clear()
        self.dialogs.close()
        self.warner.close()

    def button(self, key: str, at: Point | None = None) -> None:
        """Press a button of the prompt, the log or the menu; by mouse at a pixel, where nothing else must have been."""
        button = next((button for button in self.game.buttons if button.key == key), None)
        if button is not None:
            means, deafness = self.frame().means(key), self._deafness
            if at is not None and self._is_pale(key):
                pass  # its tip says why
            elif not (deafness.to_walk(means) if at is None else deafness.to_press(means, at)):
                self._press(button)
        elif key in self._corner:
            self._corner[key]()
        self.redraw()

    def press_ahead(self, spots: Sequence[Spot]) -> bool:
        """Order by a press of some spots what is asked next, while one's last decision is still shown, if it can be."""
        course, session = self.course, self.session
        turns, seat = session.played.turns, course.sitter
        if not course.playback.busy or seat is None or session.decider != seat or not turns or turns[-1].seat != seat:
            return False
        order = self.game.ahead(session.view(seat), spots, course.order)
        if order is not None:
            course.give_order(order)
        return order is not None

    def begins_at(self, spots: Sequence[Spot]) -> bool:
        """Press the button beside the prompt that begins with what lies at some spots, if one does; tell whether."""
        shown, view = self.buttons(), self.course.view()
        for button in self.game.buttons:
            spot = next((spot for spot in spots if spot in button.spots(view)), None)
            if spot is not None and button.key in shown:
                self._begun_at = spot
                self.button(button.key)
                return True
        return False

    def _is_pale(self, key: str) -> bool:
        return any(each.key == key and not each.enabled for each in self.prompt().buttons)

    def _press(self, button: TableButton) -> None:
        action = button.action(self.course.view()) if self.free else None
        if action is None and button.run is not None and (self.meant or not button.answers):
            button.run(self)
        elif action is not None and self.meant and not self.warner.warns(self.course.view(), action):
            self.submit(action)

    @property
    def looked_at(self) -> Spot | None:
        return self._close_look.spot

    def zoom(self, spots: Sequence[Spot]) -> bool:
        """Show the uppermost of some spots large that can be; tell whether one can be."""
        view, forecasting = self.view(), self._forecasting
        if forecasting is not None and any(map(forecasting.spots, spots[:1])):
            self.show_standing()
            return True
        if any(isinstance(spot, PromptSpot) for spot in spots[:1]) and self.show_since():
            return True
        closely = (self.picture.seen_closely(view, spot) for spot in spots)
        spot = next((found for found in closely if found is not None), None)
        if spot is not None:
            self._close_look.begin(spot)
        return spot is not None

    def wheel(self, turns: int, at: Point | None, spots: Sequence[Spot]) -> bool:
        """Press what the wheel means over a button or a number, or else see what is there more closely, or less.

        Nothing is seen more closely below a sheet on which the table asks.
        """
        view, marks = self.view(), self.marks()
        counter = self.picture.counter_at(view, at, marks) if at is not None and not spots else None
        pointed = next((spot.key for spot in (*spots[:1], counter) if isinstance(spot, ButtonSpot)), "")
        button = next((button for button in self.game.buttons if button.key == pointed), None)
        if button is not None and any(button.wheel):
            self.button(button.wheel[turns < 0])
            return True
        asking = self.asking()
        if at is None or (asking is not None and asking.collidepoint(at)):
            return False
        return self.look_through(self.picture.closer(at, turns))

    def drag(self, start: Point, end: Point) -> bool:
        """Draw what is seen along with the mouse, if it can be and nothing is held."""
        return self.hands.held is None and self.look_through(self.picture.drawn(start, end))

    def look_through(self, eye: Hashable) -> bool:
        """Look at the picture in another way, if it has any; tell whether it has."""
        if eye is None:
            return False
        if eye != self.picture.eye:
            self.picture.look_through(eye)
            self.redraw()
        return True

    def _commands(self) -> dict[str, Callable[[], None]]:
        """The commands of the keyboard that are buttons, too, by their names, and those that put back or unfold."""
        of_buttons = {button.command for button in self.game.buttons if button.command}
        found: dict[str, Callable[[], None]] = {command: partial(self._command, command) for command in of_buttons}
        found |= {"back": self._escape, commands.LOG: self.log.toggle}
        found |= {
            commands.MENU: self.pause,
            commands.RULES: self._read_rule_of_tips,
            "keys": self.show_help,
            commands.REDO: self.redo,
        }
        found |= {commands.STANDING: self.show_standing, commands.SINCE: self._since_by_key}
        return found | {commands.MENU: self.pause_game}

    def _command(self, command: str) -> None:
        shown = self.buttons()
        found = [button for button in self.game.buttons if button.command == command and button.key in shown]
        if found and not self._deafness.to_key(self.frame().means(found[-1].key), command):
            self._press(found[-1])
            self.redraw()
        elif command == commands.HINT and not self.session.hint_service.offered:
            self._explain(partial(tr, "table.refused.no_hints"))

    @property
    def _corner(self) -> dict[str, Callable[[], None]]:
        return {"log": self.log.toggle, "keys": self.show_help, "menu": self.pause_game}

    def _escape(self) -> None:
        """Put back what is staged or held, put away what lies open, one after the other, and only then pause."""
        if self._staging.action is not None:
            self._staging.clear()
        elif not (
            self.controls.put_back()
            or self.look_through(self.picture.put_away())
            or self.controls.stop_looking_around()
        ):
            self.pause_game()

    def show_help(self) -> None:
        """Put notes over the table on what lies where, and on what can be done now."""
        given = self.host.games[self.session.game.name].learning.help
        self.kit.stack.push(HelpScene(self, given() if given is not None else ()))

    def help(self) -> bool:
        self.show_help()
        return True

    def lead_to(self, spot: Spot | None, held: Held | None = None) -> None:
        """Let the keyboard be at a spot, with something in hand that may be carried there."""
        if held is not None and self.free:
            self.controls.take(held)
        if spot is not None:
            self.controls.go_to(spot)
        self.redraw()

    def _read_rule_of_tips(self) -> None:
        self.read_rule(rule_of(self.marks().tips))

    # ---- what the buttons do

    def go_on(self) -> None:
        """Go on from what is only to be read, where a table has such a thing."""

    def undo(self) -> None:
        """Take the last decision back, or say why that cannot be; ask before if another person has had a turn since."""
        why_not = self.why_no_undo()
        if why_not:
            self._explain(why_not)
        elif (asking := question.of_another(self.kit, self.course, self.names, self._undo)) is not None:
            self.kit.stack.push(asking)
        else:
            self._undo()

    def _undo(self) -> None:
        self._put_all_away()
        self.course.undo()
        self._last_acts.recall(self.course.history())
        self._lately.recall(self.course.history())
        self._since_decided.forget()
        self._counting.settle(self.game.counts(self.course.view()))
        self._counted = None
        self._changed()

    def redo(self) -> None:
        """Decide again what was undone last, with what others had decided then, or say why that cannot be."""
        why_not = self.why_no_redo() or ("" if self.course.free else tr("undo.not_now"))
        if why_not:
            self._explain(why_not)
            return
        self._put_all_away()
        self._since_decided.decides(self.course.sitter)
        self.course.redo()
        self._changed()
        self._go_on(0)

    def _explain(self, why_not: str | Callable[[], str]) -> None:
        self.kit.aside.say(why_not)
        self.redraw()

    def hint(self) -> None:
        """Ask what Leonardo would do; where the others look on, only once they look away if it may tell a secret."""
        if not self.session.hint_service.offered or self._staging.action is not None:
            return
        if not self.free:
            self._explain(partial(tr, "table.refused.no_hint_now"))
            return
        if self.hands.held is not None:
            self._chosen = self._asked(), self.hands.held
        if self.course.conceals:
            self.kit.stack.push(ask_alone(self.kit, self._own_name, self._show_hint))
        else:
            self._show_hint()

    def _show_hint(self) -> None:
        self.kit.stack.push(HintScene(self.kit, self))

    @property
    def _own_name(self) -> str:
        seat = self.course.sitter
        return "" if seat is None else self.names[seat]

    def _take_again(self) -> None:
        """Take up again what was held when a hint was asked for, if the same is still asked."""
        asked, held = self._chosen
        if held is not None and self.free and asked == self._asked() and self.hands.held is None:
            self.controls.take(held)
        self._chosen = None, None

    def skip(self) -> None:
        """Show the next decision at once."""
        self.course.skipping = self.course.playback.busy or self.session.thinking or self.course.chance_waits

    def ask(self) -> None:
        """Ask what the person was spared last, on the dialog that belongs to it."""
        if self.course.may_ask:
            self._put_all_away()
            self.course.ask()
            self._changed()
        self.show_dialog()

    def order(self, order: object, most: Action) -> None:
        """Let decisions follow from an order from now on; of what it may come to at most, the dangers are told."""

        def gives() -> None:
            self.course.give_order(order)
            action = self.course.ordered
            if action is not None:
                self.submit(action)

        if not self.warner.warns(self.course.view(), most, gives):
            gives()

    def countermand(self) -> None:
        """Ask again from now on, whatever was ordered."""
        self.course.countermand()
        self.redraw()

    def put_back(self) -> None:
        self._staging.clear()

    def confirm(self) -> None:
        if self._staging.action is not None:
            self.submit(self._staging.action, dropped=True)

    def peek(self) -> None:
        """Look under one's own covers while the table is open, or cover them again."""
        self._peeking.turn()
        self.redraw()

    def look_under(self, spots: Sequence[Spot], *, held: bool = False) -> bool:
        """Look under one's own covers if one of them is pressed, or cover them again; tell whether one is."""
        if not self._peeking.press(spots, held=held):
            return False
        self.redraw()
        return True

    def let_chance_decide(self) -> None:
        """Have done what is for chance to do, without waiting for it."""
        if self.course.chance_waits:
            self.course.let_chance_decide()
            self._changed()

    def end_visit(self) -> None:
        """Go on: the person has been told that there is nothing to decide."""
        if self.course.visit is not None:
            self.course.end_visit()

    def show_dialog(self) -> None:
        """Open the dialog of the decision again."""
        self.dialogs.show(self.course.view(), self._begun_at)
        self._begun_at = None

    @property
    def staged(self) -> Action | None:
        return self._staging.action

    def stage(self, action: Action) -> None:
        """Show a decision as if it had been carried out, to be confirmed, in the place of what was staged before."""
        self.carrying.put_down()
        self.ear.play(DROP)
        self._staging.stage(self.course.view(), action)

    def _take_up(self, held: Held) -> None:
        self.controls.take(held)
        self.redraw()

    # ---- what has changed

    def _changed(self) -> None:
        for happening in self.course.shown:
            event = self.course.eyes.event(happening)
            if event is not None:
                self._last_acts.see(event)
                self._lately.see(event)
                self._since_decided.see(event)
                self._telling.see(event)
        self.course.shown.clear()
        if not self.course.playback.busy:
            self.controls.forget()
        self.redraw()
