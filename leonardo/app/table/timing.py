"""How it is seen that a seat thinks: at once, without flickering for the quick ones, and plainly when it takes long."""

from typing import Final

from attrs import frozen

SOON: Final = 120
"""Milliseconds of thinking that nobody would call waiting; of shorter ones nothing is seen."""
LONG: Final = 2500
"""Milliseconds after which it is said that it takes long."""
PERIOD: Final = 1600
TURN: Final = 320
"""Milliseconds from one turn of the hourglass to the next, and for one turn."""
STEPS: Final = 8
"""Pictures of one turn, by half a circle: then the hourglass looks as before."""


@frozen
class Thinking:
    """The `seat` that thinks, whether it takes `long`, and the steps by which the hourglass is `turned`."""

    seat: int
    long: bool = False
    turned: int = 0

    @property
    def degrees(self) -> float:
        """How far the hourglass is turned."""
        return self.turned * 180 / STEPS


class Waiting:
    """How long the table has been waiting for a seat at which no person sits; `shown` is what is seen of it."""

    def __init__(self) -> None:
        self.shown: Thinking | None = None
        self._seat: int | None = None
        self._waited = 0.0

    def update(self, milliseconds: float, seat: int | None, *, moving: bool) -> bool:
        """Let time pass while the answer of a seat is awaited, if any is; return whether that looks different now.

        Without `moving` the hourglass stands still.
        """
        self._waited = self._waited + milliseconds if seat == self._seat else 0.0
        self._seat = seat
        before, self.shown = self.shown, self._look(moving)
        return self.shown != before

    def _look(self, moving: bool) -> Thinking | None:
        if self._seat is None or self._waited < SOON:
            return None
        since_turn = self._waited % PERIOD
        turned = int(since_turn * STEPS / TURN) if moving and self._waited >= PERIOD and since_turn < TURN else 0
        return Thinking(self._seat, self._waited >= LONG, turned)
