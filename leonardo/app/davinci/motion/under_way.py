"""The table while pieces are under way: what leaves is gone already, what arrives is not there yet.

Only florins are counted one by one, as each of them leaves and lands. The phase, and the district that is resolved, are
those that begin: so the one before is over as soon as the Lord of the City leaves it.
"""

from collections.abc import Iterable

from leonardo.app.davinci.spots import AuctionSpot, BoxSpot, FlorinsSpot, Spot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight
from leonardo.engine.davinci.constants import Place, Stock
from leonardo.engine.davinci.state import Group, Queue
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View
from leonardo.engine.frozen import evolve


def under_way(before: View, after: View) -> View:
    """Return the view between `before` and `after`: of everything that can be counted, the lesser."""
    return evolve(
        before,
        phase=after.phase,
        lord=after.lord,
        treasury=min(before.treasury, after.treasury),
        seats=tuple(_seat(one, other) for one, other in zip(before.seats, after.seats, strict=True)),
        queues=tuple(_queue(before.queues[place], after.queues[place]) for place in tuple(Place)[: len(before.queues)]),
        deck_count=min(before.deck_count, after.deck_count),
        shops=_stock(before.shops, after.shops),
        academy=tuple(min(pair) for pair in zip(before.academy, after.academy, strict=True)),
    )


def counted(view: View, before: View, left: Iterable[Flight], landed: Iterable[Flight]) -> View:
    """Return `view` with the florins that lay there `before`, without those that have left, with those that landed."""
    florins = [seat.florins for seat in before.seats]
    treasury = before.treasury
    gone = [(flight.start, -1) for flight in left if isinstance(flight.piece, CoinPiece)]
    come = [(flight.end, 1) for flight in landed if isinstance(flight.piece, CoinPiece)]
    for spot, change in gone + come:
        owner = _owner(spot)
        if owner is not None:
            florins[owner] += change
        elif isinstance(spot, BoxSpot):
            treasury += change
    seats = (evolve(seat, florins=count) for seat, count in zip(view.seats, florins, strict=True))
    return evolve(view, seats=tuple(seats), treasury=treasury)


def _owner(spot: Spot) -> int | None:
    """Return whose florins lie at a spot; what is in a purse still counts as its owner's."""
    return spot.seat if isinstance(spot, FlorinsSpot | AuctionSpot) else None


def _seat(before: SeatView, after: SeatView) -> SeatView:
    small, large = before.laboratories
    small_after, large_after = after.laboratories
    both = large is not None and large_after is not None
    return evolve(
        before,
        florins=min(before.florins, after.florins),
        apprentices=min(before.apprentices, after.apprentices),
        master=before.master and after.master,
        holdings=_stock(before.holdings, after.holdings),
        hand=_stock(before.hand, after.hand) if before.hand is not None and after.hand is not None else None,
        laboratories=(
            _laboratory(small, small_after),
            _laboratory(large, large_after) if both and large and large_after else None,
        ),
        owned=tuple(card for card in before.owned if card in after.owned),
    )


def _laboratory(before: LaboratoryView, after: LaboratoryView) -> LaboratoryView:
    return evolve(
        before,
        automata=min(before.automata, after.automata),
        apprentices=min(before.apprentices, after.apprentices),
        master=before.master and after.master,
        busy=before.busy and after.busy,
        weeks=after.weeks if before.busy and after.busy else before.weeks,
        invention=before.invention if after.busy else None,
    )


def _queue(before: Queue, after: Queue) -> Queue:
    found: list[Group] = []
    for group in before:
        later = next((other for other in after if other.seat == group.seat), None)
        if later is not None:
            found.append(Group(group.seat, min(group.apprentices, later.apprentices), group.master and later.master))
    return tuple(group for group in found if group.strength)


def _stock(before: Stock, after: Stock) -> Stock:
    iron, wood, rope, brick, glass = (min(pair) for pair in zip(before, after, strict=True))
    return iron, wood, rope, brick, glass
