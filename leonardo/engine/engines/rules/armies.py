"""Pieces that go from one territory to another, in all numbers that are allowed (rules 7.7, 9.2, 11.3)."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import chain
from typing import Final

from leonardo.engine.engines.actions import Attack, Invade, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.terms import INFANTRY

_KEPT: Final = 1 << 13
"""How many lists are kept: enough for the positions that a player thinks of, some tens of megabytes at most."""

_NONE: Final = (0, 0)

March = Callable[[Territory, Territory, int, int, int], Invade | Attack | Move]


@lru_cache(maxsize=_KEPT)
def marches(
    kind: March,
    source: Territory,
    targets: tuple[tuple[Territory, int], ...],
    most: int,
    tanks: int,
    planes: int,
    escorted: bool = False,
) -> tuple[Invade | Attack | Move, ...]:
    """Return a march to each target with each number of infantry from its least to `most`, and of tanks and planes.

    Something goes in any case. Where they must be `escorted`, the machines are not more than the infantry (rule 15.4).
    """
    each = (_to(kind, source, target, (least, most), (tanks, planes), escorted) for target, least in targets)
    return tuple(chain.from_iterable(each))


def _to(
    kind: March,
    source: Territory,
    target: Territory,
    infantry: tuple[int, int],
    machines: tuple[int, int],
    escorted: bool,
) -> tuple[Invade | Attack | Move, ...]:
    if machines == _NONE:
        least, most = infantry
        return _without_machines(kind, source, target)[max(least, 1) : most + 1]
    return _with_machines(kind, source, target, infantry, machines, escorted)


@cache
def _without_machines(kind: March, source: Territory, target: Territory) -> tuple[Invade | Attack | Move, ...]:
    """Return a march of each number of infantry that there can be: most marches are some of these."""
    return tuple(kind(source, target, men, 0, 0) for men in range(INFANTRY))


@lru_cache(maxsize=_KEPT)
def _with_machines(
    kind: March,
    source: Territory,
    target: Territory,
    infantry: tuple[int, int],
    machines: tuple[int, int],
    escorted: bool,
) -> tuple[Invade | Attack | Move, ...]:
    (least, most), (tanks, planes) = infantry, machines
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
    return draft.tanks[source] if player.tank else 0, draft.planes[source] if player.plane else 0
