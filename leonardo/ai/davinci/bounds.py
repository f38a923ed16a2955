"""What a seat could still do in the rounds that are left, at best: nobody could do more, whatever the luck.

These are bounds and no estimates: what they rule out is impossible, so a player may leave it out of account.
"""

from functools import cached_property
from typing import Final

from leonardo.ai.davinci.situation import OwnView
from leonardo.engine.davinci.constants import (
    APPRENTICES_PER_SEAT,
    AUTOMATON_WEEKS,
    DISCOUNT,
    LAST_CITY_ROUND,
    LAST_ROUND,
    MASTER_STRENGTH,
    SHOP_SELLS,
    Box,
    Component,
    Phase,
    Place,
)
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.prospects import upgradable
from leonardo.engine.davinci.questions import BidQuestion, BoxUseQuestion
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.view import LaboratoryView

_FASTEST: Final = 9
"""The weeks of a turned large laboratory with two automata, full of workers: no laboratory does more in a round."""
_OF_TYPE: Final = {
    kind: [invention for invention in INVENTIONS.values() if invention.type is kind] for kind in Component
}
_WEEK: Final = 1.5  # no week of work pays more florins than this: gold pays 20 for 15


class Bounds(OwnView):
    """A view, and what its seat could still do; worked out when it is first asked for."""

    @property
    def city(self) -> bool:
        """Whether workers can go to the city in this round (rule 5.2)."""
        return self.view.round <= LAST_CITY_ROUND

    @cached_property
    def rounds_to_work(self) -> int:
        """In how many more rounds laboratories will advance, this one included while it is to come."""
        advanced = self.view.phase is Phase.COMPLETION
        return LAST_ROUND - max(self.view.round, 1) + (0 if advanced else 1)

    @cached_property
    def deck(self) -> frozenset[int]:
        return self.view.deck_cards

    # Work

    def pays(self, number: int) -> bool:
        """Return whether an invention is paid as soon as it is ready: it is on display, or was (rules 9.1, 9.6)."""
        return number not in self.deck

    def may_pay(self, number: int) -> bool:
        """Return whether it is paid now or can be: cards of the deck come on display up to the end of round 7."""
        return self.city or self.pays(number)

    def missing(self, laboratory: LaboratoryView) -> int:
        """Return the weeks that work lacks beyond those of the workers there already; 0 if there is no work."""
        if laboratory.invention is None:
            return 0
        weeks = self.weeks(INVENTIONS[laboratory.invention]) - laboratory.weeks
        return max(0, weeks - laboratory.weeks_each_round)

    def weeks(self, invention: Invention) -> int:
        """Return the weeks that an invention takes the seat as long as it gains no more cards (rule 9.2)."""
        return invention.weeks - self.seat.discount(invention.number)

    def speed(self, laboratory: LaboratoryView) -> int:
        """Return the weeks that a busy laboratory can do in a round with all the workers there could be."""
        apprentices = APPRENTICES_PER_SEAT if self.city else self.apprentices
        room = laboratory.spaces - laboratory.automata
        return AUTOMATON_WEEKS * laboratory.automata + min(room + 1, apprentices + MASTER_STRENGTH)

    def can_finish(self, number: int, laboratory: LaboratoryView, rounds: int, done: int = 0) -> bool:
        """Return whether a laboratory could finish an invention in so many rounds, `done` weeks being behind it."""
        return self.weeks(INVENTIONS[number]) - done - self.gained(number, rounds) <= rounds * self.speed(laboratory)

    def gained(self, number: int, rounds: int) -> int:
        """Return the weeks that cards could save which the other laboratory may gain before the last of the rounds."""
        if len(self.laboratories) < 2 or rounds < 2:
            return 0
        kind = INVENTIONS[number].type
        limit = (rounds - 1) * self._fastest + self.seat.discount(number)
        under_way = {lab.invention: lab.weeks for _, lab in self.laboratories}
        others = sum(
            invention.weeks - under_way.get(invention.number, 0) <= limit and self.may_pay(invention.number)
            for invention in _OF_TYPE[kind]
            if invention.number != number and invention.number not in self.taken
        )
        return DISCOUNT * min(others, rounds - 1)

    @cached_property
    def taken(self) -> frozenset[int]:
        """The inventions whose cards nobody can gain any more."""
        return frozenset(card for seat in self.view.seats for card in seat.owned).union(self.view.removed)

    def placeable(self, laboratory: LaboratoryView) -> int:
        """Return the weeks that the workers at hand can add to a laboratory in this round (rules 7.4, 7.6)."""
        room = laboratory.free_spaces
        master = self.seat.master and room > 0
        apprentices = 0 if laboratory.apprentices else min(self.seat.apprentices, room - master)
        return apprentices + MASTER_STRENGTH * master

    # Means

    @cached_property
    def upgradable(self) -> bool:
        """Whether the Workshop has anything for it now (rule 8.12)."""
        return upgradable(self.seat)

    def to_win(self, district: Place) -> bool:
        """Return whether a district has anything that the seat could take."""
        if district is Place.WORKSHOP:
            return self.upgradable
        if district is Place.ACADEMY:
            return self.view.academy[self.number] > 0
        kind = SHOP_SELLS.get(district)
        return kind is None or self.view.shops[kind] > 0

    @cached_property
    def startable(self) -> tuple[tuple[Invention, int], ...]:
        """The inventions that it could begin in a later round and finish, with what is missing for each.

        Missing are components that it neither has nor could still get.
        """
        rounds = LAST_ROUND - self.view.round
        found = []
        for number, invention in INVENTIONS.items():
            if number in self.barred or not self.may_pay(number):
                continue
            if self.weeks(invention) - self.gained(number, rounds) > rounds * self._fastest:
                continue
            missing = sum(
                max(0, need - have)
                for kind, need, have in zip(Component, invention.components, self.seat.holdings, strict=True)
                if not self._obtainable[kind]
            )
            found.append((invention, missing))
        return tuple(found)

    @cached_property
    def barred(self) -> frozenset[int]:
        """The inventions that it cannot begin: their cards are gone, or it works on them already (rules 6.3, 6.6)."""
        return self.taken.union(lab.invention for _, lab in self.laboratories if lab.invention is not None)

    @cached_property
    def _fastest(self) -> int:
        """The weeks that any of its laboratories could do in a round, with what the Workshop may still give it."""
        view = self.view
        built = view.round > LAST_CITY_ROUND or (
            view.round == LAST_CITY_ROUND and view.lord is not None and view.lord > Place.WORKSHOP
        )
        return max(self.speed(lab) for _, lab in self.laboratories) if built else _FASTEST

    @cached_property
    def _obtainable(self) -> tuple[bool, ...]:
        """Which components it could still get: all before the last city round, then those of shops still open to it."""
        view = self.view
        if view.round < LAST_CITY_ROUND or (self.city and view.phase < Phase.RESOLUTION):
            return (True,) * len(Component)
        kinds = [False] * len(Component)
        if self.city and view.lord is not None:
            movable = view.lord is Place.COUNCIL and not self._moves_are_over
            for shop, kind in SHOP_SELLS.items():
                kinds[kind] = shop >= view.lord and (movable or view.group(self.number, shop) is not None)
        return tuple(kinds)

    @property
    def _moves_are_over(self) -> bool:
        """Whether nobody can be moved any more: the boxes take effect in order, and this is the last (rule 8.5)."""
        question = self.view.question
        return isinstance(question, BoxUseQuestion) and question.box is Box.PURCHASE

    def useful(self, kind: Component) -> bool:
        """Return whether one more component of a kind could ever help to begin an invention."""
        fitting = [invention for invention, missing in self.startable if self._within(missing, invention, kind)]
        needs = sorted((invention.components[kind] for invention in fitting), reverse=True)
        most = len(needs) if self.view.round < LAST_CITY_ROUND else 2 * max(1, len(self.laboratories))
        return sum(needs[:most]) > self.hand[kind]

    def _within(self, missing: int, invention: Invention, kind: Component) -> bool:
        own = 0 if self._obtainable[kind] else max(0, invention.components[kind] - self.seat.holdings[kind])
        return missing <= own and missing <= 1

    @cached_property
    def work_to_come(self) -> bool:
        """Whether it has work under way, or could begin any in a later round."""
        if any(laboratory.busy for _, laboratory in self.laboratories):
            return True
        return any(missing == 0 for _, missing in self.startable)

    # Cards

    def card_is_worth_at_most(self, seat: int, number: int) -> float:
        """Return the most florins that a card could bring: bonus for variety and weeks saved (rules 9.2, 11.1)."""
        owned = self.view.seats[seat].owned
        laboratories = sum(laboratory is not None for laboratory in self.view.seats[seat].laboratories)
        question = self.view.question
        auctions = len(question.auctions) if isinstance(question, BidQuestion) else 0
        more = self.rounds_to_work * laboratories + auctions
        kind = INVENTIONS[number].type
        types = {INVENTIONS[card].type for card in owned}
        bonus = 0 if kind in types else _best_step(len(types), len(types) + more)
        left = sum(other.number != number and other.number not in owned for other in _OF_TYPE[kind])
        return bonus + DISCOUNT * _WEEK * min(left, more)


def _best_step(types: int, most: int) -> int:
    """Return the most that one type more can add to the bonus, from `types` others up to `most` (rule 11.1)."""
    return max(BONUS.get(others + 1, 0) - BONUS.get(others, 0) for others in range(types, min(most, 4) + 1))
