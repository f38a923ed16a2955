"""What has been shown since each seat decided last: what of it concerns the seat stays below the prompt."""

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
