"""The table: the scene in which a game is played."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import IDLE, Spoken
from leonardo.app.kit.translations import tr, translations
from leonardo.app.kit.window.app import LONGEST_STEP
from leonardo.app.kit.window.curtain import begin_curtain, make_curtain_ready
from leonardo.app.kit.window.idle_tasks import Task
from leonardo.app.table.dialogs.dialog import letters_ahead
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.input.carrying import hanging, over
from leonardo.app.table.input.deafness import PlacedButton, standing
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.layers import Layers
from leonardo.app.table.looks.fading import Fading
from leonardo.app.table.motion.announcing import Announced
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.playback import Passed
from leonardo.app.table.motion.sounds import DENY, YOUR_TURN
from leonardo.app.table.picture import hidden
from leonardo.app.table.played import PlayedTable
from leonardo.app.table.players import hand_over
from leonardo.app.table.results.podium import GROUND
from leonardo.app.table.shown.frame import Frame
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.small_picture import SmallPicture
from leonardo.app.table.spots import key_of
from leonardo.app.table.strip.unrolling import Unrolling
from leonardo.app.table.words import spoken
from leonardo.engine.frozen import evolve
from leonardo.play.autosave import nothing
from leonardo.play.session import Session
from leonardo.saves import opening

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

LINGERS: Final = 6_000
"""Milliseconds without a touch after which the results come over a table where the game has just ended."""
KEYS_WAIT: Final = 600
"""Milliseconds for which keys wait when another person is to decide at an open table: they were meant for the last."""
_THINKING: Final = 30  # milliseconds between two looks whether a built-in player has decided


class TableScene(PlayedTable):
    """The table of one game. It shows the results when the game is over."""

    def __init__(self, host: "Host", game: AnyTableGame, session: Session) -> None:
        super().__init__(host, game, session)
        self.air = Air(game, self.picture)
        self.showing = Showing(self.picture)
        self._lingered = 0.0
        self._results_shown = session.over  # who opens a finished game sees them at once
        self._saw_the_end = False
        self._called = True
        self._seated = self.course.sitter
        self.keys_wait = 0.0
        """Milliseconds for which keys still wait, since another person is to decide."""
        self.unrolling = Unrolling(self.course.playback.timeline)
        self.fading = Fading(self.course.playback.timeline)
        moves = self.air, self.heralds, self.carrying, self.unrolling, self.fading
        self.layers = Layers(self.picture, self.showing, *moves)
        self._offers = False
        self._drawn: tuple[View, Marks] | None = None
        self._stood: tuple[Frame, tuple[PlacedButton, ...]] | None = None
        self._small = SmallPicture(self.kit, game, session)
        self._spoken = translations()
        """What the table said its last words from."""
        session.autosave.picture, session.autosave.ahead = self._small, self._small.ahead

    # ---- the scene

    def enter(self) -> None:
        self.kit.audio.play_music("lute")
        self.session.prepare()
        for work in (*letters_ahead(self.kit), *opening.ahead(type(self.session.played.state))):
            self.kit.later(work)

    def leave(self) -> None:
        """Get up; the session stays with the host, and what was to be done ahead is not done any more."""
        self.session.autosave.picture, self.session.autosave.ahead = None, nothing
        self._small.end()

    def pause(self) -> None:
        self._close_look.end()
        if self._peeking.end():
            self.redraw()
        self.unrolling.end()
        self.fading.end()
        if self.hands.lies:  # what is composed on the table, such as a chosen army, stays chosen
            self.controls.put_back_held()
        else:
            self.controls.forget()
            self.carrying.forget()
        self.controls.look_away()

    def release_held(self) -> None:
        """Put back what hangs from the hand; what lies on the table while it is composed stays there."""
        self._close_look.end()
        self._peeking.end()
        self.controls.put_back_held()
        self.redraw()

    def resume(self) -> None:
        """See again what the keyboard is at, and what is under the mouse once it moves."""
        self.controls.away = False
        self._take_again()
        if self._asked() is not None:
            self.controls.come_to_question(by_keys=not self.controls.by_mouse)
        self.redraw()

    def arrange(self, layout: Layout) -> None:
        self.picture.text_scale = self.kit.settings.text_scale
        self.picture.arrange(layout.size, self.view())
        self._frame = self._foretold = None
        if self._spoken is not translations():
            self._spoken = translations()
            self._telling.put_anew()
            self.course.playback.unsay()
        self._readiness.forget()
        self.air.forget()
        self.fading.end()
        self.showing.forget()
        self.log.forget()
        for work in (*self.picture.tools_ahead(), self.showing.lay_ready, self._ready_to_fade):
            self.kit.later(partial(self._do_ahead, work))

    def _do_ahead(self, work: Task) -> None:
        """Do a piece of work ahead, unless the table has been left."""
        if self in self.kit.stack:
            work()

    def _ready_to_fade(self) -> None:
        self.fading.make_ready(self.picture.page.size)

    def spoken(self) -> Spoken:
        """Return what is read aloud: where others hear it, nothing of what one sees under a cover or decided."""
        at, prompt, course = self.controls.walk.at, self.prompt(), self.course
        alone, focus = not course.several and not course.session.keeps_secrets, ""
        who = None if alone else (course.sitter, course.private, course.peeking)
        if course.peeking and not alone:
            return Spoken(who=who, quiet=True)
        if at is not None and not self.controls.by_mouse:
            focus = spoken.focus(at, prompt, self.told_at(at))
        news = self.log.sentences(course.history()) if alone or not course.private else ()
        asked = alone or not course.private or course.free or course.visit is not None
        return Spoken(spoken.asked(prompt) if asked else "", focus, news, at, who)

    @property
    def focus(self) -> Spot | None:
        return self.controls.walk.at

    def seen_places(self) -> Mapping[Spot, pygame.Rect]:
        found, stage = self.picture.seen(self.view(), self.marks()), self.showing.hides
        return found if stage is None else {spot: at for spot, at in found.items() if not hidden(at, stage)}

    def handle(self, event: pygame.Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self._guard.begin(self._asked())
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEMOTION):
            self._lingered = 0.0
        if event.type == pygame.MOUSEMOTION:
            self._pace.stirred()
        if event.type == pygame.KEYDOWN and self.keys_wait > 0 and self._is_for_table(event):
            return True
        if self._close_look.handle(event) or self.log.handle(event):
            self.redraw()
            return True
        if self._hurries(event):
            return True
        if self._peeking.read(event):
            self.redraw()
            return True
        walk = self.controls.walk
        before, read = walk.at, self.controls.read(event)
        if walk.rect is not None and walk.at != before:
            self.log.give_way(walk.rect)
        return read

    def _is_for_table(self, event: pygame.Event) -> bool:
        pressed = self.kit.keys.read(event, self.session.game.name)
        return pressed is not None and (pressed.command in ("walk", "next", "press") or "." in pressed.command)

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
        self._notice_person(milliseconds)
        self._lingered += milliseconds if self.lingers else 0.0
        self._notice_question(milliseconds)
        self._deafness.update(milliseconds, self._standing())
        if self._forecast.update(self.course.view() if self._forecasts and self.course.free else None):
            self.redraw()
        self._close_look.update(milliseconds)
        self._peeking.update(milliseconds)
        self.controls.update(milliseconds)
        if self.hands.take_refusal():
            self.ear.play(DENY)
        if self.carrying.update(milliseconds, over(self), moving=self.kit.settings.motion > 0):
            self.move()
        self._hand_over()
        if self._coach is not None and self.kit.stack.top is self:
            busy = self.hands.held is not None or self.staged is not None or self.dialogs.is_open
            self._coach.update(milliseconds, busy=busy)
        if self.kit.stack.top is self:
            self._ask()
        if self.kit.stack.top is self:
            self.tell()
        if self.showing.changes:
            self._pace.skip()
        self._small.keep_up()
        self._prepare()

    def _standing(self) -> tuple[PlacedButton, ...]:
        """Return the buttons beside the prompt; the same as long as the frame is."""
        frame = self.frame()
        if self._stood is None or self._stood[0] is not frame:
            self._stood = frame, tuple(standing(self.game, frame))
        return self._stood[1]

    def _notice_person(self, milliseconds: float) -> None:
        """Announce who is to decide now where several share an open table, and let keys wait for a moment."""
        self.keys_wait = max(0.0, self.keys_wait - milliseconds)
        before, self._seated = self._seated, self.course.sitter
        if before is None or self._seated is None or self._seated == before or self.course.private:
            return
        look = self.picture.looks[self._seated]
        told = Announced("", tr("table.prompt.comes", name=look.name), f"shield_{look.colour}")
        self.course.playback.announcing.begin(told)
        self.keys_wait, self._called = float(KEYS_WAIT), False

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
        works = self._prepares or self.session.autosave.under_way
        unrests = self.unrolling.busy or self.fading.busy
        if self.carrying.moves or self._offers or unrests or works:
            return 0
        carried = self.carrying.rest(hanging(self.hands), moving=self.kit.settings.motion > 0)
        if not carried:
            return 0
        if self.lingers:
            carried = min(carried, LONGEST_STEP)  # of a longer rest no more than that would be counted
        settled = self._guard.open and self._deafness.over and not self.keys_wait
        thought = self.session.thinking or self.session.hint_service.weighing
        if thought or self.course.chance_waits or not settled or self._peeking.unclear:
            return _THINKING
        if self._forecast.waits:
            return _THINKING
        rest = self._close_look.rest(self.controls.rest(carried))
        changes = self.course.playback.changes_in
        return rest if changes is None else min(rest, max(1, round(changes)))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, what flies and what is held, the log and what is looked at closely."""
        self._pace.stirred()
        self.layers.forget()
        self.draw_again(surface)

    def draw_again(self, surface: pygame.Surface) -> None:
        self._carry()
        view, laid = self.view(), self.marks()
        self._drawn = view, laid
        self.picture.arrange(surface.get_size(), view)
        self.layers.hidden = self.dialogs.hides
        self.layers.draw(surface, view, laid, self.course, moving=not self.kit.settings.reduced_motion)
        if self.log.open:
            self.log.draw(surface, self.course.history())
            self._draw_above(surface, self.log.rect())
        if self._close_look.spot is not None:
            self.picture.zoom(surface, view, self._close_look.spot)
        if self.log.open or self._close_look.spot is not None:
            self.layers.forget()

    def _draw_above(self, surface: pygame.Surface, sheet: pygame.Rect) -> None:
        """Draw tips and what is held over a sheet, too, where there was no other place for them."""
        view, before = self.view(), surface.get_clip()
        surface.set_clip(sheet)
        self.picture.draw_tips(surface, view, self.marks())
        self.carrying.draw(surface, view.viewer)
        surface.set_clip(before)

    def _carry(self) -> None:
        """Let what is held be where the mouse has come since time passed: what is told of a place keeps clear of it."""
        if hanging(self.hands) is not None and self.kit.stack.top is self:
            self.carrying.update(0.0, over(self), moving=self.kit.settings.motion > 0)

    def stir(self, surface: pygame.Surface, milliseconds: float) -> bool:
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
        held = self.hands.held is not None or self.carrying.moves or self.fading.busy
        covered = self.log.open or self._close_look.spot is not None or bool(self._drawn[1].tips)
        return not (self.course.playback.busy or held or covered)

    # ---- what goes on

    def _go_on(self, milliseconds: float) -> None:
        """Show what happened for so long, and let it be heard."""
        settings = self.kit.settings
        self._wait_until_ready()
        motion = settings.motion
        passed = self.course.update(milliseconds, settings.speed.factor, moving=not settings.reduced_motion)
        if self.course.spare() or passed is Passed.CHANGED:
            self._pace.skip()
            self._changed()
        elif passed:
            self.move()
        view, awaited = self.course.view(), self.course.playback.awaited(self.course.eyes)
        if self._counted is None or view is not self._counted[0] or awaited is not self._counted[1]:
            self._counted = view, awaited
            self._counting.aim(self.game.counts(view), self.game.counts(awaited), motion)
        unrolls, fades = self.unrolling.look(), self.fading.look(motion)
        if self._counting.look() or unrolls or fades:
            self.move()
        self.ear.hear(self.course.playback.take_sounds())
        thinks = self.session.decider if self.session.thinking and not self.course.playback.busy else None
        waits = self._waiting.update(milliseconds, thinks, moving=motion > 0)
        if self._telling.update(milliseconds, self.course.told, self.course.untold) or waits:
            self.redraw()

    def _hand_over(self) -> None:
        """Let the next person come to the screen alone, before anything secret of theirs is shown."""
        wanted = self.course.wanted
        if wanted is None or self.kit.stack.top is not self:
            return

        def sit() -> None:
            self.course.sit(wanted)
            self._changed()

        self.kit.rest_pointer()
        self.kit.stack.push(hand_over(self.host, self.session, wanted, sit, self.pause_curtain))

    def _ask(self) -> None:
        """Open the dialog of a decision that needs one; show the results when the game is over."""
        free = self.free
        called = free or self.course.visit is not None
        if called and not self._called:
            self.unrolling.begin(self.kit.settings.motion)
            self.ear.play(YOUR_TURN)
            self.kit.call_person()
        self._called = called
        self._offers = free and self.dirty and self.kit.settings.speed.factor > 0
        if self._offers:
            return  # the table shows what has changed first, and the dialog comes over it in the next frame
        if free:
            self.dialogs.offer(self.course.view())
            if self.dialogs.is_open:
                self._make_ready_below()
        elif self.session.over and not self._results_shown:
            if self.course.playback.busy:
                self.kit.pictures.begin(GROUND)
                begin_curtain(self.kit.pictures, self.kit.layout.size)
                if not self._saw_the_end:
                    self.kit.later(partial(make_curtain_ready, self.kit.pictures, self.kit.layout.size))
                self._saw_the_end = True
                return
            if not self.lingers or self._lingered >= LINGERS:
                self.show_results(came=True)

    def _make_ready_below(self) -> None:
        """Make what lies over the table once the sheet is gone on which one decides now."""
        for stroke in self.picture.laid_over(self.course.view(), evolve(self.marks(), answering=False)):
            self._make_later(iter(stroke.pieces()))

    def _make_later(self, pieces: Iterator[object]) -> None:
        """Make a piece, and the others after it, unless the table has been left."""
        if self in self.kit.stack and next(pieces, self) is not self:
            self.kit.later(partial(self._make_later, pieces))

    @property
    def lingers(self) -> bool:
        """Whether the game has ended and the table stays: what the others did last is looked at before the results.

        So it is where a person has played and just seen it. The results come when they are asked for, or when nobody
        has touched anything for a while.
        """
        if self._results_shown or not self.session.over or self.course.playback.busy:
            return False
        return self._saw_the_end and bool(self.course.people) and self.kit.settings.speed.factor > 0

    def show_results(self, *, came: bool = False) -> None:
        """Show how the game ended; step by step if that `came` by itself, or is shown for the first time."""
        first, self._results_shown = not self._results_shown, True
        super().show_results(came=came or first)
