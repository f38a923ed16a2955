"""The course of a game at one screen: who looks at it, what is still to be shown, and when it goes on.

Where several persons play, the table stays open as long as nothing secret is decided: all look at it, each decision
from the side of its seat, whose own secrets lie covered until it asks to see them. Before a decision that nobody else
may see, the screen is handed over to its person alone, until that is made and shown. A person whom the engine left
nothing to decide there gets the screen all the same and goes on by hand, so that the others learn nothing by it,
unless what lies open shows it to all; one who plays alone goes on by hand only if it wishes to be asked little things,
too.

Chance waits for the table: a person lets it decide, or it does so by itself after a pause.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final

from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.kinds import Action, Spot, View
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Passed, Playback
from leonardo.app.table.motion.remarks import Talk
from leonardo.app.table.players import voices
from leonardo.engine.game import Event, seen
from leonardo.engine.record import Played
from leonardo.play.chance import ChanceTurn
from leonardo.play.observed import ObservedEvent, Viewer, hear, heard
from leonardo.play.session import Session


def spared(game: AnyTableGame, played: Played, seat: int) -> Iterator[int]:
    """Yield which of the events that a seat was told are those of decisions that it need not have been asked.

    Who wished to be asked all the same decided these, too: they are nobody's news either way.
    """
    state, count = None, 0
    for turn, step in played.steps():
        asked = state is not None and turn is not None and turn.seat == seat
        if asked and turn is not None and step.events and game.spared(played.game.view(state, seat)) == turn.action:
            yield count
        state, count = step.state, count + len(seen(step.events, seat))


_FOR_EVER: Final = 1e9  # milliseconds that are longer than any pause: where nothing is shown, nothing is waited for


class Course:
    """Carries a game on for the table. `sitter` is from whose side it is seen; none is nobody's in particular."""

    def __init__(
        self,
        game: AnyTableGame,
        session: Session,
        asks: Callable[[], bool] = lambda: True,
        talks: Callable[[], bool] = lambda: False,
        *,
        on_request: bool = True,
    ) -> None:
        self.session = session
        self._game = game
        self._asks = asks
        self._on_request = on_request
        """Whether what can be asked for is asked only then."""
        self._spared: set[int] = set()
        """Which of the events that are told were decided for the person, counted from the beginning."""
        self._continued = session.played
        self._taken_back = -1
        """How many decisions there were when one was taken back last: what was asked then is asked again."""
        self.people = tuple(seat for seat in range(len(session.seats)) if session.is_person(seat))
        self.several = len(self.people) > 1
        """Whether two or more persons play at this screen."""
        left = bool(self.people) and session.keeps_secrets
        """Whether others sat here before, who may still look at the screen."""
        self.private = not self.several and not left
        """Whether nobody but the sitter looks at the screen."""
        self.sitter: Viewer = self.people[0] if self.people and self.private else None
        self.peeking = False
        """Whether the sitter looks at what lies covered while the table is open."""
        self._eyes = Eyes(self.sitter, self.private, game.covered)
        self._overdue = self._to_be_visited()
        self.visitor = self._overdue.pop(0) if self._overdue else None
        """The person who must hear that there is nothing for them to decide."""
        self._visits_ended: list[tuple[int, int]] = []
        """After how many decisions a person was told here that there was nothing for them to decide, and who."""
        self.skipping = False
        self._orders: dict[int, object] = {}
        """What persons have ordered beforehand, by their seats."""
        self.shown: list[ObservedEvent] = []
        """What has been shown since the table last looked."""
        self._told: ObservedEvent | None = None
        self._chance = ChanceTurn(session, self._pressers, pause=game.chance_waits)
        self._now = session.now()
        self._watch = session.watch()
        self._pass_over_spared()
        self._told_before = len(session.history(self.sitter))
        """Events that had been told before the game went on here."""
        talk = Talk(voices(session, game.voices), talks)
        self.playback = Playback(game.motion, self._now, self.shown.append, self._may_begin, self.people, talk)

    @property
    def eyes(self) -> Eyes:
        """Who looks at the screen; the same object as long as they are the same."""
        private = self.private or self.peeking
        if self._eyes.seat != self.sitter or self._eyes.private != private:
            self._eyes = Eyes(self.sitter, private, self._game.covered)
        return self._eyes

    @property
    def conceals(self) -> bool:
        """Whether the sitter may know more than lies open now, because the others look, too."""
        return not self.eyes.private and bool(self.view() != self.session.view(self.sitter))

    @property
    def free(self) -> bool:
        """Whether the person at the screen may decide now."""
        if self.visitor is not None:
            return False
        return (
            not self.playback.busy
            and self.sitter is not None
            and self.session.decider == self.sitter
            and self._may_look
        )

    @property
    def _may_look(self) -> bool:
        return self.private or not self._secret

    @property
    def _secret(self) -> bool:
        """Whether nobody else may see the screen while the person decides who must decide now."""
        decider = self.session.decider
        if decider is None or not self.session.is_person(decider):
            return False
        return bool(self._game.secret(self._now.view(decider)))

    @property
    def wanted(self) -> int | None:
        """The person who must come to the screen alone before anything goes on."""
        if not self.several:
            return None if self.private else self.people[0]
        if self.visitor is not None:
            return self.visitor if not self.private or self.visitor != self.sitter else None
        decider = self.session.decider
        if self.playback.busy or decider is None or not self.session.is_person(decider) or not self._secret:
            return None
        return decider if not self.private or decider != self.sitter else None

    @property
    def visit(self) -> int | None:
        """The person at the screen, while they are to hear that there is nothing for them to decide."""
        return self.visitor if self.visitor == self.sitter and self.private else None

    @property
    def covers(self) -> frozenset[Spot]:
        """What lies over secrets of the sitter because the others look, too; the sitter may look under it."""
        if not self.several or self.private or not self.free:
            return frozenset()
        return self._game.covers(self._now.view(self.sitter))

    @property
    def chance_waits(self) -> bool:
        """Whether chance must decide now, and all that was before has been shown."""
        return self.session.chance_waits and not self.playback.busy and self.visitor is None

    @property
    def presser(self) -> int | None:
        """The person who may let chance decide now: the one at the screen, if it may, else the first of them."""
        able = [seat for seat in self.people if self._chance.may_press(seat)]
        return self.sitter if self.sitter in able else next(iter(able), None)

    @property
    def happening(self) -> Event | None:
        """What is being shown, as those at the screen may know it."""
        present = self.playback.present
        return self.eyes.event(present) if present is not None else None

    @property
    def settled(self) -> Event | None:
        """What is being shown and has been seen: the table shows how all stands after it."""
        return self.happening if self.playback.settled else None

    @property
    def told(self) -> Event | None:
        """What is being shown, or about to be, if it may be told in words already."""
        event, may_be = self._of_line()
        return event if may_be else None

    @property
    def untold(self) -> Event | None:
        """What is being shown, or about to be, if words for it would tell what has not been seen yet."""
        event, may_be = self._of_line()
        return None if may_be else event

    def begun(self, event: Event) -> bool:
        """Tell whether the stage has come to what goes on before an event may be told."""
        return event is self.happening and self.playback.begun

    def _of_line(self) -> tuple[Event | None, bool]:
        about = self.playback.about(self.eyes)
        if about is None:
            return self.happening, self.playback.told
        return about.event, not about.told_later

    @property
    def playing(self) -> bool:
        """Whether something is being shown, or about to be, and nobody is to be told anything first."""
        playback = self.playback
        return self.visit is None and (playback.present is not None or playback.about(self.eyes) is not None)

    def view(self) -> View:
        """Return what those at the screen see now; with options only for who may decide."""
        return self.playback.view(self.eyes) if self.playback.busy else self.eyes.view(self._now)

    def history(self) -> list[Event]:
        """Return what has been shown since the game began, as those at the screen may know it."""
        told = self.session.history(self.eyes.viewer)
        return told[: len(told) - self.playback.pending(self.eyes)]

    def sit(self, seat: int) -> None:
        """Let a person sit down at the screen alone."""
        self.sitter, self.private, self.peeking = seat, True, False

    def end_visit(self) -> None:
        """Go on after a person has been told that there is nothing to decide, which they need not hear again."""
        if self.visitor is not None:
            hear(self.session, self.visitor)
            self._visits_ended.append((len(self.session.played.turns), self.visitor))
        self.visitor = self._overdue.pop(0) if self._overdue else None

    def update(self, milliseconds: float, speed: float, moving: bool = True) -> Passed:
        """Let time pass: show what happened, and let built-in players and chance decide; return what that brought.

        `speed` is what designed milliseconds are multiplied with; without `moving` nothing flies.
        """
        factor = 0.0 if self.skipping else speed
        alone = self.private
        passed = self.playback.update(milliseconds, speed, self.eyes, moving, skips=self.skipping)
        if self.private is not alone:
            passed = Passed.CHANGED
        shown = passed and factor > 0  # a frame in which something has come to its end has enough to do
        waits = self.visitor is not None or self.wanted is not None or self.session.hint_service.weighing
        if shown or self.playback.busy or waits:
            self.session.poll(ready=False)
            return passed
        if self._open_again() or self._turn_to():
            passed = Passed.CHANGED
        asked = self.free and self.ordered is None
        self.skipping = self.skipping and not asked and not self.session.over
        pace = factor * self.playback.haste
        if self._chance.elapse(milliseconds / pace if pace > 0 else _FOR_EVER):
            self.collect()
            return Passed.CHANGED
        if self.session.poll():
            self.collect()
            return Passed.CHANGED
        return passed

    def spare(self) -> bool:
        """Decide what a person need not be asked; tell whether anything was.

        Where that cannot be asked for, it is spared who plays alone, unless it wishes to be asked little things, too.
        """
        if not self.free or self.session.hint_service.weighing:
            return False
        if (ordered := self.ordered) is not None:
            self.act(ordered)
            return True
        if not self._spares or len(self.session.played.turns) == self._taken_back:
            return False
        action = self._game.spared(self._now.view(self.sitter))
        if action is None:
            return False
        told = len(self.session.history(self.eyes.viewer))
        self.act(action, unasked=True)
        if len(self.session.history(self.eyes.viewer)) > told:
            self._spared.add(told)
        return True

    @property
    def order(self) -> object:
        """What the person at the screen has ordered beforehand, if that stands."""
        return self._orders.get(self.sitter) if self.sitter is not None else None

    def give_order(self, order: object) -> None:
        """Let decisions of the person at the screen follow from an order, as long as that stands."""
        if self.sitter is not None:
            self._orders[self.sitter] = order

    def countermand(self) -> None:
        """Ask the person at the screen again from now on, whatever it has ordered."""
        if self.sitter is not None:
            self._orders.pop(self.sitter, None)

    @property
    def ordered(self) -> Action | None:
        """What is to be decided now by that, if anything is."""
        order = self.order
        if order is None or self.session.decider != self.sitter:
            return None
        return self._game.ordered(self._now.view(self.sitter), order)

    @property
    def _spares(self) -> bool:
        """Whether persons are not asked what they need not be."""
        return self._on_request if self._game.asked_for else not (self.several or self._asks())

    def _pass_over_spared(self) -> None:
        """Find again which of the latest decisions of persons were made unasked before the game went on here."""
        if not self._spares:
            return
        played = self.session.played
        for number in reversed(range(len(played.turns))):
            turn = played.turns[number]
            if not self.session.is_person(turn.seat):
                continue
            state = played.undo(len(played.turns) - number).state
            if self._game.spared(played.game.view(state, turn.seat)) != turn.action:
                return
            self.session.pass_over(number)

    @property
    def may_ask(self) -> bool:
        """Whether the person at the screen may ask for the question that it was spared last."""
        waits = not self.playback.busy and self.visitor is None
        return self._game.asked_for and waits and self.session.may_be_asked(self.sitter)

    def ask(self) -> None:
        """Ask the person at the screen what it was spared last; it is spared again if it goes on without an answer.

        Raises:
            ValueError: if something has happened since.
        """
        self.session.ask(self.sitter)
        self._see_anew()

    def by_itself(self, number: int, event: Event) -> bool:
        """Tell whether an event of the history, counted from 0, was nobody's decision."""
        before = self._spared_before if number < self._told_before else self._spared
        return number in before or bool(getattr(event, "forced", False))

    @cached_property
    def _spared_before(self) -> frozenset[int]:
        if self.several or self.sitter is None:
            return frozenset()
        return frozenset(spared(self._game, self._continued, self.sitter))

    def act(self, action: Action, *, weigh: bool = False, unasked: bool = False) -> None:
        """Carry out what the person at the screen decided, and have it weighed if so wished: others wait for that.

        Of what was decided `unasked` it may still be asked.

        Raises:
            IllegalActionError: if the action is not legal.
        """
        self.session.submit(action, weigh=weigh, unasked=unasked)
        self.peeking = False
        self.collect()

    def redo(self) -> None:
        """Decide again what the person at the screen has undone.

        Raises:
            ValueError: if it cannot be redone.
        """
        self.session.redo(self.sitter)
        self.peeking = False
        self.collect()

    def _pressers(self, session: Session) -> Sequence[int]:
        """Return who may press for chance: nobody who has ordered what goes on."""
        return [seat for seat in self._game.chance_pressers(session) if seat not in self._orders]

    def let_chance_decide(self) -> None:
        """Have done what is for chance to do, if it waits for that and a person is here to press."""
        seat = self.presser
        if seat is not None and self._chance.press(seat):
            self.collect()

    @property
    def to_undo(self) -> Viewer:
        """The seat whose decision is taken back where the person at the screen wishes that: the latest person's."""
        return self.session.to_undo(self.sitter)

    def visited_since(self) -> int | None:
        """Return another person whose turn would be taken back, too, though they had nothing to decide in it."""
        left = len(self.session.played.turns) - self.session.goes_back(self.to_undo)
        return next((seat for turns, seat in self._visits_ended if turns > left and seat != self.sitter), None)

    def undo(self) -> None:
        """Take back the last decision of the person at the screen, or of the person who has decided since.

        Raises:
            ValueError: if it cannot be taken back.
        """
        undone = self.to_undo
        self.session.undo(undone)
        self._taken_back = len(self.session.played.turns)
        self._visits_ended = [each for each in self._visits_ended if each[0] <= self._taken_back]
        left = len(self.session.history(self.eyes.viewer))
        self._told_before = min(self._told_before, left)
        self._spared = {number for number in self._spared if number < left}
        self._see_anew()
        if undone != self.sitter and self._secret:
            self.session.let_go_of_undone()  # done again it would be told to who comes to the screen

    def _see_anew(self) -> None:
        """See how all stands after something was taken back."""
        self._watch.take()
        self._now = self.session.now()
        self.playback.settle(self._now)
        self._orders.clear()
        self.skipping = False
        self.visitor = self._told = None
        self.peeking = False

    def _open_again(self) -> bool:
        """Let all look again once a secret decision has been shown, and tell whether they may now.

        Not if the same person decides something secret next, too.
        """
        if not self.several or not self.private or (self.session.decider == self.sitter and self._secret):
            return False
        self.private = False
        self._turn_to()
        return True

    def _open_for(self, happening: ObservedEvent) -> bool:
        """Let all look again before something is shown that is no secret of the sitter's; tell whether they did not.

        Not if the sitter decides something secret next, too, or is still to hear that there is nothing to decide.
        """
        sitter = self.sitter
        if not self.several or not self.private or self.visitor is not None or sitter is None:
            return False
        if happening.seen_by(sitter) != happening.seen_by(None):
            return False
        waiting = self.playback.waiting
        heard = any(self._visits(each.seen_by(sitter), sitter, each.view(None)) for each in waiting)
        self.private = heard or (self.session.decider == sitter and self._secret)
        return not self.private

    def _turn_to(self) -> bool:
        """See an open table from the side of the person who must decide; return whether that is another one."""
        decider = self.presser if self.session.chance_waits else self.session.decider
        if not self.several or self.private or decider is None or not self.session.is_person(decider):
            return False
        before, self.sitter = self.sitter, decider
        return before != decider

    def _to_be_visited(self) -> list[int]:
        """Return whom the last decision of a continued game left nothing to decide, if they have not heard it yet."""
        if not self.several:
            return []
        latest, people = self.session.latest(), [seat for seat in self.people if seat not in heard(self.session)]
        public = self.session.view(None)
        return [seat for event in latest for seat in people if self._visits(event.seen_by(seat), seat, public)]

    def _visits(self, event: Event | None, seat: int, public: View) -> bool:
        """Tell whether a person must come for an event: not where all can see that there was nothing to decide."""
        if event is None or not self._game.visited(event, seat):
            return False
        return not self._game.plain_to_all(event, public, self.session) if self.several else self._asks()

    def collect(self) -> None:
        """Hand what happened to the playback; what was found out about the last of it serves for how all stands now."""
        self._now = self.session.now()
        for happening in self._watch.take():
            self.playback.feed(happening)
            if happening.stands(self.session.played.state):
                self._now = happening
        stands = self._game.order_stands
        self._orders = {seat: each for seat, each in self._orders.items() if stands(self._now.view(seat), each)}

    def _may_begin(self, happening: ObservedEvent) -> bool:
        """Stop before the end of something that the engine ended for a person, until that person has ended it, too."""
        if happening is self._told:
            return self.visitor is None
        if self._open_for(happening):
            return False  # it begins once those who look from now on are known
        for seat in self.people:
            if self._visits(happening.seen_by(seat), seat, happening.view(None)):
                self.visitor = seat
                self._told = happening
                return False
        return True
