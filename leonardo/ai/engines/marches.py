"""Moving idle infantry to where it is needed (rule 9)."""

from collections.abc import Sequence
from typing import Final

from leonardo.ai.engines import march_options, threats
from leonardo.ai.engines.candidate_effects import MOST_GUARDS
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.actions import Action, Move
from leonardo.engine.engines.board import REACH, Territory
from leonardo.engine.engines.constants import ASSAULT
from leonardo.engine.engines.state import NOBODY

_STANDS: Final = 1.1
"""What a level of a castle is worth to its defenders, in infantry."""
_WORTH_A_WAY: Final = 0.5
"""By how much more infantry must be needed elsewhere to be moved there."""
_AT_ONCE: Final = 4
"""Infantry beyond these is needed no more in one place."""
_ALONG: Final = 0.4
"""What it adds to a movement that a machine comes along."""
_MOST_LACKING: Final = 3.0
"""So many infantry that a guard lacks count at most."""
_LEVEL: Final = 0.2
"""By what part more a guard matters for each level of a castle."""
_FRONT: Final = 0.8
_INLAND: Final = 0.2
"""The need beside others' or free land, and behind it."""
_TEMPTING: Final = 1.5
_LESS_TEMPTING: Final = 0.2
"""The need where an enemy nearby is as weak as can be, and how much less it is for each infantry that stands there."""
_GATHERED: Final = 0.1
_ALONE: Final = 0.5
"""How much more infantry is needed where an army has gathered already, and without one."""
_NOBODY_NEAR: Final = 2.0
"""How strong who may come is taken to be where nobody is near yet."""


def moved(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> Move | None:
    """Return a movement from where infantry is idle to where it is needed most, if there is one (rule 9.2)."""
    spare, need = {}, {}
    for at, owner in enumerate(sight.owners):
        if owner == seat:
            wished = threats.guard(sight, seat, at)
            spare[at] = sight.infantry[at] - max(1, min(MOST_GUARDS, wished))
            need[at] = _need(sight, seat, at, wished)
    best, most = None, 0.0
    for source, target, _ in march_options.pairs(legal, Move):
        ahead = need[target] - need[source] - _WORTH_A_WAY
        if spare[source] <= 0 or ahead <= 0:
            continue
        tanks, planes = _along(sight, seat, source)
        gain = min(spare[source], _AT_ONCE) * ahead + _ALONG * (tanks + planes)
        if gain > most:
            best, most = Move(source, target, min(spare[source], _AT_ONCE + 1), tanks, planes), gain
    return best


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
