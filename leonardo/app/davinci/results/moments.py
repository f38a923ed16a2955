"""What decided a game: when somebody else took the lead, races that were lost by a round or less, the dearest bid."""

from collections.abc import Iterable, Sequence
from enum import Enum
from itertools import pairwise
from typing import Final

from attrs import frozen

from leonardo.engine.davinci import events
from leonardo.engine.game import Event

_MOST: Final = 6  # how many moments are told at most
_LEADS: Final = 3
_RACES: Final = 2  # of them changes of the lead, the latest, and races, those that cost most


class Kind(Enum):
    """What happened."""

    LEAD = "lead"
    RACE = "race"
    BID = "bid"
    REWARD = "reward"


@frozen
class Moment:
    """What happened to a seat in a round.

    `florins` are what it then had (a lead), got less (a race), paid (a bid) or got (a reward); `other` is who was
    first in a race.
    """

    kind: Kind
    round: int
    seat: int
    florins: int
    invention: int = 0
    other: int = -1


def moments(course: Sequence[Sequence[int]], told: Iterable[Event], rewards: dict[int, int]) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened.

    `course` are the florins of all after each round, `rewards` what the first to complete an invention gets for it.
    """
    happened = list(_happened(told, rewards))
    races = sorted((each for each in happened if each.kind is Kind.RACE), key=lambda race: -race.florins)[:_RACES]
    bids = sorted((each for each in happened if each.kind is Kind.BID), key=lambda bid: -bid.florins)[:1]
    found = [*_leads(course)[-_LEADS:], *races, *(bid for bid in bids if bid.florins)]
    best = sorted((each for each in happened if each.kind is Kind.REWARD), key=lambda reward: -reward.florins)
    found += best[: _MOST - len(found)]
    return tuple(sorted(found, key=lambda moment: moment.round))


def _leads(course: Sequence[Sequence[int]]) -> list[Moment]:
    """Return the rounds after which another seat was alone in front than the one before."""
    ahead: list[tuple[int, int, int]] = []
    for number, scores in enumerate(course):
        best = max(scores)
        if number and scores.count(best) == 1:
            ahead.append((number, list(scores).index(best), best))
    changes = [later for earlier, later in pairwise(ahead) if earlier[1] != later[1]]
    return [Moment(Kind.LEAD, number, seat, florins) for number, seat, florins in changes]


def _happened(told: Iterable[Event], rewards: dict[int, int]) -> Iterable[Moment]:
    number = 0
    first: dict[int, tuple[int, int]] = {}
    for event in told:
        match event:
            case events.RoundBegan():
                number = event.round
            case events.InventionCompleted(first=True):
                first[event.invention] = number, event.seat
                yield Moment(Kind.REWARD, number, event.seat, event.reward, event.invention)
            case events.InventionCompleted():
                when, who = first[event.invention]
                if number - when <= 1:
                    less = rewards[event.invention] - event.reward
                    yield Moment(Kind.RACE, number, event.seat, less, event.invention, who)
            case events.AuctionSettled(winner=int() as winner):
                yield Moment(Kind.BID, number, winner, dict(event.bids)[winner], event.invention)
