"""What things are worth to a seat, in florins: what they earn, and the points that they bring (rules 5.1, 12).

A point is worth what simulated games pay for one. All functions take a view, a state or a draft, and look only at what
lies open in all of them.
"""

from collections.abc import Sequence
from typing import Final

from leonardo.engine.engines.cards import ARTS, DESIGNS, IMPROVEMENTS, PROJECTS, Card
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.rules.points import first_place, second_place
from leonardo.engine.engines.state import NOBODY, Player, State, castles, territories
from leonardo.engine.engines.terms import (
    ART_INCOME,
    CASTLE_INCOME,
    CITY_POINTS,
    DISCOUNT,
    LEONARDO_POINTS,
    PERFECT,
    TERRITORY_INCOME,
    Machine,
)
from leonardo.engine.engines.view import View

Seen = View | State | Draft

POINT: Final = 28.0
"""The florins that a point is worth."""
_PACE: Final = 4.5
"""The points that the seat in the lead earns in a round, on average."""
_FARTHEST: Final = 6.0
"""So many rounds are looked ahead at most."""
_LASTING: Final = 2.5
"""For so many rounds most of something is likely to stay with who has it."""
_RIVALS: Final = 0.35
"""What a florin or a point of one rival counts, against one's own."""
_DISCOUNTS: Final = 2.0
"""How often the holder of Leonardo pays less, in a turn."""
LEONARDO: Final = LEONARDO_POINTS * POINT + _DISCOUNTS * DISCOUNT
"""What it is worth to hold Leonardo in a round (rules 7.12, 12.3)."""
_USES: Final[dict[Card, float]] = {
    Card.BALL_CART: 62,
    Card.ORGAN_GUN: 72,
    Card.BOMBARD: 60,
    Card.GREAT_CANNON: 42,
    Card.GEARBOX: 60,
    Card.GUN_LIGHTER: 55,
    Card.MULTI_CANNON: 75,
    Card.GYROSCOPE: 60,
    Card.TANK_BOMB: 34,
    Card.SKY_CULVERIN: 34,
    Card.PARACHUTIST: 40,
    Card.STRONGHOLD: 48,
    Card.AUTOMATON: 50,
    Card.SUBMARINE: 32,
    Card.IRONCLAD: 34,
}
"""What the effect of each project is worth in the middle of a game, before its cost; works of art have none."""
_TANKS: Final = 62.0
_PLANES: Final = 66.0
"""What a first design of each kind is worth, and that of planes for each hook."""
_MIDDLE: Final = 5.0
"""The rounds that are left in the middle of a game."""


def rounds_left(seen: Seen) -> float:
    """Return how many more times points of a round will be given, this round included, at least one."""
    most = max(player.points for player in seen.players)
    return max(1.0, min(_FARTHEST, (seen.table.target - most) / _PACE))


def income_rounds(seen: Seen) -> float:
    """Return how many more times there will be income."""
    return rounds_left(seen) - 1


def card(seen: Seen, seat: int, wanted: Card) -> float:
    """Return what it is worth to a seat to have a card in play, before its cost."""
    player, left = seen.players[seat], rounds_left(seen)
    worth = most(seen, seat, cards=1)
    if wanted in DESIGNS:
        design = DESIGNS[wanted]
        if player.design(design.machine) is not None:
            return 0.0
        first = _TANKS if design.machine is Machine.TANK else _PLANES
        return worth + (first + 4 * design.hooks) * min(1.0, left / _MIDDLE)
    if wanted in ARTS:
        return worth + PROJECTS[wanted].points * POINT + ART_INCOME * income_rounds(seen)
    return worth + _USES[wanted] * min(1.0, left / _MIDDLE)


def on_offer(seen: Seen, seat: int, offered: Card) -> float:
    """Return what a card of an auction is worth to a seat: a project has yet to be paid, and to find a hook."""
    if offered in DESIGNS:
        return card(seen, seat, offered)
    project = PROJECTS[offered]
    if project.hangs_on is not None and not _finds_a_hook(seen.players[seat], project.hangs_on):
        return 0.0
    return card(seen, seat, offered) - project.cost + (DISCOUNT if seat == seen.leonardo else 0)


def _finds_a_hook(player: Player, machine: Machine) -> bool:
    waiting = sum(each in IMPROVEMENTS[machine] for each in player.archive)
    return player.hooks_left(machine) > waiting


def land(seen: Seen, seat: int, at: int) -> float:
    """Return what a seat gains by having a territory of somebody else, or a free one, with what stands there."""
    owner, level = seen.owners[at], seen.levels[at]
    castle = int(level > 0)
    city = int(level == PERFECT)
    earned = (TERRITORY_INCOME + CASTLE_INCOME * castle) * income_rounds(seen)
    gained = most(seen, seat, lands=1, strongholds=castle, cities=city, loser=owner)
    machines = 15.0 * (seen.tanks[at] + seen.planes[at])
    return earned * (1 + (_RIVALS if owner != NOBODY else 0.0)) + gained + machines + 6.0 * max(0, level - 1)


def most(
    seen: Seen, seat: int, *, cards: int = 0, lands: int = 0, strongholds: int = 0, cities: int = 0, loser: int = NOBODY
) -> float:
    """Return what a seat gains in the points of the rounds to come by having more of something (rules 12.3, 12.4).

    The `loser` has so much less; what rivals get or lose counts for a part.
    """
    seats, gained = range(seen.table.seats), 0.0
    if cards:
        gained += _shift(seen, seat, [seen.players[each].cards for each in seats], cards, NOBODY)
    if lands:
        gained += _shift(seen, seat, [len(territories(seen.owners, each)) for each in seats], lands, loser)
    if strongholds:
        gained += _shift(
            seen, seat, [len(castles(seen.owners, seen.levels, each)) for each in seats], strongholds, loser
        )
    if cities:
        gained += cities * CITY_POINTS * (1 + (_RIVALS if loser != NOBODY else 0.0))
    return gained * POINT * min(_LASTING, rounds_left(seen))


def _shift(seen: Seen, seat: int, counts: list[int], more: int, loser: int) -> float:
    """Return the points that a seat gains on its rivals where it has more of something, in one round."""
    changed = list(counts)
    changed[seat] += more
    if loser != NOBODY:
        changed[loser] -= more
    before, after = _points(seen, counts), _points(seen, changed)
    near = 0.3 if changed[seat] >= max(changed) - 1 else 0.1
    rivals = sum(after[each] - before[each] for each in range(len(counts)) if each != seat)
    return after[seat] - before[seat] - _RIVALS * rivals + near * more


def _points(seen: Seen, counts: Sequence[int]) -> list[float]:
    shares = (second_place if seen.table.second_place else first_place)(counts)
    return [float(shares.get(seat, 0)) for seat in range(len(counts))]
