"""What a requested invention means to the seat that looks at it: what it lacks, how long it takes, who may be at it."""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from leonardo.app.table.shown.kept import kept_while
from leonardo.engine.davinci.actions import Start
from leonardo.engine.davinci.constants import LABORATORIES
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import may_be_at, may_have_guessed, prospect
from leonardo.engine.davinci.questions import BidQuestion, PlacementQuestion
from leonardo.engine.davinci.races import may_finish, too_late_to_start
from leonardo.engine.davinci.view import View


@frozen
class CardState:
    """What a card means to the viewer, of whom nothing is known where it is nobody in particular."""

    lacks: tuple[int, ...] = ()
    """How many cards of each component are missing."""
    weeks: int | None = None
    """Weeks it would take the seat, after its discount."""
    in_work: bool = False
    done: bool = False
    """Whether the viewer's own work on it has all its weeks, or it has been completed."""
    startable: bool = False
    """Whether work on it can be started right now."""
    late: bool = False
    """Whether it cannot be completed by the end any more, be it in work or yet to be started."""
    known: bool = False
    viewer: int | None = None
    others: tuple[int, ...] = ()
    """The other seats that may be at work on it, as all can tell."""
    finishers: tuple[int, ...] = ()
    """Those of the others that may complete it in this round."""
    guessers: tuple[int, ...] = ()
    """Those that can be so only if they started it before it was requested (rule 6.6)."""

    @property
    def missing(self) -> int:
        """How many components are missing in all."""
        return sum(self.lacks)


NOBODY: Final = CardState()
"""A card that nobody in particular looks at."""


def weeks_alone(view: View, number: int) -> CardState:
    """Return of what a card means to the viewer only how long it would take, after its discount (rule 9.2)."""
    return CardState(weeks=view.seats[view.viewer].weeks_needed(number)) if view.viewer is not None else NOBODY


def on_work(view: View, counted: bool) -> object:
    """Return all that follows from a view about work depends on: what is requested, and what each seat has for it."""
    seats = tuple(
        (seat.laboratories, seat.owned, seat.hand, counted and seat.holdings, seat.master, seat.apprentices)
        for seat in view.seats
    )
    passed = view.question.passed if isinstance(view.question, PlacementQuestion) else None
    starts = tuple(option for option in view.options if isinstance(option, Start))
    to_come = view.question is None, any(view.queues)
    return counted, view.viewer, view.round, view.phase, to_come, view.display, seats, starts, passed


@kept_while(on_work)
def requested(view: View, counted: bool) -> Mapping[int, CardState]:
    """Return what each requested invention means to the viewer; the same as long as nothing changes it."""
    return {each.invention: card_state(view, each.invention, counted=counted) for each in view.display}


def card_state(view: View, number: int, *, counted: bool = False) -> CardState:
    """Return what a card means to the viewer; `counted` says that the components of the others are (rule 13.2)."""
    others = may_be_at(view, number, counted=counted)
    guessers = may_have_guessed(view, number, counted=counted)
    finishers = may_finish(view, number, counted=counted)
    seat = view.seats[view.viewer] if view.viewer is not None else None
    if view.viewer is None or seat is None or seat.hand is None:
        return CardState(others=others, finishers=finishers, guessers=guessers)
    works = [
        place
        for place in LABORATORIES
        if (laboratory := seat.laboratory(place)) is not None and laboratory.invention == number
    ]
    ahead = [found for place in works if (found := prospect(view, view.viewer, place)) is not None]
    return CardState(
        lacks=tuple(max(0, need - have) for need, have in zip(INVENTIONS[number].components, seat.hand, strict=True)),
        weeks=seat.weeks_needed(number),
        in_work=bool(works),
        done=any(not each.left for each in ahead) or _bids_for(view, number),
        startable=any(isinstance(option, Start) and option.invention == number for option in view.options),
        late=all(each.late for each in ahead) if ahead else too_late_to_start(view, view.viewer, number),
        known=True,
        viewer=view.viewer,
        others=others,
        finishers=finishers,
        guessers=guessers,
    )


def _bids_for(view: View, number: int) -> bool:
    """Tell whether the viewer has completed an invention and bids for its card (rule 9.7)."""
    question = view.question
    if not isinstance(question, BidQuestion) or question.invention != number:
        return False
    return view.viewer in {question.seat, *question.waiting, *(seat for seat, _ in question.bids)}
