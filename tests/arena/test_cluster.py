"""Games on a cluster: what we ask of Ray, tried with a stand-in everywhere and with Ray itself where it is installed.

`python3 -m pytest -m cluster tests/arena` runs the tests marked `cluster`; they need the extra `cluster` and start two
nodes on this machine. All other runs leave them out: see tests/conftest.py.
"""

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from leonardo.arena.playing import play
from leonardo.arena.pool import MISSING, PACKAGE, ArenaError, play_on_cluster
from leonardo.cli import main
from tests.arena.helpers import task

PROGRAMS = Path(__file__).parents[1] / "ai" / "programs.py"
TASKS = [task("random", "random", number=number) for number in range(7)]


class FakeRay(ModuleType):
    """As much of Ray as we use: tasks wait until they are asked for, and the last one handed over is done first."""

    class exceptions:  # noqa: N801 - a module of Ray
        class RayError(Exception):
            pass

    def __init__(self) -> None:
        super().__init__("ray")
        self.told: dict[str, Any] = {}
        self.open = False
        self.most_waiting = 0

    def init(self, **told: object) -> None:
        if told["address"] == "nowhere":
            raise ConnectionError("nobody answers")
        self.told = told
        self.open = True

    def shutdown(self) -> None:
        self.open = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *words: (function, words))

    def wait(self, waiting: Sequence[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        self.most_waiting = max(self.most_waiting, len(waiting))
        return list(waiting[-num_returns:]), list(waiting[:-num_returns])

    def get(self, finished: Sequence[tuple[Callable[..., Any], tuple[Any, ...]]]) -> list[Any]:
        try:
            return [function(*words) for function, words in finished]
        except ValueError as error:
            raise self.exceptions.RayError(str(error)) from error


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.setattr("leonardo.arena.pool.create_connection", lambda *_, **__: SimpleNamespace(close=list))
    return fake


def test_the_same_games_come_from_the_cluster(ray: FakeRay) -> None:
    records = {number: play(each).record for number, each in enumerate(TASKS)}
    assert {each.outcome.game: each.record for each in play_on_cluster(TASKS, "here:1")} == records
    assert ray.told["address"] == "here:1"
    assert not ray.open


def test_the_program_is_sent_along(ray: FakeRay) -> None:
    list(play_on_cluster(TASKS[:1], "here:1"))
    assert ray.told["runtime_env"] == {"py_modules": [str(PACKAGE)]}
    assert (PACKAGE / "__init__.py").is_file()


def test_a_few_games_for_each_core_are_handed_over_ahead(ray: FakeRay) -> None:
    list(play_on_cluster(TASKS, "here:1"))
    assert ray.most_waiting == 4


def test_stopping_lets_go_of_the_cluster(ray: FakeRay) -> None:
    games = play_on_cluster(TASKS, "here:1")
    next(games)
    assert ray.open
    games.close()
    assert not ray.open


def test_a_cluster_that_does_not_answer_is_named(ray: FakeRay) -> None:  # noqa: ARG001 - it stands in for Ray
    with pytest.raises(ArenaError, match="the cluster at nowhere cannot be reached: nobody answers"):
        next(play_on_cluster(TASKS, "nowhere"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:70000"])
def test_an_address_where_nobody_is_is_told_without_ray(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself keeps trying for more than seven minutes."""
    monkeypatch.setitem(sys.modules, "ray", FakeRay())
    with pytest.raises(ArenaError, match=f"the cluster at {address} cannot be reached"):
        next(play_on_cluster(TASKS, address))


def test_a_game_that_fails_there_is_told(ray: FakeRay) -> None:  # noqa: ARG001 - it stands in for Ray
    with pytest.raises(ArenaError, match="unknown player 'nobody'"):
        next(play_on_cluster([task("nobody", "random")], "here:1"))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there a program ends no process by a signal")
def test_on_a_cluster_a_program_that_ends_its_process_loses_one(
    ray: FakeRay,  # noqa: ARG001 - it stands in for Ray
) -> None:
    program = f"cmd:{shlex.join([sys.executable, str(PROGRAMS), 'kills'])}"
    tasks = [task("random", program), task("random", "random", number=1)]
    found = {each.outcome.game: each.outcome for each in play_on_cluster(tasks, "here:1")}
    assert found[0].troubles[1] == "not asked any more: 3 times the process that asked it was ended or halted"
    assert found[1].scores == play(tasks[1]).outcome.scores


def test_without_ray_the_extra_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["arena", "--players", "random", "--seats", "2", "--games", "1", "--out", str(tmp_path)]
    assert main([*words, "--cluster", "here:1"]) == 1
    assert capsys.readouterr().err == f"leonardo arena: {MISSING}\n"


@pytest.fixture
def two_nodes() -> Iterator[str]:
    cluster = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    try:
        yield str(cluster.address)
    finally:
        cluster.shutdown()


@pytest.mark.cluster
@pytest.mark.filterwarnings("default")
def test_two_nodes_play_the_games_of_one_machine(two_nodes: str, tmp_path: Path) -> None:
    words = ["arena", "--players", "thumb,random", "--seats", "2", "--games", "12", "--seed", "1", "--out"]
    assert main([*words, str(tmp_path / "here"), "--workers", "1"]) == 0
    assert main([*words, str(tmp_path / "there"), "--cluster", two_nodes]) == 0
    here, there = (
        {path.name: path.read_bytes() for path in (tmp_path / place / "games").iterdir()} for place in ("here", "there")
    )
    assert len(here) == 12
    assert here == there
