"""What to do next in one's turn: each deed is judged by what it brings beside what it costs (rules 7, 9).

Cards, machines, invasions and attacks come first, then movement, then a castle, which ends the turn.
"""

from collections.abc import Sequence
from random import Random

from leonardo.ai.engines import march_options, marches
from leonardo.ai.engines.candidate_effects import CandidateEffect, castle, worthwhile
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines import prospects
from leonardo.engine.engines.actions import Action, Attack, BuildCastle, Stop
from leonardo.engine.engines.constants import CASTLE_COST, DISCOUNT


def decide(sight: PositionFeatures, seat: int, legal: Sequence[Action], temper: Personality, random: Random) -> Action:
    """Return what to do next in the turn of a seat (rule 7.2)."""
    for deed in worthwhile(sight, seat, legal, temper, random):
        if holds_good(sight, deed, temper):
            return deed.action
    move = None if temper.narrow else marches.moved(sight, seat, legal)
    if move is not None:
        return move
    return at_last(sight, seat, legal)


def at_last(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> Action:
    """Return the castle that ends a turn, or to end it without one."""
    castles = [action for action in march_options.others(legal) if isinstance(action, BuildCastle)]
    if castles:
        place = max(castles, key=lambda action: castle(sight, seat, action.at))
        if castle(sight, seat, place.at) > CASTLE_COST - (DISCOUNT if seat == sight.seen.leonardo else 0):
            return place
    return legal[-1]


def further(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> Action:
    """Return a further movement, or to stop moving (rule 9.1)."""
    move = marches.moved(sight, seat, legal)
    return move if move is not None else Stop()


def holds_good(sight: PositionFeatures, deed: CandidateEffect, temper: Personality) -> bool:
    """Tell whether a deed is as good as it looks: an attack is worked out before it is begun."""
    action = deed.action
    if not temper.exact or not isinstance(action, Attack):
        return True
    source, target = action.source, action.target
    found = prospects.of_attack(sight.seen, source, target, action.infantry, action.tanks, action.planes)
    return found.win >= temper.sure
