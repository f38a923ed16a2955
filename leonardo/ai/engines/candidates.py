"""The choices that are worth looking ahead from, of those that are sensible."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from leonardo.ai.engines import heuristics, marches, regrets, turns
from leonardo.ai.engines.candidate_effects import worthwhile
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.position_features import PositionFeatures
from leonardo.engine.engines.actions import Action, Bid, Stop
from leonardo.engine.engines.constants import BID_STEP
from leonardo.engine.engines.questions import (
    BidQuestion,
    MoveQuestion,
    SettleQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.view import View

BOLD: Final = Personality(sure=0.5, walls=1.3, exact=False)
"""What is thought of: more than would be done without looking ahead."""
_DEEDS: Final = 5
"""Of the deeds of a turn so many are looked at."""
_BIDS: Final = (0.0, 0.5, 0.8, 1.25, 1.6, 2.0)
"""Parts of the usual bid that are tried beside it."""


def choose(view: View, legal: Sequence[Action], usual: Action, most: int) -> list[Action]:
    """Return at most so many of the legal actions, the most promising first; `usual` is that of the rules of thumb."""
    finder = _FINDERS.get(type(view.question))
    found = legal if finder is None else [each for each in finder(view, legal, usual) if each in legal]
    return list(dict.fromkeys(found))[:most]


def _turn(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - it is tried anyway
    sight, seat = PositionFeatures(view), view.viewer or 0
    deeds = [deed.action for deed in worthwhile(sight, seat, legal, BOLD)[:_DEEDS]]
    yield from (action for action in deeds if not regrets.is_hopeless(view, action))
    move = marches.moved(sight, seat, legal)
    if move is not None:
        yield move
    yield turns.at_last(sight, seat, legal)
    yield legal[-1]


def _move(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - it is tried anyway
    move = marches.moved(PositionFeatures(view), view.viewer or 0, legal)
    if move is not None:
        yield move
    yield Stop()


def _bid(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - the least is 0
    florins = usual.florins if isinstance(usual, Bid) else 0
    wished = max(florins, 3 * BID_STEP)
    yield from (Bid(BID_STEP * round(part * wished / BID_STEP)) for part in _BIDS)


def _settle(view: View, legal: Sequence[Action], usual: Action) -> Iterator[Action]:  # noqa: ARG001 - it is tried anyway
    yield from sorted(legal, key=lambda action: -heuristics.beginning(view, action))


_FINDERS: Final[dict[type, Callable[[View, Sequence[Action], Action], Iterator[Action]]]] = {
    TurnQuestion: _turn,
    MoveQuestion: _move,
    BidQuestion: _bid,
    SettleQuestion: _settle,
}
"""What finds promising choices where there are many; elsewhere all are looked at."""
