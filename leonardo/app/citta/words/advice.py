"""Advice in words: what a choice is called before it is made, and the sentence why it is good."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from leonardo.ai.advice import Advised
from leonardo.ai.citta.reasons import THOUGHTS
from leonardo.ai.review import Decision
from leonardo.app.citta.standing import is_guild
from leonardo.app.citta.words import prompt
from leonardo.app.citta.words.phrases import florins, good_name, quarter_name, side_name, square_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.review.telling import ReviewWords
from leonardo.app.table.words.last_acts import percent_points, spanned
from leonardo.engine.citta import actions
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.questions import AuctionQuestion, OfficeQuestion, OptionQuestion
from leonardo.engine.citta.view import View

Names = Sequence[str]  # what the seats are called, in order


def why(advised: Advised, names: Names) -> str:
    """Return the sentence that speaks for a choice."""
    values = {key: _WORDINGS[key](value) if key in _WORDINGS else value for key, value in advised.values.items()}
    for key, name in (("seat", "name"), ("other", "other")):
        if key in advised.values:
            values[name] = names[advised.values[key]]
    return tr(advised.reason, **values)


_WORDINGS: Final[Mapping[str, Callable[[Any], str]]] = {
    "florins": florins,
    "more": spanned(florins),
    "by": percent_points,
    "left": florins,
    "price": florins,
    "before": florins,
    "quarter": quarter_name,
}


def _say(key: str, **values: object) -> str:
    return tr(f"citta.choice.{key}", **values)


def choice(view: View, action: Action, names: Names) -> str:
    """Return what `action`, which is open to the viewer, is called, as "Buy Bankers' Street"."""
    question = view.question
    match action:
        case actions.ChooseSide(side):
            return _say("side", side=side_name(side))
        case actions.Propose(to, side, pawn):
            return _say("propose", name=names[to], side=side_name(side), pawn=names[pawn])
        case actions.Rescue(to, side, pawn):
            return _say("rescue", name=names[to], side=side_name(side), pawn=names[pawn])
        case actions.LayWork(square):
            return _say("lay", square=square_name(square))
        case actions.TakeBall(number):
            return _say("ball", number=number)
        case actions.Divert(steps) if isinstance(question, OfficeQuestion):
            party = view.parties[question.party]
            square = onward(party.square, steps) if party is not None else 1
            return _say("divert", name=names[question.party], square=square_name(square))
        case actions.Buy() if isinstance(question, OptionQuestion):
            return _say("buy", square=square_name(question.square))
        case actions.Decline() if isinstance(question, OptionQuestion):
            return _say("decline", square=square_name(question.square))
        case actions.Raise(sum_) if isinstance(question, AuctionQuestion):
            return _say("raise", square=square_name(question.square), florins=florins(sum_))
        case actions.Bet(good, sum_):
            return _say("bet", good=good_name(good), florins=florins(sum_))
        case actions.StayAlone() if is_guild(view, view.viewer):
            return _say("stayguild")
        case actions.Sell(square):
            return _say("sell", square=square_name(square))
    return _say(type(action).__name__.lower())


def _when(decision: Decision) -> str:
    return prompt.phase(decision.view)


WORDS: Final = ReviewWords("citta", THOUGHTS, choice, why, _when, florins)
