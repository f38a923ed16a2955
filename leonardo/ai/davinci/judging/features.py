"""What tells how a seat will fare, read off a state at the beginning of a round: the input of the learned value."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Final

from leonardo.ai.davinci.judging.learned import AT, MEANS, SIDE, judge_of
from leonardo.ai.davinci.rollouts.estimates import COMPONENTS, FIRST, KINDS, LATER, TYPE, WEEKS, Position, top_speed
from leonardo.engine.davinci.constants import LAST_ROUND, Stock
from leonardo.engine.davinci.rules.rounds import BONUS
from leonardo.engine.davinci.state import Laboratory, Seat

_IDLE_AT: Final = AT["idle"]
_PROJECTS_AT: Final = AT["ready"]
_APPRENTICES_AT: Final = AT["apprentices"]
_COMPONENTS_AT: Final = AT["components"]
_KINDS_AT: Final = AT["kinds_held"]
_BETTER_AT: Final = AT["better.prize"]
_OTHER_AT: Final = AT["other.prize"]
_IDLE: Final = (0.0,) * len(SIDE)
_MOST_MISSING: Final = 3
_MANY: Final = 1 << 14  # how many hands and rows of cards are remembered

Race = dict[int, list[int]]
"""For each invention that somebody works on the weeks that are missing in each laboratory at it."""


def features(position: Position) -> list[list[float]]:
    """Return what describes each seat, in the order of seats; each about as large as 1."""
    seats = position.seats
    display = tuple([request.invention for request in position.display])
    race = _race(seats)
    rounds = LAST_ROUND + 1 - position.round
    wealth = [_wealth(position, seat, race, rounds, display) for seat in seats]
    count = len(seats)
    shown = sum([FIRST[number] for number in display]) / 100
    common = (shown, count / 5, float(count == 2), position.treasury / 5)
    totals = [sum(column) for column in zip(*[own[: len(MEANS)] for own in wealth], strict=True)]
    found = []
    for number, own in enumerate(wealth):
        others = [(total - mine) / (count - 1) for total, mine in zip(totals, own, strict=False)]
        best = max([other[0] + other[1] for each, other in enumerate(wealth) if each != number])
        turn = (number - position.leonardo) % count
        found.append([*own, *others, best, float(turn == 0), turn / 5, *common, *_together(own), 1.0])
    return found


def _together(own: Sequence[float]) -> list[float]:
    """Return what features of a seat mean together: projects for idle laboratories, promises of busy ones, crowds."""
    idle = own[_IDLE_AT]
    ready, one_missing, two_missing, _, second = own[_PROJECTS_AT : _PROJECTS_AT + 5]
    a = own[_BETTER_AT : _BETTER_AT + len(SIDE)]
    b = own[_OTHER_AT : _OTHER_AT + len(SIDE)]
    return [
        ready if idle else 0.0,
        second if idle > 0.5 else 0.0,
        one_missing if idle else 0.0,
        two_missing if idle else 0.0,
        _promise(a),
        _promise(b),
        a[0] * a[1],
        b[0] * b[1],
        a[0] * min(a[3], 1.5),
        b[0] * min(b[3], 1.5),
        own[_APPRENTICES_AT] * own[_APPRENTICES_AT],
        own[_KINDS_AT] * own[_COMPONENTS_AT],
        a[0] if a[5] else 0.0,
        b[0] if b[5] else 0.0,
    ]


def _promise(side: Sequence[float]) -> float:
    prize: float = side[0] * 0.8 ** (3 * side[2])
    return prize * 0.6 if side[3] >= 1 else prize


def _race(seats: Sequence[Seat]) -> Race:
    race: Race = {}
    for seat in seats:
        for laboratory in seat.laboratories:
            if laboratory is not None and laboratory.invention is not None:
                left = _left(seat, laboratory, laboratory.invention)
                race.setdefault(laboratory.invention, []).append(left)
    return race


def _left(seat: Seat, laboratory: Laboratory, number: int) -> int:
    left = WEEKS[number] - laboratory.weeks
    for card in seat.owned:
        if TYPE[card] == TYPE[number]:
            left -= 2
    return max(left, 0)


def _wealth(position: Position, seat: Seat, race: Race, rounds: int, display: tuple[int, ...]) -> list[float]:
    """Return what a seat has, the eight numbers first that also count as rivals' means."""
    small, large = seat.laboratories
    types, alike = _cards(seat.owned)
    held, kinds_held, kinds_twice = _held(seat.hand)
    sides = [
        _side(position, seat, laboratory, race, rounds, display)
        for laboratory in (small, large)
        if laboratory is not None and laboratory.invention is not None
    ]
    sides.sort(reverse=True)
    prizes = sum([side[0] for side in sides])
    sides += [_IDLE] * (2 - len(sides))
    automata = small.automata + (large.automata if large else 0)
    idle = (small.invention is None) + (large is not None and large.invention is None)
    speed = max(top_speed(small), top_speed(large) if large else 0)
    working = (small.invention, large.invention if large else None)
    bonus = BONUS.get(types, 0) / 20
    return [
        seat.florins / 20 + bonus,
        prizes,
        seat.apprentices / 9,
        automata / 3,
        (small.spaces + (large.spaces if large else 0)) / 11,
        held / 8,
        types / 5,
        idle / 2,
        seat.florins / 20,
        float(small.spaces == 5),
        float(large is not None),
        float(large is not None and large.spaces == 6),
        bonus,
        len(seat.owned) / 5,
        alike / 3,
        kinds_held / KINDS,
        kinds_twice / KINDS,
        *_projects(seat, display, working, rounds * speed),
        *sides[0],
        *sides[1],
    ]


@lru_cache(maxsize=_MANY)
def _cards(owned: tuple[int, ...]) -> tuple[int, int]:
    kinds = [TYPE[card] for card in owned]
    return len(set(kinds)), max([kinds.count(kind) for kind in kinds], default=0)


@lru_cache(maxsize=_MANY)
def _held(hand: Stock) -> tuple[int, int, int]:
    return sum(hand), sum([1 for count in hand if count]), sum([1 for count in hand if count > 1])


def _side(
    position: Position, seat: Seat, laboratory: Laboratory, race: Race, rounds: int, display: tuple[int, ...]
) -> tuple[float, ...]:
    """Return prize, weeks and rounds missing, rivals before it, whether a card, the wait for it, whether too late."""
    number = laboratory.invention or 0
    left = _left(seat, laboratory, number)
    needed = -(-left // top_speed(laboratory))
    wait = 0.0
    first = number in display
    if not first and number in position.deck:
        first = True
        wait = (1 + position.deck.index(number)) / 8
    ahead = sum([1 for other in race[number] if other < left]) + 0.5 * (race[number].count(left) - 1)
    fresh = TYPE[number] not in [TYPE[card] for card in seat.owned]
    prize = FIRST[number] if first else LATER[number]
    late = needed > rounds
    return (
        0.0 if late else prize / 20,
        left / 15,
        needed / 3,
        ahead,
        float(fresh and first),
        wait,
        float(late),
    )


def _projects(seat: Seat, display: tuple[int, ...], working: tuple[int | None, ...], most_weeks: int) -> list[float]:
    """Return the best rewards on display by what is missing for them: two for nothing, one for one, two, three."""
    best = [0.0] * (_MOST_MISSING + 1)
    second = 0.0
    for number in display:
        if number in working or WEEKS[number] > most_weeks:
            continue
        missing = _missing(seat.hand, COMPONENTS[number])
        if missing > _MOST_MISSING:
            continue
        reward = FIRST[number] / 20
        if reward > best[missing]:
            if not missing:
                second = best[0]
            best[missing] = reward
        elif not missing and reward > second:
            second = reward
    return [*best, second]


def _missing(hand: Stock, needed: Stock) -> int:
    a, b, c, d, e = hand
    v, w, x, y, z = needed
    missing = 0
    if v > a:
        missing += v - a
    if w > b:
        missing += w - b
    if x > c:
        missing += x - c
    if y > d:
        missing += y - d
    if z > e:
        missing += z - e
    return missing


def expected(position: Position) -> tuple[list[float], float]:
    """Return the florins that each seat can be expected to end with, and how far off they may be."""
    judge = judge_of(position.round)
    weights = judge.weights
    return [sum(map(mul, weights, described)) for described in features(position)], judge.spread


def shares(totals: Sequence[float], spread: float) -> list[float]:
    """Return for each seat how likely it ends first, if the differences of the totals may be off by `spread`."""
    best = max(totals)
    weights = [exp((total - best) / spread) for total in totals]
    whole = sum(weights)
    return [weight / whole for weight in weights]
