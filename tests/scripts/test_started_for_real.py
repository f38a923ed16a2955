"""The two commands with the real venv and pip, on a pocket project whose only package lies beside it.

No network is used: pip finds the package in a folder, and the index that it asks otherwise is a closed door.
"""

import base64
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"

TELL = """\
import json, os, pathlib, sys
import pocket
print(json.dumps({"arguments": sys.argv[1:], "version": pocket.VERSION, "folder": os.getcwd(), "file": __file__,
    "display": os.environ.get("SDL_VIDEODRIVER")}))
sys.exit(5 if "fail" in sys.argv else 0)
"""  # a program that tells how it was started; it plays both leonardo and pytest

CLOSED_DOOR = "http://127.0.0.1:9/simple"


@dataclass(frozen=True)
class Pocket:
    """A project to start, and a folder of packages."""

    project: Path
    packages: Path

    def start(
        self, *arguments: str, script: str = "play.py", online: bool = True, folder: Path | None = None
    ) -> "Start":
        """Starts the script as a person would, in `folder`."""
        return Start(self.popen(*arguments, script=script, online=online, folder=folder))

    def popen(
        self,
        *arguments: str,
        script: str = "play.py",
        online: bool = True,
        folder: Path | None = None,
        more: Mapping[str, str] | None = None,
    ) -> subprocess.Popen[str]:
        variables = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
        variables |= {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": CLOSED_DOOR}
        if online:
            variables |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.packages)}
        variables |= more or {}
        return subprocess.Popen(
            [sys.executable, str(self.project / "scripts" / script), *arguments],
            cwd=folder or self.project.parent,
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def start_with(self, **more: str) -> "Start":
        return Start(self.popen(more=more))

    def pin(self, version: str) -> None:
        (self.project / "requirements" / "runtime.txt").write_text(pinned(self.packages, "pocket", version))


def pinned(packages: Path, name: str, version: str) -> str:
    """The line that pins a package, with the hash of its file."""
    wheel = (packages / f"{name}-{version}-py3-none-any.whl").read_bytes()
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel).hexdigest()}\n"


class Start:
    """A start that has ended."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.output, self.words = process.communicate(timeout=240)
        self.status = process.returncode
        assert "Traceback" not in self.words, self.words

    @property
    def told(self) -> Any:  # noqa: ANN401 - JSON
        """What the little program in the pocket project told."""
        assert self.output, self.words
        return json.loads(self.output)


def write_wheel(folder: Path, name: str, version: str, files: dict[str, str]) -> None:
    """The smallest package that pip accepts."""
    about = f"{name}-{version}.dist-info"
    files = files | {
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    with zipfile.ZipFile(folder / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        record = ""
        for path, text in files.items():
            wheel.writestr(path, text)
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
            record += f"{path},sha256={digest},{len(text.encode())}\n"
        wheel.writestr(f"{about}/RECORD", f"{record}{about}/RECORD,,\n")


@pytest.fixture
def pocket(tmp_path: Path) -> Pocket:
    """A pocket project that was never started."""
    project, packages = tmp_path / "pocket project", tmp_path / "packages"
    for folder in (project / "scripts", project / "requirements", project / "leonardo", packages):
        folder.mkdir(parents=True)
    for name in ("play.py", "test.py", "__init__.py"):
        shutil.copy(SCRIPTS / name, project / "scripts" / name)
    shutil.copytree(SCRIPTS / "start", project / "scripts" / "start")
    (project / "leonardo" / "__init__.py").touch()
    (project / "leonardo" / "__main__.py").write_text(TELL)
    for version in ("1.0", "2.0"):
        write_wheel(packages, "pocket", version, {"pocket.py": f"VERSION = {version!r}\n"})
    write_wheel(packages, "pytest", "9.9", {"pytest.py": TELL})
    runtime = pinned(packages, "pocket", "1.0")
    (project / "requirements" / "runtime.txt").write_text(runtime)
    (project / "requirements" / "test.txt").write_text(runtime + pinned(packages, "pytest", "9.9"))
    return Pocket(project, packages)


@pytest.mark.slow
def test_a_life_of_an_environment(pocket: Pocket, tmp_path: Path) -> None:
    first = pocket.start("check", "a game.jsonl")
    assert first.words.splitlines()[-1] == "Leonardo is ready."
    assert first.told["arguments"] == ["check", "a game.jsonl"]
    assert Path(first.told["file"]).samefile(pocket.project / "leonardo" / "__main__.py")

    later = pocket.start("fail", online=False, folder=tmp_path)
    assert (later.words, later.status) == ("", 5)
    assert Path(later.told["folder"]).samefile(tmp_path)

    pocket.pin("2.0")
    updated = pocket.start()
    assert "Making" not in updated.words
    assert updated.told["version"] == "2.0"

    moved = Pocket(pocket.project.rename(tmp_path / "elsewhere"), pocket.packages)
    offline = moved.start(online=False)
    assert (offline.words, offline.status) == ("", 0)
    assert Path(offline.told["file"]).samefile(moved.project / "leonardo" / "__main__.py")

    (moved.project / ".leonardo-environment" / "ready.json").unlink()
    repaired = moved.start()
    assert repaired.words.startswith("Going on with the private environment")
    assert repaired.told["version"] == "2.0"


@pytest.mark.slow
def test_a_start_without_a_network_is_repaired_by_the_next(pocket: Pocket) -> None:
    refused = pocket.start(online=False)
    assert refused.status == 1
    assert refused.output == ""
    assert "there is no connection to the package index.\nConnect to the internet" in refused.words
    assert pocket.start().told["version"] == "1.0"


@pytest.mark.slow
def test_two_first_starts_at_the_same_time_both_play(pocket: Pocket) -> None:
    together = [pocket.popen("one"), pocket.popen("two")]
    one, two = (Start(process) for process in together)
    assert [one.told["arguments"], two.told["arguments"]] == [["one"], ["two"]]
    assert (one.words + two.words).count("Making a private environment") == 1


@pytest.mark.slow
def test_the_test_command_brings_pytest_and_calls_it(pocket: Pocket) -> None:
    started = pocket.start("-k", "auction", script="test.py")
    assert "runtime.txt, test.txt" in started.words
    assert started.told["arguments"] == ["-k", "auction"]
    assert started.told["display"] == "dummy"
    assert Path(started.told["folder"]).samefile(pocket.project)
    assert pocket.start(online=False).words == "", "playing needs nothing more"


@pytest.mark.slow
@pytest.mark.parametrize("where", ["variables", "file"])
def test_settings_of_pip_leave_packages_where_they_belong(pocket: Pocket, tmp_path: Path, where: str) -> None:
    elsewhere, conf = tmp_path / "somewhere", tmp_path / "pip.conf"
    settings = {"target": elsewhere, "root": elsewhere, "user": 1, "dry-run": 1, "require-virtualenv": 1, "no-deps": 1}
    if where == "file":
        conf.write_text("[install]\n" + "".join(f"{name} = {value}\n" for name, value in settings.items()))
        started = pocket.start_with(PIP_CONFIG_FILE=str(conf))
    else:
        variables = {f"PIP_{name.replace('-', '_').upper()}": str(value) for name, value in settings.items()}
        started = pocket.start_with(**variables)
    assert started.words.splitlines()[-1] == "Leonardo is ready."
    assert started.told["version"] == "1.0"
    assert not elsewhere.exists()
    assert pocket.start(online=False).words == ""


@pytest.mark.slow
def test_where_packages_come_from_may_stand_in_a_file_of_pip(pocket: Pocket, tmp_path: Path) -> None:
    conf = tmp_path / "pip.conf"
    conf.write_text(f"[global]\nno-index = true\nfind-links = {pocket.packages}\n")
    started = Start(pocket.popen(online=False, more={"PIP_CONFIG_FILE": str(conf)}))
    assert started.told["version"] == "1.0"
