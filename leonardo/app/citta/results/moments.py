"""What decided a game: who took the lead, the dearest rent, the highest bid, who fell, who united."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from attrs import frozen

from leonardo.engine.citta import events
from leonardo.engine.citta.terms import Cause
from leonardo.engine.game import Event

_MOST: Final = 6
_LEADS: Final = 2


@frozen
class Moment:
    """What happened to a seat in a round: the key of its sentence, and what is put into it."""

    key: str
    round: int
    seat: int
    florins: int = 0
    other: int = 0
    square: int = 0


def moments(course: Sequence[Sequence[int]], told: Iterable[Event]) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened; `course` has the capitals after each round."""
    rents: list[Moment] = []
    found: list[Moment] = []
    bids: list[Moment] = []
    number = 0
    for event in told:
        match event:
            case events.RoundBegan():
                number = event.round
            case events.Paid(party, int() as to, sum_, Cause.RENT, _):
                rents.append(Moment("rent", number, to, sum_, party))
            case events.AuctionClosed(square, int() as party, sum_):
                bids.append(Moment("bid", number, party, sum_, square=square))
            case events.WentBankrupt():
                found.append(Moment("bankrupt", number, event.party, event.florins))
            case events.UnionMade():
                found.append(Moment("union", number, event.party, other=event.gone))
    found += _leads(course)[-_LEADS:]
    found += sorted(rents, key=lambda each: -each.florins)[:2]
    found += sorted(bids, key=lambda each: -each.florins)[:1]
    return tuple(sorted(found[:_MOST], key=lambda moment: moment.round))


def _leads(course: Sequence[Sequence[int]]) -> list[Moment]:
    """Return the rounds after which another seat was alone in front than the one before."""
    ahead: list[tuple[int, int, int]] = []
    for number, scores in enumerate(course):
        best = max(scores)
        if number and scores.count(best) == 1:
            ahead.append((number, list(scores).index(best), best))
    changes = [later for earlier, later in pairwise(ahead) if earlier[1] != later[1]]
    return [Moment("lead", number, seat, florins) for number, seat, florins in changes]
