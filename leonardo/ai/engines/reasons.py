"""Why a choice is good, in terms of the rules: for each kind of action what may speak for it, the weightiest first.

A reason states facts that hold for sure, given the view; which choice is the better one the search has found out. The
values of a reason are named by what they are: `florins` and `price` are sums, `points`, `count` and `percent` numbers,
`land` is a territory, `card` a card, `cause` what points are for, and `seat` whom it is about.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from leonardo.ai.engines import worth
from leonardo.ai.engines.battle import castle_stops, torn, wall, war_of
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.ai.estimate import LEAST_CHANCE, percent
from leonardo.ai.thought import Reason, Thoughts
from leonardo.engine.engines import prospects
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
from leonardo.engine.engines.board import BY_LAND, REACH, Territory
from leonardo.engine.engines.cards import DESIGNS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    CASTLE_INCOME,
    CITY_POINTS,
    FIRSTS,
    INVASION_COST,
    LEONARDO_POINTS,
    PERFECT,
    TERRITORY_INCOME,
    Cause,
    Machine,
)
from leonardo.engine.engines.questions import ChooseQuestion
from leonardo.engine.engines.state import NOBODY, Player, castles, territories, towers
from leonardo.engine.engines.view import View

FIRST_OF = {Machine.TANK: Cause.FIRST_TANK, Machine.PLANE: Cause.FIRST_PLANE}
"""What the points for the first machine of each kind are for (rule 12.2)."""


def seat_of(view: View) -> int:
    """Return the seat that decides.

    Raises:
        ValueError: for the view of an onlooker.
    """
    if view.viewer is None:
        raise ValueError("an onlooker has nothing to decide")
    return view.viewer


def nothing_fits(view: View, action: Bid) -> Reason | None:
    """No card on offer is worth a bid."""
    return Reason("engines.advice.nothing_fits") if not action.florins and _most_useful(view) is None else None


def leonardo_and_card(view: View, action: Bid) -> Reason | None:
    """The highest bid brings Leonardo beside the first choice."""
    card = _most_useful(view) if action.florins else None
    return Reason("engines.advice.leonardo_and_card", {"card": card, "points": LEONARDO_POINTS}) if card else None


def leonardo_alone(_: View, action: Bid) -> Reason | None:
    """The highest bid brings Leonardo, whatever the cards are worth."""
    return Reason("engines.advice.leonardo_alone", {"points": LEONARDO_POINTS}) if action.florins else None


def _most_useful(view: View) -> Card | None:
    """Return the card on offer that is worth most to the seat, of those it may take; nothing if none is worth a bid."""
    sight, seat = PositionFeatures(view), seat_of(view)
    worths = {card: worth.on_offer(sight, seat, card) for card in view.offer if _may_take(view.players[seat], card)}
    best = max(worths, key=worths.__getitem__, default=None)
    return best if best is not None and worths[best] > 0 else None


def _may_take(player: Player, card: Card) -> bool:
    """Return whether the rules let a seat have a card: of each kind it has one design at most (rule 6.7)."""
    return card not in DESIGNS or player.design(DESIGNS[card].machine) is None


def gives_points(_: View, action: Choose | Realise) -> Reason | None:
    """It is a work of art, which gives points."""
    project = PROJECTS.get(action.card)
    if project is None or not project.points:
        return None
    key = "art_points" if isinstance(action, Realise) else "art_will_give"
    return Reason(f"engines.advice.{key}", {"points": project.points, "florins": project.cost})


def gives_design(view: View, action: Choose) -> Reason | None:
    """It is a design, which works at once; its first machine may give points."""
    design = DESIGNS.get(action.card)
    if design is None:
        return None
    first = FIRST_OF[design.machine]
    if first not in view.firsts:
        return Reason("engines.advice.design_first", {"points": FIRSTS[first], "machine": design.machine})
    return Reason("engines.advice.design", {"machine": design.machine})


def most_cards(view: View, action: Choose | Realise) -> Reason | None:
    """With it the seat has most cards in play."""
    if isinstance(action, Choose) and action.card not in DESIGNS:
        return None
    seat = seat_of(view)
    counts = [player.cards for player in view.players]
    if counts[seat] + 1 <= max(count for other, count in enumerate(counts) if other != seat):
        return None
    return Reason("engines.advice.most_cards", {"count": counts[seat] + 1})


def brings_leonardo(view: View, action: Choose) -> Reason | None:
    """The first who buys becomes Leonardo, and the card has its effect (rule 6.6)."""
    question = view.question
    if not isinstance(question, ChooseQuestion) or question.given or view.leonardo == seat_of(view):
        return None
    return Reason("engines.advice.brings_leonardo", {"points": LEONARDO_POINTS, "effect": action.card})


def will_work(_: View, action: Choose) -> Reason:
    """What it does once it is in play."""
    return Reason("engines.advice.will_work", {"effect": action.card})


def nothing_is_paid(view: View, _: Decline) -> Reason | None:
    """Who declines pays nothing."""
    question = view.question
    if not isinstance(question, ChooseQuestion):
        return None
    return Reason("engines.advice.nothing_is_paid", {"florins": question.bid})


def works_at_once(_: View, action: Realise) -> Reason:
    """It works from now on to the end."""
    return Reason("engines.advice.works_at_once", {"effect": action.card})


def first_of_all(view: View, action: Build) -> Reason | None:
    cause = FIRST_OF[action.machine]
    if cause in view.firsts:
        return None
    return Reason("engines.advice.first_of_all", {"points": FIRSTS[cause]})


def suits_war(view: View, action: Build) -> Reason | None:
    """Its hits and the risk that it tears itself apart; or that no castle stops a plane."""
    if action.machine is Machine.PLANE:
        return Reason("engines.advice.nothing_stops_planes")
    return bursts_seldom(view, action)


def keeps_florins(view: View, _: EndTurn) -> Reason | None:
    """What is not spent can be bid."""
    florins = view.players[seat_of(view)].florins
    return Reason("engines.advice.keeps_florins", {"florins": florins}) if florins >= INVASION_COST else None


def has_room(view: View, action: Settle) -> Reason | None:
    """There is free land around it."""
    free = sum(view.owners[other] == NOBODY for other in BY_LAND[action.at])
    return Reason("engines.advice.has_room", {"count": free}) if free else None


def is_threatened(view: View, action: Recruit | BuildTower | Move) -> Reason | None:
    """Somebody could attack there with more infantry than stands there."""
    at = action.target if isinstance(action, Move) else action.at
    near = _strongest(view, at)
    if near is None or view.infantry[near] - 1 < view.infantry[at]:
        return None
    values = {"seat": view.owners[near], "source": near, "count": view.infantry[near] - 1}
    return Reason("engines.advice.is_threatened", values)


def _strongest(view: View, at: Territory) -> Territory | None:
    """Return from where most infantry of somebody else could come, if any could."""
    seat = seat_of(view)
    enemies = [each for each in REACH[at] if view.owners[each] not in (NOBODY, seat) and view.infantry[each] > 1]
    return max(enemies, key=lambda each: view.infantry[each], default=None)


def is_city(view: View, action: BuildTower) -> Reason | None:
    """It is the fourth tower."""
    if view.levels[action.at] + 1 != PERFECT:
        return None
    if Cause.FIRST_PERFECT_CITY not in view.firsts:
        points = FIRSTS[Cause.FIRST_PERFECT_CITY]
        return Reason("engines.advice.first_city", {"points": points, "more": CITY_POINTS})
    return Reason("engines.advice.is_city", {"points": CITY_POINTS})


def nears_city(view: View, action: BuildTower) -> Reason:
    """So many towers are missing then for a perfect city."""
    return Reason("engines.advice.nears_city", {"count": PERFECT - view.levels[action.at] - 1})


def most_castles(view: View, _: BuildCastle) -> Reason | None:
    counts = [len(castles(view.owners, view.levels, seat)) for seat in range(view.table.seats)]
    return _most(view, counts, "engines.advice.most_castles")


def shares_most_castles(view: View, _: BuildCastle) -> Reason | None:
    """With it the seat has as many castles as one other who had most: each of two gets a point (rule 12.4)."""
    seat = seat_of(view)
    counts = [len(castles(view.owners, view.levels, each)) for each in range(view.table.seats)]
    others = [count for other, count in enumerate(counts) if other != seat]
    if counts[seat] + 1 != max(others) or others.count(max(others)) > 1:
        return None
    return Reason("engines.advice.shares_most_castles", {"count": counts[seat] + 1})


def castle_pays(_: View, __: BuildCastle) -> Reason:
    """It pays in each round, and machines can be built there."""
    return Reason("engines.advice.castle_pays", {"florins": CASTLE_INCOME})


def most_lands(view: View, _: Invade) -> Reason | None:
    """With it the seat has most territories."""
    return _most(view, _lands(view), "engines.advice.most_lands")


def is_free(_: View, __: Invade) -> Reason:
    """It is free, pays in each round and recruits."""
    return Reason("engines.advice.is_free", {"florins": TERRITORY_INCOME})


def takes_city(view: View, action: Attack) -> Reason | None:
    """A perfect city would change hands."""
    if view.levels[action.target] != PERFECT:
        return None
    return Reason("engines.advice.takes_city", {"percent": _win(view, action), "points": CITY_POINTS})


def takes_most(view: View, action: Attack) -> Reason | None:
    """With it the seat has most territories."""
    counts = _lands(view)
    counts[view.owners[action.target]] -= 1
    found = _most(view, counts, "engines.advice.takes_most")
    return None if found is None else Reason(found.key, {**found.values, "percent": _win(view, action)})


def is_likely_won(view: View, action: Attack) -> Reason:
    return Reason("engines.advice.is_likely_won", {"percent": _win(view, action)})


def is_front(view: View, action: Move) -> Reason | None:
    """There is somebody else beside it, or free land."""
    seat = seat_of(view)
    if not any(view.owners[other] != seat for other in BY_LAND[action.target]):
        return None
    return Reason("engines.advice.is_front")


def _win(view: View, action: Attack) -> int:
    found = prospects.of_attack(view, action.source, action.target, action.infantry, action.tanks, action.planes)
    return percent(found.win)


def _lands(view: View) -> list[int]:
    return [len(territories(view.owners, seat)) for seat in range(view.table.seats)]


def _most(view: View, counts: list[int], key: str) -> Reason | None:
    """Say that with one more the seat has most of something alone, as it has not yet."""
    seat = seat_of(view)
    others = max(count for other, count in enumerate(counts) if other != seat)
    return Reason(key, {"count": counts[seat] + 1}) if counts[seat] <= others < counts[seat] + 1 else None


def opens_castle(view: View, _: Parachute) -> Reason:
    """A third of the jumps opens the castle."""
    return Reason("engines.advice.opens_castle", {"count": wall(view, war_of(view))})


def keeps_infantry(view: View, _: NoParachute) -> Reason:
    """Jumping costs an infantry for sure."""
    return Reason("engines.advice.keeps_infantry", {"count": war_of(view).infantry})


def hits_nobody(view: View, _: Retreat) -> Reason:
    """The castle stops all that could hit."""
    return Reason("engines.advice.hits_nobody", {"count": castle_stops(view)})


def razes(view: View, _: Fight) -> Reason | None:
    """A great cannon may destroy towers."""
    war = war_of(view)
    cannons = min(view.players[war.attacker].has(Card.GREAT_CANNON), towers(view.levels[war.target]))
    return Reason("engines.advice.razes", {"count": cannons}) if cannons else None


def passes_castle(view: View, action: AssaultByInfantry) -> Reason | None:
    """Each die hits with one face of three; the castle stops so many."""
    stops = castle_stops(view)
    if stops:
        return Reason("engines.advice.passes_castle", {"count": action.count, "stops": stops})
    return Reason("engines.advice.infantry_hits", {"count": action.count})


def _risk(view: View) -> float:
    return torn(view.players[seat_of(view)].check_dice)


def bursts_seldom(view: View, _: Build | AssaultByTanks | Fire) -> Reason:
    """Its hits, and how likely it tears all apart."""
    player = view.players[seat_of(view)]
    return Reason("engines.advice.tank_hits", {"count": player.tank_hits, "percent": percent(_risk(view))})


def bursts_often(view: View, _: Hold) -> Reason | None:
    """How likely it would tear all apart."""
    risk = _risk(view)
    return Reason("engines.advice.bursts_often", {"percent": percent(risk)}) if risk >= LEAST_CHANCE else None


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
    stops = castle_stops(view)
    return Reason("engines.advice.stays_behind", {"count": stops}) if stops else None


Teller = Callable[[View, Any], Reason | None]  # gives a reason for an action, if it is one

THOUGHTS: Final = Thoughts("engines.advice")
_TELLERS: Final[dict[type[Action], Sequence[Teller]]] = {
    Settle: (has_room,),
    Recruit: (is_threatened,),
    Bid: (nothing_fits, leonardo_and_card, leonardo_alone),
    Choose: (
        gives_points,
        gives_design,
        most_cards,
        brings_leonardo,
        will_work,
    ),
    Decline: (nothing_is_paid,),
    Realise: (gives_points, most_cards, works_at_once),
    Build: (first_of_all, suits_war),
    BuildTower: (is_city, is_threatened, nears_city),
    BuildCastle: (most_castles, shares_most_castles, castle_pays),
    Invade: (most_lands, is_free),
    Attack: (takes_city, takes_most, is_likely_won),
    Move: (is_threatened, is_front),
    EndTurn: (keeps_florins,),
    Stop: (),
    Destroy: (),
    DestroyInWar: (),
    Parachute: (opens_castle,),
    NoParachute: (keeps_infantry,),
    Retreat: (hits_nobody,),
    Fight: (razes,),
    AssaultByInfantry: (passes_castle,),
    AssaultByTanks: (bursts_seldom,),
    AssaultByPlanes: (nothing_stops_planes,),
    AssaultByAutomaton: (loses_nothing,),
    Done: (stays_behind,),
    Fire: (bursts_seldom,),
    Hold: (bursts_often,),
}
"""What may speak for an action. Nothing in particular speaks for moving no further, nor for destroying a machine."""


def facts(view: View, action: Action) -> tuple[Reason, ...]:
    """Return all that speaks for an action in particular, the weightiest first."""
    found = (tell(view, action) for tell in _TELLERS.get(type(action), ()))
    return tuple(each for each in found if each is not None)


def reason(view: View, action: Action) -> Reason | None:
    """Return the weightiest reason for an action, if anything in particular speaks for it."""
    return next(iter(facts(view, action)), None)
