"""How pieces leave: how each flies, or without motion changes in its place, and when it is told what they do."""

from collections.abc import Iterable
from typing import Final

from attrs import evolve

from leonardo.app.kit.tween import Tween, ease_in, ease_in_out, linear
from leonardo.app.table.motion.flags import FOLLOWS
from leonardo.app.table.motion.flight import COME, Flight, Flying, Manner

_EASES: Final = {
    Manner.WALK: linear,
    Manner.SETTLE: linear,
    Manner.DUST: linear,
    Manner.POP: linear,
    Manner.STAND: linear,
    Manner.HOP: linear,
    Manner.HOLD: linear,
    Manner.AWARDED: linear,
    Manner.TOSSED: linear,
    Manner.DROPPED: ease_in,
}


def told_after(air: Iterable[Flight], landed: float) -> float:
    """Return when a flag tells what is done: as the first piece leaves, or soon after the last one has hit the ground.

    What leaves a place is told as it goes, what settles there as it has come.
    """
    flies = [flight for flight in air if flight.manner not in COME]
    if any(flight.settles for flight in flies):
        return max(flight.over + (FOLLOWS if flight.settles else 0) for flight in flies)
    return min((flight.wait for flight in flies), default=landed)


def held_up_in(air: Iterable[Flight], takes: float, factor: float) -> Iterable[Flying]:
    """Return what is held up to be seen, such as opened purses, without anything moving.

    All of it is seen from the first: it neither turns nor comes.
    """
    held = {flight.start: flight for flight in air if flight.manner is Manner.HOLD}
    still = (evolve(flight, wait=0, takes=takes, leaves="", reveals=0.0) for flight in held.values())
    return (Flying(flight, Tween(takes * factor, ease=_there)) for flight in still)


def flying_from(flight: Flight, factor: float) -> Flying:
    """Return a piece that has begun a flight, of whose milliseconds each takes so many times as long."""
    falls = flight.falls and flight.manner is Manner.FLY  # it is drawn by the share of its time
    ease = linear if falls else _EASES.get(flight.manner, ease_in_out)
    return Flying(flight, Tween(flight.takes * factor, delay=flight.wait * factor, ease=ease))


def _there(_share: float) -> float:
    """Be at the end from the first."""
    return 1.0
