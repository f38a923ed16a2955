"""Looking back at a played game: its table from any seat's view, and a bar to go through it.

The table takes the window but for the bar at its foot. Where a review found something, the card of the moment lies
over the table. Nothing that is pressed here changes the game.
"""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.review import Weighed
from leonardo.ai.reviewer import Reviewer
from leonardo.app.kit.keymap import VIEWER
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import names_of
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Widget, sideways
from leonardo.app.scenes.menu import MenuScene
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.input.close_look import CloseLook
from leonardo.app.table.log_panel import LogPanel, LogWords
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.players import looks
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.viewer.bar import GameSlider, LeadCourse, ViewerBar, lay_bar
from leonardo.app.viewer.controls import GROUPS, SPEEDS, by_keys, on_bar, on_card, through_moments
from leonardo.app.viewer.review import MomentCard, Reviewing
from leonardo.app.viewer.saving import ANIMATION, PAGE, GameSaving
from leonardo.app.viewer.stage import Pointing, ReplayStage, Reveal, ways_to_look
from leonardo.play.replay import Replay, Station, leads
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_PAUSES: Final = {Speed.SLOW: 900.0, Speed.NORMAL: 450.0, Speed.FAST: 200.0, Speed.OFF: 350.0}
"""Milliseconds between two decisions, by the speed at which moves are shown."""


class Pause:
    """How long it is until the next decision is shown."""

    def __init__(self) -> None:
        self._left = 0.0

    def begin(self, speed: Speed) -> None:
        self._left = _PAUSES[speed]

    def over(self, milliseconds: float, speed: Speed) -> bool:
        """Let time pass; tell whether the pause is over, and begin the next one if it is."""
        self._left -= milliseconds
        if self._left > 0:
            return False
        self.begin(speed)
        return True


_WAIT: Final = 100  # milliseconds between two looks whether a review has found anything
_FRAME: Final = 16
_SLIDING: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION})  # what happens while the slider is held


class ViewerScene(MenuScene):
    """The game of a `session`, which is not played on here, looked back at from its beginning or from a `start`.

    `reveal` is how the game shows everything at once, if it does, and `picture` the table, if not the usual one.
    """

    first_focus = "timeline"

    def __init__(
        self,
        host: "Host",
        game: AnyTableGame,
        session: Session,
        *,
        reveal: Reveal | None = None,
        picture: TablePicture | None = None,
        start: int = 0,
    ) -> None:
        super().__init__(host.kit)
        self.host = host
        self.game = game
        self.session = session
        self.replay = Replay(session.played)
        self.looks = looks(session)
        self.names = names_of(self.looks)
        self.withheld = session.keeps_secrets
        self.ways = ways_to_look(self.names, reveal)[-1 if self.withheld else 0 :]
        self.way = self._begins_with(session)
        self.seat = next((seat for seat in range(len(self.names)) if session.is_person(seat)), 0)
        """Whose decisions are jumped to."""
        self.begins = Station(0)
        """Where it begins anew when it has come to its end."""
        self.leaves = "viewer.leave"
        """The key of the words of the button that leads back."""
        self.playing = False
        self.folded = False
        self._slid = False
        self._has_arrived = False
        """Whether it has come to its place, which the bar does not show yet."""
        self.reviewing: Reviewing | None = None
        self.page_saving, self.gif_saving = (GameSaving(host, session, kind) for kind in (PAGE, ANIMATION))
        self.stage = ReplayStage(
            self.kit, game, picture or game.picture(self.kit, session, bare=True), self.replay, self.ways[self.way].eyes
        )
        self.stage.go(self.replay.clamped(start))
        self._course = LeadCourse(
            leads(self.replay.standings), self.replay.round_begins, [look.colour for look in self.looks]
        )
        self._began_at = self.place
        self.close_look = CloseLook(self.kit)
        self._pointing = Pointing(game, self.stage, self.names)
        tells = LogWords(partial(game.line, names=self.names), game.is_heading)
        self.log = LogPanel(self.kit, tells, lambda: self.stage.picture.log_place, [look.colour for look in self.looks])
        self._pause = Pause()
        self._bar: ViewerBar | None = None

    # ---- going through the game

    @property
    def place(self) -> Station:
        """Where in the game it is, or goes to."""
        return self.stage.place

    def go(self, place: Station) -> None:
        self.stage.go(place)
        self._arrived()

    def step_event(self, by: int) -> None:
        """Show the next thing that those who look notice, or be before the last one."""
        if by > 0:
            self._forward(self.replay.later(self.place, self.stage.noticed))
        else:
            self.go(self.replay.earlier(self.place, self.stage.noticed))

    def step_decision(self, by: int) -> None:
        """Show what the next decision led to, or be before the last one."""
        if by > 0:
            self._forward(self.replay.later_decision(self.place))
        else:
            self.go(self.replay.earlier_decision(self.place))

    def step_round(self, by: int) -> None:
        """Be where the next round begins, or this one, or the one before."""
        self.go(self.replay.later_round(self.place) if by > 0 else self.replay.earlier_round(self.place))

    def jump(self, by: int, seat: int | None = None) -> None:
        """Be before the next or the last decision of a seat, that of the field if none is named."""
        if seat is not None:
            self.seat = seat
        find = self.replay.later_of if by > 0 else self.replay.earlier_of
        found = find(self.seat, self.place)
        if found is not None:
            self.go(found)

    def play(self) -> None:
        """Let the game go on by itself, or stop it; at the end it begins anew."""
        self.playing = not self.playing
        if self.playing and self.place == self.replay.end:
            self.go(self.begins)
            self.playing = True
        self._pause.begin(self.stage.speed)
        self.rebuild()

    def _forward(self, place: Station) -> None:
        self.stage.play(place)
        self._arrived(playing=self.playing)

    def toggle_log(self) -> None:
        """Unfold what has happened up to this place, in words, or fold it away."""
        self.log.toggle()
        self.redraw()

    def _arrived(self, *, playing: bool = False) -> None:
        """Show the new place on the bar; who goes somewhere stops what is played."""
        self.log.forget()
        self.playing = playing
        self.rebuild()

    def _slide(self, decision: int) -> None:
        """Be where the slider was moved to; one decision further it is shown how it came to that."""
        self.stage.go(self.replay.clamped(decision))
        self.log.forget()
        self.playing = False
        self._slid = True
        self.redraw()

    # ---- who looks, and how

    def look_with(self, way: int) -> None:
        self.way = way
        self.stage.look_with(self.ways[way].eyes)
        self.log.forget()
        self._lay_out_table()
        self.rebuild()

    def _look_as(self, seat: int) -> None:
        """Look with the eyes of a seat."""
        way = next((number for number, way in enumerate(self.ways) if way.eyes == Eyes(seat)), self.way)
        if way != self.way:
            self.look_with(way)

    def _begins_with(self, session: Session) -> int:
        """Return the way to look at first: what all may know, or the only person, of a game that goes on."""
        if session.over or self.withheld:
            return 0
        people = [seat for seat in range(len(self.names)) if session.is_person(seat)]
        return len(self.ways) - 1 - (len(self.names) - people[0] if len(people) == 1 else 0)

    def follow(self, seat: int) -> None:
        """Jump to the decisions of another seat from now on."""
        self.seat = seat
        self.rebuild()

    def hasten(self, number: int) -> None:
        """Show moves at another speed here."""
        self.stage.speed = SPEEDS[number]
        self.rebuild()

    # ---- the review

    @property
    def at_review(self) -> bool:
        """Whether a review has been begun and more may be found."""
        return self.reviewing is not None and not self.reviewing.news.over

    def ask_whose(self) -> None:
        """Let somebody choose whose decisions are reviewed, or stop the review that is going on."""
        if self.withheld:
            return
        if self.at_review:
            self.end_review()
            return
        people = [seat for seat in range(len(self.names)) if self.session.is_person(seat)]
        self.kit.stack.push(WhoseScene(self.kit, self.looks, people or [self.seat], self.review))

    def review(self, seat: int, reviewer: Reviewer | None = None) -> None:
        """Review the decisions of a seat: what is found is marked, and shown with the seat's own eyes.

        A `reviewer` may be at it already.
        """
        self.end_review()
        self.reviewing = Reviewing(seat, reviewer or Reviewer(self.replay.played, seat, self.session.seed))
        self.seat = seat
        self._began_at = self.place
        self._look_as(seat)
        self._look_what_was_found()
        self.rebuild()

    @property
    def card(self) -> MomentCard:
        """What shows the moments of the review over the table."""
        seat = self.reviewing.seat if self.reviewing is not None else self.seat
        return MomentCard(self.kit, self.game, self.looks, seat, self.stage.picture, self._room.size)

    def _look_what_was_found(self) -> None:
        """Go to the first moment that is found, unless somebody is elsewhere; say in the end if there are none."""
        reviewing = self.reviewing
        if reviewing is None:
            return
        if reviewing.moments and self.place == self._began_at:
            self.show_moment(0)
        if not reviewing.news.over:
            return
        if reviewing.take_failure():
            self.host.say(tr("table.review.failed"), tr("table.review.failed_text"), came=True)
        elif not reviewing.moments:
            key = "nothing" if reviewing.seat in self.session.standing().winners else "nothing_lost"
            told = tr(f"table.review.{key}_text", name=self.names[reviewing.seat])
            self.host.say(tr(f"table.review.{key}"), told, came=True)

    def show_moment(self, number: int) -> None:
        if self.reviewing is not None:
            self._look_as(self.reviewing.seat)
            self.go(self.replay.clamped(self.reviewing.moments[number].decision.number))

    def fold(self) -> None:
        """Fold the card of a moment, so that the whole table can be seen, or unfold it again."""
        self.folded = not self.folded
        self.rebuild()

    def end_review(self) -> None:
        """Look back without the review again."""
        if self.reviewing is not None:
            self.reviewing.reviewer.stop()
            self.reviewing = None
            self.rebuild()

    @property
    def moment(self) -> Weighed | None:
        """What is judged of the decision that comes next; nothing where others than who made it look."""
        if self.reviewing is None or self.stage.busy or self.stage.eyes != Eyes(self.reviewing.seat):
            return None
        number = self.reviewing.at(self.place)
        return self.reviewing.moments[number] if number is not None else None

    # ---- the scene

    def leave(self) -> None:
        super().leave()
        for saving in (self.page_saving, self.gif_saving):
            saving.stop()
        if self.reviewing is not None:
            self.reviewing.reviewer.stop()

    def arrange(self, layout: Layout) -> None:
        self._bar = lay_bar(self.kit, GROUPS)
        super().arrange(layout)
        self._explain_aside()
        self.log.forget()
        self._lay_out_table()

    def rebuild(self) -> None:
        super().arrange(self.kit.layout)
        self._explain_aside()
        self.redraw()

    def _explain_aside(self) -> None:
        """Keep hints off the bar, and off the table while the keyboard goes through the game."""
        self.form.hints_off, self.form.by_mouse_only = self.bar.rect, self.first_focus

    def _lay_out_table(self) -> None:
        self.stage.forget()
        self.stage.arrange(self._room.size)

    @property
    def _room(self) -> pygame.Rect:
        return pygame.Rect(0, 0, self.kit.layout.size[0], self.bar.rect.top)

    @property
    def bar(self) -> ViewerBar:
        """The bar, as it is laid out for the present size of the window."""
        if self._bar is None:
            self._bar = lay_bar(self.kit, GROUPS)
        return self._bar

    def release_held(self) -> None:
        super().release_held()
        self.close_look.end()
        self._slid = False
        self.rebuild()

    def handle(self, event: pygame.Event) -> bool:
        """Look closely at what the right button points at, go through the game by keys; the rest is for the widgets."""
        self._pointing.see(event, self._room)
        if self.close_look.handle(event) or self.log.handle(event) or self._looks_closely(event):
            self.redraw()
            return True
        if event.type == pygame.KEYDOWN and self._by_key(event):
            return True
        handled = super().handle(event)
        if self._slid and event.type not in _SLIDING:
            self._slid = False
            self.rebuild()  # not before the slider is let go of, which is a widget as well
        return handled

    def _looks_closely(self, event: pygame.Event) -> bool:
        """Begin to look at what lies at the pixel of the right button, if it can be shown large."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_RIGHT or self.moment is not None:
            return False
        if not self._room.collidepoint(event.pos):
            return False
        spot = self.stage.seen_closely(event.pos)
        if spot is not None:
            self.close_look.begin(spot)
        return spot is not None

    def _by_key(self, event: pygame.Event) -> bool:
        if self.form.focus == "timeline" and (by := sideways(event.key)):
            self.step_decision(by)
            return True
        pressed = self.kit.keys.read(event, VIEWER)
        meant = by_keys(self, pressed).get(pressed.command) if pressed is not None else None
        if meant is not None:
            meant()
        return meant is not None

    def show_keys(self) -> None:
        from leonardo.app.scenes.settings.keys import KeysScene  # noqa: PLC0415 - few look for them

        self.kit.stack.push(KeysScene(self.kit, VIEWER))

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self.kit.stack.top is not self:
            return
        self.close_look.update(milliseconds)
        if self._pointing.update(milliseconds):
            self.redraw()
        busy = self.stage.busy
        if self.stage.update(milliseconds):
            self.redraw()
        self._has_arrived |= busy and not self.stage.busy
        if self.form.holds:
            return  # what is made anew would not be pressed
        if self._has_arrived:
            self._has_arrived = False
            self.rebuild()
        if self.reviewing is not None and self.reviewing.poll():
            self._look_what_was_found()
            self.rebuild()
        if any(saving.poll() for saving in (self.page_saving, self.gif_saving)):
            self.rebuild()
        if self.playing and not self.stage.busy and self._pause.over(milliseconds, self.stage.speed):
            self._play_on()

    def _play_on(self) -> None:
        if self.place == self.replay.end:
            self.playing = False
            self.rebuild()
        else:
            self.step_decision(1)

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        if self.kit.stack.top is not self:
            return super().rest()
        if not self.stage.rests:
            return 0
        if self.playing or self._has_arrived:
            return _FRAME
        waits = self.at_review or any(saving.share is not None for saving in (self.page_saving, self.gif_saving))
        return self._pointing.rest(self.close_look.rest(min(super().rest(), _WAIT) if waits else super().rest()))

    # ---- what is pressed

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - the bar knows the layout
        """Return the timeline with what steps through moments, the buttons of the bar, and those of a card."""
        marks = self.reviewing.marks if self.reviewing is not None else []
        at = self.place.decisions
        place = self.bar.short if marks else self.bar.timeline
        timeline = GameSlider(self.page, place, self._course, at, marks, self._slide, self.play)
        return [timeline, *through_moments(self), *on_bar(self, self.bar.groups), *on_card(self)]

    @property
    def can_branch(self) -> bool:
        return not self.withheld and self.replay.goes_on(self.place.decisions)

    @property
    def has_ended(self) -> bool:
        """Whether the end of a whole game is looked at, from which nobody can play on."""
        return self.session.over and not self.withheld and not self.can_branch

    def branch(self) -> None:
        """Play on from here, where who sits where is asked first; at the end, show the results instead."""
        if self.has_ended:
            self.kit.stack.push(self.host.games[self.session.game.name].results(self.host, self.session))
        elif self.can_branch:
            from leonardo.app.viewer.branch import BranchScene  # noqa: PLC0415 - few play on

            self.kit.stack.push(
                BranchScene(self.host, self.session, self.replay.until(self.place.decisions), self.seat)
            )

    @property
    def can_be_saved(self) -> bool:
        return self.session.over and not self.withheld

    def save(self, saving: GameSaving) -> None:
        """Save the game as a page for a browser or as an animation, or stop that."""
        if saving.share is not None:
            saving.stop()
        elif self.can_be_saved:
            saving.begin()
        self.rebuild()

    # ---- what is seen

    def backdrop(self, surface: pygame.Surface) -> None:
        table, moment = surface.subsurface(self._room), self.moment
        if moment is None:
            self.stage.draw(table)
            if self.close_look.spot is not None:
                self.stage.picture.zoom(table, self.stage.view(), self.close_look.spot)
            if self.log.open:
                self.log.draw(table, self.stage.told())
        else:
            self.card.draw(table, moment, folded=self.folded)
        self.bar.draw(surface, self.kit)


def look_back(host: "Host", session: Session, seat: int, reviewer: Reviewer | None, *, start: int) -> None:
    """Look back at a played game, from so many decisions on; with a `reviewer` at what it finds of a seat."""
    viewer = host.games[session.game.name].viewer(host, session, start)
    if viewer is None:
        host.say(tr("viewer.none_title"), tr("viewer.none", game=host.title_of(session.game.name)))
        return
    if reviewer is not None:
        viewer.review(seat, reviewer)
    host.kit.stack.push(viewer)
