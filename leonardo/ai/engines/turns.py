"""What to do next in one's turn: each deed is judged by what it brings beside what it costs (rules 7, 9).

Cards, machines, invasions and attacks come first, then movement, then a castle, which ends the turn.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter
from random import Random

from leonardo.ai.engines import marches, regrets, ways, worth
from leonardo.ai.engines.candidate_effects import CandidateEffect, castle, holds_good, worthwhile
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.actions import Action, BuildCastle, Move, Stop
from leonardo.engine.engines.constants import CASTLE_COST, DISCOUNT


def decide(sight: PositionFeatures, seat: int, legal: Sequence[Action], temper: Personality, random: Random) -> Action:
    """Return what to do next in the turn of a seat (rule 7.2)."""
    deeds = worthwhile(sight, seat, legal, temper, random)
    army = None if temper.narrow or not temper.gathers else gathering_first(sight, seat, legal, deeds, temper)
    if army is not None:
        return army
    allowed = _allowed(sight, temper)
    purse, last = sight.players[seat].florins, castle_at_last(sight, seat, legal)
    for deed in deeds:
        if last is not None and deed.pays < last.pays and deed.cost > purse - last.cost:
            continue
        if holds_good(sight, deed, temper) and allowed(deed.action):
            return deed.action
    move = None if temper.narrow else marches.moved(sight, seat, legal, allowed)
    if move is not None:
        return move
    return at_last(sight, seat, legal)


def _allowed(sight: PositionFeatures, temper: Personality) -> Callable[[Action], bool]:
    return lambda action: not temper.careful or not regrets.is_rash(sight, action)


def gathering_first(
    sight: PositionFeatures,
    seat: int,
    legal: Sequence[Action],
    deeds: Sequence[CandidateEffect],
    temper: Personality,
) -> Move | None:
    """Return a movement to where an attack pays better than all that could be done at once."""
    found = marches.best(sight, seat, legal, temper)
    if found is None or (deeds and (deeds[0].at_once or deeds[0].pays >= found.attack.pays)):
        return None
    return found.first if _allowed(sight, temper)(found.first) else None


def at_last(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> Action:
    """Return the castle that ends a turn, or to end it without one."""
    last = castle_at_last(sight, seat, legal)
    return legal[-1] if last is None else last.action


def castle_at_last(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> CandidateEffect | None:
    """Return the castle that is worth building, if one is (rule 7.11)."""
    castles = [action for action in ways.others(legal) if isinstance(action, BuildCastle)]
    if not castles:
        return None
    cost = CASTLE_COST - (DISCOUNT if seat == sight.seen.leonardo else 0)
    gain, place = max(((castle(sight, seat, action.at), action) for action in castles), key=itemgetter(0))
    return CandidateEffect(place, gain, cost) if gain > worth.florin(sight) * cost else None


def further(sight: PositionFeatures, seat: int, legal: Sequence[Action], temper: Personality) -> Action:
    """Return a further movement, or to stop moving (rule 9.1)."""
    allowed, standing = _allowed(sight, temper), marches.ready(sight, seat, temper)
    army = marches.best(sight, seat, legal, temper, standing) if temper.gathers else None
    if army is not None and allowed(army.first):
        return army.first
    if standing is not None:
        return Stop()
    move = marches.moved(sight, seat, legal, allowed)
    return move if move is not None else Stop()
