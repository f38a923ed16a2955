"""What reasons rest on: facts that follow from the rules and from what a seat sees.

The values of a reason are named by what they are: `invention` a number, `florins`, `theirs` and `price` are sums,
`weeks` of work, `component`, `components` and `place` words of the game, `seat` whom it is about, `ordinal` a rank; any
other is a number that is told as it is.
"""

from functools import cached_property
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.bounds import Bounds
from leonardo.ai.davinci.rollouts.estimates import top_speed
from leonardo.engine.davinci.constants import DISCOUNT, LAST_ROUND, MASTER_STRENGTH, PRICES, Component, Place, Stock
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.state import Group, by_rank, covers, minus
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View

NEVER: Final = LAST_ROUND + 1  # a round that does not come any more


@frozen
class Rank:
    """Where a seat stands among the groups of a district; `price` is what it pays if all before it take one, too."""

    rank: int
    groups: int

    @property
    def price(self) -> int | None:
        """What its first advantage costs, in florins; none if nothing is left then (rule 8.8)."""
        return PRICES[self.rank - 1] if self.rank <= len(PRICES) else None


@frozen
class Need:
    """A requested invention that lacks a component, and how many more it lacks beside one of that."""

    invention: int
    others: int


class Grounds:
    """A view, and what can be told from it for sure."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.bounds = Bounds(view)
        self.number = self.bounds.number
        self.seat = self.bounds.seat
        self.hand = self.bounds.hand

    @property
    def round(self) -> int:
        """The round, 1 before it began."""
        return max(1, self.view.round)

    @cached_property
    def rivals(self) -> tuple[int, ...]:
        """The other seats."""
        return tuple(seat for seat in range(self.view.table.seats) if seat != self.number)

    # Inventions

    def reward(self, number: int) -> int | None:
        """Return what completing an invention in this round pays; none while it is in the deck (rules 9.1, 9.4)."""
        if number in self.bounds.deck:
            return None
        invention = INVENTIONS[number]
        return invention.first_reward if number in self.bounds.displayed else invention.later_reward

    def needs(self, kind: Component, hand: Stock | None = None) -> Need | None:
        """Return the requested invention that a component of a kind would bring nearest, with `hand` in hand.

        Counts what the seat could still begin and finish only.
        """
        held = self.hand if hand is None else hand
        found = []
        for invention, unobtainable in self.bounds.startable:
            lacking = _lacking(held, invention)
            if invention.number in self.bounds.displayed and lacking[kind] and unobtainable <= 1:
                found.append((sum(lacking), -invention.first_reward, invention.number))
        if not found:
            return None
        missing, _, number = min(found)
        return Need(number, missing - 1)

    def may_begin(self, number: int) -> bool:
        """Return whether the seat could still begin an invention and finish it."""
        return any(invention.number == number for invention, _ in self.bounds.startable)

    # Districts

    def rank(self, place: Place, apprentices: int, *, master: bool = False, seat: int | None = None) -> Rank:
        """Return where a seat, usually its own, would stand with so many workers more (rules 7.5, 8.1)."""
        who = self.number if seat is None else seat
        own = self.view.group(who, place) or Group(who, 0, master=False)
        joined = Group(who, own.apprentices + apprentices, own.master or master)
        queue = self.view.queues[place]
        behind = queue if self.view.group(who, place) else (*queue, joined)
        order = by_rank(tuple(joined if group.seat == who else group for group in behind))
        return Rank(order.index(who) + 1, len(order))

    # Rivals

    def soonest(self, number: int) -> int:
        """Return the first round in which a rival who may be at an invention now could be ready, with all its means.

        `NEVER` if nobody else can be at it now.
        """
        return min((self._soonest_of(rival, number) for rival in self.rivals), default=NEVER)

    def has_components(self, rival: int, number: int) -> bool:
        """Return whether a rival has the components of an invention, in hand or under laboratories (rule 13.2)."""
        return covers(self.view.seats[rival].holdings, INVENTIONS[number].components)

    def _soonest_of(self, rival: int, number: int) -> int:
        seat = self.view.seats[rival]
        weeks = INVENTIONS[number].weeks - seat.discount(number)
        under_way = (
            self._done_at_best(seat, laboratory, weeks)
            for laboratory in seat.laboratories
            if laboratory is not None and laboratory.busy and self._may_be(rival, laboratory, number)
        )
        return min(under_way, default=NEVER)

    def _may_be(self, rival: int, laboratory: LaboratoryView, number: int) -> bool:
        if laboratory.invention is not None:
            return laboratory.invention == number
        return self.has_components(rival, number)

    def _done_at_best(self, seat: SeatView, laboratory: LaboratoryView, weeks: int) -> int:
        """Return the round in which a laboratory is ready if all who can work there, and cards save all they can."""
        room = laboratory.free_spaces
        master = seat.master and room > 0
        now = laboratory.weeks_each_round + min(seat.apprentices, room - master) + MASTER_STRENGTH * master
        done, round_ = laboratory.weeks + now, self.round
        saved = DISCOUNT if None not in seat.laboratories else 0
        while done < weeks and round_ < NEVER:
            round_ += 1
            done += top_speed(laboratory) + saved
        return round_


def _lacking(hand: Stock, invention: Invention) -> Stock:
    iron, wood, rope, brick, glass = (max(0, count) for count in minus(invention.components, hand))
    return iron, wood, rope, brick, glass
