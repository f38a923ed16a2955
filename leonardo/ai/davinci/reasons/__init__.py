"""Why a choice is good, in terms of the rules: for each kind of action what may speak for it, the weightiest first.

A reason states facts that hold for sure, given the view; which choice is the better one the search has found out.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.davinci.reasons import auctions, city, work
from leonardo.ai.davinci.reasons.grounds import Grounds
from leonardo.ai.thought import Reason, Thoughts
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    Done,
    GiveLeonardo,
    Interrupt,
    Move,
    Pass,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    SaveFlorin,
    Start,
    Take,
    TakeBox,
    Withdraw,
)
from leonardo.engine.davinci.constants import LABORATORIES

__all__ = ["THOUGHTS", "Grounds", "Reason", "facts", "reason"]

Teller = Callable[[Grounds, Any], Reason | None]  # gives a reason for an action, if it is one

THOUGHTS: Final = Thoughts("davinci.advice")
_AT_HOME: Final[tuple[Teller, ...]] = (work.finishes, work.nearly_finishes, work.gets_on)
_IN_THE_CITY: Final[tuple[Teller, ...]] = (
    city.at_the_council,
    city.in_a_shop,
    city.at_the_academy,
    city.in_the_workshop,
    city.as_things_stand,
)

_TELLERS: Final[dict[type[Action], Sequence[Teller]]] = {
    ChooseFavour: (city.favour, city.also_ready),
    Interrupt: (work.leads_nowhere, work.frees),
    Start: (work.ready_at_once, work.nobody_else_can, work.another_type, work.what_it_takes),
    Done: (work.nothing_to_begin, work.keeps_free),
    Pass: (work.nothing_to_do,),
    GiveLeonardo: (auctions.leonardo,),
    TakeBox: (auctions.box,),
    Move: (auctions.moved,),
    Reorder: (auctions.reordered,),
    Buy: (auctions.bought,),
    SaveFlorin: (auctions.saved,),
    Take: (city.taken_component, city.taken_advantage, city.for_nothing),
    Withdraw: (city.left_alone,),
    Bid: (auctions.certain, auctions.worth),
}
"""What may speak for an action. Nothing in particular speaks for taking no box or moving nobody."""


def facts(grounds: Grounds, action: Action) -> tuple[Reason, ...]:
    """Return all that speaks for an action in particular, the weightiest first."""
    found = (tell(grounds, action) for tell in _tellers(action))
    return tuple(each for each in found if each is not None)


def _tellers(action: Action) -> Sequence[Teller]:
    """Return what may speak for an action; for workers, what they do at home or in the city."""
    if isinstance(action, PlaceApprentices | PlaceMaster):
        return _AT_HOME if action.at in LABORATORIES else _IN_THE_CITY
    return _TELLERS.get(type(action), ())


def reason(grounds: Grounds, action: Action) -> Reason | None:
    """Return the weightiest reason for an action, if anything in particular speaks for it."""
    return next(iter(facts(grounds, action)), None)
