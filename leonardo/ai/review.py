"""The review of a game: which decisions of a seat cost or won most, by the measure of the hints.

Every decision is judged by what its seat saw at that moment and by nothing else: nobody is blamed for what lay hidden.
Each is glanced at; those that differ most from what is best, or from what anybody would have done, are weighed with
many tries, against that other choice alone and in worlds that the glance has not met: the first of them before all
have been glanced at. What is best of all a glance does not look far enough to tell, so it is looked for anew before
what cost something is weighed: beside a lesser choice a great mistake would look small. What stands out from the noise
is named.

`Review` says what is to be done next and takes what was found, in any order; `carry_out` does it, in any process.
"""

from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.ai.advice import Advised, AnyAdviser
from leonardo.ai.estimate import NO_GAP, Gap, Span, doubtful, error
from leonardo.ai.game_players import ReviewMeasure
from leonardo.ai.player import UNLIMITED, AnyPlayer, Budget
from leonardo.ai.players import adviser_of, judges_of, obvious_to, players_in
from leonardo.engine.record import Played
from leonardo.engine.seeds import Seed, stream

MOST: Final = 5  # how many decisions are named at most
PORTIONS: Final = 8  # into how many parts a weighing is cut: how much they differ says how sure it is
SECONDS: Final = 4  # portions in which each further judge says whether it finds the same
SUSPECTS: Final = 14  # how many decisions are weighed at most

_APART: Final = 7  # glances begin that many decisions apart, so that the first of them look at all of a game
_OTHERS: Final = 100
"""The numbers of the portions of further judges, from which their worlds follow: each has a hundred for itself."""
_CLOSER: Final = 2
"""For how many times as long as a glance, and as far ahead as is weighed, the best choice is looked for."""
_DOUBT: Final = 2.0
"""By how many standard errors a difference must stand out from the noise.

They come on top of what is a trifle, so what made no difference at all must seem to make one by more than that. Several
are weighed in a review, and a bound for all of them together would be stricter; but it would silence small moments
that are true as well, and the worst decision of a game must be named.
"""
FEWEST: Final = 3
"""How many decisions that cost something are named at least, however little each cost, if so many did for certain."""
_DOUBT_OF_LITTLE: Final = 3.0
"""The same for what costs little: there are many such decisions, so by chance some seem to cost something."""
_EVEN: Final = 0.25
"""The chance from which a difference counts as it is: who has less has less to lose, and every part of it matters."""


@frozen
class Decision:
    """A decision of a seat: its `number` among all of the game, what the seat saw and might do, and what was `done`.

    `then` is what the seat did next, if it did anything; `since` the number of the first decision of the same matter,
    such as an auction, if there was one before.
    """

    number: int
    seat: int
    view: Any
    legal: Sequence[Any]
    done: Any
    then: Any = None
    since: int | None = None

    @property
    def matter(self) -> int:
        """The number of the first decision of its matter: of each, one is named."""
        return self.number if self.since is None else self.since

    @property
    def plan(self) -> Mapping[Any, Any]:
        """What was done next after what was done."""
        return {self.done: self.then} if self.then is not None else {}


@frozen
class Glance:
    """The task to look at a decision quickly."""

    decision: Decision


@frozen
class Suspect:
    """A decision that may have cost something (`worth` above zero) or won it (below), beside the `other` choice.

    `worth` is by how much the other choice is better, in the measure of the hints. What was done may be `ruled_out` as
    no better than another whatever happens.
    """

    decision: Decision
    other: Any
    worth: float
    ruled_out: bool = False


@frozen
class Weighing:
    """The task to compare what was done with the other choice, thoroughly."""

    suspect: Suspect

    @property
    def decision(self) -> Decision:
        return self.suspect.decision


Task = Glance | Weighing


@frozen
class Weighed:
    """A decision that has been weighed: what was `done` and the `other` choice, as the adviser rates them.

    Both were rated in the same imagined games, of which there were as many as their `tries`; `error` is the standard
    error of the difference of their worth, and `gap` what the worse of the two falls short of the better one by.
    """

    decision: Decision
    done: Advised
    other: Advised
    error: float
    gap: Gap = NO_GAP

    @property
    def worth(self) -> float:
        """By how much the other choice is better; what is ruled out is never better, whatever the tries say."""
        found = self.other.worth - self.done.worth
        return max(0.0, found) if self.done.ruled_out else found

    @property
    def better(self) -> Advised:
        return self.other if self.cost else self.done

    @property
    def cost(self) -> bool:
        """Whether it cost something; otherwise it won something."""
        return self.worth > 0 or self.done.ruled_out

    def certain(self, least: float) -> bool:
        """Return whether it matters, beyond doubt, if it does from this worth on: in chances, or in what one ends with.

        Where what was done is ruled out, there is no doubt that it cost something, only how much.
        """
        least *= _weight(self.better)
        if self.done.ruled_out and self.cost:
            return abs(self.worth) > least
        return abs(self.worth) - _DOUBT * self.error > least and self.gap.beyond_doubt

    @property
    def costs_a_little(self) -> bool:
        """Whether it cost anything, beyond all doubt."""
        return self.cost and self.worth > _DOUBT_OF_LITTLE * self.error and self.gap.beyond_doubt


def _weight(best: Advised) -> float:
    return min(1.0, best.likely / _EVEN)


Found = Suspect | Weighed | None  # what comes of a task; nothing where a glance finds nothing to ask about


def decisions(played: Played, seat: int) -> Iterator[Decision]:
    """Yield what a seat had to decide in a game, in order."""
    matter_of = players_in(played.game.name).matter
    before: Any = None
    waiting: Decision | None = None
    matter: Hashable = None
    for number, (turn, step) in enumerate(played.steps()):
        if turn is not None and turn.seat == seat:
            if waiting is not None:
                yield evolve(waiting, then=turn.action)
            view, legal = played.game.view(before, seat), played.game.legal(before)
            former, matter = matter, matter_of()(view) if matter_of else None
            since = waiting.matter if waiting is not None and matter is not None and matter == former else None
            waiting = Decision(number - 1, seat, view, legal, turn.action, since=since)
        before = step.state
    if waiting is not None:
        yield waiting


def carry_out(task: Task, game: str, seed: Seed) -> Found:
    """Do a task for a game of this name with this key of its reviews; the same task gives the same every time.

    Raises:
        ValueError: if nobody gives advice on the game.
    """
    adviser, judges = adviser_of(game), judges_of(game)
    if adviser is None or not judges:
        raise ValueError(f"nobody gives advice on {game!r}")
    if isinstance(task, Glance):
        return _glance(task.decision, adviser, obvious_to(game), seed, players_in(game).review)
    measure = players_in(game).review
    return weigh(_with_the_best(task, judges[0], seed, measure), judges, seed, measure)


def _glance(
    decision: Decision, adviser: AnyAdviser, quick: AnyPlayer, seed: Seed, measure: ReviewMeasure
) -> Suspect | None:
    """Look whether something else is better, or whether what was done is better than what is obvious."""
    view, legal, done = decision.view, decision.legal, decision.done
    random = _stream(decision, seed, 0)
    obvious = quick(view, legal, random, UNLIMITED)
    advised = adviser(
        view,
        legal,
        random,
        Budget(tries=measure.glance, compared=True),
        tuple(dict.fromkeys((done, obvious))),
        decision.plan,
    )
    worth = {each.action: each.worth for each in advised}
    best = advised[0]
    trifle = measure.trifle * _weight(best)
    if any(each.action == done and each.ruled_out for each in advised):
        other = next(each for each in advised if not each.ruled_out)
        return Suspect(decision, other.action, max(other.worth - worth[done], trifle), ruled_out=True)
    cost, won = best.worth - worth[done], worth[done] - worth[obvious]
    if cost > max(won, trifle):
        return Suspect(decision, best.action, cost)
    return Suspect(decision, obvious, -won) if won > trifle >= cost else None


def _with_the_best(task: Weighing, judge: AnyAdviser, seed: Seed, measure: ReviewMeasure) -> Weighing:
    """Return the task to compare what cost something with the best choice, as a closer look finds it."""
    suspect, decision = task.suspect, task.decision
    if suspect.worth <= 0 or suspect.ruled_out:
        return task
    both = decision.done, suspect.other
    budget = Budget(tries=_CLOSER * measure.glance, compared=True)
    random = _stream(decision, seed, PORTIONS + 1)
    advised = judge(decision.view, decision.legal, random, budget, both, decision.plan)
    best = next(each.action for each in advised if each.action != decision.done and not each.ruled_out)
    return Weighing(evolve(suspect, other=best))


def weigh(task: Weighing, judges: Sequence[AnyAdviser], seed: Seed, measure: ReviewMeasure) -> Weighed:
    """Compare the two choices in fresh worlds, portion by portion, and say how much one falls short of the other.

    The first judge weighs them, the others say in fewer portions whether they find it, too. What can be expected by the
    better choice is what a hint would say of it; by the other one less.
    """
    weighed = [
        [
            _portion(task, judge, seed, number, measure.portion)
            for number in (range(1, PORTIONS + 1) if at == 0 else range(_OTHERS * at, _OTHERS * at + SECONDS))
        ]
        for at, judge in enumerate(judges)
    ]
    pairs = weighed[0]
    leads = [other.worth - done.worth for done, other in pairs]
    cost = fmean(leads) > 0 or pairs[0][0].ruled_out
    gap = _either([_gap([(other, done) if cost else (done, other) for done, other in found]) for found in weighed])
    better = [other if cost else done for done, other in pairs]
    whole = next((each for each in better if each.gap == NO_GAP), better[0]).expected
    best, worse = (whole, NO_GAP), (whole.less(gap), gap)
    rated = zip(zip(*pairs, strict=True), (worse, best) if cost else (best, worse), strict=True)
    done, other = (evolve(_together(found), estimate=told, gap=behind) for found, (told, behind) in rated)
    return Weighed(task.decision, done, other, stdev(leads) / sqrt(len(leads)), gap)


def _gap(pairs: Sequence[tuple[Advised, Advised]]) -> Gap:
    """Return by what the second choice of each pair falls short of the first one; how far they differ is the doubt."""
    chances = [worse.gap.chance.likely - better.gap.chance.likely for better, worse in pairs]
    scores = [worse.gap.score.likely - better.gap.score.likely for better, worse in pairs]
    return Gap(*(doubtful(fmean(found), error(found)) for found in (chances, scores)))


def _either(gaps: Sequence[Gap]) -> Gap:
    """Return what several judges find together: it may be as little, and as much, as any of them says."""

    def together(spans: Sequence[Span]) -> Span:
        likely = fmean(span.likely for span in spans)
        return Span(min(span.least for span in spans), likely, max(span.most for span in spans))

    return Gap(together([gap.chance for gap in gaps]), together([gap.score for gap in gaps]))


def _together(portions: Sequence[Advised]) -> Advised:
    return evolve(
        portions[0],
        worth=fmean(each.worth for each in portions),
        score=fmean(each.score for each in portions),
        chance=fmean(each.likely for each in portions),
        tries=sum(each.tries for each in portions),
    )


def _portion(task: Weighing, adviser: AnyAdviser, seed: Seed, number: int, tries: int) -> tuple[Advised, Advised]:
    """Rate what was done and the other choice in worlds of their own."""
    decision, both = task.decision, (task.decision.done, task.suspect.other)
    random = _stream(decision, seed, number)
    advised = adviser(decision.view, both, random, Budget(tries=tries), both, decision.plan)
    rated = {each.action: each for each in advised}
    return rated[decision.done], rated[task.suspect.other]


def _stream(decision: Decision, seed: Seed, portion: int) -> Random:
    return stream(seed, "review", portion, decision.seat, decision.number)


class Review:
    """The course of a review: glances at all `decisions`, and weighings of the most suspicious ones.

    The first weighings begin among the glances, so that something is told while the rest is looked at; which decisions
    are told of in the end does not depend on that. `measure` is that of the game, by which the tasks are done.
    """

    def __init__(self, decisions: Iterable[Decision], measure: ReviewMeasure) -> None:
        self._measure = measure
        glances = [Glance(decision) for decision in decisions]
        self._count = len(glances)
        self._glances = deque(each for start in range(_APART) for each in glances[start::_APART])
        self._suspects: list[Suspect] = []
        self._begun: set[int] = set()
        """The numbers of the decisions that have been given out to be weighed."""
        self._found: dict[int, Weighed] = {}
        """What stood out of what was weighed, by the number of the decision."""
        self._little: dict[int, Weighed] = {}
        """What cost so little that it is named only where hardly anything stands out."""
        self._weighed: set[int] = set()
        self._looked = 0
        self._shared = 0.0

    def next(self) -> Task | None:
        """Return the next task; none while others must be finished first, or when all are given out."""
        suspect = self._most_suspicious()
        if suspect is not None and (not self._glances or self._worth_a_look()):
            self._begun.add(suspect.decision.number)
            return Weighing(suspect)
        return self._glances.popleft() if self._glances else None

    def take(self, task: Task, found: Found) -> None:
        if isinstance(task, Glance):
            self._looked += 1
            if isinstance(found, Suspect):
                self._suspects.append(found)
            return
        self._weighed.add(task.decision.number)
        if not isinstance(found, Weighed) or found.cost != (task.suspect.worth > 0):
            return
        if found.certain(self._measure.least):
            self._found[task.decision.number] = found
        elif found.costs_a_little:
            self._little[task.decision.number] = found

    def _most_suspicious(self) -> Suspect | None:
        """Return what is weighed next; while not all is looked at, of those that would be named if that were all."""
        known = self._in_order()[: SUSPECTS if self._all_looked_at else MOST]
        return next((suspect for suspect in known if suspect.decision.number not in self._begun), None)

    def _in_order(self) -> list[Suspect]:
        """Return what differs most first; but before all what is wrong whatever a glance saw in it, if not too much."""
        order = sorted(self._suspects, key=lambda suspect: (-abs(suspect.worth), suspect.decision.number))
        sure = [suspect for suspect in order if suspect.ruled_out][:MOST]
        return [*sure, *(suspect for suspect in order if suspect not in sure)]

    def _worth_a_look(self) -> bool:
        return self._looked * self._measure.glance >= (len(self._begun) + 1) * PORTIONS * self._measure.portion

    @property
    def _all_looked_at(self) -> bool:
        return self._looked == self._count

    @property
    def _told_of(self) -> set[int]:
        """The numbers of the decisions that may be told of: while not all is looked at, whatever was weighed."""
        if not self._all_looked_at:
            return self._weighed
        return {suspect.decision.number for suspect in self._in_order()[:SUSPECTS]}

    @property
    def over(self) -> bool:
        return self._all_looked_at and self._told_of <= self._weighed

    @property
    def share(self) -> float:
        """The share of the work that is done, 0 to 1; until the glances are over, as many weighings as possible."""
        weighings = len(self._told_of | self._begun) if self._all_looked_at else SUSPECTS
        glance, weighing = self._measure.glance, PORTIONS * self._measure.portion
        whole = self._count * glance + weighings * weighing
        done = self._looked * glance + len(self._weighed) * weighing
        self._shared = 1.0 if self.over else max(self._shared, min(1.0, done / whole) if whole else 1.0)
        return self._shared

    @property
    def moments(self) -> tuple[Weighed, ...]:
        """What has been found so far: the decisions that cost or won most, in the order in which they were made."""
        most = self._greatest(self._found)[:MOST]
        missing = FEWEST - sum(moment.cost for moment in most)
        most += self._greatest(self._little, most)[: max(0, min(missing, MOST - len(most)))]
        return tuple(sorted(most, key=lambda moment: moment.decision.number))

    def _greatest(self, found: Mapping[int, Weighed], named: Sequence[Weighed] = ()) -> list[Weighed]:
        """Return what may be told of, what mattered most first: one decision of each matter that is not `named` yet."""
        told_of, matters = self._told_of, {moment.decision.matter for moment in named}
        moments = [moment for number, moment in found.items() if number in told_of]
        ordered = sorted(moments, key=lambda moment: (-abs(moment.worth), moment.decision.number))
        greatest = {moment.decision.matter: moment for moment in reversed(ordered)}
        return [
            each for each in ordered if each is greatest[each.decision.matter] and each.decision.matter not in matters
        ]
