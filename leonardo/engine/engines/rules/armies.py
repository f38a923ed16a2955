"""Pieces that go from one territory to another, in all numbers that are allowed (rules 7.7, 9.2, 11.3).

A seat may have a thousand ways to divide an army. So the answers of a turn are listed by their ways: how many there are
and whether something is among them is reckoned, and an action is made when somebody asks for it.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, chain
from typing import Final, NamedTuple, overload

from leonardo.engine.engines.actions import Action, Attack, Invade, Move
from leonardo.engine.engines.board import Territory, members
from leonardo.engine.engines.constants import INFANTRY
from leonardo.engine.engines.draft import Draft
from leonardo.engine.memo import memoized

_KEPT: Final = 1 << 7
"""How many lists of armies with machines are kept."""

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
        """Return how many marches there are."""
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
        """Return those to one of the targets."""
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
        """Tell whether a march of this kind and from here is among them."""
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
