"""Showing what happened, one event after another, each for a while: the table's memory of what it has shown.

Several persons may sit at one screen, each of whom may know something else. So what is shown is kept as it happened,
and asked for what the one who looks may know; who that is, is not decided here.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
from enum import IntEnum
from functools import partial
from typing import Final

from attrs import evolve, frozen

from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.game import AnyMotion
from leonardo.app.table.kinds import Piece, View
from leonardo.app.table.motion.announcing import Announcing
from leonardo.app.table.motion.echoes import Echoes
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flags import LEAD, Acting, Flags
from leonardo.app.table.motion.flight import Brought, Flight, Flying
from leonardo.app.table.motion.leaving import held_up_in, sounds, told_after, tracks
from leonardo.app.table.motion.limelight import Limelight
from leonardo.app.table.motion.pacing import Attendance, Stretch, haste, pace
from leonardo.app.table.motion.pending import Coming, Pending
from leonardo.app.table.motion.remarks import NO_TALK, Talk
from leonardo.app.table.motion.sounds import CURTAIN
from leonardo.app.table.motion.under_way import UnderWay
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from leonardo.ui.timeline import Motion, Playing, Timeline

_USUAL: Final = 1.0  # what designed milliseconds are multiplied with at normal speed
LEFT_TO_READ: Final = 800.0
"""For how many milliseconds what concerns the viewer stays when all of it is there, however soon a press follows."""


class Passed(IntEnum):
    """What time has brought: nothing to be seen, the same things elsewhere, or something else."""

    NOTHING = 0
    MOVED = 1
    CHANGED = 2


@frozen
class _Start:
    """How an event begins to be shown: what flies and what is on the stage for it.

    Its milliseconds are multiplied with `factor`; `landed` is when the last piece has, as designed, and `takes` is how
    long all is shown. `at_once` nothing is; a hand has `brought` something of it; at normal speed it is `leisurely`.
    """

    coming: Coming
    air: tuple[Flight, ...]
    feast: OnStage | None
    factor: float
    landed: float
    takes: float
    at_once: bool
    brought: bool
    moving: bool
    leisurely: bool


class Playback:
    """What has still to be shown, and how everything stands as far as it has been.

    `shown` is how everything stands to begin with. `done` is called with each thing that has been shown. Before one is
    begun, `gate` is asked whether it may be; while it may not, nothing goes on. At the seats of `people` persons
    sit: what happens between others is not told at length. What those who look must not notice takes no time. `talk`
    is what others say about it.
    """

    def __init__(
        self,
        motion: AnyMotion,
        shown: ObservedEvent,
        done: Callable[[ObservedEvent], None],
        gate: Callable[[ObservedEvent], bool] = lambda _: True,
        people: Collection[int] = (),
        talk: Talk = NO_TALK,
    ) -> None:
        self._motion = motion
        self._pending = Pending(motion, shown)
        self._done = done
        self._gate = gate
        self._people = people
        self._talk = talk
        self._stretch = Stretch()
        self._attendance = Attendance(motion)
        self.under_way = UnderWay(motion)
        """What flies for what is being shown, and what those who look see meanwhile."""
        self._at_once = False
        self._brought: Brought | None = None
        self.timeline = Timeline()  # the one clock of all that moves on the table
        self._playing: Playing | None = None  # what is being shown: all that flies, stands on the stage and is heard
        self._heeds = True
        self.feast: OnStage | None = None
        """What is on the stage, if anything is."""
        self._factor = 1.0
        self._hurried = 0.0
        self._heard: list[str] = []
        self.of_round = 0.0
        self.flags = Flags(self.timeline)
        """What has just been done."""
        self.announcing = Announcing(self.timeline)
        """What is announced while the table goes on."""
        self.echoes = Echoes(self.timeline)
        """What answers to what is done."""
        self.acting: Acting | None = None
        """What somebody else is about to do,"""
        self.limelight = Limelight(self.timeline)
        """and how who does it is lit."""
        self._looks = self._beside  # as it was seen last
        self._next_up = False  # whether the next thing may be shown, and only waits until it is ready
        self.held_up = False  # whether the next thing is being made ready: it may not begin unless a hand brought it

    @property
    def _left(self) -> float:
        """For how many milliseconds what is being shown will be."""
        return self._playing.left_ms if self._playing is not None else 0.0

    @property
    def waiting(self) -> Sequence[ObservedEvent]:
        """What is being shown and what is still to be shown, in this order."""
        return tuple(self._pending.waiting)

    @property
    def busy(self) -> bool:
        """Whether something has still to be shown."""
        return bool(self._pending.waiting)

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds flags, lights, what is announced or what answers look different, if they will."""
        beside = self.flags, self.announcing, self.echoes, self.limelight
        return min((each.changes_in for each in beside if each.changes_in is not None), default=None)

    @property
    def present(self) -> ObservedEvent | None:
        """What is being shown, if something has begun to be."""
        return self._pending.waiting[0] if self._pending.waiting and self._left > 0 else None

    def about(self, eyes: Eyes) -> Coming | None:
        """Return what somebody is about to be shown: it may begin, and is only being made ready."""
        return self._pending.coming(0, eyes) if self._next_up and self._pending.waiting else None

    @property
    def haste(self) -> float:
        """What pauses between events are multiplied with: less than 1 late in what must not last long."""
        return self._stretch.haste

    @property
    def flying(self) -> tuple[Flying, ...]:
        """The pieces in the air."""
        return self.under_way.flying

    def awaited(self, eyes: Eyes) -> View:
        """Return the view to whose sums coins that fly will lead, or what somebody sees now if none do."""
        return self.ends(eyes)[1] if self.under_way.pays else self.view(eyes)

    def unsay(self) -> None:
        """Take down what stands for a moment in the words of a language that is spoken no more."""
        self.flags.take_down()
        self.announcing.end()

    @property
    def told(self) -> bool:
        """Whether what is being shown may be told in words: it has been seen, on the stage and in the air."""
        staged = self.feast is None or self.feast.now >= self.feast.timeline.tells
        return staged and not self.under_way.keeps_secret

    @property
    def settled(self) -> bool:
        """Whether the table shows how all stands after what is being shown: nothing flies, and no stage hides it."""
        return self.feast is None and self.under_way.settled

    @property
    def begun(self) -> bool:
        """Whether that has begun which goes on until the event may be told."""
        return self.feast is not None and self.feast.now >= self.feast.timeline.begins

    def upcoming(self, eyes: Eyes) -> tuple[Event, ...]:
        """Return what those who look have still to be shown; the same object until that is something else."""
        return self._pending.upcoming(eyes)

    def hurry(self) -> bool:
        """Go on to the end of what comes on the stage, or when all is there to what is next; tell whether it could.

        What concerns the viewer is left for a moment even then: the press may have been meant for what was before.
        """
        feast = self.feast
        if feast is None:
            return False
        complete = feast.timeline.complete
        if not feast.timeline.read:
            complete = max(complete, *(flying.flight.over for flying in self.flying), 0.0)
        ahead = (complete - feast.now) * self._factor
        if ahead > 0:
            self._hurried = ahead
        elif not feast.timeline.steady or -ahead >= LEFT_TO_READ:
            self._hurried = self._left
        return True

    def hurry_move(self) -> None:
        """Go on to the end of what is being shown."""
        self._hurried = self._left

    def pending(self, eyes: Eyes) -> int:
        """Return how many events somebody has still to be shown."""
        return self._pending.count(eyes)

    def view(self, eyes: Eyes) -> View:
        """Return what somebody sees now."""
        meanwhile = self.under_way.view(eyes)
        return eyes.view(self._pending.shown) if meanwhile is None else meanwhile

    def ends(self, eyes: Eyes) -> tuple[View, View]:
        """Return the views before and after what is being shown."""
        return self._pending.ends(eyes)

    @property
    def may_wait(self) -> bool:
        """Whether something is to begin that nobody sees to be late: nothing moves, and no hand has brought it."""
        return bool(self._pending.waiting) and self._left <= 0 and not self._at_once and self._brought is None

    def coming(self, eyes: Eyes) -> Coming | None:
        """Return what is to be shown next, after what is being shown, as far as that is known."""
        number = 1 if self._left > 0 else 0
        return self._pending.coming(number, eyes) if number < len(self._pending.waiting) else None

    def feed(self, happening: ObservedEvent) -> None:
        """Let something more be shown."""
        self._pending.feed(happening)

    def show_next_at_once(self) -> None:
        """Let nothing fly for the next event: everything lies there already."""
        self._at_once = True

    def drop_next(self, piece: Piece, at: tuple[int, int]) -> None:
        """Let a piece of the next event come down from a pixel, where a hand has let it go."""
        self._brought = Brought(type(piece), at)

    def settle(self, shown: ObservedEvent) -> None:
        """Forget what has not been shown, and show everything as it stands then."""
        self._pending.settle(shown)
        self._next_up = False
        self.flags.take_down()
        self.announcing.end()
        self.echoes.end()
        self.limelight.turn_to(None, moving=False)
        self._land()
        self._heard.clear()
        self._at_once, self._brought = False, None
        self._stretch.heed(begins=False)

    def take_sounds(self) -> list[str]:
        """Return what was to be heard since this was asked last."""
        heard, self._heard = self._heard, []
        return heard

    def update(
        self, milliseconds: float, usual: float, eyes: Eyes, moving: bool = True, *, skips: bool = False
    ) -> Passed:
        """Let time pass; return what that brought.

        `usual` is what designed milliseconds are multiplied with, 0 shows all at once but what waits for a press;
        `eyes` are those that look, which says what flies; without `moving` nothing flies and things change in place.
        Who `skips` is shown all at once but what concerns the viewer.
        """

        def speed() -> float:
            return self._at_least(usual, eyes) if skips or usual <= 0 else usual

        self.limelight.turn_to(self._lit_actor(eyes) if speed() > 0 else None, moving=moving and speed() > 0)
        if speed() > 0:
            self._stretch.elapse(milliseconds / speed())
        passed = self._begin_due(speed, eyes, moving)
        self._elapse(milliseconds, speed())
        while self._playing is not None:
            passed = max(passed, self._see())
            if speed() > 0 and self._left > 0:
                break
            self._finish()
            self._begin_due(speed, eyes, moving)
            passed = Passed.CHANGED
        before, self._looks = self._looks, self._beside
        return max(passed, Passed.MOVED if self._looks != before else Passed.NOTHING)

    @property
    def _beside(self) -> Hashable:
        """What is seen beside what flies."""
        return self.flags.looks, self.announcing.now, tuple(self.echoes.now), self.limelight.lit

    def _begin_due(self, speed: Callable[[], float], eyes: Eyes, moving: bool) -> Passed:
        """Begin to show what comes next, unless something is being shown; what takes no time is shown at once."""
        passed = Passed.NOTHING
        while self._playing is None and self._pending.waiting and self._gate(self._pending.waiting[0]):
            if self.held_up and self.may_wait:
                self._next_up = True
                break
            self._begin(speed(), eyes, moving)
            passed = Passed.CHANGED
        return passed

    def _elapse(self, milliseconds: float, speed: float) -> None:
        """Let time pass on the timeline, and for what is shown also as much as it is hurried by."""
        self._heeds = speed > 0
        if self._playing is not None:
            if speed > 0 and not (self.feast is not None and self.feast.timeline.unhurried):
                self.of_round += min(milliseconds + self._hurried, self._left) / speed
            self._playing.update(self._hurried)
        self._hurried = 0.0
        self.timeline.update(milliseconds)

    def _at_least(self, usual: float, eyes: Eyes) -> float:
        """Return how fast that goes where all else is shown at once: 0 unless its feast, present or next, is not."""
        coming = self._pending.coming(0, eyes) if self._pending.waiting and self._playing is None else None
        feast = self.feast if coming is None else coming.feast
        if feast is None or not (feast.timeline.waits or (usual > 0 and feast.timeline.steady)):
            return 0.0
        return usual or _USUAL

    def _lit_actor(self, eyes: Eyes) -> int | None:
        """Return who is in the light: who acts, and once nothing flies any more, who acts next, if that is known."""
        if self._left > 0 and not self.under_way.landed:
            return self.acting.seat if self.acting is not None else None
        following = self.coming(eyes)
        acting = self.acting if following is None else following.acting
        return acting.seat if acting is not None else None

    def _begin(self, speed: float, eyes: Eyes, moving: bool) -> None:
        """Begin to show the next event, or show it at once if it takes no time."""
        self._next_up = False
        coming = self._pending.coming(0, eyes)
        if coming is None:
            self._finish()
            return
        start = self._start(coming, speed, eyes, moving)
        if start.at_once and speed > 0 and coming.flag is not None:
            self.flags.put_up(coming.flag, 0.0)
        if moving and start.factor > 0 and not start.at_once and not start.brought:
            self.echoes.begin(coming.echoes, start.factor)
        self._at_once, self._brought = False, None
        if start.takes <= 0 or not (moving and start.air):
            self._heard.append(self._motion.sound(coming.event) or "")
        if start.takes <= 0:
            self._finish()
            self.under_way.jump(start.air)
            return
        self._factor, self.acting = start.factor, coming.acting
        self._tell(start, eyes)
        self._promise_flag(start)
        self._let_talk(start)
        self._raise(start.feast, moving=moving)
        self._play(start, eyes, flies=moving and bool(start.air))

    def _play(self, start: _Start, eyes: Eyes, *, flies: bool) -> None:
        """Let the pieces of an event fly, or change in their places, and all that is heard of it come in its time."""
        factor = start.factor
        air = start.air if flies else tuple(held_up_in(start.air, start.takes / factor))
        ways = tracks(air, factor, moving=flies)
        heard = [*sounds(air, factor)]
        if start.feast is not None:
            heard += [(cue.begins * factor, cue.sound) for cue in start.feast.timeline.cues if cue.sound and cue.begins]
        calls = tuple((moment, partial(self._hear, sound)) for moment, sound in heard)
        playing = self._playing = self.timeline.play(Motion(ways, calls, start.takes))
        flying = tuple(Flying(flight, track, playing) for flight, track in zip(air, ways, strict=True))
        if flies:
            self.under_way.let_fly(start.coming, flying, eyes)
        else:
            self.under_way.change_in_place(start.coming, start.air, flying, eyes)

    def _hear(self, sound: str) -> None:
        if self._heeds:
            self._heard.append(sound)

    def _start(self, coming: Coming, speed: float, eyes: Eyes, moving: bool) -> _Start:
        """Return how the next event begins to be shown, and take note of it in the course of the round."""
        event = coming.event
        if self._motion.begins_round(event):
            self.of_round = 0.0
        air = coming.air if self._brought is None else self._brought.let_go(coming.air)
        feast = None if self._at_once else coming.feast
        self._stretch.heed(self._motion.stretch(event, self._people))
        factor = self._factor_of(event, feast, speed)
        seen = air or coming.echoes  # where nothing flies, what answers is all that one sees of it
        landed = max((each.over for each in seen), default=LEAD if coming.acting is not None else 0.0)
        lasts = feast.timeline.lasts if feast is not None else 0.0
        takes = max(pace(self._attendance.pause(event, eyes.seat), landed), lasts) * factor
        return _Start(
            coming,
            air,
            feast,
            factor,
            landed,
            takes=0.0 if self._at_once else takes,
            at_once=self._at_once,
            brought=self._brought is not None,
            moving=moving,
            leisurely=speed >= _USUAL,
        )

    def _factor_of(self, event: Event, feast: OnStage | None, speed: float) -> float:
        """Return what designed milliseconds of an event are multiplied with: it may be quicker late in a long round."""
        unhurried = feast is not None and feast.timeline.unhurried
        steady = feast is not None and feast.timeline.steady
        hastened = 1.0 if unhurried else haste(self.of_round, celebrated=self._motion.celebrated(event))
        usual = max(speed, _USUAL) if steady and speed > 0 else speed
        return usual * min(hastened, self._stretch.haste)

    def _tell(self, start: _Start, eyes: Eyes) -> None:
        """Let flags go that are of the past, and announce what begins."""
        coming = start.coming
        if self._turns_over(coming.event):
            self.flags.let_go()
        elif start.feast is not None:
            self.flags.take_down()
        elif coming.acting is not None and start.leisurely:
            self.flags.look_at(coming.acting.seat)
        if start.feast is not None:
            self.announcing.end()
        elif start.moving and start.leisurely:
            self._announce(coming.event, eyes)

    def _promise_flag(self, start: _Start) -> None:
        """Let the flag of what begins be put up when it is told: as it is done, or behind a stage once that is gone."""
        coming = start.coming
        if coming.flag is None:
            return
        flies = start.moving and bool(start.air)
        comes = told_after(start.air, start.landed) * start.factor if start.moving and not coming.flag.quiet else 0.0
        hidden = start.takes if start.feast is not None else 0.0
        awaited = flies and coming.acting is not None and coming.flag.spot in coming.acting.target
        self.flags.put_up(
            coming.flag,
            max(comes, hidden),
            leisurely=start.leisurely,
            brought=start.brought,
            awaited=awaited and start.feast is None,
        )

    def _let_talk(self, start: _Start) -> None:
        """Let somebody say something once what begins has been seen."""
        said = self._talk.hear(start.coming.remark)
        if said is not None:
            self.flags.put_up(said, start.takes)

    def _raise(self, feast: OnStage | None, *, moving: bool) -> None:
        """Let what is on the stage begin, if anything is; without motion all is there at once, and may be told."""
        if feast is not None and not moving:
            feast = evolve(feast, timeline=evolve(feast.timeline, tells=0))
        self.feast = feast
        if feast is not None and feast.timeline.curtain and moving:
            self._heard.append(CURTAIN)

    def _announce(self, event: Event, eyes: Eyes) -> None:
        """Announce an event, if that is to be done, unless a round has just begun or nothing comes of it."""
        announced = self._motion.announced(event)
        if announced is None:
            return
        before = eyes.event(self._pending.shown)
        if (before is not None and self._motion.begins_round(before)) or self._leads_to_nothing(eyes):
            return
        self.announcing.begin(announced)

    def _leads_to_nothing(self, eyes: Eyes) -> bool:
        """Tell whether something else begins next, as far as it has happened already."""
        following = next((each for each in self._pending.following(eyes, 1) if not self._motion.tidies_up(each)), None)
        return following is not None and self._turns_over(following)

    def _turns_over(self, event: Event) -> bool:
        """Tell whether another part of the game begins, such as a phase or a round."""
        return self._motion.announced(event) is not None or self._motion.begins_round(event)

    def _see(self) -> Passed:
        """See how far all in the air and on the stage has come, and count the money; return what that brought."""
        if self.feast is not None and self._playing is not None:
            self.feast = evolve(self.feast, now=self._playing.now_ms / self._factor)
        if self.under_way.count(self._pending.shown):
            return Passed.CHANGED
        if self.feast is None and self.under_way.show_landed(self._pending.waiting[0]):
            self.flags.land()
            return Passed.CHANGED
        return Passed.MOVED if self.flying or self.feast is not None else Passed.NOTHING

    def _finish(self) -> None:
        self._pending.finish()
        self._land()
        self._done(self._pending.shown)

    def _land(self) -> None:
        if self._playing is not None:
            self.timeline.stop(self._playing)
        self._playing, self.acting = None, None
        self.flags.land()
        self.under_way.end()
        self.feast, self._hurried = None, 0.0
