"""A quick player for imagined games: it goes by the rules of thumb, and its auctions are over in a round."""

from collections.abc import Sequence
from random import Random

from leonardo.ai.citta import heuristics
from leonardo.engine.citta.actions import Action, Raise
from leonardo.engine.citta.constants import BID_STEP
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import AuctionQuestion


def choose(draft: Draft, options: Sequence[Action], random: Random) -> Action:
    """Return one of the options of whoever is asked."""
    question = draft.question
    if type(question) is AuctionQuestion:
        return _bid(draft, question, options)
    return heuristics.decide(draft, options, random)


def _bid(draft: Draft, question: AuctionQuestion, options: Sequence[Action]) -> Action:
    """Bid at once what nobody else goes beyond, since all bid up to their limits in the end; or drop out."""
    own, least = heuristics.limit(draft, question.square, question.seat), options[0]
    if not isinstance(least, Raise) or least.florins > own:
        return options[-1]
    others = max([heuristics.limit(draft, question.square, seat) for seat in question.waiting], default=0.0)
    wished = int(min(own, others + BID_STEP))
    return options[max(0, (wished - least.florins) // BID_STEP)]
