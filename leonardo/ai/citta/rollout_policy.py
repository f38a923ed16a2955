"""A quick player for imagined games: it goes by the rules of thumb, and its auctions are over in a round."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.citta import heuristics
from leonardo.ai.citta.worth import party_of
from leonardo.engine.citta.actions import Action, Raise
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import BID_STEP
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.questions import AuctionQuestion, ProposalQuestion

_PAID: Final = 0.75
"""The part of its price that a card goes for about, if there are florins enough."""


def choose(draft: Draft, options: Sequence[Action], random: Random) -> Action:
    """Return one of the options of whoever is asked."""
    question = draft.question
    if type(question) is AuctionQuestion:
        return _bid(draft, question, options)
    if type(question) is ProposalQuestion:
        return options[-1]  # nobody counts on a union that nobody has made
    return heuristics.decide(draft, options, random)


def _bid(draft: Draft, question: AuctionQuestion, options: Sequence[Action]) -> Action:
    """Bid at once what nobody else goes beyond, since all bid up to their limits in the end; or drop out."""
    most = _PAID * PRICES[question.square]
    own, least = min(most, party_of(draft, question.seat).florins), options[0]
    if not isinstance(least, Raise) or least.florins > own:
        return options[-1]
    others = max([min(most, party_of(draft, seat).florins) for seat in question.waiting], default=0)
    wished = int(min(own, others + BID_STEP))
    return options[max(0, (wished - least.florins) // BID_STEP)]
