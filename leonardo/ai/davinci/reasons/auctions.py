"""Why to bid as one does (rule 9.7)."""

from typing import Final

from leonardo.ai.davinci.heuristics.valuation import card_worth
from leonardo.ai.davinci.personalities import EVEN
from leonardo.ai.davinci.reasons.grounds import Grounds
from leonardo.ai.thought import Reason
from leonardo.engine.davinci.actions import Bid
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion

_LITTLE: Final = 2
"""Florins that are hardly worth an auction."""


def _rivals(grounds: Grounds) -> list[int]:
    """Return the others who bid for the card."""
    question = grounds.view.question
    if not isinstance(question, BidQuestion):
        return []
    return sorted({*question.waiting, *(seat for seat, _ in question.bids)} - {grounds.number})


def certain(grounds: Grounds, action: Bid) -> Reason | None:
    """No rival has as many florins."""
    most = max((grounds.view.seats[rival].florins for rival in _rivals(grounds)), default=0)
    return Reason("davinci.advice.bid_certain", {"florins": most}) if action.florins > most else None


def worth(grounds: Grounds, action: Bid) -> Reason | None:
    """What the card is worth by the rules of thumb, to the seat and to the rival whom it serves best.

    It speaks for a bid of no more than that, and for none at all where hardly anything would be left of it.
    """
    own = _worth(grounds, grounds.number, action.invention)
    theirs, rival = max((_worth(grounds, rival, action.invention), -rival) for rival in _rivals(grounds))
    if action.florins > max(own, theirs) or (not action.florins and own > theirs + _LITTLE):
        return None
    if not own:
        values = {"seat": -rival, "theirs": theirs}
        return Reason("davinci.advice.bid_theirs", values) if theirs else Reason("davinci.advice.bid_nothing")
    key = "bid_worth" if action.florins else "bid_little"
    return Reason(f"davinci.advice.{key}", {"florins": own, "seat": -rival, "theirs": theirs})


def _worth(grounds: Grounds, seat: int, number: int) -> int:
    """Return what a card can be expected to bring a seat: variety and weeks saved, in florins (rules 9.2, 11.1)."""
    owned = grounds.view.seats[seat].owned
    return round(card_worth(owned, INVENTIONS[number], grounds.bounds.rounds_to_work, EVEN.weights.week))
