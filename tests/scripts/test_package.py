"""What `pip install .` brings: the program, its two commands, and all it shows and plays."""

import configparser
import posixpath
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import leonardo
from tests.project_files import PROJECT, project_files


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
    files = (file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    return {file.relative_to(folder).as_posix() for file in files}


@pytest.mark.slow
def test_the_package_has_a_console_command_and_one_without_a_console(wheel: zipfile.ZipFile) -> None:
    entry_points = configparser.ConfigParser()
    entry_points.read_string(
        wheel.read(f"leonardo_board_games-{leonardo.__version__}.dist-info/entry_points.txt").decode()
    )
    assert dict(entry_points["console_scripts"]) == {"leonardo": "leonardo.__main__:run"}
    assert dict(entry_points["gui_scripts"]) == {"leonardo-table": "leonardo.cli:play"}


@pytest.mark.slow
def test_the_package_holds_the_whole_program(wheel: zipfile.ZipFile) -> None:
    here = {name for name in names_under(PROJECT / "leonardo") if "__pycache__" not in name}
    assert {f"leonardo/{name}" for name in here} <= set(wheel.namelist())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("here", "there"),
    [
        ("assets", "leonardo/assets/"),
        ("saves/samples", "leonardo/samples/"),
        ("docs/seat-protocol", "leonardo/docs/seat-protocol/"),
        ("examples", "leonardo/examples/"),
    ],
)
def test_the_package_holds_assets_sample_games_and_the_seat_protocol(
    wheel: zipfile.ZipFile, here: str, there: str
) -> None:
    packed = {name.removeprefix(there) for name in wheel.namelist() if name.startswith(there)}
    assert packed == names_under(PROJECT / here)
    assert packed, "an empty folder would go unnoticed"


@pytest.mark.slow
def test_all_that_the_document_of_the_seat_protocol_leads_to_comes_along(wheel: zipfile.ZipFile) -> None:
    packed = set(wheel.namelist())
    for page in (name for name in packed if name.startswith("leonardo/docs/seat-protocol") and name.endswith(".md")):
        for link in re.findall(r"\]\(([^)#]+)\)", wheel.read(page).decode("utf-8")):
            assert posixpath.normpath(posixpath.join(posixpath.dirname(page), link)) in packed, (page, link)


@pytest.mark.slow
def test_the_licence_of_the_program_and_of_each_font_comes_along(wheel: zipfile.ZipFile) -> None:
    kept = {name.partition(".dist-info/licenses/")[2] for name in wheel.namelist()}
    fonts = {f"assets/fonts/{path.name}" for path in (PROJECT / "assets" / "fonts").glob("OFL-*.txt")}
    assert len(fonts) == 3
    assert {"LICENSE", "assets/CREDITS.md", *fonts} <= kept


@pytest.mark.slow
def test_the_source_holds_all_that_git_tracks(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", str(tmp_path)]
    subprocess.run(command, cwd=PROJECT, capture_output=True, check=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as opened:
        packed = {name.partition("/")[2] for name in opened.getnames()}
    assert {file.relative_to(PROJECT).as_posix() for file in project_files()} <= packed
