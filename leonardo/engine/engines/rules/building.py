"""Realising projects, building machines, towers and castles, and the points for them.

Rules 7.4 to 7.6, 7.10 to 7.13 and 8.4; points, at once and after each round, and the end (rules 12, 13).
"""

from collections.abc import Iterator, Sequence
from typing import Protocol

from leonardo.engine.engines.actions import Action, Build, BuildCastle, BuildTower, Destroy, Realise
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import PROJECTS, Card
from leonardo.engine.engines.constants import (
    CASTLE_COST,
    CITY_POINTS,
    DISCOUNT,
    FIRSTS,
    LEONARDO_POINTS,
    MACHINE_COSTS,
    MOST_POINTS,
    PERFECT,
    SHARED_POINTS,
    TOWER_COST,
    Cause,
    Machine,
)
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import (
    CastleBuilt,
    GameEnded,
    MachineBuilt,
    MachineDestroyed,
    PointsScored,
    ProjectRealised,
    TowerBuilt,
)
from leonardo.engine.engines.questions import Act, BeginRound, ScoreRound, TurnQuestion
from leonardo.engine.engines.state import TERRITORIES, Player, Table, castles, perfect_cities, territories
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

Parts = tuple[tuple[Cause, int], ...]


def award(draft: Draft, seat: int, parts: Parts) -> None:
    """Give a seat points, and end the game if it has the agreed ones (rules 12.1, 13.1)."""
    points = sum(each for _, each in parts)
    draft.change_player(seat, points=draft.players[seat].points + points)
    won = draft.players[seat].points >= draft.table.target
    if won:
        draft.agenda.clear()
    draft.tell(PointsScored, seat, points, parts)
    if won:
        draft.tell(GameEnded, seat)


def award_first(draft: Draft, seat: int, cause: Cause) -> None:
    """Give the points of a first, once in a game (rule 12.2)."""
    if cause not in draft.firsts:
        draft.firsts = (*draft.firsts, cause)
        award(draft, seat, ((cause, FIRSTS[cause]),))


def score_round(draft: Draft, task: ScoreRound) -> None:  # noqa: ARG001 - every round ends alike
    """Give the points of the round, seat by seat (rules 12.3, 12.5), until one has won (rule 13.1)."""
    parts = round_points(draft)
    order = sorted(draft.table.seats_from(draft.leonardo), key=lambda seat: -draft.players[seat].points)
    draft.then(BeginRound())
    for seat in order:
        if parts[seat]:
            award(draft, seat, parts[seat])
        if not draft.agenda:
            return


class Counted(Protocol):
    """What the points of a round are counted from: a game at any moment, or what is seen of it."""

    @property
    def table(self) -> Table:
        """What stays the same all game."""

    @property
    def leonardo(self) -> int:
        """Who holds the Leonardo card."""

    @property
    def players(self) -> Sequence[Player]:
        """The seats."""

    @property
    def owners(self) -> Sequence[int]:
        """Who owns each territory."""

    @property
    def levels(self) -> Sequence[int]:
        """The castles by their levels."""


def round_points(counted: Counted) -> list[Parts]:
    """Return what each seat would get if the round ended now, by seat (rules 12.3, 12.4)."""
    seats, owners, levels = range(counted.table.seats), counted.owners, counted.levels
    most = (
        (Cause.MOST_CARDS, [counted.players[seat].cards for seat in seats]),
        (Cause.MOST_CASTLES, [len(castles(owners, levels, seat)) for seat in seats]),
        (Cause.MOST_TERRITORIES, [len(territories(owners, seat)) for seat in seats]),
    )
    found: list[list[tuple[Cause, int]]] = [[] for _ in seats]
    found[counted.leonardo].append((Cause.LEONARDO, LEONARDO_POINTS))
    share = second_place if counted.table.second_place else first_place
    for cause, counts in most:
        for seat, points in share(counts).items():
            found[seat].append((cause, points))
    for seat in seats:
        if cities := perfect_cities(owners, levels, seat):
            found[seat].append((Cause.PERFECT_CITIES, CITY_POINTS * cities))
    return [tuple(each) for each in found]


def first_place(counts: Sequence[int]) -> dict[int, int]:
    """Return the points for most of something: shared by two, lost by three, none for most of nothing (rule 12.4)."""
    first = _holders(counts, max(counts))
    if len(first) == 1:
        return {first[0]: MOST_POINTS}
    return dict.fromkeys(first, SHARED_POINTS) if len(first) == 2 else {}


def second_place(counts: Sequence[int]) -> dict[int, int]:
    """Return the points for most of something and second most (rule 15.5)."""
    first = _holders(counts, max(counts))
    if len(first) != 1:
        return dict.fromkeys(first, SHARED_POINTS)
    second = _holders(counts, max(count for count in counts if count < max(counts)))
    return {first[0]: MOST_POINTS, **({second[0]: SHARED_POINTS} if len(second) == 1 else {})}


def _holders(counts: Sequence[int], count: int) -> list[int]:
    """Return the seats that have so many of something; nobody if that is nothing (rule 12.4)."""
    return [seat for seat, each in enumerate(counts) if each == count > 0]


_CHEAPEST = min(CASTLE_COST, TOWER_COST, *MACHINE_COSTS.values())  # what must be in the purse to build anything
_FIRST_OF = {Machine.TANK: Cause.FIRST_TANK, Machine.PLANE: Cause.FIRST_PLANE}


def options(draft: Draft, lands: Sequence[Territory]) -> list[Action]:
    """Return all projects that can be realised and all that can be built (rules 7.4 to 7.6, 7.10).

    `lands` are the territories of the seat.
    """
    turn = draft.acting
    seat, levels, player = turn.seat, draft.levels, draft.players[turn.seat]
    found: list[Action] = [_realise(card) for card in _projects(draft, seat)] if player.archive else []
    florins = player.florins + (DISCOUNT if seat == draft.leonardo else 0)
    if florins >= _CHEAPEST:
        own = [at for at in lands if levels[at]]
        for machine in Machine:
            if player.design(machine) is not None and _can_build(draft, seat, machine):
                found += [_build(machine, at) for at in own if at not in turn.machines]
        if florins >= TOWER_COST and draft.towers_left:
            found += [_tower(at) for at in own if levels[at] < PERFECT and at not in turn.towers]
        if florins >= CASTLE_COST and draft.castles_left:
            found += [_castle(at) for at in lands if not levels[at]]
    if draft.table.self_destruction:
        found += _destructions(draft, seat)
    return found


@memoized()
def _realise(card: Card) -> Realise:
    return Realise(card)


@memoized()
def _build(machine: Machine, at: Territory) -> Build:
    return Build(machine, at)


@memoized()
def _tower(at: Territory) -> BuildTower:
    return BuildTower(at)


@memoized()
def _castle(at: Territory) -> BuildCastle:
    return BuildCastle(at)


@memoized()
def _destroy(machine: Machine, at: Territory) -> Destroy:
    return Destroy(machine, at)


def _can_pay(draft: Draft, seat: int, florins: int) -> bool:
    return draft.players[seat].florins >= draft.price(seat, florins)


def _projects(draft: Draft, seat: int) -> list[Card]:
    """Return each kind of card of the archive that can be paid and has a hook if it needs one (rules 7.4, 8.4)."""
    player = draft.players[seat]
    kinds = [PROJECTS[card] for card in dict.fromkeys(player.archive)]
    return [
        kind.card
        for kind in kinds
        if _can_pay(draft, seat, kind.cost) and (kind.hangs_on is None or player.hooks_left(kind.hangs_on) > 0)
    ]


def _can_build(draft: Draft, seat: int, machine: Machine) -> bool:
    """Return whether there is a piece and the price, for who has the design (rule 7.5)."""
    return _can_pay(draft, seat, MACHINE_COSTS[machine]) and draft.machines_left(machine) > 0


def _destructions(draft: Draft, seat: int) -> Iterator[Action]:
    """Yield each kind of own machine in each territory (rule 15.3)."""
    for machine in Machine:
        counts = draft.machines(machine)
        yield from (_destroy(machine, at) for at in TERRITORIES if counts[at] and draft.owners[at] == seat)


def realise(draft: Draft, question: TurnQuestion, action: Realise) -> None:
    """Pay a project; it works at once (rule 7.4), a work of art gives its points (rule 8.12)."""
    seat, project = question.seat, PROJECTS[action.card]
    draft.then(Act())
    florins = draft.price(seat, project.cost)
    draft.pay(seat, florins)
    player = draft.players[seat]
    place = player.archive.index(action.card)
    archive = player.archive[:place] + player.archive[place + 1 :]
    draft.change_player(seat, archive=archive, projects=(*player.projects, action.card))
    draft.tell(ProjectRealised, seat, action.card, florins)
    if project.points:
        award(draft, seat, ((Cause.ART, project.points),))


def build(draft: Draft, question: TurnQuestion, action: Build) -> None:
    """Build a machine (rule 7.5); the first of its kind gives points (rule 12.2)."""
    seat, machine = question.seat, action.machine
    draft.then(Act())
    florins = draft.price(seat, MACHINE_COSTS[machine])
    draft.pay(seat, florins)
    draft.machines(machine)[action.at] += 1
    draft.change_turn(machines=(*draft.acting.machines, action.at))
    draft.tell(MachineBuilt, seat, machine, action.at, florins)
    award_first(draft, seat, _FIRST_OF[machine])


def build_tower(draft: Draft, question: TurnQuestion, action: BuildTower) -> None:
    """Build a tower (rule 7.6); the first perfect city that is built gives points (rule 12.2)."""
    seat = question.seat
    draft.then(Act())
    florins = draft.price(seat, TOWER_COST)
    draft.pay(seat, florins)
    draft.levels[action.at] += 1
    draft.change_turn(towers=(*draft.acting.towers, action.at))
    draft.tell(TowerBuilt, seat, action.at, florins)
    if draft.levels[action.at] == PERFECT:
        award_first(draft, seat, Cause.FIRST_PERFECT_CITY)


def build_castle(draft: Draft, seat: int, at: Territory) -> None:
    """Build a castle (rule 7.10)."""
    florins = draft.price(seat, CASTLE_COST)
    draft.pay(seat, florins)
    draft.levels[at] = 1
    draft.tell(CastleBuilt, seat, at, florins)


def destroy(draft: Draft, question: TurnQuestion, action: Destroy) -> None:
    """Destroy an own machine (rule 15.3)."""
    draft.then(Act())
    draft.machines(action.machine)[action.at] -= 1
    draft.tell(MachineDestroyed, question.seat, action.machine, action.at)


def realise_objection(draft: Draft, action: Realise) -> Objection:
    """Return which rule is against realising a project."""
    seat = draft.acting.seat
    player, project = draft.players[seat], PROJECTS.get(action.card)
    if project is None or action.card not in player.archive:
        return Objection("7.4", "not_in_archive", "That project is not in the archive")
    if project.hangs_on is not None and player.design(project.hangs_on) is None:
        return Objection("8.4", "no_design", "An improvement of a machine needs the design of its kind in play")
    if project.hangs_on is not None and not player.hooks_left(project.hangs_on):
        return Objection("8.4", "no_hook", "No hook of the design is free")
    return _too_dear(draft.price(seat, project.cost), "7.4")


def machine_objection(draft: Draft, action: Build) -> Objection:
    seat = draft.acting.seat
    if draft.owners[action.at] != seat or not draft.levels[action.at]:
        return Objection("7.5", "no_castle", "Machines are built on an own territory with a castle")
    if draft.players[seat].design(action.machine) is None:
        return Objection("7.5", "no_design", "The design of that kind is not in play")
    if action.at in draft.acting.machines:
        return Objection("7.5", "castle_made_a_machine", "Each castle makes one machine in a turn")
    if not draft.machines_left(action.machine):
        return Objection("1.4", "no_machine_left", "All machines of that kind are in use")
    return _too_dear(draft.price(seat, MACHINE_COSTS[action.machine]), "7.5")


def tower_objection(draft: Draft, action: BuildTower) -> Objection:
    seat = draft.acting.seat
    if draft.owners[action.at] != seat or not draft.levels[action.at]:
        return Objection("7.6", "no_castle", "Towers are built on own castles")
    if draft.levels[action.at] == PERFECT:
        return Objection("10.2", "four_towers", "A castle has at most four towers")
    if action.at in draft.acting.towers:
        return Objection("7.6", "castle_got_a_tower", "Each castle gets one tower in a turn")
    if not draft.towers_left:
        return Objection("1.4", "no_tower_left", "All towers are in use")
    return _too_dear(draft.price(seat, TOWER_COST), "7.6")


def castle_objection(draft: Draft, action: BuildCastle) -> Objection:
    seat = draft.acting.seat
    if draft.owners[action.at] != seat:
        return Objection("7.10", "not_own_territory", "Castles are built on own territories")
    if draft.levels[action.at]:
        return Objection("10.1", "has_a_castle", "A territory has at most one castle")
    if not draft.castles_left:
        return Objection("1.4", "no_castle_left", "All castles are in use")
    return _too_dear(draft.price(seat, CASTLE_COST), "7.10")


def destroy_objection(draft: Draft, action: Destroy) -> Objection:
    """Return which rule is against destroying a machine."""
    if not draft.table.self_destruction:
        return Objection("15.3", "not_agreed", "That own machines may be destroyed was not agreed on")
    return Objection("15.3", "no_own_machine", f"The seat has no {action.machine.value} there")


def _too_dear(florins: int, rule: str) -> Objection:
    return Objection(rule, "cannot_pay", f"It costs {florins} florins")
