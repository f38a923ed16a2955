"""Why to bid as one does (rule 9.7)."""

from leonardo.ai.davinci.reasons.grounds import Grounds
from leonardo.ai.davinci.rules_of_thumb.valuation import card_worth
from leonardo.ai.davinci.tempers import EVEN
from leonardo.ai.thought import Reason
from leonardo.engine.davinci.actions import Bid
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.questions import BidQuestion


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


def worth(grounds: Grounds, action: Bid) -> Reason:
    """What the card is worth by the rules of thumb, to the seat and to the rival whom it serves best."""
    own = _worth(grounds, grounds.number, action.invention)
    theirs, rival = max((_worth(grounds, rival, action.invention), -rival) for rival in _rivals(grounds))
    if own:
        return Reason("davinci.advice.bid_worth", {"florins": own, "seat": -rival, "theirs": theirs})
    if theirs:
        return Reason("davinci.advice.bid_theirs", {"seat": -rival, "theirs": theirs})
    return Reason("davinci.advice.bid_nothing")


def _worth(grounds: Grounds, seat: int, number: int) -> int:
    """Return what a card can be expected to bring a seat: variety and weeks saved, in florins (rules 9.2, 11.1)."""
    owned = grounds.view.seats[seat].owned
    return round(card_worth(owned, INVENTIONS[number], grounds.bounds.rounds_to_work, EVEN.weights.week))
