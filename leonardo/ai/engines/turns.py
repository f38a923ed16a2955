"""What to do next in one's turn: each deed is judged by what it brings beside what it costs (rules 7, 9).

Cards, machines, invasions and attacks come first, then movement, then a castle, which ends the turn.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from leonardo.ai.engines import threats, worth
from leonardo.ai.engines.temper import Temper
from leonardo.ai.engines.worth import Seen
from leonardo.engine.engines import prospects
from leonardo.engine.engines.actions import (
    Action,
    Attack,
    Build,
    BuildCastle,
    BuildTower,
    Invade,
    Move,
    Realise,
    Stop,
)
from leonardo.engine.engines.board import BY_LAND, REACH, Territory
from leonardo.engine.engines.cards import PROJECTS
from leonardo.engine.engines.rules.marching import crossing_of
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.terms import (
    ATTACK_COST,
    CASTLE_COST,
    CASTLE_INCOME,
    DISCOUNT,
    FIRSTS,
    INVASION_COST,
    MACHINE_COSTS,
    PERFECT,
    TOWER_COST,
    Cause,
    Machine,
)

_MAN: Final = 9.0
"""The florins that an infantry is worth: one comes each round for each territory."""
_MACHINE: Final = 20.0
_LEADERS: Final = 0.3
"""By what part more it is worth to take something from who has most points."""
_ROUGHLY: Final = 0.1
"""How far off a glance at the chances of an attack may be."""
_STANDS: Final = 1.1
"""What a level of a castle is worth to its defenders, in infantry."""
_GUARDS: Final = 14.0
"""The florins that each infantry too few costs where somebody else's army is near."""
_MOST_GUARDS: Final = 4
_USEFUL: Final = 3
"""So many machines of a kind are useful."""


@frozen
class _Deed:
    """Something to do, what it gains and what it costs, in florins."""

    action: Action
    gain: float
    cost: int

    @property
    def pays(self) -> float:
        """What is gained for each florin, all that it costs taken off."""
        return (self.gain - self.cost) / (self.cost + 10)


def decide(seen: Seen, seat: int, legal: Sequence[Action], temper: Temper) -> Action:
    """Return what to do next in the turn of a seat (rule 7.2)."""
    deeds = [deed for deed in _deeds(seen, seat, legal, temper) if deed.gain > deed.cost]
    for deed in sorted(deeds, key=lambda deed: -deed.pays):
        if _holds_good(seen, deed, temper):
            return deed.action
    move = moved(seen, seat, legal)
    if move is not None:
        return move
    castles = [action for action in legal if isinstance(action, BuildCastle)]
    if castles:
        place = max(castles, key=lambda action: _castle(seen, seat, action.at))
        if _castle(seen, seat, place.at) > CASTLE_COST - (DISCOUNT if seat == seen.leonardo else 0):
            return place
    return legal[-1]


def further(seen: Seen, seat: int, legal: Sequence[Action]) -> Action:
    """Return a further movement, or to stop moving (rule 9.1)."""
    move = moved(seen, seat, legal)
    return move if move is not None else Stop()


def _deeds(seen: Seen, seat: int, legal: Sequence[Action], temper: Temper) -> Iterator[_Deed]:
    off = DISCOUNT if seat == seen.leonardo else 0
    marches: dict[tuple[Territory, Territory], list[Attack]] = {}
    ways: dict[tuple[Territory, Territory], list[Invade]] = {}
    for action in legal:
        if isinstance(action, Attack):
            marches.setdefault((action.source, action.target), []).append(action)
        elif isinstance(action, Invade):
            ways.setdefault((action.source, action.target), []).append(action)
        elif isinstance(action, Realise):
            yield _Deed(action, worth.card(seen, seat, action.card), PROJECTS[action.card].cost - off)
        elif isinstance(action, Build):
            yield _Deed(action, _machine(seen, seat, action), MACHINE_COSTS[action.machine] - off)
        elif isinstance(action, BuildTower):
            yield _Deed(action, _tower(seen, seat, action.at, temper), TOWER_COST - off)
    for (source, target), invasions in ways.items():
        yield _invasion(seen, seat, source, target, invasions)
    for (source, target), attacks in marches.items():
        yield from _attack(seen, seat, source, target, attacks, temper)


def _machine(seen: Seen, seat: int, action: Build) -> float:
    """Return what a machine is worth: points for the first of all (rule 12.2), and its use while there are few."""
    cause = Cause.FIRST_TANK if action.machine is Machine.TANK else Cause.FIRST_PLANE
    first = FIRSTS[cause] * worth.POINT if cause not in seen.firsts else 0.0
    player = seen.players[seat]
    own = seen.tanks if action.machine is Machine.TANK else seen.planes
    have = sum(own[at] for at, owner in enumerate(seen.owners) if owner == seat)
    strong = threats.strength(seen, seat, 0, 1, 0) if action.machine is Machine.TANK else 1.5
    if action.machine is Machine.TANK and player.check_dice > _USEFUL + 1:
        strong = 0.0
    front = 1.0 if threats.is_front(seen, seat, action.at) else 0.6
    use = 20.0 * strong * front * max(0.0, 1 - have / (_USEFUL + 1)) if worth.rounds_left(seen) > 1 else 0.0
    return first + use


def _tower(seen: Seen, seat: int, at: Territory, temper: Temper) -> float:
    """Return what a tower is worth: a share of the perfect city, and safety (rules 10.2, 10.5, 12.3)."""
    level, left = seen.levels[at] + 1, worth.rounds_left(seen)
    first = FIRSTS[Cause.FIRST_PERFECT_CITY] if Cause.FIRST_PERFECT_CITY not in seen.firsts else 0
    missing = PERFECT - level
    if missing >= left + 1:
        city = 0.0
    else:
        city = (first * (missing == 0) + max(0.0, left - missing)) * worth.POINT / (1.6 * missing + 1)
    danger = min(1.0, threats.threat(seen, seat, at) / 6)
    return (city * 0.55 + 16 * danger) * temper.walls


def _castle(seen: Seen, seat: int, at: Territory) -> float:
    earned = CASTLE_INCOME * worth.income_rounds(seen)
    danger = min(1.0, threats.threat(seen, seat, at) / 6)
    return earned + worth.most(seen, seat, strongholds=1) + 10 + 8 * danger


def _invasion(seen: Seen, seat: int, source: Territory, target: Territory, ways: Sequence[Invade]) -> _Deed:
    """Go to a free territory with those who are not needed at home, more of them where there is more to take."""
    free = sum(seen.owners[other] == NOBODY for other in BY_LAND[target] if other != source)
    spare = seen.infantry[source] - min(_MOST_GUARDS, threats.guard(seen, seat, source))
    at_home = sum(seen.owners[other] == NOBODY for other in BY_LAND[source]) - 1
    wished = max(1, min(spare - max(0, at_home) // 2, 1 + free))
    plain = [action for action in ways if not action.tanks and not action.planes]
    action = min(plain, key=lambda each: abs(each.infantry - wished))
    bare = _GUARDS * 0.3 * threats.weakness(seen, seat, source, seen.infantry[source] - action.infantry)
    gain = worth.land(seen, seat, target) + 3.0 * free - 2.0 * min(4.0, threats.threat(seen, seat, target)) - bare
    return _Deed(action, gain, INVASION_COST)


def _attack(
    seen: Seen, seat: int, source: Territory, target: Territory, ways: Sequence[Attack], temper: Temper
) -> Iterator[_Deed]:
    """Weigh an attack with all that may go, and one that leaves a guard at home."""
    full = max(ways, key=lambda each: (each.infantry, each.tanks, each.planes))
    prize = worth.land(seen, seat, target) * (1 + _LEADERS * _leads(seen, seen.owners[target]))
    left = seen.infantry[source] - full.infantry
    wished = min(_MOST_GUARDS, threats.guard(seen, seat, source))
    sunk = crossing_of(seen.players, seen.owners, seat, source, target)
    smaller = max(sunk + 1, full.infantry - max(0, wished - left))
    for men in {full.infantry, smaller}:
        win = threats.odds(seen, source, target, men - sunk, full.tanks, full.planes)
        if win >= temper.sure - _ROUGHLY:
            yield _weighed(seen, seat, Attack(source, target, men, full.tanks, full.planes), prize, win)


def _weighed(seen: Seen, seat: int, action: Attack, prize: float, win: float) -> _Deed:
    stays = seen.infantry[action.source] - action.infantry
    bare = _GUARDS * 0.5 * threats.weakness(seen, seat, action.source, stays)
    machines = _MACHINE * (action.tanks + action.planes) * (1 - win)
    loss = _MAN * (min(action.infantry, 2 + 4 * (1 - win)) - 0.5 * seen.infantry[action.target] * win)
    return _Deed(action, win * prize - loss - machines - bare, ATTACK_COST)


def _holds_good(seen: Seen, deed: _Deed, temper: Temper) -> bool:
    """Tell whether a deed is as good as it looks: an attack is worked out before it is begun."""
    action = deed.action
    if not isinstance(action, Attack):
        return True
    found = prospects.of_attack(seen, action.source, action.target, action.infantry, action.tanks, action.planes)
    return found.win >= temper.sure


def _leads(seen: Seen, seat: int) -> bool:
    return seat != NOBODY and seen.players[seat].points == max(player.points for player in seen.players)


def moved(seen: Seen, seat: int, legal: Sequence[Action]) -> Move | None:
    """Return a movement from where infantry is idle to where it is needed most, if there is one (rule 9.2)."""
    best: Move | None = None
    most = 0.0
    spare, need = {}, {}
    for at in Territory:
        if seen.owners[at] == seat:
            wished = threats.guard(seen, seat, at)
            spare[at] = seen.infantry[at] - min(_MOST_GUARDS, wished)
            need[at] = _need(seen, seat, at, wished)
    for action in legal:
        if not isinstance(action, Move) or not action.infantry or action.infantry > spare[action.source]:
            continue
        machines = action.tanks + action.planes
        gain = min(action.infantry, 4) * (need[action.target] - need[action.source] - 0.5) + 0.4 * machines
        if need[action.target] > need[action.source] + 0.5 and gain > most:
            best, most = action, gain
    return best


def _need(seen: Seen, seat: int, at: Territory, wished: int) -> float:
    """Return how much infantry is needed on a territory: to guard it, and to go on from it."""
    lacking = min(3.0, max(0.0, wished - seen.infantry[at])) * (1 + 0.2 * seen.levels[at])
    enemies = [other for other in REACH[at] if seen.owners[other] not in (NOBODY, seat)]
    near = [other for other in BY_LAND[at] if seen.owners[other] != seat]
    if not near and not enemies:
        return 0.0
    weakest = min([seen.infantry[other] + _STANDS * seen.levels[other] for other in enemies], default=2.0)
    gathered = min(6, seen.infantry[at])
    return lacking + (0.8 if near else 0.2) + max(0.0, 1.5 - 0.2 * weakest) * (0.5 + 0.1 * gathered)
