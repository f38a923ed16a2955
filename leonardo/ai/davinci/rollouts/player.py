"""A quick player of imagined states: it decides for every seat in turn when a player plays a thought to its end.

It reads a state that was dealt out from a view, so it takes no secret from anybody; each seat is played from its own
means. Its judgements are coarse and slightly blurred, so that no line of thought rests on one answer of the others.
"""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final

from leonardo.ai.davinci.rollouts.estimates import KINDS, Estimates, Position, Rates
from leonardo.ai.davinci.rollouts.place import Placements
from leonardo.ai.davinci.rollouts.work import Home, WorkPlans, interrupted
from leonardo.engine.davinci import questions
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    GiveLeonardo,
    Interrupt,
    Move,
    Reorder,
    Take,
    TakeBox,
)
from leonardo.engine.davinci.constants import (
    LAST_CITY_ROUND,
    LAST_ROUND,
    PRICES,
    SHOP_SELLS,
    Box,
    Favour,
    Place,
    Upgrade,
)
from leonardo.engine.davinci.rules.favours import FLORINS
from leonardo.engine.davinci.state import Queue, Seat, apprentices_owned, plus

_WITH_COMPONENT: Final = {
    Favour.SMALL5: Upgrade.SMALL5,
    Favour.LARGE4: Upgrade.LARGE4,
    Favour.LARGE6: Upgrade.LARGE6,
    Favour.AUTOMATON: Upgrade.AUTOMATON,
}


class Rollout:
    """Decides quickly for whichever seat is asked."""

    def __init__(self, rates: Rates, random: Random, blur: float = 0.3) -> None:
        self.estimates = Estimates(rates)
        self.rates = rates
        self.random = random
        self.blur = blur
        self._plans = WorkPlans(self.estimates)
        self._placements = Placements(self.estimates, blur)

    def choose(self, position: Position, options: tuple[Action, ...]) -> Action:
        """Return what the seat that is asked does, one of its `options`."""
        return self._ANSWERS[type(position.question)](self, position, position.question, options)

    # Phase A

    def _work(self, position: Position, question: questions.WorkQuestion, options: tuple[Action, ...]) -> Action:
        """Follow the best plan for the laboratories, keeping components for later being part of it."""
        seat = position.seats[question.seat]
        worth, action = self._plans.best(position, seat, options)
        least = worth + self.rates.reluctance
        for option in options:
            if type(option) is not Interrupt:
                break
            freed, begun = self._plans.best(position, interrupted(seat, option.laboratory), ())
            if begun is not None and freed > least:
                action, least = option, freed
        return action or options[-1]

    # Phase B

    def _place(self, position: Position, question: questions.PlacementQuestion, options: tuple[Action, ...]) -> Action:
        return self._placements.best(position, question, self.random) or options[-1]

    def home(self, position: Position, seat: Seat) -> Home:
        """Return what the workers at hand bring at home."""
        return self._placements.homes.of(position, seat)

    def city(
        self, position: Position, question: questions.PlacementQuestion, seat: Seat, home: Home
    ) -> list[tuple[float, Action]]:
        """Return what each way to go to a district promises beyond what the workers would bring elsewhere."""
        return self._placements.ways(position, question, seat, home, self.random)

    # Phase C

    def _leonardo(self, _: Position, question: questions.LeonardoQuestion, __: tuple[Action, ...]) -> Action:
        """Begin oneself."""
        return GiveLeonardo(question.seat)

    def _box(self, position: Position, question: questions.BoxQuestion, options: tuple[Action, ...]) -> Action:
        seat = position.seats[question.seat]
        needs = self.estimates.needs(position, seat, LAST_ROUND - position.round)
        worths = {
            Box.MOVE: 0.8,
            Box.TREASURY: position.treasury + 0.1,
            Box.FORESIGHT: 0.2,
            Box.PURCHASE: max(needs[1 : 1 + KINDS]) - 1 if seat.florins else 0.0,
        }
        best, most = options[-1], -1.0
        for action in options:
            if type(action) is TakeBox and worths[action.box] > most:
                best, most = action, worths[action.box]
        return best

    def _use_box(self, position: Position, question: questions.BoxUseQuestion, options: tuple[Action, ...]) -> Action:
        number = question.seat
        seat = position.seats[number]
        if question.box is Box.FORESIGHT:
            return self._reorder(position, seat, options)
        needs = self.estimates.needs(position, seat, LAST_ROUND - position.round)
        if question.box is Box.PURCHASE:
            best, most = options[-1], 1.1
            for action in options:
                if type(action) is Buy and needs[1 + action.component] > most:
                    best, most = action, needs[1 + action.component]
            return best
        return self._move(position, number, seat, options)

    def _reorder(self, position: Position, seat: Seat, options: tuple[Action, ...]) -> Action:
        """Put on top what the seat works on, or can begin with what it has."""
        working = {laboratory.invention for laboratory in seat.laboratories if laboratory}
        worth = {
            number: value for number, value, kit in self.estimates.fresh(position, seat, LAST_ROUND - position.round)
        }
        top = options[0]
        if type(top) is not Reorder:
            return top
        use = {card: 100.0 if card in working else worth.get(card, 0.0) for card in top.deck}
        return Reorder(tuple(sorted(top.deck, key=lambda card: (-use[card], card))))

    def _move(self, position: Position, number: int, seat: Seat, options: tuple[Action, ...]) -> Action:
        """Move an apprentice that wins nothing, or less, to where it would win."""
        worths = {
            place: (first, second) for place, first, second in self._placements.city.worths(position, number, seat)
        }
        gains: dict[tuple[Place, int], float] = {}

        def gain(place: Place, by: int) -> float:
            if (place, by) not in gains:
                gains[place, by] = self._gain(position.queues[place], number, by, worths.get(place), seat.florins)
            return gains[place, by]

        best, most = options[-1], 0.3
        for action in options:
            if type(action) is not Move or action.of_seat not in (None, number) or action.target not in worths:
                continue
            brought = gain(action.target, 1) - gain(action.target, 0)
            if action.source >= Place.SMALL:
                brought -= 3.0
            elif action.source is not Place.COUNCIL:
                brought -= gain(action.source, 0) - gain(action.source, -1)
            if brought > most:
                best, most = action, brought
        return best

    def _gain(self, queue: Queue, number: int, by: int, worths: tuple[float, float] | None, florins: int) -> float:
        if worths is None:
            return 0.0
        own = sum([group.strength for group in queue if group.seat == number]) + by
        if own <= 0:
            return 0.0
        rank = sum([group.seat != number and group.strength >= own for group in queue])
        return self._placements.city.offer_at(rank, len(queue), *worths, florins)

    def _offer(self, position: Position, question: questions.OfferQuestion, options: tuple[Action, ...]) -> Action:
        """Take what is worth more than it costs."""
        number = question.seat
        seat = position.seats[number]
        price = PRICES[question.taken]
        least = -1.0 if not price else price * (self.rates.thrift if position.round < LAST_CITY_ROUND else 1.0) + 0.1
        district = question.district
        if district is Place.WORKSHOP:
            best = options[-1]
            for action in options:
                if type(action) is Take:
                    worth = self.estimates.upgrade(action.upgrade, position.round)
                    if worth > least:
                        best, least = action, worth
            return best
        if not price:
            return options[0]
        if district is Place.ACADEMY:
            worth = self.estimates.apprentice(apprentices_owned(number, seat, position.queues), position.round)
        else:
            needs = self.estimates.needs(position, seat, LAST_ROUND - position.round)
            worth = needs[1 + SHOP_SELLS[district]]
        return options[0] if worth >= least else options[-1]

    # Phase D

    def _bid(self, position: Position, question: questions.BidQuestion, options: tuple[Action, ...]) -> Action:
        """Bid what should just do, up to what the card is worth."""
        seat = position.seats[question.seat]
        worth = self.estimates.card(seat.owned, question.invention, LAST_ROUND - position.round)
        keenest = 0.0
        for rival in (*question.waiting, *(number for number, _ in question.bids)):
            theirs = position.seats[rival]
            rival_worth = self.estimates.card(theirs.owned, question.invention, LAST_ROUND - position.round)
            keenest = max(keenest, min(rival_worth, theirs.florins))
        enough = 0.7 * keenest + self.random.choice((0, 1, 1, 2))
        bid = min(len(options) - 1, int(worth + 0.25 * keenest), max(1, round(min(enough, 0.8 * worth + 0.5))))
        action = options[max(0, bid)]
        return action if type(action) is Bid else options[0]

    # Favours

    def _favour(self, position: Position, question: questions.FavourQuestion, options: tuple[Action, ...]) -> Action:
        """Take the favour that is worth most, components by the projects that they serve."""
        seat = position.seats[question.seat]
        rounds = LAST_ROUND
        before = self.estimates.needs(position, seat, rounds)[0]
        best, most = options[0], -1.0
        for action in options:
            if type(action) is not ChooseFavour:
                continue
            worth = 0.0
            if action.components is not None:
                richer = seat.with_goods(seat.florins, plus(seat.hand, action.components))
                worth += self.estimates.needs(position, richer, rounds)[0] - before
            if action.favour is Favour.FLORINS:
                worth += FLORINS
            elif action.favour is Favour.APPRENTICE:
                worth += self.estimates.apprentice(seat.apprentices, 1)
            elif action.favour in _WITH_COMPONENT:
                worth += self.estimates.upgrade(_WITH_COMPONENT[action.favour], 1)
            worth *= 1 + self.blur * (self.random.random() - 0.5)
            if worth > most:
                best, most = action, worth
        return best

    # By the class, since a table of its own methods would tie each player to itself, to be found by the tidying up only
    _ANSWERS: ClassVar[dict[type, Callable[["Rollout", Position, Any, tuple[Action, ...]], Action]]] = {
        questions.FavourQuestion: _favour,
        questions.WorkQuestion: _work,
        questions.PlacementQuestion: _place,
        questions.LeonardoQuestion: _leonardo,
        questions.BoxQuestion: _box,
        questions.BoxUseQuestion: _use_box,
        questions.OfferQuestion: _offer,
        questions.BidQuestion: _bid,
    }
