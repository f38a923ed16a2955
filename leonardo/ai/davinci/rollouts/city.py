"""What a way to the city promises, for the quick player: who is there, who may come, and what the ranks win."""

from random import Random
from typing import Final

from leonardo.ai.davinci.rollouts.estimates import KINDS, Estimates, Position
from leonardo.ai.davinci.rollouts.work import APPRENTICES, MASTER, MOST_TOGETHER, Home
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATA_PER_SEAT,
    LAST_ROUND,
    PRICES,
    SHOP_SELLS,
    Place,
    Upgrade,
)
from leonardo.engine.davinci.state import Queue, Seat, apprentices_owned

_SHOPS: Final = tuple((shop, int(kind)) for shop, kind in SHOP_SELLS.items())
_RANKS: Final = 7  # more ranks than there are groups in a district
_MOST_SEATS: Final = 5

Worth = tuple[Place, float, float]  # a district, and what a first and a second advantage of it are worth
_Way = tuple[float, int, Action]  # what is won by going to a district, the strength that it takes, and the action
_Standing = tuple[int, ...]
"""Who is in a district: the strength of the seat's own group and its apprentices, then a number for each other group
that is above twice the strength of those that it ranks before (rule 8.1)."""
_NOBODY: Final = (0, 0)
_Ways = list[_Way]
_Means = tuple[int, int, bool, int]
"""What a seat goes with: its florins as far as they count, apprentices and master, and how many rivals may follow."""
Opened = tuple[Worth, _Means, dict[_Standing, _Ways]]
"""A district, what a seat goes there with, and the ways to go there by who is there already."""
_RICH: Final = PRICES[-2] + PRICES[-1]
"""As many florins as two advantages of a district cost at most: more do not count."""


class City:
    """Judges ways to the districts, each once for each standing of a district; `blur` is how roughly (a factor)."""

    def __init__(self, estimates: Estimates, blur: float) -> None:
        self._estimates = estimates
        self._rates = estimates.rates
        self._blur = blur
        self._risks = [_risks(min(0.9, comers * estimates.rates.overtaken)) for comers in range(_MOST_SEATS)]
        self._ways: dict[tuple[Worth, _Means], dict[_Standing, _Ways]] = {}
        self._tables: dict[tuple[object, ...], tuple[float, ...]] = {}

    def ways(
        self, position: Position, number: int, opened: list[Opened], home: Home, random: Random
    ) -> list[tuple[float, Action]]:
        """Return what each way to go to a district promises beyond what the workers would bring elsewhere."""
        found: list[tuple[float, Action]] = []
        for worth, means, _ in opened:
            ways = self._find_ways(worth, _standing(position.queues[worth[0]], number), means, len(position.seats))
            keen = 1 + self._blur * (random.random() - 0.5)
            found.extend([(keen * gain - home.loss[used], action) for gain, used, action in ways])
        return found

    def best(self, position: Position, number: int, opened: list[Opened], home: Home, random: Random) -> Action | None:
        """Return the way that promises most; nothing if none promises enough."""
        queues, loss, blur, draw = position.queues, home.loss, self._blur, random.random
        best, most = None, self._rates.least
        for worth, means, kept in opened:
            queue = queues[worth[0]]
            standing = _standing(queue, number) if queue else _NOBODY
            ways = kept.get(standing)
            if ways is None:
                ways = kept[standing] = _promising(self._find_ways(worth, standing, means, len(position.seats)))
            keen = 1 + blur * (draw() - 0.5)
            for gain, used, action in ways:
                net = keen * gain - loss[used]
                if net > most:
                    best, most = action, net
        return best

    def opened(self, position: Position, number: int, seat: Seat, comers: int) -> list[Opened]:
        """Return the districts that could be of use to a seat if so many rivals may still come."""
        means = (enough(seat.florins), min(seat.apprentices, MOST_TOGETHER), seat.master, comers)
        return [
            (worth, means, self._ways.setdefault((worth, means), {})) for worth in self.worths(position, number, seat)
        ]

    def _find_ways(self, worth: Worth, standing: _Standing, means: _Means, seats: int) -> _Ways:
        place = worth[0]
        own, apprentices_there, *others = standing
        florins, most, master, comers = means
        table = self._table_of(worth, len(others), florins, seats)
        risks = self._risks[comers]

        def win(strength: int) -> float:
            """Return what a group can be expected to win among those there and those who may come."""
            rank = sum([1 for other in others if other > 2 * strength])
            risk = risks[strength] if strength < len(risks) else risks[-1]
            return (1 - risk) * table[rank] + risk * table[_RANKS + rank + 1]

        before = win(own) if own else 0.0
        counts = () if apprentices_there else range(1, most + 1)
        ways: list[_Way] = [(win(own + count) - before, count, APPRENTICES[place][count]) for count in counts]
        if master:
            ways.append((win(own + 2) - before, 2, MASTER[place]))
        return ways

    def worths(self, position: Position, number: int, seat: Seat) -> list[Worth]:
        """Return the districts that could be of use, with the worth of a first and a second advantage."""
        needs = self._estimates.needs(position, seat, LAST_ROUND - position.round)
        owned = apprentices_owned(number, seat, position.queues)
        boxes = [max(0.5, float(position.treasury)), 0.8, max(0.3, max(needs[1 : 1 + KINDS]) - 1)]
        boxes.sort(reverse=True)
        found = [(Place.COUNCIL, boxes[0] + self._rates.leonardo, boxes[1])]
        for place, kind in _SHOPS:
            if needs[1 + kind] > 0.3:
                found.append((place, needs[1 + kind], needs[1 + KINDS + kind] - needs[1 + kind]))
        if owned < APPRENTICES_PER_SEAT:
            worth = self._estimates.apprentice(owned, position.round)
            if worth > 0.3:
                found.append((Place.ACADEMY, worth, 0.9 * worth if owned < APPRENTICES_PER_SEAT - 1 else 0.0))
        upgrades = self._upgrades(seat, position.round)
        if upgrades and upgrades[0] > 0.3:
            found.append((Place.WORKSHOP, upgrades[0], upgrades[1] if len(upgrades) > 1 else 0.0))
        return found

    def _upgrades(self, seat: Seat, round_: int) -> list[float]:
        small, large = seat.laboratories
        found = []
        estimates = self._estimates
        if large is None:
            found.append(estimates.upgrade(Upgrade.LARGE4, round_))
        elif large.spaces == 4 and large.invention is None:
            found.append(estimates.upgrade(Upgrade.LARGE6, round_))
        if small.spaces == 3 and small.invention is None:
            found.append(estimates.upgrade(Upgrade.SMALL5, round_))
        if small.can_take_automaton or (large is not None and large.can_take_automaton):
            automata = small.automata + (large.automata if large else 0)
            if automata < AUTOMATA_PER_SEAT:
                found.append(estimates.upgrade(Upgrade.AUTOMATON, round_))
        found.sort(reverse=True)
        return found

    def _table_of(self, worth: Worth, others: int, florins: int, seats: int) -> tuple[float, ...]:
        """Return what each rank wins in a district with so many others, and then what it wins with one more."""
        place, first, second = worth
        council = place is Place.COUNCIL
        key = (council, others, first, second, florins)
        table = self._tables.get(key)
        if table is None:
            gains = []
            for present in (others, others + 1):
                for rank in range(_RANKS):
                    if council:
                        gain = self._box_at(rank, present, seats, first, second)
                    else:
                        gain = self.offer_at(rank, present, first, second, florins)
                    gains.append(self._rates.city * gain)
            table = self._tables[key] = tuple(gains)
        return table

    def _box_at(self, rank: int, others: int, seats: int, first: float, second: float) -> float:
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


def _risks(risk: float) -> tuple[float, ...]:
    """Return for each strength how likely one more comes before it, if `risk` is that of a single apprentice."""
    return 0.0, risk, 0.5 * risk, 0.25 * risk, 0.12 * risk, 0.06 * risk, 0.03 * risk


def enough(florins: int) -> int:
    """Return as many florins as count in a district."""
    return min(florins, _RICH)


def _promising(ways: _Ways) -> _Ways:
    """Return the ways without those that win no more than another with no more strength: they are never the best."""
    kept: _Ways = []
    for way in ways:
        if not any(gain >= way[0] and used <= way[1] for gain, used, _ in kept):
            kept.append(way)
    return kept


def _standing(queue: Queue, number: int) -> _Standing:
    own, apprentices, ahead = 0, 0, 1
    others = []
    for group in queue:
        strength = group.apprentices + 2 * group.master
        if group.seat == number:
            own, apprentices, ahead = strength, group.apprentices, 0
        else:
            others.append(2 * strength + ahead)
    return own, apprentices, *others
