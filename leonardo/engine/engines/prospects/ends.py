"""How a fight ends: the chances worked out position by position, or an average of many fights."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import Final

from leonardo.engine.engines.prospects.stages import Fight, Rules, Stage

FIGHTS: Final = 600
"""So many fights are fought where there are too many positions."""

Chances = tuple[float, float, float, float]
"""Win, withdrawal, and the infantry that attacker and defender can be expected to have at the end."""
_NOTHING: Final[Chances] = (0.0, 0.0, 0.0, 0.0)


class Exact:
    """Works the chances out, each position once.

    Pieces only ever become fewer, so that a position leads to lesser ones, or after a whole round to itself: of the
    chances before each stage so much is known (`A`) and so much is that of the position itself (`B`), which follows.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
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
        if stage == len(self._rules.stages):
            stage = 0
        if (stage, fight) not in self._known:
            self._solve(fight)
        return self._known[stage, fight]

    def _solve(self, fight: Fight) -> None:
        """Find the chances of a position before every stage."""
        count = len(self._rules.stages)
        known: list[Chances] = [_NOTHING] * (count + 1)
        itself = [1.0] * (count + 1)
        for stage in range(count - 1, -1, -1):
            after = self._rules.stages[stage](fight)
            stays = after.get(fight, 0.0)
            others = ((chance, self._before(stage + 1, other)) for other, chance in after.items() if other != fight)
            known[stage] = _mixed((*others, (stays, known[stage + 1])))
            itself[stage] = stays * itself[stage + 1]
        if self._rules.withdraws(fight):
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
