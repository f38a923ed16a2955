"""Pieces that go from one territory to another (rules 7.7, 7.8, 9, 11.1 to 11.6).

They invade free territories, set out to attack, and move between territories of their own, in all numbers that are
allowed. A seat may have a thousand ways to divide an army. So the answers of a turn are listed by their ways: how many
there are and whether something is among them is reckoned, and an action is made when somebody asks for it.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from typing import Final, NamedTuple, overload

from leonardo.engine.engines.actions import Action, Attack, Invade, Move, Stop
from leonardo.engine.engines.board import BY_LAND, LAND_BITS, REACH, REACH_BITS, SEA_BITS, Territory, members
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import ASSAULT, ATTACK_COST, ATTACKS, INFANTRY, INVASION_COST, INVASIONS, MOVES
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.events import AttackBegan, Invaded, LostAtSea, Moved, MovementEnded
from leonardo.engine.engines.questions import Act, BeginAssaults, BeginWar, MoveOn, MoveQuestion, TurnQuestion
from leonardo.engine.engines.state import NOBODY, Player, War
from leonardo.engine.frozen import memoized
from leonardo.engine.game import Objection

_KEPT: Final = 1 << 7  # how many lists of armies with machines are kept

March = Invade | Attack | Move


class Way(NamedTuple):
    """All marches of a `kind` from a territory to some others.

    `targets` are sets of territories as bits (`board.bits`), each with the least infantry that can go there; up to
    `most` go. With them go up to so many tanks and planes, something in any case. Where they must be `escorted`, the
    machines are not more than the infantry (rule 15.4).
    """

    kind: Callable[[Territory, Territory, int, int, int], March]
    source: Territory
    targets: tuple[tuple[int, int], ...]
    most: int
    tanks: int
    planes: int
    escorted: bool

    def number(self) -> int:
        _, _, targets, most, tanks, planes, escorted = self
        if escorted and tanks + planes:
            return sum([len(self.to(target, least)) for target, least in self.lands()])
        machines, whole = (tanks + 1) * (planes + 1), 0
        for lands, least in targets:
            if least <= most:
                whole += lands.bit_count() * ((most - least + 1) * machines - (not least))
        return whole

    def lands(self) -> list[tuple[Territory, int]]:
        """Return the targets in their order, each with its least infantry."""
        if len(self.targets) == 1:
            ((lands, least),) = self.targets
            return [(target, least) for target in members(lands)]
        return sorted([(target, least) for lands, least in self.targets for target in members(lands)])

    def marches(self) -> Iterator[March]:
        """Yield them in their order: by target, then by infantry, tanks and planes."""
        return chain.from_iterable(self.to(target, least) for target, least in self.lands())

    def to(self, target: Territory, least: int) -> tuple[March, ...]:
        if not self.tanks and not self.planes:
            return _without_machines(self.kind, self.source, target)[max(least, 1) : self.most + 1]
        return _with_machines(self, target, least)

    def at(self, index: int) -> March:
        """Return the march of a number, 0 first: only this one is made."""
        kind, source, _, most, tanks, planes, escorted = self
        machines = (tanks + 1) * (planes + 1)
        for target, least in self.lands():
            if escorted and machines > 1:
                found = self.to(target, least)
                if index < len(found):
                    return found[index]
                index -= len(found)
                continue
            count = max(0, most - least + 1) * machines - (not least)
            if index < count:
                more, rest = divmod(index + (not least), machines)
                return kind(source, target, least + more, *divmod(rest, planes + 1))
            index -= count
        raise IndexError(index)

    def has(self, march: March) -> bool:
        machines = march.tanks + march.planes
        return (
            any(lands >> march.target & 1 and least <= march.infantry <= self.most for lands, least in self.targets)
            and 0 <= march.tanks <= self.tanks
            and 0 <= march.planes <= self.planes
            and march.infantry + machines > 0
            and not (self.escorted and machines > march.infantry)
        )


@memoized()
def _without_machines(
    kind: Callable[[Territory, Territory, int, int, int], March], source: Territory, target: Territory
) -> tuple[March, ...]:
    """Return a march of each number of infantry that there can be: most marches are some of these."""
    return tuple(kind(source, target, men, 0, 0) for men in range(INFANTRY))


@memoized(_KEPT)
def _with_machines(way: Way, target: Territory, least: int) -> tuple[March, ...]:
    return tuple(
        way.kind(way.source, target, men, tanks, planes)
        for men in range(least, way.most + 1)
        for tanks in range(way.tanks + 1)
        for planes in range(way.planes + 1)
        if men + tanks + planes and not (way.escorted and tanks + planes > men)
    )


class Answers(Sequence[Action]):
    """The answers of a turn: some actions, the marches of some ways, and one last action."""

    __slots__ = ("_ends", "first", "last", "ways")

    def __init__(self, first: Sequence[Action], ways: Sequence[Way], last: Action) -> None:
        self.first = tuple(first)
        self.ways = tuple(ways)
        self.last = last
        self._ends = tuple(accumulate([way.number() for way in self.ways], initial=len(first)))

    def __len__(self) -> int:
        return self._ends[-1] + 1

    @overload
    def __getitem__(self, index: int) -> Action: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        if place < self._ends[0]:
            return self.first[place]
        if place == self._ends[-1]:
            return self.last
        number = bisect_right(self._ends, place) - 1
        return self.ways[number].at(place - self._ends[number])

    def __iter__(self) -> Iterator[Action]:
        yield from self.first
        for way in self.ways:
            yield from way.marches()
        yield self.last

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Invade | Attack | Move):
            kind, source = type(action), action.source
            for way in self.ways:  # noqa: SIM110 - asked at every step
                if way.source is source and way.kind is kind and way.has(action):
                    return True
            return False
        return action == self.last or action in self.first

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Answers):
            return self.first == other.first and self.ways == other.ways and self.last == other.last
        return isinstance(other, tuple) and tuple(self) == other

    def __hash__(self) -> int:
        return hash((self.first, self.ways, self.last))

    def __repr__(self) -> str:
        return f"Answers{tuple(self)}"


def machines_to_go(draft: Draft, seat: int, source: Territory) -> tuple[int, int]:
    """Return how many tanks and planes of a territory have a design in play (rules 7.7, 9.5, 11.3)."""
    player = draft.players[seat]
    return draft.tanks[source] if player.tank else 0, draft.planes[source] if player.plane else 0


def invasions(draft: Draft, lands: Sequence[int]) -> list[Way]:
    """Return the ways of every invasion (rule 7.7); `lands` are those of all, as bits."""
    turn, found = draft.acting, list[Way]()
    if turn.invasions == INVASIONS or draft.players[turn.seat].florins < INVASION_COST:
        return found
    for source in members(lands[turn.seat]):
        targets, most = REACH_BITS[source] & lands[NOBODY], draft.infantry[source] - 1
        if targets and most:
            tanks, planes = machines_to_go(draft, turn.seat, source)
            found.append(Way(Invade, source, ((targets, 1),), most, tanks, planes, False))
    return found


def attacks(draft: Draft, lands: Sequence[int]) -> list[Way]:
    """Return the ways of every attack (rules 7.8, 11.1 to 11.6); `lands` are those of all, as bits."""
    turn, escort, found = draft.acting, draft.table.escort, list[Way]()
    seat = turn.seat
    if turn.attacks == ATTACKS or draft.players[seat].florins < ATTACK_COST:
        return found
    enemies, by_crossing = _enemies(draft, seat, lands)
    for source in members(lands[seat]):
        most = min(ASSAULT, draft.infantry[source] - 1)
        near, shores = LAND_BITS[source], SEA_BITS[source] & ~LAND_BITS[source]
        if most and enemies & REACH_BITS[source]:
            over_sea = [(there & shores, 1 + lost) for lost, there in by_crossing.items() if there & shores]
            tanks, planes = machines_to_go(draft, seat, source)
            targets = ((enemies & near, 1), *over_sea)
            found.append(Way(Attack, source, targets, most, min(ASSAULT, tanks), min(ASSAULT, planes), escort))
    return found


def _enemies(draft: Draft, seat: int, lands: Sequence[int]) -> tuple[int, dict[int, int]]:
    """Return all territories that can be attacked, and those by how many infantry a crossing costs.

    The last territory of a seat is spared (rule 11.2).
    """
    whole, by_crossing = 0, dict[int, int]()
    for other in range(draft.table.seats):
        if other != seat and lands[other].bit_count() > 1:
            lost = lost_at_sea(draft.players, seat, other)
            whole |= lands[other]
            by_crossing[lost] = by_crossing.get(lost, 0) | lands[other]
    return whole, by_crossing


def crossing(draft: Draft, seat: int, source: Territory, target: Territory) -> int:
    """Return how many infantry of a seat an attack loses on its way: none by land (rules 11.5, 11.6)."""
    return crossing_of(draft.players, draft.owners, seat, source, target)


def crossing_of(
    players: Sequence[Player], owners: Sequence[int], seat: int, source: Territory, target: Territory
) -> int:
    """Return the same for a game as it is seen."""
    return 0 if target in BY_LAND[source] else lost_at_sea(players, seat, owners[target])


def lost_at_sea(players: Sequence[Player], seat: int, defender: int) -> int:
    """Return how many infantry of a seat a crossing to another costs (rule 11.6)."""
    submarines, ironclads = players[defender].has(Card.SUBMARINE), players[seat].has(Card.IRONCLAD)
    return max(0, 1 + submarines - ironclads)


def invade(draft: Draft, question: TurnQuestion, action: Invade) -> None:
    """Go to a free territory (rule 7.7)."""
    seat = question.seat
    draft.then(Act())
    draft.pay(seat, INVASION_COST)
    draft.change_turn(invasions=draft.acting.invasions + 1)
    draft.owners[action.target] = seat
    carry(draft, action.source, action.target, (action.infantry, action.tanks, action.planes))
    draft.tell(
        Invaded,
        seat,
        action.source,
        action.target,
        action.infantry,
        action.tanks,
        action.planes,
        INVASION_COST,
    )


def carry(draft: Draft, source: Territory, target: Territory, pieces: tuple[int, int, int]) -> None:
    """Take infantry, tanks and planes from one territory to another."""
    for counts, moved in zip((draft.infantry, draft.tanks, draft.planes), pieces, strict=True):
        counts[source] -= moved
        counts[target] += moved


def attack(draft: Draft, question: TurnQuestion, action: Attack) -> None:
    """Set out with an army (rule 7.8); by sea it loses some of it (rule 11.6)."""
    seat, source, target = question.seat, action.source, action.target
    defender, lost = draft.owners[target], crossing(draft, seat, source, target)
    by_sea = target not in BY_LAND[source]
    draft.then(BeginWar(), BeginAssaults(defence=False), Act())
    draft.pay(seat, ATTACK_COST)
    draft.change_turn(attacks=draft.acting.attacks + 1)
    draft.infantry[source] -= action.infantry
    draft.tanks[source] -= action.tanks
    draft.planes[source] -= action.planes
    draft.war = War(source, target, seat, defender, action.infantry, action.tanks, action.planes)
    draft.tell(
        AttackBegan,
        seat,
        defender,
        source,
        target,
        action.infantry,
        action.tanks,
        action.planes,
        by_sea,
        ATTACK_COST,
    )
    if lost:
        draft.change_war(infantry=action.infantry - lost)
        draft.tell(LostAtSea, seat, lost)


def invasion_objection(draft: Draft, action: Invade) -> Objection:
    turn = draft.acting
    if turn.invasions == INVASIONS:
        return Objection("7.7", "invasions_used_up", f"A turn has at most {INVASIONS} invasions")
    if draft.players[turn.seat].florins < INVASION_COST:
        return Objection("7.7", "cannot_pay", f"It costs {INVASION_COST} florins")
    if draft.owners[action.source] != turn.seat:
        return Objection("7.7", "not_own_territory", "An invasion begins in an own territory")
    if draft.owners[action.target] != NOBODY:
        return Objection("7.7", "not_free", "Only a free territory can be invaded")
    if action.target not in REACH[action.source]:
        return Objection("7.7", "out_of_reach", "That territory is no neighbour by land nor on the same sea")
    return pieces_objection(draft, action, "7.7", 1) or Objection("7.7", "not_possible", "That invasion is impossible")


def pieces_objection(draft: Draft, action: Invade | Attack, rule: str, least: int) -> Objection | None:
    """Return which rule is against the numbers of pieces that go, if one is."""
    seat, source = draft.acting.seat, action.source
    if action.infantry < least or min(action.tanks, action.planes) < 0:
        return Objection(rule, "infantry_goes", f"At least {least} infantry must go")
    if action.infantry >= draft.infantry[source]:
        return Objection(rule, "infantry_stays", "At least one infantry stays behind")
    if action.tanks > draft.tanks[source] or action.planes > draft.planes[source]:
        return Objection(rule, "too_few_machines", "There are not so many machines")
    tanks, planes = machines_to_go(draft, seat, source)
    if action.tanks > tanks or action.planes > planes:
        return Objection(rule, "no_design", "Machines need their design in play")
    return None


def attack_objection(draft: Draft, action: Attack) -> Objection:
    turn, source, target = draft.acting, action.source, action.target
    defender = draft.owners[target]
    if turn.attacks == ATTACKS:
        return Objection("7.8", "attacks_used_up", f"A turn has at most {ATTACKS} attacks")
    if draft.players[turn.seat].florins < ATTACK_COST:
        return Objection("7.8", "cannot_pay", f"It costs {ATTACK_COST} florins")
    if draft.owners[source] != turn.seat:
        return Objection("11.1", "not_own_territory", "An attack begins in an own territory")
    if defender in (NOBODY, turn.seat):
        return Objection("7.8", "not_of_another", "Only a territory of another seat can be attacked")
    if target not in REACH[source]:
        return Objection("11.1", "out_of_reach", "That territory is no neighbour by land nor on the same sea")
    if draft.owners.count(defender) == 1:
        return Objection("11.2", "last_territory", "The last territory of a seat cannot be attacked")
    if max(action.infantry, action.tanks, action.planes) > ASSAULT:
        return Objection("11.3", "army_too_large", f"An army has at most {ASSAULT} of each kind")
    lost = crossing(draft, turn.seat, source, target)
    if 1 <= action.infantry <= lost:
        return Objection("11.6", "lost_at_sea", f"The crossing costs {lost} infantry; more must go")
    found = pieces_objection(draft, action, "11.4" if action.infantry >= draft.infantry[source] else "11.3", 1)
    return found or Objection("15.4", "escort", "Machines may not be more than the infantry that goes with them")


_STOP = Stop()


def options(draft: Draft, lands: Sequence[int]) -> list[Way]:
    """Return the ways of every movement that is possible (rules 9.1 to 9.5); `lands` are those of all, as bits."""
    turn, found = draft.acting, list[Way]()
    if turn.moved:
        return found
    for source, targets in reached(lands[turn.seat]):
        most = draft.infantry[source] - 1
        tanks, planes = machines_to_go(draft, turn.seat, source)
        if most + tanks + planes:
            found.append(Way(Move, source, ((targets, 0),), most, tanks, planes, False))
    return found


@memoized(1 << 12)
def reached(own: int) -> tuple[tuple[Territory, int], ...]:
    """Return for each territory of a seat where a movement can go, all as bits; not if nowhere (rules 9.3, 9.4)."""
    found = {}
    for linked in _chains(own):
        for source in members(linked):
            found[source] = (linked | SEA_BITS[source] & own) & ~(1 << source)
    return tuple((source, found[source]) for source in members(own) if found[source])


def _chains(own: int) -> Iterator[int]:
    left = own
    while left:
        chain, grown = 0, left & -left
        while grown:
            chain |= grown
            near = 0
            for here in members(grown):
                near |= LAND_BITS[here]
            grown = near & left & ~chain
        left &= ~chain
        yield chain


def further(draft: Draft, question: MoveQuestion) -> Sequence[Action]:  # noqa: ARG001 - the turn says whose it is
    """Return every further movement, and to stop (rule 9.1)."""
    return Answers((), options(draft, draft.lands()), _STOP)


def move(draft: Draft, question: TurnQuestion | MoveQuestion, action: Move) -> None:
    """Move pieces (rule 9.2); the last movement of three ends it (rule 9.1)."""
    moves = draft.acting.moves + 1
    over = moves == MOVES
    draft.then(Act() if over else MoveOn())
    draft.change_turn(moves=moves, moved=over)
    carry(draft, action.source, action.target, (action.infantry, action.tanks, action.planes))
    draft.tell(Moved, question.seat, action.source, action.target, action.infantry, action.tanks, action.planes)


def move_on(draft: Draft, task: MoveOn) -> None:  # noqa: ARG001 - the turn says whose it is
    """Ask for a further movement (rule 9.1)."""
    draft.question = MoveQuestion(draft.acting.seat)


def stop(draft: Draft, question: MoveQuestion, action: Stop) -> None:  # noqa: ARG001 - it says all
    """Move no further; the turn goes on (rule 9.1)."""
    draft.then(Act())
    draft.change_turn(moved=True)
    draft.tell(MovementEnded, question.seat, draft.forced)


def objection(draft: Draft, action: Move) -> Objection:
    turn, source, target = draft.acting, action.source, action.target
    if turn.moved:
        return Objection("9.1", "movement_is_over", "Movement is over for this turn")
    if draft.owners[source] != turn.seat or draft.owners[target] != turn.seat:
        return Objection("9.2", "not_own_territory", "A movement goes from one own territory to another")
    if not dict(reached(draft.lands()[turn.seat])).get(source, 0) >> target & 1:
        return Objection("9.3", "out_of_reach", "There is no way through own territories, nor over one sea")
    if action.infantry >= draft.infantry[source]:
        return Objection("9.2", "infantry_stays", "At least one infantry stays behind")
    if action.tanks > draft.tanks[source] or action.planes > draft.planes[source]:
        return Objection("9.2", "too_few_machines", "There are not so many machines")
    if min(action.infantry, action.tanks, action.planes) < 0 or not action.infantry + action.tanks + action.planes:
        return Objection("9.2", "nothing_moves", "A movement takes at least one piece")
    return Objection("9.5", "no_design", "Machines need their design in play")


def further_objection(draft: Draft, question: MoveQuestion, action: Action) -> Objection:  # noqa: ARG001 - as asked
    """Return which rule is against an answer while pieces are moved."""
    if isinstance(action, Move):
        return objection(draft, action)
    return Objection("9.1", "stop_moving_first", "Move further, or stop moving first")
