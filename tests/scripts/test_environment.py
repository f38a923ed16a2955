"""What each start does about the private environment."""

import errno
import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import threading
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from scripts.start import console
from scripts.start.console import StartError
from scripts.start.environment import TRY_PACKAGES, Environment, pins_in
from scripts.start.pip import STARTS_TO_CHANGE, Outcome, sources, variables_for_pip, wheel_of_python

from .conftest import OFFLINE, Tools, packages_of

PLAY = ("runtime.txt",)
TEST = ("runtime.txt", "test.txt")


def started_before(environment: Environment, tools: Tools, pins: tuple[str, ...] = PLAY) -> Environment:
    environment.prepare(*pins)
    tools.asked.clear()
    return environment


def test_the_first_start_makes_the_environment_and_says_so(
    environment: Environment, tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    assert environment.prepare(*PLAY) == environment.python
    assert tools.asked == ["venv", "which kind", "pip runtime.txt"]
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.splitlines() == [
        f"Making a private environment for Leonardo in {environment.folder}.",
        "Fetching Leonardo's packages (runtime.txt); this needs the internet and can take a minute.",
        "Leonardo is ready.",
    ]


def test_pip_is_unpacked_from_pythons_wheel_and_not_compiled(
    environment: Environment, tools: Tools, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with zipfile.ZipFile(tmp_path / "pip.whl", "w") as wheel:
        wheel.writestr("pip/__main__.py", "")
    monkeypatch.setattr("scripts.start.pip.wheel_of_python", lambda: tmp_path / "pip.whl")
    environment.prepare(*PLAY)
    assert tools.asked == ["venv without pip", "which kind", "pip runtime.txt"]
    assert [file.name for file in (packages_of(environment.venv) / "pip").iterdir()] == ["__main__.py"]


@pytest.mark.parametrize(
    "kept", [["pip-25.1-py3-none-any.whl"], [], ["pip-1-py3-none-any.whl", "pip-2-py3-none-any.whl"]]
)
def test_the_wheel_of_pip_is_found_where_python_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: list[str]
) -> None:
    """Where none or several lie, nobody guesses: Python brings pip in its own way."""
    for name in (*kept, "setuptools-65.5.0-py3-none-any.whl"):
        (tmp_path / name).touch()
    monkeypatch.setattr(sysconfig, "get_config_var", {"WHEEL_PKG_DIR": str(tmp_path)}.get)
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path / "no Python"))
    assert wheel_of_python() == (tmp_path / kept[0] if len(kept) == 1 else None)


def test_a_later_start_asks_for_nothing_and_says_nothing(
    environment: Environment, tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    started_before(environment, tools)
    capsys.readouterr()
    assert environment.prepare(*PLAY) == environment.python
    assert tools.asked == []
    assert capsys.readouterr().err == ""


def test_the_environment_finds_the_project_after_a_move(environment: Environment) -> None:
    environment.prepare(*PLAY)
    packages = packages_of(environment.venv)
    way = (packages / "leonardo-project.pth").read_text().strip()
    assert not Path(way).is_absolute()
    assert (packages / way).resolve() == environment.project.resolve()


def test_the_tests_bring_their_tools_into_the_same_environment(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    environment.prepare(*TEST)
    assert tools.asked == ["which kind", "pip runtime.txt test.txt"]
    tools.asked.clear()
    environment.prepare(*PLAY)
    environment.prepare(*TEST)
    assert tools.asked == []


def test_changed_pins_are_fetched_into_the_old_environment(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    (environment.project / "requirements" / "runtime.txt").write_text("pocket==2.0\n")
    environment.prepare(*PLAY)
    assert tools.asked == ["which kind", "pip runtime.txt"]


def test_pins_changed_for_play_do_not_pass_for_tests_later(environment: Environment, tools: Tools) -> None:
    """A person updates the project, plays, goes back to the older version and tests it."""
    started_before(environment, tools, TEST)
    runtime = environment.project / "requirements" / "runtime.txt"
    runtime.write_text("pocket==2.0\n")
    environment.prepare(*PLAY)
    runtime.write_text("pocket==1.0\n")
    tools.asked.clear()
    environment.prepare(*TEST)
    assert "pip runtime.txt test.txt" in tools.asked


def test_a_half_made_environment_is_made_anew(
    environment: Environment, tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    started_before(environment, tools)
    environment.stamp_file.unlink()
    environment.prepare(*PLAY)
    assert tools.asked == ["venv", "which kind", "pip runtime.txt"]
    assert "Going on with the private environment" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"project": 1}',
        "\x00\x00",
        '{"project":"","base":0,"base_changed":0,"kind":"","installed":0}',
    ],
)
def test_a_damaged_stamp_counts_for_none(
    environment: Environment, tools: Tools, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    started_before(environment, tools)
    environment.stamp_file.write_text(text)
    environment.prepare(*PLAY)
    assert tools.asked[0] == "venv"
    assert "Repairing the private environment" in capsys.readouterr().err


def test_a_stamp_that_is_no_text_counts_for_none(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    environment.stamp_file.write_bytes(b"\xff\xfe\xff")
    environment.prepare(*PLAY)
    assert tools.asked[0] == "venv"


def test_a_moved_project_needs_no_network(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    elsewhere = environment.project.rename(environment.project.with_name("elsewhere"))
    moved = Environment(elsewhere, run=tools)
    assert moved.prepare(*PLAY) == elsewhere / environment.python.relative_to(environment.project)
    assert tools.asked == ["which kind"]
    tools.asked.clear()
    moved.prepare(*PLAY)
    assert tools.asked == []


def test_a_moved_environment_that_fails_is_made_anew(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    moved = Environment(environment.project.rename(environment.project.with_name("elsewhere")), run=tools)
    tools.kind = "cpython-311 macosx-11.0-arm64"
    moved.prepare(*PLAY)
    assert tools.asked == ["which kind", "venv", "which kind", "pip runtime.txt"]


def test_an_environment_without_its_python_is_made_anew(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools).python.unlink()
    environment.prepare(*PLAY)
    assert tools.asked == ["which kind", "venv", "which kind", "pip runtime.txt"]


def test_an_update_of_the_computers_python_is_looked_into(environment: Environment, tools: Tools, base: Path) -> None:
    started_before(environment, tools)
    os.utime(base, (1, 1))
    environment.prepare(*PLAY)
    assert tools.asked == ["which kind"]
    tools.asked.clear()
    os.utime(base, (2, 2))
    tools.kind = "cpython-312 linux-x86_64"
    environment.prepare(*PLAY)
    assert tools.asked == ["which kind", "venv", "which kind", "pip runtime.txt"]


def test_an_environment_whose_python_is_gone_is_made_anew(
    environment: Environment, tools: Tools, base: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started_before(environment, tools)
    newer = base.rename(base.with_name("python3.12"))
    monkeypatch.setattr("sys._base_executable", str(newer), raising=False)
    environment.prepare(*PLAY)
    assert "venv" in tools.asked


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_python_without_the_means_says_what_to_install(
    environment: Environment, tools: Tools, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(StartError, match="sudo apt install python3-venv"):
        environment.prepare(*PLAY)
    assert tools.asked == []


def test_a_python_without_venv_says_why_and_keeps_it(environment: Environment, tools: Tools) -> None:
    tools.venv_says = Outcome(1, "Making ...\nError: the moon is full\n\n")
    with pytest.raises(StartError, match="could not be made: Error: the moon is full\nDelete the folder"):
        environment.prepare(*PLAY)
    assert "Making ..." in environment.log.read_text()


def test_an_environment_whose_python_does_not_run_is_not_trusted(environment: Environment, tools: Tools) -> None:
    tools.python_runs = False
    with pytest.raises(StartError, match="its Python does not run"):
        environment.prepare(*PLAY)
    assert not environment.stamp_file.exists()


def test_without_a_network_the_next_start_repairs(environment: Environment, tools: Tools) -> None:
    good, tools.pip_says = tools.pip_says, Outcome(1, OFFLINE)
    with pytest.raises(StartError, match="no connection to the package index"):
        environment.prepare(*PLAY)
    tools.pip_says = good
    environment.prepare(*PLAY)
    assert environment.stamp_file.exists()


def test_tests_without_a_network_leave_play_as_it_was(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    tools.pip_says = Outcome(1, OFFLINE)
    with pytest.raises(StartError, match="no connection"):
        environment.prepare(*TEST)
    tools.asked.clear()
    environment.prepare(*PLAY)
    assert tools.asked == []


def test_an_installation_that_breaks_half_way_is_made_anew(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    good, tools.pip_says = tools.pip_says, Outcome(1, f"{STARTS_TO_CHANGE}: pocket\nERROR: it broke\n")
    with pytest.raises(StartError, match="ERROR: it broke"):
        environment.prepare(*TEST)
    tools.pip_says = good
    tools.asked.clear()
    environment.prepare(*PLAY)
    assert tools.asked[0] == "venv"


def test_an_interrupted_installation_is_made_anew(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)

    def interrupt() -> None:
        raise KeyboardInterrupt

    tools.while_installing = interrupt
    with pytest.raises(KeyboardInterrupt):
        environment.prepare(*TEST)
    tools.while_installing = lambda: None
    tools.asked.clear()
    environment.prepare(*PLAY)
    assert tools.asked == ["venv", "which kind", "pip runtime.txt"]


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "may not write in .*\n.*folder of your own"),
        (OSError(errno.EROFS, "Read-only file system"), "may not write in .*\n.*folder of your own"),
        (OSError(errno.ENOSPC, "No space left on device"), "The disk is full. Make room"),
        (OSError(errno.EIO, "Input/output error"), "Input/output error.\nDelete that folder and start again"),
    ],
)
def test_a_folder_that_cannot_be_written_is_told_in_words(
    environment: Environment, monkeypatch: pytest.MonkeyPatch, fault: OSError, words: str
) -> None:
    def refuse(*_arguments: object, **_options: object) -> None:
        raise fault

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(StartError, match=words) as told:
        environment.prepare(*PLAY)
    assert str(environment.folder) in str(told.value)


def test_an_environment_that_cannot_be_replaced_stays(
    environment: Environment, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    started_before(environment, tools).stamp_file.unlink()

    def refuse(_folder: Path, _to: Path) -> None:
        raise PermissionError(errno.EACCES, "in use")

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(StartError, match="close every running Leonardo"):
        environment.prepare(*PLAY)
    assert environment.python.exists()
    assert [folder.name for folder in environment.folder.iterdir() if folder.is_dir()] == ["venv"]


def test_a_new_environment_is_made_beside_the_old_until_it_works(environment: Environment, tools: Tools) -> None:
    """Programs may run from the old one meanwhile; without a network it stays as it was."""
    started_before(environment, tools)
    old, stamp = environment.venv / "old", environment.stamp_file.read_text()
    old.touch()
    tools.kind = "cpython-312 linux-x86_64"
    os.utime(environment.venv.parents[2] / "computer" / "python3", (1, 1))
    good, tools.pip_says = tools.pip_says, Outcome(1, OFFLINE)
    tools.while_installing = lambda: pytest.fail("gone") if not old.exists() else None
    with pytest.raises(StartError, match="no connection"):
        environment.prepare(*PLAY)
    assert old.exists()
    assert environment.stamp_file.read_text() == stamp
    tools.pip_says = good
    environment.prepare(*PLAY)
    assert not old.exists()
    assert [folder.name for folder in environment.folder.iterdir() if folder.is_dir()] == ["venv"]


@pytest.mark.parametrize("works", [True, False])
def test_what_the_program_doubts_is_made_anew_only_if_it_fails(
    environment: Environment, tools: Tools, works: bool
) -> None:
    tools.while_installing = lambda: setattr(tools, "packages_say", Outcome(0, ""))
    started_before(environment, tools)
    environment.doubt_file.write_text("pocket.base")
    tools.packages_say = Outcome(0 if works else 1, "ImportError: it is broken\n")
    environment.prepare(*PLAY)
    assert tools.tried[-1] == ["import:pocket", "there:pocket", "module:pocket.base"]
    assert ("venv" in tools.asked) is not works
    tools.asked.clear()
    environment.prepare(*PLAY)
    assert tools.asked == []


@pytest.mark.parametrize("name", ["", "../etc", "a b", "\x00", "-c"])
def test_a_mark_that_names_no_module_has_the_packages_tried(environment: Environment, tools: Tools, name: str) -> None:
    started_before(environment, tools)
    environment.doubt_file.write_text(name)
    environment.prepare(*PLAY)
    assert tools.tried[-1] == ["import:pocket", "there:pocket"]
    assert tools.asked == ["which kind"]


def test_a_missing_system_library_is_named_and_nothing_made_anew(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    environment.doubt_file.touch()
    tools.packages_say = Outcome(
        1, "ImportError: libX11.so.6: cannot open shared object file: No such file or directory"
    )
    with pytest.raises(StartError, match=r"library libX11\.so\.6 is missing .*\n.*sudo apt install libx11-6\)"):
        environment.prepare(*PLAY)
    assert tools.asked == ["which kind"]
    assert environment.stamp_file.exists()


def test_a_library_that_a_package_brings_is_fetched_again(environment: Environment, tools: Tools) -> None:
    started_before(environment, tools)
    environment.doubt_file.touch()
    about = packages_of(environment.venv) / "pocket-1.0.dist-info"
    about.mkdir()
    (about / "RECORD").write_text("pocket.libs/libown-1.so.6,,\n")
    tools.packages_say = Outcome(1, "libown-1.so.6: cannot open shared object file: No such file or directory")
    tools.while_installing = lambda: setattr(tools, "packages_say", Outcome(0, ""))
    environment.prepare(*PLAY)
    assert "venv" in tools.asked


@pytest.mark.parametrize(
    ("library", "package"),
    [("libX11.so.6", "libx11-6"), ("libxcb.so.1", "libxcb1"), ("libGL.so", "libgl"), ("libstdc++.so.6", "libstdc++6")],
)
def test_packages_of_libraries_are_called_as_debian_calls_them(library: str, package: str) -> None:
    assert console.package_of_debian(library) == package


def test_a_read_only_project_plays_with_its_environment(
    environment: Environment, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    started_before(environment, tools)

    def refuse(*_arguments: object, **_options: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    for method_that_writes in ("mkdir", "write_text", "unlink", "replace"):
        monkeypatch.setattr(Path, method_that_writes, refuse)
    assert environment.prepare(*PLAY) == environment.python


def test_a_project_without_its_pin_files_is_called_incomplete(environment: Environment, tools: Tools) -> None:
    (environment.project / "requirements" / "runtime.txt").unlink()
    with pytest.raises(StartError, match=r"not complete: .*runtime.txt is missing"):
        environment.prepare(*PLAY)
    assert tools.asked == []


def test_two_starts_at_the_same_time_make_one_environment(
    environment: Environment, tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    somebody_waits = threading.Event()
    said: list[str] = []

    def listen(words: str) -> None:
        said.append(words)
        if "waiting" in words:
            somebody_waits.set()

    def hold_until_somebody_waits() -> None:
        assert somebody_waits.wait(timeout=30)

    monkeypatch.setattr(console, "say", listen)
    tools.while_installing = hold_until_somebody_waits
    with ThreadPoolExecutor(2) as starts:
        pythons = list(starts.map(lambda _: environment.prepare(*PLAY), range(2)))
    assert pythons == [environment.python] * 2
    assert tools.asked == ["venv", "which kind", "pip runtime.txt"]
    assert "Another start is preparing Leonardo; waiting for it." in said


def test_what_is_needed_is_tried_before_it_counts_as_ready(
    environment: Environment, tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    tools.packages_say = Outcome(1, "ModuleNotFoundError: No module named 'pocket'\n")
    for _ in range(2):
        with pytest.raises(StartError, match="No module named 'pocket'"):
            environment.prepare(*PLAY)
        assert "Leonardo is ready" not in capsys.readouterr().err
        assert not environment.stamp_file.exists()
    tools.packages_say = Outcome(0, "")
    tools.asked.clear()
    environment.prepare(*PLAY)
    assert tools.asked == ["venv", "which kind", "pip runtime.txt"]
    assert tools.tried[-1] == ["import:pocket", "there:pocket"]


def test_an_environment_that_lost_packages_is_made_anew(environment: Environment, tools: Tools) -> None:
    package = packages_of(environment.venv) / "pocket"
    tools.while_installing = package.mkdir
    started_before(environment, tools)
    package.rmdir()
    tools.packages_say = Outcome(1, "ModuleNotFoundError: No module named 'pocket'\n")
    tools.while_installing = lambda: setattr(tools, "packages_say", Outcome(0, ""))
    environment.prepare(*PLAY)
    assert tools.asked == ["which kind", "venv", "which kind", "pip runtime.txt"]


@pytest.mark.parametrize("works", [True, False])
def test_an_older_stamp_is_believed_once_the_packages_work(environment: Environment, tools: Tools, works: bool) -> None:
    started_before(environment, tools)
    stamp = json.loads(environment.stamp_file.read_text())
    del stamp["packages"]
    environment.stamp_file.write_text(json.dumps(stamp))
    tools.packages_say = Outcome(0 if works else 1, "")
    tools.while_installing = lambda: setattr(tools, "packages_say", Outcome(0, ""))
    environment.prepare(*PLAY)
    assert ("venv" in tools.asked) is not works
    tools.asked.clear()
    environment.prepare(*PLAY)
    assert tools.asked == []


def test_packages_for_some_systems_alone_may_be_missing() -> None:
    text = "pocket==1.0 \\\n    --hash=sha256:1\nwin==2 ; sys_platform == 'win32' \\\n    --hash=sha256:2\n# via x\n"
    assert pins_in(text, "import") == ["import:pocket", "perhaps:win"]


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["import:pytest", "there:hypothesis"], 0),
        (["there:nothing-of-the-kind"], 1),
        (["perhaps:nothing-of-the-kind"], 0),
        (["import:broken"], 1),
        (["module:json.decoder"], 0),
        (["module:json.nothing_of_the_kind"], 1),
        (["there:broken"], 0),
    ],
)
def test_packages_are_tried_by_importing_them(tmp_path: Path, words: list[str], status: int) -> None:
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind\n")
    (tmp_path / "broken-1.0.dist-info").mkdir()
    (tmp_path / "broken-1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (tmp_path / "broken-1.0.dist-info" / "RECORD").write_text("broken.py,,\n")
    command = [sys.executable, "-c", TRY_PACKAGES, *words]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tmp_path)}, capture_output=True, check=False)
    assert done.returncode == status, done.stderr


HOSTILE = {
    "PIP_TARGET": "elsewhere",
    "PIP_PREFIX": "elsewhere",
    "PIP_ROOT": "elsewhere",
    "PIP_DRY_RUN": "1",
    "PIP_USER": "1",
    "PIP_REQUIRE_VIRTUALENV": "1",
    "PIP_PYTHON": "elsewhere",
    "PIP_NO_DEPS": "1",
    "PIP_PLATFORM": "win32",
    "PIP_REQUIREMENT": "more.txt",
    "PIP_NO_BINARY": ":all:",
    "PIP_REPORT": "report.json",
    "pip_target": "elsewhere",
}
FETCHING = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_CERT": "a.pem", "PIP_PROXY": "http://127.0.0.1:9"}


@pytest.mark.slow
def test_of_settings_of_pip_only_sources_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    conf = tmp_path / "pip.conf"
    conf.write_text(
        "[global]\ntarget = elsewhere\ntimeout = 5\nextra-index-url =\n    http://127.0.0.1:9/a\n    http://127.0.0.1:9/b\n"
        "[install]\nprefix = elsewhere\ntimeout = 7\nindex-url = http://127.0.0.1:9/other\n"
    )
    for name in [name for name in os.environ if name.upper().startswith("PIP_")]:
        monkeypatch.delenv(name)
    for name, value in (HOSTILE | FETCHING | {"PIP_CONFIG_FILE": str(conf)}).items():
        monkeypatch.setenv(name, value)
    found = {
        name: value for name, value in variables_for_pip(sys.executable).items() if name.upper().startswith("PIP_")
    }
    assert found == FETCHING | {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_TIMEOUT": "7",
        "PIP_EXTRA_INDEX_URL": "\nhttp://127.0.0.1:9/a\nhttp://127.0.0.1:9/b",
    }


@pytest.mark.parametrize(
    "listed", ["", "nonsense", "global.index-url=", "global.index-url='a", "=\n==", "global.cert=\x00"]
)
def test_what_pip_says_of_its_settings_may_be_anything(listed: str) -> None:
    assert sources(listed, {"PIP_CERT": "a.pem"}) == {"PIP_CERT": "a.pem"}
