"""What things are worth to a seat, in florins: what they earn, and the points that they bring (rules 5.1, 12).

A point is worth what simulated games pay for one.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from attrs import frozen

from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.cards import ARTS, DESIGNS, IMPROVEMENTS, PROJECTS, Card
from leonardo.engine.engines.constants import (
    ART_INCOME,
    CASTLE_INCOME,
    CITY_POINTS,
    DISCOUNT,
    LEONARDO_POINTS,
    PERFECT,
    TERRITORY_INCOME,
    Machine,
)
from leonardo.engine.engines.rules.building import first_place, round_points, second_place
from leonardo.engine.engines.state import NOBODY, Player, Table

POINT: Final = 28.0  # the florins that a point is worth
RECRUIT: Final = 5.0  # what the infantry is worth that a territory gets each round
_GROWTH: Final = 1.0
_GROWN: Final = 3.0  # by what part a florin brings more for each round that is left beyond so many
_LASTING: Final = 2.5
_CARDS_LAST: Final = 3.0
"""For so many rounds most of something is likely to stay with who has it; cards cannot be conquered."""
_SLIGHT: Final = 0.05  # the least chance that somebody else wins, where what their points count is reckoned from it
_LANDS_COUNT: Final = 0.1
_DOUBT: Final = 1.0
_DOUBT_A_ROUND: Final = 1.2
"""What each territory and castle counts in points of a round to come, and how far off that may be."""
_CLOSE: Final = 0.3
"""What one more of something counts, in points of a round, for who has then most or all but one of it."""
_FAR: Final = 0.1  # what it counts for others, who may yet come close
_DISCOUNTS: Final = 2.0  # how often the holder of Leonardo pays less, in a turn
LEONARDO: Final = LEONARDO_POINTS * POINT + _DISCOUNTS * DISCOUNT
"""What it is worth to hold Leonardo in a round (rules 7.12, 12.3)."""
_MOST_A_ROUND: Final = 14  # the points that hardly anybody gets by the end of a round
STOPPED: Final = 8.0  # the points that it counts to keep a rival from winning in this round
USES: Final[dict[Card, float]] = {
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
_PLANES: Final = 66.0  # what a first design of each kind is worth, and that of planes for each hook
_SPENDABLE: Final = 2.0
_LEAST: Final = 0.1  # for so many rounds more a florin is worth itself, and the least that it is worth
_MIDDLE: Final = 5.0  # the rounds that are left in the middle of a game


def point(sight: PositionFeatures) -> float:
    """Return the florins that a point is worth: the more rounds are left, the more a florin can be made into."""
    return POINT / (1 + _GROWTH * max(0.0, sight.left - _GROWN))


def stakes(sight: PositionFeatures, seat: int) -> Sequence[float]:
    """Return what a point of each rival counts against one's own: as much as it lowers the chance to win.

    Of who is about to win, that is nearly a whole point; of who has no chance any more, next to nothing.
    """
    known = sight.stakes.get(seat)
    if known is None:
        chances = _likely_winners(sight)
        others = max(_SLIGHT, 1 - chances[seat])
        sight.stakes[seat] = known = [chance / others for chance in chances]
    return known


def _likely_winners(sight: PositionFeatures) -> list[float]:
    """Return about how likely each seat wins, by its points and what brings more of them."""
    left = sight.left
    sums = [
        (player.points + _LANDS_COUNT * left * (lands + castles)) / (_DOUBT + _DOUBT_A_ROUND * left)
        for player, lands, castles in zip(sight.players, sight.lands, sight.castles, strict=True)
    ]
    most = max(sums)
    odds = [exp(each - most) for each in sums]
    whole = sum(odds)
    return [each / whole for each in odds]


@frozen
class _Conquered:
    """A position with one territory in other hands, from which the points of its round are counted."""

    table: Table
    leonardo: int
    players: Sequence[Player]
    owners: Sequence[int]
    levels: Sequence[int]


def stops(sight: PositionFeatures, seat: int, at: int) -> float:
    """Return which part conquering a territory has in keeping its owner from winning by the points of this round.

    One says that it is enough, nothing that nobody has to be stopped, or that a point less would not follow.
    """
    owner, target = sight.owners[at], sight.seen.table.target
    if owner == NOBODY or sight.players[owner].points + _MOST_A_ROUND < target:
        return 0.0
    known = sight.stopped.get((seat, at))
    if known is None:
        sight.stopped[seat, at] = known = _stops(sight, seat, at)
    return known


def _stops(sight: PositionFeatures, seat: int, at: int) -> float:
    owner, target, seen = sight.owners[at], sight.seen.table.target, sight.seen
    parts_now = round_points(seen)
    now = [
        player.points + sum([each for _, each in parts]) for player, parts in zip(sight.players, parts_now, strict=True)
    ]
    over, ahead = now[owner] - target, sight.players[seat].points >= sight.players[owner].points
    if over < 0 or (now[seat] >= target and ahead):
        return 0.0
    owners = list(sight.owners)
    owners[at] = seat
    parts = round_points(_Conquered(seen.table, seen.leonardo, seen.players, owners, seen.levels))[owner]
    then = sight.players[owner].points + sum([each for _, each in parts])
    return min(1.0, (now[owner] - then) / (over + 1))


def leonardo(sight: PositionFeatures, seat: int) -> float:
    """Return what it is worth to a seat to become Leonardo in this round, and that no rival does (rules 7.12, 12.3)."""
    rivals = max([stake for other, stake in enumerate(stakes(sight, seat)) if other != seat])
    return LEONARDO_POINTS * point(sight) * (1 + rivals) + _DISCOUNTS * DISCOUNT * florin(sight)


def florin(sight: PositionFeatures) -> float:
    """Return what a florin is worth that is kept: less and less towards the end, when it is worth nothing."""
    return max(_LEAST, min(1.0, (sight.left - 1) / _SPENDABLE))


def card(sight: PositionFeatures, seat: int, wanted: Card) -> float:
    """Return what it is worth to a seat to have a card in play, before its cost."""
    player, left = sight.players[seat], sight.left
    worth = most(sight, seat, cards=1)
    if wanted in DESIGNS:
        design = DESIGNS[wanted]
        if player.design(design.machine) is not None:
            return 0.0
        first = _TANKS if design.machine is Machine.TANK else _PLANES
        return worth + (first + 4 * design.hooks) * min(1.0, left / _MIDDLE)
    if wanted in ARTS:
        return worth + PROJECTS[wanted].points * point(sight) + ART_INCOME * sight.income_rounds
    return worth + USES[wanted] * min(1.0, left / _MIDDLE)


def on_offer(sight: PositionFeatures, seat: int, offered: Card) -> float:
    """Return what a card of an auction is worth to a seat: a project has yet to be paid, and to find a hook."""
    if offered in DESIGNS:
        return card(sight, seat, offered)
    project = PROJECTS[offered]
    if project.hangs_on is not None and not finds_a_hook(sight.players[seat], project.hangs_on):
        return 0.0
    return card(sight, seat, offered) - project.cost + (DISCOUNT if seat == sight.seen.leonardo else 0)


def finds_a_hook(player: Player, machine: Machine) -> bool:
    """Return whether one more improvement of a kind would find a hook beside those that wait for one (rule 8.4)."""
    waiting = sum(each in IMPROVEMENTS[machine] for each in player.archive)
    return player.hooks_left(machine) > waiting


def land(sight: PositionFeatures, seat: int, at: int) -> float:
    """Return what a seat gains by having a territory of somebody else, or a free one, with what stands there."""
    owner, level = sight.owners[at], sight.levels[at]
    castle = int(level > 0)
    city = int(level == PERFECT)
    earned = (TERRITORY_INCOME + RECRUIT + CASTLE_INCOME * castle) * sight.income_rounds
    gained = most(sight, seat, lands=1, strongholds=castle, cities=city, loser=owner)
    machines = 15.0 * (sight.tanks[at] + sight.planes[at])
    return (
        earned * (1 + (stakes(sight, seat)[owner] if owner != NOBODY else 0.0))
        + gained
        + machines
        + 6.0 * max(0, level - 1)
    )


def most(
    sight: PositionFeatures,
    seat: int,
    *,
    cards: int = 0,
    lands: int = 0,
    strongholds: int = 0,
    cities: int = 0,
    loser: int = NOBODY,
) -> float:
    """Return what a seat gains in the points of the rounds to come by having more of something (rules 12.3, 12.4).

    The `loser` has so much less; what rivals get or lose counts for a part.
    """
    asked = (seat, cards, lands, strongholds, cities, loser)
    known = sight.gains.get(asked)
    if known is not None:
        return known
    gained = 0.0
    if cards:
        gained += _shift(sight, seat, sight.cards, cards, NOBODY)
    if lands:
        gained += _shift(sight, seat, sight.lands, lands, loser)
    if strongholds:
        gained += _shift(sight, seat, sight.castles, strongholds, loser)
    if cities:
        gained += cities * CITY_POINTS * (1 + (stakes(sight, seat)[loser] if loser != NOBODY else 0.0))
    lasting = _CARDS_LAST if cards else _LASTING
    sight.gains[asked] = found = gained * point(sight) * min(lasting, sight.left)
    return found


def _shift(sight: PositionFeatures, seat: int, counts: Sequence[int], more: int, loser: int) -> float:
    """Return the points that a seat gains on its rivals where it has more of something, in one round."""
    changed = list(counts)
    changed[seat] += more
    if loser != NOBODY:
        changed[loser] -= more
    share = second_place if sight.seen.table.second_place else first_place
    before, after = share(counts), share(changed)
    near = _CLOSE if changed[seat] >= max(changed) - 1 else _FAR
    own = after.get(seat, 0) - before.get(seat, 0)
    weights = stakes(sight, seat)
    rivals = sum(
        weights[other] * (after.get(other, 0) - before.get(other, 0)) for other in {*after, *before} if other != seat
    )
    return own - rivals + near * more
