"""What the table shows: view, prompt and marks as they follow from the game, the hands and what was staged."""

from collections.abc import Mapping, Sequence
from functools import partial
from operator import is_
from typing import TYPE_CHECKING, Any, Final

import pygame

from leonardo.app.kit.areas import Area
from leonardo.app.kit.points import Point
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.translations import tr, translations
from leonardo.app.table import commands
from leonardo.app.table.course import Course
from leonardo.app.table.dialogs.answers import Dialogs
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.input.carrying import Carrying
from leonardo.app.table.input.controls import Controls
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Action, Spot, View
from leonardo.app.table.looks.tips import TipLink
from leonardo.app.table.motion.counting import Counting
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.motion.sounds import Ear
from leonardo.app.table.players import player_at
from leonardo.app.table.shown.frame import Frame
from leonardo.app.table.shown.lately import Lately, SinceDecided
from leonardo.app.table.shown.marking import Looking, Moment, marks
from leonardo.app.table.shown.marks import Marks, Prompt, Tip, Tone
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.staging import Staging
from leonardo.app.table.standing.line import ForecastLine
from leonardo.app.table.timing import Telling, Waiting
from leonardo.app.table.words.last_acts import LastActs
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event, Objection
from leonardo.engine.record import Played
from leonardo.play.observed import ObservedEvent
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_TRIED: Final = 64  # actions of which is kept what they would lead to


class SeenTable(Scene):
    """The table as far as it is to be seen; what is done at it is up to `TableScene`."""

    controls: Controls
    dialogs: Dialogs
    talks = True  # whether built-in players may say something now and then
    forecasts = True  # whether what is expected may be told all the time
    on_request = True  # whether what can be asked for is asked only then

    def __init__(self, host: "Host", game: AnyTableGame, session: Session) -> None:
        super().__init__(host.kit)
        self.host = host
        self.game = game
        self.session = session
        self.names = tuple(seat.name for seat in session.seats)
        self.picture = game.picture(self.kit, session)
        settings = self.kit.settings
        self.course = Course(
            game,
            session,
            lambda: settings.ask_little,
            talks=lambda: self.talks and settings.remarks,
            on_request=self.on_request,
        )
        self.picture.home = self.course.people[0] if self.course.several else None
        self.hands: Hands = Hands(game.moves)
        self.line = partial(game.line, names=self.names)
        self.ear = Ear(self.kit.audio)
        self.carrying = Carrying(game, self.picture, self.ear.play)
        self._staging = Staging(self._foresee)
        self.heralds = Heralds(self.picture.looks, self.picture.traits)
        self._telling = Telling(self._to_tell, self._briefly, self._before, game.is_heading)
        self._waiting = Waiting()
        self._last_acts = LastActs(game.last_act, game.acts_over)
        self._last_acts.recall(self.course.history())
        self._lately = Lately(game.moves.traits)
        self._lately.recall(self.course.history())
        self._since_decided = SinceDecided(self.course.people)
        self._forecast = ForecastLine(session, game.amount)
        self._counting = Counting(self.course.playback.timeline)
        self._counting.settle(game.counts(self.course.view()))
        self._frame: Frame | None = None
        self._foretold: tuple[View, PromptState, Prompt] | None = None
        """What will be said of a view that is seen next, if the situation is as it was foreseen."""
        self._marked: tuple[tuple[Frame, Played], object, Marks] | None = None
        """What hands and eyes laid over the last frame, and all that this depended on."""
        self._moving: tuple[Marks, dict[str, object], Marks] | None = None
        """These marks, what moves over them, and both together."""
        self._stale = True
        self._covers: tuple[View, frozenset[Spot]] | None = None
        """A view, and what covers its viewer's secrets there."""
        self._tried: tuple[Played | None, dict[Action, ObservedEvent]] = None, {}
        """What actions would lead to, from what was played until now."""
        self._why_no_undo: tuple[object, str] | None = None

    @property
    def _forecasts(self) -> bool:
        """Whether what is expected is told: to who plays alone, since it follows from what that seat may know."""
        return self.forecasts and self.kit.settings.forecast and not self.course.several

    def _to_tell(self, event: Event) -> str | None:
        """Return what the prompt tells of an event: who has won is not told before the podium does.

        Of what has no line in the log, it is told what goes on.
        """
        ends = self.session.over and event == self.session.history(self.course.eyes.viewer)[-1]
        if ends:
            return tr("table.prompt.over")
        line = self.line(event)
        return line if line is not None else self.game.line_before(event, self.names, begun=True) or None

    def _before(self, event: Event) -> str:
        return self.game.line_before(event, self.names, begun=self.course.begun(event))

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""
        return self.course.free and self._staging.action is None

    def view(self) -> View:
        return self._staging.preview or self.course.view()

    def own_view(self) -> View:
        """Return all that the person at the screen may know."""
        return self.session.view(self.course.sitter)

    def frame(self) -> Frame:
        """Return what the table shows; the same until something changes, which always asks for a new picture."""
        kept = self._frame
        if kept is not None and not self._stale and self._still(kept.situation):
            return kept
        self._stale = False
        view, situation = self.view(), self._situation()
        if kept is None or kept.view is not view or kept.situation != situation:
            self._frame = kept = Frame(view, situation, self._line(situation), self.picture)
        return kept

    def _still(self, situation: PromptState) -> bool:
        return situation.held is self.hands.held and situation.asked == self.dialogs.is_open

    def _line(self, situation: PromptState) -> Prompt:
        """Return what is said of the present view: as it was foreseen, if it was."""
        view = self.course.view()
        if self._foretold is not None and self._foretold[0] is view and self._foretold[1] == situation:
            return self._foretold[2]
        return prompt(self.game, view, situation)

    def redraw(self) -> None:
        super().redraw()
        self._stale = True

    def move(self) -> None:
        """Ask for a new picture of what moves: all that follows from the game and from the hands stays as it is."""
        super().redraw()

    def prompt(self) -> Prompt:
        return self.frame().prompt

    def _situation(self) -> PromptState:
        course = self.course
        return PromptState(
            names=self.names,
            over=self.session.over,
            held=self.hands.held,
            staged=self._staging.action,
            undo=not self.why_no_undo(),
            redo=not self.why_no_redo(),
            visit=course.visit,
            playing=course.playing,
            told=self._telling.now,
            several=course.several,
            people=course.people,
            asked=self.dialogs.is_open,
            long=self._waiting.shown is not None and self._waiting.shown.long,
            advised=self.session.hint_service.offered,
            covered=bool(course.covers),
            peeking=course.peeking,
            presser=course.presser if course.chance_waits else None,
            may_ask=course.may_ask,
            beginner=self.kit.settings.is_new(self.session.game.name),
            order=course.order,
            eye=self.picture.eye,
            happened=self._since_decided.of(course.sitter),
            forecast=self._forecast.of(course.sitter) if self._forecasts and course.sitter is not None else (),
        )

    def marks(self) -> Marks:
        laid = self._marked_now()
        moving = self._what_moves(laid, self.frame().view)
        if self._moving is None or self._moving[0] is not laid or self._moving[1] != moving:
            self._moving = laid, moving, evolve(laid, **moving)
        return self._moving[2]

    def asking(self) -> pygame.Rect | None:
        """Return where the table tells what it is asking, in pixels, if it does."""
        laid, feasting = self._marked_now(), self.course.playback.feast is not None
        return self.picture.asking(self.frame().view, evolve(laid, feasting=True) if feasting else laid)

    def _marked_now(self) -> Marks:
        """Return the marks without what moves; the same as long as nothing else changes."""
        frame, looking, acts = self.frame(), self.controls.looking(self._stays()), self._last_acts.told()
        of, known = (frame, self.session.played), self._marked
        seen = acts, self._in_sight
        on = looking, self.free, seen, self.carrying.breath
        if known is None or not all(map(is_, of, known[0])) or known[1] != on:
            now = self._by_hand(frame.view, self.hands, looking, frame.prompt)
            if known is not None and now.lit == known[2].lit:
                now = evolve(now, lit=known[2].lit)  # the same object is found to be equal much sooner
            self._marked = known = of, on, now
        return known[2]

    def _marks_of(self, view: View, hands: Hands, looking: Looking, line: Prompt) -> Marks:
        laid = self._by_hand(view, hands, looking, line)
        return evolve(laid, **{**self._what_moves(laid, view), "lifted": laid.lifted, "held": ()})

    def _by_hand(self, view: View, hands: Hands, looking: Looking, line: Prompt) -> Marks:
        moment = Moment(self.free, self._last_acts.told(), self._in_sight, self.why_no_undo(), self.carrying.breath)
        return marks(self._teller, self, view, hands, looking, line, moment)

    @property
    def _teller(self) -> Teller:
        who = partial(player_at, self.host, self.session)
        return Teller(self.game, self.names, self.kit.keys, who, self._rules_key)

    def told_at(self, at: Spot) -> Sequence[Tip]:
        """Return all that is told of a thing: why it cannot be used or what would be done with it, and what it is."""
        teller, view, pointed = self._teller, self.view(), (at,)
        pale = teller.of_pale(self.prompt(), pointed, self.why_no_undo())
        use = teller.of_use(view, self.hands, pointed, self) if self.free else []
        return [*pale, *use, *teller.of(view, pointed)]

    @property
    def _rules_key(self) -> str:
        given = self.host.games[self.session.game.name].learning.rules
        return self.kit.keys.first(commands.RULES) if given is not None else ""

    def links(self) -> Sequence[TipLink]:
        """Return the rules that are cited by tips and can be pressed: none while anything is held or moves."""
        silent = self.course.playback.busy and self.course.visitor is None
        return () if self.hands.held is not None or silent else self.picture.links

    def _what_moves(self, laid: Marks, view: View) -> dict[str, object]:
        course, playback = self.course, self.course.playback
        return {
            "absent": playback.under_way.absent,
            "touched": playback.under_way.touched,
            "awaited": playback.under_way.awaited_at,
            "tips": self._unhidden(_refusals(laid.tips) if playback.busy and course.visitor is None else laid.tips),
            "peeking": laid.peeking | self._open_in(view),
            "counts": self._counting.told(),
            "thinking": self._waiting.shown,
            "feasting": playback.feast is not None,
            "answering": self.dialogs.is_open,
            "hidden": tuple(tuple(rect) for rect in self.dialogs.hides),
            "unsaved": self.session.unsaved > 0,
            "lifted": (*laid.lifted, *self.carrying.lifted),
            "held": self.carrying.hides,
            "reach": self.carrying.reach,
        }

    @property
    def sheet_over(self) -> pygame.Rect | None:
        """Where a sheet lies over the table, in pixels, if one does while the table still answers."""
        return None

    def _unhidden(self, tips: tuple[Tip, ...]) -> tuple[Tip, ...]:
        """Return those of some tips that tell of nothing that a sheet hides: nobody would know of what they tell."""
        sheet = self.sheet_over
        if sheet is None:
            return tips
        hides = {spot for spot, at in self.places().items() if sheet.collidepoint(at.center)}
        return tuple(tip for tip in tips if tip.at is not None or tip.spot not in hides)

    def _open_in(self, view: View) -> frozenset[Spot]:
        """Return the sitter's own covers that are lifted: nobody else looks, or the sitter asked to see under them."""
        alone = self.course.private and not self.kit.settings.cover_own
        if not alone and not self.course.peeking:
            return frozenset()
        if self._covers is None or self._covers[0] is not view:
            self._covers = view, frozenset(self.game.covers(view))
        return self._covers[1]

    @property
    def _in_sight(self) -> tuple[Event, ...]:
        return self._lately.with_seen(self.course.settled)

    def areas(self) -> Mapping[Spot, Area]:
        return self.frame().areas

    def places(self) -> Mapping[Spot, pygame.Rect]:
        return self.frame().places

    def spots_at(self, point: Point) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""
        return self.frame().spots_at(point)

    def buttons(self) -> Sequence[str]:
        return self.frame().buttons

    def main_button(self) -> str:
        return self.frame().main

    def ways(self) -> Sequence[str]:
        """Return the keys of the buttons that belong to what is asked."""
        return self.frame().ways

    def only_counts(self, key: str) -> bool:
        return self.frame().counts(key)

    def objection(self, action: Action) -> Objection | None:
        return self.session.objection(action)

    def preview(self, action: Action) -> Any:  # noqa: ANN401 - each game has its own views
        """Return what those at the screen would see right after a legal action; kept until something is decided."""
        if self._tried[0] is not self.session.played or len(self._tried[1]) >= _TRIED:
            self._tried = self.session.played, {}
        tried = self._tried[1]
        if action not in tried:
            tried[action] = self.session.tried(action)
        return self.course.eyes.view(tried[action])

    def why_no_undo(self) -> str:
        """Return why the last decision cannot be taken back; nothing if it can."""
        now = self.session.played, self.course.sitter, translations()
        if self._why_no_undo is None or self._why_no_undo[0] != now:
            objection = self.session.undo_objection(self.course.to_undo)
            self._why_no_undo = now, tr(objection.reason) if objection is not None else ""
        return self._why_no_undo[1]

    def why_no_redo(self) -> str:
        """Return why nothing can be redone; nothing if something can."""
        objection = self.session.redo_objection(self.course.sitter)
        return tr(objection.reason) if objection is not None else ""

    def _stays(self) -> Spot | None:
        staged = self._staging.action
        return next(iter(self.game.moves.whereabouts(self.course.view(), staged)), None) if staged is not None else None

    def _briefly(self, event: Event) -> str:
        shorter = self.game.line_briefly(event, self.names)
        if shorter:
            return shorter
        act = self.game.last_act(event)
        if act is None:
            return ""
        return tr("table.prompt.did", name=self.names[act.seat], did=act.fully or act.words)

    def _foresee(self, view: View, action: Action) -> View:
        return self.game.staged(view, self.preview(action))


def _refusals(tips: tuple[Tip, ...]) -> tuple[Tip, ...]:
    """Return those tips that say why something cannot be done: that is told while things move, too."""
    return tuple(tip for tip in tips if tip.at is not None or tip.tone is Tone.BARRED)
