"""A game as far as it was played: what happened, what can be asked of it, and what can be taken back or redone."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.engine.game import NATURE, AnyGame, Event, Objection, Standing, seen
from leonardo.engine.record import Played, Turn
from leonardo.play.observed import ObservedEvent, Watch
from leonardo.saves.composing import Circumstances
from leonardo.saves.documents import counted
from leonardo.saves.schema import MOST_FORMER, BuiltIn, Former, Person, Seated


@frozen
class UndoObjection:
    """Why nothing can be taken back, or redone: the key of the sentence in the text catalogue, and the sentence."""

    reason: str
    message: str


NOTHING_YET: Final = UndoObjection("undo.nothing", "You have nothing to undo yet")
REVEALED: Final = UndoObjection("undo.revealed", "It revealed something that cannot be hidden again")
CHANCE: Final = UndoObjection("undo.chance", "Chance has played a part since, so it cannot be undone")
ANOTHER_PERSON: Final = UndoObjection("undo.another_person", "Another player has moved since")
ANSWERED: Final = UndoObjection("undo.answered", "Another player has answered it")
COMPARED: Final = UndoObjection("undo.compared", "In the game of the day, no undo once another player has moved")
NOTHING_UNDONE: Final = UndoObjection("undo.nothing_undone", "You have nothing to redo")
DECIDED_SINCE: Final = UndoObjection(
    "undo.decided_since", "The game has continued differently since you undid something"
)


@frozen
class Decided:
    """A decision that was carried out: the seat that made it (or `NATURE`), and what came of it.

    `by` is the person who sat there then; a built-in player or chance decided where there is none.
    """

    seat: int
    by: str | None
    reveals: bool  # whether somebody learned something by it
    answers: bool = False  # whether it answers what another seat did, so that this stands
    unasked: bool = False  # whether it was made for a person who was not asked: nothing of theirs to take back


@frozen
class Asking:
    """Who wants to take something back: the seat, and the person at it.

    Where results are `compared` with those of others, a decision stands once any other player has decided.
    """

    seat: int | None
    person: str | None
    compared: bool = False


def to_take_back(decided: Iterable[Decided], asking: Asking) -> int | UndoObjection:
    """Return how many decisions must be taken back to undo the last one of who is `asking`, or why they cannot.

    `decided` are the decisions of the game, the last one first.
    """
    for count, decision in enumerate(decided, start=1):
        own = decision.seat == asking.seat and decision.by == asking.person
        if decision.by is not None and not own:
            return ANOTHER_PERSON
        if decision.reveals:
            return CHANCE if decision.seat == NATURE else REVEALED
        if own and not decision.unasked:
            return count
        if decision.answers:
            return ANSWERED
        if asking.compared and decision.seat != NATURE and not own:
            return COMPARED
    return NOTHING_YET


class History:
    """What was decided and what came of it.

    `played` is complete, so nothing for eyes that belong to one seat. `told` are the events of the beginning and of
    each decision, if they are known already.
    """

    def __init__(self, played: Played, told: Sequence[Sequence[Event]] | None = None) -> None:
        self.played = played
        self._events: list[Event] = []
        self._begins: list[int] = []
        self._watch: Watch | None = None
        beginning, *decisions = told if told is not None else [step.events for _, step in played.steps()]
        self._events.extend(beginning)
        for events in decisions:
            self._note(events)

    @property
    def count(self) -> int:
        """How many decisions and turns of chance there were."""
        return len(self._begins)

    def watch(self) -> Watch:
        """Return a watch that keeps from now on what happens; there is one at a time."""
        self._watch = Watch(self.played.game)
        return self._watch

    def play(self, action: Any) -> None:
        """Carry out a decision, or what chance does.

        Raises:
            IllegalActionError: if it is not legal.
        """
        if self._watch is None:
            self.played, events = self.played.play(action)
        else:
            self.played, step = self.played.watch(action)
            self._watch.see(step)
            events = step.events
        self._note(events)

    def undo(self, count: int) -> Sequence[Turn]:
        """Take back the last `count` decisions, and return them: what happened by them is told no more."""
        undone = self.played.turns[len(self.played.turns) - count :]
        self.played = self.played.undo(count)
        left = len(self._begins) - count
        if self._watch is not None:
            self._watch.forget(count)
        del self._events[self._begins[left] :]
        del self._begins[left:]
        return undone

    def seen_by(self, seat: int | None) -> list[Event]:
        """Return all that happened since the beginning of the game, as this seat may know it."""
        return seen(self._events, seat)

    def latest(self) -> list[Event]:
        """Return what came of the last decision, or happened at the beginning: for no eyes that belong to one seat."""
        return self._events[self._begins[-1] if self._begins else 0 :]

    def since_decision_of(self, seat: int) -> list[Event]:
        """Return what happened since the last decision of a seat, or the beginning, as it may know it."""
        turns = zip(reversed(self.played.turns), reversed(self._begins), strict=True)
        return seen(self._events[next((begins for turn, begins in turns if turn.seat == seat), 0) :], seat)

    def decided(
        self, by: Callable[[int, int], str | None], unasked: Collection[int] = frozenset()
    ) -> Iterator[Decided]:
        """Yield the decisions of the game, the last one first.

        `by` tells who decided: the person at a seat when so many decisions had been made. Those whose numbers are
        `unasked` were made for a person.
        """
        ends = len(self._events)
        for number in reversed(range(self.count)):
            begins, turn = self._begins[number], self.played.turns[number]
            events = self._events[begins:ends]
            reveals, answers = any(event.reveals for event in events), any(event.answers for event in events)
            yield Decided(turn.seat, by(turn.seat, number), reveals, answers, number in unasked)
            ends = begins

    def _note(self, events: Sequence[Event]) -> None:
        self._begins.append(len(self._events))
        self._events.extend(events)


class TakingBack:
    """What was and can be taken back in a game whose `history` is kept elsewhere.

    `sits` tells who sits at a seat now, if it is a person. Where results are `compared` with those of others, a
    decision stands once another player has decided.
    """

    def __init__(
        self,
        history: Callable[[], History],
        sits: Callable[[int], str | None],
        beside: Circumstances,
        *,
        compared: bool,
    ) -> None:
        self._kept_by = history
        self._sits = sits
        self._compared = compared
        self.begins = 0
        """Of so many decisions at the beginning none can be taken back."""
        self.undone = beside.undone
        """How often a decision was taken back."""
        self.retaken = beside.retaken
        """How often that took back what others had decided since."""
        self.former = beside.former
        """Who sat where before."""
        self._unasked: set[int] = set()
        """Which decisions were made for a person who was not asked, counted from the beginning."""
        self._undone: list[Sequence[Turn]] = []
        """What was taken back and can be redone, the last of it last."""
        self._went_on = False
        """Whether something else was decided since."""

    @property
    def _history(self) -> History:
        return self._kept_by()

    def change(self, seat: int) -> None:
        """Note that from now on somebody else sits at a seat; what was undone is nobody's to redo."""
        self._undone.clear()
        self.former = (*self.former, Former(seat, self._history.count, self._sits(seat)))[-MOST_FORMER:]

    def let_go(self) -> None:
        """Let nobody redo what was undone."""
        self._undone.clear()

    def go_on(self) -> None:
        """Note that something was decided: what was undone cannot be redone any more."""
        self._went_on = self._went_on or bool(self._undone)
        self._undone.clear()

    def pass_over(self, number: int) -> None:
        """Note that a decision, counted from the beginning, was made for a person who was not asked."""
        self._unasked.add(number)

    def may_be_asked(self, seat: int | None) -> bool:
        """Return whether nothing has happened since a decision was made for who sits at a seat without a question."""
        last = self._history.count - 1
        return last in self._unasked and self._history.played.turns[last].seat == seat

    def ask(self, seat: int | None) -> None:
        """Take back what was decided for who sits at a seat, so that it is asked; this counts as nothing undone.

        Raises:
            ValueError: if something has happened since.
        """
        if not self.may_be_asked(seat):
            raise ValueError("something has been decided since")
        self._history.undo(1)
        self._forget_later()

    def _forget_later(self) -> None:
        self._unasked = {number for number in self._unasked if number < self._history.count}

    def objection(self, seat: int | None) -> UndoObjection | None:
        """Return why who sits at a seat cannot take back the last decision made there, or nothing if they can."""
        found = self._to_take_back(seat)
        return found if isinstance(found, UndoObjection) else None

    def whose(self, seat: int | None) -> int | None:
        """Return the seat whose last decision is taken back where who sits at `seat` wishes it.

        That is another person's where one has decided since, and can take it back.
        """
        if self.objection(seat) != ANOTHER_PERSON:
            return seat
        decided = islice(self._history.decided(self._person_at), self._history.count - self.begins)
        latest = next((each.seat for each in decided if each.by is not None), seat)
        return latest if self.objection(latest) is None else seat

    def goes_back(self, seat: int | None) -> int:
        """Return how many decisions go if who sits at a seat takes its last one back: none if that cannot be."""
        found = self._to_take_back(seat)
        return 0 if isinstance(found, UndoObjection) else found

    def undo(self, seat: int | None) -> None:
        """Take back the last decision of who sits at a seat, with all that was decided since.

        Raises:
            ValueError: if it cannot be taken back; the message says why.
        """
        found = self._to_take_back(seat)
        if isinstance(found, UndoObjection):
            raise ValueError(found.message)
        undone = self._history.undo(found)
        self._forget_later()
        self.undone = counted(self.undone)
        self.retaken = counted(self.retaken, any(turn.seat != NATURE for turn in undone[1:]))
        self.former = tuple(evolve(each, until=min(each.until, self._history.count)) for each in self.former)
        self._undone.append(undone)
        self._went_on = False

    def redo_objection(self, seat: int | None) -> UndoObjection | None:
        """Return why who sits at a seat cannot redo what was undone last, or nothing if they can."""
        if not self._undone:
            return DECIDED_SINCE if self._went_on else NOTHING_UNDONE
        return None if self._undone[-1][0].seat == seat else NOTHING_UNDONE

    def redo(self, seat: int | None, carry_out: Callable[[Any], None]) -> None:
        """Carry out again what was undone last, with all that others had decided then: nothing comes out differently.

        Raises:
            ValueError: if it cannot be redone; the message says why.
        """
        objection = self.redo_objection(seat)
        if objection is not None:
            raise ValueError(objection.message)
        for turn in self._undone.pop():
            carry_out(turn.action)

    def _to_take_back(self, seat: int | None) -> int | UndoObjection:
        asking = Asking(seat, self._sits(seat) if seat is not None else None, self._compared)
        decided = islice(self._history.decided(self._person_at, self._unasked), self._history.count - self.begins)
        return to_take_back(decided, asking)

    def _person_at(self, seat: int, decisions: int) -> str | None:
        then = next((each for each in self.former if each.seat == seat and decisions < each.until), None)
        return self._sits(seat) if then is None else then.person


class GameSoFar:
    """A game that is being played: how it stands, what happened, what would follow; `seats` says who sits where."""

    def __init__(self, history: History, seats: Sequence[Seated]) -> None:
        self.seats = tuple(seats)
        self._history = history

    @property
    def played(self) -> Played:
        """The game as far as it was played: complete, so nothing for eyes that belong to one seat."""
        return self._history.played

    @property
    def game(self) -> AnyGame:
        return self.played.game

    @property
    def decider(self) -> int | None:
        """The seat that must decide now, `NATURE`, or nothing when the game is over."""
        return self._history.played.decider

    @property
    def chance_waits(self) -> bool:
        """Whether chance must decide now, which it does when `play_nature` is called."""
        return self.decider == NATURE

    @property
    def over(self) -> bool:
        return self.played.over

    @property
    def thinking(self) -> bool:
        """Whether a built-in player must decide now."""
        return self._built_in() is not None

    def is_person(self, seat: int) -> bool:
        """Return whether a person sits there; `NATURE` is none."""
        return seat != NATURE and isinstance(self.seats[seat], Person)

    def view(self, seat: int | None) -> Any:
        """Return all that a seat may know, or an onlooker."""
        return self.game.view(self.played.state, seat)

    def legal(self) -> Sequence[Any]:
        """Return every action open to the decider, in a stable order."""
        return self.game.legal(self.played.state)

    def objection(self, action: Any) -> Objection | None:
        """Return why the decider may not do `action`, or nothing if it may."""
        return self.game.objection(self.played.state, action)

    def standing(self) -> Standing:
        return self.game.standing(self.played.state)

    def watch(self) -> Watch:
        """Return a watch that keeps from now on what happens, for a table to show; there is one at a time."""
        return self._history.watch()

    def now(self) -> ObservedEvent:
        return ObservedEvent(self.game, None, self.played.state)

    def preview(self, action: Any) -> Any:
        """Return what the decider would see right after `action`, as `Played.preview` does."""
        return self.played.preview(action)

    def tried(self, action: Any) -> ObservedEvent:
        """Return how everything would stand right after `action`, as `Played.tried` does."""
        return ObservedEvent(self.game, None, self.played.tried(action))

    def history(self, seat: int | None) -> list[Event]:
        """Return all that happened since the beginning of the game, as this seat may know it."""
        return self._history.seen_by(seat)

    def latest(self) -> list[Event]:
        """Return what came of the last decision, or happened at the beginning: for no eyes that belong to one seat."""
        return self._history.latest()

    def _built_in(self) -> BuiltIn | None:
        decider = self.decider
        seated = None if decider is None or decider == NATURE else self.seats[decider]
        return seated if isinstance(seated, BuiltIn) else None

    def _who_asks(self) -> int | None:
        decider = self.decider
        if decider is not None and self.is_person(decider):
            return decider
        deciders = (turn.seat for turn in reversed(self.played.turns))
        return next((seat for seat in deciders if self.is_person(seat)), None)
