"""What others could attack, and how much must stay to guard it (rule 11)."""

from math import exp, sqrt
from typing import Final

from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.board import BY_LAND, BY_SEA
from leonardo.engine.engines.constants import ASSAULT

_WALL: Final = 2.0
"""What each level of a castle adds to its defenders where only infantry attacks; machines make up for it."""
_SURE: Final = 1.7  # how much surer an attack becomes by being stronger, beside what chance does to both armies
_SHARE: Final = 0.75
"""How strong a guard must be beside an army: attackers lose infantry of their own, and want to be sure."""
_BY_SEA_ALONE: Final = tuple(sea - land for sea, land in zip(BY_SEA, BY_LAND, strict=True))
"""Whom a territory can reach by sea, but not by land."""


def strength(sight: PositionFeatures, seat: int, infantry: int, tanks: int, planes: int) -> float:
    """Return how strong an army of a seat is, in infantry without cards."""
    man, tank, plane = sight.arms[seat]
    found = man * (infantry if infantry < ASSAULT else ASSAULT)
    if tanks:
        found += tank * min(ASSAULT, tanks)
    if planes:
        found += plane * min(ASSAULT, planes)
    return found


def odds(
    sight: PositionFeatures, source: int, target: int, men: int, tanks: int, planes: int, guard: int | None = None
) -> float:
    """Return about how likely an attack succeeds with so many infantry that arrive, at a glance.

    As many defend as stand there, unless the `guard` is told.

    `prospects` says it exactly, in a thousand times as long.
    """
    own = strength(sight, sight.owners[source], men, tanks, planes)
    there = sight.infantry[target] if guard is None else guard
    enemy = strength(sight, sight.owners[target], there, sight.tanks[target], sight.planes[target]) + wall(
        sight, target
    ) * min(ASSAULT, men) / max(1.0, own)
    return 1 / (1 + exp(-_SURE * (own - enemy) / sqrt(own + enemy)))


def wall(sight: PositionFeatures, at: int) -> float:
    """Return what a castle adds to its defenders against infantry alone, in infantry."""
    return _WALL * sight.levels[at]


def threat(sight: PositionFeatures, seat: int, at: int) -> float:
    """Return how strong the strongest army is that another seat could send to a territory at once."""
    return _strongest(sight, seat, at)[0]


def _strongest(sight: PositionFeatures, seat: int, at: int) -> tuple[float, float]:
    known = sight.strongest.get((seat, at))
    if known is not None:
        return known
    owners, armies, overseas = sight.owners, sight.armies, sight.overseas
    strong, infantry = 0.0, 0
    for source in BY_LAND[at]:
        if armies[source] > strong and owners[source] != seat:
            strong, infantry = armies[source], sight.infantry[source] - 1
    for source in _BY_SEA_ALONE[at]:
        if overseas[source] > strong and owners[source] != seat:
            strong, infantry = overseas[source], sight.infantry[source] - 2
    found = (strong, min(ASSAULT, infantry) / strong) if strong else (0.0, 1.0)
    sight.strongest[seat, at] = found
    return found


def guard(sight: PositionFeatures, seat: int, at: int) -> int:
    """Return how many infantry should stay on a territory of a seat, at least one."""
    attack, part = _strongest(sight, seat, at)
    machines = strength(sight, seat, 0, sight.tanks[at], sight.planes[at])
    return max(1, round(_SHARE * attack - wall(sight, at) * part - machines))


def weakness(sight: PositionFeatures, seat: int, at: int, infantry: int) -> float:
    """Return how much too weak a guard of so many infantry would be, none if it will do."""
    return max(0.0, guard(sight, seat, at) - infantry)


def is_front(sight: PositionFeatures, seat: int, at: int) -> bool:
    """Return whether a territory of somebody else is a neighbour by land, or a free one."""
    owners = sight.owners
    for other in BY_LAND[at]:  # noqa: SIM110 - asked thousands of times for one decision
        if owners[other] != seat:
            return True
    return False
