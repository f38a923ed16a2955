"""What has still to be shown, and how everything stands as far as it has been; what comes next is worked out once."""

from collections import deque
from itertools import chain, islice

from attrs import evolve, frozen

from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.game import AnyMotion
from leonardo.app.table.kinds import View
from leonardo.app.table.motion.echoes import Echo
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flags import LEAD, Acting, Flag
from leonardo.app.table.motion.flight import Flight, settling
from leonardo.app.table.motion.remarks import Remark
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent


@frozen(eq=False)
class Coming:
    """Something that is to be shown: the views before and after it, what flies and answers, what is seen meanwhile.

    What is seen is `after` where nothing flies. `feast` is what is on the stage for it, if anything is. `flag` tells
    of what somebody does; `acting` are those who are looked at meanwhile. `remark` is what somebody may say about it.
    """

    happening: ObservedEvent
    eyes: Eyes
    event: Event
    before: View
    after: View
    air: tuple[Flight, ...]
    echoes: tuple[Echo, ...]
    under_way: View
    feast: OnStage | None
    flag: Flag | None
    acting: Acting | None
    remark: Remark | None

    @property
    def told_later(self) -> bool:
        """Whether words for it would tell at its beginning what is seen only later."""
        staged = self.feast is not None and self.feast.timeline.tells > 0
        return staged or any(flight.reveals for flight in self.air)


class Pending:
    """What happened and has not been shown yet; `shown` is how everything stood before it."""

    def __init__(self, motion: AnyMotion, shown: ObservedEvent) -> None:
        self.shown = shown
        self._motion = motion
        self.waiting: deque[ObservedEvent] = deque()
        """What has not been shown, the first thing first; nobody else changes it."""
        self._foreseen: deque[Coming] = deque(maxlen=2)
        self._upcoming: tuple[Eyes, tuple[Event, ...]] | None = None
        self._staged: OnStage | None = None
        """What the last thing that anybody noticed had on the stage, if it had anything."""

    def feed(self, happening: ObservedEvent) -> None:
        """Let something more be shown."""
        self.waiting.append(happening)
        self._upcoming = None

    def finish(self) -> None:
        """Take it that the first thing has been shown."""
        self.shown = self.waiting.popleft()
        self._upcoming = None
        for known in self._foreseen:
            if known.happening is self.shown:
                self._staged = known.feast
        self._foreseen = deque((known for known in self._foreseen if known.happening is not self.shown), maxlen=2)

    def settle(self, shown: ObservedEvent) -> None:
        """Forget all of it: everything is as it stands then."""
        self.waiting.clear()
        self._foreseen.clear()
        self._upcoming = self._staged = None
        self.shown = shown

    def count(self, eyes: Eyes) -> int:
        """Return how many events somebody has still to be shown."""
        return sum(eyes.event(happening) is not None for happening in self.waiting)

    def ends(self, eyes: Eyes) -> tuple[View, View]:
        """Return the views before and after the first thing."""
        before: View = eyes.view(self.shown)
        return before, eyes.view(self.waiting[0]) if self.waiting else before

    def following(self, eyes: Eyes, after: int) -> tuple[Event, ...]:
        """Return what those who look will be shown after so many events, as far as it has happened."""
        events = (eyes.event(happening) for happening in islice(self.waiting, after, None))
        return tuple(event for event in events if event is not None)

    def upcoming(self, eyes: Eyes) -> tuple[Event, ...]:
        """Return what those who look have still to be shown; the same object until that is something else."""
        if self._upcoming is None or self._upcoming[0] != eyes:
            self._upcoming = eyes, self.following(eyes, 0)
        return self._upcoming[1]

    def coming(self, number: int, eyes: Eyes) -> Coming | None:
        """Return what is to be shown after so many others; nothing if those who look must not notice it.

        There must be so many.
        """
        happening = self.waiting[number]
        for known in self._foreseen:
            if known.happening is happening and known.eyes == eyes:
                return known
        event = eyes.event(happening)
        if event is None:
            return None
        before: View = eyes.view(self.waiting[number - 1] if number else self.shown)
        after: View = eyes.view(happening)
        flights = self._motion.flights(before, after, event)
        flag = self._flag(event, eyes, flies=bool(flights))
        others = flag is not None and not flag.quiet and flag.seat != eyes.seat
        following = self.following(eyes, number + 1)
        timeline = self._motion.feast(before, after, event, following)
        carries_on: Event | None = None
        if timeline is not None and timeline.carried_on is not None:
            usual, staged = timeline, self._on_stage_before(number, eyes)
            timeline = usual.after(staged.timeline if staged is not None else None)
            carries_on = staged.event if staged is not None and timeline is not usual else None
        sooner = timeline.sooner if timeline is not None else 0
        lead = LEAD if others else 0
        if carries_on is not None and sooner:
            flights = tuple(each for each in flights if each.wait >= sooner)
        waits = (each.wait + lead - (sooner if each.wait >= sooner else 0) for each in flights)
        air = tuple(
            chain.from_iterable(
                settling(evolve(flight, wait=wait)) for flight, wait in zip(flights, waits, strict=True)
            )
        )
        echoes = tuple(self._motion.echoes(before, after, event, air))
        leaving = [flight for flight in air if flight.wait <= 0]
        between = self._motion.counted(self._motion.under_way(before, after), before, leaving, ())
        under_way = between if air else after
        feast = OnStage(timeline, event, following, before=carries_on) if timeline is not None else None
        acting = self._acting(event, flag, eyes) if (air and feast is None) or others else None
        remark = self._motion.remark(before, after, event)
        coming = Coming(happening, eyes, event, before, after, air, echoes, under_way, feast, flag, acting, remark)
        self._foreseen.append(coming)
        return coming

    def _on_stage_before(self, number: int, eyes: Eyes) -> OnStage | None:
        """Return what is on the stage for what is noticed just before something, if anything is."""
        for earlier in reversed(range(number)):
            coming = self.coming(earlier, eyes)
            if coming is not None:
                return coming.feast
        return self._staged

    def _acting(self, event: Event, flag: Flag | None, eyes: Eyes) -> Acting | None:
        """Return who acts: not those who look, who know what they do; but what happens to them is shown so, too."""
        if flag is None or flag.quiet:
            seat = self._motion.actor(event)
            return Acting(seat) if seat is not None else None
        if flag.seat == eyes.seat:
            return None
        return Acting(flag.seat, flag.spot if not isinstance(flag.spot, SeatSpot) else None)

    def _flag(self, event: Event, eyes: Eyes, *, flies: bool) -> Flag | None:
        """Return the flag of an event: of what those who look did themselves only where something comes by it."""
        flag = self._motion.flag(event)
        if flag is not None and flag.seat == eyes.seat and (not flies or isinstance(flag.spot, SeatSpot)):
            return None
        return flag
