"""How a finished game went: the points of each seat after each round, by what they were for, and its wars."""

from collections.abc import Iterable, Mapping, Sequence

from attrs import define, field, frozen

from leonardo.engine.engines import events
from leonardo.engine.engines.constants import Cause
from leonardo.engine.engines.state import State
from leonardo.engine.game import Event


@define
class Account:
    """What a seat got points for, the attacks that it won, lost and held out against, and what it paid for cards."""

    points: dict[Cause, int] = field(factory=dict)
    won: int = 0
    lost: int = 0
    held: int = 0
    paid_in_auctions: int = 0


@frozen
class Ledger:
    """The accounts of all seats, and their points before the first round and after each."""

    accounts: tuple[Account, ...]
    course: tuple[tuple[int, ...], ...]


def ledger(seats: int, told: Sequence[Event]) -> Ledger:
    """Return the ledger of a game of so many seats from all that happened in it.

    The last decision of a round brings its points and begins the next one, so that no state shows how a round ended.
    """
    course: list[tuple[int, ...]] = []
    points = [0] * seats
    for event in told:
        match event:
            case events.RoundBegan():
                course.append(tuple(points))
            case events.PointsScored():
                points[event.seat] += event.points
    course.append(tuple(points))
    return Ledger(accounts(seats, told), tuple(course))


def _points(state: State) -> tuple[int, ...]:
    return tuple(player.points for player in state.players)


def accounts(seats: int, told: Iterable[Event]) -> tuple[Account, ...]:
    found = tuple(Account() for _ in range(seats))
    for event in told:
        match event:
            case events.PointsScored():
                _add(found[event.seat].points, event.parts)
            case events.AttackWon():
                found[event.seat].won += 1
            case events.AttackLost():
                found[event.seat].held += 1
                found[event.attacker].lost += 1
            case events.CardTaken():
                found[event.seat].paid_in_auctions += event.florins
    return found


def _add(points: dict[Cause, int], parts: Sequence[tuple[Cause, int]]) -> None:
    for cause, count in parts:
        points[cause] = points.get(cause, 0) + count


def of_kind(points: Mapping[Cause, int], causes: Iterable[Cause]) -> int:
    return sum(points.get(cause, 0) for cause in causes)


def placing(state: State) -> list[int]:
    """Return in which place each seat came in: the one that has the agreed points first, then by points (rule 13.2)."""
    scores = _points(state)
    return [1 + sum(other > score for other in scores) for score in scores]
