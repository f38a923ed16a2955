"""Players in Python, named by module and attribute: what they are called with, and what they do wrong."""

import re
import signal
import sys
from contextlib import closing
from pathlib import Path

import pytest

from leonardo import api
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.players import UnknownPlayerError, chooser
from leonardo.arena.entrants import check
from leonardo.arena.plan import Task
from leonardo.arena.playing import play
from leonardo.arena.pool import ArenaError, play_all, play_on_cluster
from leonardo.cli import main
from leonardo.engine.citta import GAME as CITY
from leonardo.engine.citta.setup import Options as CityOptions
from leonardo.engine.davinci import GAME
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import AnyGame
from tests.arena import bots
from tests.arena.helpers import task
from tests.arena.test_cluster import FakeRay, ray  # noqa: F401 - a fixture
from tests.diagonal import first_quick
from tests.project_files import PROJECT

BOTS = "py:tests.arena.bots"


def test_a_function_plays_like_a_built_in_player() -> None:
    assert play(task(f"{BOTS}:anything", "random")).record == play(task("random", "random")).record


def test_an_object_plays_with_a_budget_of_its_own() -> None:
    outcome = play(task(f"{BOTS}:frugal@5", "random", budget=Budget(tries=9))).outcome
    assert outcome.fallbacks == (0, 0)
    assert outcome.players[0] == f"{BOTS}:frugal@5"
    assert play(task(f"{BOTS}:frugal", "random", budget=Budget(tries=9))).outcome.troubles[0] == "ValueError: 9 tries"


@pytest.mark.parametrize("choose", [bots.last, bots.numbering, bots.anything], ids=lambda choose: choose.__name__)
def test_the_same_function_plays_the_same_game_in_the_arena_and_by_the_api(choose: api.Choose) -> None:
    one = task(f"{BOTS}:{choose.__name__}", "random")
    end = api.play("davinci", [choose, "random"], one.seed)
    assert play(one).record == end.record()


@pytest.mark.parametrize(("game", "agreed"), [(CITY, CityOptions(3, 2)), (ENGINES, EnginesOptions(3, 5))])
def test_a_function_plays_any_game(game: AnyGame, agreed: object) -> None:
    for name in ("last", "numbering"):
        players = (f"{BOTS}:{name}", "random", "random")
        assert play(Task(game, agreed, 0, "5/0", 0, players, UNLIMITED)).outcome.fallbacks == (0, 0, 0)


def test_the_example_of_the_page_plays_in_both_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (PROJECT / "docs" / "arena.md").read_text("utf-8"), re.DOTALL)
    (tmp_path / "page_bots.py").write_text(example, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    one = task("py:page_bots:choose", "random")
    record = play(one).record
    assert record == api.play("davinci", [sys.modules["page_bots"].choose, "random"], one.seed).record()
    assert '"do": "start"' in record


def test_one_of_our_own_gets_objects_of_the_engine() -> None:
    assert play(task(f"{BOTS}:ours", "random")).outcome.fallbacks == (0, 0)


def test_a_budget_is_for_functions_that_ask_for_one() -> None:
    one = task(f"{BOTS}:frugal", "random", budget=Budget(tries=5))
    assert play(one).record == api.play("davinci", [bots.frugal, "random"], one.seed, budget=one.budget).record()


def test_worker_processes_import_it_by_name() -> None:
    one = task(f"{BOTS}:anything", "random")
    (finished,) = play_all([one], workers=1)
    assert finished.record == play(one).record


@pytest.mark.parametrize(
    ("player", "trouble"),
    [
        ("illegal", r"not legal: no such thing\x1b[2J"),
        ("beyond", "not legal: 99"),
        ("garbling", "NotationError: \"do\": 'dream' is not a decision of this game"),
        ("pretending", "not legal: Everything without words"),
        ("failing", r"OSError: out of its depth\x1b[2J" + "!" * 168),
        ("ending", "SystemExit: enough"),
        ("panicking", r"PanicError: \ud800\x1b[31m"),
        ("two", "TypeError: two() takes 2 positional arguments but 3 were given"),
    ],
)
def test_one_that_fails_loses_its_decisions_to_chance(player: str, trouble: str) -> None:
    finished = play(task(f"{BOTS}:{player}", "random"))
    decisions = len(finished.outcome.milliseconds[0])
    assert finished.outcome.fallbacks == (decisions, 0)
    assert finished.outcome.troubles == (trouble, None)
    assert [(lost.seat, lost.question) for lost in finished.lost] == [(0, number + 1) for number in range(decisions)]
    assert ("bots.py" in finished.lost[0].said) == (player in {"failing", "ending", "panicking"})
    assert "\x1b" not in finished.lost[0].said


@first_quick(
    ("player", "trouble"),
    [
        ("stopping", "KeyboardInterrupt"),
        ("leaving", "not asked any more: 3 times the process that asked it was ended or halted"),
    ],
)
def test_one_that_ends_the_process_loses_its_decisions_to_chance(player: str, trouble: str) -> None:
    with closing(play_all([task("random", f"{BOTS}:{player}")], workers=1)) as games:
        (finished,) = games
    assert finished.outcome.fallbacks == (0, len(finished.outcome.milliseconds[1]))
    assert finished.outcome.troubles == (None, trouble)
    assert {lost.why for lost in finished.lost} == {trouble}


def test_a_person_can_still_stop_a_game_with_one() -> None:
    heard = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have had it ignored
    try:
        with pytest.raises(KeyboardInterrupt):
            play(task(f"{BOTS}:stopping", "random"))
    finally:
        signal.signal(signal.SIGINT, heard)


@first_quick(
    ("name", "why"),
    [
        ("py:", "write py:module:attribute"),
        ("py:bots", "write py:module:attribute"),
        ("py:bots:", "write py:module:attribute"),
        ("py:no_such_bots:choose", "no_such_bots cannot be imported: ModuleNotFoundError: No module named"),
        ("py:.bots:choose", r".bots cannot be imported: TypeError"),
        (f"{BOTS}:nothing", "tests.arena.bots has no nothing"),
        (f"{BOTS}:Frugal", "Frugal is a class; name a function or an object of the class"),
        (f"{BOTS}:number", "number cannot be called as player"),
        (f"{BOTS}:anything@0", "after @ stands how much py:tests.arena.bots:anything may try"),
    ],
    1,
)
def test_one_that_cannot_play_is_told_before_anything_is_played(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "--seats", "2", "--out", str(tmp_path / "none")]
    for option in (["--players", f"{name},random"], ["--players", "random", "--against", name]):
        assert main([*words, *option]) == 2
        told = capsys.readouterr().err
        assert f"{option[-2]}: '{name}'" in told
        assert why in told
        assert "Traceback" not in told
    assert not (tmp_path / "none").exists()


@first_quick(
    ("code", "why"),
    [
        ("import no_such_module_at_all", "ModuleNotFoundError: No module named 'no_such_module_at_all'"),
        ("def choose(:", "SyntaxError: invalid syntax"),
        ("raise SystemExit('enough')", "SystemExit: enough"),
        ("raise GeneratorExit('enough')", "GeneratorExit: enough"),
        ("raise ValueError('a\\nb\\x1b')", r"ValueError: a\nb\x1b"),
    ],
    2,
)
def test_a_module_in_the_current_folder_that_fails_is_told(
    code: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "faulty_bots.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, "faulty_bots", raising=False)
    with pytest.raises(ValueError, match="cannot be imported") as told:
        check(GAME.name, "py:faulty_bots:choose")
    assert why in str(told.value)


def test_a_module_that_ends_the_process_which_imports_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "leaving_bots.py").write_text("import os\nos._exit(0)\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match="'py:leaving_bots:choose': the process that imports it ends"):
        check(GAME.name, "py:leaving_bots:choose")


def test_a_module_is_found_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text("def choose(view, legal, random, budget):\n    return legal[0]\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    check(GAME.name, "py:my_bots:choose")
    (finished,) = play_all([task("py:my_bots:choose", "random")], workers=1)
    assert finished.outcome.fallbacks == (0, 0)


def test_on_a_cluster_a_missing_module_is_told_in_one_line(ray: FakeRay) -> None:  # noqa: ARG001, F811 - a stand-in
    with pytest.raises(
        ArenaError, match=r"^on the cluster, game 0 cannot be played: .*no_such_bots cannot be imported"
    ):
        next(play_on_cluster([task("py:no_such_bots:choose", "random")], "here:1"))


def test_only_the_arena_knows_such_names() -> None:
    """A save or record that holds one makes nobody import anything."""
    with pytest.raises(UnknownPlayerError):
        chooser(GAME.name, f"{BOTS}:anything")


@pytest.mark.slow
def test_the_report_of_a_folder_imports_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "played"
    words = ["arena", "--players", f"{BOTS}:anything,random", "--seats", "2", "--games", "2", "--workers", "1"]
    assert main([*words, "--out", str(folder)]) == 0
    monkeypatch.delitem(sys.modules, "tests.arena.bots", raising=False)
    assert main(["arena", "--report", "--out", str(folder)]) == 0
    assert "tests.arena.bots" not in sys.modules
