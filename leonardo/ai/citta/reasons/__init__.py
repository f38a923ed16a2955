"""Why a choice is good, in terms of the rules: for each kind of action what may speak for it, the weightiest first.

A reason states facts that hold for sure, given the view; which choice is the better one the search has found out. The
values of a reason are named by what they are: `florins`, `before`, `left` and `price` are sums, `quarter` is one of the
six, `seat` whom it is about and `other` somebody else.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.citta.reasons import cards, guilds, moves
from leonardo.ai.thought import Reason, Thoughts
from leonardo.engine.citta.actions import (
    Accept,
    Action,
    Bet,
    Buy,
    ChooseSide,
    Decline,
    Divert,
    Done,
    Drop,
    LayWork,
    LetFall,
    LetStand,
    Propose,
    Raise,
    Refuse,
    Rescue,
    Sell,
    TakeBall,
)
from leonardo.engine.citta.view import View

Teller = Callable[[View, Any], Reason | None]
"""Gives a reason for an action, if it is one."""

THOUGHTS: Final = Thoughts("citta.advice")
_GETTING: Final[tuple[Teller, ...]] = (cards.makes_whole, cards.denies)
_TELLERS: Final[dict[type[Action], Sequence[Teller]]] = {
    ChooseSide: (moves.sides_alike,),
    LayWork: (cards.work_is_near, cards.work_raises, cards.work_is_kept),
    Done: (cards.cash_is_needed, cards.works_come_late),
    Buy: (*_GETTING, cards.bridge, cards.is_kept),
    Decline: (cards.price_is_needed,),
    Raise: (*_GETTING, cards.is_worth),
    Drop: (cards.is_worth_less, cards.bid_is_needed),
    Bet: (moves.must_win, moves.loses_a_third),
    Sell: (cards.keeps_quarter, cards.loses_least),
    Divert: (moves.pays_me, moves.pays_other),
    LetStand: (moves.pays_me, moves.pays_other),
    TakeBall: (moves.owes_nothing,),
    Propose: (guilds.whole_together, guilds.more_together),
    Accept: (guilds.saves, guilds.whole_together, guilds.more_together),
    Refuse: (guilds.more_alone,),
    Rescue: (guilds.whole_together, guilds.more_together),
    LetFall: (guilds.one_rival_less,),
}
"""What may speak for an action. Nothing in particular speaks for proposing nothing."""


def facts(view: View, action: Action) -> tuple[Reason, ...]:
    """Return all that speaks for an action in particular, the weightiest first."""
    found = (tell(view, action) for tell in _TELLERS.get(type(action), ()))
    return tuple(each for each in found if each is not None)


def reason(view: View, action: Action) -> Reason | None:
    """Return the weightiest reason for an action, if anything in particular speaks for it."""
    return next(iter(facts(view, action)), None)
