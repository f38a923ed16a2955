"""What players of Engines of War leave undone.

What a player has left at the end, idle turns, projects that wait for a hook, how its bids differ, what it does in a
turn, and how often it leaves a seat alone that wins by the points of this round.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, pstdev
from typing import Final

from attrs import define, evolve, field

from leonardo.engine.engines import prospects
from leonardo.engine.engines.board import REACH, Territory
from leonardo.engine.engines.cards import PROJECTS
from leonardo.engine.engines.constants import ASSAULT, ATTACK_COST, TOWER_COST
from leonardo.engine.engines.events import (
    AttackBegan,
    BidsShown,
    CastleBuilt,
    Invaded,
    MachineBuilt,
    PointsScored,
    ProjectRealised,
    TowerBuilt,
    TurnBegan,
    TurnEnded,
)
from leonardo.engine.engines.rules.building import round_points
from leonardo.engine.engines.rules.movement import crossing_of
from leonardo.engine.engines.state import NOBODY, State
from leonardo.engine.record import Played

DONE: Final = {
    Invaded: "invasions",
    AttackBegan: "attacks",
    ProjectRealised: "projects",
    MachineBuilt: "machines",
    TowerBuilt: "towers",
    CastleBuilt: "castles",
}
"""What is bought in a turn, by the event that tells it."""
HOPE: Final = 0.2  # the chance from which an attack on a likely winner is one that could have been made
RICH: Final = 60  # the florins with which somebody who buys nothing in a turn is idle


@define
class Count:
    """What was counted of one player."""

    games: int = 0
    won: int = 0
    left: list[int] = field(factory=list)
    kept: list[int] = field(factory=list)
    idle: int = 0
    stuck: list[int] = field(factory=list)
    bids: list[int] = field(factory=list)
    spreads: list[float] = field(factory=list)
    done: Counter[str] = field(factory=Counter)
    points: Counter[str] = field(factory=Counter)
    could_stop: int = 0
    tried_to: int = 0


def look(players: Sequence[str], played: Played, counts: Mapping[str, Count]) -> None:
    bought = 0
    chances: set[Territory] = set()
    before: State | None = None
    for _, step in played.steps():
        state: State = step.state
        for event in step.events:
            if isinstance(event, TurnBegan):
                bought, chances = 0, stoppable(state, event.seat)
            elif isinstance(event, TurnEnded) and before is not None:
                _end_turn(counts[players[event.seat]], before, event.seat, bought, chances)
            elif isinstance(event, BidsShown):
                for seat, bid in enumerate(event.bids):
                    counts[players[seat]].bids.append(bid)
                for name in set(players):
                    own = [bid for bid, who in zip(event.bids, players, strict=True) if who == name]
                    if len(own) > 1:
                        counts[name].spreads.append(pstdev(own))
            elif isinstance(event, PointsScored):
                for cause, points in event.parts:
                    counts[players[event.seat]].points[cause.value] += points
            elif type(event) in DONE:
                bought += 1
                doer = counts[players[getattr(event, "seat")]]  # noqa: B009 - all of `DONE` have one
                doer.done[DONE[type(event)]] += 1
                if isinstance(event, AttackBegan) and event.target in chances:
                    doer.tried_to += 1
                    doer.could_stop += 1
                    chances = set()
        before = state
    if before is None:
        return
    most = max(player.points for player in before.players)
    for seat, player in enumerate(before.players):
        count = counts[players[seat]]
        count.games += 1
        count.won += player.points == most
        count.left.append(player.florins)


def _end_turn(count: Count, state: State, seat: int, bought: int, chances: set[Territory]) -> None:
    player = state.players[seat]
    count.kept.append(player.florins)
    count.idle += not bought and player.florins >= RICH
    count.could_stop += bool(chances)
    hangs_on = [PROJECTS[card].hangs_on for card in player.archive]
    count.stuck.append(sum(kind is not None and not player.hooks_left(kind) for kind in hangs_on))


def stoppable(state: State, seat: int) -> set[Territory]:
    """Return whose loss would keep a rival from winning by the points of this round, where it may be conquered."""
    if state.players[seat].florins < ATTACK_COST or _total(state, seat) >= state.table.target:
        return set()
    found: set[Territory] = set()
    for source, owner in enumerate(state.owners):
        if owner != seat or state.infantry[source] < 2:
            continue
        for target in REACH[source]:
            rival = state.owners[target]
            if rival in (seat, NOBODY) or state.owners.count(rival) == 1 or target in found:
                continue
            if _total(state, rival) < state.table.target:
                continue
            owners = tuple(seat if at == target else each for at, each in enumerate(state.owners))
            if _total(evolve(state, owners=owners), rival) >= state.table.target:
                continue
            men = min(ASSAULT, state.infantry[source] - 1)
            if men <= crossing_of(state.players, state.owners, seat, Territory(source), target):
                continue
            player = state.players[seat]
            planes = min(ASSAULT, state.planes[source]) if player.plane is not None else 0
            if prospects.of_attack(state, Territory(source), target, men, 0, planes).win > HOPE:
                found.add(target)
    return found


def _total(state: State, seat: int) -> int:
    return state.players[seat].points + sum(points for _, points in round_points(state)[seat])


def lines(name: str, count: Count) -> Iterator[str]:
    games, turns = count.games or 1, len(count.kept) or 1
    yield f"{name}: {count.games} games, {count.won} won"
    yield f"  florins at the end {fmean(count.left):.0f}, at the end of a turn {fmean(count.kept):.0f}"
    waiting = sum(each >= TOWER_COST * 5 for each in count.kept)
    yield f"  turns {turns}, with 100 and more left {waiting / turns:.1%}, idle with {RICH} {count.idle / turns:.1%}"
    yield f"  projects that find no hook, at the end of a turn {fmean(count.stuck):.2f}"
    nothing = sum(not bid for bid in count.bids) / (len(count.bids) or 1)
    spread = f", differing in an auction by {fmean(count.spreads):.1f}" if count.spreads else ""
    yield f"  bids {fmean(count.bids):.1f} of florins, none {nothing:.1%}{spread}"
    yield "  in a game: " + ", ".join(f"{what} {number / games:.1f}" for what, number in sorted(count.done.items()))
    yield "  points: " + ", ".join(f"{what} {number / games:.1f}" for what, number in sorted(count.points.items()))
    yield f"  could stop a winner in {count.could_stop} turns, tried in {count.tried_to}"
