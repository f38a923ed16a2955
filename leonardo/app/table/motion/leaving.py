"""How pieces leave: how each flies, or without motion changes in its place, and when it is told what they do."""

from collections.abc import Iterable, Iterator
from typing import Final

from attrs import evolve

from leonardo.app.kit.tween import Ease, ease_in, ease_in_out, linear
from leonardo.app.table.motion.flags import FOLLOWS
from leonardo.app.table.motion.flight import COME, Flight, Manner
from leonardo.ui.timeline import Track

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


def held_up_in(air: Iterable[Flight], takes: float) -> Iterable[Flight]:
    """Return what is held up to be seen, such as opened purses, for so long without anything moving.

    All of it is seen from the first: it neither turns nor comes.
    """
    held = {flight.start: flight for flight in air if flight.manner is Manner.HOLD}
    return (evolve(flight, wait=0, takes=takes, leaves="", reveals=0.0) for flight in held.values())


def tracks(air: Iterable[Flight], factor: float, *, moving: bool = True) -> tuple[Track, ...]:
    """Return which share of its way each flight has come, if its milliseconds take `factor` times as long.

    Without `moving` all are at their ends from the first.
    """
    return tuple(
        Track(
            ("flight", number),
            "share",
            linear,
            flight.takes * factor,
            _ease(flight) if moving else _there,
            flight.wait * factor,
            stays=True,
        )
        for number, flight in enumerate(air)
    )


def _ease(flight: Flight) -> Ease:
    if flight.falls and flight.manner is Manner.FLY:  # it is drawn by the share of its time
        return linear
    return _EASES.get(flight.manner, ease_in_out)


def sounds(air: Iterable[Flight], factor: float) -> Iterator[tuple[float, str]]:
    """Yield what is heard as each piece leaves and lands, and when."""
    for flight in air:
        for moment, sound in ((flight.wait, flight.leaves), (flight.over, flight.lands)):
            if sound:
                yield moment * factor, sound


def _there(_share: float) -> float:
    """Be at the end from the first."""
    return 1.0
