"""What dice bring, with the chances of that (rules 1.7, 11.16, 11.22, 11.25)."""

from collections import defaultdict
from math import comb
from typing import Final

from leonardo.engine.engines.constants import DIE, Face
from leonardo.engine.engines.prospects.armies import Army
from leonardo.engine.engines.rules.tanks import FATAL
from leonardo.engine.memo import memoized

MAN: Final = DIE.count(Face.MAN) / len(DIE)
_BLANK: Final = DIE.count(Face.BLANK) / len(DIE)
_EXPLOSION: Final = DIE.count(Face.EXPLOSION) / len(DIE)


@memoized()
def explosions(dice: int) -> tuple[float, ...]:
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
def thrown(dice: int, side: Army) -> tuple[tuple[float, int, int], ...]:
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
