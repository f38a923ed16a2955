"""The last thing that each seat did, marked until it does the next or a round begins (only what all could see)."""

from collections.abc import Callable, Iterable

from leonardo.app.table.marks import LastAct
from leonardo.engine.game import Event


class LastActs:
    """What each seat did last, kept as events, so that it is said in whatever language is spoken."""

    def __init__(self, last_act: Callable[[Event], LastAct | None], begins_round: Callable[[Event], bool]) -> None:
        self._last_act, self._begins_round = last_act, begins_round
        self._of: dict[int, Event] = {}

    def copy(self) -> "LastActs":
        """Return the same, to be told what has not been seen yet."""
        other = LastActs(self._last_act, self._begins_round)
        other._of = dict(self._of)
        return other

    def see(self, event: Event) -> None:
        """Remember an event, if a seat did something by it; what was done in the round before is over."""
        if self._begins_round(event):
            self._of.clear()
        act = self._last_act(event)
        if act is not None:
            self._of[act.seat] = event

    def recall(self, history: Iterable[Event]) -> None:
        """Remember what a game tells from its beginning, and nothing else: it was opened, or a decision taken back."""
        self._of.clear()
        for event in history:
            self.see(event)

    def told(self) -> tuple[LastAct, ...]:
        """Return how the last act of each seat is marked."""
        return tuple(act for event in self._of.values() if (act := self._last_act(event)) is not None)
