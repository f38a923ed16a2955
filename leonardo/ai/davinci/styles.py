"""The panel of styles: ways to play that a person could hold to, scripted, to measure the levels against.

A player that only beats its own kind is found out by a style that it never meets in its own games. Each style plays by
rules of thumb with an opinion of its own about what things are worth, and insists on what makes it that style. What
nobody should do, none of them does.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.contest import Contests, Ranks
from leonardo.ai.davinci.heuristics.player import decide
from leonardo.ai.davinci.idle_workers import settled
from leonardo.ai.davinci.weights import THUMB, Weights
from leonardo.ai.player import Budget
from leonardo.engine.davinci import questions
from leonardo.engine.davinci.actions import Action, Bid, Done, PlaceApprentices, PlaceMaster, Start, Take, TakeBox
from leonardo.engine.davinci.constants import (
    DISTRICTS,
    LABORATORIES,
    LAST_CITY_ROUND,
    MASTER_STRENGTH,
    Box,
    Place,
    Tier,
    Upgrade,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import View

_LARGER: Final = (Upgrade.LARGE4, Upgrade.LARGE6, Upgrade.SMALL5)
_TURNED: Final = {Place.SMALL: 5, Place.LARGE: 6}  # the spaces of the laboratories when they are turned (rule 1.2)


class Opinion(Contests):
    """What things are worth to a style, and what it insists on."""

    def insists(self, legal: Sequence[Action]) -> Action | None:  # noqa: ARG002 - most decisions are none of style
        """Return what the style does whatever it is worth, if this is a matter of style; `legal` are sensible."""
        return None


@frozen
class Style:
    """A player that holds to a style."""

    opinion: type[Opinion]
    weights: Weights = THUMB

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:  # noqa: ARG002 - it is quick anyway
        """Return what the style asks for, or what looks best to it, where that is sensible.

        Raises:
            ValueError: if nothing is asked of the seat.
        """
        kept = sensible(view, legal)
        if len(kept) == 1:
            return kept[0]
        opinion = self.opinion(view, self.weights)
        chosen = opinion.insists(kept) or decide(opinion, legal, random)
        return settled(view, kept, chosen)


class Bronzes(Opinion):
    """Rushes the bronze inventions: cheap, soon ready, and each of another type."""

    def won(self, number: int, rounds: float, started: bool) -> float:
        """Return what an invention can be expected to pay; a bronze one more than it does."""
        liking = 2.0 if INVENTIONS[number].tier is Tier.BRONZE else 1.0
        return liking * super().won(number, rounds, started)

    def insists(self, legal: Sequence[Action]) -> Action | None:
        """Begin every bronze invention on display as soon as it can be."""
        for action in legal:
            if not isinstance(action, Start) or action.invention not in self.displayed:
                continue
            if INVENTIONS[action.invention].tier is Tier.BRONZE:
                return action
        return None


class Golds(Opinion):
    """Works on nothing but gold, blindly before it is on display; when the city closes, on whatever is sure."""

    _LIKING = 1.8  # how much better gold looks to it than it pays (a factor)

    def won(self, number: int, rounds: float, started: bool) -> float:
        """Return what an invention can be expected to pay; what is not gold pays nothing before the last rounds."""
        worth = super().won(number, rounds, started)
        if self.view.round > LAST_CITY_ROUND:
            return worth
        return self._LIKING * worth if INVENTIONS[number].tier is Tier.GOLD else 0.0


class Laboratories(Opinion):
    """Builds first: goes to the Workshop in rounds 1 to 3 until both its laboratories are as large as can be."""

    _BUILDING = 3  # the last round in which it insists

    def upgrade(self, upgrade: Upgrade | None) -> float:
        """Return what an upgrade is worth; half as much again while it builds, idle laboratories or not."""
        return 1.5 * self._full_upgrade(upgrade) if self._builds else super().upgrade(upgrade)

    @cached_property
    def _builds(self) -> bool:
        return self.view.round <= self._BUILDING and not all(map(self._built, LABORATORIES))

    def _built(self, place: Place) -> bool:
        laboratory = self.seat.laboratory(place)
        return laboratory is not None and laboratory.spaces == _TURNED[place]

    def insists(self, legal: Sequence[Action]) -> Action | None:
        """Keep laboratories idle until they are turned, go to the Workshop, and pay for what makes them larger."""
        if not self._builds:
            return None
        match self.view.question:
            case questions.WorkQuestion():
                return next(
                    (each for each in legal if isinstance(each, Start) and self._built(each.laboratory)), Done()
                )
            case questions.PlacementQuestion():
                return _goes(self, legal, Place.WORKSHOP)
            case questions.OfferQuestion(district=Place.WORKSHOP):
                return next((each for each in legal if isinstance(each, Take) and each.upgrade in _LARGER), None)
        return None


class Academy(Opinion):
    """Hires first: goes to the Academy in rounds 1 to 4 until it has eight apprentices."""

    _HIRING = 4  # the last round in which it insists
    _ENOUGH = 8

    def apprentice(self, more: int = 0) -> float:
        """Return what one more apprentice is worth; half as much again as it is."""
        return 1.5 * super().apprentice(more)

    def insists(self, legal: Sequence[Action]) -> Action | None:
        if self.view.round > self._HIRING or self.apprentices >= self._ENOUGH:
            return None
        if isinstance(self.view.question, questions.PlacementQuestion):
            return _goes(self, legal, Place.ACADEMY)
        return None


class Denial(Opinion):
    """Goes where others need to go, and bids for what they would like."""

    _SPITE = 0.2  # what a florin less for a rival is worth
    _NEED = 3.0  # what a district must be worth to a rival, and to itself, that it sends somebody to outdo it
    _MOST = 3  # how strong a group it sends to outdo another, at most

    def insists(self, legal: Sequence[Action]) -> Action | None:
        """Outdo a rival where it came for what it needs, as long as it serves oneself as well."""
        best, most = None, (0.0, 0)
        for action in legal:
            if isinstance(action, PlaceApprentices | PlaceMaster):
                strength = MASTER_STRENGTH if isinstance(action, PlaceMaster) else action.count
                need = self._outdone(action.at, strength) if strength <= self._MOST else 0.0
                best, most = max((best, most), (action, (need, -strength)), key=lambda each: each[1])
        return best

    def _outdone(self, district: Place, strength: int) -> float:
        """Return what the first rival in a district needs there, if so strong a group outdoes it; else 0."""
        queue = self.view.queues[district] if district in DISTRICTS else ()
        if district is Place.COUNCIL or not queue or self.view.group(self.number, district) is not None:
            return 0.0
        first = max(queue, key=lambda group: group.strength)
        if strength <= first.strength or max(self.worths(district), default=0.0) < self._NEED:
            return 0.0
        need = max(self._rivals[first.seat].worths(district), default=0.0)
        return need if need >= self._NEED else 0.0

    def gain(self, district: Place, groups: Ranks) -> float:
        return super().gain(district, groups) + self._SPITE * self._denied(district, groups)

    def _denied(self, district: Place, groups: Ranks) -> float:
        others = [group for group in groups if group[0] != self.number]
        if district is Place.COUNCIL or len(others) == len(groups):
            return 0.0
        lost = 0.0
        for seat, rival in self._rivals.items():
            if any(seat == other for other, _ in others):
                lost += rival.gain(district, others) - rival.gain(district, groups)
            elif rival.seat.apprentices or rival.seat.master:
                later = [(seat, 1)]
                lost += 0.5 * (rival.gain(district, [*others, *later]) - rival.gain(district, [*groups, *later]))
        return lost

    @cached_property
    def _rivals(self) -> dict[int, Contests]:
        """How the rivals may see what each district is worth, by the components that all could have counted."""
        found = {}
        for number, seat in enumerate(self.view.seats):
            if number != self.number:
                seats = (*self.view.seats[:number], evolve(seat, hand=seat.holdings), *self.view.seats[number + 1 :])
                found[number] = Contests(evolve(self.view, viewer=number, seats=seats), THUMB)
        return found


class Hoarding(Opinion):
    """Keeps its florins: takes what is free, collects what lies at the Council, and bids one florin at most."""

    _GRUDGE = 2.0  # what it costs it to pay a florin

    def cost(self, price: int, money: int) -> float:  # noqa: ARG002 - whatever it has
        """Return what it costs to pay a price; more than most things are worth."""
        return self._GRUDGE * price

    @cached_property
    def boxes(self) -> dict[Box, float]:
        """What each box of the Council is worth; florins more than they are, and paying for components nothing."""
        return {**super().boxes, Box.TREASURY: 1.5 * self.view.treasury, Box.PURCHASE: 0.0}

    def insists(self, legal: Sequence[Action]) -> Action | None:
        if self.view.treasury and TakeBox(Box.TREASURY) in legal:
            return TakeBox(Box.TREASURY)
        bids = [each for each in legal if isinstance(each, Bid) and each.florins <= 1]
        return max(bids, key=lambda bid: bid.florins, default=None)


def _goes(opinion: Opinion, legal: Sequence[Action], district: Place) -> Action | None:
    """Return how to go to a district with the master, or with two apprentices, unless somebody is there already."""
    if opinion.view.group(opinion.number, district) is not None:
        return None
    for action in (PlaceMaster(district), PlaceApprentices(2, district), PlaceApprentices(1, district)):
        if action in legal:
            return action
    return None


STYLES: Final[Mapping[str, Style]] = {
    "bronzes": Style(Bronzes),
    "laboratories": Style(Laboratories),
    "academy": Style(Academy),
    "golds": Style(Golds, evolve(THUMB, trust=1.2, week=0.3, component=1.0, tempo=1.0)),
    "denial": Style(Denial, evolve(THUMB, denial=0.5)),
    "hoarding": Style(Hoarding, evolve(THUMB, denial=0.0)),
}
"""The styles of the panel by their names."""
