"""What decided a game: who took the lead, the largest conquests, the highest bid."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from attrs import frozen

from leonardo.engine.engines import events
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Cause
from leonardo.engine.game import Event

_MOST: Final = 6
_LEADS: Final = 2
_FIRSTS: Final = (Cause.FIRST_TANK, Cause.FIRST_PLANE, Cause.FIRST_PERFECT_CITY)


@frozen
class Moment:
    """What happened to a seat in a round: the key of its sentence, and what is put into it."""

    key: str
    round: int
    seat: int
    count: int = 0
    other: int = 0
    at: Territory | None = None
    card: Card | None = None


def moments(course: Sequence[Sequence[int]], told: Iterable[Event]) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened; `course` are the points by round."""
    wars: list[Moment] = []
    bids: list[Moment] = []
    firsts: list[Moment] = []
    number = 0
    for event in told:
        match event:
            case events.RoundBegan():
                number = event.round
            case events.AttackWon():
                worth = event.level * 2 + event.captured_tanks + event.captured_planes
                wars.append(Moment("conquest", number, event.seat, worth, event.defender, event.at))
            case events.CardTaken():
                bids.append(Moment("bid", number, event.seat, event.florins, card=event.card))
            case events.PointsScored():
                firsts += [
                    Moment(cause.value, number, event.seat, count) for cause, count in event.parts if cause in _FIRSTS
                ]
    found = [*_leads(course)[-_LEADS:], *firsts[:2]]
    found += sorted(wars, key=lambda each: -each.count)[:2]
    found += sorted(bids, key=lambda each: -each.count)[:1]
    return tuple(sorted(found[:_MOST], key=lambda moment: moment.round))


def _leads(course: Sequence[Sequence[int]]) -> list[Moment]:
    """Return the rounds after which another seat was alone in front than the one before."""
    ahead: list[tuple[int, int, int]] = []
    for number, scores in enumerate(course):
        best = max(scores)
        if best and scores.count(best) == 1:
            ahead.append((number, list(scores).index(best), best))
    changes = [later for earlier, later in pairwise(ahead) if earlier[1] != later[1]]
    return [Moment("lead", number, seat, points) for number, seat, points in changes]
