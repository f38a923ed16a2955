"""What is ordered before it is asked: an auction goes on by itself up to a sum, and works follow each other."""

from collections.abc import Sequence

from attrs import frozen

from leonardo.app.citta.moves.choices import least_florins, most_florins
from leonardo.app.citta.spots import PalaceSpot, Spot, SquareSpot
from leonardo.app.citta.standing import own_party, price
from leonardo.app.citta.words.dangers import dangers
from leonardo.engine.citta.actions import Action, LayWork, Raise
from leonardo.engine.citta.constants import BID_STEP, COIN
from leonardo.engine.citta.questions import AuctionQuestion, WorkQuestion
from leonardo.engine.citta.view import View


@frozen
class UpTo:
    """Bid the least for the card of `square`, again and again, as long as that is no more than `florins`."""

    square: int
    florins: int


@frozen
class MoreWorks:
    """Place more works, one after the other: so many were `bought` in this turn before that for the first square."""

    bought: int
    squares: tuple[int, ...]


def ordered(view: View, order: object) -> Action | None:
    """Return the least bid there may be, if it is no more than was ordered, or the next work that was.

    A work is not placed unasked where that could ruin its owner.
    """
    if not order_stands(view, order):
        return None
    if isinstance(order, UpTo):
        least = least_florins(view)
        return Raise(least) if 0 < least <= order.florins else None
    work = _next_work(view, order)
    return work if work is not None and not any(dangers(view, work)) else None


def order_stands(view: View, order: object) -> bool:
    """Return whether the auction goes on, and the viewer leads or could raise by the order; or a work may be placed."""
    question = view.question
    if not isinstance(order, UpTo):
        return _next_work(view, order) is not None
    if not isinstance(question, AuctionQuestion) or question.square != order.square:
        return False
    own = own_party(view)
    can_raise = question.bid + BID_STEP <= order.florins
    return own == question.leader or (can_raise and own in (question.seat, *question.waiting))


def _next_work(view: View, order: object) -> LayWork | None:
    question = view.question
    if not isinstance(order, MoreWorks) or not isinstance(question, WorkQuestion):
        return None
    squares = order.squares[question.bought - order.bought :]
    work = LayWork(squares[0]) if squares else None
    return work if work in view.options else None


def ahead(view: View, spots: Sequence[Spot], order: object) -> MoreWorks | None:
    """Return that one more work is placed in the palace that is pressed while the last one is still seen."""
    question = view.question
    if not isinstance(question, WorkQuestion) or not question.bought:
        return None
    pressed = (spot.square for spot in spots if isinstance(spot, PalaceSpot | SquareSpot))
    square = next((each for each in pressed if LayWork(each) in view.options), None)
    if square is None:
        return None
    before = order if isinstance(order, MoreWorks) and order_stands(view, order) else MoreWorks(question.bought, ())
    return MoreWorks(before.bought, (*before.squares, square))


def usual_sum(view: View) -> int:
    """Return the coins that are taken up first for an order: the price of the card, as far as it may be bid."""
    question = view.question
    wished = price(question.square) if isinstance(question, AuctionQuestion) else 0
    return max(least_florins(view), min(wished, most_florins(view))) // COIN
