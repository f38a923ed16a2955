"""The table in the viewer: whose view it shows, what moves from place to place, and its tips."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import evolve, field, frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.showing import Showing
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.motion.counting import Counting
from leonardo.app.table.motion.echoing import draw_echoes
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.flying import Air
from leonardo.app.table.motion.heralds import Heralds
from leonardo.app.table.motion.pending import Coming
from leonardo.app.table.motion.playback import Playback
from leonardo.app.table.motion.readiness import MOVING, Readiness
from leonardo.app.table.motion.sounds import Ear
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.lately import Lately
from leonardo.app.table.shown.marks import Marks, Prompt, Tip
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.timing import Patience
from leonardo.app.table.words.last_acts import LastActs
from leonardo.engine.game import Event
from leonardo.play.observed import ObservedEvent
from leonardo.play.replay import Replay, Station

Reveal = Callable[[View, Sequence[View]], View]
"""Returns a view with all in it that those of the seats tell, which come in their order."""


@frozen
class RevealingViewpoint(Eyes):
    """Eyes at the side of a `seat`, or of nobody, from which nothing is hidden at a table of so many `seats`."""

    seats: int = 0
    reveal: Reveal = field(default=lambda view, _: view, eq=False, repr=False)

    def event(self, happening: ObservedEvent) -> Event | None:
        return happening.event

    def view(self, happening: ObservedEvent) -> View:
        """Return how everything stood after it, with all that any seat knew; the same each time it is asked for."""
        return happening.kept(
            ("revealed", self.seat),
            lambda: self.reveal(happening.view(self.seat), [happening.view(seat) for seat in range(self.seats)]),
        )


@frozen
class Onlooking:
    """One of the ways to look at a game: the `eyes`, and the `name` of the seat or the `key` of what it is called."""

    eyes: Eyes
    name: str = ""
    key: str = ""

    @property
    def text(self) -> str:
        return tr(self.key) if self.key else self.name


def ways_to_look(names: Sequence[str], reveal: Reveal | None) -> tuple[Onlooking, ...]:
    """Return all ways to look at a game of these seats; `reveal` is how its game shows everything, if it does.

    All that is revealed is first seen from nobody's side, then comes what each seat saw, and an onlooker.
    """
    seats = len(names)
    found = [Onlooking(RevealingViewpoint(None, seats=seats, reveal=reveal), key="viewer.eyes.all")] if reveal else []
    found += [Onlooking(Eyes(seat), name) for seat, name in enumerate(names)]
    return (*found, Onlooking(Eyes(None), key="viewer.eyes.onlooker"))


_READ: Final = 2500.0
"""Milliseconds after which a stage goes that waits for a press in a game: here nobody is asked for one."""
_LETTERS_FIT: Final = 500  # pixels of height of a table for letters of 100%: a higher one has room for larger ones
_FAR: Final = 12  # events back from a place among which one is looked for that can be told in words


class ReplayStage:
    """Shows a replay on the `picture` of its table, with the motion of its game; `place` is where it is or goes to."""

    def __init__(self, kit: Kit, game: AnyTableGame, picture: TablePicture, replay: Replay, eyes: Eyes) -> None:
        self.kit = kit
        self.game = game
        self.picture = picture
        self.replay = replay
        self.eyes = eyes
        self.place = Station(0)
        self.speed = kit.settings.speed
        self._names = names_of(picture.looks)
        self._air = Air(game, picture)
        self._showing = Showing(picture)
        self._heralds = Heralds(picture.looks, picture.traits)
        self._ear = Ear(kit.audio)
        self._last_acts = LastActs(game.last_act, game.acts_over)
        self._lately = Lately(game.moves.traits)
        self._remembered: list[Event] = []
        """What last acts and what stays in sight were told."""
        self._readiness = Readiness()
        self.tips: tuple[Tip, ...] = ()
        """What is said of what is pointed at."""
        self._said: Event | None = None
        """What was said last, of all that happened."""
        self._playback = Playback(game.motion, replay.at(self.place), self._shown)
        self._counting = Counting(self._playback.timeline)
        self.go(self.place)

    # ---- where it is

    @property
    def busy(self) -> bool:
        """Whether something has still to be shown on the way to the place."""
        return self._playback.busy

    def noticed(self, happening: ObservedEvent) -> bool:
        return self.eyes.event(happening) is not None

    def go(self, place: Station) -> None:
        self.place = place
        self._playback.settle(self.replay.at(place))
        told = self.told()
        self._recall(told)
        self._said = None
        for event in reversed(told[-_FAR:]):
            if self._tell(event):
                break
        self._counting.settle(self.game.counts(self.view()))
        self._readiness.forget()

    def _recall(self, told: list[Event]) -> None:
        """Remember what was told, and nothing else; of a place that lies further on, only what is new."""
        known = len(self._remembered)
        if told[:known] != self._remembered:
            self._last_acts.recall(())
            self._lately.recall(())
            self._remembered, known = [], 0
        for event in told[known:]:
            self._remember(event)

    def _remember(self, event: Event) -> None:
        self._remembered.append(event)
        self._last_acts.see(event)
        self._lately.see(event)

    def play(self, place: Station) -> None:
        """Show all that happens on the way to a later place; what is still being shown is over at once."""
        if self.busy:
            self.go(self.place)
        for happening in self.replay.between(self.place, place):
            self._playback.feed(happening)
        self.place = place

    def look_with(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.go(self.place)

    # ---- what goes on

    def update(self, milliseconds: float) -> bool:
        """Let time pass; tell whether it looks otherwise."""
        settings = self.kit.settings
        coming = self._next
        self._playback.held_up = coming is not None and not self._readiness.of(coming)
        moving = not settings.reduced_motion
        changed = bool(self._playback.update(milliseconds, self.speed.factor, self.eyes, moving))
        feast = self._playback.feast
        if feast is not None and feast.now > feast.timeline.complete + _READ:
            self._playback.hurry()
        present = self._playback.present
        if present is not None and self._playback.told and (event := self.eyes.event(present)) is not None:
            changed = self._tell(event) or changed
        values, ends = self.game.counts(self.view()), self.game.counts(self._playback.awaited(self.eyes))
        self._counting.aim(values, ends, settings.motion)
        counted = self._counting.look()
        self._ear.hear(self._playback.take_sounds())
        self._prepare()
        return changed or counted

    @property
    def rests(self) -> bool:
        """Whether nothing moves, and no flag waits to be taken down."""
        return not self.busy and not self._counting.told() and self._playback.changes_in is None

    def forget(self) -> None:
        """Lay everything out anew: it lies elsewhere now."""
        self._air.forget()
        self._showing.forget()
        self._readiness.forget()

    def _shown(self, happening: ObservedEvent) -> None:
        event = self.eyes.event(happening)
        if event is not None:
            self._remember(event)
            self._tell(event)

    def _tell(self, event: Event) -> bool:
        """Say an event, if it can be said; tell whether it is something else than before."""
        line = self.game.line(event, self._names)
        if line is None or line == self._line:
            return False
        self._said = event
        return True

    @property
    def _line(self) -> str:
        return (self._said is not None and self.game.line(self._said, self._names)) or ""

    # ---- what is seen

    def view(self) -> View:
        return self._playback.view(self.eyes)

    def told(self) -> list[Event]:
        """Return all that has happened up to the place, as those who look may know it."""
        told = (ObservedEvent(self.replay.game, event, None) for event in self.replay.told(self.place))
        return [event for event in map(self.eyes.event, told) if event is not None]

    def marks(self, view: View) -> Marks:
        playback = self._playback
        shown = playback.present if playback.settled else None
        seen = self.eyes.event(shown) if shown is not None else None
        seat = getattr(self._said, "seat", None)
        actor = seat if isinstance(seat, int) and seat >= 0 else None
        return Marks(
            prompt=Prompt(actor, "", self._line or tr("viewer.begins")),
            last_acts=self._last_acts.told(),
            lately=self._lately.with_seen(seen),
            absent=playback.under_way.absent,
            touched=playback.under_way.touched,
            counts=self._counting.told(),
            peeking=frozenset(self.game.covers(view)),
            feasting=playback.feast is not None,
            tips=() if playback.busy else self.tips,
        )

    def seen_closely(self, point: Point) -> Spot | None:
        """Return what can be shown large of what lies at a pixel, if anything can."""
        view = self.view()
        found = (self.picture.seen_closely(view, spot) for spot in self.picture.spots_at(view, point))
        return next((spot for spot in found if spot is not None), None)

    def arrange(self, size: tuple[int, int]) -> None:
        """Lay the table out for so many pixels; where the bar leaves it little height its letters are less large."""
        self.picture.text_scale = max(1.0, min(self.kit.settings.text_scale, size[1] / _LETTERS_FIT))
        self.picture.arrange(size, self.view())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table onto the whole of a surface."""
        view = self.view()
        self.picture.arrange(surface.get_size(), view)
        marks, moving = self.marks(view), not self.kit.settings.reduced_motion
        playback, eyes = self._playback, self.eyes
        if self._showing.draw(surface, playback, eyes, view, marks, moving=moving) is None:
            self.picture.draw(surface, view, marks)
        areas, brush = self.picture.areas(view, marks), self.picture.brush
        standing, stands = playback.flags.standing, partial(self.picture.standing, view, marks)
        flags = [each for each in standing if not self.picture.beneath(each.flag.spot, view, marks)]
        self._heralds.light_up(surface, brush, playback.limelight.lit, flags, areas, stands)
        draw_echoes(surface, self.picture, view, areas, playback.echoes.now, stands)
        self._air.draw(surface, playback, eyes)
        named, labels = partial(self.picture.name_place, view), self.picture.labels
        self._heralds.raise_flags(surface, brush, flags, areas, named, labels=labels)
        self._heralds.announce(surface, brush, playback.announcing.now, self.picture.stage)

    # ---- what is made ready

    @property
    def _next(self) -> Coming | None:
        if not self.busy or self.kit.settings.reduced_motion or self.speed is Speed.OFF:
            return None
        return self._playback.coming(self.eyes)

    @property
    def _before_next(self) -> tuple[Event, ...]:
        """What will be in sight once what is being shown has been seen."""
        present = self._playback.present
        return self._lately.with_seen(self.eyes.event(present) if present is not None else None)

    def _prepare(self) -> None:
        coming = self._next
        if coming is not None:
            self._readiness.go_on(coming, lambda: self._work_for(coming), MOVING)

    def _work_for(self, coming: Coming) -> Iterator[None]:
        """Do ahead what is needed to show something, in small pieces with a pause after each."""
        marks = evolve(self.marks(coming.under_way), feasting=coming.feast is not None, lately=self._before_next)
        yield
        yield from self.picture.make_ready(coming.under_way, marks)
        for end in (coming.before, coming.after):
            yield from self.picture.places_ahead(end)
        yield from self._air.make_ready(coming)
        yield from self._showing.make_ready(coming, marks.lately)
        if coming.flag is not None:
            areas = self.picture.areas(coming.after)
            yield from self._heralds.make_ready(self.picture.brush, coming.acting, coming.flag, areas)


class Pointing:
    """Where the mouse is over the table of a `stage`, and what is told there of a `game` whose seats have `names`."""

    def __init__(self, game: AnyTableGame, stage: ReplayStage, names: Sequence[str]) -> None:
        self._game, self._stage, self._names = game, stage, tuple(names)
        self._at: tuple[int, int] | None = None
        self._patience = Patience()

    def see(self, event: pygame.Event, room: pygame.Rect) -> None:
        """Note where the mouse is, if it is in the room of the table."""
        if event.type == pygame.MOUSEMOTION:
            self._at = event.pos if room.collidepoint(event.pos) else None
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.WINDOWLEAVE):
            self._at = None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; tell whether something else is said now."""
        view = self._stage.view()
        spots: tuple[Spot, ...] = ()
        if self._at is not None and not self._stage.busy:
            spots = tuple(self._stage.picture.spots_at(view, self._at))
        self._patience.update(milliseconds, spots)
        told: tuple[Tip, ...] = ()
        if self._patience.over:
            told = tuple(Teller(self._game, self._names).of(view, spots))
        changed = told != self._stage.tips
        self._stage.tips = told
        return changed

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds nothing will be said by itself."""
        return self._patience.rest(otherwise)
