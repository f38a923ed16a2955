"""Pieces that go from one territory to another, in all numbers that are allowed (rules 7.7, 9.2, 11.3)."""

from functools import lru_cache
from typing import Final

from leonardo.engine.engines.actions import Attack, Invade, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.terms import Machine

_KEPT: Final = 1 << 13
"""How many lists are kept: enough for the positions that a player thinks of, some tens of megabytes at most."""

March = type[Invade] | type[Attack] | type[Move]


@lru_cache(maxsize=_KEPT)
def marches(
    kind: March,
    source: Territory,
    target: Territory,
    infantry: tuple[int, int],
    tanks: int,
    planes: int,
    escorted: bool = False,
) -> tuple[Invade | Attack | Move, ...]:
    """Return a march with each number of infantry from a least to a most, and up to so many tanks and planes.

    Something goes in any case. Where they must be `escorted`, the machines are not more than the infantry (rule 15.4).
    """
    least, most = infantry
    return tuple(
        kind(source, target, men, wagons, flyers)
        for men in range(least, most + 1)
        for wagons in range(tanks + 1)
        for flyers in range(planes + 1)
        if men + wagons + flyers and not (escorted and wagons + flyers > men)
    )


def machines_to_go(draft: Draft, seat: int, source: Territory) -> tuple[int, int]:
    """Return how many tanks and planes of a territory have a design in play (rules 7.7, 9.5, 11.3)."""
    player = draft.players[seat]
    tanks = draft.tanks[source] if player.design(Machine.TANK) else 0
    return tanks, draft.planes[source] if player.design(Machine.PLANE) else 0
