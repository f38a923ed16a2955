"""What happened lately and stays in sight, such as the dice that were thrown: kept as events, told by the picture."""

from collections.abc import Iterable

from leonardo.app.table.spots import Traits
from leonardo.engine.game import Event


class SinceDecided:
    """Remembers what is shown, for each of some seats until that decides."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self._of: dict[int, tuple[Event, ...]] = dict.fromkeys(seats, ())

    def see(self, event: Event) -> None:
        self._of = {seat: (*events, event) for seat, events in self._of.items()}

    def decides(self, seat: int | None) -> None:
        """Forget what a seat has been shown before its decision."""
        if seat in self._of:
            self._of[seat] = ()

    def forget(self) -> None:
        """Forget everything: decisions were taken back."""
        self._of = dict.fromkeys(self._of, ())

    def of(self, seat: int | None) -> tuple[Event, ...]:
        """Return what has been shown since a seat decided; nothing to nobody in particular."""
        return self._of.get(seat, ()) if seat is not None else ()


class Lately:
    """The events that the traits of a game say are remembered, since one that makes all before it forgotten."""

    def __init__(self, traits: Traits) -> None:
        self._traits = traits
        self.events: tuple[Event, ...] = ()

    def copy(self) -> "Lately":
        """Return the same, to be told what has not been seen yet."""
        other = Lately(self._traits)
        other.events = self.events
        return other

    def with_seen(self, event: Event | None) -> tuple[Event, ...]:
        """Return what stays in sight once an event has been seen as well, if there is one."""
        if event is None:
            return self.events
        other = self.copy()
        other.see(event)
        return other.events

    def see(self, event: Event) -> None:
        """Remember an event, if it is of those that stay in sight."""
        if isinstance(event, self._traits.forgotten):
            self.events = ()
        if isinstance(event, self._traits.remembered):
            self.events = self._traits.recent((*self.events, event))

    def recall(self, history: Iterable[Event]) -> None:
        """Remember what a game tells from its beginning, and nothing else."""
        self.events = ()
        for event in history:
            self.see(event)
