"""A start: the title waits for nothing that it does not show, however many games there are."""

import builtins
import subprocess
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path
from threading import Event

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.window.idle_tasks import import_ahead
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.registry import Registry
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person
from tests.diagonal import first_quick

PROJECT = Path(__file__).resolve().parents[2]

QUICK, *OTHERS = PRESENTATIONS  # one game begins in a process of its own in the quick run

CHEAP = {"presentation", "commands", "learning"}  # the modules that describe a game to the title

FIRST_FRAME = """
import sys
from pathlib import Path
from scripts.benchmarks.first_frame import main
main("1024x640", Path(sys.argv[1]), "title", 0.0)
print(*sys.modules)
"""

BEGIN = """
import sys
from pathlib import Path
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.ahead import imports
from leonardo.app.scenes.host import Host
from leonardo.saves.folder import SaveFolder
pilot = Pilot((1024, 640))
host = Host(pilot.kit, SaveFolder(Path(sys.argv[1])), PRESENTATIONS)
for piece in imports(PRESENTATIONS):
    piece()
there = set(sys.modules)
host.show_title()
host.agree_on(sys.argv[2])
pilot.turn()
pilot.press("begin")
pilot.turn()
assert host.session is not None
host.close()
print("late:", *(name for name in set(sys.modules) - there if name.startswith(("leonardo", "pygame_gui"))))
"""


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What is there when the first frame of the title is seen, with a game to continue."""
    folder = tmp_path_factory.mktemp("saves")
    seats = Person("Lisa", "red"), BuiltIn("Salaì", "blue", "apprentice")
    Session.new(GAME, Options(2), seats, 1, SaveFolder(folder)).close()
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME, str(folder)], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    return set(done.stdout.splitlines()[-1].split())


@pytest.mark.slow
@first_quick("game", GAMES)
def test_the_title_loads_nothing_of_a_game_but_what_describes_it(modules: set[str], game: str) -> None:
    own = {name for name in modules if name.startswith("leonardo.") and game in name.split(".")}
    assert {name.rpartition(".")[2] for name in own - {f"leonardo.app.{game}"}} <= CHEAP


@first_quick(
    "late", ["pygame_gui", "leonardo.arena", "leonardo.play.session", "leonardo.ai.players", "leonardo.simulate"], 2
)
def test_the_title_does_not_wait_for_what_comes_after_it(modules: set[str], late: str) -> None:
    assert late not in modules


def test_the_title_is_there_with_few_scenes(modules: set[str]) -> None:
    scenes = {name.rpartition(".")[2] for name in modules if name.startswith("leonardo.app.scenes.")}
    assert {"title", "host", "menu"} <= scenes
    assert scenes & {"new_game", "load", "settings", "about", "keys", "save_as", "pause", "message"} == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", [QUICK, *(pytest.param(game, marks=pytest.mark.slow) for game in OTHERS)])
def test_all_that_a_table_needs_is_imported_ahead_of_it(tmp_path: Path, game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BEGIN, str(tmp_path), game], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "late:"


def test_a_registry_makes_each_thing_once_when_it_is_asked_for() -> None:
    made: list[str] = []

    def make() -> int:
        made.append("one")
        return 1

    registry = Registry({"one": make})
    assert (list(registry), len(registry), "one" in registry, "two" in registry) == (["one"], 1, True, False)
    assert made == []
    assert (registry["one"], registry["one"], registry.get("two")) == (1, 1, None)
    assert made == ["one"]


def test_games_go_by_the_names_that_they_have() -> None:
    assert [game.name for game in GAMES.values()] == list(GAMES)
    assert [shown.game.name for shown in PRESENTATIONS.values()] == list(PRESENTATIONS)


def test_imports_ahead_come_in_order_one_a_call() -> None:
    seen = list[int]()
    import_ahead([lambda: seen.append(1), lambda: seen.append(2)])
    last = import_ahead([lambda: seen.append(3)])
    assert last is not None
    last.join()
    assert seen == [1, 2, 3]


def test_no_module_is_seen_half_while_another_thread_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One begins with the package and one with its module: each would wait for what the other one holds."""
    package = tmp_path / "halves"
    package.mkdir()
    (package / "__init__.py").write_text("from halves.second import VALUE\n")
    (package / "second.py").write_text("VALUE = 1\n")
    looked_for = Event()

    class Slow(MetaPathFinder):
        """Holds up whoever looks for the package, until the other one has asked for its module."""

        def find_spec(self, name: str, *_: object) -> None:
            if name == "halves":
                looked_for.set()
                Event().wait(0.3)

    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [Slow(), *sys.meta_path])
    plain, found = builtins.__import__, list[object]()

    def second() -> None:
        looked_for.wait(5)
        found.append(__import__("halves.second").second.VALUE)

    ahead = import_ahead([second])
    assert __import__("halves").VALUE == 1
    assert ahead is not None
    ahead.join()
    assert found == [1]
    assert builtins.__import__ is plain
    for name in ("halves", "halves.second"):
        monkeypatch.delitem(sys.modules, name)
