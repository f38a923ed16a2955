"""Who may import whom, what stays out of the engine, and what no file of the project may mention."""

import ast
import gc
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.project_files import project_files

PROJECT = Path(__file__).resolve().parents[1]
PROGRAM = PROJECT / "leonardo"

OURS = {
    "engine": {"engine"},
    "ai": {"ai", "engine"},
    "saves": {"saves", "engine", "user_folders", "plain_files", "locks", "threads"},
    "play": {"play", "ai", "saves", "engine", "games", "threads"},
    "arena": {"arena", "ai", "engine", "games", "simulate", "arguments", "plain_files", "locks"},
    "environments": {"environments", "api", "games"},
    "ui": {"ui", "app"},
}
"""What these folders of the program may import of ours; the app and the modules beside the folders may everything."""

UI_MAY_IMPORT = ("leonardo.ui.", "leonardo.app.kit.")
"""How the names begin that the screen tree may import of ours: it knows no game and no table."""

OTHERS = {
    "engine": {"attr", "attrs"},
    "ai": {"attr", "attrs"},
    "saves": {"attr", "attrs", "cattrs", "platformdirs"},
    "play": {"attr", "attrs"},
    "arena": {"attr", "attrs", "cattrs"},
    "environments": {"attr", "attrs", "gymnasium", "numpy", "pettingzoo", "pyspiel"},
    "ui": {"attr", "attrs", "pygame"},
    "app": {"attr", "attrs", "cattrs", "platformdirs", "pygame", "pygame_gui"},
}
"""What each folder may import of others, besides the standard library; the modules beside them may as saves do."""

FOLDERS = set(OTHERS)

IMPURE = {
    *("asyncio", "concurrent", "datetime", "glob", "io", "locale", "multiprocessing", "os", "pathlib", "platform"),
    *("secrets", "shutil", "signal", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"),
}
"""Files, clocks, processes and everything else that would make the engine's answers depend on more than its input."""

GAMES = {folder.name for folder in (PROGRAM / "engine").iterdir() if (folder / "__init__.py").is_file()}

MODULES = {
    ".".join(file.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(PROGRAM.rglob("*.py"))
}


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in a piece of code, without looking into expressions, of which there are ten times as many."""
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.expr):
            yield each
            yield from statements(each)


@cache
def trees() -> dict[str, ast.Module]:
    """The code of all modules; looks for garbage among its small objects would take twice as long as to make them."""
    gc.disable()
    try:
        return {module: ast.parse(file.read_text(encoding="utf-8")) for module, file in MODULES.items()}
    finally:
        gc.freeze()
        gc.enable()


def imports(code: ast.AST, module: str, *, is_package: bool = False) -> Iterator[str]:
    """The dotted names that a piece of code of a `module` imports, wherever in it the imports stand."""
    home = module.split(".") if is_package else module.split(".")[:-1]
    for node in [code, *statements(code)]:
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = home[: len(home) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield from (f"{base}.{name.name}" for name in node.names)


@cache
def imports_of(module: str) -> set[str]:
    return set(imports(trees()[module], module, is_package=MODULES[module].name == "__init__.py"))


def folder_of(name: str) -> str:
    """The folder of the program that a dotted name of ours lies in; empty for what lies beside the folders."""
    parts = name.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in FOLDERS else ""


def game_of(name: str) -> str:
    """The game whose own folder a dotted name of ours lies in; empty for what serves every game."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] in FOLDERS and parts[2] in GAMES else ""


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "leonardo"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import pygame.font as letters, attrs", {"pygame.font", "attrs"}),
        ("from leonardo.engine import davinci", {"leonardo.engine.davinci"}),
        ("def late():\n    if True:\n        from pygame import Rect", {"pygame.Rect"}),
        ("from . import worker\nfrom ..engine.game import Event", {"leonardo.ai.worker", "leonardo.engine.game.Event"}),
    ],
)
def test_every_way_to_import_is_seen(source: str, expected: set[str]) -> None:
    assert set(imports(ast.parse(source), "leonardo.ai.player")) == expected
    assert set(imports(ast.parse(source), "leonardo.ai", is_package=True)) == expected


def test_the_program_has_all_its_folders() -> None:
    assert {folder_of(module) for module in MODULES} == {*FOLDERS, ""}
    assert "davinci" in GAMES


def imported() -> Iterator[tuple[str, str]]:
    """All that is imported in the program: by which module, and what."""
    return ((module, name) for module in MODULES for name in imports_of(module))


def test_the_arrows_between_the_folders_are_kept() -> None:
    of_ours = [(module, name) for module, name in imported() if is_ours(name) and name != "leonardo.__version__"]
    ends = [(module, OURS.get(folder_of(module)), name) for module, name in of_ours]
    assert [(module, name) for module, may, name in ends if may is not None and name.split(".")[1] not in may] == []


def test_the_screen_tree_knows_no_table() -> None:
    by_ui = {(module, name) for module, name in imported() if folder_of(module) == "ui" and is_ours(name)}
    assert by_ui
    assert {(module, name) for module, name in by_ui if not name.startswith(UI_MAY_IMPORT)} == set()


def at_once(module: str) -> set[str]:
    """The modules of ours that a module imports when it is imported itself: not in functions, nor for types alone."""
    pending: list[ast.AST] = [trees()[module]]
    left_out = (ast.FunctionDef, ast.AsyncFunctionDef)
    found: set[str] = set()
    while pending:
        for node in ast.iter_child_nodes(pending.pop()):
            if isinstance(node, left_out) or (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)):
                continue
            found.update(imports(node, module) if isinstance(node, ast.Import | ast.ImportFrom) else ())
            pending += [node] if not isinstance(node, ast.expr | ast.Import | ast.ImportFrom) else []
    named = {name if name in MODULES else name.rpartition(".")[0] for name in found}
    return named & MODULES.keys() - {module}


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Whichever module is imported first, all that it needs is there."""
    needs = {module: at_once(module) for module in MODULES}
    while free := {module for module, others in needs.items() if not others & needs.keys()}:
        needs = {module: others for module, others in needs.items() if module not in free}
    assert set(needs) == set()


def test_only_known_foreign_packages_are_used_in_their_places() -> None:
    of_others = [(module, name.partition(".")[0]) for module, name in imported() if not is_ours(name)]
    named = [(module, package) for module, package in of_others if package not in sys.stdlib_module_names]
    may = {module: OTHERS.get(folder_of(module), OTHERS["saves"]) for module in MODULES}
    assert [(module, package) for module, package in named if package not in may[module]] == []


def test_the_engine_touches_no_files_clocks_or_shared_chance() -> None:
    by_engine = [(module, name, name.partition(".")[0]) for module, name in imported() if folder_of(module) == "engine"]
    assert [(module, package) for module, _, package in by_engine if package in IMPURE] == []
    assert {name for _, name, package in by_engine if package == "random"} == {"random.Random"}


def test_a_game_never_imports_another_game() -> None:
    of_games = [(module, name) for module, name in imported() if game_of(module) and is_ours(name)]
    assert [(module, name) for module, name in of_games if game_of(name) not in (game_of(module), "")] == []


@pytest.mark.parametrize("folder", [*sorted(FOLDERS), ""])
def test_each_folder_knows_its_games_in_one_place_at_most(folder: str) -> None:
    """The registry leonardo/games.py, and its counterpart for what a folder adds to a game."""
    outside = [name for name in MODULES if folder_of(name) == folder and not game_of(name)]
    knowing = [module for module in outside if any(game_of(name) for name in imports_of(module) if is_ours(name))]
    if folder == "":
        assert knowing == ["leonardo.games"]
    elif folder == "engine":
        assert knowing == [], "the contract knows no game"
    else:
        assert len(knowing) <= 1


def test_only_the_arena_asks_for_players_that_see_everything() -> None:
    knowing = {module for module, file in MODULES.items() if "seers_of" in file.read_text(encoding="utf-8")}
    assert {folder_of(module) for module in knowing - {"leonardo.ai.players"}} == {"arena"}


FILES_ARE_TOUCHED_IN = {"leonardo.plain_files", "leonardo.app.kit.asset_files"}
"""Files of persons, and files of the program itself."""
TOUCHING = {
    *("read_text", "read_bytes", "write_text", "write_bytes", "touch", "copyfile", "copy2", "copytree", "copyfileobj"),
    *("truncate", "FileHandler", "RotatingFileHandler", "NamedTemporaryFile", "TemporaryFile", "mkstemp", "fdopen"),
    *("symlink_to", "hardlink_to", "mkfifo", "fromfile", "tofile"),
}
OPENING = {"os", "io", "gzip", "bz2", "lzma", "zipfile", "tarfile", "codecs", "shelve", "dbm", "wave"}
WORDS = re.compile(rf"\b(?:open|basicConfig|{'|'.join(TOUCHING)})\b")
"""Quick to find: where none of them stands, nothing touches a file."""
MODE = re.compile(r"[rwxa][bt+]{0,2}")


def touches_a_file(call: ast.Call) -> bool:
    """Whether a call opens, reads or writes a file, as far as that can be seen."""
    called = call.func
    if isinstance(called, ast.Name):
        return called.id == "open"
    if not isinstance(called, ast.Attribute):
        return False
    if called.attr in TOUCHING:
        return not (isinstance(called.value, ast.Call) and ast.unparse(called.value).startswith("files("))
    if any(word.arg == "filename" for word in call.keywords) and called.attr == "basicConfig":
        return True
    given = [*call.args, *(word.value for word in call.keywords)]
    modes = [each.value for each in given if isinstance(each, ast.Constant)]
    by_mode = any(isinstance(mode, str) and MODE.fullmatch(mode) for mode in modes)
    by_module = isinstance(called.value, ast.Name) and called.value.id in OPENING
    return called.attr == "open" and (by_mode or by_module)


@pytest.mark.parametrize(
    ("source", "touches"),
    [
        ("open(path)", True),
        ("path.open('rb')", True),
        ("(folder / name).open(mode='x')", True),
        ("os.open(path, os.O_RDONLY)", True),
        ("path.read_text(encoding='utf-8')", True),
        ("shutil.copyfile(a, b)", True),
        ("logging.basicConfig(filename=path)", True),
        ("host.open(path)", False),
        ("book.open('rule 4')", False),
        ("files(__package__).joinpath('value.json').read_text(encoding='utf-8')", False),
    ],
)
def test_what_touches_a_file_is_recognized(source: str, touches: bool) -> None:
    expression = ast.parse(source, mode="eval").body
    assert isinstance(expression, ast.Call)
    assert touches_a_file(expression) is touches


def test_files_are_opened_read_and_written_in_one_careful_way() -> None:
    calls = (
        (module, node)
        for module, file in MODULES.items()
        if module not in FILES_ARE_TOUCHED_IN and WORDS.search(file.read_text(encoding="utf-8"))
        for node in ast.walk(trees()[module])
        if isinstance(node, ast.Call)
    )
    assert [f"{module}:{call.lineno}" for module, call in calls if touches_a_file(call)] == []


MACHINE_FOLDERS = (b"/tmp/", b"/work/", b"/root/", b"/home/")
REGISTRIES = (b"pypi", b"pythonhosted", b"npmjs", b"crates", b"anaconda", b"rubygems")
"""Quick to find, unlike what follows, which tells what of it matters."""
MACHINE_PATHS = re.compile(rb"(?<![\w.~%*-])/(?:tmp|work|root|home/\w+)/\w")
REGISTRY_HOSTS = re.compile(rb"\b(?:pypi|pythonhosted|npmjs|crates|anaconda|rubygems)\.(?:org|com|io)\b", re.IGNORECASE)


@pytest.mark.parametrize("folder", [b"tmp", b"work", b"home/ann"])
@pytest.mark.parametrize("before", [b"see ", b'"', b"=", b"file://", b"("])
def test_a_path_of_a_machine_is_recognized(before: bytes, folder: bytes) -> None:
    assert MACHINE_PATHS.search(b"%b/%b/x" % (before, folder))


@pytest.mark.parametrize(
    "text", [b"https://example.org/work/1", b"assets/work/x", b"~/work/x", b"either /work or play"]
)
def test_other_paths_are_not_mistaken_for_one(text: bytes) -> None:
    assert not MACHINE_PATHS.search(text)


def test_a_host_of_a_registry_is_recognized() -> None:
    assert REGISTRY_HOSTS.search(b"https://files.%b.org/packages" % b"pythonhosted")
    assert not REGISTRY_HOSTS.search(b"https://www.python.org/downloads/")


def test_no_file_of_the_project_mentions_a_machine_or_a_registry() -> None:
    files = project_files()
    assert PROJECT / "pyproject.toml" in files
    found = {}
    for file in files:
        content = file.read_bytes()
        if any(folder in content for folder in MACHINE_FOLDERS) and (mention := MACHINE_PATHS.search(content)):
            found[file.name] = mention.group()
        in_small = content.lower()
        if any(name in in_small for name in REGISTRIES) and (mention := REGISTRY_HOSTS.search(content)):
            found[file.name] = mention.group()
    assert found == {}
