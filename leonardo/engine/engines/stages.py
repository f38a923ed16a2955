"""What each stage of a turn of assaults makes of a position of a fight, and how likely (rule 11).

First come the armies of an attack, as they are read from a game or from what a seat sees of it (rules 8, 11.3, 11.7);
then what dice bring (1.7, 11.16, 11.22, 11.25), and what each stage makes of a position (11.8 to 11.26).
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from math import comb
from typing import Final, NamedTuple, Protocol

from attrs import frozen

from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, DIE, HIGHEST_LEVEL, Face, Force
from leonardo.engine.engines.rules.assaults import FATAL, SILENCING, hits_left
from leonardo.engine.engines.state import Player, Table, towers
from leonardo.engine.frozen import memoized


@frozen
class Army:
    """One side of a fight: its pieces, and what its cards in play make of its dice (rule 8)."""

    infantry: int
    tanks: int = 0
    planes: int = 0
    tank_hits: int = 0
    check_dice: int = 0
    ball_carts: int = 0
    organ_guns: int = 0
    gyroscopes: int = 0
    cannons: int = 0
    bombards: int = 0
    automatons: int = 0
    strongholds: int = 0


class Seen(Protocol):
    """What armies are read from: a game, or what a seat sees of it."""

    @property
    def table(self) -> Table:
        """What stays the same all game."""

    @property
    def players(self) -> Sequence[Player]:
        """The seats."""

    @property
    def owners(self) -> Sequence[int]:
        """Who owns each territory."""

    @property
    def infantry(self) -> Sequence[int]:
        """The infantry on each territory."""

    @property
    def tanks(self) -> Sequence[int]:
        """The tanks on each."""

    @property
    def planes(self) -> Sequence[int]:
        """The planes on each."""

    @property
    def levels(self) -> Sequence[int]:
        """The castles by their levels."""


def army(player: Player, infantry: int, tanks: int, planes: int) -> Army:
    """Return an army of a seat with all that its cards give it; machines without a design take no part (rule 11.9)."""
    return Army(
        infantry,
        tanks if player.tank is not None else 0,
        planes if player.plane is not None else 0,
        player.tank_hits,
        player.check_dice,
        player.has(Card.BALL_CART),
        player.has(Card.ORGAN_GUN),
        player.has(Card.GYROSCOPE),
        player.has(Card.GREAT_CANNON),
        player.has(Card.BOMBARD),
        player.has(Card.AUTOMATON),
        player.has(Card.STRONGHOLD),
    )


MAN: Final = DIE.count(Face.MAN) / len(DIE)
_BLANK: Final = DIE.count(Face.BLANK) / len(DIE)
_EXPLOSION: Final = DIE.count(Face.EXPLOSION) / len(DIE)


@memoized()
def explosion_chances(dice: int) -> tuple[float, ...]:
    """Return the chance of each number of explosions, none first; at least those of three are told (rule 11.22)."""
    return tuple(
        comb(dice, count) * _EXPLOSION**count * (1 - _EXPLOSION) ** (dice - count)
        for count in range(max(dice, FATAL) + 1)
    )


@memoized()
def throws(dice: int) -> tuple[tuple[float, int, int, int], ...]:
    """Return each outcome of some dice with its chance: men, blanks and explosions."""
    return tuple(
        (
            comb(dice, men)
            * comb(dice - men, blanks)
            * MAN**men
            * _BLANK**blanks
            * _EXPLOSION ** (dice - men - blanks),
            men,
            blanks,
            dice - men - blanks,
        )
        for men in range(dice + 1)
        for blanks in range(dice - men + 1)
    )


@memoized()
def infantry_throws(dice: int, side: Army) -> tuple[tuple[float, int, int], ...]:
    """Return hits and losses of an infantry assault with their chances (rules 8.5, 11.16)."""
    return tuple(
        (chance, men + max(min(side.ball_carts, blanks), min(side.organ_guns, men)), lost)
        for chance, men, blanks, lost in throws(dice)
    )


@memoized()
def flown(planes: int, gyroscopes: int) -> tuple[tuple[float, tuple[int, int]], ...]:
    """Return what planes destroy and lose with the chances of that (rules 8.10, 11.25)."""
    found: defaultdict[tuple[int, int], float] = defaultdict(float)
    for chance, men, _, lost in throws(planes):
        found[men + (gyroscopes if men else 0), lost] += chance
    return tuple((chance, outcome) for outcome, chance in found.items())


_TOO_RISKY: Final = 1 / 8  # the chance of a fatal check from which on a tank does not fire


class Fight(NamedTuple):
    """A position at the beginning of a stage; `level` is the castle's by its pieces."""

    infantry: int
    tanks: int
    planes: int
    enemies: int
    enemy_tanks: int
    enemy_planes: int
    level: int

    @property
    def over(self) -> bool:
        """Whether one side has no infantry left (rule 11.11)."""
        return not self.infantry or not self.enemies


Weighed = Mapping[Fight, float]  # positions with the chances that a stage leads to them
Stage = Callable[[Fight], Weighed]

_ATTACKER: Final = (Force.PLANES, Force.TANKS, Force.INFANTRY)
_DEFENDER: Final = (Force.PLANES, Force.TANKS, Force.AUTOMATON, Force.INFANTRY)
"""The assaults of each side, in the order of the stages."""


@frozen
class Moment:
    """Where in a round of assaults a fight is: in the defender's turn if `defence`, with the assaults `made` in it.

    In an assault of tanks so many may still fire, and the castle `stopped` so many hits of the others. If an assault is
    `chosen`, it comes next, by so many infantry or planes where their `count` is told; the others follow as usual.
    """

    defence: bool = False
    made: tuple[Force, ...] = ()
    tanks: int = 0
    stopped: int = 0
    chosen: Force | None = None
    count: int = ASSAULT


class Rules:
    """What one stage of a turn of assaults makes of a position."""

    def __init__(self, attacker: Army, defender: Army, double_explosion: bool, *, opened: bool) -> None:
        self.attacker, self.defender = attacker, defender
        self._double = double_explosion
        self._opened = opened
        self.stages: tuple[Stage, ...] = (
            cache(self._planes),
            cache(self._tanks),
            cache(self._infantry),
            cache(self._enemy_planes),
            cache(self._enemy_tanks),
            cache(self._automatons),
            cache(self._enemy_infantry),
        )

    def rest(self, moment: Moment) -> tuple[Stage, ...]:
        """Return the stages that are left of a round of assaults; none before its first."""
        if moment == Moment():
            return ()
        count, struck = len(_ATTACKER), moment.made.count(Force.AUTOMATON)
        again: dict[Force, Stage] = {Force.AUTOMATON: partial(self._automatons, struck=struck)}
        if not moment.defence and (moment.made or moment.chosen):
            again[Force.INFANTRY] = partial(self._infantry, acted=True)
        forces, stages = (_DEFENDER, self.stages[count:]) if moment.defence else (_ATTACKER, self.stages[:count])
        left = [
            again.get(force, stage)
            for force, stage in zip(forces, stages, strict=True)
            if (force not in moment.made or force is Force.AUTOMATON) and force is not moment.chosen
        ]
        if moment.chosen is not None:
            left.insert(0, self._chosen(moment.chosen, moment))
        if moment.tanks and moment.defence:
            left.insert(0, partial(self._enemy_tanks_fire, tanks=moment.tanks))
        elif moment.tanks:
            left.insert(0, partial(self._tanks_fire, tanks=moment.tanks, stopped=moment.stopped))
        return tuple(left) if moment.defence else (*left, *self.stages[count:])

    def _chosen(self, force: Force, moment: Moment) -> Stage:
        """Return the stage of an assault that is made now, also where it usually would not be."""
        mine: dict[Force, Stage] = {
            Force.INFANTRY: partial(self._infantry, surely=True, count=moment.count),
            Force.TANKS: lambda fight: self._tanks_fire(fight, min(fight.tanks, ASSAULT)),
            Force.PLANES: partial(self._planes, count=moment.count),
        }
        theirs: dict[Force, Stage] = {
            Force.INFANTRY: partial(self._enemy_infantry, count=moment.count),
            Force.TANKS: lambda fight: self._enemy_tanks_fire(fight, min(fight.enemy_tanks, ASSAULT)),
            Force.PLANES: partial(self._enemy_planes, count=moment.count),
            Force.AUTOMATON: partial(self._automatons, struck=moment.made.count(Force.AUTOMATON)),
        }
        return (theirs if moment.defence else mine)[force]

    def withdraws(self, fight: Fight) -> bool:
        """Tell whether the attacker can remove nobody in a turn, and so goes back (rule 11.14)."""
        hits = min(fight.tanks, ASSAULT) * self.attacker.tank_hits
        return not self._gets_past(fight) and hits <= self._stops(fight) and not fight.planes

    def _stops(self, fight: Fight) -> int:
        """How many hits of tanks the castle stops (rules 8.8, 10.3, 11.30)."""
        if not fight.level or self._opened:
            return 0
        return min(HIGHEST_LEVEL, fight.level + self.defender.strongholds)

    def _stops_infantry(self, fight: Fight) -> int:
        return max(0, self._stops(fight) - self.attacker.bombards)

    def _gets_past(self, fight: Fight) -> bool:
        men = min(fight.infantry, ASSAULT)
        return men + min(self.attacker.organ_guns, men) > self._stops_infantry(fight)

    # the attacker's turn

    def _planes(self, fight: Fight, *, count: int = ASSAULT) -> Weighed:
        found: defaultdict[Fight, float] = defaultdict(float)
        for chance, (killed, lost) in flown(min(fight.planes, count), self.attacker.gyroscopes):
            enemies = max(0, fight.enemies - killed)
            found[fight._replace(enemies=enemies, planes=fight.planes - lost)] += chance
        return found

    def _tanks(self, fight: Fight) -> Weighed:
        if not self._fires(self.attacker, fight.tanks):
            return {fight: 1.0}
        return self._tanks_fire(fight, min(fight.tanks, ASSAULT))

    def _tanks_fire(self, fight: Fight, tanks: int, stopped: int = 0) -> Weighed:
        found: defaultdict[Fight, float] = defaultdict(float)
        for (killed, lost, fatal), chance in self._fired(
            self.attacker, tanks, self._stops(fight) - stopped, fight.enemies
        ).items():
            left = fight._replace(enemies=fight.enemies - killed, tanks=fight.tanks - lost)
            found[left._replace(infantry=0) if fatal else left] += chance
        return found

    def _infantry(self, fight: Fight, *, acted: bool = False, surely: bool = False, count: int = ASSAULT) -> Weighed:
        others = acted or fight.planes or self._fires(self.attacker, fight.tanks)
        if not surely and not self._gets_past(fight) and others:
            return {fight: 1.0}
        found: defaultdict[Fight, float] = defaultdict(float)
        for chance, hits, lost in infantry_throws(min(fight.infantry, count), self.attacker):
            razed = min(hits, self.attacker.cannons, towers(fight.level))
            left = fight._replace(level=fight.level - razed)
            killed = max(0, hits - razed - self._stops_infantry(left))
            enemies = max(0, fight.enemies - killed)
            found[left._replace(enemies=enemies, infantry=fight.infantry - lost)] += chance
        return found

    # the defender's

    def _enemy_planes(self, fight: Fight, *, count: int = ASSAULT) -> Weighed:
        found: defaultdict[Fight, float] = defaultdict(float)
        for chance, (killed, lost) in flown(min(fight.enemy_planes, count), self.defender.gyroscopes):
            infantry = max(0, fight.infantry - killed)
            found[fight._replace(infantry=infantry, enemy_planes=fight.enemy_planes - lost)] += chance
        return found

    def _enemy_tanks(self, fight: Fight) -> Weighed:
        if not self._fires(self.defender, fight.enemy_tanks):
            return {fight: 1.0}
        return self._enemy_tanks_fire(fight, min(fight.enemy_tanks, ASSAULT))

    def _enemy_tanks_fire(self, fight: Fight, tanks: int) -> Weighed:
        found: defaultdict[Fight, float] = defaultdict(float)
        for (killed, lost, fatal), chance in self._fired(self.defender, tanks, 0, fight.infantry).items():
            left = fight._replace(infantry=fight.infantry - killed, enemy_tanks=fight.enemy_tanks - lost)
            found[left._replace(enemies=0) if fatal else left] += chance
        return found

    def _automatons(self, fight: Fight, struck: int = 0) -> Weighed:
        thrown = towers(fight.level) * (self.defender.automatons - struck)
        if not thrown or self._opened:
            return {fight: 1.0}
        found: defaultdict[Fight, float] = defaultdict(float)
        for men in range(thrown + 1):
            chance = comb(thrown, men) * MAN**men * (1 - MAN) ** (thrown - men)
            found[fight._replace(infantry=max(0, fight.infantry - men))] += chance
        return found

    def _enemy_infantry(self, fight: Fight, *, count: int = ASSAULT) -> Weighed:
        found: defaultdict[Fight, float] = defaultdict(float)
        for chance, hits, lost in infantry_throws(min(fight.enemies, count), self.defender):
            infantry = max(0, fight.infantry - hits)
            found[fight._replace(infantry=infantry, enemies=fight.enemies - lost)] += chance
        return found

    # tanks

    def _fires(self, side: Army, tanks: int) -> bool:
        return bool(tanks and side.tank_hits) and sum(explosion_chances(side.check_dice)[FATAL:]) < _TOO_RISKY

    def _fired(self, side: Army, tanks: int, stops: int, enemies: int) -> Mapping[tuple[int, int, bool], float]:
        """Return what tanks do one after the other: enemies killed, tanks lost, and whether all was torn apart."""
        going: dict[tuple[int, int], float] = {(0, 0): 1.0}
        found: defaultdict[tuple[int, int, bool], float] = defaultdict(float)
        for _ in range(tanks):
            further: defaultdict[tuple[int, int], float] = defaultdict(float)
            for (hits, lost), chance in going.items():
                for explosions, share in enumerate(explosion_chances(side.check_dice)):
                    total = hits + hits_left(side.tank_hits, explosions)
                    killed = min(enemies, max(0, total - stops))
                    burst = explosions >= FATAL or (explosions == SILENCING and self._double)
                    if explosions >= FATAL or killed == enemies:
                        found[killed, lost + burst, explosions >= FATAL] += chance * share
                    else:
                        further[total, lost + burst] += chance * share
            going = dict(further)
        for (hits, lost), chance in going.items():
            found[min(enemies, max(0, hits - stops)), lost, False] += chance
        return found
