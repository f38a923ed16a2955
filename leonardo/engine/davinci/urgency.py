"""What a seat must not put off: work that would be too late, and what it can do in these rounds for the last time.

All of it follows from what the seat itself may know, and holds however the others play.
"""

from leonardo.engine.davinci.actions import Start
from leonardo.engine.davinci.constants import LABORATORIES, LAST_CITY_ROUND, SHOP_SELLS, Phase, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.prospects import most_weeks, prospect, rounds_to_come, stands_idle_later
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.state import covers
from leonardo.engine.davinci.view import View


def weeks_wanted(view: View, seat: int, place: Place) -> int:
    """Return how many weeks more must be worked in a laboratory in this round than will be, or it is surely too late.

    It is 0 where that can wait, where the work is unknown, and where it cannot be completed anyway (rules 8.15, 9.1).
    """
    laboratory, found = view.seats[seat].laboratory(place), prospect(view, seat, place)
    if laboratory is None or found is None or found.never or view.phase > Phase.PLACEMENT:
        return 0
    most, rounds = most_weeks(laboratory), rounds_to_come(view)
    if found.left > most * rounds:
        return 0
    return max(0, found.left - most * (rounds - 1) - found.added)


def longest_in_time(view: View, seat: int) -> int | None:
    """Return the weeks of the longest work that can still be done if it is started now.

    Nothing where whatever the seat could start now can be done in time.
    """
    late, longest = False, 0
    for option in view.options:
        laboratory = view.seats[seat].laboratory(option.laboratory) if isinstance(option, Start) else None
        if laboratory is None or not isinstance(option, Start):
            continue
        room = most_weeks(laboratory) * rounds_to_come(view)
        longest = max(longest, room)
        late = late or view.seats[seat].weeks_needed(option.invention) > room
    return longest if late else None


def misses_the_shops(view: View, seat: int) -> bool:
    """Tell whether round 7 would end for a seat without anything that could be started later (rule 10.4).

    A laboratory will be idle, the hand fits no invention, and nobody of the seat stands where components are had.
    """
    if view.round != LAST_CITY_ROUND or view.phase is not Phase.PLACEMENT:
        return False
    there = any(view.group(seat, place) is not None for place in (Place.COUNCIL, *SHOP_SELLS))
    return not there and stands_idle_later(view, seat)


def rounds_with_shops(view: View, seat: int) -> int | None:
    """Return in how many rounds components can still be had, this one among them, if the seat should think of it.

    That is from round 5 on, while a laboratory is idle and the hand fits nothing that is requested (rule 10.4).
    """
    owner, rounds = view.seats[seat], LAST_CITY_ROUND + 1 - view.round
    idle = any((each := owner.laboratory(place)) is not None and not each.busy for place in LABORATORIES)
    if owner.hand is None or not 1 <= rounds <= 3 or view.phase > Phase.PLACEMENT or not idle:
        return None
    cards = (INVENTIONS[request.invention] for request in view.display)
    return None if any(covers(owner.hand, card.components) for card in cards) else rounds


def places_alone(view: View, seat: int) -> bool:
    """Tell whether all others have passed, so that nothing that they do must be waited for (rule 7.1)."""
    question = view.question
    return isinstance(question, PlacementQuestion) and len(question.passed | {seat}) == len(view.seats)
