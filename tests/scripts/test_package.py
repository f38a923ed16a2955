"""What `pip install .` brings: the program, its two commands, and all it shows and plays."""

import configparser
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import leonardo

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """The package, built as pip would build it."""
    folder = tmp_path_factory.mktemp("wheel")
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    with zipfile.ZipFile(next(folder.glob("*.whl"))) as opened:
        yield opened


def names_under(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.slow
def test_the_package_has_a_console_command_and_one_without_a_console(wheel: zipfile.ZipFile) -> None:
    entry_points = configparser.ConfigParser()
    entry_points.read_string(wheel.read(f"leonardo-{leonardo.__version__}.dist-info/entry_points.txt").decode())
    assert dict(entry_points["console_scripts"]) == {"leonardo": "leonardo.__main__:run"}
    assert dict(entry_points["gui_scripts"]) == {"leonardo-table": "leonardo.cli:play"}


@pytest.mark.slow
def test_the_package_holds_the_whole_program(wheel: zipfile.ZipFile) -> None:
    here = {name for name in names_under(PROJECT / "leonardo") if "__pycache__" not in name}
    assert {f"leonardo/{name}" for name in here} <= set(wheel.namelist())


@pytest.mark.slow
@pytest.mark.parametrize(("here", "there"), [("assets", "leonardo/assets/"), ("saves/samples", "leonardo/samples/")])
def test_the_package_holds_assets_and_sample_games(wheel: zipfile.ZipFile, here: str, there: str) -> None:
    packed = {name.removeprefix(there) for name in wheel.namelist() if name.startswith(there)}
    assert packed == names_under(PROJECT / here)
    assert packed, "an empty folder would go unnoticed"
