"""Where a seat can march in its turn, read from its legal answers without making them all (rules 7.7, 9)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from leonardo.engine.engines.actions import Action, Attack, Invade, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.rules.movement import Answers, March

_KEPT: Final = 256  # sizes of armies of which it is kept in which numbers they may go

MarchT = TypeVar("MarchT", Invade, Attack, Move)


def others(legal: Sequence[Action]) -> tuple[Action, ...]:
    if isinstance(legal, Answers):
        return (*legal.first, legal.last)
    return tuple(action for action in legal if not isinstance(action, Invade | Attack | Move))


def pairs(legal: Sequence[Action], kind: type[MarchT]) -> Iterator[tuple[Territory, Territory, int]]:
    """Yield from where to where a march of a kind can go, each once, and with how many infantry at least."""
    if isinstance(legal, Answers):
        for way in legal.ways:
            if way.kind is kind:
                yield from ((way.source, target, least) for target, least in way.lands() if least <= way.most)
        return
    least: dict[tuple[Territory, Territory], int] = {}
    for action in legal:
        if isinstance(action, kind):
            pair = action.source, action.target
            least[pair] = min(action.infantry, least.get(pair, action.infantry))
    yield from ((source, target, men) for (source, target), men in least.items())


def armies(
    legal: Sequence[Action],
) -> Iterator[tuple[type[March], Territory, Territory, frozenset[tuple[int, int, int]]]]:
    """Yield every way on which something may march, and all numbers of infantry, tanks and planes that may go there."""
    if isinstance(legal, Answers):
        for way in legal.ways:
            for target, least in way.lands():
                yield way.kind, way.source, target, _numbers(least, *way[3:])  # type: ignore[misc]
        return
    found: dict[tuple[type[March], Territory, Territory], set[tuple[int, int, int]]] = {}
    for action in legal:
        if isinstance(action, Invade | Attack | Move):
            numbers = found.setdefault((type(action), action.source, action.target), set())
            numbers.add((action.infantry, action.tanks, action.planes))
    yield from ((*way, frozenset(numbers)) for way, numbers in found.items())


@lru_cache(maxsize=_KEPT)
def _numbers(least: int, most: int, tanks: int, planes: int, escorted: bool) -> frozenset[tuple[int, int, int]]:
    """Return the armies of `least` to `most` infantry with up to so many machines (rules 7.7, 15.4)."""
    return frozenset(
        (men, with_tanks, with_planes)
        for men in range(least, most + 1)
        for with_tanks in range(tanks + 1)
        for with_planes in range(planes + 1)
        if men + with_tanks + with_planes and not (escorted and with_tanks + with_planes > men)
    )
