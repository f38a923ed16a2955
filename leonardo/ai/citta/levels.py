"""The levels: players that differ by how far and how carefully they think, never by help."""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.citta import heuristics
from leonardo.ai.citta.dominated import sensible
from leonardo.ai.citta.search import CittaSearch
from leonardo.ai.citta.worth import party_of
from leonardo.ai.player import Budget
from leonardo.ai.search import Depth
from leonardo.ai.sequential_halving import Rated
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    Decline,
    Done,
    Drop,
    LayWork,
    Propose,
    Raise,
    Refuse,
    StayAlone,
)
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import WORK_PRICE, WORKS_A_TURN
from leonardo.engine.citta.questions import OptionQuestion, SideQuestion, WorkQuestion
from leonardo.engine.citta.view import View


@frozen
class Saving:
    """Plays by rules of thumb, but parts with no florin that would leave fewer than a `reserve` in its purse.

    A reserve keeps from selling in need, and from much that would earn more: who looks ahead knows when to do without.
    A share of its works it lays wherever there is room (`careless`). It buys so many `works` a turn at most, and thinks
    of another one as often as `fancy` says.
    """

    reserve: int = 0
    careless: float = 0.0
    works: int = WORKS_A_TURN
    fancy: float = 1.0

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return what the rules of thumb and the reserve say, where that is sensible."""
        kept = sensible(view, legal)
        chosen = kept[0] if len(kept) == 1 else heuristics.choose(view, kept, random, budget)
        otherwise = _INSTEAD.get(type(chosen))
        if otherwise is not None and otherwise in kept and self._shrinks(view, chosen, random):
            return otherwise
        if self.careless and isinstance(chosen, LayWork) and random.random() < self.careless:
            return random.choice([action for action in kept if isinstance(action, LayWork)])
        return chosen

    def _shrinks(self, view: View, action: Action, random: Random) -> bool:
        question, cost = view.question, _cost(view, action)
        if question is None or party_of(view, question.seat).florins - cost < self.reserve:
            return True
        if not isinstance(question, WorkQuestion):
            return False
        return question.bought >= self.works or (self.fancy < 1 and random.random() >= self.fancy)


_INSTEAD: Final[dict[type, Action]] = {LayWork: Done(), Buy: Decline(), Raise: Drop()}  # what is done instead of paying


def _cost(view: View, action: Action) -> int:
    if isinstance(action, Raise):
        return action.florins
    return PRICES[view.question.square] if isinstance(view.question, OptionQuestion) else WORK_PRICE


@frozen
class Searching:
    """Looks ahead from each promising choice through many imagined games, and takes what comes out best."""

    depth: Depth

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return the choice that did best within the budget.

        Raises:
            ValueError: for the view of an onlooker, who has nothing to decide.
        """
        kept = sensible(view, legal)
        if len(kept) == 1:
            return kept[0]
        if isinstance(view.question, SideQuestion) or _are_alike(kept):
            return heuristics.choose(view, kept, random, budget)
        return _for_good(CittaSearch(view, self.depth).rate(kept, random, budget))


def _for_good(rated: Sequence[Rated[Action]]) -> Action:
    """Return the best choice, but no union that lowers the chance to win: it cannot be taken back."""
    best = rated[0]
    alone = next((each for each in rated if isinstance(each.action, Refuse | StayAlone)), best)
    return alone.action if isinstance(best.action, Accept | Propose) and alone.likely > best.likely else best.action


def _are_alike(choices: Sequence[Action]) -> bool:
    """Return whether all are the same stake: no good is better than another, for each has two numbers (rule 12.2)."""
    stakes = {choice.florins if isinstance(choice, Bet) else None for choice in choices}
    return len(stakes) == 1 and None not in stakes


APPRENTICE: Final = Saving(careless=0.7, works=2, fancy=0.7)
JOURNEYMAN: Final = Saving(careless=0.4)
MASTER: Final = Saving()
LEONARDO: Final = Searching(
    Depth(
        tries=192,
        patience=1.5,
        rounds=2,
        margin=0.0001,
        doubt=1.0,
        few=12,  # one for each number of the machine
        alike=0.0005,
    )
)
