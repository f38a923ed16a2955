"""What is said when a package of others cannot be imported: nothing is mended but what is broken by itself."""

import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from types import ModuleType

import pytest

from leonardo import __main__ as entry
from leonardo import failed_import

PROJECT = Path(__file__).resolve().parents[1]


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of packages of a private environment in which the program seems to run."""
    place = tmp_path / failed_import.PRIVATE / "venv"
    venv.create(place, symlinks=sys.platform != "win32")
    (place.parent / "ready.json").write_text("{}")
    python = place / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    monkeypatch.setattr(sys, "executable", str(python))
    monkeypatch.setattr(sys, "prefix", str(place))
    folder = Path(sysconfig.get_path("purelib", "venv", {"base": str(place)}))
    (folder / "pocket").mkdir()
    (folder / "pocket" / "__init__.py").touch()
    return folder


def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception) -> str:
    def fail() -> int:
        raise error

    monkeypatch.setattr("leonardo.cli.main", fail)
    assert entry.run() == 1
    return capsys.readouterr().err


def doubted(packages: Path) -> str | None:
    (environment,) = (folder for folder in packages.parents if folder.name == failed_import.PRIVATE)
    assert (environment / "ready.json").exists()
    mark = environment / failed_import.DOUBT
    return mark.read_text() if mark.exists() else None


@pytest.mark.parametrize("kind", [ImportError, AttributeError])
def test_a_file_in_the_way_of_a_package_is_named(
    packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kind: type
) -> None:
    stray = tmp_path / "pocket.py"
    stray.write_text("x = 1\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    module = ModuleType("pocket")
    error = AttributeError("no base", obj=module) if kind is AttributeError else ImportError("no base", name="pocket")
    assert said(monkeypatch, capsys, error).startswith(f"{stray} is in the way of the package pocket")
    assert doubted(packages) is None


def test_a_missing_library_of_the_system_is_named(
    packages: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fault = "libX11.so.6: cannot open shared object file: No such file or directory"
    (packages / "pocket" / "base.py").write_text(f"raise ImportError({fault!r})\n")
    words = said(monkeypatch, capsys, ImportError(fault, name="pocket.base"))
    assert words.startswith("The library libX11.so.6 is missing on this computer")
    assert doubted(packages) is None


@pytest.mark.parametrize(
    "fault", ["no such thing", "libown.so.6: cannot open shared object file: No such file or directory"]
)
def test_a_package_broken_by_itself_is_noted_for_the_next_start(
    packages: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: str
) -> None:
    (packages / "pocket" / "base.py").write_text(f"raise ImportError({fault!r})\n")
    (packages / "pocket-1.0.dist-info").mkdir()
    (packages / "pocket-1.0.dist-info" / "RECORD").write_text("pocket/libown.so.6,,\n")
    words = said(monkeypatch, capsys, ImportError(fault, name="pocket.base"))
    assert "The package pocket does not work here" in words
    assert "scripts" in words
    assert doubted(packages) == "pocket.base"


def test_a_python_without_the_packages_is_told_how_to_start(
    packages: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = said(monkeypatch, capsys, ModuleNotFoundError("none", name="no_such_package"))
    assert words.splitlines() == [
        "The package no_such_package is missing here.",
        f"Start Leonardo with: python3 {PROJECT / 'scripts' / 'play.py'}",
    ]
    assert doubted(packages) is None


@pytest.mark.parametrize("name", ["leonardo.app.main", None, "json", "pocket"])
def test_a_fault_of_the_program_stays_one(packages: Path, monkeypatch: pytest.MonkeyPatch, name: str | None) -> None:
    def fail() -> int:
        raise ImportError("cannot import", name=name)

    monkeypatch.setattr("leonardo.cli.main", fail)
    with pytest.raises(ImportError):
        entry.run()
    assert doubted(packages) is None


def test_what_is_said_needs_no_package_itself() -> None:
    code = "import sys; before = set(sys.modules); import leonardo.failed_import; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-S", "-c", code], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert not {"attrs", "platformdirs", "pygame", "leonardo.cli"} & set(done.stdout.split())
