"""Why to make an assault, to hold back, to jump and to break off (rule 11)."""

from leonardo.ai.engines.battle import torn, wall, war_of
from leonardo.ai.engines.reasons.cards import seat_of
from leonardo.ai.thought import Reason
from leonardo.engine.engines.actions import (
    AssaultByAutomaton,
    AssaultByInfantry,
    AssaultByPlanes,
    AssaultByTanks,
    Done,
    Fight,
    Fire,
    Hold,
    NoParachute,
    Parachute,
    Retreat,
)
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.state import towers
from leonardo.engine.engines.view import View


def _stops(view: View) -> int:
    """Return how many hits of infantry the castle stops (rules 8.7, 10.3)."""
    war = war_of(view)
    return 0 if war.defence else max(0, wall(view, war) - view.players[war.attacker].has(Card.BOMBARD))


def opens_castle(view: View, _: Parachute) -> Reason:
    """A third of the jumps opens the castle."""
    return Reason("engines.advice.opens_castle", {"count": wall(view, war_of(view))})


def keeps_infantry(view: View, _: NoParachute) -> Reason:
    """Jumping costs an infantry for sure."""
    return Reason("engines.advice.keeps_infantry", {"count": war_of(view).infantry})


def hits_nobody(view: View, _: Retreat) -> Reason:
    """The castle stops all that could hit."""
    return Reason("engines.advice.hits_nobody", {"count": _stops(view)})


def razes(view: View, _: Fight) -> Reason | None:
    """A great cannon may destroy towers."""
    war = war_of(view)
    cannons = min(view.players[war.attacker].has(Card.GREAT_CANNON), towers(view.levels[war.target]))
    return Reason("engines.advice.razes", {"count": cannons}) if cannons else None


def passes_castle(view: View, action: AssaultByInfantry) -> Reason | None:
    """Each die hits with one face of three; the castle stops so many."""
    stops = _stops(view)
    if stops:
        return Reason("engines.advice.passes_castle", {"count": action.count, "stops": stops})
    return Reason("engines.advice.infantry_hits", {"count": action.count})


def _risk(view: View) -> int:
    return round(100 * torn(view.players[seat_of(view)].check_dice))


def bursts_seldom(view: View, _: AssaultByTanks | Fire) -> Reason:
    """Its hits, and how likely it tears all apart."""
    player = view.players[seat_of(view)]
    return Reason("engines.advice.tank_hits", {"count": player.tank_hits, "percent": _risk(view)})


def bursts_often(view: View, _: Hold) -> Reason | None:
    """How likely it would tear all apart."""
    return Reason("engines.advice.bursts_often", {"percent": _risk(view)}) if _risk(view) else None


def nothing_stops_planes(view: View, _: AssaultByPlanes) -> Reason | None:
    """No castle stops planes, and no infantry is lost by them."""
    war = war_of(view)
    key = "planes_are_safe" if war.defence or not wall(view, war) else "nothing_stops_planes"
    return Reason(f"engines.advice.{key}")


def loses_nothing(view: View, _: AssaultByAutomaton) -> Reason:
    """It strikes without losing anybody."""
    return Reason("engines.advice.loses_nothing", {"count": towers(view.levels[war_of(view).target])})


def stays_behind(view: View, _: Done) -> Reason | None:
    """Infantry that throws loses some, and the castle stops its hits."""
    stops = _stops(view)
    return Reason("engines.advice.stays_behind", {"count": stops}) if stops else None
