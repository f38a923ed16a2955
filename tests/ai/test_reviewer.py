"""A review goes on in processes of its own, which can be stopped at once and may fail without harm."""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from pathlib import Path

import pytest
from attrs import evolve

from leonardo.ai import reviewer as reviewer_module
from leonardo.ai.game_players import ReviewMeasure
from leonardo.ai.players import players_in
from leonardo.ai.review import MOST, Review, carry_out, decisions
from leonardo.ai.reviewer import Reviewer, ReviewProgress, Work
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import Played
from tests.ai import reviewing
from tests.engine.davinci.random_games import random_course

LONG = 30.0
"""Seconds in which processes start and answer on any machine."""
SEAT = 1
SEED = 7

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
        reviewers.append(Reviewer(game, SEAT, SEED, work=work, patience=patience))
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


def test_it_is_stopped_at_once_in_the_middle_of_a_thought(begin: Begin, tmp_path: Path) -> None:
    reviewer = begin(reviewing.pausing)
    until((tmp_path / reviewing.HUNG).exists)
    reviewer.stop()
    reviewer.stop()  # the thought would take an hour: nobody waits for it
    until(lambda: reviewer.gone)
    assert reviewer.news.over


@pytest.mark.usefixtures("one_process")
def test_a_process_that_dies_is_replaced(begin: Begin) -> None:
    news = end(begin(reviewing.stumbling))
    assert not news.failed
    assert len(news.moments) == MOST


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


@pytest.mark.usefixtures("one_process")
def test_one_that_always_fails_ends_the_review_with_what_was_found(begin: Begin) -> None:
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
        course.take(task, carry_out(task, GAME.name, SEED))
    news = end(begin(carry_out, game=brief))
    assert not news.failed
    assert news.moments == course.moments != ()
