"""Palaces and bridges: the option to buy, the auction, and the rent (rules 8, 9.1)."""

from leonardo.engine.citta.actions import Action, Buy, Decline, Drop, Raise
from leonardo.engine.citta.agenda import Debt
from leonardo.engine.citta.board import IS_PALACE, PRICES
from leonardo.engine.citta.constants import BID_STEP, FIRST_BID, Cause
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.events import AuctionClosed, AuctionOpened, BidderDropped, BidRaised, Bought, Declined
from leonardo.engine.citta.questions import AuctionQuestion, OptionQuestion
from leonardo.engine.citta.rules import payments
from leonardo.engine.citta.state import NOBODY, rent
from leonardo.engine.game import Objection
from leonardo.engine.memo import memoized

_BUY_OR_DECLINE: tuple[Action, ...] = (Buy(), Decline())
_ONLY_DECLINE: tuple[Action, ...] = (Decline(),)
_DROP = Drop()
_option = memoized()(OptionQuestion)
_DECLINED = memoized()(Declined)
_AUCTION_OPENED = memoized()(AuctionOpened)
_BIDDER_DROPPED = memoized()(BidderDropped)
"""Frozen things that come again and again are made once."""


def reach(draft: Draft, square: int) -> None:
    """Offer what the bank owns (rule 8.1); on an opponent's palace the rent is due (rule 8.3)."""
    owner = draft.owners[square]
    if owner == NOBODY:
        draft.question = _option(draft.turn, square)
    elif owner != draft.turn and IS_PALACE[square]:
        payments.pay(draft, Debt(draft.turn, owner, rent(draft.owners, draft.works, square), Cause.RENT))


def option(draft: Draft, question: OptionQuestion) -> tuple[Action, ...]:
    """Return buying in cash, if there is enough of it, and declining (rule 8.1)."""
    return _BUY_OR_DECLINE if draft.party(question.seat).florins >= PRICES[question.square] else _ONLY_DECLINE


def buy(draft: Draft, question: OptionQuestion, action: Buy) -> None:  # noqa: ARG001 - it says nothing more
    """Buy the card for its price (rule 8.1)."""
    price = PRICES[question.square]
    draft.receive(question.seat, -price)
    draft.give(question.square, question.seat)
    draft.tell(Bought, question.seat, question.square, price)


def decline(draft: Draft, question: OptionQuestion, action: Decline) -> None:  # noqa: ARG001 - it says nothing more
    """Do not buy it; it is auctioned among all the others (rule 8.2)."""
    draft.tell(_DECLINED, question.seat, question.square, draft.forced)
    first, *others = bidders = draft.others_after(question.seat)
    draft.question = AuctionQuestion(first, question.square, tuple(others), 0, None)
    draft.tell(_AUCTION_OPENED, question.square, bidders)


def option_objection(draft: Draft, question: OptionQuestion, action: Action) -> Objection:  # noqa: ARG001 - see below
    """Return which rule is against an action that is not among the options."""
    if isinstance(action, Buy):
        return Objection("8.1", "cannot_pay", "There is not enough cash for the price, and nothing may be sold for it")
    return Objection("8.1", "buy_or_decline", "The card is bought for its price, or declined")


def bids(draft: Draft, question: AuctionQuestion) -> tuple[Action, ...]:
    """Return each higher bid up to all cash, and dropping out (rule 8.2)."""
    return _bids(_least(question), draft.party(question.seat).florins)


def _least(question: AuctionQuestion) -> int:
    return question.bid + BID_STEP if question.bid else FIRST_BID


@memoized(1024)
def _bids(least: int, cash: int) -> tuple[Action, ...]:
    most = cash // BID_STEP
    return (*_raises(most.bit_length())[least // BID_STEP : most + 1], _DROP)


@memoized()
def _raises(bits: int) -> tuple[Action, ...]:
    """Return all bids whose number of steps has so many bits at most: lists of bids are cut out of few long ones."""
    return tuple(Raise(BID_STEP * steps) for steps in range(1 << bits))


def raise_bid(draft: Draft, question: AuctionQuestion, action: Raise) -> None:
    """Bid more than the last bid (rule 8.2)."""
    draft.tell(BidRaised, question.seat, question.square, action.florins)
    _ask_next(draft, question.square, (*question.waiting, question.seat), action.florins, question.seat)


def drop(draft: Draft, question: AuctionQuestion, action: Drop) -> None:  # noqa: ARG001 - it says nothing more
    """Drop out for good (rule 8.2)."""
    draft.tell(_BIDDER_DROPPED, question.seat, question.square, draft.forced)
    _ask_next(draft, question.square, question.waiting, question.bid, question.leader)


def _ask_next(draft: Draft, square: int, bidders: tuple[int, ...], bid: int, leader: int | None) -> None:
    """Go round until one bidder is left, who pays the last bid; without a bid the bank keeps the card (rule 8.2)."""
    if bidders and bidders[0] != leader:
        draft.question = AuctionQuestion(bidders[0], square, bidders[1:], bid, leader)
        return
    if leader is not None:
        draft.receive(leader, -bid)
        draft.give(square, leader)
    draft.tell(AuctionClosed, square, leader, bid)


def auction_objection(draft: Draft, question: AuctionQuestion, action: Action) -> Objection:
    """Return which rule is against an action that is not among the bids."""
    if not isinstance(action, Raise):
        return Objection("8.2", "raise_or_drop", "One bids more, or drops out")
    if action.florins > draft.party(question.seat).florins:
        return Objection("8.2", "bid_above_cash", "A bid is no more than the cash that one has")
    if action.florins < _least(question):
        return Objection("8.2", "bid_too_low", "A bid is more than the last one")
    return Objection("8.2", "multiples_of_five", "Bids are multiples of 5")
