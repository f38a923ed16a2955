"""What a person's games come to: figures, strength, achievements, and the level to play against next.

Strength is estimated on the scale of Plackett and Luce: who has strength `s` comes before who has `t` with a chance of
`1 / (1 + exp(t - s))`. How far the levels lie apart on it is known from matches (`docs/players.md`), so each finished
game with built-in players of known strength says something about the one strength that is not known. What is not said
by few games is not claimed: the interval is wide then.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence, Set
from enum import Enum
from itertools import pairwise
from math import exp, log
from statistics import fmean
from typing import Final, TypeVar

from attrs import frozen

from leonardo.engine.house_rules import counted_as
from leonardo.play.statistics.game import Achievement, Own
from leonardo.saves.statistics import Result, Statistics

KeyT = TypeVar("KeyT")


@frozen
class Summary:
    """What a person's games come to; `places` counts the games by place, a lead is in the game's points."""

    games: int
    won: int
    places: tuple[int, ...]
    score: float
    row: int  # wins in a row up to now
    longest: int  # the longest row of wins
    best: int  # the most points in a game
    margin: int  # the largest lead of a win; 0 if there was none

    @property
    def share(self) -> float:
        return self.won / self.games


@frozen
class Average:
    """What games of one kind come to."""

    key: str
    games: int
    won: int
    place: float
    score: float


@frozen
class Favourite:
    """Something that was made in so many games, of which so many were won."""

    thing: str
    times: int
    won: int


def persons(statistics: Statistics) -> tuple[str, ...]:
    """Return the names of all persons, who played last first."""
    names = [seat.name for result in reversed(statistics.results) for seat in result.seats if seat.is_person]
    return tuple(dict.fromkeys(name for name in names if name != "?"))


def games_of(statistics: Statistics, name: str, game: str) -> tuple[Own, ...]:
    """Return the games of a person, the oldest first; those in which any seat was taken over are left out.

    They are those by the house rules that hold now, or by the printed rules.
    """
    found: list[Own] = []
    row, counted = 0, counted_as(game)
    for result in statistics.results:
        own = _seat(result, name) if result.game == counted else None
        if own is None:
            continue
        row = row + 1 if own.won else 0
        found.append(Own(result, own.seat, row))
    return tuple(found)


def _seat(result: Result, name: str) -> Own | None:
    if any(seat.changed for seat in result.seats):
        return None
    found = (seat for seat in result.seats if seat.is_person and seat.name == name)
    return next((Own(result, seat) for seat in found), None)


def summary(games: Sequence[Own]) -> Summary | None:
    """Return what games come to; nothing where there are none."""
    if not games:
        return None
    places = Counter(own.seat.place for own in games)
    return Summary(
        len(games),
        sum(own.won for own in games),
        tuple(places[place] for place in range(1, max(len(own.result.seats) for own in games) + 1)),
        fmean(own.seat.score for own in games),
        games[-1].row,
        max(own.row for own in games),
        max(own.seat.score for own in games),
        max((own.margin for own in games if own.won), default=0),
    )


def averages(games: Iterable[Own], key: Callable[[Own], str | None]) -> list[Average]:
    """Return what the games come to for each key, in the order of the keys; games without a key are left out."""
    kinds: dict[str, list[Own]] = {}
    for own in games:
        kind = key(own)
        if kind is not None:
            kinds.setdefault(kind, []).append(own)
    return [
        Average(
            kind,
            len(those),
            sum(own.won for own in those),
            fmean(own.seat.place for own in those),
            fmean(own.seat.score for own in those),
        )
        for kind, those in sorted(kinds.items())
    ]


def by_seats(own: Own) -> str:
    return str(len(own.result.seats))


def by_setup(own: Own) -> str | None:
    return own.result.setup


def by_level(own: Own) -> str | None:
    return own.level


def favourites(games: Iterable[Own]) -> list[Favourite]:
    """Return what a person has made, the most frequent first."""
    made: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for own in games:
        for thing in set(own.seat.things):
            made[thing] += 1
            won[thing] += own.won
    return [Favourite(thing, times, won[thing]) for thing, times in sorted(made.items(), key=_by_frequency)]


def _by_frequency(entry: tuple[str, int]) -> tuple[int, str]:
    thing, times = entry
    return -times, thing


LEAST: Final = 3  # games under which nothing is said
MEMORY: Final = 60  # how many games are looked at, the last ones: who learns is judged by what they can do now
_WITHIN: Final = 0.9  # how likely the strength lies in the interval
_BEYOND: Final = 3.0  # how far beyond the levels the scale goes
_STEP: Final = 0.05
_SPREAD: Final = 3.0  # before any game, strengths are taken to lie about the middle of the levels with this deviation


@frozen
class Estimate:
    """A strength and its interval, which holds it with a chance of 90%, from so many games."""

    value: float
    low: float
    high: float
    games: int


def estimate(games: Iterable[Own], levels: Mapping[str, float]) -> Estimate | None:
    """Return the strength that explains the places best; `levels` has the strengths of built-in players by name.

    Only games count in which no other person sat and all others have a known strength; nothing where they are fewer
    than three.
    """
    known = [orders for own in games if (orders := _order(own, levels)) is not None][-MEMORY:]
    if len(known) < LEAST or not levels:
        return None
    least, most = min(levels.values()) - _BEYOND, max(levels.values()) + _BEYOND
    middle = (least + most) / 2
    scale = [least + _STEP * number for number in range(round((most - least) / _STEP) + 1)]
    likely = [sum(_likelihood(order, each) for order in known) - ((each - middle) / _SPREAD) ** 2 / 2 for each in scale]
    best = max(likely)
    weights = [exp(each - best) for each in likely]
    whole = sum(weights)
    value = sum(each * weight for each, weight in zip(scale, weights, strict=True)) / whole
    return Estimate(
        value,
        _quantile(scale, weights, whole * (1 - _WITHIN) / 2),
        _quantile(scale, weights, whole * (1 + _WITHIN) / 2),
        len(known),
    )


def on_scale(strength: float, levels: Sequence[float]) -> float:
    """Return where a strength lies among levels that are drawn evenly: 0 at the first, 1 at the second and so on."""
    for number, (low, high) in enumerate(pairwise(levels)):
        if strength < high or number == len(levels) - 2:
            return number + (strength - low) / (high - low)
    return 0.0


_Order = Sequence[tuple[float | None, int]]
"""The strengths of the seats, none for the person, and their places, the first place first."""


def _order(own: Own, levels: Mapping[str, float]) -> _Order | None:
    found: list[tuple[float | None, int]] = []
    for seat in own.result.seats:
        strength = None if seat is own.seat else (levels.get(seat.player.partition(":")[0]) if seat.player else None)
        if seat is not own.seat and strength is None:
            return None
        found.append((strength, seat.place))
    return sorted(found, key=lambda each: each[1])


def _likelihood(order: _Order, strength: float) -> float:
    """Return the logarithm of how likely an order is: from the first place on, each is chosen among those left.

    Who shares a place with the person is left out of what is compared, so that a tie says nothing either way.
    """
    own = next(place for each, place in order if each is None)
    left = [(strength if each is None else each, place) for each, place in order if each is None or place != own]
    told = 0.0
    while len(left) > 1:
        told += left[0][0] - log(sum(exp(each) for each, _ in left))
        if left[0][1] == own:
            break  # how the others came in behind says nothing of the person
        left = left[1:]
    return told


def _quantile(scale: Sequence[float], weights: Sequence[float], part: float) -> float:
    whole = 0.0
    for each, weight in zip(scale, weights, strict=True):
        whole += weight
        if whole >= part:
            return each
    return scale[-1]


_LOOKED_AT: Final = 3
_WON: Final = 2  # wins among the last three games against a level after which the next is proposed


class Way(Enum):
    """Up or down; the value is the key of the sentence that proposes it."""

    HARDER = "harder"
    EASIER = "easier"


@frozen
class Proposal:
    """A level that fits better than the last one."""

    way: Way
    level: str


def propose(games: Sequence[Own], levels: Sequence[str]) -> Proposal | None:
    """Return what is proposed after the last game; `levels` are the easiest first.

    A harder level after two wins among the last three games in a row against one level, of which the last was won; an
    easier one after three that ended in the lower half.
    """
    level = games[-1].level if games else None
    if level not in levels:
        return None
    latest: list[Own] = []
    for own in reversed(games):
        if own.level != level or len(latest) == _LOOKED_AT:
            break
        latest.append(own)
    place = levels.index(level)
    if latest[0].won and sum(own.won for own in latest) >= _WON and place + 1 < len(levels):
        return Proposal(Way.HARDER, levels[place + 1])
    if len(latest) == _LOOKED_AT and all(_low(own) for own in latest) and place > 0:
        return Proposal(Way.EASIER, levels[place - 1])
    return None


def _low(own: Own) -> bool:
    return own.seat.place * 2 > len(own.result.seats) + 1 or own.seat.place == len(own.result.seats)


_TABLES: Final = 3  # at how many sizes of table one must have won
_ROW: Final = 3


@frozen
class Progress:
    """An achievement, how far a person has come with it, and in which game it was reached, if it was."""

    achievement: Achievement
    done: int
    reached: Own | None

    @property
    def needed(self) -> int:
        return self.achievement.needed


def usual(levels: Mapping[str, str]) -> tuple[Achievement, ...]:
    """Return the achievements of any game; `levels` has the keys of the levels' names, the easiest first."""
    names = list(levels)
    strong = set(names[len(names) // 2 :])
    beaten = (
        Achievement(f"level_{name}", "achievements.level", _Beats(name), values={"level": key})
        for name, key in levels.items()
    )
    return (
        *beaten,
        Achievement("unaided", "achievements.unaided", lambda own: own.won and own.unaided and _at(own, strong)),
        Achievement("row", "achievements.row", lambda own: (own.row >= _ROW and _at(own, strong)) or None),
        Achievement("tables", "achievements.tables", lambda own: len(own.result.seats) if own.won else None, _TABLES),
    )


@frozen
class _Beats:
    """Tells whether a game was won in which all others were of a level."""

    level: str

    def __call__(self, own: Own) -> Hashable | None:
        return True if own.won and own.level == self.level else None


def _at(own: Own, levels: Set[str]) -> Hashable | None:
    return True if own.level is not None and own.level in levels else None


def standings(games: Sequence[Own], achievements: Iterable[Achievement]) -> list[Progress]:
    return [_standing(games, achievement) for achievement in achievements]


def _standing(games: Sequence[Own], achievement: Achievement) -> Progress:
    found: set[Hashable] = set()
    for own in games:
        earned = achievement.earned_by(own)
        if earned:
            found.add(earned)
        if len(found) >= achievement.needed:
            return Progress(achievement, achievement.needed, own)
    return Progress(achievement, len(found), None)


def reached_by(games: Sequence[Own], achievements: Iterable[Achievement]) -> list[Achievement]:
    last = games[-1] if games else None
    return [each.achievement for each in standings(games, achievements) if each.reached is last and last is not None]
