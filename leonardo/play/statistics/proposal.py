"""Which level a person may like to play against next, after wins or losses against one."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import frozen

from leonardo.play.statistics.game import Own

_LOOKED_AT: Final = 3
_WON: Final = 2
"""Wins among the last three games against a level after which the next is proposed."""


class Way(Enum):
    """Up or down; the value is the key of the sentence that proposes it."""

    HARDER = "harder"
    EASIER = "easier"


@frozen
class Proposal:
    """A level that fits better than the last one."""

    way: Way
    level: str


def propose(games: Sequence[Own], levels: Sequence[str]) -> Proposal | None:
    """Return what is proposed after the last game; `levels` are the easiest first.

    A harder level after two wins among the last three games in a row against one level, of which the last was won; an
    easier one after three that ended in the lower half.
    """
    level = games[-1].level if games else None
    if level not in levels:
        return None
    latest: list[Own] = []
    for own in reversed(games):
        if own.level != level or len(latest) == _LOOKED_AT:
            break
        latest.append(own)
    place = levels.index(level)
    if latest[0].won and sum(own.won for own in latest) >= _WON and place + 1 < len(levels):
        return Proposal(Way.HARDER, levels[place + 1])
    if len(latest) == _LOOKED_AT and all(_low(own) for own in latest) and place > 0:
        return Proposal(Way.EASIER, levels[place - 1])
    return None


def _low(own: Own) -> bool:
    return own.seat.place * 2 > len(own.result.seats) + 1 or own.seat.place == len(own.result.seats)
