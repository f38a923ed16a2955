"""What workers in a district win: ranks, prices and what rivals leave (rules 8.1 to 8.14)."""

from collections import deque
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from leonardo.ai.davinci.heuristics.valuation import Valuation
from leonardo.ai.davinci.weights import Weights
from leonardo.engine.davinci.actions import Take
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, NOTHING, PRICES, SHOP_SELLS, Box, Component, Place
from leonardo.engine.davinci.prospects import bare
from leonardo.engine.davinci.rules.council import PURCHASE_PRICE
from leonardo.engine.davinci.rules.offers import upgrades
from leonardo.engine.davinci.state import Group, Seat
from leonardo.engine.davinci.view import View

_WANTED: Final = (3, 2)  # the highest price at which a rival is expected to take its first and its second advantage
_COMER: Final = -1  # the seat number of a rival that may still come
Ranks = Sequence[tuple[int, int]]  # seats and strengths in order of arrival


class Contests(Valuation):
    """A valuation that knows what each district would bring for how many workers."""

    def __init__(self, view: View, weights: Weights) -> None:
        super().__init__(view, weights)
        self._worths: dict[Place, list[float]] = {}

    def worths(self, district: Place) -> list[float]:
        """Return what the first, second, ... advantage of a district is worth to the seat."""
        if district not in self._worths:
            self._worths[district] = self._judge(district)
        return self._worths[district]

    def _judge(self, district: Place) -> list[float]:
        kind = SHOP_SELLS.get(district)
        if kind is not None:
            return self.components(kind, min(3, self.view.shops[kind]))
        if district is Place.ACADEMY:
            return [self.apprentice(more) for more in range(min(4, self.view.academy[self.number]))]
        if district is Place.WORKSHOP:
            return sorted((worth for worth, _ in self.upgrades()), reverse=True)[:2]
        return []

    def upgrades(self) -> list[tuple[float, Take]]:
        """Return what the Workshop could give to the seat now (rule 8.12), with its worth."""
        small, large = self.seat.laboratories
        own = Seat(0, 0, False, NOTHING, (bare(small), bare(large) if large else None))
        return [(self.upgrade(action.upgrade), action) for action in upgrades(own) if isinstance(action, Take)]

    def gain(self, district: Place, groups: Ranks) -> float:
        """Return what the seat's group among `groups` can be expected to win in a district."""
        if not any(seat == self.number for seat, _ in groups):
            return 0.0
        order = [seat for seat, _ in sorted(groups, key=lambda group: -group[1])]
        if district is Place.COUNCIL:
            return self._council_gain(order)
        return self._offers_gain(order, self.worths(district))

    def cost(self, price: int, money: int) -> float:
        """Return what it costs to pay a price out of this money.

        A florin is a florin in the end, but before that, who has none can only take what is free.
        """
        if not price or self.view.round >= LAST_CITY_ROUND:
            return float(price)
        bare = self.weights.reserve if money - price < PRICES[1] else 0.0
        return price * self.weights.thrift + bare

    def _offers_gain(self, order: Sequence[int], worths: Sequence[float]) -> float:
        gain, taken, mine = 0.0, 0, 0
        money = self.seat.florins
        times: dict[int, int] = {}
        waiting = deque(order)
        while waiting and taken < len(PRICES):
            seat = waiting.popleft()
            price = PRICES[taken]
            if seat == self.number:
                cost = self.cost(price, money)
                if mine >= len(worths) or worths[mine] <= cost or price > money:
                    return gain
                gain += worths[mine] - cost
                money -= price
                mine += 1
            else:
                before = times.get(seat, 0)
                can_pay = seat == _COMER or self.view.seats[seat].florins >= price
                if before >= len(_WANTED) or price > _WANTED[before] or not can_pay:
                    continue
                times[seat] = before + 1
            taken += 1
            waiting.append(seat)
        return gain

    def _council_gain(self, order: list[int]) -> float:
        rank = order.index(self.number)
        seats = self.view.table.seats
        if seats > 2 and len(order) == seats and rank == len(order) - 1:
            return 0.0
        boxes = sorted(self.boxes.values(), reverse=True)
        begin = self.weights.leonardo if rank == 0 else 0.0
        return begin + (boxes[rank] if rank < len(boxes) else 0.0)

    @cached_property
    def boxes(self) -> dict[Box, float]:
        """What each box of the Council is worth to the seat (rule 8.5)."""
        best = max((worths[0] for kind in Component if (worths := self._first_of(kind))), default=0.0)
        purchase = max(0.0, best - PURCHASE_PRICE) if self.seat.florins >= PURCHASE_PRICE else 0.0
        foresight = 0.4 if self.view.deck_count and self.rounds_to_come > 2 else 0.0
        return {
            Box.MOVE: 0.8,
            Box.TREASURY: float(self.view.treasury),
            Box.FORESIGHT: foresight,
            Box.PURCHASE: purchase,
        }

    def _first_of(self, kind: Component) -> list[float]:
        return self.components(kind, min(1, self.view.shops[kind]))


def ranks(queue: Sequence[Group]) -> list[tuple[int, int]]:
    """Return the groups of a queue as pairs of seat and strength."""
    return [(group.seat, group.strength) for group in queue]


def with_strength(groups: Ranks, seat: int, strength: int) -> list[tuple[int, int]]:
    """Return the groups with a seat's group at this strength, at its place or else last (rule 7.5)."""
    if any(own == seat for own, _ in groups):
        return [(own, strength if own == seat else other) for own, other in groups if own != seat or strength]
    return [*groups, (seat, strength)] if strength else list(groups)


def with_comers(groups: Ranks, ahead: int, behind: int) -> list[tuple[int, int]]:
    """Return the groups with rivals that may still come: before and behind all others."""
    return [*[(_COMER, 99)] * ahead, *groups, *[(_COMER, 0)] * behind]
