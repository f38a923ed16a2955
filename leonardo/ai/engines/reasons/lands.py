"""Why to begin in a territory, to take it, to guard it, and to build there (rules 4.5, 7, 9, 12.3)."""

from leonardo.ai.engines.reasons.cards import seat_of
from leonardo.ai.thought import Reason
from leonardo.engine.engines import prospects
from leonardo.engine.engines.actions import Attack, BuildCastle, BuildTower, Invade, Move, Recruit, Settle
from leonardo.engine.engines.board import BY_LAND, REACH, Territory
from leonardo.engine.engines.constants import CASTLE_INCOME, CITY_POINTS, FIRSTS, PERFECT, TERRITORY_INCOME, Cause
from leonardo.engine.engines.state import NOBODY, castles, territories
from leonardo.engine.engines.view import View


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
    """With it the seat has most castles."""
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
    """How likely it is won."""
    return Reason("engines.advice.is_likely_won", {"percent": _win(view, action)})


def is_front(view: View, action: Move) -> Reason | None:
    """There is somebody else beside it, or free land."""
    seat = seat_of(view)
    if not any(view.owners[other] != seat for other in BY_LAND[action.target]):
        return None
    return Reason("engines.advice.is_front")


def _win(view: View, action: Attack) -> int:
    found = prospects.of_attack(view, action.source, action.target, action.infantry, action.tanks, action.planes)
    return round(100 * found.win)


def _lands(view: View) -> list[int]:
    return [len(territories(view.owners, seat)) for seat in range(view.table.seats)]


def _most(view: View, counts: list[int], key: str) -> Reason | None:
    """Say that with one more the seat has most of something alone, as it has not yet."""
    seat = seat_of(view)
    others = max(count for other, count in enumerate(counts) if other != seat)
    return Reason(key, {"count": counts[seat] + 1}) if counts[seat] <= others < counts[seat] + 1 else None
