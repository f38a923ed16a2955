"""What an attack can be expected to come to: the chances of each end, worked out from the dice (rule 11).

Both sides are taken to fight in the same plain way. In each of its turns of assaults a side sends all planes that can
fly at the infantry, then lets its tanks fire one after the other as long as there is anybody to hit, then sends as many
infantry as may go; the defender's automatons strike before its infantry. Tanks stay silent whose working check tears
them apart with all their infantry too often. Infantry that cannot get past the castle stays behind if
anything else was done, and the great cannon is declared wherever there is a tower. An attacker who can hit nobody goes
back (rule 11.14). No parachutist jumps, and no planes are sent at machines.

The chances are exact for that, as long as the armies are not very large; for those they are an average of many fights.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.stages import Army, Fight, Moment, Rules, Seen, Stage, army
from leonardo.engine.engines.state import War
from leonardo.engine.frozen import memoized

FIGHTS: Final = 600  # so many fights are fought where there are too many positions
_UNTRIED: Final = 1 / (2 * FIGHTS)  # what never came in so many fights may come as often as this

Chances = tuple[float, float, float, float]
"""Win, withdrawal, and the infantry that attacker and defender can be expected to have at the end."""
_NOTHING: Final[Chances] = (0.0, 0.0, 0.0, 0.0)


class Exact:
    """Works the chances out, each position once.

    Pieces only ever become fewer, so that a position leads to lesser ones, or after a whole round to itself: of the
    chances before each stage so much is known (`A`) and so much is that of the position itself (`B`), which follows.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._known: dict[tuple[int, Fight], Chances] = {}

    def chances(self, fight: Fight, rest: Sequence[Stage] = ()) -> Chances:
        """Return the chances before the `rest` of a round of assaults, and the attacker's turn that follows."""
        reached = {fight: 1.0}
        for stage in rest:
            further: defaultdict[Fight, float] = defaultdict(float)
            for position, chance in reached.items():
                for other, share in ({position: 1.0} if position.over else stage(position)).items():
                    further[other] += chance * share
            reached = further
        return _mixed((chance, self._before(0, position)) for position, chance in reached.items())

    def _before(self, stage: int, fight: Fight) -> Chances:
        end = _ended(fight)
        if end is not None:
            return end
        if stage == len(self.rules.stages):
            stage = 0
        if (stage, fight) not in self._known:
            self._solve(fight)
        return self._known[stage, fight]

    def _solve(self, fight: Fight) -> None:
        """Find the chances of a position before every stage."""
        count = len(self.rules.stages)
        known: list[Chances] = [_NOTHING] * (count + 1)
        itself = [1.0] * (count + 1)
        for stage in range(count - 1, -1, -1):
            after = self.rules.stages[stage](fight)
            stays = after.get(fight, 0.0)
            others = ((chance, self._before(stage + 1, other)) for other, chance in after.items() if other != fight)
            known[stage] = _mixed((*others, (stays, known[stage + 1])))
            itself[stage] = stays * itself[stage + 1]
        if self.rules.withdraws(fight):
            value: Chances = (0.0, 1.0, float(fight.infantry), float(fight.enemies))
        else:
            value = _mixed(((1 / (1 - itself[0]), known[0]),))
        self._known[0, fight] = value
        for stage in range(1, count):
            self._known[stage, fight] = _mixed(((1.0, known[stage]), (itself[stage], value)))


def _ended(fight: Fight) -> Chances | None:
    if not fight.over:
        return None
    return float(fight.infantry > 0), 0.0, float(fight.infantry), float(fight.enemies)


def _mixed(parts: Iterable[tuple[float, Chances]]) -> Chances:
    win = withdraws = own = theirs = 0.0
    for chance, each in parts:
        win += chance * each[0]
        withdraws += chance * each[1]
        own += chance * each[2]
        theirs += chance * each[3]
    return win, withdraws, own, theirs


def tried(rules: Rules, start: Fight, rest: Sequence[Stage] = ()) -> Chances:
    """Return the average of many fights, the same ones each time, from the `rest` of a round of assaults on."""
    random, ends = Random(1), _NOTHING
    for _ in range(FIGHTS):
        ends = _mixed(((1.0, ends), (1 / FIGHTS, _fought(rules, start, rest, random))))
    return ends


def _fought(rules: Rules, fight: Fight, stages: Sequence[Stage], random: Random) -> Chances:
    while True:
        if not stages and rules.withdraws(fight):
            return 0.0, 1.0, float(fight.infantry), float(fight.enemies)
        for stage in stages or rules.stages:
            after = stage(fight)
            fight = random.choices(list(after), cum_weights=list(accumulate(after.values())))[0]
            end = _ended(fight)
            if end is not None:
                return end
        stages = ()


__all__ = ("Army", "Moment", "Prospect", "army", "of_attack", "of_war", "prospect")

_EXACT: Final = 1500  # up to so many positions of a fight are worked out one by one
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
    cards = _bare(attacker), _bare(defender), double_explosion
    solver = Exact(Rules(*cards, opened=opened)) if moment == _BEFORE else _solver(*cards, opened=opened)
    rules = solver.rules
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
    win, withdraws, own, theirs = solver.chances(start, rest) if exact else tried(rules, start, rest)
    if not exact and withdraws < 1 - _UNTRIED:
        win = min(1 - _UNTRIED, max(_UNTRIED, win))
    return Prospect(win, withdraws, attacker.infantry - own, defender.infantry - theirs, exact)


@memoized(8)
def _solver(attacker: Army, defender: Army, double_explosion: bool, *, opened: bool) -> Exact:
    """Return what works out all moments of a war: it is the same however many pieces are left."""
    return Exact(Rules(attacker, defender, double_explosion, opened=opened))


def _bare(side: Army) -> Army:
    """Return an army without its pieces: only its cards."""
    return evolve(side, infantry=0, tanks=0, planes=0)


def _positions(start: Fight, attacker: Army) -> int:
    count = start.level if attacker.cannons and start.level else 1
    pieces = start.infantry, start.tanks, start.planes, start.enemies, start.enemy_tanks, start.enemy_planes
    for each in pieces:
        count *= each + 1
    return count
