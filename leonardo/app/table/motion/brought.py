"""What a hand has let go: it comes down from there, and what waits for it goes as soon as it is down."""

from itertools import chain

from attrs import evolve, frozen

from leonardo.app.table.kinds import Piece
from leonardo.app.table.motion.flight import COME, DROP, Flight, Manner, dropped


@frozen
class Brought:
    """A kind of piece that a hand has let go at a pixel."""

    piece: type[Piece]
    at: tuple[int, int]

    def let_go(self, air: tuple[Flight, ...]) -> tuple[Flight, ...]:
        """Return how all goes that would fly if nothing had been brought."""
        own = [flight for flight in air if isinstance(flight.piece, self.piece)]
        flown = [flight for flight in own if flight.manner not in COME]
        saved = max((flight.over for flight in flown), default=DROP) - DROP
        down = chain.from_iterable(dropped(flight, self.at) for flight in flown)
        return (*down, *(_after_drop(flight, saved) for flight in air if flight not in own))


def _after_drop(flight: Flight, saved: float) -> Flight:
    """Return how something else goes that is due so much earlier; who makes room did so while it was held above."""
    if flight.manner is Manner.SLIDE:
        return evolve(flight, manner=Manner.STAND, wait=0, takes=_after(flight.over, saved))
    return evolve(flight, wait=_after(flight.wait, saved))


def _after(due: float, saved: float) -> float:
    return max(min(DROP, due), due - saved)
