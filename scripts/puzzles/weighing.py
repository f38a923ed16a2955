"""What each answer to a decision leads to, weighed by far more imagined games than a player would spend.

Many answers may be one plan in other numbers: an attack with five men or with six. Then all that does nearly as well
as the best answer must be of its plan, and counts as right. An answer after which the best one can still be given
without a loss is left open: it is neither right nor wrong. Where that can be, an answer is judged by what comes of it
alone, and then of what would follow. A `Hunt` says how puzzles of one game are looked for.
"""

import hashlib
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, Protocol

from attrs import frozen

from leonardo.ai import gc_pause
from leonardo.ai.sequential_halving import Rated, World, Worlds
from leonardo.engine.game import AnyGame
from leonardo.engine.record import Played, write_record
from leonardo.play.puzzles import Goal

ROUGHLY: Final = 16  # worlds in which every answer is tried
KEPT: Final = 6  # how many answers are weighed with care
MEASURES: Final = ("worth", "chance", "score", "purse")
"""What is found of each answer: the worth that a search goes by, the chance to end first, what the game is won by as it
is expected at the end, and the money in the purse when the present round is over."""
Values = tuple[float, float, float, float]
POINTS: Final = "points"
"""What stands for the purse where a game is won by points and these are counted when the present round is over."""
MEASURES_BY_POINTS: Final = (*MEASURES[:3], POINTS)
PLACES: Final[Mapping[str, int]] = {**{name: place for place, name in enumerate(MEASURES)}, POINTS: 3}


Action = Any  # an answer, of any game


class Course(Protocol):
    """Plays answers on in dealt-out worlds, for the seat that must decide."""

    def deal(self, random: Random) -> Any:  # noqa: ANN401 - whatever the game imagines
        """Return a world that agrees with what the seat knows."""

    def play(self, world: World[Any], action: Action) -> Values:
        """Return what comes of an answer in a world."""


Begun = Callable[[Any, int, Random], Course]  # begins a course for the view of a seat


@frozen
class Weighed:
    """An answer and what came of it in so many worlds."""

    action: Action
    values: tuple[Values, ...]

    @property
    def tries(self) -> int:
        return len(self.values)

    def mean(self, measure: str) -> float:
        place = PLACES[measure]
        return fmean(each[place] for each in self.values)

    def lead(self, other: "Weighed", measure: str) -> tuple[float, float]:
        """Return by how much it does better than another in the same worlds, and the standard error of that."""
        place = PLACES[measure]
        leads = [one[place] - two[place] for one, two in zip(self.values, other.values, strict=False)]
        mean = fmean(leads)
        variance = sum((each - mean) ** 2 for each in leads) / max(1, len(leads) - 1)
        return mean, sqrt(variance / len(leads))


def weigh(
    played: Played,
    begin: Begun,
    tries: int,
    looks: Sequence[int] = (),
    worth_it: Callable[[Sequence[Weighed]], bool] = lambda _: True,
) -> list[Weighed]:
    """Return what each answer of who must decide leads to, the best by worth first.

    After `looks` worlds `worth_it` is asked whether to go on; the record alone decides all chance. The best few answers
    are tried `tries` times together.

    Raises:
        ValueError: if the game is over.
    """
    seat, view, random = asked(played)
    legal = played.game.legal(played.state)
    course = begin(view, seat, random)
    worlds = Worlds(course.deal, random)
    with gc_pause.paused_gc():
        found: dict[Action, list[Values]] = {action: [] for action in legal}
        _try(course, worlds, found, legal, ROUGHLY)
        best = [each.action for each in _in_order(found)[:KEPT]]
        for until in (*looks, (tries - ROUGHLY * (len(found) - len(best))) // len(best)):
            _try(course, worlds, found, best, until)
            if not worth_it(_in_order({action: found[action] for action in best})):
                break
        last = max(1, len(found[best[0]]))
        return [
            *_in_order({action: found[action] for action in best if len(found[action]) == last}),
            *_in_order({action: values for action, values in found.items() if action not in best}),
        ]


def asked(played: Played) -> tuple[int, Any, Random]:
    """Return the seat that must decide, what it sees, and the stream of all chance in weighing that decision.

    The record alone decides the chance.

    Raises:
        ValueError: if the game is over.
    """
    game, state = played.game, played.state
    seat = game.decider(state)
    if seat is None:
        raise ValueError("the game is over")
    digest = hashlib.sha256(write_record(played).encode("utf-8")).hexdigest()
    return seat, game.view(state, seat), Random(f"puzzle/{digest}")


def _try(
    course: Course,
    worlds: Worlds[Any],
    found: Mapping[Action, list[Values]],
    actions: Sequence[Action],
    until: int,
) -> None:
    for action in actions:
        for number in range(len(found[action]), until):
            found[action].append(course.play(worlds(number), action))


def _in_order(found: Mapping[Action, Sequence[Values]]) -> list[Weighed]:
    weighed = [Weighed(action, tuple(values)) for action, values in found.items()]
    return sorted(weighed, key=lambda each: -each.mean("worth"))


def as_fields(played: Played, weighed: Weighed, measures: Sequence[str] = MEASURES) -> dict[str, Any]:
    """Return an answer in the words of the record, and what came of it."""
    values = {measure: round(weighed.mean(measure), 3) for measure in measures}
    return {"answer": played.game.write_action(weighed.action), **values, "tries": weighed.tries}


STAGES: Final = (8, 32, 120)  # worlds in which all answers are tried that are not yet clearly behind
BEST_FEW: Final = 6  # so many of the best answers are tried further to find the best of all
BEHIND: Final = 2.0  # by how many standard errors an answer must be more than the margin behind to be given up
SURE: Final = 4.0  # by how many standard errors the best answer must be better than the next that is wrong
CLOSEST: Final = 4  # so many of the best wrong answers are tried as often as the best
LEAST_WRONG: Final = 3  # so many plans at least must be wrong
MOST_RIGHT: Final = 0.5
MOST_OPEN: Final = 0.95  # what more of all answers may not be right, or left open

Plan = Callable[[Action], Hashable]  # says which plan an answer belongs to
Line = tuple[Any, Any]
"""An answer, and what the seat does next as soon as it may; nothing if that is left to the quick player."""


class Following(Protocol):
    """Plays answers on in dealt-out worlds, for the seat that must decide."""

    def deal(self, random: Random) -> Any:  # noqa: ANN401 - whatever the game imagines
        """Return a world that agrees with what the seat knows."""

    def play(self, world: World[Any], action: Action, then: Action = None) -> Values:
        """Return what comes of an answer in a world, and of what follows it as soon as it may."""


@frozen
class Plans:
    """How the plans of a game are weighed.

    `begin` begins a course for the view of a seat, `plan` says which plan an answer belongs to. Where answers can be
    given one after the other, `alone` is what the seat of a view does if it does nothing more.
    """

    begin: Callable[[Any, int, Random], Following]
    plan: Plan
    alone: Callable[[Any], Action]


@frozen
class Verdict:
    """All answers, the right ones first and the best of all at the head; those that are left open come last.

    `right` and `open` say how many these are, `plans` which plan each answer belongs to, by number.
    """

    weighed: tuple[Weighed, ...]
    right: int
    open: int
    plans: tuple[int, ...]

    @property
    def wrong(self) -> tuple[Weighed, ...]:
        return self.weighed[self.right : len(self.weighed) - self.open]

    def lead(self, measure: str) -> tuple[float, float]:
        """Return by how much the best answer does better than the next that is wrong, and how sure that is."""
        following = max(self.wrong, key=lambda each: each.mean(measure))
        return self.weighed[0].lead(following, measure)

    def loses_nothing(self, measure: str, margin: float) -> bool:
        """Tell whether no answer that is wrong is better by another measure, by more than a margin."""
        return all(self.weighed[0].lead(each, measure)[0] >= -margin for each in self.wrong)


class Trial:
    """Answers tried in the same worlds, judged by one measure."""

    def __init__(self, course: Following, worlds: Worlds[Any], measure: str) -> None:
        self._course, self._worlds, self._measure = course, worlds, measure
        self._found: dict[Line, list[Values]] = {}

    def try_all(self, lines: Iterable[Line], until: int) -> None:
        """Try lines in so many worlds, those included in which they have been tried."""
        for line in lines:
            values = self._found.setdefault(line, [])
            values.extend(self._course.play(self._worlds(number), *line) for number in range(len(values), until))

    def mean(self, line: Line) -> float:
        place = PLACES[self._measure]
        return fmean(each[place] for each in self._found[line])

    def lead(self, one: Line, other: Line) -> tuple[float, float]:
        """Return by how much a line does better than another in the same worlds, and the standard error of that."""
        return self.weighed(one).lead(self.weighed(other), self._measure)

    def weighed(self, line: Line) -> Weighed:
        return Weighed(line[0], tuple(self._found[line]))

    def best_of(self, lines: Sequence[Line]) -> Line:
        """Return the best of some lines: all are tried a little, then the best few further."""
        left = list(lines)
        for until in STAGES:
            self.try_all(left, until)
            left = sorted(left, key=lambda line: -self.mean(line))[:BEST_FEW]
        return max(left, key=self.mean)

    def keeping_up(self, best: Line, lines: Sequence[Line], margin: float) -> list[Line]:
        """Return the lines that are not clearly behind the best by a margin, tried further and further."""
        left = list(lines)
        for until in STAGES[:-1]:
            self.try_all(left, until)
            left = [line for line in left if self._keeps_up(best, line, margin)]
        return left

    def _keeps_up(self, best: Line, line: Line, margin: float) -> bool:
        lead, error = self.lead(best, line)
        return lead < margin + BEHIND * error


class PlanWeighing:
    """The weighing of one position: what is right, what is open, what is wrong."""

    def __init__(self, trial: Trial, legal: Sequence[Any], plan: Plan, margin: float, alone: Action) -> None:
        self._trial, self._legal, self._plan, self._margin, self._alone = trial, legal, plan, margin, alone

    def verdict(self, tries: int) -> Verdict | None:
        trial, margin = self._trial, self._margin
        best = trial.best_of([(action, self._alone) for action in self._legal])
        own = self._plan(best[0])
        same = [(action, self._alone) for action in self._legal if self._plan(action) == own]
        others = [action for action in self._legal if self._plan(action) != own]
        trial.try_all(same, STAGES[1])
        following = [] if self._alone is None else trial.keeping_up(best, [(each, best[0]) for each in others], margin)
        open_ = {line[0] for line in following if trial.lead(best, line)[0] < margin}
        rivals = [(action, then) for action in others if action not in open_ for then in {None, self._alone, best[0]}]
        close = trial.keeping_up(best, rivals, margin)
        if len(close) > 2 * CLOSEST or self._equalled(best, open_) or self._outdone(best, others):
            return None
        wrong = {action: self._best_line(action, best[0]) for action in others if action not in open_}
        if not wrong or len({self._plan(action) for action in wrong}) < min(LEAST_WRONG, len(self._legal) - 1):
            return None
        nearest = sorted(wrong.values(), key=lambda line: -trial.mean(line))[:CLOSEST]
        careful = list(dict.fromkeys((best, *close, *nearest)))
        trial.try_all(careful, max(STAGES[-1], tries // len(careful)))
        wrong = {action: self._best_line(action, best[0]) for action in wrong}
        return self._found(best, same, wrong, sorted(open_, key=others.index))

    def _best_line(self, action: Action, then: Action) -> Line:
        lines = [(action, each) for each in dict.fromkeys((None, self._alone, then))]
        return max(lines, key=self._trial.mean)

    def _equalled(self, best: Line, open_: Iterable[Action]) -> bool:
        lines = self._trial.keeping_up(best, [(action, self._alone) for action in open_], self._margin)
        return any(self._trial.lead(best, line)[0] < self._margin for line in lines)

    def _outdone(self, best: Line, others: Sequence[Any]) -> bool:
        """Tell whether another answer leads to more than the best one by what the quick player does then."""
        trial = self._trial
        plain = best[0], None
        trial.try_all([plain], STAGES[1])
        trial.try_all([(each, None) for each in others], STAGES[0])
        top = max(trial.mean(best), trial.mean(plain))
        suspects = [line for each in others if trial.mean(line := (each, None)) > top + self._margin / 2]
        trial.try_all(suspects, STAGES[1])
        return any(trial.mean(line) > top + self._margin for line in suspects)

    def _found(self, best: Line, same: Sequence[Line], wrong: dict[Any, Line], open_: Sequence[Any]) -> Verdict | None:
        trial, top = self._trial, self._trial.mean(best)
        right = [line for line in same if top - trial.mean(line) < self._margin]
        short = [line for line in same if line not in right]
        if any(top - trial.mean(line) < self._margin for line in wrong.values()):
            return None
        nearest = max(wrong.values(), key=trial.mean)
        lead, error = trial.lead(best, nearest)
        total = len(self._legal)
        if lead < SURE * error or len(right) > max(1.0, MOST_RIGHT * total) or len(open_) > MOST_OPEN * total:
            return None
        lines = [best, *(line for line in self._in_order(right) if line != best)]
        lines += self._in_order([*short, *wrong.values()])
        lines += [(action, best[0]) for action in open_]
        numbers: dict[Hashable, int] = {}
        plans = tuple(numbers.setdefault(self._plan(line[0]), len(numbers)) for line in lines)
        return Verdict(tuple(trial.weighed(line) for line in lines), len(right), len(open_), plans)

    def _in_order(self, lines: Sequence[Line]) -> list[Line]:
        return sorted(lines, key=lambda line: -self._trial.mean(line))


def weigh_plans(played: Played, plans: Plans, measure: str, margin: float, tries: int) -> Verdict | None:
    """Return what each answer of who must decide leads to, if those of one plan are clearly the best.

    The best few are tried `tries` times together; the record alone decides all chance.

    Raises:
        ValueError: if the game is over.
    """
    seat, view, random = asked(played)
    course = plans.begin(view, seat, random)
    with gc_pause.paused_gc():
        trial = Trial(course, Worlds(course.deal, random), measure)
        return PlanWeighing(
            trial, list(played.game.legal(played.state)), plans.plan, margin, plans.alone(view)
        ).verdict(tries)


@frozen
class Hunt:
    """How puzzles of a game are looked for.

    `options` are the wishes for the game of a number; `sensible` leaves out what nobody should do. Where a puzzle
    `asks` for it, `rated` is the search of the strongest level and `played_on` what it then does; elsewhere it does the
    `usual`. `course` plays answers on, `tries` of them for one puzzle, and after `looks` worlds it is seen whether
    there is any point in going on. `goals` may be sought in a view, by `margins` and without a loss of more than
    `no_loss` at the end, where it is `worth_asking` for an answer. Where many answers are one plan in other numbers,
    `plans` says how these are weighed.
    """

    game: AnyGame
    options: Callable[[int], Any]
    sensible: Callable[[Any, Sequence[Any]], Sequence[Any]]
    rated: Callable[[Any, Sequence[Any], Random], list[Rated[Any]]]
    played_on: Callable[[Any, Sequence[Any], Sequence[Rated[Any]]], Any]
    asks: Callable[[Any], bool]
    usual: Callable[[Any, Sequence[Any], Random], Any]
    course: Begun
    goals: Callable[[Any], tuple[Goal, ...]]
    worth_asking: Callable[[Goal, Any], bool]
    tries: int
    looks: tuple[int, ...]
    margins: Mapping[Goal, float]
    no_loss: float
    plans: Plans | None = None
