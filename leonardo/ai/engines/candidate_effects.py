"""What could be done in one's turn, and what each deed brings beside what it costs, in florins (rules 7, 12)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.engines import threats, ways, worth
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines import prospects
from leonardo.engine.engines.actions import Action, Attack, Build, BuildTower, Invade, Realise
from leonardo.engine.engines.board import BY_LAND, Territory
from leonardo.engine.engines.cards import PROJECTS
from leonardo.engine.engines.constants import (
    ASSAULT,
    ATTACK_COST,
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
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.state import NOBODY

MAN: Final = 9.0  # the florins that an infantry is worth: one comes each round for each territory
MACHINE: Final = 20.0
"""What a machine is worth that an army takes along: its price, for it is the defender's where the attack is lost."""
GUARDS: Final = 14.0  # the florins that each infantry too few costs where somebody else's army is near
MOST_GUARDS: Final = 4  # so many infantry stay at home as a guard at most: the others do more elsewhere
_ROUGHLY: Final = 0.1  # how far off a glance at the chances of an attack may be
_FAINT: Final = 0.85  # by what part an army must be as strong as those who defend a place to be thought of at all
_DESPERATE: Final = 0.5  # ... where it is the only way to keep a rival from winning.
_LAST_HOPE: Final = 0.27  # the chance to win from which a rival who wins otherwise is attacked
_USEFUL: Final = 3  # so many machines of a kind are useful
_STRONG: Final = 30.0
"""The florins that a machine is worth for each infantry that it is as good as, while there are few."""
_PLANE: Final = 1.5  # what a plane is as good as, in infantry
_BURSTS: Final = 4  # the dice of a working check above which a tank rather tears its own army apart
_INLAND: Final = 0.6  # the part of its use that a machine has which is built behind the front
_LASTS: Final = 0.9  # how likely a castle stays with its owner until it is a perfect city, and then
_SAFETY: Final = 25.0  # what a tower is worth where an army is near that it makes think again
_DANGER: Final = 6.0  # the strength of an army, in infantry, that is as dangerous as can be: more cannot attack at once
_OPEN: Final = 3.0  # what each free neighbour of a free territory is worth: it is the next to be taken
_EXPOSED: Final = 2.0  # what is lost by standing where an army may come, for each infantry of that
_MOST_EXPOSED: Final = 4.0
_AWAY_A_MOMENT: Final = 0.3
"""The part of `GUARDS` that counts where infantry leaves for a free territory: it may come back."""
_AWAY: Final = 0.5  # the part that counts where it leaves to attack
_SKIRMISH: Final = 2.0
_SLAUGHTER: Final = 4.0  # the infantry that an attack costs at least, and how many more where it is lost
_KILLED: Final = 0.5  # the part of the defenders that counts as a gain beside the territory


@frozen
class CandidateEffect:
    """Something to do, what it gains and what it costs, in florins; whether it gives points `at_once`."""

    action: Action
    gain: float
    cost: int
    at_once: bool = False

    @property
    def pays(self) -> float:
        """What is gained for each florin, all that it costs taken off."""
        return (self.gain - self.cost) / (self.cost + 10)


def worthwhile(
    sight: PositionFeatures, seat: int, legal: Sequence[Action], temper: Personality, random: Random | None = None
) -> list[CandidateEffect]:
    """Return all that gains more than it costs; a castle and movements are no such deeds.

    What gives points at once comes first, before its price is spent on something else, then what pays best.
    """
    deeds = _deeds(sight, seat, legal, temper)
    if temper.rough and random is not None:
        deeds = (evolve(deed, gain=deed.gain * (1 + temper.rough * random.uniform(-1, 1))) for deed in deeds)
    kept = worth.florin(sight)
    found = [deed for deed in deeds if deed.gain > deed.cost * kept]
    if temper.narrow:
        found = [deed for deed in found if deed.at_once or isinstance(deed.action, Invade)]
    return sorted(found, key=lambda deed: (not deed.at_once, -deed.pays))


def _deeds(
    sight: PositionFeatures, seat: int, legal: Sequence[Action], temper: Personality
) -> Iterator[CandidateEffect]:
    off = DISCOUNT if seat == sight.seen.leonardo else 0
    for action in ways.others(legal):
        if isinstance(action, Realise):
            gain, cost = worth.card(sight, seat, action.card), PROJECTS[action.card].cost - off
            yield CandidateEffect(action, gain, cost, points_at_once(sight, action) > 0)
        elif isinstance(action, Build):
            gain, cost = machine(sight, seat, action), MACHINE_COSTS[action.machine] - off
            yield CandidateEffect(action, gain, cost, points_at_once(sight, action) > 0)
        elif isinstance(action, BuildTower):
            gain, at_once = tower(sight, seat, action.at), points_at_once(sight, action) > 0
            yield CandidateEffect(action, gain * (1.0 if at_once else temper.walls), TOWER_COST - off, at_once)
    for source, target, _ in ways.pairs(legal, Invade):
        yield _invasion(sight, seat, source, target)
    for source, target, least in ways.pairs(legal, Attack):
        yield from _attacks(sight, seat, source, target, least, temper)


def points_at_once(sight: PositionFeatures, action: Action) -> int:
    """Return the points that an action gives at the moment it is done (rules 8.12, 12.2)."""
    if isinstance(action, Realise):
        return PROJECTS[action.card].points
    if isinstance(action, Build):
        cause = Cause.FIRST_TANK if action.machine is Machine.TANK else Cause.FIRST_PLANE
    elif isinstance(action, BuildTower) and sight.levels[action.at] + 1 == PERFECT:
        cause = Cause.FIRST_PERFECT_CITY
    else:
        return 0
    return 0 if cause in sight.seen.firsts else FIRSTS[cause]


def machine(sight: PositionFeatures, seat: int, action: Build) -> float:
    """Return what a machine is worth: points for the first of all (rule 12.2), and its use while there are few."""
    tank = action.machine is Machine.TANK
    first = points_at_once(sight, action) * worth.point(sight)
    if sight.left <= 1 or (tank and sight.players[seat].check_dice > _BURSTS):
        return first
    own = sight.tanks if tank else sight.planes
    have = sum([count for count, owner in zip(own, sight.owners, strict=True) if owner == seat])
    strong = threats.strength(sight, seat, 0, 1, 0) if tank else _PLANE
    front = 1.0 if threats.is_front(sight, seat, action.at) else _INLAND
    return first + _STRONG * strong * front * max(0.0, 1 - have / (_USEFUL + 1))


def tower(sight: PositionFeatures, seat: int, at: Territory) -> float:
    """Return what a tower is worth: its share of a perfect city, and safety (rules 10.2, 10.5, 12.3)."""
    missing = PERFECT - (sight.levels[at] + 1)
    rounds = max(0.0, sight.left - missing)
    city = (points_at_once(sight, BuildTower(at)) + rounds) * worth.point(sight) * _LASTS / (missing + 1)
    danger = min(1.0, threats.threat(sight, seat, at) / _DANGER)
    return city + _SAFETY * danger


_CASTLE: Final = 10.0  # what a castle is worth as a place where machines and towers can be built
_SHELTER: Final = 8.0  # what its wall is worth where an army is near


def castle(sight: PositionFeatures, seat: int, at: Territory) -> float:
    """Return what a castle is worth (rules 5.1, 12.3)."""
    earned = CASTLE_INCOME * sight.income_rounds
    danger = min(1.0, threats.threat(sight, seat, at) / _DANGER)
    return earned + worth.most(sight, seat, strongholds=1) + _CASTLE + _SHELTER * danger


def _invasion(sight: PositionFeatures, seat: int, source: Territory, target: Territory) -> CandidateEffect:
    """Go to a free territory with those who are not needed at home, more of them where there is more to take."""
    free = sum([sight.owners[other] == NOBODY for other in BY_LAND[target] if other != source])
    spare = sight.infantry[source] - min(MOST_GUARDS, threats.guard(sight, seat, source))
    at_home = sum([sight.owners[other] == NOBODY for other in BY_LAND[source]]) - 1
    men = max(1, min(spare - max(0, at_home) // 2, 1 + free))
    bare = GUARDS * _AWAY_A_MOMENT * threats.weakness(sight, seat, source, sight.infantry[source] - men)
    exposed = _EXPOSED * min(_MOST_EXPOSED, threats.threat(sight, seat, target))
    gain = worth.land(sight, seat, target) + _OPEN * free - exposed - bare
    return CandidateEffect(Invade(source, target, men, 0, 0), gain, INVASION_COST)


def _attacks(
    sight: PositionFeatures, seat: int, source: Territory, target: Territory, least: int, temper: Personality
) -> Iterator[CandidateEffect]:
    """Weigh an attack with all that may go, and one that leaves a guard at home."""
    stops = worth.stops(sight, seat, target) if temper.unites else 0.0
    if sight.armies[source] < (_FAINT if stops < 1 else _DESPERATE) * sight.defences[target]:
        return
    most = min(ASSAULT, sight.infantry[source] - 1)
    tanks, planes = machines_along(sight, seat, source, most)
    sunk = crossing_of(sight.players, sight.owners, seat, source, target)
    hopeful = wanted(sight, seat, target, temper) - _ROUGHLY
    win = threats.odds(sight, source, target, most - sunk, tanks, planes)
    if win < hopeful:
        return
    yield weighed(sight, seat, Attack(source, target, most, tanks, planes), win, stops=stops)
    wished = min(MOST_GUARDS, threats.guard(sight, seat, source))
    smaller = max(least, most - max(0, wished - (sight.infantry[source] - most)))
    tanks, planes = machines_along(sight, seat, source, smaller)
    win = threats.odds(sight, source, target, smaller - sunk, tanks, planes)
    if smaller < most and win >= hopeful:
        yield weighed(sight, seat, Attack(source, target, smaller, tanks, planes), win, stops=stops)


def wanted(sight: PositionFeatures, seat: int, target: Territory, temper: Personality) -> float:
    """Return the chance to win from which an attack is thought of: any hope is enough to stop who wins otherwise."""
    if temper.unites and worth.stops(sight, seat, target) >= 1:
        return min(temper.sure, _LAST_HOPE)
    return temper.sure


def machines_along(sight: PositionFeatures, seat: int, source: Territory, men: int) -> tuple[int, int]:
    """Return the tanks and planes that go to an attack with so many infantry (rules 11.3, 15.4)."""
    return machines_with(sight, seat, men, sight.tanks[source], sight.planes[source])


def machines_with(sight: PositionFeatures, seat: int, men: int, tanks: int, planes: int) -> tuple[int, int]:
    """Return how many of so many tanks and planes go to an attack with so many infantry (rules 11.3, 15.4)."""
    player = sight.players[seat]
    planes = min(ASSAULT, planes) if player.plane is not None else 0
    tanks = min(ASSAULT, tanks) if player.tank is not None else 0
    if sight.seen.table.escort:
        planes = min(planes, men)
        tanks = min(tanks, men - planes)
    return tanks, planes


def weighed(
    sight: PositionFeatures, seat: int, action: Attack, win: float, stays: int | None = None, stops: float = 0.0
) -> CandidateEffect:
    """Return an attack with what it gains by its chance to win; so many stay behind, if not those who do not go.

    A part of what it counts to stop a rival is gained with the territory (`stops`).
    """
    prize = worth.land(sight, seat, action.target) + stops * worth.STOPPED * worth.point(sight)
    stays = sight.infantry[action.source] - action.infantry if stays is None else stays
    bare = GUARDS * _AWAY * threats.weakness(sight, seat, action.source, stays)
    machines = MACHINE * (action.tanks + action.planes) * (1 - win)
    lost = min(action.infantry, _SKIRMISH + _SLAUGHTER * (1 - win))
    killed = _KILLED * sight.infantry[action.target] * win
    return CandidateEffect(action, win * prize - MAN * (lost - killed) - machines - bare, ATTACK_COST)


def holds_good(sight: PositionFeatures, deed: CandidateEffect, temper: Personality) -> bool:
    """Tell whether a deed is as good as it looks: an attack is worked out before it is begun."""
    action = deed.action
    if not temper.exact or not isinstance(action, Attack):
        return True
    source, target = action.source, action.target
    found = prospects.of_attack(sight.seen, source, target, action.infantry, action.tanks, action.planes)
    return found.win >= wanted(sight, sight.owners[source], target, temper)
