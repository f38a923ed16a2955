"""The table: the scene in which a game is played."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import IDLE
from leonardo.app.table import commands
from leonardo.app.table.areas import Point
from leonardo.app.table.buttons import TableButton
from leonardo.app.table.dialogs.answers import Answers
from leonardo.app.table.dialogs.dialog import letters_ahead
from leonardo.app.table.dialogs.warning import Warner
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.frame import Frame
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.input.carrying import over
from leonardo.app.table.input.close_look import CloseLook
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.deafness import Deafness, PlacedButton, standing
from leonardo.app.table.input.peeking import Peeking
from leonardo.app.table.kinds import Action, Held, Spot, View
from leonardo.app.table.layers import Layers
from leonardo.app.table.log_panel import LogPanel, LogWords
from leonardo.app.table.marks import Marks
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.sounds import DENY, DROP, YOUR_TURN
from leonardo.app.table.players import hand_over, looks, tell_troubles
from leonardo.app.table.results.podium import GROUND
from leonardo.app.table.seen import SeenTable
from leonardo.app.table.since.scene import SinceScene, deeds
from leonardo.app.table.small_picture import SmallPicture
from leonardo.app.table.spots import PromptSpot, key_of
from leonardo.app.table.standing.forecast import Forecasting
from leonardo.app.table.standing.scene import StandingScene
from leonardo.app.table.strip.unrolling import Unrolling
from leonardo.app.table.timing import Guard
from leonardo.app.table.words.cited import rule_of
from leonardo.app.table.words.prompt_state import Awaited
from leonardo.play.session import Session
from leonardo.play.since import since_decision_of

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_THINKING: Final = 30
"""Milliseconds between two looks whether a built-in player has decided."""


class TableScene(SeenTable):
    """The table of one game. It shows the results when the game is over."""

    def __init__(self, host: "Host", game: AnyTableGame, session: Session) -> None:
        super().__init__(host, game, session)
        colours = [look.colour for look in looks(session)]
        self.log = LogPanel(
            self.kit,
            LogWords(self.line, game.is_heading, self.course.by_itself),
            lambda: self.picture.log_place,
            colours,
        )
        self.air = Air(game, self.picture)
        self.showing = Showing(self.picture)
        advise = self.hint if session.hint_service.offered else None
        answers = Answers(self.submit, session.objection, self._take_up, advise)
        self.dialogs = game.dialogs(self.kit, self.picture, self.names, answers)
        self.warner = Warner(self.kit, game, session.game.name, self.submit, self.dialogs.close)
        self.controls = Controls(self, game, self.kit.keys, session.game.name, self._commands())
        self._guard = Guard()
        self._deafness = Deafness()
        self._close_look = CloseLook(self.kit)
        self._results_shown = session.over  # who opens a finished game sees them at once
        self._called = True
        self._unrolling = Unrolling()
        self._layers = Layers(self.picture, self.showing, self.air, self.heralds, self.carrying, self._unrolling)
        self._offers = False
        self._peeking = Peeking(self.course, self.kit.keys)
        self._drawn: tuple[View, Marks] | None = None
        self._counted: View | None = None
        """The view at whose numbers those that run are aimed."""
        self._stood: tuple[Frame, tuple[PlacedButton, ...]] | None = None
        session.autosave.picture = SmallPicture(self.kit, game, session)

    # ---- the scene

    def enter(self) -> None:
        """Sit down."""
        self.kit.audio.play_music("lute")
        self.session.prepare()
        for work in letters_ahead(self.kit):
            self.kit.later(work)

    def leave(self) -> None:
        """Get up; the session stays with the host."""
        self.session.autosave.picture = None

    def pause(self) -> None:
        """Put back what is held: another scene comes over the table."""
        self._close_look.end()
        if self._peeking.end():
            self.redraw()
        self._unrolling.end()
        self.controls.forget()
        self.carrying.forget()
        self.controls.look_away()

    def resume(self) -> None:
        """See again what the keyboard is at, and what is under the mouse once it moves."""
        self.controls.away = False
        if self._asked() is not None:
            self.controls.come_to_question(by_keys=not self.controls.by_mouse)
        self.redraw()

    def arrange(self, layout: Layout) -> None:
        """Lay everything out for a size of the window."""
        self.picture.text_scale = self.kit.settings.text_scale
        self.picture.arrange(layout.size, self.view())
        self._frame = None
        self._readiness.forget()
        self.air.forget()
        self.showing.forget()
        self.log.forget()

    def handle(self, event: pygame.Event) -> bool:
        """Answer to mouse and keyboard."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._guard.begin(self._asked())
        if self._close_look.handle(event) or self.log.handle(event):
            self.redraw()
            return True
        if self._hurries(event):
            return True
        if self._peeking.read(event):
            self.redraw()
            return True
        return self.controls.read(event)

    def _hurries(self, event: pygame.Event) -> bool:
        """Go on with what is on the stage: at any press, and at any key that does not mean something everywhere.

        Where nothing is on it, a press of anything but a button hurries the present move, and is free for more.
        """
        if event.type != pygame.MOUSEBUTTONDOWN and not self.kit.keys.goes_on(event):
            return False
        playback = self.course.playback
        if playback.hurry():
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and not any(key_of(spot) for spot in self.spots_at(event.pos)):
            playback.hurry_move()
        return False

    def update(self, milliseconds: float) -> None:
        """Let the game go on, unless something lies over the table."""
        if self.kit.stack.top is not self:
            return
        self._go_on(milliseconds)
        self._notice_question(milliseconds)
        self._deafness.update(milliseconds, self._standing())
        self._close_look.update(milliseconds)
        self._peeking.update(milliseconds)
        self.controls.update(milliseconds)
        if self.hands.take_refusal():
            self._ear.play(DENY)
        if self.carrying.update(milliseconds, over(self), moving=self.kit.settings.motion > 0):
            self.redraw()
        self._hand_over()
        if self.kit.stack.top is self:
            self._ask()
        if self.kit.stack.top is self:
            self.tell()
        self._prepare()

    def _standing(self) -> tuple[PlacedButton, ...]:
        """Return the buttons beside the prompt; the same as long as the frame is."""
        frame = self.frame()
        if self._stood is None or self._stood[0] is not frame:
            self._stood = frame, tuple(standing(self.game, frame))
        return self._stood[1]

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

    def _notice_question(self, milliseconds: float) -> None:
        """Let the keyboard come to what is asked now, with a sound, and leave what was asked before."""
        if not self._guard.update(milliseconds, self._asked()):
            return
        self.controls.leave_question()
        if self._asked() is not None:
            self.controls.come_to_question(by_keys=self.kit.stack.by_keys)
        self.redraw()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        calm, life = self._calm(), self.picture.life
        return min(calm, life.rest()) if life is not None and self._living else calm

    def _calm(self) -> int:
        """Return for how many milliseconds nothing will change but what lives."""
        if self.kit.stack.top is not self:
            return IDLE
        if self.course.playback.busy and self.course.visitor is None:
            return 0
        if self.carrying.moves or self._offers or self._unrolling.busy or self._prepares:
            return 0
        carried = self.carrying.rest(over(self), moving=self.kit.settings.motion > 0)
        if not carried:
            return 0
        settled = self._guard.open and self._deafness.over
        if self.session.thinking or self.course.chance_waits or not settled or self._peeking.unclear:
            return _THINKING
        rest = self._close_look.rest(self.controls.rest(carried))
        flags = self.course.playback.flags.changes_in
        return rest if flags is None else min(rest, max(1, round(flags)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, what flies and what is held, the log and what is looked at closely."""
        self._layers.forget()
        self.draw_again(surface)

    def draw_again(self, surface: pygame.Surface) -> None:
        """Draw no more than what has changed, and what moves."""
        view, laid = self.view(), self.marks()
        self._drawn = view, laid
        self.picture.arrange(surface.get_size(), view)
        self._layers.draw(surface, view, laid, self.course, moving=not self.kit.settings.reduced_motion)
        if self.log.open:
            self.log.draw(surface, self.course.history())
        if self._close_look.spot is not None:
            self.picture.zoom(surface, view, self._close_look.spot)
        if self.log.open or self._close_look.spot is not None:
            self._layers.forget()

    def stir(self, surface: pygame.Surface, milliseconds: float) -> bool:
        """Let what lives on the table go on, while nothing else moves and nothing lies over it."""
        return self._living and self._drawn is not None and self.picture.stir(surface, *self._drawn, milliseconds)

    @property
    def _living(self) -> bool:
        """Whether the table lives: a person looks at it who has nothing against motion, and nothing else moves."""
        settings = self.kit.settings
        if (
            self.picture.life is None
            or self._drawn is None
            or not (self.kit.living and settings.living and settings.motion)
        ):
            return False
        held = self.hands.held is not None or self.carrying.moves
        covered = self.log.open or self._close_look.spot is not None or bool(self._drawn[1].tips)
        return not (self.course.playback.busy or held or covered)

    # ---- what the person does

    def tell(self) -> None:
        """Say what went wrong, if anything did; the game goes on."""
        tell_troubles(self.host, self.session)

    def act(self, action: Action, dropped: bool) -> None:
        """Carry out what was decided, or ask before."""
        if not self.warner.warns(self.course.view(), action):
            if self.kit.settings.confirm and self.game.moves.to_be_confirmed(action):
                self._stage(action)
            else:
                self.submit(action, dropped)
        self.redraw()

    def submit(self, action: Action, dropped: bool = False) -> None:
        """Carry out an action; a piece that was `dropped` by hand does not fly there, it comes down from the hand."""
        self.carrying.let_fall(action, self.course.playback)
        if dropped and self._staging.action is not None:
            self.course.playback.show_next_at_once()
        self.hands.let_go()
        self._staging.clear()
        self.dialogs.close()
        self.warner.close()
        self.course.act(action)
        self._changed()
        self._go_on(0)

    def button(self, key: str, at: Point | None = None) -> None:
        """Press a button of the prompt, the log or the menu; by mouse at a pixel, where nothing else must have been."""
        button = next((button for button in self.game.buttons if button.key == key), None)
        if button is not None:
            if at is None or not self._deafness.to_press(self.frame().means(key), at):
                self._press(button)
        elif key in self._corner:
            self._corner[key]()
        self.redraw()

    def _press(self, button: TableButton) -> None:
        action = button.action(self.course.view()) if self.free else None
        if action is None and button.run is not None and (self.meant or not button.answers):
            button.run(self)
        elif action is not None and self.meant and not self.warner.warns(self.course.view(), action):
            self.submit(action)

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

    def _commands(self) -> dict[str, Callable[[], None]]:
        """The commands of the keyboard that are buttons, too, by their names, and those that put back or unfold."""
        of_buttons = {button.command for button in self.game.buttons if button.command}
        found: dict[str, Callable[[], None]] = {command: partial(self._command, command) for command in of_buttons}
        found |= {"back": self._escape, commands.LOG: self.log.toggle}
        found |= {commands.RULES: self.read_rule, "keys": self.show_help}
        return found | {commands.STANDING: self.show_standing, commands.SINCE: self._since_by_key}

    def _command(self, command: str) -> None:
        """Press the last of the buttons to be seen that have this command, if any has."""
        shown = self.buttons()
        keys = [button.key for button in self.game.buttons if button.command == command and button.key in shown]
        if keys and not self._deafness.to_key(self.frame().means(keys[-1]), command):
            self.button(keys[-1])

    @property
    def _corner(self) -> dict[str, Callable[[], None]]:
        """What is pressed in the corner, like a button."""
        return {"log": self.log.toggle, "keys": self.show_help, "menu": self.pause_game}

    def _escape(self) -> None:
        """Put back what is held or staged, and only then pause."""
        if self.hands.let_go() or self.controls.stop_looking_around():
            return
        if self._staging.action is not None:
            self._staging.clear()
        else:
            self.pause_game()

    def pause_game(self) -> None:
        """Put the pause over the table."""
        self.host.show_pause()

    def show_help(self) -> None:
        """Put notes over the table on what lies where; where the game has none, list the keys."""
        given = self.host.games[self.session.game.name].learning.help
        if given is None:
            self.host.show_keys()
        else:
            self.kit.stack.push(HelpScene(self, given()))

    def read_rule(self) -> None:
        """Open the rules at what the tips that are to be seen cite; at the contents where there are none."""
        self.host.show_rules(rule_of(self.marks().tips))

    # ---- what the buttons do

    def undo(self) -> None:
        """Take the last decision back, if it can be."""
        if not self.why_no_undo():
            self.course.undo()
            self._last_acts.recall(self.course.history())
            self._counting.settle(self.game.counts(self.course.view()))
            self._counted = None
            self._changed()

    def hint(self) -> None:
        """Ask what Leonardo would do."""
        if self.free and self.session.hint_service.offered:
            self.kit.stack.push(HintScene(self.kit, self))

    def skip(self) -> None:
        """Show the next decision at once."""
        self.course.skipping = self.course.playback.busy or self.session.thinking or self.course.chance_waits

    def put_back(self) -> None:
        """Take back what is staged."""
        self._staging.clear()

    def confirm(self) -> None:
        """Let count what is staged."""
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

    def show_standing(self) -> None:
        """Show how everybody stands, where the game tells it."""
        if self._forecasting is not None:
            view = self.course.view()
            told = self._forecasting.tell(view, self.session)
            self.kit.stack.push(StandingScene(self.kit, self.session, view, told))

    def show_since(self) -> bool:
        """Show what the others did since the last decision of who sits here; tell whether there is anything."""
        seat = self.course.sitter
        if seat is None or self.course.playback.busy:
            return False
        told = deeds(self, since_decision_of(self.session.played, seat))
        if told:
            self.kit.stack.push(SinceScene(self.kit, self, told))
        return bool(told)

    def _since_by_key(self) -> None:
        self.show_since()

    @property
    def eyes(self) -> Eyes:
        """Who looks at the screen."""
        return self.course.eyes

    @property
    def _forecasting(self) -> Forecasting | None:
        given = self.host.games[self.session.game.name].learning.standing
        return given() if given is not None else None

    def show_dialog(self) -> None:
        """Open the dialog of the decision again."""
        self.dialogs.show(self.course.view())

    def show_results(self, *, came: bool = False) -> None:
        """Show how the game ended; if that `came` by itself, step by step."""
        self.kit.stack.push(self.game.results(self.host, self.session, came=came))

    def _stage(self, action: Action) -> None:
        self.carrying.put_down()
        self._ear.play(DROP)
        self._staging.stage(self.course.view(), action)

    def _take_up(self, held: Held) -> None:
        self.controls.take(held)
        self.redraw()

    # ---- what goes on

    def _changed(self) -> None:
        """Bring everything up to date with what has been shown."""
        for happening in self.course.shown:
            event = self.course.eyes.event(happening)
            if event is not None:
                self._last_acts.see(event)
        self.course.shown.clear()
        self.log.forget()
        if not self.course.playback.busy:
            self.controls.forget()
        self.redraw()

    def _go_on(self, milliseconds: float) -> None:
        """Show what happened for so long, and let it be heard."""
        settings = self.kit.settings
        self._wait_until_ready()
        shown = self.course.update(milliseconds, settings.speed.factor, moving=not settings.reduced_motion)
        if self.course.spare() or shown:
            self._changed()
        view = self.course.view()
        if view is not self._counted:
            self._counted = view
            self._counting.aim(self.game.counts(view))
        unrolls = self._unrolling.update(milliseconds, settings.motion)
        if self._counting.update(milliseconds, settings.motion) or unrolls:
            self.redraw()
        self._ear.hear(self.course.playback.take_sounds())
        thinks = self.session.decider if self.session.thinking and not self.course.playback.busy else None
        waits = self._waiting.update(milliseconds, thinks, moving=settings.motion > 0)
        if self._telling.update(milliseconds, self.course.told) or waits:
            self.redraw()

    def _hand_over(self) -> None:
        """Let the next person come to the screen alone, before anything secret of theirs is shown."""
        wanted = self.course.wanted
        if wanted is None or self.kit.stack.top is not self:
            return

        def sit() -> None:
            self.course.sit(wanted)
            self._changed()

        self.kit.stack.push(hand_over(self.host, self.session, wanted, sit))

    def _ask(self) -> None:
        """Open the dialog of a decision that needs one; show the results when the game is over."""
        called = self.free or self.course.visit is not None
        if called and not self._called:
            self._unrolling.begin()
            self._ear.play(YOUR_TURN)
        self._called = called
        self._offers = self.free and self.dirty and self.kit.settings.speed.factor > 0
        if self._offers:
            return  # the table shows what has changed first, and the dialog comes over it in the next frame
        if self.free:
            self.dialogs.offer(self.course.view())
        elif self.session.over and not self._results_shown:
            if self.course.playback.busy:
                self.kit.pictures.begin(GROUND)
                return
            self._results_shown = True
            self.show_results(came=True)
