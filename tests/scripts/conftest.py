"""A pretended project and pretended tools, so that most of the tests need neither pip nor a network."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from scripts.start.environment import TRY_PACKAGES, Environment, when_changed
from scripts.start.pip import STARTS_TO_CHANGE, Outcome

OFFLINE = "WARNING: Retrying after connection broken by 'NewConnectionError': /simple/pocket/"


class Tools:
    """Plays venv and pip: makes the files that the real ones would make, and notes what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.kind = "cpython-311 linux-x86_64"
        self.python_runs = True
        self.venv_says = Outcome(0, "")
        self.pip_says = Outcome(0, f"{STARTS_TO_CHANGE}: pocket\n")
        self.packages_say = Outcome(0, "")
        self.tried: list[Sequence[str]] = []
        """The packages that were tried, each time."""
        self.while_installing: Callable[[], None] = lambda: None

    def __call__(self, command: Sequence[str], on_line: Callable[[str], None]) -> Outcome:
        """Answers as the tool in `command` would."""
        if "venv" in command:
            self.asked.append("venv without pip" if "--without-pip" in command else "venv")
            return self._make_venv(Path(command[-1]))
        if "pip" in command:
            self.asked.append("pip " + " ".join(sorted(Path(word).name for word in command if word.endswith(".txt"))))
            self.while_installing()
            on_line(self.pip_says.output)
            return self.pip_says
        if TRY_PACKAGES in command:
            self.tried.append(command[command.index(TRY_PACKAGES) + 1 :])
            return self.packages_say
        self.asked.append("which kind")
        runs = self.python_runs and Path(command[0]).is_file()
        return Outcome(0, self.kind + "\n") if runs else Outcome(127, "not found")

    def _make_venv(self, venv: Path) -> Outcome:
        assert not venv.exists(), "what was left of an older environment has to be gone by now"
        python = Environment(venv.parents[1], name=venv.name).python
        python.parent.mkdir(parents=True)
        python.touch()
        packages_of(venv).mkdir(parents=True)
        return self.venv_says


def packages_of(venv: Path) -> Path:
    """The folder for packages in an environment of the Python that runs the tests."""
    if sys.platform == "win32":
        return venv / "Lib" / "site-packages"
    return venv / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"


@pytest.fixture
def tools() -> Tools:
    return Tools()


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The Python of the computer, as far as a stamp looks at it."""
    python = tmp_path / "computer" / "python3"
    python.parent.mkdir()
    python.touch()
    monkeypatch.setattr(sys, "_base_executable", str(python), raising=False)
    return python


@pytest.fixture
def environment(tmp_path: Path, tools: Tools, base: Path, monkeypatch: pytest.MonkeyPatch) -> Environment:
    """The environment of a project that was never started."""
    monkeypatch.setattr("scripts.start.pip.wheel_of_python", lambda: None)
    assert when_changed(str(base)) is not None
    requirements = tmp_path / "project" / "requirements"
    requirements.mkdir(parents=True)
    (requirements / "runtime.txt").write_text("pocket==1.0\n")
    (requirements / "test.txt").write_text("pocket==1.0\nprobe==1.0\n")
    return Environment(tmp_path / "project", run=tools)
