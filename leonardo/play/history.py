"""A game as far as it was played, with all that happened in it, so that it can be told, shown and taken back."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from leonardo.engine.game import Event, seen
from leonardo.engine.record import Played, Turn
from leonardo.play.observed import Watch
from leonardo.play.undo import Decided


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

    def decided(self, by: Callable[[int, int], str | None]) -> Iterator[Decided]:
        """Yield the decisions of the game, the last one first.

        `by` tells who decided: the person at a seat when so many decisions had been made.
        """
        ends = len(self._events)
        for number in reversed(range(self.count)):
            begins, turn = self._begins[number], self.played.turns[number]
            events = self._events[begins:ends]
            reveals, answers = any(event.reveals for event in events), any(event.answers for event in events)
            yield Decided(turn.seat, by(turn.seat, number), reveals, answers)
            ends = begins

    def _note(self, events: Sequence[Event]) -> None:
        self._begins.append(len(self._events))
        self._events.extend(events)
