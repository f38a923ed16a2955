"""Where a seat can march in its turn, read from its legal answers without making them all."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from leonardo.engine.engines.actions import Action, Attack, Invade, Move
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.rules.armies import Answers

MarchT = TypeVar("MarchT", Invade, Attack, Move)


def others(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return all answers that are no marches."""
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
