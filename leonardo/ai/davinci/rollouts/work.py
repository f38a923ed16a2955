"""What the quick player begins in its laboratories: the best plan for both of them, and for what is kept in hand.

It reckons what workers at hand bring there.
"""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.rollouts.estimates import FIRST, LATER, TYPE, WEEKS, Estimates, Position, top_speed
from leonardo.engine.davinci.actions import Action, PlaceApprentices, PlaceMaster, Start
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    LABORATORIES,
    LAST_CITY_ROUND,
    LAST_ROUND,
    Place,
    Stock,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Laboratory, Seat, covers, minus, plus

APPRENTICES: Final = {
    place: [PlaceApprentices(count, place) for count in range(APPRENTICES_PER_SEAT + 1)] for place in Place
}
"""To place so many apprentices in each place; made once, since it is done so often."""
MASTER: Final = {place: PlaceMaster(place) for place in Place}  # to place the master there
_MASTER_COUNTS: Final = 2  # what a master counts in weeks (rule 8.15)

MOST_TOGETHER: Final = 4  # more apprentices than these never pay in one district


@frozen
class Home:
    """What workers at hand bring at home."""

    best: Sequence[tuple[float, int, int]]
    """For each strength at hand what it brings at best, and how much of it in the small and in the large one."""
    loss: Sequence[float]
    """For each strength that goes to a district what it would bring at home or elsewhere in the city."""


class Homes:
    """Judges the laboratories of seats, each state of them once."""

    def __init__(self, estimates: Estimates) -> None:
        self._estimates = estimates
        self._rates = estimates.rates
        self._kept: dict[tuple[object, ...], Home] = {}

    def of(self, position: Position, seat: Seat) -> Home:
        """Return what the workers at hand bring at home."""
        small, large = seat.laboratories
        sides = [self._side(position, seat, laboratory) for laboratory in (small, large)]
        strength = seat.apprentices + (_MASTER_COUNTS if seat.master else 0)
        key = (sides[0], sides[1], strength, position.round)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._judge_home(sides, strength, position.round)
        return found

    def _side(
        self, position: Position, seat: Seat, laboratory: Laboratory | None
    ) -> tuple[int, int, float, int] | None:
        """Return the weeks that a busy laboratory misses and could gain, its prize, and its top speed."""
        if laboratory is None or laboratory.invention is None:
            return None
        number = laboratory.invention
        discount = 0
        for card in seat.owned:
            if TYPE[card] == TYPE[number]:
                discount += 2
        left = WEEKS[number] - laboratory.weeks - laboratory.weeks_each_round - discount
        if left <= 0:
            return None
        free = laboratory.free_spaces
        room = free if not laboratory.apprentices else 0
        if seat.master and free:
            room = min(seat.apprentices, free - 1 if not laboratory.apprentices else 0) + _MASTER_COUNTS
        room = min(room, seat.apprentices + (_MASTER_COUNTS if seat.master else 0))
        if room <= 0:
            return None
        return left, room, self._prize(position, seat, number), top_speed(laboratory)

    def _prize(self, position: Position, seat: Seat, number: int) -> float:
        for request in position.display:
            if request.invention == number:
                first = self._rates.first
                card = self._estimates.card(seat.owned, number, LAST_ROUND + 1 - position.round)
                return first * (FIRST[number] + card) + (1 - first) * LATER[number]
        if number in position.deck:
            return self._rates.deck * FIRST[number]
        return float(LATER[number])

    def _judge_home(self, sides: list[tuple[int, int, float, int] | None], strength: int, round_: int) -> Home:
        tables = [self._table(side, round_) for side in sides]
        best = [(-1.0, 0, 0)] * (strength + 1)
        for here, worth in enumerate(tables[0]):
            for there, more in enumerate(tables[1]):
                used = here + there
                if used <= strength and worth + more > best[used][0]:
                    best[used] = (worth + more, here, there)
        for used in range(1, strength + 1):
            if best[used][0] <= best[used - 1][0]:
                best[used] = best[used - 1]
        full, crew = best[strength][0], self._rates.crew
        loss = [full - best[strength - used][0] + crew * used for used in range(min(strength, MOST_TOGETHER) + 1)]
        return Home(best, loss)

    def _table(self, side: tuple[int, int, float, int] | None, round_: int) -> list[float]:
        """Return what each number of weeks added now brings in a laboratory."""
        if side is None:
            return [0.0]
        left, room, prize, speed = side
        base = self._promise(left, prize, speed, round_)
        return [self._promise(left - added, prize, speed, round_) - base for added in range(min(left, room) + 1)]

    def _promise(self, left: int, prize: float, speed: int, round_: int) -> float:
        """Return what work is worth after this round with so many weeks still missing."""
        rounds = LAST_ROUND - round_
        if left <= 0:
            return prize + (self._rates.tempo if rounds else 0.0)
        needed = -(-left // speed)
        if needed > rounds:
            return 0.0
        week = self._rates.week if round_ < LAST_CITY_ROUND else self._rates.late_week
        return float(prize * self._rates.patience**needed - week * left)


def to_laboratory(seat: Seat, home: Home) -> Action | None:
    """Return the first step of the best way to use the workers at home; nothing if there is none."""
    _, here, there = home.best[-1]
    planned = [(here, Place.SMALL), (there, Place.LARGE)]
    planned.sort(reverse=True)
    for weeks, place in planned:
        laboratory = seat.laboratories[place - Place.SMALL]
        if not weeks or laboratory is None:
            continue
        count = 0 if laboratory.apprentices else min(weeks, seat.apprentices, laboratory.free_spaces)
        if seat.master and (weeks > count or (weeks > 1 and seat.apprentices < here + there)):
            return MASTER[place]
        if count:
            return APPRENTICES[place][count]
    return None


_Plan = tuple[float, Place | None, int]
"""What a plan is worth in florins, and its first start: where and which invention; nowhere if nothing is begun."""
_Side = list[tuple[float, int]]
"""What a laboratory could do: what that is worth in florins, and the invention that is begun for it (0: none)."""


class WorkPlans:
    """Judges plans for starting work, each once."""

    def __init__(self, estimates: Estimates) -> None:
        self._estimates = estimates
        self._rates = estimates.rates
        self._kept: dict[tuple[object, ...], _Plan] = {}

    def best(self, position: Position, seat: Seat, options: tuple[Action, ...]) -> tuple[float, Action | None]:
        """Return the worth of the best plan for this phase and its first start, among `options` if there are any."""
        key = (seat.hand, seat.laboratories, seat.owned, position.display, len(position.deck), position.round)
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = self._find(position, seat)
        worth, place, number = found
        if place is None:
            return worth, None
        if not options:
            return worth, Start(place, number)
        for option in options:
            if type(option) is Start and option.invention == number and option.laboratory is place:
                return worth, option
        return worth, None

    def _find(self, position: Position, seat: Seat) -> _Plan:
        """Try every way to begin work in the idle laboratories, or to leave them idle and keep the components."""
        rounds = LAST_ROUND + 1 - position.round
        startable = _startable(position, seat)
        small, large = (
            self._side(position, seat, laboratory, startable) if laboratory is not None else [(0.0, 0)]
            for laboratory in seat.laboratories
        )
        strength = self._rates.usual * (seat.apprentices + 2) * rounds
        most = -1e9
        best: tuple[Place | None, int] = (None, 0)
        for here, first in small:
            for there, second in large:
                if first == second and first:
                    continue
                begun = tuple(number for number in (first, second) if number)
                hand = _left_of(seat.hand, begun)
                if min(hand) < 0 or (first and second and WEEKS[first] + WEEKS[second] > strength):
                    continue
                worth = (
                    here + there + self._rates.waiting * self._estimates.kept(position, seat, hand, begun, rounds - 1)
                )
                if worth > most:
                    begins_at = LABORATORIES[0] if first else LABORATORIES[1] if second else None
                    most, best = worth, (begins_at, first or second)
        return most, *best

    def _side(self, position: Position, seat: Seat, laboratory: Laboratory, startable: list[int]) -> _Side:
        """Return what a laboratory could do: go on with its work, or begin what can be begun, or nothing."""
        rounds = LAST_ROUND + 1 - position.round
        shown = {request.invention for request in position.display}
        types = [TYPE[card] for card in seat.owned]
        speed = top_speed(laboratory)
        if laboratory.invention is not None:
            number = laboratory.invention
            weeks = max(0, WEEKS[number] - 2 * types.count(TYPE[number]) - laboratory.weeks)
            worth = self._estimates.work(seat, number, weeks, speed, rounds) if weeks <= rounds * speed else 0.0
            return [(worth * (1.0 if number in shown else self._estimates.chance(position, number)), 0)]
        choices = [(0.0, 0)]
        for number in startable:
            weeks = WEEKS[number] - 2 * types.count(TYPE[number])
            if weeks > rounds * speed:
                continue
            worth = self._estimates.work(seat, number, weeks, speed, rounds)
            if number not in shown:
                worth = worth * self._estimates.chance(position, number) - self._rates.keep
            if worth > 0:
                choices.append((worth, number))
        return choices


def _startable(position: Position, seat: Seat) -> list[int]:
    """Return the inventions for which the hand is enough, on display or in the deck."""
    busy = {laboratory.invention for laboratory in seat.laboratories if laboratory}
    known = {request.invention for request in position.display}.union(position.deck)
    return [n for n in sorted(known) if n not in busy and covers(seat.hand, INVENTIONS[n].components)]


def _left_of(hand: Stock, begun: tuple[int, ...]) -> Stock:
    """Return what is left of a hand once inventions are begun; less than nothing where it does not last."""
    for number in begun:
        hand = minus(hand, INVENTIONS[number].components)
    return hand


def interrupted(seat: Seat, place: Place) -> Seat:
    """Return a seat as it is once it has given up the work of a laboratory (rule 6.7)."""
    laboratory = seat.laboratory(place)
    if laboratory is None or laboratory.invention is None:
        return seat
    hand = plus(seat.hand, INVENTIONS[laboratory.invention].components)
    return seat.with_goods(seat.florins, hand).with_laboratory(place, laboratory.idle())
