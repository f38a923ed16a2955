"""The table: the scene in which the game is played."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame
from attrs import evolve

from leonardo.app.davinci import commands
from leonardo.app.davinci.dialogs.opening import Answers, Opening
from leonardo.app.davinci.memory import open_memory
from leonardo.app.davinci.moves.in_hand import Held
from leonardo.app.davinci.picture.closely.zoom import seen_closely
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.davinci.spots import Spot
from leonardo.app.davinci.words import prompt as prompts
from leonardo.app.davinci.words.last_acts import LastActs
from leonardo.app.davinci.words.log import is_heading, line
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import IDLE, Scene
from leonardo.app.kit.words import words
from leonardo.app.table import commands as table_commands
from leonardo.app.table.course import Course
from leonardo.app.table.hint.scene import HintScene
from leonardo.app.table.input.carrying import Carrying, over
from leonardo.app.table.input.close_look import CloseLook
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.log_panel import LogPanel, LogWords
from leonardo.app.table.marking import marks
from leonardo.app.table.marks import Marks, Prompt
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.sounds import DENY, DROP, YOUR_TURN, Ear
from leonardo.app.table.players import hand_over, looks, player_at, tell_troubles
from leonardo.app.table.small_picture import SmallPicture
from leonardo.app.table.staging import Staging, to_be_confirmed
from leonardo.app.table.timing import Guard, Telling, Waiting
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_THINKING: Final = 30
"""Milliseconds between two looks whether a built-in player has decided."""


class TableScene(Scene):
    """The table of one game. It shows the results when the game is over."""

    def __init__(self, host: "Host", session: Session) -> None:
        super().__init__(host.kit)
        self.host = host
        self.session = session
        self.names = tuple(seat.name for seat in session.seats)
        self.picture = TablePicture(
            looks(session),
            pictures=self.kit.pictures,
            open_memory=open_memory(session),
            text_scale=self.kit.settings.text_scale,
        )
        self.course = Course(session)
        self.hands = Hands()
        self._line = partial(line, names=self.names)
        colours = [look.colour for look in looks(session)]
        self.log = LogPanel(self.kit, LogWords(self._line, is_heading), lambda: self.picture.log_top, colours)
        self.air = Air(self.picture)
        self._ear = Ear(self.kit.audio)
        self.carrying = Carrying(self.picture, self._ear.play)
        answers = Answers(
            self.submit, session.objection, self._take_up, self._hint if session.hint_service.offered else None
        )
        self.opening = Opening(self.kit, self.picture, self.names, answers)
        self.controls = Controls(self, self.kit.keys, self._commands())
        self._staging = Staging(session.preview)
        self._telling = Telling(self._line)
        self._guard = Guard()
        self._waiting = Waiting()
        self._last_acts = LastActs()
        self._last_acts.recall(self.course.history())
        self._close_look = CloseLook(self.kit)
        self._results_shown = session.over  # who opens a finished game sees them at once
        self._was_free = True
        session.autosave.picture = SmallPicture(self.kit, session)

    # ---- what is seen

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""
        return self.course.free and self._staging.action is None

    def view(self) -> View:
        """Return what is seen, with what is staged."""
        return self._staging.preview or self.course.view()

    def prompt(self) -> Prompt:
        """Return the line of whose decision it is."""
        course = self.course
        situation = prompts.Situation(
            names=self.names,
            held=self.hands.held,
            reveal=self.hands.reveal,
            staged=self._staging.action,
            undo=not self._why_no_undo(),
            visit=course.visit,
            playing=course.playback.busy and course.visit is None,
            told=self._telling.now,
            several=course.several,
            asked=self.opening.is_open,
            long=self._waiting.shown is not None and self._waiting.shown.long,
            advised=self.session.hint_service.offered,
        )
        return prompts.prompt(course.view(), situation)

    def marks(self) -> Marks:
        """Return what is laid over the picture."""
        course = self.course
        laid = marks(
            self.view(),
            self.hands,
            self.controls.looking(self._staging.stands_at(course.view())),
            self.prompt(),
            free=self.free,
            referee=self.session,
            last_acts=self._last_acts.told(),
            thinking=self._waiting.shown,
            why_no_undo=self._why_no_undo(),
            pulse=self.carrying.breath,
            keys=self.kit.keys,
            who=lambda seat: player_at(self.host, self.session, seat),
        )
        playback = course.playback
        lifted = (*laid.lifted, *self.carrying.lifted)
        return evolve(laid, absent=playback.absent, touched=playback.touched, lifted=lifted, held=self.carrying.hides)

    def places(self) -> Mapping[Spot, pygame.Rect]:
        """Return where everything lies."""
        return self.picture.spots(self.view(), Marks(prompt=self.prompt()))

    def spots_at(self, point: tuple[int, int]) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""
        return self.picture.spots_at(self.view(), point, Marks(prompt=self.prompt()))

    def buttons(self) -> Sequence[str]:
        """Return the keys of the buttons to be seen."""
        return [button.key for button in self.prompt().buttons]

    # ---- the scene

    def enter(self) -> None:
        """Sit down."""
        self.kit.audio.play_music("lute")
        self.session.prepare()

    def leave(self) -> None:
        """Get up; the session stays with the host."""
        self.session.autosave.picture = None

    def pause(self) -> None:
        """Put back what is held: another scene comes over the table."""
        self._close_look.end()
        self.controls.forget()
        self.carrying.forget()
        self.controls.look_away()

    def resume(self) -> None:
        """See again what the keyboard is at, and what is under the mouse once it moves."""
        self.controls.away = False
        self.redraw()

    def arrange(self, layout: Layout) -> None:
        """Lay everything out for a size of the window."""
        self.picture.text_scale = self.kit.settings.text_scale
        self.picture.arrange(layout.size, self.view())
        self.air.forget()
        self.log.forget()

    def handle(self, event: pygame.Event) -> bool:
        """Answer to mouse and keyboard."""
        if self._close_look.handle(event) or self.log.handle(event):
            self.redraw()
            return True
        return self.controls.read(event)

    def update(self, milliseconds: float) -> None:
        """Let the game go on, unless something lies over the table."""
        if self.kit.stack.top is not self:
            return
        self._go_on(milliseconds)
        self._guard.update(milliseconds, self.course.view().question if self.free else None)
        self._close_look.update(milliseconds)
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

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        if self.kit.stack.top is not self:
            return IDLE
        carried = self.carrying.rest(over(self), moving=self.kit.settings.motion > 0)
        if not carried:
            return 0
        if self.course.playback.busy:
            return 0 if self.course.visitor is None else IDLE
        if self.session.thinking or not self._guard.open:
            return _THINKING
        return self._close_look.rest(self.controls.rest(carried))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, what flies and what is held, the log and what is looked at closely."""
        view, laid = self.view(), self.marks()
        self.picture.arrange(surface.get_size(), view)
        self.picture.draw(surface, view, laid)
        self.air.draw(surface, self.course.playback, self.course.sitter)
        self.carrying.draw(surface, view.viewer)
        if self.log.open:
            self.log.draw(surface, self.course.history())
        if self._close_look.spot is not None:
            self.picture.zoom(surface, view, self._close_look.spot)

    # ---- what the person does

    def tell(self) -> None:
        """Say what went wrong, if anything did; the game goes on."""
        tell_troubles(self.host, self.session)

    def act(self, action: Action, at: Spot | None, dropped: bool) -> None:  # noqa: ARG002 - where it was does not matter
        """Carry out what was decided, or ask before."""
        if isinstance(action, actions.Interrupt):
            self.opening.confirm_interrupt(self.course.view(), action)
        elif self.kit.settings.confirm and to_be_confirmed(action):
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
        self.opening.close()
        self.course.act(action)
        self._changed()
        self._go_on(0)

    def button(self, key: str) -> None:
        """Press a button of the prompt, the log or the menu."""
        action = prompts.button_action(self.course.view(), key) if self.free else None
        if action is not None:
            if self._guard.open:
                self.submit(action)
        elif key in self._buttons:
            self._buttons[key]()
        self.redraw()

    def zoom(self, spots: Sequence[Spot]) -> bool:
        """Show the uppermost of some spots large that can be; tell whether one can be."""
        view = self.view()
        spot = next((found for spot in spots if (found := seen_closely(view, spot)) is not None), None)
        if spot is not None:
            self._close_look.begin(spot)
        return spot is not None

    def _commands(self) -> dict[str, Callable[[], None]]:
        """The commands of the keyboard that are buttons, too, by their names."""
        return {
            "back": self._escape,
            table_commands.UNDO: lambda: self.button(prompts.UNDO),
            table_commands.HINT: self._hint,
            table_commands.LOG: lambda: self.button("log"),
            table_commands.PASSING: self._end,
            commands.REVEAL: lambda: self.button(prompts.REVEAL),
            table_commands.SKIP: lambda: self.button(prompts.SKIP),
        }

    def _end(self) -> None:
        """Press the button that is done, or passes, or withdraws: whichever is there."""
        shown = self.buttons()
        self.button(next((name for name in (prompts.DONE, "pass", "withdraw") if name in shown), "pass"))

    @property
    def _buttons(self) -> dict[str, Callable[[], None]]:
        """What the buttons do that stand for no action of the rules."""
        return {
            prompts.UNDO: self._undo,
            prompts.HINT: self._hint,
            prompts.SKIP: self._skip,
            prompts.CONFIRM: self._confirm,
            prompts.PUT_BACK: self._staging.clear,
            prompts.FROM_DECK: lambda: self.opening.choose_from_deck(self.course.view()),
            prompts.RESULTS: self._show_results,
            prompts.DONE: self.course.end_visit,
            prompts.DIALOG: lambda: self.opening.show(self.course.view()),
            prompts.REVEAL: self.hands.turn_card,
            "log": self.log.toggle,
            "keys": self.host.show_keys,
            "menu": self.host.show_pause,
        }

    def _escape(self) -> None:
        """Put back what is held or staged, and only then pause."""
        if self.hands.let_go() or self.controls.stop_looking_around():
            return
        if self._staging.action is not None:
            self._staging.clear()
        else:
            self.host.show_pause()

    def _undo(self) -> None:
        if not self._why_no_undo():
            self.course.undo()
            self._last_acts.recall(self.course.history())
            self._changed()

    def _hint(self) -> None:
        """Ask what Leonardo would do."""
        if self.free and self.session.hint_service.offered:
            self.kit.stack.push(HintScene(self.kit, self))

    def _skip(self) -> None:
        self.course.skipping = self.course.playback.busy or self.session.thinking

    def _confirm(self) -> None:
        if self._staging.action is not None:
            self.submit(self._staging.action, dropped=True)

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
            event = happening.seen_by(self.course.sitter)
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
        if self.course.update(milliseconds, settings.speed.factor, moving=not settings.reduced_motion):
            self._changed()
        self._ear.hear(self.course.playback.take_sounds())
        thinks = self.session.decider if self.session.thinking and not self.course.playback.busy else None
        waits = self._waiting.update(milliseconds, thinks, moving=settings.motion > 0)
        if self._telling.update(milliseconds, self.course.happening) or waits:
            self.redraw()

    def _hand_over(self) -> None:
        """Let the next person come to the screen, before anything of theirs is shown."""
        wanted = self.course.wanted
        if wanted is None or self.kit.stack.top is not self:
            return

        def sit() -> None:
            self.course.sit(wanted)
            self._changed()

        self.kit.stack.push(hand_over(self.host, self.session, wanted, sit))

    def _ask(self) -> None:
        """Open the dialog of a decision that needs one; show the results when the game is over."""
        if self.free and not self._was_free:
            self._ear.play(YOUR_TURN)
        self._was_free = self.free
        if self.free:
            self.opening.offer(self.course.view())
        elif self.session.over and not self.course.playback.busy and not self._results_shown:
            self._results_shown = True
            self._show_results()

    def _show_results(self) -> None:
        self.kit.stack.push(ResultsScene(self.host, self.session, back=True, came=True))

    def _why_no_undo(self) -> str:
        objection = self.session.undo_objection(self.course.sitter)
        return words(objection.reason) if objection is not None else ""
