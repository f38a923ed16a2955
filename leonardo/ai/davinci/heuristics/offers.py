"""Phase C, districts B to H: take the advantage at its price, or withdraw (rules 8.8 to 8.14)."""

from collections.abc import Sequence

from leonardo.ai.davinci.heuristics.contest import Contests
from leonardo.engine.davinci.actions import Action, Take, Withdraw
from leonardo.engine.davinci.constants import PRICES, Place
from leonardo.engine.davinci.questions import OfferQuestion

_MARGIN = 0.25
"""Florins by which an advantage must be worth more than its price."""


def choose(contests: Contests, question: OfferQuestion, legal: Sequence[Action]) -> Action:
    """Take what is worth more than it costs."""
    price = PRICES[question.taken]
    least = contests.cost(price, contests.seat.florins) + _MARGIN if price else 0.05
    if question.district is Place.WORKSHOP:
        return _choose_upgrade(contests, legal, least)
    worths = contests.worths(question.district)
    taking = [action for action in legal if isinstance(action, Take)]
    if taking and worths and worths[0] >= least:
        return taking[0]
    return Withdraw()


def _choose_upgrade(contests: Contests, legal: Sequence[Action], least: float) -> Action:
    best: Action = Withdraw()
    for action in legal:
        if isinstance(action, Take):
            worth = contests.upgrade(action.upgrade)
            if worth >= least:
                best, least = action, worth
    return best
