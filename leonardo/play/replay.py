"""A played game to look back at: how everything stood before each decision, and what each of them led to.

Every state is kept from the beginning, which costs little since states share what did not change between them; what
happened on the way from one to the next is asked of the engine when it is to be shown.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from attrs import frozen

from leonardo.engine.game import Event, Standing
from leonardo.engine.record import Played, Turn
from leonardo.play.observed import ObservedEvent

_KEPT: Final = 8  # decisions whose happenings are kept: one goes back and forth around a place


@frozen(order=True)
class Station:
    """A place in a game: so many `decisions` are made, and of what the next one leads to so many `events` are shown."""

    decisions: int
    events: int = 0


class Replay:
    """Tells a game place by place; a place never has as many events as its decision leads to, but the next decision."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.game = played.game
        steps = [step for _, step in played.steps()]
        self._states: list[Any] = [step.state for step in steps]
        self._events = [step.events for step in steps]
        self.rounds: tuple[int | None, ...] = tuple(self.game.round_of(state) for state in self._states)
        """The round before each decision, and that of the end."""
        self.standings: tuple[Standing, ...] = tuple(self.game.standing(state) for state in self._states)
        """How the seats stood before each decision, and at the end."""
        self._led_to = lru_cache(_KEPT)(self._watched)

    @property
    def turns(self) -> Sequence[Turn]:
        return self.played.turns

    @property
    def count(self) -> int:
        return len(self.played.turns)

    @property
    def end(self) -> Station:
        """The place after the last decision."""
        return Station(self.count)

    def state(self, decisions: int) -> Any:  # noqa: ANN401 - each game has its own
        """Return how the game stood after so many decisions."""
        return self._states[decisions]

    def until(self, decisions: int) -> Played:
        """Return the game as far as it was played after so many decisions."""
        return Played(self.game, self.played.setup, tuple(self.turns[:decisions]), self._states[decisions])

    def goes_on(self, decisions: int) -> bool:
        """Return whether something is left to decide after so many decisions, if only in a game that was broken off."""
        return not self.until(decisions).over

    def led_to(self, decision: int) -> Sequence[ObservedEvent]:
        """Return what a decision led to, one thing after another; the last tells how all stood before the next one."""
        return self._led_to(decision)

    def at(self, place: Station) -> ObservedEvent:
        """Return what has just happened at a place, and how everything stands there."""
        if place.events:
            return self._led_to(place.decisions)[place.events - 1]
        if place.decisions:
            return self._led_to(place.decisions - 1)[-1]
        return ObservedEvent(self.game, None, self._states[0])

    def between(self, start: Station, end: Station) -> list[ObservedEvent]:
        """Return what happened from one place to a later one."""
        found: list[ObservedEvent] = []
        for decision in range(start.decisions, end.decisions + bool(end.events)):
            first = start.events if decision == start.decisions else 0
            last = end.events if decision == end.decisions else None
            found += self._led_to(decision)[first:last]
        return found

    def told(self, place: Station) -> list[Event]:
        """Return all that has happened since the game began, as it happened."""
        told = [event for events in self._events[: place.decisions + 1] for event in events]
        if place.events:
            told += self._events[place.decisions + 1][: place.events]
        return told

    def _watched(self, decision: int) -> Sequence[ObservedEvent]:
        step = self.game.apply(self._states[decision], self.turns[decision].action, watched=True)
        pairs = zip(step.events or (None,), step.states or (step.state,), strict=True)
        return tuple(ObservedEvent(self.game, event, state) for event, state in pairs)

    # Where to go

    def clamped(self, decisions: int) -> Station:
        """Return the place after so many decisions, or the nearest that there is."""
        return Station(max(0, min(self.count, decisions)))

    def later(self, place: Station, noticed: Callable[[ObservedEvent], bool]) -> Station:
        """Return the place after the next thing that is `noticed`, or the end."""
        decision, event = place.decisions, place.events
        while decision < self.count:
            led_to = self._led_to(decision)
            while event < len(led_to):
                event += 1
                if noticed(led_to[event - 1]):
                    return self._normal(decision, event)
            decision, event = decision + 1, 0
        return self.end

    def earlier(self, place: Station, noticed: Callable[[ObservedEvent], bool]) -> Station:
        """Return the place before the thing that was `noticed` last, or the beginning."""
        decision, event = place.decisions, place.events
        while event or decision:
            if not event:
                decision -= 1
                event = len(self._led_to(decision))
            event -= 1
            if noticed(self._led_to(decision)[event]):
                break
        return Station(decision, event)

    def later_decision(self, place: Station) -> Station:
        """Return the place after the decision that is being shown or comes next."""
        return self.clamped(place.decisions + 1)

    def earlier_decision(self, place: Station) -> Station:
        """Return the place before the decision that is being shown or came last."""
        return self.clamped(place.decisions if place.events else place.decisions - 1)

    def later_round(self, place: Station) -> Station:
        """Return where the next round begins, or the end."""
        begins = self.round_begins
        number = bisect_right(begins, place.decisions)
        return Station(begins[number]) if number < len(begins) else self.end

    def earlier_round(self, place: Station) -> Station:
        """Return where this round began, or the one before it from there."""
        begins = self.round_begins
        number = bisect_left(begins, place.decisions + bool(place.events))
        return Station(begins[number - 1]) if number else Station(0)

    @property
    def round_begins(self) -> Sequence[int]:
        """After how many decisions each round begins, the first of them from the beginning."""
        changes = (number for number in range(1, self.count) if self.rounds[number] != self.rounds[number - 1])
        return [0, *changes]

    def later_of(self, seat: int, place: Station) -> Station | None:
        """Return the place before the next decision of a seat, if there is one."""
        first = place.decisions + 1
        found = (number for number in range(first, self.count) if self.turns[number].seat == seat)
        return next((Station(number) for number in found), None)

    def earlier_of(self, seat: int, place: Station) -> Station | None:
        """Return the place before the last decision of a seat, if there is one."""
        last = place.decisions if place.events else place.decisions - 1
        found = (number for number in range(last, -1, -1) if self.turns[number].seat == seat)
        return next((Station(number) for number in found), None)

    def _normal(self, decision: int, event: int) -> Station:
        if event == len(self._led_to(decision)):
            return Station(decision + 1)
        return Station(decision, event)


def leads(standings: Sequence[Standing]) -> list[tuple[int | None, int]]:
    """Return for each standing who is ahead of all others, if anybody is, and by how much, in the game's own points.

    Of those who win together, it is the one who speaks for them.
    """
    found: list[tuple[int | None, int]] = []
    for standing in standings:
        scores = {standing.side(seat): score for seat, score in enumerate(standing.scores)}
        best, *others = sorted(scores, key=lambda side: -scores[side])
        lead = scores[best] - scores[others[0]] if others else 0
        found.append((best if lead else None, lead))
    return found
