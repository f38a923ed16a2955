"""Gathering an army before an attack: idle infantry of other places goes along (rules 9, 11.3)."""

from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import Final

from attrs import frozen

from leonardo.ai.engines import march_options, threats
from leonardo.ai.engines.candidate_effects import MOST_GUARDS, CandidateEffect, holds_good, machines_with, weighed
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.actions import Action, Attack, Move
from leonardo.engine.engines.board import REACH, Territory
from leonardo.engine.engines.constants import ASSAULT, ATTACK_COST, ATTACKS, MOVES
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.state import NOBODY

_SURER: Final = 0.1
"""By how much likelier an attack must succeed with those who are gathered for it."""


@frozen
class Gathering:
    """The first movement of an army to where it attacks from, and the attack that is meant."""

    first: Move
    attack: CandidateEffect


def best(sight: PositionFeatures, seat: int, legal: Sequence[Action], temper: Personality) -> Gathering | None:
    """Return the gathering that pays best, if one makes an attack possible that is not so without it."""
    turn = sight.seen.turn
    if turn is None or turn.attacks == ATTACKS or sight.players[seat].florins < ATTACK_COST:
        return None
    helpers = _helpers(sight, seat, legal)
    found, most = None, 0.0
    for base in helpers:
        marches = helpers[base][: MOVES - turn.moves]
        for each in _attacks(sight, seat, base, marches, temper):
            if each.pays > most:
                found, most = Gathering(marches[0], each), each.pays
    if found is None or not holds_good(sight, found.attack, temper):
        return None
    return found


def stands_ready(sight: PositionFeatures, seat: int, temper: Personality) -> bool:
    """Return whether an army stands where it has somebody to attack, so that it had better go nowhere else."""
    turn = sight.seen.turn
    if turn is None or turn.attacks == ATTACKS or sight.players[seat].florins < ATTACK_COST:
        return False
    own = (base for base, owner in enumerate(sight.owners) if owner == seat)
    return any(
        holds_good(sight, each, temper) for base in own for each in _attacks(sight, seat, Territory(base), (), temper)
    )


def _helpers(sight: PositionFeatures, seat: int, legal: Sequence[Action]) -> dict[Territory, list[Move]]:
    """Return for each place beside others who can go there, the most first."""
    found: dict[Territory, list[tuple[int, Move]]] = {}
    spare: dict[Territory, int] = {}
    player, owners = sight.players[seat], sight.owners
    for source, base, _ in march_options.pairs(legal, Move):
        if source not in spare:
            spare[source] = sight.infantry[source] - max(1, min(MOST_GUARDS, threats.guard(sight, seat, source)))
        if spare[source] <= 0 or not any(owners[at] not in (seat, NOBODY) for at in REACH[base]):
            continue
        tanks = sight.tanks[source] if player.tank is not None else 0
        planes = sight.planes[source] if player.plane is not None else 0
        found.setdefault(base, []).append(
            (spare[source] + tanks + planes, Move(source, base, spare[source], tanks, planes))
        )
    return {base: [move for _, move in sorted(moves, key=itemgetter(0), reverse=True)] for base, moves in found.items()}


def _attacks(
    sight: PositionFeatures, seat: int, base: Territory, marches: Sequence[Move], temper: Personality
) -> Iterator[CandidateEffect]:
    """Yield the attacks from a place that succeed, and only with those who march there, if any do."""
    there = sight.infantry[base]
    gathered = there + sum(move.infantry for move in marches)
    alone, together = min(ASSAULT, there - 1), min(ASSAULT, gathered - 1)
    if together < 2:
        return
    own_tanks, own_planes = sight.tanks[base], sight.planes[base]
    with_tanks = own_tanks + sum(move.tanks for move in marches)
    with_planes = own_planes + sum(move.planes for move in marches)
    for target in REACH[base]:
        owner = sight.owners[target]
        if owner in (seat, NOBODY) or sight.lands[owner] == 1:
            continue
        sunk = crossing_of(sight.players, sight.owners, seat, base, target)
        tanks, planes = machines_with(sight, seat, together, with_tanks, with_planes)
        win = threats.odds(sight, base, target, together - sunk, tanks, planes) if together > sunk else 0.0
        if win < temper.sure:
            continue
        before = 0.0
        if marches and alone > sunk:
            before = threats.odds(
                sight, base, target, alone - sunk, *machines_with(sight, seat, alone, own_tanks, own_planes)
            )
        if marches and win < before + _SURER:
            continue
        deed = weighed(sight, seat, Attack(base, target, together, tanks, planes), win, gathered - together)
        if deed.gain > deed.cost:
            yield deed
