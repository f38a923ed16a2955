"""What things are worth to a seat, in florins: inventions, components, apprentices, laboratories and automata."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from leonardo.ai.davinci.rollouts.estimates import expected_bonus
from leonardo.ai.davinci.situation import Situation
from leonardo.ai.davinci.weights import Weights
from leonardo.engine.davinci.constants import (
    AUTOMATON_WEEKS,
    LAST_CITY_ROUND,
    LAST_ROUND,
    SHOP_SELLS,
    Component,
    Phase,
    Place,
    Stock,
    Upgrade,
)
from leonardo.engine.davinci.inventions import INVENTIONS, Invention
from leonardo.engine.davinci.state import minus, one_of, plus
from leonardo.engine.davinci.view import LaboratoryView, View

_RIVAL_SPEED: Final = 4.5  # weeks that a rival's laboratory is taken to advance in a round
_USUAL: Final = 0.75  # the part of its top speed that a laboratory usually advances with
_MOST_PROJECTS: Final = 3
_ONE: Final = tuple(one_of(kind) for kind in Component)  # how many projects are thought of beside those under way


class Valuation(Situation):
    """A situation with prices on it."""

    def __init__(self, view: View, weights: Weights) -> None:
        super().__init__(view, weights)
        self._stocks: dict[tuple[Stock, frozenset[int]], float] = {}

    # Cards

    def card(self, invention: Invention) -> float:
        """Return what it is worth to own a card: its part of the bonus for variety (rule 11.1) and the discount."""
        return card_worth(self.seat.owned, invention, self.rounds_to_work, self.weights.week)

    def won(self, number: int, rounds: float, started: bool) -> float:
        """Return what an invention can be expected to pay that will be ready in so many rounds.

        Rivals may be sooner: work under way still earns the later reward then (rule 9.6), work not begun nothing.
        """
        invention = INVENTIONS[number]
        first = self.first_chance(number, rounds)
        late = invention.later_reward * (1.0 if started else 0.25)
        if started and number not in self.displayed and number not in self.wait:
            return late
        worth = first * (invention.first_reward + self.card(invention)) + (1 - first) * late
        return worth * self.wait.get(number, 1.0)

    def first_chance(self, number: int, rounds: float) -> float:
        """Return how likely nobody completes an invention sooner than in `rounds` rounds."""
        chance = 1.0
        weeks = INVENTIONS[number].weeks
        for likely, done in self.suspicion[number]:
            lead = rounds - max(1.0, (weeks - done) / _RIVAL_SPEED)
            sooner = 0.0 if lead <= -0.5 else 0.35 if lead < 0.5 else 0.9
            chance *= 1 - likely * sooner
        newcomers = 0.03 * (self.view.table.seats - 1) * max(0.0, rounds - 2)
        return chance * max(0.3, 1 - newcomers)

    # Work under way

    def to_do(self, laboratory: LaboratoryView) -> int:
        """Return the weeks that are missing in a laboratory, 0 if it is idle."""
        if laboratory.invention is None:
            return 0
        return max(0, self.weeks(INVENTIONS[laboratory.invention]) - laboratory.weeks)

    def work(self, number: int, weeks: int, laboratory: LaboratoryView, rounds: int, *, begun: bool = True) -> float:
        """Return what an invention is worth in a laboratory that has `rounds` rounds for it.

        What it pays, less the work that is missing, less what else the laboratory could do in that time.
        """
        usual = max(1.0, _USUAL * self.speed(laboratory))
        needed = min(rounds, max(1, round(weeks / usual + 0.3)))
        blocked = self.weights.tempo * min(needed, max(0, rounds - 2)) * 0.5
        later = 0 if begun else 1
        return self.won(number, needed + later, begun) - self.cost_of_weeks(weeks, laboratory, needed) - blocked

    def cost_of_weeks(self, weeks: float, laboratory: LaboratoryView, rounds: int) -> float:
        """Return what `weeks` cost in workers who could be elsewhere, if spread over the next `rounds` rounds.

        Automata work for nothing, and in the last two rounds there is little else to do.
        """
        by_hand = max(0.0, weeks - AUTOMATON_WEEKS * laboratory.automata * rounds)
        last = min(by_hand, self.speed(laboratory) * min(rounds, LAST_ROUND - LAST_CITY_ROUND, self.rounds_to_work))
        if self.rounds_to_work - rounds > LAST_ROUND - LAST_CITY_ROUND:
            last = 0.0
        return self.weights.week * (by_hand - last) + 0.2 * self.weights.week * last

    def can_finish(self, work: Sequence[tuple[int, LaboratoryView]], rounds: int) -> bool:
        """Return whether so many weeks can be done in each of the laboratories in so many rounds, by sharing workers.

        Counts the workers that the seat has now; the master can be in one laboratory only.
        """
        if any(weeks > rounds * self.speed(laboratory) for weeks, laboratory in work):
            return False
        by_hand = sum(max(0, weeks - AUTOMATON_WEEKS * laboratory.automata * rounds) for weeks, laboratory in work)
        if by_hand > rounds * self.strength:
            return False
        alone = sum(2 * lab.automata + min(lab.spaces - lab.automata, self.strength) for _, lab in work)
        return sum(weeks for weeks, _ in work) <= rounds * (alone + 1)

    # Projects that could be begun in the next round

    @cached_property
    def _fresh(self) -> list[tuple[int, float, Stock]]:
        """What each invention that could still be begun is worth beyond the work it takes, with its components."""
        rounds = self.rounds_to_come
        _, best = max(self.laboratories, key=lambda each: self.speed(each[1]))
        found = []
        for number in sorted(self.displayed | self.view.deck_cards):
            weeks = self.weeks(INVENTIONS[number])
            if number in self.working_on or weeks > rounds * self.speed(best):
                continue
            worth = self.work(number, weeks, best, rounds, begun=False)
            if worth > 0:
                found.append((number, worth, INVENTIONS[number].components))
        return found

    @cached_property
    def rounds_to_come(self) -> int:
        return LAST_ROUND - max(self.view.round, 1)

    @cached_property
    def projects(self) -> int:
        """How many more projects there may be time for, beside those under way."""
        speed = sum(self.speed(lab) for _, lab in self.laboratories)
        under_way = sum(self.to_do(lab) for _, lab in self.laboratories)
        spare = min(speed, self.strength + 2 * sum(lab.automata for _, lab in self.laboratories)) * 0.75
        return max(1, min(_MOST_PROJECTS, round((spare * self.rounds_to_come - under_way) / 9)))

    def stock(self, hand: Stock, without: frozenset[int] = frozenset()) -> float:
        """Return what components in hand are good for: the best few projects they could serve, save `without`."""
        key = (hand, without)
        if key not in self._stocks:
            self._stocks[key] = self._stock(hand, [each for each in self._fresh if each[0] not in without])
        return self._stocks[key]

    @cached_property
    def idle(self) -> int:
        """How many of its laboratories stand idle."""
        return sum(not laboratory.busy for _, laboratory in self.laboratories)

    @cached_property
    def used(self) -> float:
        """The part of its laboratories that is at work, or can be from the next round on with what is in hand."""
        ready = sum(min(minus(self.hand, components)) >= 0 for _, _, components in self._fresh)
        count = len(self.laboratories)
        return (count - self.idle + min(self.idle, ready)) / count

    @cached_property
    def _delay(self) -> float:
        """The part of a project's worth that is left for each missing component, less while work stands still."""
        return self.weights.delay * (self.weights.hunger if self.idle else 1.0)

    def _stock(self, hand: Stock, left: list[tuple[int, float, Stock]]) -> float:
        weights, most, delay = self.weights, self._gettable, self._delay
        obtainable = self._obtainable
        total, weight = 0.0, 1.0
        for _ in range(self.projects):
            best, chosen, kept = 0.0, None, hand
            for each in left:
                rest = minus(hand, each[2])
                missing = 0
                for kind, count in enumerate(rest):
                    if count < 0:
                        missing = missing - count if obtainable[kind] else 99
                if missing > most:
                    continue
                value = each[1] * delay**missing - missing * weights.component
                if value > best:
                    best, chosen, kept = value, each, rest
            if chosen is None:
                break
            total += weight * best
            weight *= 0.8
            a, b, c, d, e = kept
            hand = (max(a, 0), max(b, 0), max(c, 0), max(d, 0), max(e, 0))
            left = [each for each in left if each is not chosen]
        return total

    @cached_property
    def _obtainable(self) -> tuple[bool, ...]:
        """Which kinds of component can still be had, in shops that are not over yet or later."""
        view = self.view
        later = view.round < LAST_CITY_ROUND
        before_shops = view.round <= LAST_CITY_ROUND and view.phase < Phase.RESOLUTION
        kinds = [later or before_shops] * len(Component)
        if view.phase is Phase.RESOLUTION and view.lord is not None:
            for shop, kind in SHOP_SELLS.items():
                if shop >= view.lord and view.group(self.number, shop) is not None:
                    kinds[kind] = True
        return tuple(kinds)

    @cached_property
    def _gettable(self) -> int:
        """How many missing components it is sensible to count on."""
        return min(4, 2 * max(0, LAST_CITY_ROUND - max(self.view.round, 1)) + min(2, sum(self._obtainable)))

    def components(self, kind: int, most: int) -> list[float]:
        """Return what the first, second, ... component of a kind is worth, up to `most` of them."""
        worths = []
        hand = self.hand
        before = self.stock(hand)
        for _ in range(most):
            hand = plus(hand, _ONE[kind])
            after = self.stock(hand)
            worths.append(max(0.0, after - before))
            before = after
        return worths

    def readiness(self, number: int) -> float:
        """Return what an invention on top of the deck would be worth, less what is missing for it."""
        for fresh, worth, components in self._fresh:
            if fresh == number:
                missing = -sum(count for count in minus(self.hand, components) if count < 0)
                return worth * self.weights.delay**missing - missing * self.weights.component
        return -float(INVENTIONS[number].tier)

    def week_at_home(self, place: Place) -> float:
        """Return what a week of work less in a laboratory would lose in this round."""
        laboratory = self.seat.laboratory(place)
        if laboratory is None or laboratory.invention is None:
            return 0.0
        spare = laboratory.weeks_each_round - self.to_do(laboratory)
        if spare > 0:
            return 0.0
        return self.won(laboratory.invention, 1, started=True) * 0.3 if spare == 0 else 2 * self.weights.week

    # Means

    def apprentice(self, more: int = 0) -> float:
        """Return what one more apprentice is worth, usable from the next round on (rule 8.13)."""
        rounds = self.rounds_to_come
        room = sum(lab.spaces - lab.automata for _, lab in self.laboratories)
        crowded = max(0, self.apprentices + 1 + more + 1 - room)
        city = max(0, rounds - 2)
        late = min(rounds, 2) * max(0.0, 1 - 0.35 * crowded)
        many = 0.93 ** (self.apprentices + more - 3)
        return self.weights.apprentice * (city + late) * many

    def upgrade(self, upgrade: Upgrade | None) -> float:
        """Return what an upgrade of the Workshop is worth (rule 8.12): the less, the more laboratories stand idle."""
        use = 1.0 if self.view.round <= 2 else 1 - self.weights.sense * (1 - self.used)
        return use * self._full_upgrade(upgrade)

    def _full_upgrade(self, upgrade: Upgrade | None) -> float:
        rounds = self.rounds_to_come
        weights = self.weights
        match upgrade:
            case Upgrade.LARGE4:
                if rounds > 2:
                    return rounds * (weights.second_laboratory + 4 * weights.space) - 2.0
                return float(rounds) if self.stock(self.hand) > 3 else 0.0
            case Upgrade.SMALL5 | Upgrade.LARGE6:
                seats_for_automata = weights.automaton * 0.25 * (1 if upgrade is Upgrade.SMALL5 else 2)
                return max(0, rounds - 1) * (2 * weights.space + seats_for_automata)
            case Upgrade.AUTOMATON:
                busy = 0.85 if rounds > 2 else 0.6
                return rounds * weights.automaton * busy
            case None:
                return 0.0


def card_worth(owned: tuple[int, ...], invention: Invention, rounds: int, week: float) -> float:
    """Return what a card is worth to a seat with the cards `owned`: variety to come (rule 11.1) and discount (9.2)."""
    types = {INVENTIONS[card].type for card in owned}
    discount = 2 * week * 0.12 * max(0, rounds - 1)
    if invention.type in types:
        return discount
    more = 0.5 * max(0, rounds - 1)
    now = len(types)
    return expected_bonus(now + 1 + more) - expected_bonus(now + more) + discount
