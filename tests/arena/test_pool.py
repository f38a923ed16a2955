"""Worker processes: as many as wished, the same games; one that dies is replaced, and none is left behind."""

import multiprocessing
import os
import shlex
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import attrs
import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.arena import playing, pool
from leonardo.arena.plan import Task
from leonardo.arena.pool import ArenaError, play_all
from leonardo.engine.davinci import DaVinci
from leonardo.engine.davinci.setup import Options, Setup
from tests.arena.helpers import task


@pytest.mark.slow
def test_the_number_of_workers_changes_no_game() -> None:
    tasks = [task("random", "random", number=number) for number in range(6)]
    records = {number: playing.play(each).record for number, each in enumerate(tasks)}
    with closing(play_all(tasks, workers=2)) as games:
        assert {each.outcome.game: each.record for each in games} == records


def test_a_game_that_cannot_be_played_is_named_with_the_reason() -> None:
    with closing(play_all([task("nobody", "random", number=3)], workers=1)) as games, pytest.raises(ArenaError) as told:
        next(games)
    assert "game 3 cannot be played" in str(told.value)
    assert "unknown player 'nobody'" in str(told.value)


def test_no_process_is_started_that_has_nothing_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    monkeypatch.setattr(pool, "GameProcess", lambda *_, **__: started.append(1))
    assert list(play_all([], workers=9)) == []
    assert started == []


def test_where_no_process_can_be_had_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(pool, "GameProcess", refused)
    with pytest.raises(ArenaError, match=r"cannot start a process \(Resource .*\); try fewer --workers"):
        next(play_all([task("random", "random")], workers=2))


DIED = "LEONARDO_TEST_DIED"  # where the process is told of a file that says that it died once


class DeadlyOnce(DaVinci):
    """A game whose first deal ends the process, as somebody does who kills it."""

    def deal(self, options: Options, random: Random) -> Setup:
        died = Path(os.environ[DIED])
        if not died.exists():
            died.touch()
            os._exit(9)
        return super().deal(options, random)


@pytest.mark.slow
def test_a_game_whose_process_is_killed_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DIED, str(tmp_path / "died"))
    usual = task("random", "random")
    with closing(play_all([attrs.evolve(usual, game=DeadlyOnce())], workers=1)) as games:
        assert next(games).record == playing.play(usual).record
    assert (tmp_path / "died").exists()


class Deadly(DaVinci):
    """A game whose deals end the process, as a fault in a library would."""

    def deal(self, options: Options, random: Random) -> Setup:  # noqa: ARG002 - it never comes to it
        os._exit(9)


@pytest.mark.slow
def test_a_game_whose_process_dies_twice_is_given_up() -> None:
    deadly = Task(Deadly(), Options(2), 4, "5/4", 4, ("random", "random"), UNLIMITED)
    with closing(play_all([deadly], workers=2)) as games, pytest.raises(ArenaError, match=r"game 4: .* died 2 times"):
        next(games)


PROGRAMS = Path(__file__).parents[1] / "ai" / "programs.py"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there a process is not halted by a signal")
@pytest.mark.parametrize("way", ["kills", "halts", "kills_later"])
def test_a_program_that_ends_or_halts_its_process_loses_one_game(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 4.0)
    program = f"cmd:{shlex.join([sys.executable, str(PROGRAMS), way])}"
    tasks = [task("random", program), task("random", "random", number=1)]
    with closing(play_all(tasks, workers=1)) as games:
        found = {finished.outcome.game: finished.outcome for finished in games}
    assert found[1].scores == playing.play(tasks[1]).outcome.scores
    assert found[0].fallbacks == (0, len(found[0].milliseconds[1]))
    assert found[0].troubles[1] == "not asked any more: 3 times the process that asked it was ended or halted"
    assert not [each for each in multiprocessing.active_children() if each.name == "leonardo-arena"]


def test_the_error_output_of_a_failing_program_is_quoted() -> None:
    program = f"cmd:{shlex.join([sys.executable, str(PROGRAMS), 'mutters'])}"
    with closing(play_all([task("random", program)], workers=1)) as games:
        (finished,) = games
    assert [(each.seat, each.question, each.said) for each in finished.lost] == [(1, n, "I am lost") for n in (1, 2, 3)]
