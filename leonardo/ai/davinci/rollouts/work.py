"""What the quick player begins in its laboratories: the best plan for both of them, and for what is kept in hand."""

from leonardo.ai.davinci.rollouts.estimates import TYPE, WEEKS, Estimates, Position, top_speed
from leonardo.engine.davinci.actions import Action, Start
from leonardo.engine.davinci.constants import LABORATORIES, LAST_ROUND, Place, Stock
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.state import Laboratory, Seat, covers, minus, plus

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
