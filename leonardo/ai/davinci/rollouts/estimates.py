"""What things are worth in a state that a player imagines: quick judgements, each worked out once and then kept.

The judgements are of the same kind as those of the rules of thumb, in florins, but coarser: they guide the play of all
seats in thousands of imagined rounds.
"""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.judging.learned import prices_of
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, NOTHING, Component, Stock, Upgrade
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.setup import BOTTOM, MIDDLE_GOLD, MIDDLE_SIZE
from leonardo.engine.davinci.state import Bench, Request, Seat, State

_COMPLETED_A_ROUND: Final = 1.7  # how many cards are drawn in a round of four, as games went; fewer seats complete less
_LAYERS: Final = len(BOTTOM) + MIDDLE_SIZE  # cards of the two lower piles


def cards_to_come(round_: int, seats: int) -> float:
    """Return how many cards of the deck will be drawn from a round on, as a rule."""
    return max(0.0, _COMPLETED_A_ROUND * (LAST_CITY_ROUND + 1 - max(round_, 1)) * (0.5 + 0.125 * seats))


def usual_place(number: int, size: int) -> float:
    """Return how many cards of a deck of this size lie above an invention, as a rule (rule 3.6)."""
    if number in BOTTOM:
        return size - 3.0
    if number in MIDDLE_GOLD:
        return max(size - 10.5, (size - 5) / 2)
    return max(0, size - _LAYERS) / 2 + 1.5


def chance_to_show_up(place: float, draws: float) -> float:
    """Return how likely a card with so many above it comes in time to be completed."""
    return 0.0 if draws <= place else min(0.95, (draws - place) / (draws + 1.0) + 0.25)


Position = State | Draft  # a game at a decision, frozen or being played on

KINDS: Final = len(Component)
WEEKS: Final = [0, *(INVENTIONS[number].weeks for number in sorted(INVENTIONS))]
FIRST: Final = [0, *(INVENTIONS[number].first_reward for number in sorted(INVENTIONS))]
LATER: Final = [0, *(INVENTIONS[number].later_reward for number in sorted(INVENTIONS))]
TYPE: Final = [0, *(int(INVENTIONS[number].type) for number in sorted(INVENTIONS))]
COMPONENTS: Final[list[Stock]] = [NOTHING, *(INVENTIONS[number].components for number in sorted(INVENTIONS))]


@frozen
class Rates:
    """The numbers behind quick judgements, chosen by matches; florins unless said otherwise."""

    week: float = 0.4  # what a week of work costs while there are districts to go to
    component: float = 1.0  # what it costs to get a component that is missing
    delay: float = 0.7  # the part of a project's worth that is left for each missing component (a factor)
    leonardo: float = 0.268  # what it is worth to begin
    tempo: float = 1.096  # what it is worth to complete an invention a round sooner
    second_project: float = 0.581  # how far to count on a second project beside the best one (a factor)
    first: float = 0.7  # how likely one is the first to complete an invention on display (a probability)
    trust: float = 0.222  # how far to count on inventions that are not on display yet (a factor)
    overtaken: float = 0.055
    """How likely each rival with workers at hand comes before a single apprentice in a district (a probability)."""
    city: float = 0.8  # the part of what workers could win in the city that they can be expected to win (a factor)
    thrift: float = 1.146  # what a florin counts while one may need it in later districts (a factor)
    variety: float = 0.495  # how many more types a seat is taken to gain in each round (a number of types)
    hunger: float = 0.54  # by what part components are worth more while all laboratories stand idle (a factor beyond 1)
    patience: float = 0.8  # the part of an invention's worth that is left for each round that it takes (a factor)
    late_week: float = 0.114  # what a week of work costs once there are no more districts to go to
    deck: float = 0.33
    """The part of its first reward that work under way has whose invention is still in the deck (a factor)."""
    blocked: float = 0.326  # the part of `tempo` that each round of work in a laboratory costs (a factor)
    usual: float = 0.6  # the part of its top speed at which a laboratory usually advances (a factor)
    crew: float = 0.5  # what a worker could bring elsewhere in the city
    keep: float = 1.5  # what an invention in the deck must promise before one begins it blindly
    reluctance: float = 2.0  # what something else must promise beyond work under way before that is given up
    waiting: float = 0.85  # the part of the worth of components that is left while they wait in hand (a factor)
    stock: float = 0.6  # how far to count on components that serve no project yet (a factor)
    means: float = 1.0  # how much apprentices, laboratories and automata are liked (a factor)
    least: float = 0.084  # what going to a district must promise


Fresh = Sequence[tuple[int, float, Stock]]
"""Inventions that could be begun: number, worth beyond the work that they take, components."""


class Estimates:
    """Keeps judgements for one line of thought; a new one is made for each decision of a player."""

    def __init__(self, rates: Rates) -> None:
        self.rates = rates
        self._fresh: dict[tuple[object, ...], Fresh] = {}
        self._needs: dict[tuple[object, ...], tuple[float, ...]] = {}
        self._cards: dict[tuple[int, int, bool], float] = {}
        self._display: tuple[Request, ...] = ()
        self._displayed: tuple[int, ...] = ()

    def card(self, owned: tuple[int, ...], number: int, rounds: int) -> float:
        """Return what it is worth to own a card: its part of the bonus (rule 11.1) and the discount (rule 9.2)."""
        types = {TYPE[card] for card in owned}
        key = (len(types), rounds, TYPE[number] in types)
        if key not in self._cards:
            self._cards[key] = self._judge_card(*key)
        return self._cards[key]

    def _judge_card(self, types: int, rounds: int, known: bool) -> float:
        discount = 2 * self.rates.week * 0.12 * max(0, rounds - 1)
        if known:
            return discount
        more = self.rates.variety * max(0, rounds - 1)
        return expected_bonus(types + 1 + more) - expected_bonus(types + more) + discount

    def work(self, seat: Seat, number: int, weeks: int, speed: int, rounds: int) -> float:
        """Return what an invention is worth to a seat beyond `weeks` of work at `speed` within `rounds` rounds."""
        rates = self.rates
        needed = min(rounds, max(1, round(weeks / max(1.0, rates.usual * speed) + 0.3)))
        late = max(0, min(needed, 2 - (rounds - needed)))
        cheap = min(weeks, late * speed)
        cost = rates.week * (weeks - 0.8 * cheap)
        blocked = rates.tempo * rates.blocked * min(needed, max(0, rounds - 2))
        won = rates.first * (FIRST[number] + self.card(seat.owned, number, rounds)) + (1 - rates.first) * LATER[number]
        return won - cost - blocked

    def displayed(self, position: Position) -> tuple[int, ...]:
        """Return the inventions on display; a line of thought meets the same display again and again."""
        if position.display is not self._display:
            self._display = position.display
            self._displayed = tuple([request.invention for request in position.display])
        return self._displayed

    def fresh(self, position: Position, seat: Seat, rounds: int) -> Fresh:
        """Return the inventions that the seat could begin and finish within `rounds` rounds, the best first."""
        small, large = seat.laboratories
        speed = max(top_speed(small), top_speed(large) if large else 0)
        key = (
            self.displayed(position),
            len(position.deck),
            seat.owned,
            small.invention,
            large.invention if large else None,
            speed,
            rounds,
        )
        found = self._fresh.get(key)
        if found is None:
            found = self._fresh[key] = self._find_fresh(position, seat, rounds, speed)
        return found

    def _find_fresh(self, position: Position, seat: Seat, rounds: int, speed: int) -> Fresh:
        working = [laboratory.invention for laboratory in seat.laboratories if laboratory]
        types = [TYPE[card] for card in seat.owned]
        shown = [(request.invention, 1.0) for request in position.display]
        hidden = [(number, self.chance(position, number)) for number in sorted(position.deck)]
        found = []
        for number, chance in shown + hidden:
            weeks = WEEKS[number] - 2 * types.count(TYPE[number])
            if number in working or chance < 0.1 or weeks > rounds * speed:
                continue
            worth = chance * self.work(seat, number, weeks, speed, rounds)
            if worth > 0:
                found.append((number, worth, INVENTIONS[number].components))
        found.sort(key=lambda each: -each[1])
        return found

    def chance(self, position: Position, number: int) -> float:
        """Return how far to count on an invention in the deck, by the known piles of the deck (rule 3.6)."""
        draws = cards_to_come(position.round, len(position.seats))
        return self.rates.trust * chance_to_show_up(usual_place(number, len(position.deck)), draws)

    def needs(self, position: Position, seat: Seat, rounds: int) -> tuple[float, ...]:
        """Return what the hand is good for, then for each kind what one more component adds, then what two add."""
        small, large = seat.laboratories
        laboratories: tuple[int | None, ...] = (small.spaces + small.automata, small.invention)
        if large is not None:
            laboratories += (large.spaces + large.automata, large.invention)
        key = (seat.hand, seat.owned, self.displayed(position), len(position.deck), rounds, laboratories)
        found = self._needs.get(key)
        if found is None:
            found = self._needs[key] = self._find_needs(position, seat, rounds)
        return found

    def _find_needs(self, position: Position, seat: Seat, rounds: int) -> tuple[float, ...]:
        """Count on some use for components beyond projects, and the more, the more laboratories stand idle."""
        small, large = seat.laboratories
        idle = (small.invention is None) + (large is not None and large.invention is None)
        whole, *gains = self._judge_needs(self.fresh(position, seat, rounds), seat.hand)
        keen = 1 + self.rates.hunger * idle / (2 if large else 1)
        usual = self.rates.stock * prices_of(position.round).component
        for kind, held in enumerate(seat.hand):
            gains[kind] = max(keen * gains[kind], usual / (1 + held))
            gains[KINDS + kind] = max(keen * gains[KINDS + kind], gains[kind] + usual / (2 + held))
        return (whole, *gains)

    def kept(self, position: Position, seat: Seat, hand: Stock, begun: tuple[int, ...], rounds: int) -> float:
        """Return what components that are kept are good for, once the inventions `begun` are under way."""
        fresh = self.fresh(position, seat, rounds)
        key = (id(fresh), hand, begun)
        found = self._needs.get(key)
        if found is None:
            left = [each for each in fresh if each[0] not in begun]
            found = self._needs[key] = self._judge_needs(left, hand)
        return found[0]

    def _judge_needs(self, fresh: Fresh, hand: Stock) -> tuple[float, ...]:
        """Serve the best project first, then with what is left of the hand the next best."""
        best, gains, chosen = self._serve(fresh, hand)
        if chosen is None:
            return (best, *gains)
        a, b, c, d, e = hand
        v, w, x, y, z = chosen[2]
        left = (max(a - v, 0), max(b - w, 0), max(c - x, 0), max(d - y, 0), max(e - z, 0))
        part = self.rates.second_project
        more, later_gains, _ = self._serve([each for each in fresh if each is not chosen], left)
        total = best + part * more
        return (total, *(max(gain, part * later) for gain, later in zip(gains, later_gains, strict=True)))

    def _serve(self, fresh: Fresh, hand: Stock) -> tuple[float, list[float], tuple[int, float, Stock] | None]:
        """Return the worth of the best project with this hand, what more components would add, and that project.

        Those that would be worth no more even if nothing was missing add nothing.
        """
        rates = self.rates
        best, chosen = 0.0, None
        better = [0.0] * (2 * KINDS)
        a, b, c, d, e = hand
        for each in fresh:
            _, worth, (v, w, x, y, z) = each
            if worth <= best:
                break
            short = (v - a, w - b, x - c, y - d, z - e)
            missing = 0
            for count in short:
                if count > 0:
                    missing += count
            value = worth * rates.delay**missing - missing * rates.component
            if value > best:
                best, chosen = value, each
            if missing:
                one = worth * rates.delay ** (missing - 1) - (missing - 1) * rates.component
                for kind, count in enumerate(short):
                    if count > 0:
                        better[kind] = max(better[kind], one)
                        if count > 1:
                            two = worth * rates.delay ** (missing - 2) - (missing - 2) * rates.component
                            better[KINDS + kind] = max(better[KINDS + kind], two)
        gains = [max(0.0, better[kind] - best) for kind in range(KINDS)]
        gains += [max(gains[kind], better[KINDS + kind] - best) for kind in range(KINDS)]
        return best, gains, chosen

    def apprentice(self, owned: int, round_: int) -> float:
        """Return what one more apprentice is worth to a seat that owns so many, from the next round on."""
        prices = prices_of(round_)
        return self.rates.means * max(0.0, prices.apprentice + prices.crowd * owned)

    def upgrade(self, upgrade: Upgrade | None, round_: int) -> float:
        """Return what an upgrade of the Workshop is worth (rule 8.12)."""
        prices = prices_of(round_)
        if upgrade is Upgrade.AUTOMATON:
            worth = prices.automaton
        elif upgrade is Upgrade.LARGE4:
            worth = prices.large
        else:
            worth = prices.small5 if upgrade is Upgrade.SMALL5 else prices.large6
        return self.rates.means * worth


def top_speed(laboratory: Bench) -> int:
    """Return how many weeks a laboratory advances in a round when it is full."""
    return laboratory.automata + laboratory.spaces + 1


def expected_bonus(types: float) -> float:
    """Return the bonus for so many types, in between by proportion."""
    types = min(types, 5.0)
    low = int(types)
    below, above = BONUS.get(low, 0), BONUS.get(low + 1, BONUS[5])
    return below + (types - low) * (above - below)
