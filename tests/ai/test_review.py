"""A review names what cost or won most by what the seat saw, in processes that can be stopped and may fail."""

import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from leonardo.ai import review
from leonardo.ai import reviewer as reviewer_module
from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.estimate import Gap, sure
from leonardo.ai.game_players import ReviewMeasure
from leonardo.ai.player import Budget
from leonardo.ai.players import players_in
from leonardo.ai.review import (
    MOST,
    PORTIONS,
    SUSPECTS,
    Decision,
    Glance,
    Review,
    Suspect,
    Task,
    Weighed,
    Weighing,
    carry_out,
    decisions,
)
from leonardo.ai.reviewer import Reviewer, ReviewProgress, Work
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Pass, PlaceApprentices, Take, Withdraw
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import Played
from tests.ai import reviewing
from tests.ai.davinci.blunders.position import Position
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, placing, resolving, seat, table
from tests.engine.davinci.random_games import random_course, random_game

NOISE = 0.4  # the standard deviation of one imagined game
SEED = 11

Worths = Mapping[str, float]
"""What each choice is worth, for those who look at it long enough: the view of a game that is nothing else."""


def advise(
    view: Worths,
    legal: Sequence[str],
    random: Random,
    budget: Budget,
    also: Sequence[str] = (),
    then: Mapping[str, str] = NOTHING,
    /,
) -> list[Advised]:
    """Rate choices by what they are worth, with the noise of so many tries; one followed by "well" is worth more.

    What is called silly is ruled out.
    """
    tries = budget.tries or 1
    worths = {choice: view[choice] + (0.3 if then.get(choice) == "well" else 0.0) for choice in (*legal, *also)}
    found = {choice: random.gauss(worth, NOISE / tries**0.5) for choice, worth in worths.items()}
    best = max(found.values())
    rated = [
        Advised(
            choice,
            worth,
            40 + 20 * worths[choice],
            tries,
            "why",
            {},
            ruled_out=choice.startswith("silly"),
            gap=Gap(sure(best - worth), sure(20 * (best - worth))),
        )
        for choice, worth in found.items()
    ]
    return sorted(rated, key=lambda each: -each.worth)


@pytest.fixture
def weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of weights, in which the first choice of any is what is obvious."""
    monkeypatch.setattr(review, "adviser_of", lambda _: advise)
    monkeypatch.setattr(review, "judges_of", lambda _: (advise,))
    monkeypatch.setattr(review, "obvious_to", lambda _: lambda _, legal, *__: legal[0])


numbers = count()


@pytest.fixture(autouse=True)
def number_from_nought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions get the same numbers, and so the same chance, whichever tests are run before."""
    monkeypatch.setattr(sys.modules[__name__], "numbers", count())


def decision(done: str, **worths: float) -> Decision:
    """A choice among these; the first is the obvious one."""
    return Decision(next(numbers), 0, worths, tuple(worths), done)


def moments(*decided: Decision) -> tuple[Weighed, ...]:
    """Go through some decisions and return what is named."""
    course = Review(decided, ReviewMeasure())
    while not course.over:
        task = course.next()
        assert task is not None
        course.take(task, carry_out(task, "weights", SEED))
    return course.moments


@pytest.mark.usefixtures("weights")
def test_a_blunder_is_named_with_the_better_choice() -> None:
    (named,) = moments(decision("poor", good=0.6, poor=0.3), decision("good", good=0.6, poor=0.3))
    assert named.cost
    assert (named.decision.done, named.other.action) == ("poor", "good")
    assert named.worth == pytest.approx(0.3, abs=3 * named.error)
    assert (round(named.done.score), round(named.other.score)) == (46, 52)
    assert named.better is named.other


@pytest.mark.usefixtures("weights")
def test_a_blunder_is_weighed_against_what_a_closer_look_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A glance does not see the best choice, since it does not look as far ahead as that is better."""

    def glanced(
        view: Worths, legal: Sequence[str], random: Random, budget: Budget, also: Sequence[str], then: Mapping[str, str]
    ) -> list[Advised]:
        return advise(view, [each for each in legal if each != "subtle"], random, budget, also, then)

    monkeypatch.setattr(review, "adviser_of", lambda _: glanced)
    (named,) = moments(decision("poor", good=0.5, poor=0.3, subtle=0.9))
    assert named.other.action == "subtle"
    assert named.worth == pytest.approx(0.6, abs=3 * named.error)


@pytest.mark.usefixtures("weights")
def test_what_is_better_than_the_obvious_is_named_as_won() -> None:
    (named,) = moments(decision("deep", obvious=0.3, deep=0.6))
    assert not named.cost
    assert (named.done.action, named.other.action) == ("deep", "obvious")
    assert named.better is named.done


@pytest.mark.usefixtures("weights")
def test_what_costs_something_by_one_judge_alone_is_not_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who looks further finds it rather the better choice: then nothing is known for certain."""

    def further(view: Worths, legal: Sequence[str], *rest: Any) -> list[Advised]:  # noqa: ANN401 - handed on
        return advise({choice: 1 - worth / 5 for choice, worth in view.items()}, legal, *rest)

    monkeypatch.setattr(review, "judges_of", lambda _: (advise, further))
    assert moments(decision("poor", good=0.6, poor=0.3)) == ()
    monkeypatch.setattr(review, "judges_of", lambda _: (advise, advise))
    (named,) = moments(decision("poor", good=0.6, poor=0.3))
    assert 0 < named.gap.score.least < 6.0 < named.gap.score.most


@pytest.mark.usefixtures("weights")
def test_a_game_played_well_and_simply_names_nothing() -> None:
    assert moments(*(decision("good", good=0.5, fair=0.45, poor=0.1) for _ in range(30))) == ()


@pytest.mark.usefixtures("weights")
def test_chance_alone_names_nothing() -> None:
    assert moments(*(decision("one", one=0.5, two=0.5, three=0.5, four=0.5) for _ in range(60))) == ()


@pytest.mark.usefixtures("weights")
def test_what_rules_rule_out_is_named_even_if_a_glance_misses_it() -> None:
    trifles = [decision("silly", fair=0.53, silly=0.5) for _ in range(2)]
    blunders = [decision("poor", good=1.0, poor=0.3) for _ in range(3)]
    doubtful = [decision("poor", fair=0.53, poor=0.5) for _ in range(SUSPECTS)]
    named = moments(*doubtful, *trifles, *blunders)
    assert [each.decision.number for each in named] == [each.number for each in (*trifles, *blunders)]


@pytest.mark.usefixtures("weights")
def test_who_had_little_to_lose_is_still_shown_what_cost_it_that() -> None:
    """A ruined seat loses a chance of nearly nothing: by the measure of an even game that would be no mistake."""
    (named,) = moments(decision("poor", good=0.09, poor=0.01))
    assert named.other.action == "good"
    measure = ReviewMeasure(least=0.08)
    hardly = evolve(named, done=evolve(named.done, worth=0.02), other=evolve(named.other, worth=0.08), error=0.001)
    assert hardly.certain(measure.least)
    assert not evolve(hardly, other=evolve(hardly.other, chance=0.5)).certain(measure.least)


def test_the_costliest_decisions_are_named_however_cheap() -> None:
    """The game is lost little by little: three are named, and none that chance alone may have brought."""
    decided = [decision("poor", good=1.0, poor=0.0) for _ in range(6)]
    lost = [0.012, 0.013, 0.014, 0.015, 0.016, 0.017]
    doubt = [0.001, 0.001, 0.001, 0.001, 0.008, 0.001]
    assert named_of(decided, lost, doubt) == [2, 3, 5]
    assert named_of(decided, [0.5, *lost[1:]], doubt) == [0, 3, 5]


def named_of(decided: Sequence[Decision], lost: Sequence[float], doubt: Sequence[float]) -> list[int]:
    """Return which decisions are named that a weighing finds to have cost so much, within such a doubt."""
    course = Review(decided, ReviewMeasure())
    while (task := course.next()) is not None:
        number = decided.index(task.decision)
        if isinstance(task, Glance):
            course.take(task, suspected(task, lost[number]))
        else:
            weighed = found(task)
            course.take(task, evolve(weighed, error=doubt[number], other=evolve(weighed.other, chance=0.5)))
    return [decided.index(each.decision) for each in course.moments]


@pytest.mark.usefixtures("weights")
def test_what_is_ruled_out_and_costs_nothing_is_not_named() -> None:
    assert moments(*(decision("silly", fair=0.5, silly=0.5) for _ in range(5))) == ()


@pytest.mark.usefixtures("weights")
def test_a_choice_is_judged_by_what_the_seat_made_of_it() -> None:
    badly, well = (evolve(decision("poor", good=0.6, poor=0.3), then=then) for then in ("badly", "well"))
    assert [each.decision for each in moments(badly, well)] == [badly]


@pytest.mark.usefixtures("weights")
def test_the_five_that_mattered_most_are_named_in_order() -> None:
    lost = [0.3, 0.9, 0.4, 0.5, 0.8, 0.6, 0.7]
    decided = [decision("poor", good=1.0, poor=1.0 - each) for each in lost]
    decided.append(decision("deep", obvious=0.15, deep=1.0))
    named = moments(*decided)
    assert len(named) == MOST
    assert [decided.index(each.decision) for each in named] == [1, 4, 5, 6, 7]


@pytest.mark.usefixtures("weights")
def test_of_all_decisions_of_a_matter_the_weightiest_is_named() -> None:
    lost = [0.5, 0.9, 0.7, 0.6, 0.8]
    decided = [decision("poor", good=1.0, poor=1.0 - each) for each in lost]
    bids = [evolve(each, since=decided[0].number) for each in decided[1:4]]
    named = moments(decided[0], *bids, decided[4])
    assert [each.decision for each in named] == [bids[0], decided[4]]


@pytest.mark.usefixtures("weights")
def test_a_game_is_reviewed_alike_in_any_order_of_tasks() -> None:
    decided = [decision("poor", good=0.5 + each / 50, poor=0.4) for each in range(8)]
    course = Review(decided, ReviewMeasure())
    while not course.over:
        tasks = []
        while (task := course.next()) is not None:
            tasks.append(task)
        for task in reversed(tasks):
            course.take(task, carry_out(task, "weights", SEED))
    assert course.moments == moments(*decided)


def suspected(task: Glance, worth: float) -> Suspect:
    return Suspect(task.decision, "good", worth)


def test_only_the_most_suspicious_decisions_are_weighed() -> None:
    decided = [decision("poor", good=1.0, poor=0.0) for _ in range(SUSPECTS + 5)]
    course, weighed, glances = Review(decided, ReviewMeasure()), list[int](), list[Glance]()
    while (task := course.next()) is not None:
        assert isinstance(task, Glance)
        glances.append(task)
    for glance in glances:
        course.take(glance, suspected(glance, 0.1 + decided.index(glance.decision) / 100))
    while (task := course.next()) is not None:
        weighed.append(decided.index(task.decision))
    assert weighed == list(reversed(range(5, len(decided))))


def found(task: Weighing) -> Weighed:
    """Return that a decision cost beyond doubt what a glance saw."""
    done, other = (Advised(each, worth, 40.0, 10, "why", {}) for each, worth in (("poor", 0.0), ("good", 0.0)))
    gap = Gap(sure(task.suspect.worth), sure(5.0))
    return Weighed(task.decision, done, evolve(other, worth=task.suspect.worth), 0.0, gap)


def test_something_is_told_long_before_all_has_been_looked_at() -> None:
    decided = [decision("poor", good=1.0, poor=0.0) for _ in range(100)]
    measure = ReviewMeasure()
    course, done, first = Review(decided, measure), 0, None
    looked_at: list[int] = []
    while (task := course.next()) is not None:
        if isinstance(task, Glance):
            number = decided.index(task.decision)
            looked_at.append(number)
            done += measure.glance
            course.take(task, suspected(task, 0.1 + number / 1000) if number % 5 == 0 else None)
        else:
            done += PORTIONS * measure.portion
            course.take(task, found(task))
        if first is None and course.moments:
            first = done
            assert max(looked_at) > len(decided) // 3, "what comes first is from all over the game"
    assert first is not None
    assert first < len(decided) * measure.glance / 5
    assert course.over
    assert len(course.moments) == MOST


@pytest.mark.parametrize("late", [False, True])
def test_what_is_told_does_not_depend_on_the_order_of_weighing(late: bool) -> None:
    """More is suspicious than can be weighed, and what looks worst comes last."""
    decided = [decision("poor", good=1.0, poor=0.0) for _ in range(60)]
    course = Review(decided, ReviewMeasure())
    waiting: list[Task] = []
    while not course.over:
        while (task := course.next()) is not None:
            waiting.append(task)
            if not late:
                break
        assert waiting
        task = waiting.pop(0)
        if isinstance(task, Glance):
            course.take(task, suspected(task, 0.1 + decided.index(task.decision) / 100))
        else:
            course.take(task, found(task))
    assert [decided.index(each.decision) for each in course.moments] == list(range(55, 60))
    assert course.share == 1.0


@pytest.mark.parametrize("many", [6, 60])
def test_the_share_of_the_work_grows_until_all_is_done(many: int) -> None:
    course = Review([decision("poor", good=1.0, poor=0.0) for _ in range(many)], ReviewMeasure())
    shares = [course.share]
    while (task := course.next()) is not None:
        course.take(task, suspected(task, 0.3 + len(shares) / 100) if isinstance(task, Glance) else None)
        shares.append(course.share)
    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert shares[-1] == 1.0
    assert course.over


def test_a_seat_that_decided_nothing_has_no_moments() -> None:
    course = Review([], ReviewMeasure())
    assert course.over
    assert course.share == 1.0
    assert course.moments == ()


# In a real game


def test_decisions_are_those_of_the_seat_with_what_it_saw_then() -> None:
    played = random_game(Options(3), 1)
    for number in range(3):
        found = list(decisions(played, number))
        assert [each.number for each in found] == [at for at, turn in enumerate(played.turns) if turn.seat == number]
        for each in found:
            assert each.view.viewer == each.view.question.seat == number
            assert each.done in each.legal == each.view.options
            assert all(other.hand is None for seat, other in enumerate(each.view.seats) if seat != number)
        assert [each.then for each in found] == [*(each.done for each in found[1:]), None]


def test_nobody_is_blamed_for_what_lay_hidden() -> None:
    """Whatever the deck and the laboratories of others hid, what was done is judged in the same way."""
    played = random_game(Options(3), 2)
    found = [each for each in decisions(played, 0) if len(each.legal) > 2][5]
    dealt = GAME.determinize(found.view, Random(77))
    assert dealt != played.undo(len(played.turns) - found.number).state
    again = Decision(found.number, 0, GAME.view(dealt, 0), GAME.legal(dealt), found.done, found.then)
    assert again == found
    assert carry_out(Glance(again), GAME.name, SEED) == carry_out(Glance(found), GAME.name, SEED)


def named(position: Position, done: object) -> Weighed | None:
    """Review one decision, and return it if it is named."""
    course = Review([Decision(3, position.view.viewer or 0, position.view, position.legal, done)], ReviewMeasure())
    while not course.over:
        task = course.next()
        assert task is not None
        course.take(task, carry_out(task, GAME.name, SEED))
    return next(iter(course.moments), None)


TWO_WEEKS_LEFT = Position(
    "Two apprentices finish what is paid 20 florins; nobody else can have it",
    placing(table(seat(4, 4, small=lab(3, on=18, weeks=13)), seat(), round=9, display=[18, 21, 22], deck=[])),
    lambda action: isinstance(action, Pass),
)


def test_a_known_blunder_is_named_in_florins() -> None:
    found = named(TWO_WEEKS_LEFT, Pass())
    assert found is not None
    assert found.cost
    assert found.other.action == PlaceApprentices(2, Place.SMALL)
    assert round(found.other.score - found.done.score) >= 15


def test_the_good_move_in_its_place_is_not() -> None:
    found = named(TWO_WEEKS_LEFT, PlaceApprentices(2, Place.SMALL))
    assert found is None or not found.cost


LIFT = Position(
    "The rope completes what number 8 needs, and costs nothing",
    resolving(
        table(
            seat(hand="brick"),
            seat(),
            round=6,
            display=[8, 3, 12],
            queues={Place.ROPERY: [group(ANNA, 2), group(BIANCA, 1)]},
        )
    ),
    lambda _: True,
)


def test_what_completes_an_invention_is_not_blamed() -> None:
    found = named(LIFT, Take())
    assert found is None or not found.cost


@pytest.mark.slow
def test_a_free_advantage_that_was_refused_is_named() -> None:
    found = named(LIFT, Withdraw())
    assert found is not None
    assert (found.cost, found.done.ruled_out, found.other.action) == (True, True, Take())
    assert round(found.other.score - found.done.score) >= 4


LONG = 30.0  # seconds in which processes start and answer on any machine
SEAT = 1
REVIEW_SEED = 7

Begin = Callable[..., Reviewer]


@pytest.fixture(scope="module")
def played() -> Played:
    """The first decisions of a game: the seat has made some."""
    course = random_course(Options(2), 4)
    return next(game for game in course if sum(turn.seat == SEAT for turn in game.turns) > MOST)


@pytest.fixture
def begin(played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Begin a review; it is stopped at the end."""
    monkeypatch.setenv(reviewing.MEMORY, str(tmp_path))
    reviewers: list[Reviewer] = []

    def review(work: Work, patience: float = LONG, game: Played = played) -> Reviewer:
        reviewers.append(Reviewer(game, SEAT, REVIEW_SEED, work=work, patience=patience))
        return reviewers[-1]

    yield review
    for reviewer in reviewers:
        reviewer.stop()
    until(lambda: all(reviewer.gone for reviewer in reviewers))
    assert not [child for child in multiprocessing.active_children() if child.name == "leonardo-review"]


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let decisions be judged one after another."""
    monkeypatch.setattr(reviewer_module, "MOST_PROCESSES", 1)


def until(found: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not found():
        assert time.monotonic() < end, f"not in {LONG} seconds"
        time.sleep(0.002)


def end(reviewer: Reviewer) -> ReviewProgress:
    until(lambda: reviewer.news.over)
    return reviewer.news


@pytest.mark.slow
def test_what_is_found_is_told_bit_by_bit_and_the_processes_end(begin: Begin, played: Played) -> None:
    reviewer = begin(reviewing.naming)
    told = [reviewer.news]

    def over() -> bool:
        if reviewer.news is not told[-1]:
            told.append(reviewer.news)
        return told[-1].over

    until(over)
    shares = [news.share for news in told]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert not told[-1].failed
    assert len(told[-1].moments) == MOST
    assert all(played.turns[moment.decision.number].seat == SEAT for moment in told[-1].moments)
    until(lambda: reviewer.gone)


@pytest.mark.slow
def test_it_is_stopped_at_once_in_the_middle_of_a_thought(begin: Begin, tmp_path: Path) -> None:
    reviewer = begin(reviewing.pausing)
    until((tmp_path / reviewing.HUNG).exists)
    reviewer.stop()
    reviewer.stop()  # the thought would take an hour: nobody waits for it
    until(lambda: reviewer.gone)
    assert reviewer.news.over


@pytest.mark.slow
@pytest.mark.usefixtures("one_process")
def test_a_process_that_dies_is_replaced(begin: Begin) -> None:
    news = end(begin(reviewing.stumbling))
    assert not news.failed
    assert len(news.moments) == MOST


@pytest.mark.slow
@pytest.mark.usefixtures("one_process")
def test_a_process_that_hangs_is_replaced(begin: Begin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lost_patience: list[float] = []

    def wait_until_it_hangs(lines: Sequence[Connection], patience: float) -> Sequence[object]:
        while not lost_patience:
            if (tmp_path / reviewing.HUNG).exists():
                lost_patience.append(patience)
                return []
            time.sleep(0.01)
        return wait(lines, LONG)

    monkeypatch.setattr(reviewer_module, "wait", wait_until_it_hangs)
    news = end(begin(reviewing.pausing, patience=17.0))
    assert lost_patience == [17.0]
    assert not news.failed
    assert len(news.moments) == MOST


@pytest.mark.slow
@pytest.mark.usefixtures("one_process")
def test_one_that_always_fails_ends_with_what_was_found(begin: Begin) -> None:
    news = end(begin(reviewing.failing))
    assert news.failed
    assert len(news.moments) == 1


@pytest.mark.slow
def test_real_decisions_are_judged_as_they_would_be_here(
    begin: Begin, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    brief_look = ReviewMeasure(glance=4, portion=4)
    monkeypatch.setattr(reviewer_module, "players_in", lambda game: evolve(players_in(game), review=brief_look))
    first = next(number for number, turn in enumerate(played.turns) if turn.seat == SEAT)
    brief = played.undo(len(played.turns) - first - 1)
    course = Review(decisions(brief, SEAT), brief_look)
    while (task := course.next()) is not None:
        course.take(task, carry_out(task, GAME.name, REVIEW_SEED))
    news = end(begin(carry_out, game=brief))
    assert not news.failed
    assert news.moments == course.moments != ()
