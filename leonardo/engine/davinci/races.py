"""Who may complete an invention before the viewer does, whether anything still helps, what is lacking (6.2, 9.1)."""

from collections.abc import Mapping, Sequence

from leonardo.engine.davinci.actions import Start
from leonardo.engine.davinci.constants import LABORATORIES, LAST_CITY_ROUND, LAST_ROUND, Phase, Place, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import (
    may_work_on,
    most_weeks,
    pays_first,
    prospect,
    rounds_to_come,
    weeks_to_come,
)
from leonardo.engine.davinci.view import View


def may_finish(view: View, invention: int, *, counted: bool = False) -> tuple[int, ...]:
    """Return the seats beside the viewer's own that may complete a requested invention in this round.

    Their work is likely on it, as `may_work_on` tells, and those who stand there or can still be placed suffice.
    """
    others = (seat for seat in range(len(view.seats)) if seat != view.viewer)
    return tuple(
        seat for seat in others if any(_may(view, seat, place, invention, counted=counted) for place in LABORATORIES)
    )


def rivals_in_time(view: View, place: Place) -> tuple[int, ...]:
    """Return who may complete in this round what the viewer is at in a laboratory, and will not be done with by then.

    After that the viewer would have the later reward (rule 9.4).
    """
    seat = view.viewer
    laboratory = view.seats[seat].laboratory(place) if seat is not None else None
    if seat is None or laboratory is None or laboratory.invention is None:
        return ()
    ahead = prospect(view, seat, place)
    if ahead is None or ahead.never or ahead.left <= ahead.added or not pays_first(view, laboratory.invention):
        return ()
    return may_finish(view, laboratory.invention)


def too_late_to_start(view: View, seat: int, invention: int) -> bool:
    """Tell whether an invention could not be completed by the end any more, were it started as soon as it can be.

    While the districts are open, a laboratory may still be enlarged: then it is only told of what can start now.
    """
    owner, rounds = view.seats[seat], rounds_to_come(view) - (view.phase is Phase.PLACEMENT)
    places: Sequence[Place] = [
        option.laboratory for option in view.options if isinstance(option, Start) and option.invention == invention
    ]
    if not places and view.round > LAST_CITY_ROUND:
        places = LABORATORIES
    found = (owner.laboratory(place) for place in places)
    rooms = [most_weeks(laboratory) * rounds for laboratory in found if laboratory is not None]
    return bool(rooms) and owner.weeks_needed(invention) > max(rooms)


def helps_work(view: View, seat: int) -> bool:
    """Tell whether workers could do anything for a seat: while districts are open, or its work lacks weeks (10.4)."""
    if view.round <= LAST_CITY_ROUND:
        return True
    found = (prospect(view, seat, place) for place in LABORATORIES)
    return any(work is not None and not work.late and work.added < work.left for work in found)


def _may(view: View, seat: int, place: Place, invention: int, *, counted: bool) -> bool:
    laboratory = view.seats[seat].laboratory(place)
    if laboratory is None or not laboratory.busy:
        return False
    left = view.seats[seat].weeks_needed(invention) - laboratory.weeks
    return left <= weeks_to_come(view, seat, laboratory) and (
        invention in may_work_on(view, seat, place, counted=counted)
    )


def lacking(view: View, seat: int) -> Mapping[int, Stock]:
    """Return what a hand that is known lacks for each requested invention that the seat does not work on (rule 6.2)."""
    owner = view.seats[seat]
    started = {bench.invention for bench in owner.laboratories if bench is not None}
    asked = (request.invention for request in view.display if request.invention not in started)
    return (
        {} if owner.hand is None else {number: _short_of(INVENTIONS[number].components, owner.hand) for number in asked}
    )


def nearest(view: View, seat: int) -> int | None:
    """Return the requested invention for which a seat lacks fewest components, but some; nothing once it is no use."""
    if view.phase is Phase.OVER or (view.round == LAST_ROUND and view.phase > Phase.START_WORK):
        return None
    lacks = {number: sum(short) for number, short in lacking(view, seat).items() if any(short)}
    return min(lacks, key=lacks.__getitem__, default=None)


def _short_of(needed: Stock, hand: Stock) -> Stock:
    iron, wood, rope, brick, glass = (max(0, need - have) for need, have in zip(needed, hand, strict=True))
    return iron, wood, rope, brick, glass
