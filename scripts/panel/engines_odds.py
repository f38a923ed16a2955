"""How likely a fight of Engines of War is won, and how its armies had better fight."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import comb
from random import Random
from typing import Final, NamedTuple

from leonardo.engine.engines.actions import Attack
from leonardo.engine.engines.board import BY_LAND
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, HIGHEST_LEVEL
from leonardo.engine.engines.state import Player
from leonardo.engine.engines.view import View

FIGHTS: Final = 48  # how many fights the chance of an attack is taken from
SAFE: Final = 0.12  # most chance that a tank blows up with its army at which it still fires
THROWS: Final = tuple(
    tuple((faces.count("M"), faces.count("X")) for faces in product("MBX", repeat=dice)) for dice in range(ASSAULT + 1)
)
"""The men and the explosions of each throw of a number of dice; all are equally likely."""


class Army(NamedTuple):
    """The pieces of one side in a fight, and what its cards add."""

    infantry: int
    tanks: int
    planes: int
    hits: int
    dice: int
    organ_guns: int
    ball_carts: int
    gyroscopes: int
    automatons: int = 0


def blows_up(dice: int) -> float:
    """Return how likely a working check shows three explosions."""
    return sum(comb(dice, shown) * 2.0 ** (dice - shown) for shown in range(3, dice + 1)) / 3.0**dice


def army(player: Player, infantry: int, tanks: int, planes: int, automatons: int = 0) -> Army:
    """Return an army of a player; machines that cannot fight or had better not are left out."""
    tanks = min(tanks, ASSAULT) if player.tank and blows_up(player.check_dice) <= SAFE else 0
    return Army(
        min(infantry, 12),
        tanks,
        min(planes, ASSAULT) if player.plane else 0,
        player.tank_hits if tanks else 0,
        player.check_dice if tanks else 0,
        player.has(Card.ORGAN_GUN),
        player.has(Card.BALL_CART),
        player.has(Card.GYROSCOPE),
        automatons,
    )


def infantry_dice(infantry: int, foes: int, stops: int, walled: bool, made: bool) -> int:
    """Return how many infantry should throw.

    A throw costs as many own infantry as it hits enemies, and less is hit where a castle stops some: so one die is
    enough against a strong castle, or none once another assault was made, and behind a castle.
    """
    if walled and infantry <= foes + 2:
        return 0 if made else 1
    if stops >= 2 or (stops and infantry < 4):
        return 0 if made else 1
    return min(infantry, ASSAULT)


def _turn(
    side: Army, left: list[int], foes: int, stops: int, walls: int, walled: bool, draw: Callable[[], float]
) -> int:
    """Return how many enemies a turn of assaults removes; what is `left` of the side that makes it changes."""
    infantry, tanks, planes = left
    removed, made = 0, bool(planes or tanks or side.automatons)
    if side.automatons:
        removed += _throw(side.automatons, draw)[0]
    if planes:
        men, lost = _throw(planes, draw)
        removed += men + (side.gyroscopes if men else 0)
        left[2] = planes - lost
    for _ in range(tanks):
        if removed >= foes:
            break
        _, explosions = _throw(side.dice, draw)
        if explosions > 2:
            left[0] = 0
            return removed
        hits = side.hits if not explosions else side.hits // 2 if explosions == 1 else 0
        stopped = min(walls, hits)
        walls, removed = walls - stopped, removed + hits - stopped
    dice = infantry_dice(infantry, foes, stops, walled, made) if removed < foes else 0
    if dice:
        men, lost = _throw(dice, draw)
        if side.organ_guns or side.ball_carts:
            men += max(min(side.organ_guns, men), min(side.ball_carts, dice - men - lost))
        if men > stops:
            removed += men - stops
        left[0] = infantry - lost
    return removed


def _throw(dice: int, draw: Callable[[], float]) -> tuple[int, int]:
    throws = THROWS[dice]
    return throws[int(draw() * len(throws))]


@lru_cache(1 << 16)
def chance(attacker: Army, defender: Army, stops: int, walls: int) -> float:
    """Return how likely the attacker wins; a castle stops so many hits of infantry, and `walls` of tanks."""
    draw, won = Random(1).random, 0
    for _ in range(FIGHTS):
        one, other = list(attacker[:3]), list(defender[:3])
        while True:
            other[0] -= _turn(attacker, one, other[0], stops, walls, False, draw)
            if one[0] <= 0 or other[0] <= 0:
                break
            one[0] -= _turn(defender, other, one[0], 0, 0, stops > 0, draw)
            if one[0] <= 0 or other[0] <= 0:
                break
        won += one[0] > 0
    return won / FIGHTS


def odds(view: View, seat: int, attack: Attack) -> float:
    """Return how likely an attack succeeds that a seat thinks of."""
    me, owner, at = view.players[seat], view.owners[attack.target], attack.target
    foe, lost = view.players[owner], 0
    if at not in BY_LAND[attack.source]:
        lost = max(0, 1 + foe.has(Card.SUBMARINE) - me.has(Card.IRONCLAD))
    if attack.infantry <= lost:
        return 0.0
    level = view.levels[at]
    walls = min(HIGHEST_LEVEL, level + foe.has(Card.STRONGHOLD)) if level else 0
    silent = min(max(0, level - 1), ASSAULT) if foe.has(Card.AUTOMATON) else 0
    mine = army(me, attack.infantry - lost, attack.tanks, attack.planes)
    theirs = army(foe, view.infantry[at], view.tanks[at], view.planes[at], silent)
    return chance(mine, theirs, max(0, walls - me.has(Card.BOMBARD)), walls)
