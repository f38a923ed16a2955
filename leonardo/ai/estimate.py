"""The estimate: how likely each seat ends first and with how much, and how far off that may be; for any game.

Whatever is shown of chances and of what can be expected comes from here: hint, standings, practice and review. It is
found from a view alone, so the same view has the same estimate wherever it is asked for. A game says how its seats
stand in a dealt-out world, as it is and played on for a while; what both are worth was fitted to how games ended.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from math import ceil, exp, floor, hypot, inf, log, sqrt
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import evolve, field, frozen

from leonardo.ai import gc_pause, sequential_halving
from leonardo.ai.calibration import Calibration
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.sequential_halving import World, Worlds

StateT = TypeVar("StateT")

CERTAINTY: Final = 1.28
"""By how many standard errors a span reaches out to each side: four of five times it holds what comes."""
_LUCK: Final = 1.6
"""By how many times its error a gap may be off whose better choice was found in the same tries, partly by luck."""
_FORESIGHT: Final = 0.35
"""By how much of itself a gap is off that was found some rounds ahead, beside one that was played on to the end."""
_CERTAIN: Final = 1e-9  # sums of chances are as far off as this
_MOST_CHANCE: Final = 0.999  # a chance is never told to be less, nor its complement, without being certain
_UNCERTAIN: Final = 0.05  # the variance of a difference between shares, where next to nothing is known of it
_NARROW: Final = 0.1  # the width of a chance up to which one number is shown for it
_OPEN: Final = 0.3  # the width of a chance beyond which it says nothing: too few worlds were looked at
_ROUGH: Final = 5  # what the ends of a wide one are rounded to, in percent
_STEPS: Final = ((40, 1), (100, 5), (400, 10))
"""What the ends of a score are rounded to while they are less apart than so much."""
_KEPT: Final = 6  # so many estimates are kept: as many as there are choices of a decision that are told of
_LEAST_TRIES: Final = 16
"""So many worlds are looked at even where they take longer than a budget allows: fewer leave almost all open."""
_OVERTIME: Final = 3  # by how many times the seconds of a budget these may take at most
_SEED: Final = "estimate"  # the worlds of an estimate are drawn alike for whoever asks
_AS_IF: Final = 2.0  # so many tries as uncertain as can be are added to those that were made: a few alike prove little
LEAST_CHANCE: Final = 0.01  # a difference of chances that is worth a word
LEAST_SHARE: Final = 0.004  # a share of the first place that is not told apart from none, nor its complement from all


@frozen
class Span:
    """What a number is likely to be: from `least` to `most`, and in the middle of all doubt `likely`."""

    least: float
    likely: float
    most: float

    def moved(self, by: float) -> "Span":
        return Span(self.least + by, self.likely + by, self.most + by)

    def within(self, least: float, most: float) -> "Span":
        """Return it with all three between two bounds."""
        return Span(*(min(most, max(least, each)) for each in (self.least, self.likely, self.most)))

    def held(self, number: float) -> float:
        return min(self.most, max(self.least, number))

    @property
    def width(self) -> float:
        """How far apart its ends are."""
        return self.most - self.least

    def as_shown(self, beside: "Sequence[Span]") -> "Span":
        """Return a chance as wide as it is and as it is shown `beside` others: the ends that are shown are rough."""
        least, most = in_percent(self, beside)
        return Span(min(self.least, least / 100), self.likely, max(self.most, most / 100))

    @property
    def telling(self) -> bool:
        """Whether it says something of an amount: no more than half of what that may be is left open."""
        return self.width <= max(abs(self.least), abs(self.most)) / 2


def sure(number: float) -> Span:
    return Span(number, number, number)


@frozen
class SeatEstimate:
    """How likely a seat ends first, and what it ends with in the game's own measure, never less than `bottom`."""

    chance: Span
    score: Span
    bottom: float = 0.0

    def less(self, gap: "Gap", other: "SeatEstimate | None" = None) -> "SeatEstimate":
        """Return what can be expected by a choice that falls short of the best one by a gap.

        The chance moves in logits, so its span is as wide as it is elsewhere for a chance like that, and no wider than
        what is estimated of the choice alone, if that is known. The gap has a doubt of its own, which is told apart.
        """
        score = self.score.moved(-gap.score.likely).within(self.bottom, inf)
        if gap == NO_GAP or self.chance.least == self.chance.most:
            return evolve(self, score=score)
        likely = min(_MOST_CHANCE, max(1 - _MOST_CHANCE, self.chance.likely - gap.chance.likely))
        known = (
            [self.chance] if other is None or other.chance.least == other.chance.most else [self.chance, other.chance]
        )
        below = min(logit(each.likely) - logit(each.least) for each in known)
        above = min(logit(each.most) - logit(each.likely) for each in known)
        return evolve(self, chance=Span(shifted(likely, -below), likely, shifted(likely, above)), score=score)

    def near(self, other: "SeatEstimate") -> "SeatEstimate":
        """Return it as near to another estimate as its own doubt allows."""
        likely = self.chance.held(other.chance.held(self.chance.likely))
        by = logit(likely) - logit(self.chance.likely)
        chance = Span(*(shifted(each, by) for each in (self.chance.least, self.chance.likely, self.chance.most)))
        score = self.score.moved(self.score.held(other.score.held(self.score.likely)) - self.score.likely)
        return evolve(self, chance=chance, score=score.within(self.bottom, inf))


@frozen
class Gap:
    """What a choice falls short of a better one by: in chances to end first, and in what the seat ends with."""

    chance: Span
    score: Span

    @property
    def no_better(self) -> "Gap":
        """The same with no better a chance, where that is hardly any better: what is told first has the best one."""
        return Gap(self.chance.moved(max(0.0, -self.chance.likely)), self.score)

    @property
    def beyond_doubt(self) -> bool:
        """Whether the better choice is the better one in either for certain, as far as can be foreseen."""
        return self.chance.least >= LEAST_CHANCE or self.score.least > 0

    @property
    def told(self) -> "Gap":
        """What is told of it in numbers: no difference where there may be none."""
        chance = self.chance if self.chance.least >= LEAST_CHANCE else NO_GAP.chance
        score = NO_GAP.score if self.score.least <= 0 <= self.score.most else self.score
        return Gap(chance, score)


NO_GAP: Final = Gap(sure(0.0), sure(0.0))  # as good as the best


@frozen
class Scale:
    """What differences of imagined shares, in logits, and of imagined scores count beside what is expected."""

    chance: float
    score: float

    @classmethod
    def by(cls, calibration: Calibration, course: float) -> "Scale":
        """Return what they count where so much of a game has been played, never more than was imagined.

        Where calibrated numbers of seats are farther apart than imagined ones, that shows who plays better, not what a
        choice brings.
        """
        chance = calibration.now.at(course) + calibration.ahead.at(course)
        return cls(min(1.0, chance), min(1.0, calibration.slope.at(course)))

    def gap(self, better: "Tried", worse: "Tried", best: SeatEstimate, other: SeatEstimate) -> Gap:
        """Return what one choice falls short of another by, where both were tried in the same worlds.

        What they have in common, such as the luck of a world, is no part of the doubt. What is estimated of the seat by
        either bounds it: a choice leads to nothing that is not told of the position it leads to.
        """
        pairs = list(zip(better.shares, worse.shares, strict=False))
        if not pairs:
            return NO_GAP
        mean = sum(one + two for one, two in pairs) / 2 / len(pairs)
        off = error([one - two for one, two in pairs], _UNCERTAIN) / max(LEAST_SHARE, mean * (1 - mean))
        chance, apart = best.chance.likely, self.chance * (logit(better.likely) - logit(worse.likely))
        held = Span(*(logit(chance) - logit(each) for each in (other.chance.most, chance, other.chance.least)))
        by = doubtful(held.held(apart), _LUCK * self.chance * off)
        ends = [chance - shifted(chance, -each) for each in (by.least, by.likely, by.most)]
        scores = [self.score * (one - two) for one, two in zip(better.scores, worse.scores, strict=False)]
        less = Span(*(best.score.likely - each for each in (other.score.most, other.score.likely, other.score.least)))
        return Gap(Span(*ends), doubtful(less.held(sum(scores) / len(scores)), _LUCK * error(scores)))


@frozen
class Estimate:
    """What is expected of each seat, found in so many `tries`, and the `scale` of differences beside it.

    `sides` are who wins together, each seat for itself where it is empty; who is out is on no side.
    """

    seats: tuple[SeatEstimate, ...]
    tries: int
    scale: Scale
    sides: tuple[int | None, ...] = ()

    def beside(self, seat: int) -> tuple[int, ...]:
        """Return the other seats that win together with one."""
        side = self.sides[seat] if self.sides else None
        return tuple(each for each, by in enumerate(self.sides) if side is not None and by == side and each != seat)

    @property
    def leading(self) -> tuple[int, ...]:
        """Who is likeliest to end first, if somebody is beyond doubt: those of one side, by what is shown of it."""
        chances = [each.chance for each in self.seats]
        shown = [each.as_shown(chances) for each in chances]
        best = max(range(len(shown)), key=lambda seat: shown[seat].likely)
        first = tuple(sorted((best, *self.beside(best))))
        others = [shown[seat].most for seat in range(len(shown)) if seat not in first]
        return first if shown[best].least > max(others, default=-1.0) else ()


@frozen
class Judged:
    """How the seats stand in one world: each one's share of the first place, and what it ends with."""

    shares: Sequence[float]
    scores: Sequence[float]


@frozen
class Imagined:
    """What the worlds of an estimate have shown, before it is calibrated.

    `now` and `ahead` are the shares of the first place as things stand and played on, `scores` those played on, each
    the mean over all `tries`; `errors` and `score_errors` are the standard errors of what was played on. `course` is
    how much of the game has been played, 0 to 1. `sides` are who wins together: seats of one side have the same
    number, who is out has none. `over` says that all of it is certain.
    """

    course: float
    now: tuple[float, ...]
    ahead: tuple[float, ...]
    errors: tuple[float, ...]
    scores: tuple[float, ...]
    score_errors: tuple[float, ...]
    sides: tuple[int | None, ...]
    tries: int
    over: bool = False
    floors: tuple[float, ...] = ()  # what each seat ends with at least by the rules; nothing where that is not known


class Prospect(ABC, Generic[StateT]):
    """What a game gives to be estimated: worlds that agree with a view, and how the seats stand in them."""

    course: float  # how much of the game has been played, 0 to 1
    sides: tuple[int | None, ...]  # who wins together, by seat; who is out is on no side
    over: bool  # whether the game is over
    floors: tuple[float, ...] = ()
    """What each seat ends with at least by the rules, such as points that nobody loses any more."""

    @abstractmethod
    def deal(self, random: Random) -> StateT:
        """Return a world that agrees with the view."""

    @abstractmethod
    def now(self, world: World[StateT]) -> Judged:
        """Return how the seats stand in a world as it is."""

    @abstractmethod
    def ahead(self, world: World[StateT]) -> Judged:
        """Return how the seats stand in a world that is played on for a while."""

    @abstractmethod
    def after(self, state: StateT, action: Any) -> StateT:  # noqa: ANN401 - that of any game
        """Return a dealt-out state when whoever decides in it has done this."""

    @abstractmethod
    def seen(self, state: StateT) -> Any:  # noqa: ANN401 - that of any game
        """Return what the viewer sees in a dealt-out state."""


class Chosen(Prospect[StateT]):
    """How the seats stand when the viewer has chosen: what is hidden shows, and is not known, as before the choice."""

    def __init__(
        self,
        before: Prospect[StateT],
        prospect: Callable[[Any], Prospect[StateT]],
        action: Any,  # noqa: ANN401 - that of any game
    ) -> None:
        self._before, self._action = before, action
        self._then = then = prospect(self.seen(self.deal(Random(_SEED))))
        self.course, self.sides, self.floors = then.course, then.sides, then.floors
        self.over = False

    def deal(self, random: Random) -> StateT:
        return self.after(self._before.deal(random), self._action)

    def now(self, world: World[StateT]) -> Judged:
        return self._then.now(world)

    def ahead(self, world: World[StateT]) -> Judged:
        return self._then.ahead(world)

    def after(self, state: StateT, action: Any) -> StateT:  # noqa: ANN401 - that of any game
        return self._before.after(state, action)

    def seen(self, state: StateT) -> Any:  # noqa: ANN401 - that of any game
        return self._before.seen(state)


@frozen
class Estimating:
    """Estimates by the prospects of a game, calibrated; so many `tries` where the budget does not say."""

    prospect: Callable[[Any], Prospect[Any]]
    calibration: Callable[[], Calibration]
    tries: int
    _last: deque[tuple[Any, Budget, Any, Estimate]] = field(
        factory=lambda: deque(maxlen=_KEPT), init=False, eq=False, repr=False
    )
    """What was estimated last: what is said of a decision asks for it again and again."""

    def __call__(self, view: Any, budget: Budget = UNLIMITED, action: Any = None, /) -> Estimate:  # noqa: ANN401 - that of any game
        """Return what can be expected of each seat, as the viewer can tell, when it has done `action`, if any."""
        for seen, spent, done, told in self._last:
            if seen is view and (spent, done) == (budget, action):
                return told
        prospect = self.prospect(view)
        if action is not None:
            prospect = Chosen(prospect, self.prospect, action)
        found = calibrated(imagined(prospect, self.tries, budget), self.calibration())
        self._last.append((view, budget, action, found))
        return found


class Tried(Protocol):
    """A choice that was played on in some worlds."""

    @property
    def shares(self) -> Sequence[float]:
        """Its shares of the first place, by world."""

    @property
    def scores(self) -> Sequence[float]:
        """What the seat ended with, by world."""

    @property
    def likely(self) -> float:
        """The mean of its shares."""


def percent(chance: float) -> int:
    """Return a chance as it is shown, from 1 to 99 unless it is certain."""
    whole = round(100 * chance)
    return whole if min(chance, 1 - chance) < _CERTAIN else min(99, max(1, whole))


def in_percent(chance: Span, beside: Sequence[Span] = ()) -> tuple[int, int]:
    """Return the ends of a chance as they are shown, from 1 to 99; both are the same where there is little doubt.

    Where they are far apart they are as rough as that, never closer than they are. So are they `beside` others of which
    one is: what is compared is told alike.
    """
    if chance.least == chance.most or all(each.width <= _NARROW for each in (chance, *beside)):
        return (percent(chance.likely),) * 2
    return max(1, _ROUGH * floor(100 * chance.least / _ROUGH)), min(99, _ROUGH * ceil(100 * chance.most / _ROUGH))


def is_open(chances: Sequence[Span]) -> bool:
    """Return whether chances that are compared are not told of, since one of them could be almost anything."""
    return any(each.width > _OPEN for each in chances)


def in_units(score: Span) -> tuple[int, int]:
    """Return the ends of a score as they are shown: rounded the more, the farther they are apart."""
    step = next((step for most, step in _STEPS if score.width < most), 50)
    return step * round(score.least / step), step * round(score.most / step)


def imagined(prospect: Prospect[Any], tries: int, budget: Budget = UNLIMITED) -> Imagined:
    """Return what worlds show, as many as a budget allows, one at least; no clock counts where it names no seconds.

    Where worlds are slow, somewhat more time goes into a few of them.
    """
    count = budget.tries or tries
    seconds = budget.seconds and budget.seconds * _OVERTIME
    late, overdue = (sequential_halving.limit(Budget(each, count), 0.0) for each in (budget.seconds, seconds))
    worlds, now, ahead = Worlds(prospect.deal, Random(_SEED)), list[Judged](), list[Judged]()
    with gc_pause.paused_gc():
        for number in range(1 if prospect.over else count):
            world = worlds(number)
            now.append(prospect.now(world))
            ahead.append(now[0] if prospect.over else prospect.ahead(world))
            if overdue() or (late() and len(ahead) >= _LEAST_TRIES):
                break
    shares = [each.shares for each in ahead]
    scores = [each.scores for each in ahead]
    return Imagined(
        prospect.course,
        _means([each.shares for each in now]),
        _means(shares),
        tuple(error(column, 0.25) for column in zip(*shares, strict=True)),
        _means(scores),
        tuple(error(column) for column in zip(*scores, strict=True)),
        prospect.sides,
        len(ahead),
        prospect.over,
        prospect.floors,
    )


def doubtful(gap: float, off: float) -> Span:
    """Return how large a gap may be that tries leave so far off, the doubt of looking only some rounds ahead in it."""
    reach = CERTAINTY * hypot(off, _FORESIGHT * gap)
    return Span(gap - reach, gap, gap + reach)


def error(found: Sequence[float], uncertain: float | None = None) -> float:
    """Return the standard error of a mean; a few tries are taken for as `uncertain`, a variance, as they may be."""
    count, mean = len(found), sum(found) / len(found)
    squares = sum((each - mean) ** 2 for each in found)
    if uncertain is None:
        uncertain = squares / max(1, count - 1)
    return sqrt((squares + _AS_IF * uncertain) / (count - 1 + _AS_IF) / count)


def calibrated(found: Imagined, calibration: Calibration) -> Estimate:
    """Return what was imagined as what can be expected, by how such positions went on."""
    scale = Scale.by(calibration, found.course)
    if found.over:
        certain = (SeatEstimate(sure(one), sure(two)) for one, two in zip(found.now, found.scores, strict=True))
        return Estimate(tuple(certain), found.tries, scale, found.sides)
    chances = _chances(found, calibration)
    spread, slope = calibration.spread.at(found.course), calibration.slope.at(found.course)
    seats = []
    floors = found.floors or (0.0,) * len(chances)
    for chance, off, score, score_off, bottom in zip(
        chances, _doubts(found, calibration), found.scores, found.score_errors, floors, strict=True
    ):
        likely = calibration.level.at(found.course) + slope * score
        reach = CERTAINTY * sqrt(spread**2 + (slope * score_off) ** 2)
        ends = Span(likely - reach, likely, likely + reach).within(bottom, inf)
        seats.append(SeatEstimate(_around(chance, off), ends, bottom))
    return Estimate(tuple(seats), found.tries, scale, found.sides)


def _around(chance: float, off: float) -> Span:
    """Return the span of a chance that may be off by so much, in logits."""
    if chance in (0.0, 1.0):
        return sure(chance)
    return Span(shifted(chance, -off), chance, shifted(chance, off))


def _chances(found: Imagined, calibration: Calibration) -> list[float]:
    """Return how likely each seat ends first; those of one side do so together, so their chance is counted once."""
    now, ahead = calibration.now.at(found.course), calibration.ahead.at(found.course)
    weights = [
        0.0 if side is None else exp(now * log(max(LEAST_SHARE, one)) + ahead * log(max(LEAST_SHARE, two)))
        for side, one, two in zip(found.sides, found.now, found.ahead, strict=True)
    ]
    whole = sum(own / found.sides.count(side) for own, side in zip(weights, found.sides, strict=True))
    return [own / whole if own else 0.0 for own in weights]


def _doubts(found: Imagined, calibration: Calibration) -> list[float]:
    """Return how far off each chance may be, in logits: what positions say is, and what so few tries say."""
    drift, ahead = calibration.drift.at(found.course), calibration.ahead.at(found.course)
    offs = []
    for share, off in zip(found.ahead, found.errors, strict=True):
        within = min(1 - LEAST_SHARE, max(LEAST_SHARE, share))
        tried = min(ahead * off / (within * (1 - within)), 4.0)
        offs.append(CERTAINTY * sqrt(drift**2 + tried**2))
    return offs


def shifted(chance: float, logits: float) -> float:
    """Return a chance that is so much better, in logits."""
    if chance <= 0.0 or chance >= 1.0:
        return chance
    return 1 / (1 + (1 - chance) / chance * exp(-logits))


def logit(share: float) -> float:
    """Return a share in logits; none and all are as far off as they can be told apart."""
    within = min(1 - LEAST_SHARE, max(LEAST_SHARE, share))
    return log(within / (1 - within))


def _means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(column) for column in zip(*rows, strict=True))
