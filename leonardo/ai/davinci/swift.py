"""A quick player of imagined states: it decides for every seat in turn when a player plays a thought to its end.

It reads a state that was dealt out from a view, so it takes no secret from anybody; each seat is played from its own
means. Its judgements are coarse and slightly blurred, so that no line of thought rests on one answer of the others.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from leonardo.ai.davinci.ledger import FIRST, KINDS, LATER, TYPE, WEEKS, Ledger, Position, Rates, top_speed
from leonardo.engine.davinci import questions
from leonardo.engine.davinci.actions import (
    Action,
    Bid,
    Buy,
    ChooseFavour,
    GiveLeonardo,
    Interrupt,
    Move,
    PlaceApprentices,
    PlaceMaster,
    Reorder,
    Start,
    Take,
    TakeBox,
)
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.start_work import idle
from leonardo.engine.davinci.state import Laboratory, Queue, Seat, covers, minus, plus
from leonardo.engine.davinci.terms import (
    APPRENTICES_PER_SEAT,
    AUTOMATA_PER_SEAT,
    LABORATORIES,
    LAST_CITY_ROUND,
    LAST_ROUND,
    PRICES,
    SHOP_SELLS,
    Box,
    Favour,
    Place,
    Upgrade,
)

_SHOPS: Final = tuple((shop, int(kind)) for shop, kind in SHOP_SELLS.items())
_APPRENTICES: Final = {
    place: [PlaceApprentices(count, place) for count in range(APPRENTICES_PER_SEAT + 1)] for place in Place
}
_MASTER: Final = {place: PlaceMaster(place) for place in Place}
_MASTER_COUNTS: Final = 2
_MOST_TOGETHER: Final = 4
"""More apprentices than these never pay in one district."""
_RANKS: Final = 7
"""More ranks than there are groups in a district."""
_WITH_COMPONENT: Final = {
    Favour.SMALL5: Upgrade.SMALL5,
    Favour.LARGE4: Upgrade.LARGE4,
    Favour.LARGE6: Upgrade.LARGE6,
    Favour.AUTOMATON: Upgrade.AUTOMATON,
}

Home = list[tuple[float, int, int]]
"""For each strength at hand what it brings at home at best, and how much of it in the small and in the large one."""


class Swift:
    """Decides quickly for whichever seat is asked."""

    def __init__(self, rates: Rates, random: Random, blur: float = 0.3) -> None:
        self.ledger = Ledger(rates)
        self.rates = rates
        self.random = random
        self.blur = blur
        self._plans: dict[tuple[object, ...], tuple[float, Place | None, int]] = {}
        self._tables: dict[tuple[object, ...], tuple[float, ...]] = {}
        self._homes: dict[tuple[object, ...], Home] = {}
        self._answers: dict[type, Callable[[Position, Any, tuple[Action, ...]], Action]] = {
            questions.FavourQuestion: self._favour,
            questions.WorkQuestion: self._work,
            questions.PlacementQuestion: self._place,
            questions.LeonardoQuestion: self._leonardo,
            questions.BoxQuestion: self._box,
            questions.BoxUseQuestion: self._use_box,
            questions.OfferQuestion: self._offer,
            questions.BidQuestion: self._bid,
        }

    def choose(self, position: Position, options: tuple[Action, ...]) -> Action:
        """Return what the seat that is asked does, one of its `options`."""
        return self._answers[type(position.question)](position, position.question, options)

    # Phase A

    def _work(self, position: Position, question: questions.WorkQuestion, options: tuple[Action, ...]) -> Action:
        """Follow the best plan for the laboratories, keeping components for later being part of it."""
        seat = position.seats[question.seat]
        worth, action = self._best_plan(position, seat, options)
        least = worth + self.rates.reluctance
        for option in options:
            if type(option) is not Interrupt:
                break
            freed, begun = self._best_plan(position, _interrupted(seat, option.laboratory), ())
            if begun is not None and freed > least:
                action, least = option, freed
        return action or options[-1]

    def _best_plan(self, position: Position, seat: Seat, options: tuple[Action, ...]) -> tuple[float, Action | None]:
        """Return the worth of the best plan for this phase and its first start, among `options` if there are any."""
        key = (seat.hand, seat.laboratories, seat.owned, position.display, len(position.deck), position.round)
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = self._plan(position, seat)
        worth, place, number = found
        if place is None:
            return worth, None
        if not options:
            return worth, Start(place, number)
        for option in options:
            if type(option) is Start and option.invention == number and option.laboratory is place:
                return worth, option
        return worth, None

    def _plan(self, position: Position, seat: Seat) -> tuple[float, Place | None, int]:
        """Try every way to begin work in the idle laboratories, or to leave them idle and keep the components."""
        rounds = LAST_ROUND + 1 - position.round
        shown = {request.invention for request in position.display}
        types = [TYPE[card] for card in seat.owned]
        busy = {laboratory.invention for laboratory in seat.laboratories if laboratory}
        startable = [
            number
            for number in sorted(shown.union(position.deck))
            if number not in busy and covers(seat.hand, INVENTIONS[number].components)
        ]
        sides = []
        for place, laboratory in zip(LABORATORIES, seat.laboratories, strict=True):
            choices: list[tuple[float, int]] = [(0.0, 0)]
            if laboratory is not None and laboratory.invention is not None:
                number = laboratory.invention
                weeks = max(0, WEEKS[number] - 2 * types.count(TYPE[number]) - laboratory.weeks)
                speed = top_speed(laboratory)
                worth = self.ledger.work(seat, number, weeks, speed, rounds) if weeks <= rounds * speed else 0.0
                choices = [(worth * (1.0 if number in shown else self.ledger.chance(position, number)), 0)]
            elif laboratory is not None:
                speed = top_speed(laboratory)
                for number in startable:
                    weeks = WEEKS[number] - 2 * types.count(TYPE[number])
                    if weeks > rounds * speed:
                        continue
                    worth = self.ledger.work(seat, number, weeks, speed, rounds)
                    if number not in shown:
                        worth = worth * self.ledger.chance(position, number) - self.rates.keep
                    if worth > 0:
                        choices.append((worth, number))
            sides.append((place, choices))
        strength = self.rates.usual * (seat.apprentices + 2) * rounds
        most = -1e9
        best: tuple[Place | None, int] = (None, 0)
        for here, first in sides[0][1]:
            for there, second in sides[1][1]:
                if first == second and first:
                    continue
                hand = seat.hand
                for number in (first, second):
                    if number:
                        hand = minus(hand, INVENTIONS[number].components)
                if min(hand) < 0 or (first and second and WEEKS[first] + WEEKS[second] > strength):
                    continue
                begun = tuple(number for number in (first, second) if number)
                worth = here + there + self.rates.waiting * self.ledger.kept(position, seat, hand, begun, rounds - 1)
                if worth > most:
                    begins_at = sides[0][0] if first else sides[1][0] if second else None
                    most, best = worth, (begins_at, first or second)
        return most, *best

    # Phase B

    def _place(self, position: Position, question: questions.PlacementQuestion, options: tuple[Action, ...]) -> Action:
        """Go to the district that brings most beyond what the workers would bring at home; home comes last."""
        number = question.seat
        seat = position.seats[number]
        home = self.home(position, seat)
        if position.round <= LAST_CITY_ROUND:
            action = self._to_city(position, question, seat, home)
            if action is not None:
                return action
        return self.to_laboratory(seat, home) or options[-1]

    def _to_city(
        self, position: Position, question: questions.PlacementQuestion, seat: Seat, home: Home
    ) -> Action | None:
        best, most = None, self.rates.least
        for net, action in self.city(position, question, seat, home):
            if net > most:
                best, most = action, net
        return best

    def city(
        self, position: Position, question: questions.PlacementQuestion, seat: Seat, home: Home
    ) -> list[tuple[float, Action]]:
        """Return what each way to go to a district promises beyond what the workers would bring elsewhere."""
        number = question.seat
        strength = len(home) - 1
        full = home[strength][0]
        crew = self.rates.crew
        loss = [full - home[strength - used][0] + crew * used for used in range(min(strength, _MOST_TOGETHER) + 1)]
        comers = 0
        for other, rival in enumerate(position.seats):
            if other != number and other not in question.passed and (rival.apprentices or rival.master):
                comers += 1
        risk = min(0.9, comers * self.rates.overtaken)
        risks = (0.0, risk, 0.5 * risk, 0.25 * risk, 0.12 * risk, 0.06 * risk, 0.03 * risk)
        most_apprentices = min(seat.apprentices, _MOST_TOGETHER)
        found: list[tuple[float, Action]] = []
        for place, first, second in self._worths(position, number, seat):
            own, apprentices_there, others = 0, 0, []
            ahead = True
            for group in position.queues[place]:
                if group.seat == number:
                    own, apprentices_there, ahead = group.apprentices + 2 * group.master, group.apprentices, False
                else:
                    others.append((group.apprentices + 2 * group.master, ahead))
            table = self._table_of(place, position, len(others), first, second, seat.florins)
            before = self._win(table, others, own, risks) if own else 0.0
            keen = 1 + self.blur * (self.random.random() - 0.5)
            if not apprentices_there:
                for count in range(1, most_apprentices + 1):
                    win = self._win(table, others, own + count, risks)
                    found.append((keen * (win - before) - loss[count], _APPRENTICES[place][count]))
            if seat.master:
                win = self._win(table, others, own + 2, risks)
                found.append((keen * (win - before) - loss[2], _MASTER[place]))
        return found

    def _worths(self, position: Position, number: int, seat: Seat) -> list[tuple[Place, float, float]]:
        """Return the districts that could be of use, with the worth of a first and a second advantage."""
        rounds = LAST_ROUND - position.round
        ledger = self.ledger
        needs = ledger.needs(position, seat, rounds)
        found: list[tuple[Place, float, float]] = []
        boxes = [max(0.5, float(position.treasury)), 0.8, max(0.3, max(needs[1 : 1 + KINDS]) - 1)]
        boxes.sort(reverse=True)
        found.append((Place.COUNCIL, boxes[0] + self.rates.leonardo, boxes[1]))
        for place, kind in _SHOPS:
            if needs[1 + kind] > 0.3:
                found.append((place, needs[1 + kind], needs[1 + KINDS + kind] - needs[1 + kind]))
        owned = self._owned(position, number, seat)
        if owned < APPRENTICES_PER_SEAT:
            worth = ledger.apprentice(owned, position.round)
            if worth > 0.3:
                found.append((Place.ACADEMY, worth, 0.9 * worth if owned < APPRENTICES_PER_SEAT - 1 else 0.0))
        upgrades = self._upgrades(seat, position.round)
        if upgrades and upgrades[0] > 0.3:
            found.append((Place.WORKSHOP, upgrades[0], upgrades[1] if len(upgrades) > 1 else 0.0))
        return found

    def _owned(self, position: Position, number: int, seat: Seat) -> int:
        owned = seat.apprentices
        for laboratory in seat.laboratories:
            if laboratory is not None:
                owned += laboratory.apprentices
        for queue in position.queues:
            for group in queue:
                if group.seat == number:
                    owned += group.apprentices
        return owned

    def _upgrades(self, seat: Seat, round_: int) -> list[float]:
        small, large = seat.laboratories
        found = []
        ledger = self.ledger
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
                        gain = self._offer_at(rank, present, first, second, florins)
                    gains.append(self.rates.city * gain)
            table = self._tables[key] = tuple(gains)
        return table

    def _box_at(self, rank: int, others: int, position: Position, first: float, second: float) -> float:
        seats = len(position.seats)
        if rank == others and others + 1 == seats and seats > 2:
            return 0.0
        return first if rank == 0 else second if rank == 1 else 0.3 if rank <= 3 else 0.0

    def _offer_at(self, rank: int, others: int, first: float, second: float, florins: int) -> float:
        if rank >= len(PRICES):
            return 0.0
        price = PRICES[rank]
        won = first - self.rates.thrift * price
        if won <= 0 or florins < price:
            return 0.0
        again = rank + others + 1
        if second > 0 and again < len(PRICES) and florins >= price + PRICES[again]:
            won += max(0.0, second - self.rates.thrift * PRICES[again])
        return won

    # Laboratories in phase B

    def home(self, position: Position, seat: Seat) -> Home:
        """Return for each strength at hand what it brings at home at best, and how much of it in each laboratory."""
        small, large = seat.laboratories
        sides = [self._side(position, seat, laboratory) for laboratory in (small, large)]
        strength = seat.apprentices + (_MASTER_COUNTS if seat.master else 0)
        key = (sides[0], sides[1], strength, position.round)
        found = self._homes.get(key)
        if found is None:
            found = self._homes[key] = self._judge_home(sides, strength, position.round)
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
                first = self.rates.first
                card = self.ledger.card(seat.owned, number, LAST_ROUND + 1 - position.round)
                return first * (FIRST[number] + card) + (1 - first) * LATER[number]
        if number in position.deck:
            return self.rates.deck * FIRST[number]
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
        return best

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
            return prize + (self.rates.tempo if rounds else 0.0)
        needed = -(-left // speed)
        if needed > rounds:
            return 0.0
        week = self.rates.week if round_ < LAST_CITY_ROUND else self.rates.late_week
        return float(prize * self.rates.patience**needed - week * left)

    def to_laboratory(self, seat: Seat, home: Home) -> Action | None:
        """Return the first step of the best way to use the workers at home; nothing if there is none."""
        _, here, there = home[-1]
        planned = [(here, Place.SMALL), (there, Place.LARGE)]
        planned.sort(reverse=True)
        for weeks, place in planned:
            laboratory = seat.laboratories[place - Place.SMALL]
            if not weeks or laboratory is None:
                continue
            count = 0 if laboratory.apprentices else min(weeks, seat.apprentices, laboratory.free_spaces)
            if seat.master and (weeks > count or (weeks > 1 and seat.apprentices < here + there)):
                return _MASTER[place]
            if count:
                return _APPRENTICES[place][count]
        return None

    # Phase C

    def _leonardo(self, _: Position, question: questions.LeonardoQuestion, __: tuple[Action, ...]) -> Action:
        """Begin oneself."""
        return GiveLeonardo(question.seat)

    def _box(self, position: Position, question: questions.BoxQuestion, options: tuple[Action, ...]) -> Action:
        seat = position.seats[question.seat]
        needs = self.ledger.needs(position, seat, LAST_ROUND - position.round)
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
        needs = self.ledger.needs(position, seat, LAST_ROUND - position.round)
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
        worth = {number: value for number, value, kit in self.ledger.fresh(position, seat, LAST_ROUND - position.round)}
        top = options[0]
        if type(top) is not Reorder:
            return top
        use = {card: 100.0 if card in working else worth.get(card, 0.0) for card in top.deck}
        return Reorder(tuple(sorted(top.deck, key=lambda card: (-use[card], card))))

    def _move(self, position: Position, number: int, seat: Seat, options: tuple[Action, ...]) -> Action:
        """Move an apprentice that wins nothing, or less, to where it would win."""
        worths = {place: (first, second) for place, first, second in self._worths(position, number, seat)}
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
        own = sum(group.strength for group in queue if group.seat == number) + by
        if own <= 0:
            return 0.0
        rank = sum(group.seat != number and group.strength >= own for group in queue)
        return self._offer_at(rank, len(queue), *worths, florins)

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
                    worth = self.ledger.upgrade(action.upgrade, position.round)
                    if worth > least:
                        best, least = action, worth
            return best
        if not price:
            return options[0]
        if district is Place.ACADEMY:
            worth = self.ledger.apprentice(self._owned(position, number, seat), position.round)
        else:
            needs = self.ledger.needs(position, seat, LAST_ROUND - position.round)
            worth = needs[1 + SHOP_SELLS[district]]
        return options[0] if worth >= least else options[-1]

    # Phase D

    def _bid(self, position: Position, question: questions.BidQuestion, options: tuple[Action, ...]) -> Action:
        """Bid what should just do, up to what the card is worth."""
        seat = position.seats[question.seat]
        worth = self.ledger.card(seat.owned, question.invention, LAST_ROUND - position.round)
        keenest = 0.0
        for rival in (*question.waiting, *(number for number, _ in question.bids)):
            theirs = position.seats[rival]
            rival_worth = self.ledger.card(theirs.owned, question.invention, LAST_ROUND - position.round)
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
        before = self.ledger.needs(position, seat, rounds)[0]
        best, most = options[0], -1.0
        for action in options:
            if type(action) is not ChooseFavour:
                continue
            worth = 0.0
            if action.components is not None:
                richer = seat.with_goods(seat.florins, plus(seat.hand, action.components))
                worth += self.ledger.needs(position, richer, rounds)[0] - before
            if action.favour is Favour.FLORINS:
                worth += 5.0
            elif action.favour is Favour.APPRENTICE:
                worth += self.ledger.apprentice(seat.apprentices, 1)
            elif action.favour in _WITH_COMPONENT:
                worth += self.ledger.upgrade(_WITH_COMPONENT[action.favour], 1)
            worth *= 1 + self.blur * (self.random.random() - 0.5)
            if worth > most:
                best, most = action, worth
        return best


def _interrupted(seat: Seat, place: Place) -> Seat:
    laboratory = seat.laboratory(place)
    if laboratory is None or laboratory.invention is None:
        return seat
    hand = plus(seat.hand, INVENTIONS[laboratory.invention].components)
    return seat.with_goods(seat.florins, hand).with_laboratory(place, idle(laboratory))
