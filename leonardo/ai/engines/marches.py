"""Where armies march: idle infantry to where it is needed, and what gathers before an attack (rules 9, 11.3)."""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from operator import itemgetter
from typing import Final

from attrs import frozen

from leonardo.ai.engines import threats, ways, worth
from leonardo.ai.engines.candidate_effects import (
    MOST_GUARDS,
    CandidateEffect,
    holds_good,
    machines_with,
    wanted,
    weighed,
)
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.actions import Action, Attack, Move
from leonardo.engine.engines.board import REACH, Territory
from leonardo.engine.engines.constants import ASSAULT, ATTACK_COST, ATTACKS, MOVES
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.state import NOBODY

_STANDS: Final = 1.1  # what a level of a castle is worth to its defenders, in infantry
_WORTH_A_WAY: Final = 0.5  # by how much more infantry must be needed elsewhere to be moved there
_AT_ONCE: Final = 4  # infantry beyond these is needed no more in one place
_ALONG: Final = 0.4  # what it adds to a movement that a machine comes along
_MOST_LACKING: Final = 3.0  # so many infantry that a guard lacks count at most
_LEVEL: Final = 0.2  # by what part more a guard matters for each level of a castle
_FRONT: Final = 0.8
_INLAND: Final = 0.2  # the need beside others' or free land, and behind it
_TEMPTING: Final = 1.5
_LESS_TEMPTING: Final = 0.2
"""The need where an enemy nearby is as weak as can be, and how much less it is for each infantry that stands there."""
_GATHERED: Final = 0.1
_ALONE: Final = 0.5  # how much more infantry is needed where an army has gathered already, and without one
_NOBODY_NEAR: Final = 2.0  # how strong who may come is taken to be where nobody is near yet


def _any(_: Action) -> bool:
    return True


def moved(
    sight: PositionFeatures, seat: int, legal: Sequence[Action], allowed: Callable[[Move], bool] = _any
) -> Move | None:
    """Return a movement from where infantry is idle to where it is needed most, if there is one (rule 9.2)."""
    spare, need = {}, {}
    for at, owner in enumerate(sight.owners):
        if owner == seat:
            spare[at], need[at] = _spare_and_need(sight, seat, at)
    found: list[tuple[float, Move]] = []
    for source, target, _ in ways.pairs(legal, Move):
        ahead = need[target] - need[source] - _WORTH_A_WAY
        if spare[source] <= 0 or ahead <= 0:
            continue
        tanks, planes = _along(sight, seat, source)
        gain = min(spare[source], _AT_ONCE) * ahead + _ALONG * (tanks + planes)
        found.append((gain, Move(source, target, min(spare[source], _AT_ONCE + 1), tanks, planes)))
    found.sort(key=itemgetter(0), reverse=True)
    return next((move for _, move in found if allowed(move) and not _comes_back(sight, seat, move)), None)


def _comes_back(sight: PositionFeatures, seat: int, move: Move) -> bool:
    """Return whether infantry would be needed again where it has left, as where machines that guarded it go along."""
    after = copy(sight)
    after.infantry = _shifted(sight.infantry, move, move.infantry)
    after.tanks = _shifted(sight.tanks, move, move.tanks)
    after.planes = _shifted(sight.planes, move, move.planes)
    (_, left), (spare, there) = (_spare_and_need(after, seat, at) for at in (move.source, move.target))
    return spare > 0 and left - there > _WORTH_A_WAY


def _shifted(pieces: Sequence[int], move: Move, count: int) -> tuple[int, ...]:
    found = list(pieces)
    found[move.source] -= count
    found[move.target] += count
    return tuple(found)


def _spare_and_need(sight: PositionFeatures, seat: int, at: int) -> tuple[int, float]:
    """Return how much infantry is idle on a territory, and how much is needed there."""
    wished = threats.guard(sight, seat, at)
    return sight.infantry[at] - max(1, min(MOST_GUARDS, wished)), _need(sight, seat, at, wished)


def _along(sight: PositionFeatures, seat: int, source: Territory) -> tuple[int, int]:
    """Return the machines that can go along: only those with their design in play (rule 9.5)."""
    player = sight.players[seat]
    return (
        sight.tanks[source] if player.tank is not None else 0,
        sight.planes[source] if player.plane is not None else 0,
    )


def _need(sight: PositionFeatures, seat: int, at: int, wished: int) -> float:
    """Return how much infantry is needed on a territory: to guard it, and to go on from it."""
    lacking = max(0, wished - sight.infantry[at])
    found = min(_MOST_LACKING, lacking) * (1 + _LEVEL * sight.levels[at]) if lacking else 0.0
    owners, infantry, levels = sight.owners, sight.infantry, sight.levels
    weakest, enemies = _NOBODY_NEAR, False
    for other in REACH[at]:
        if owners[other] != seat and owners[other] != NOBODY:
            stands = infantry[other] + _STANDS * levels[other]
            weakest = stands if not enemies or stands < weakest else weakest
            enemies = True
    near = threats.is_front(sight, seat, at)
    if not near and not enemies:
        return 0.0
    gathered = _ALONE + _GATHERED * min(ASSAULT, infantry[at])
    return found + (_FRONT if near else _INLAND) + max(0.0, _TEMPTING - _LESS_TEMPTING * weakest) * gathered


_SURER: Final = 0.1  # by how much likelier an attack must succeed with those who are gathered for it


@frozen
class Gathering:
    """The first movement of an army to where it attacks from, and the attack that is meant."""

    first: Move
    attack: CandidateEffect


@frozen
class Ready:
    """Where an army stands that could attack at once, and what that `pays`."""

    base: Territory
    pays: float


def best(
    sight: PositionFeatures,
    seat: int,
    legal: Sequence[Action],
    temper: Personality,
    standing: Ready | None = None,
) -> Gathering | None:
    """Return the gathering that pays best, if one makes an attack possible that is not so without it.

    An army that is `standing` ready to attack goes elsewhere only where that pays better.
    """
    turn = sight.seen.turn
    if turn is None or turn.attacks == ATTACKS or sight.players[seat].florins < ATTACK_COST:
        return None
    helpers = _helpers(sight, seat, legal)
    found, most = None, 0.0
    for base in helpers:
        marches = helpers[base][: MOVES - turn.moves]
        least = standing.pays if standing is not None and standing.base == marches[0].source else 0.0
        for each in _attacks(sight, seat, base, marches, temper):
            if each.pays > max(most, least):
                found, most = Gathering(marches[0], each), each.pays
    if found is None or not holds_good(sight, found.attack, temper):
        return None
    return found


def ready(sight: PositionFeatures, seat: int, temper: Personality) -> Ready | None:
    """Return the army whose attack pays best without any movement, if there is one."""
    turn = sight.seen.turn
    if turn is None or turn.attacks == ATTACKS or sight.players[seat].florins < ATTACK_COST:
        return None
    own = (Territory(base) for base, owner in enumerate(sight.owners) if owner == seat)
    found = [(each, base) for base in own for each in _attacks(sight, seat, base, (), temper)]
    found.sort(key=lambda each: each[0].pays, reverse=True)
    return next((Ready(base, each.pays) for each, base in found if holds_good(sight, each, temper)), None)


def _helpers(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> dict[Territory, list[Move]]:
    """Return for each place beside others who can go there, the most first."""
    found: dict[Territory, list[tuple[int, Move]]] = {}
    spare: dict[Territory, int] = {}
    player, owners = sight.players[seat], sight.owners
    for source, base, _ in ways.pairs(legal, Move):
        if source not in spare:
            spare[source] = sight.infantry[source] - max(1, min(MOST_GUARDS, threats.guard(sight, seat, source)))
        if spare[source] <= 0 or not any(owners[at] not in (seat, NOBODY) for at in REACH[base]):
            continue
        tanks = sight.tanks[source] if player.tank is not None else 0
        planes = sight.planes[source] if player.plane is not None else 0
        found.setdefault(base, []).append(
            (spare[source] + tanks + planes, Move(source, base, spare[source], tanks, planes))
        )
    return {base: [move for _, move in sorted(moves, key=itemgetter(0), reverse=True)] for base, moves in found.items()}


def _attacks(
    sight: PositionFeatures, seat: int, base: Territory, marches: Sequence[Move], temper: Personality
) -> Iterator[CandidateEffect]:
    there = sight.infantry[base]
    gathered = there + sum(move.infantry for move in marches)
    alone, together = min(ASSAULT, there - 1), min(ASSAULT, gathered - 1)
    if together < 2:
        return
    own_tanks, own_planes = sight.tanks[base], sight.planes[base]
    with_tanks = own_tanks + sum(move.tanks for move in marches)
    with_planes = own_planes + sum(move.planes for move in marches)
    for target in REACH[base]:
        owner = sight.owners[target]
        if owner in (seat, NOBODY) or sight.lands[owner] == 1:
            continue
        sunk = crossing_of(sight.players, sight.owners, seat, base, target)
        tanks, planes = machines_with(sight, seat, together, with_tanks, with_planes)
        win = threats.odds(sight, base, target, together - sunk, tanks, planes) if together > sunk else 0.0
        if win < wanted(sight, seat, target, temper):
            continue
        stops = worth.stops(sight, seat, target) if temper.unites else 0.0
        before = 0.0
        if marches and alone > sunk:
            before = threats.odds(
                sight, base, target, alone - sunk, *machines_with(sight, seat, alone, own_tanks, own_planes)
            )
        if marches and win < before + _SURER:
            continue
        attack = Attack(base, target, together, tanks, planes)
        deed = weighed(sight, seat, attack, win, gathered - together, stops)
        if deed.gain > deed.cost:
            yield deed
