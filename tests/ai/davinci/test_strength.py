"""How well players play, in few games: rules of thumb, and each level ahead of the one below."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import product
from random import Random
from statistics import mean, median, quantiles

import pytest
from attrs import frozen

from leonardo.ai.davinci.heuristics.player import choose
from leonardo.ai.player import UNLIMITED
from leonardo.arena.plan import Task
from leonardo.arena.playing import GameResult
from leonardo.arena.playing import play as play_task
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.events import InventionCompleted
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import read_record
from leonardo.games import GAMES
from tests.ai.davinci.test_search import views
from tests.operations import calls

pytestmark = pytest.mark.slow


@frozen
class Result:
    """A finished game: its outcome, and the inventions completed by seat."""

    outcome: GameResult
    completed: tuple[int, ...]


def play(options: Options, players: Sequence[str], seed: int, deal: int) -> Result:
    finished = play_task(Task(GAME, options, deal, f"{seed}/{deal}", deal, tuple(players), UNLIMITED))
    steps = read_record(finished.record, GAMES.get).steps()
    events = [event for _, step in steps for event in step.events]
    done = Counter(event.seat for event in events if isinstance(event, InventionCompleted))
    return Result(finished.outcome, tuple(done[seat] for seat in range(options.seats)))


@pytest.fixture(scope="module")
def four_alike() -> Sequence[Result]:
    return [play(Options(4), ("thumb",) * 4, 11, deal) for deal in range(10)]


def test_four_of_them_end_with_a_decent_purse(four_alike: Sequence[Result]) -> None:
    assert mean(total for result in four_alike for total in result.outcome.scores) >= 30


def test_everybody_completes_at_least_two_inventions(four_alike: Sequence[Result]) -> None:
    assert sum(min(result.completed) >= 2 for result in four_alike) >= 9


def test_it_decides_with_little_work() -> None:
    """In calls of functions: some 5,000 of them are a millisecond on the machine it was made on."""
    done = [calls(partial(choose, view, view.options, Random(1), UNLIMITED)) for view in views(Options(4), 5)]
    assert median(done) < 4_000
    assert quantiles(done, n=20)[-1] < 40_000


def test_one_of_them_beats_three_random_players() -> None:
    names = ["random"] * 4
    won = 0
    for deal, turn in product(range(5), range(4)):
        seated = [*names[:turn], "thumb", *names[turn + 1 :]]
        won += play(Options(4), seated, 12, deal).outcome.winners == (turn,)
    assert won >= 19


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(("setup", "variants"), [(BEGINNER, ()), (EXPERT, ()), (EXPERT, (CODEX_LEONARDI_1,))])
def test_it_plays_every_kind_of_game_sensibly(seats: int, setup: str, variants: tuple[str, ...]) -> None:
    results = [play(Options(seats, setup, variants), ("thumb",) * seats, 13, deal) for deal in range(2)]
    assert mean(total for result in results for total in result.outcome.scores) >= 18
    assert min(done for result in results for done in result.completed) >= 1


def firsts(one: str, others: str, deals: int) -> float:
    """The part of first places of one player against three others, on the same deals in each seat."""
    won = 0.0
    for deal, turn in product(range(deals), range(4)):
        seated = [others] * 4
        seated[turn] = one
        task = Task(GAME, Options(4), deal, f"31/{deal}", deal, tuple(seated), UNLIMITED)
        winners = play_task(task).outcome.winners
        won += (turn in winners) / len(winners)
    return won / (4 * deals)


@pytest.mark.parametrize(
    ("one", "others"), [("apprentice", "random"), ("journeyman", "apprentice"), ("master", "journeyman")]
)
def test_one_of_a_level_is_ahead_of_three_of_the_one_below(one: str, others: str) -> None:
    assert firsts(one, others, 4) >= 0.4


def test_leonardo_is_far_ahead_with_a_sixteenth_of_its_tries() -> None:
    """No clock is in it, so it is the same match each time; in it Leonardo is first in seven games of eight."""
    assert firsts("leonardo@8", "journeyman", 2) >= 0.7
