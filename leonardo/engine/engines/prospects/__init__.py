"""What an attack can be expected to come to: the chances of each end, worked out from the dice (rule 11).

Both sides are taken to fight in the same plain way. In each of its turns of assaults a side sends all planes that can
fly at the infantry, then lets its tanks fire one after the other as long as there is anybody to hit, then sends as many
infantry as may go; the defender's automatons strike before its infantry. Tanks stay silent whose working check tears
them apart with all their infantry too often (`stages.py`). Infantry that cannot get past the castle stays behind if
anything else was done, and the great cannon is declared wherever there is a tower. An attacker who can hit nobody goes
back (rule 11.14). No parachutist jumps, and no planes are sent at machines.

The chances are exact for that, as long as the armies are not very large; for those they are an average of many fights.
"""

from typing import Final

from attrs import evolve, frozen

from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.prospects.armies import Army, Seen, army
from leonardo.engine.engines.prospects.ends import Exact, tried
from leonardo.engine.engines.prospects.stages import Fight, Moment, Rules
from leonardo.engine.engines.rules.marching import crossing_of
from leonardo.engine.engines.state import War
from leonardo.engine.memo import memoized

__all__ = ("Army", "Moment", "Prospect", "army", "of_attack", "of_war", "prospect")

_EXACT: Final = 1500
"""Up to so many positions of a fight are worked out one by one."""
_BEFORE: Final = Moment()


@frozen
class Prospect:
    """What an attack can be expected to come to: chances from 0 to 1, and infantry that each side loses on average.

    `exact` says whether it was worked out, rather than tried many times.
    """

    win: float
    withdraws: float
    lost: float
    killed: float
    exact: bool = True

    @property
    def hold(self) -> float:
        """The chance that the defender destroys the attacking army."""
        return max(0.0, 1.0 - self.win - self.withdraws)


def of_attack(seen: Seen, source: Territory, target: Territory, infantry: int, tanks: int, planes: int) -> Prospect:
    """Return the prospect of an attack with so many pieces, those included that a crossing costs (rule 11.6)."""
    seat, defender = seen.owners[source], seen.owners[target]
    sunk = crossing_of(seen.players, seen.owners, seat, source, target)
    attacking = army(seen.players[seat], infantry - sunk, tanks, planes)
    there = army(seen.players[defender], seen.infantry[target], seen.tanks[target], seen.planes[target])
    found = prospect(attacking, there, seen.levels[target], seen.table.double_explosion)
    return evolve(found, lost=found.lost + sunk)


def of_war(seen: Seen, war: War, moment: Moment) -> Prospect:
    """Return the prospect of an attack that goes on."""
    target = war.target
    attacking = army(seen.players[war.attacker], war.infantry, war.tanks, war.planes)
    there = army(seen.players[war.defender], seen.infantry[target], seen.tanks[target], seen.planes[target])
    return prospect(attacking, there, seen.levels[target], seen.table.double_explosion, moment, opened=war.opened)


@memoized(1 << 10)
def prospect(
    attacker: Army,
    defender: Army,
    level: int = 0,
    double_explosion: bool = False,
    moment: Moment = _BEFORE,
    *,
    opened: bool = False,
) -> Prospect:
    """Return what a fight comes to, from some moment on: usually before the attacker's turn of assaults.

    `level` is that of the castle by its pieces; it is `opened` where it has no defence (rule 11.30).
    """
    rules = Rules(attacker, defender, double_explosion, opened=opened)
    start = Fight(
        attacker.infantry,
        attacker.tanks,
        attacker.planes,
        defender.infantry,
        defender.tanks,
        defender.planes,
        level,
    )
    if start.over:
        return Prospect(float(start.infantry > 0), 0.0, 0.0, 0.0)
    exact = _positions(start, attacker) <= _EXACT
    rest = rules.rest(moment)
    win, withdraws, own, theirs = Exact(rules).chances(start, rest) if exact else tried(rules, start, rest)
    return Prospect(win, withdraws, attacker.infantry - own, defender.infantry - theirs, exact)


def _positions(start: Fight, attacker: Army) -> int:
    """Return how many positions can come of one, at most."""
    count = start.level if attacker.cannons and start.level else 1
    pieces = start.infantry, start.tanks, start.planes, start.enemies, start.enemy_tanks, start.enemy_planes
    for each in pieces:
        count *= each + 1
    return count
