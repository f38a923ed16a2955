"""What others could attack, and how much must stay to guard it (rule 11)."""

from math import exp, sqrt
from typing import Final

from leonardo.ai.engines.worth import Seen
from leonardo.engine.engines.board import BY_LAND, REACH
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.terms import ASSAULT

_TANK: Final = 0.55
"""What a tank adds to an army, in infantry for each of its hits."""
_PLANE: Final = 1.4
"""What a plane adds."""
_WALL: Final = 2.0
"""What each level of a castle adds to its defenders where only infantry attacks; machines make up for it."""
_SURE: Final = 1.7
"""How much surer an attack becomes by being stronger, beside what chance does to both armies."""
_SHARE: Final = 0.75
"""How strong a guard must be beside an army: attackers lose infantry of their own, and want to be sure."""


def strength(seen: Seen, seat: int, infantry: int, tanks: int, planes: int) -> float:
    """Return how strong an army of a seat is, in infantry without cards."""
    player = seen.players[seat]
    men = min(ASSAULT, infantry)
    found = men * (1 + 0.12 * (player.has(Card.BALL_CART) + player.has(Card.ORGAN_GUN)))
    if player.tank is not None:
        steady = min(1.0, 3.2 / player.check_dice)
        found += _TANK * player.tank_hits * steady * min(ASSAULT, tanks)
    if player.plane is not None:
        found += (_PLANE + 0.2 * player.has(Card.GYROSCOPE)) * min(ASSAULT, planes)
    return found


def odds(seen: Seen, source: int, target: int, men: int, tanks: int, planes: int) -> float:
    """Return about how likely an attack succeeds with so many infantry that arrive, at a glance.

    `prospects` says it exactly, in a thousand times as long.
    """
    seat, defender = seen.owners[source], seen.owners[target]
    own = strength(seen, seat, men, tanks, planes)
    enemy = strength(seen, defender, seen.infantry[target], seen.tanks[target], seen.planes[target])
    enemy += wall(seen, target) * min(ASSAULT, men) / own
    return 1 / (1 + exp(-_SURE * (own - enemy) / sqrt(own + enemy)))


def wall(seen: Seen, at: int) -> float:
    """Return what a castle adds to its defenders against infantry alone, in infantry."""
    return _WALL * seen.levels[at]


def threat(seen: Seen, seat: int, at: int) -> float:
    """Return how strong the strongest army is that another seat could send to a territory at once."""
    return _strongest(seen, seat, at)[0]


def _strongest(seen: Seen, seat: int, at: int) -> tuple[float, float]:
    """Return how strong that army is, and what part of it is infantry."""
    found = (0.0, 1.0)
    for source in REACH[at]:
        owner, men = seen.owners[source], seen.infantry[source] - 1
        if owner in (NOBODY, seat) or men < 1:
            continue
        if source not in BY_LAND[at]:
            men -= 1
        if men > 0:
            strong = strength(seen, owner, men, seen.tanks[source], seen.planes[source])
            found = max(found, (strong, min(ASSAULT, men) / strong))
    return found


def guard(seen: Seen, seat: int, at: int) -> int:
    """Return how many infantry should stay on a territory of a seat, at least one."""
    attack, part = _strongest(seen, seat, at)
    machines = strength(seen, seat, 0, seen.tanks[at], seen.planes[at])
    return max(1, round(_SHARE * attack - wall(seen, at) * part - machines))


def weakness(seen: Seen, seat: int, at: int, infantry: int) -> float:
    """Return how much too weak a guard of so many infantry would be, none if it will do."""
    return max(0.0, guard(seen, seat, at) - infantry)


def is_front(seen: Seen, seat: int, at: int) -> bool:
    """Return whether a territory of somebody else is a neighbour by land, or a free one."""
    return any(seen.owners[other] != seat for other in BY_LAND[at])
