"""What a way to the city promises, for the quick player: who is there, who may come, and what the ranks win."""

from random import Random
from typing import Final

from leonardo.ai.davinci.ledger import KINDS, Ledger, Position
from leonardo.ai.davinci.swift_home import APPRENTICES, MASTER, Home
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.questions import PlacementQuestion
from leonardo.engine.davinci.state import Seat
from leonardo.engine.davinci.terms import (
    APPRENTICES_PER_SEAT,
    AUTOMATA_PER_SEAT,
    LAST_ROUND,
    PRICES,
    SHOP_SELLS,
    Place,
    Upgrade,
)

_SHOPS: Final = tuple((shop, int(kind)) for shop, kind in SHOP_SELLS.items())
_MOST_TOGETHER: Final = 4
"""More apprentices than these never pay in one district."""
_RANKS: Final = 7
"""More ranks than there are groups in a district."""


class City:
    """Judges ways to the districts; `blur` is how roughly (a factor)."""

    def __init__(self, ledger: Ledger, blur: float) -> None:
        self._ledger = ledger
        self._rates = ledger.rates
        self._blur = blur
        self._tables: dict[tuple[object, ...], tuple[float, ...]] = {}

    def ways(
        self, position: Position, question: PlacementQuestion, seat: Seat, home: Home, random: Random
    ) -> list[tuple[float, Action]]:
        """Return what each way to go to a district promises beyond what the workers would bring elsewhere."""
        number = question.seat
        strength = len(home) - 1
        full = home[strength][0]
        crew = self._rates.crew
        loss = [full - home[strength - used][0] + crew * used for used in range(min(strength, _MOST_TOGETHER) + 1)]
        comers = 0
        for other, rival in enumerate(position.seats):
            if other != number and other not in question.passed and (rival.apprentices or rival.master):
                comers += 1
        risk = min(0.9, comers * self._rates.overtaken)
        risks = (0.0, risk, 0.5 * risk, 0.25 * risk, 0.12 * risk, 0.06 * risk, 0.03 * risk)
        most_apprentices = min(seat.apprentices, _MOST_TOGETHER)
        found: list[tuple[float, Action]] = []
        for place, first, second in self.worths(position, number, seat):
            own, apprentices_there, others = 0, 0, []
            ahead = True
            for group in position.queues[place]:
                if group.seat == number:
                    own, apprentices_there, ahead = group.apprentices + 2 * group.master, group.apprentices, False
                else:
                    others.append((group.apprentices + 2 * group.master, ahead))
            table = self._table_of(place, position, len(others), first, second, seat.florins)
            before = self._win(table, others, own, risks) if own else 0.0
            keen = 1 + self._blur * (random.random() - 0.5)
            if not apprentices_there:
                for count in range(1, most_apprentices + 1):
                    win = self._win(table, others, own + count, risks)
                    found.append((keen * (win - before) - loss[count], APPRENTICES[place][count]))
            if seat.master:
                win = self._win(table, others, own + 2, risks)
                found.append((keen * (win - before) - loss[2], MASTER[place]))
        return found

    def worths(self, position: Position, number: int, seat: Seat) -> list[tuple[Place, float, float]]:
        """Return the districts that could be of use, with the worth of a first and a second advantage."""
        rounds = LAST_ROUND - position.round
        ledger = self._ledger
        needs = ledger.needs(position, seat, rounds)
        found: list[tuple[Place, float, float]] = []
        boxes = [max(0.5, float(position.treasury)), 0.8, max(0.3, max(needs[1 : 1 + KINDS]) - 1)]
        boxes.sort(reverse=True)
        found.append((Place.COUNCIL, boxes[0] + self._rates.leonardo, boxes[1]))
        for place, kind in _SHOPS:
            if needs[1 + kind] > 0.3:
                found.append((place, needs[1 + kind], needs[1 + KINDS + kind] - needs[1 + kind]))
        owned = owned_apprentices(position, number, seat)
        if owned < APPRENTICES_PER_SEAT:
            worth = ledger.apprentice(owned, position.round)
            if worth > 0.3:
                found.append((Place.ACADEMY, worth, 0.9 * worth if owned < APPRENTICES_PER_SEAT - 1 else 0.0))
        upgrades = self._upgrades(seat, position.round)
        if upgrades and upgrades[0] > 0.3:
            found.append((Place.WORKSHOP, upgrades[0], upgrades[1] if len(upgrades) > 1 else 0.0))
        return found

    def _upgrades(self, seat: Seat, round_: int) -> list[float]:
        small, large = seat.laboratories
        found = []
        ledger = self._ledger
        if large is None:
            found.append(ledger.upgrade(Upgrade.LARGE4, round_))
        elif large.spaces == 4 and large.invention is None:
            found.append(ledger.upgrade(Upgrade.LARGE6, round_))
        if small.spaces == 3 and small.invention is None:
            found.append(ledger.upgrade(Upgrade.SMALL5, round_))
        if small.can_take_automaton or (large is not None and large.can_take_automaton):
            automata = small.automata + (large.automata if large else 0)
            if automata < AUTOMATA_PER_SEAT:
                found.append(ledger.upgrade(Upgrade.AUTOMATON, round_))
        found.sort(reverse=True)
        return found

    def _win(
        self, table: tuple[float, ...], others: list[tuple[int, bool]], strength: int, risks: tuple[float, ...]
    ) -> float:
        """Return what a group of this strength can be expected to win among those there and those who may come."""
        rank = 0
        for other, ahead in others:
            if other > strength or (other == strength and ahead):
                rank += 1
        risk = risks[strength] if strength < len(risks) else risks[-1]
        return (1 - risk) * table[rank] + risk * table[_RANKS + rank + 1]

    def _table_of(
        self, place: Place, position: Position, others: int, first: float, second: float, florins: int
    ) -> tuple[float, ...]:
        """Return what each rank wins in a district with so many others, and then what it wins with one more."""
        council = place is Place.COUNCIL
        key = (council, others, first, second, florins)
        table = self._tables.get(key)
        if table is None:
            gains = []
            for present in (others, others + 1):
                for rank in range(_RANKS):
                    if council:
                        gain = self._box_at(rank, present, position, first, second)
                    else:
                        gain = self.offer_at(rank, present, first, second, florins)
                    gains.append(self._rates.city * gain)
            table = self._tables[key] = tuple(gains)
        return table

    def _box_at(self, rank: int, others: int, position: Position, first: float, second: float) -> float:
        seats = len(position.seats)
        if rank == others and others + 1 == seats and seats > 2:
            return 0.0
        return first if rank == 0 else second if rank == 1 else 0.3 if rank <= 3 else 0.0

    def offer_at(self, rank: int, others: int, first: float, second: float, florins: int) -> float:
        """Return what a rank wins where the advantages are offered in turn (rule 8.9), its prices paid."""
        if rank >= len(PRICES):
            return 0.0
        price = PRICES[rank]
        won = first - self._rates.thrift * price
        if won <= 0 or florins < price:
            return 0.0
        again = rank + others + 1
        if second > 0 and again < len(PRICES) and florins >= price + PRICES[again]:
            won += max(0.0, second - self._rates.thrift * PRICES[again])
        return won


def owned_apprentices(position: Position, number: int, seat: Seat) -> int:
    """Return how many apprentices a seat owns, wherever they are."""
    owned = seat.apprentices
    for laboratory in seat.laboratories:
        if laboratory is not None:
            owned += laboratory.apprentices
    for queue in position.queues:
        for group in queue:
            if group.seat == number:
                owned += group.apprentices
    return owned
