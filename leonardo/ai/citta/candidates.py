"""The choices that are worth looking ahead from, of those that are sensible."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.citta import heuristics, unions, worth
from leonardo.ai.citta.dominated import sale_loss
from leonardo.engine.citta.actions import Action, Bet, LayWork, Propose, Raise, Sell
from leonardo.engine.citta.questions import (
    AuctionQuestion,
    BetQuestion,
    OfficeQuestion,
    ProposalQuestion,
    SaleQuestion,
    WorkQuestion,
)
from leonardo.engine.citta.view import View

Ranking = Callable[[View, Any, Action], float]
"""Says how promising a choice is at first sight: what is most promising is looked at first."""


_LITTLE: Final = 0.4
"""A work that brings less than this part of what it brings elsewhere is misplaced."""


def choose(view: View, legal: Sequence[Action], most: int) -> list[Action]:
    """Return at most so many of the legal actions, the most promising first, and what does nothing among them."""
    question = view.question
    if isinstance(question, AuctionQuestion):
        return [*[each for each in legal if isinstance(each, Raise)][:1], legal[-1]]
    if isinstance(question, ProposalQuestion) and not unions.timely(view, question.seat):
        return [legal[-1]]
    if isinstance(question, WorkQuestion):
        legal = _well_placed(view, legal)
    ranking = _RANKINGS.get(type(question))
    if ranking is None:
        return list(legal[:most])
    ranked = sorted(legal, key=lambda action: -ranking(view, question, action))
    return list(dict.fromkeys((*ranked[: most - 1], legal[-1])))


def _well_placed(view: View, legal: Sequence[Action]) -> list[Action]:
    """Return works where they bring enough, beside what brings most, and laying no more."""
    brings: dict[Action, float] = {
        each: worth.raised(view, each.square, 1) for each in legal if isinstance(each, LayWork)
    }
    enough = _LITTLE * max(brings.values(), default=0.0)
    return [each for each in legal if brings.get(each, enough) >= enough]


def _work(view: View, _: WorkQuestion, action: Action) -> float:
    return worth.work(view, action.square, 2) if isinstance(action, LayWork) else 0.0


def _stake(_: View, __: BetQuestion, action: Action) -> float:
    return -float(action.florins) if isinstance(action, Bet) else 0.0


def _sale(view: View, question: SaleQuestion, action: Action) -> float:
    return -sale_loss(view, action.square, question.seat) if isinstance(action, Sell) else 0.0


def _union(view: View, question: ProposalQuestion, action: Action) -> float:
    if not isinstance(action, Propose):
        return 0.0
    return unions.gain(view, question.seat, action.to, action.to) - 0.001 * (action.pawn != question.seat)


_RANKINGS: Final[dict[type, Ranking]] = {
    WorkQuestion: _work,
    BetQuestion: _stake,
    SaleQuestion: _sale,
    ProposalQuestion: _union,
    OfficeQuestion: heuristics.sent,
}
