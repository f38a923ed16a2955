"""Who may complete an invention in this round before the viewer does, and whether workers still help (9.1, 9.4)."""

from leonardo.engine.davinci.constants import LABORATORIES, LAST_CITY_ROUND, Place
from leonardo.engine.davinci.prospects import may_work_on, pays_first, prospect, weeks_to_come
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
