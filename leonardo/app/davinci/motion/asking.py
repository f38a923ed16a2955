"""Whose turn it is while events are being shown: the question as far as the events alone tell it.

It keeps the coin marker, the Council's boxes, the purses of an auction and the seat to move right between one shown
event and the next.
"""

from leonardo.engine.davinci import events
from leonardo.engine.davinci.questions import (
    BidQuestion,
    BoxQuestion,
    BoxUseQuestion,
    LeonardoQuestion,
    OfferQuestion,
    Question,
)
from leonardo.engine.davinci.terms import PRICES, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

_ENDS = (events.PhaseBegan, events.RoundBegan, events.DistrictClosed, events.GameEnded, events.AuctionSettled)
"""After these nobody is asked until the next event tells who."""


def asked_after(view: View, event: Event) -> Question | None:
    """Return what is asked once `event` has been shown; where events do not tell it, what was asked before."""
    if isinstance(event, _ENDS):
        return None
    if isinstance(event, events.DistrictOpened):
        return _opened(event)
    if isinstance(event, events.AuctionOpened):
        first, *others = event.seats
        return BidQuestion(first, event.invention, tuple(others), (), ())
    question = view.question
    match question:
        case LeonardoQuestion():
            return _at_the_council(question, event)
        case BoxQuestion():
            return _choosing_boxes(question, event)
        case OfferQuestion():
            return _offered(question, event)
        case BidQuestion() if isinstance(event, events.BidMade):
            return _bidding(question, event)
    return question


def _opened(event: events.DistrictOpened) -> Question:
    first, *others = event.order
    if event.district is Place.COUNCIL:
        return LeonardoQuestion(first, event.order)
    return OfferQuestion(first, event.district, tuple(others), 0)


def _at_the_council(question: LeonardoQuestion, event: Event) -> Question:
    if isinstance(event, events.SentHome):
        staying = tuple(seat for seat in question.waiting if seat != event.seat)
        return LeonardoQuestion(question.seat, staying)
    if isinstance(event, events.LeonardoGiven):
        return BoxQuestion(question.seat, question.waiting[1:], ())
    return question


def _choosing_boxes(question: BoxQuestion, event: Event) -> Question:
    taken = question.taken
    if isinstance(event, events.BoxTaken):
        taken = (*taken, (event.box, event.seat))
    elif not isinstance(event, events.BoxDeclined):
        return question
    if question.waiting:
        return BoxQuestion(question.waiting[0], question.waiting[1:], taken)
    boxes = tuple(sorted(taken))
    return BoxUseQuestion(boxes[0][1], boxes[0][0], boxes[1:]) if boxes else BoxQuestion(event.seat, (), ())


def _bidding(question: BidQuestion, event: events.BidMade) -> Question:
    """One purse more is sealed; the last to bid stays the one who was asked."""
    first, *others = question.waiting or (event.seat,)
    bids = (*question.bids, (event.seat, event.florins))
    return BidQuestion(first, question.invention, tuple(others), bids, question.auctions)


def _offered(question: OfferQuestion, event: Event) -> Question | None:
    """The offer goes round; who withdrew is out, and every advantage taken moves the coin marker (rule 8.9)."""
    if isinstance(event, events.AdvantageTaken):
        order, taken = (*question.waiting, event.seat), question.taken + 1
    elif isinstance(event, events.WorkersWithdrew):
        order, taken = question.waiting, question.taken
    else:
        return question
    if not order or taken == len(PRICES):
        return None
    return OfferQuestion(order[0], question.district, order[1:], taken)
