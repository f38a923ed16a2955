"""What each group of a district gets next as all stands now: its rank, and what it would pay (rules 8.1, 8.8, 8.9)."""

from attrs import frozen

from leonardo.engine.davinci.constants import PRICES, SHOP_SELLS, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.rules.council import sent_home
from leonardo.engine.davinci.state import Group, by_rank
from leonardo.engine.davinci.view import View


@frozen
class Claim:
    """What a group gets next if all before it take what they can.

    `rank` counts from 1, the strongest first (rule 8.1). `price` is in florins, none at the Council, where nothing is
    paid. A group that gets `nothing` has no price either: it is sent home from the Council (rule 8.2), or the four
    advantages or the stock will be gone (rules 8.8, 8.13, 8.14). While the district is resolved, it is said of a group
    whether it is `asked` now, and whether it has `taken` something already, so that the price is that of one more.
    """

    group: Group
    rank: int
    price: int | None
    nothing: bool
    asked: bool = False
    taken: bool = False


def claims(view: View, place: Place) -> tuple[Claim, ...]:
    """Return what the groups of a district get next, in order of rank."""
    groups = {group.seat: group for group in view.queues[place]}
    order = by_rank(view.queues[place])
    if place is Place.COUNCIL:
        last = sent_home(order, view.table.seats)
        return tuple(Claim(groups[seat], rank, None, seat == last) for rank, seat in enumerate(order, 1))
    prices, asked, took = _prices(view, place, order), _asked(view, place), _took(view, place, order)
    return tuple(
        Claim(groups[seat], rank, prices.get(seat), prices.get(seat) is None, seat == asked, seat in took)
        for rank, seat in enumerate(order, 1)
    )


def _asked(view: View, place: Place) -> int | None:
    """Return the seat that is offered something in a district now."""
    question = view.question
    return question.seat if isinstance(question, OfferQuestion) and question.district is place else None


def _took(view: View, place: Place, order: tuple[int, ...]) -> tuple[int, ...]:
    """Return which of those in a district have taken something there: who went first, or all from the second turn on.

    As long as each has its first turn, as many were taken as groups have had theirs and are still there (rule 8.9).
    """
    question, asked = view.question, _asked(view, place)
    if not isinstance(question, OfferQuestion) or asked not in order:  # while one goes home, it is not in the queue
        return ()
    before = order[: order.index(asked)]
    return before if question.taken == len(before) else order


def _prices(view: View, place: Place, order: tuple[int, ...]) -> dict[int, int]:
    """Return what the next advantage of each seat costs: the marker moves on with each that is taken (rule 8.9)."""
    question, taken, gone = view.question, 0, 0
    if isinstance(question, OfferQuestion) and question.district is place:
        taken, order = question.taken, (question.seat, *question.waiting)
    prices: dict[int, int] = {}
    for seat in order:
        if taken < len(PRICES) and _left(view, place, seat, gone):
            prices[seat] = PRICES[taken]
            taken, gone = taken + 1, gone + 1
    return prices


def _left(view: View, place: Place, seat: int, gone: int) -> bool:
    """Whether anything is left to take for a seat when so many have been taken; the Workshop always has something."""
    if place is Place.ACADEMY:
        return view.academy[seat] > 0
    return place not in SHOP_SELLS or view.shops[SHOP_SELLS[place]] > gone
