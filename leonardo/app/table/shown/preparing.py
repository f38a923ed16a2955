"""The table as far as it makes ready what will be seen next, in small pieces, so that no frame has to do it all."""

from collections.abc import Generator, Iterator
from functools import partial
from typing import TYPE_CHECKING

from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.input.hands import Hands
from leonardo.app.table.kinds import Held, View
from leonardo.app.table.looks.glow import BEHIND
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.pending import Coming
from leonardo.app.table.motion.readiness import WAITING, Pace, Readiness
from leonardo.app.table.shown.marking import Looking, Moment, marks
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.shown.seen import SeenTable
from leonardo.app.table.timing import Sentence
from leonardo.app.table.words.prompt import prompt
from leonardo.engine.frozen import evolve
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


class PreparingTable(SeenTable):
    """The table as far as it makes ready what comes next, what is likely to be taken up and what explains itself."""

    air: Air
    showing: Showing

    def __init__(self, host: "Host", game: AnyTableGame, session: Session) -> None:
        super().__init__(host, game, session)
        self._pace = Pace()
        self._readiness = Readiness()
        self._explaining = Readiness()
        self._likely: tuple[View, Held] | None = None

    @property
    def _next(self) -> View | None:
        """What is seen next while things are shown one after the other, if anything is."""
        settings, playback, eyes = self.kit.settings, self.course.playback, self.course.eyes
        if not playback.busy or self.course.visitor is not None or self.course.skipping:
            return None
        if settings.reduced_motion or settings.speed.factor <= 0:
            return None
        coming = playback.coming(eyes)
        return playback.ends(eyes)[1] if coming is None else coming.under_way

    def _wait_until_ready(self) -> None:
        coming = self._next
        self.course.playback.held_up = coming is not None and not self._readiness.of(coming)

    def _prepare(self) -> None:
        """Do a little of what will be needed to show what comes next, but not while a stage comes or goes."""
        playback = self.course.playback
        feast = playback.feast
        awaited = playback.held_up and playback.present is None
        pieces = self._pace.pieces(drawn=self.dirty, awaited=self.picture.page.size if awaited else None)
        if feast is not None and feast.fades:
            return
        coming, held = self._next, self._to_be_held
        if coming is not None:
            self._readiness.go_on(coming, self._work_ahead, pieces)
        elif held is not None:
            self._readiness.go_on(held, partial(self._lifting_ahead, held), min(pieces, WAITING))
        under = self.controls.waited_at
        if under and self.hands.held is None:
            looking = partial(self.controls.looking, self._stays())
            self._explaining.go_on(under, lambda: self._tips_to_be(looking()), min(pieces, WAITING))

    @property
    def _prepares(self) -> bool:
        held = self._to_be_held
        return held is not None and not self._readiness.of(held)

    @property
    def _to_be_held(self) -> Held | None:
        """What is held, or else is likely to be taken up next: what is pointed at or was last, or else the first."""
        if self.hands.held is not None:
            return self.hands.held
        if not self.free:
            return None
        view = self.view()
        found = self.hands.moves.liftable(view)
        if not found:
            return None
        kept = self._likely[1] if self._likely is not None and self._likely[0] is view else None
        pointed = next((spot for spot in self.controls.looking(None).pointed if spot in found), None)
        held = found[pointed] if pointed is not None else kept or next(iter(found.values()))
        if kept is None or kept != held:
            self._likely = view, held
            return held
        return kept

    def _lifting_ahead(self, held: Held) -> Iterator[None]:
        """Do ahead what is needed to show something held, and each place to which it may be carried."""
        view, hands = self.view(), Hands(self.game.moves)
        hands.take(held)
        line = prompt(self.game, view, evolve(self._situation(), held=held))
        yield
        laid = self._marks_of(view, hands, Looking(), line)
        yield
        yield from self.carrying.make_ready(held)
        yield from self.picture.make_lifting_ready(view, laid)
        places = self.picture.areas(view, laid)
        open_to, barred = ([spot for spot in places if spot in spots] for spots in (laid.lit, laid.barred))
        aimed_at = [(spot, laid.pulse) for spot in (*open_to, *barred)]  # where it may be put comes first
        aimed_at += [(spot, BEHIND) for spot in open_to[:2]]  # then all others step back: after two, each has
        for spot, pulse in aimed_at:
            told = evolve(self._marks_of(view, hands, Looking((spot,)), line), pulse=pulse)
            yield
            yield from self.picture.pointing_ahead(view, told)
        yield from self.carrying.swaying_ahead(held)

    def _tips_to_be(self, looking: Looking) -> Iterator[None]:
        """Set ahead what is told of a thing that is pointed at for a while."""
        frame = self.frame()
        told = self._by_hand(frame.view, self.hands, evolve(looking, waits=True), frame.prompt)
        yield
        yield from self.picture.tips_ahead(frame.view, told)

    def _work_ahead(self) -> Iterator[None]:
        """Do ahead what is needed to show what is seen next, in small pieces with a pause after each."""
        course = self.course
        coming = course.playback.coming(course.eyes)
        before, after = course.playback.ends(course.eyes) if coming is None else (coming.before, coming.after)
        view = after if coming is None else coming.under_way
        yield
        foreseen = yield from self._foreseen_marks(view, coming)
        yield
        yield from self.picture.make_ready(view, foreseen)
        for end in (before, after):
            yield from self.picture.places_ahead(end)
        if coming is not None:
            yield from self.air.make_ready(coming)
            yield from self.showing.make_ready(coming, foreseen.lately)
            if coming.flag is not None:
                areas = self.picture.areas(after)
                yield from self.heralds.make_ready(self.picture.brush, coming.acting, coming.flag, areas)

    def _told_with(self, coming: Coming) -> Sentence | None:
        """Return what is told when something begins to be shown: nothing that is seen only later."""
        if not coming.told_later:
            return self._telling.of(coming.event)
        return self._telling.announcing(coming.event) or self._telling.now

    def _foreseen_marks(self, view: View, coming: Coming | None) -> Generator[None, None, Marks]:
        """Return what will be laid over a view when it is seen next, as far as that is known; with a pause."""
        course, present = self.course, self.course.playback.present
        last, lately = self._last_acts.copy(), self._lately.copy()
        ended = course.eyes.event(present) if present is not None else None
        if ended is not None:
            last.see(ended)
            lately.see(ended)
        told = self._telling.of(ended) if coming is None else self._told_with(coming)
        mine = coming is None and not course.several and self.session.decider == course.sitter
        situation = self._situation()
        happened = situation.happened if ended is None or course.sitter is None else (*situation.happened, ended)
        situation = evolve(situation, playing=coming is not None, told=told, happened=happened)
        line = prompt(self.game, view, situation)
        self._foretold = view, situation, line
        yield
        moment = Moment(mine, last.told(), lately.events, self.why_no_undo(), self.carrying.breath)
        laid = marks(self._teller, self, view, self.hands, self.controls.looking(None), line, moment)
        gone = self.game.motion.absent
        away = (flight.start for flight in (coming.air if coming is not None else ()) if gone(flight, flight.wait <= 0))
        feasting = coming is not None and coming.feast is not None
        awaited = coming.acting.target if coming is not None and coming.acting is not None else frozenset()
        return evolve(
            laid,
            absent=frozenset(away),
            awaited=awaited,
            peeking=laid.peeking | self._open_in(view),
            feasting=feasting,
        )
