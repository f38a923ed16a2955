"""What decided a game: who took the lead, the dearest rent, the highest bid, who fell, who united."""

from collections.abc import Iterable, Sequence
from typing import Final

from attrs import frozen

from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.state import Capital
from leonardo.engine.game import Event

_MOST: Final = 6
_LEADS: Final = 2
_FATES: Final = 3


@frozen
class Moment:
    """What happened to a seat in a round: the key of its sentence, and what is put into it.

    `members` are all to whom it happened, where a guild is named.
    """

    key: str
    round: int
    seat: int
    florins: int = 0
    other: int = 0
    square: int = 0
    members: tuple[int, ...] = ()


def moments(course: Sequence[Sequence[Capital | None]], told: Iterable[Event]) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened; `course` has the capitals after each round.

    A rent that the bank pays for a bankrupt player is left out: the bankruptcy says it.
    """
    happened: list[Moment] = []
    leads, number = {each.round: each for each in _leads(course)[-_LEADS:]}, 0
    for event in told:
        match event:
            case events.RoundBegan():
                if number in leads:
                    happened.append(leads[number])
                number = event.round
            case events.Paid(party, int() as to, sum_, Cause.RENT, False):
                happened.append(Moment("rent", number, to, sum_, party))
            case events.AuctionClosed(square, int() as party, sum_):
                happened.append(Moment("bid", number, party, sum_, square=square))
            case events.WentBankrupt():
                happened.append(Moment("bankrupt", number, event.party, event.florins, members=event.members))
            case events.UnionMade():
                happened.append(Moment("union", number, event.party, other=event.gone))
    if number in leads:
        happened.append(leads[number])
    told_of = [each for each in happened if each.key == "lead"]
    told_of += [each for each in happened if each.key in {"bankrupt", "union"}][-_FATES:]
    told_of += _largest(happened, "rent")[:2]
    told_of += _largest(happened, "bid")[:1]
    kept = told_of[:_MOST]
    return tuple(each for each in happened if any(each is other for other in kept))


def _largest(happened: Sequence[Moment], key: str) -> list[Moment]:
    return sorted((each for each in happened if each.key == key), key=lambda each: -each.florins)


def _leads(course: Sequence[Sequence[Capital | None]]) -> list[Moment]:
    """Return the rounds after which another party was alone in front than the one before."""
    found: list[Moment] = []
    ahead: tuple[int, ...] = ()
    for number, seats in enumerate(course):
        parties = {each.members: each.share for each in seats if each is not None}
        best = max(parties.values(), default=0)
        first = [members for members, share in parties.items() if share == best]
        if number and len(first) == 1:
            if ahead and not set(ahead) & set(first[0]):
                found.append(Moment("lead", number, first[0][0], best, members=first[0]))
            ahead = first[0]
    return found
