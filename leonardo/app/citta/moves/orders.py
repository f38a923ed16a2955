"""What is ordered before it is asked: an auction goes on by itself up to a sum."""

from attrs import frozen

from leonardo.app.citta.moves.choices import least_florins, most_florins
from leonardo.app.citta.standing import own_party, price
from leonardo.engine.citta.actions import Raise
from leonardo.engine.citta.constants import BID_STEP, COIN
from leonardo.engine.citta.questions import AuctionQuestion
from leonardo.engine.citta.view import View


@frozen
class UpTo:
    """Bid the least for the card of `square`, again and again, as long as that is no more than `florins`."""

    square: int
    florins: int


def ordered(view: View, order: object) -> Raise | None:
    """Return the least bid there may be, if it is no more than was ordered."""
    least = least_florins(view)
    if not isinstance(order, UpTo) or not order_stands(view, order):
        return None
    return Raise(least) if 0 < least <= order.florins else None


def order_stands(view: View, order: object) -> bool:
    """Return whether the auction goes on, and the party of the viewer leads, or could raise the bid by the order."""
    question = view.question
    if not isinstance(order, UpTo) or not isinstance(question, AuctionQuestion) or question.square != order.square:
        return False
    own = own_party(view)
    can_raise = question.bid + BID_STEP <= order.florins
    return own == question.leader or (can_raise and own in (question.seat, *question.waiting))


def usual_sum(view: View) -> int:
    """Return the coins that are taken up first for an order: the price of the card, as far as it may be bid."""
    question = view.question
    wished = price(question.square) if isinstance(question, AuctionQuestion) else 0
    return max(least_florins(view), min(wished, most_florins(view))) // COIN
