"""What the steps of the lessons ask of what the learner sees, and of what it wants to do."""

from collections.abc import Callable
from functools import partial

from leonardo.app.davinci.spots import LaboratorySpot, Spot
from leonardo.app.lessons.courses import asked_of, at, of
from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster, Start, Take, Withdraw
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import OfferQuestion, PlacementQuestion, WorkQuestion
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View

LEARNER = 0  # the seat of who learns


asked = partial(asked_of, LEARNER)  # tells whether the learner is asked a question of some kinds
placing = asked(PlacementQuestion)
starting = asked(WorkQuestion)


def own(view: View) -> SeatView:
    return view.seats[LEARNER]


def laboratory(view: View, place: Place) -> LaboratoryView:
    """Return a laboratory of the learner, which it has.

    Raises:
        ValueError: if it has none there.
    """
    found = own(view).laboratory(place)
    if found is None:
        raise ValueError(f"the learner has no laboratory {place.name}")
    return found


def goes_to(*places: Place) -> Callable[[View, Action], bool]:
    return lambda _view, action: place_of(action) in places


def place_of(action: Action) -> Place | None:
    return action.at if isinstance(action, PlaceApprentices | PlaceMaster) else None


def may_go_to(place: Place) -> Callable[[View], bool]:
    """Return what tells whether the learner may place workers somewhere."""
    return lambda view: placing(view) and any(place_of(option) is place for option in view.options)


def stronger(view: View, action: Action) -> bool:
    """Tell whether apprentices go where they are more than the workers of somebody else who waits there."""
    if not isinstance(action, PlaceApprentices) or action.at >= Place.SMALL:
        return False
    rivals = [group.strength for group in view.queues[action.at] if group.seat != LEARNER]
    return bool(rivals) and action.count > max(rivals)


def too_few(view: View, action: Action) -> bool:
    """Tell whether apprentices go where somebody else is as strong."""
    place = place_of(action)
    if place is None or place >= Place.SMALL:
        return False
    return any(group.seat != LEARNER for group in view.queues[place]) and not stronger(view, action)


def offered(view: View) -> OfferQuestion | None:
    question = view.question
    return question if isinstance(question, OfferQuestion) and question.seat == LEARNER else None


def offered_free(view: View) -> bool:
    offer = offered(view)
    return offer is not None and not offer.taken


def offered_for_money(view: View) -> bool:
    """Tell whether the learner is offered something that costs florins."""
    offer = offered(view)
    return offer is not None and offer.taken > 0


def of_new_type(view: View, action: Action) -> bool:
    """Tell whether work is begun on a requested invention of a type that the learner does not own."""
    return isinstance(action, Start) and _requested(view, action) and not _owns_type(view, action)


def of_owned_type(view: View, action: Action) -> bool:
    """Tell whether work is begun on an invention of a type that the learner owns."""
    return isinstance(action, Start) and _owns_type(view, action)


def _owns_type(view: View, action: Start) -> bool:
    owned = {INVENTIONS[number].type for number in own(view).owned}
    return INVENTIONS[action.invention].type in owned


def _requested(view: View, action: Start) -> bool:
    return any(request.invention == action.invention for request in view.display)


def reaches(place: Place, weeks: int) -> Callable[[View, Action], bool]:
    """Return what tells whether a laboratory can still gain so many weeks this round when an action is done."""

    def fits(view: View, action: Action) -> bool:
        if place_of(action) is not place:
            return False
        mine, there = own(view), laboratory(view, place)
        gains = there.weeks_each_round
        if isinstance(action, PlaceMaster):
            more = min(mine.apprentices, there.free_spaces - 1) if not there.apprentices else 0
            return gains + 2 + more >= weeks
        if isinstance(action, PlaceApprentices):
            master = 2 if mine.master and there.free_spaces > action.count else 0
            return gains + action.count + master >= weeks
        return False

    return fits


def lacks(place: Place, weeks: int) -> Callable[[View], bool]:
    """Return what tells whether the learner may add workers where fewer weeks than these are done this round."""
    may = may_go_to(place)
    return lambda view: may(view) and laboratory(view, place).weeks_each_round < weeks


passes = of(Pass)
takes = of(Take)
withdraws = of(Withdraw)


def laboratory_spot(place: Place) -> Callable[[View], Spot]:
    return at(LaboratorySpot(LEARNER, place))
