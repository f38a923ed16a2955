"""Why a choice is good, in terms of the rules: for each kind of action what may speak for it, the weightiest first.

A reason states facts that hold for sure, given the view; which choice is the better one the search has found out. The
values of a reason are named by what they are: `florins` and `price` are sums, `points`, `count` and `percent` numbers,
`land` is a territory, `card` a card, `cause` what points are for, and `seat` whom it is about.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.engines.reasons import cards, fights, lands
from leonardo.ai.thought import Reason, Thoughts
from leonardo.engine.engines.actions import (
    Action,
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Attack,
    Bid,
    Build,
    BuildCastle,
    BuildTower,
    Choose,
    Decline,
    Destroy,
    DestroyInWar,
    Done,
    EndTurn,
    Fight,
    Fire,
    Hold,
    Invade,
    Move,
    NoParachute,
    Parachute,
    Realise,
    Recruit,
    Retreat,
    Settle,
    Stop,
)
from leonardo.engine.engines.view import View

Teller = Callable[[View, Any], Reason | None]
"""Gives a reason for an action, if it is one."""

THOUGHTS: Final = Thoughts("engines.advice")
_TELLERS: Final[dict[type[Action], Sequence[Teller]]] = {
    Settle: (lands.has_room,),
    Recruit: (lands.is_threatened,),
    Bid: (cards.nothing_fits, cards.leonardo_and_card),
    Choose: (
        cards.gives_points,
        cards.gives_design,
        cards.most_cards,
        cards.brings_leonardo,
        cards.will_work,
    ),
    Decline: (cards.nothing_is_paid,),
    Realise: (cards.gives_points, cards.most_cards, cards.works_at_once),
    Build: (cards.first_of_all, cards.bursts_seldom),
    BuildTower: (lands.is_city, lands.is_threatened, lands.nears_city),
    BuildCastle: (lands.most_castles, lands.shares_most_castles, lands.castle_pays),
    Invade: (lands.most_lands, lands.is_free),
    Attack: (lands.takes_city, lands.takes_most, lands.is_likely_won),
    Move: (lands.is_threatened, lands.is_front),
    EndTurn: (cards.keeps_florins,),
    Stop: (),
    Destroy: (),
    DestroyInWar: (),
    Parachute: (fights.opens_castle,),
    NoParachute: (fights.keeps_infantry,),
    Retreat: (fights.hits_nobody,),
    Fight: (fights.razes,),
    AssaultByInfantry: (fights.passes_castle,),
    AssaultByTanks: (fights.bursts_seldom,),
    AssaultByPlanes: (fights.nothing_stops_planes,),
    AssaultByAutomaton: (fights.loses_nothing,),
    Done: (fights.stays_behind,),
    Fire: (fights.bursts_seldom,),
    Hold: (fights.bursts_often,),
}
"""What may speak for an action. Nothing in particular speaks for moving no further, nor for destroying a machine."""


def facts(view: View, action: Action) -> tuple[Reason, ...]:
    """Return all that speaks for an action in particular, the weightiest first."""
    found = (tell(view, action) for tell in _TELLERS.get(type(action), ()))
    return tuple(each for each in found if each is not None)


def reason(view: View, action: Action) -> Reason | None:
    """Return the weightiest reason for an action, if anything in particular speaks for it."""
    return next(iter(facts(view, action)), None)
