"""The levels, the easiest first: both play by rules of thumb, one by fewer of them."""

from collections.abc import Sequence
from random import Random
from typing import Final

from leonardo.ai.citta import thumb
from leonardo.ai.player import Budget
from leonardo.engine.citta.actions import Action, Done, Drop, Raise
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.questions import AuctionQuestion, WorkQuestion
from leonardo.engine.citta.view import View

_WORKS: Final = 1
"""How many works an apprentice buys in a turn."""


def apprentice(view: View, legal: Sequence[Action], random: Random, budget: Budget) -> Action:  # noqa: ARG001 - it is quick
    """Play by rules of thumb, but buy one work a turn, and bid no more than the price."""
    match view.question:
        case WorkQuestion(bought=bought) if bought >= _WORKS:
            return Done()
        case AuctionQuestion(square=square) if not _is_cheap(legal[0], square):
            return Drop()
    return thumb.decide(view, legal, random)


def _is_cheap(action: Action, square: int) -> bool:
    return isinstance(action, Raise) and action.florins <= PRICES[square]


APPRENTICE: Final = apprentice
JOURNEYMAN: Final = thumb.choose
