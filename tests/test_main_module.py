"""`python -m leonardo` in an environment of which a package is damaged."""

import sys
from pathlib import Path

import pytest

from leonardo import __main__ as entry


@pytest.fixture
def stamp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What says that the private environment is in order, in which the program runs."""
    folder = tmp_path / ".leonardo-environment"
    (folder / "venv").mkdir(parents=True)
    (folder / "ready.json").write_text("{}")
    monkeypatch.setattr(sys, "prefix", str(folder / "venv"))
    return folder / "ready.json"


def broken(monkeypatch: pytest.MonkeyPatch, name: str | None) -> None:
    def fail() -> int:
        raise ImportError(f"cannot import {name}", name=name)

    monkeypatch.setattr("leonardo.cli.main", fail)


def test_a_package_that_does_not_work_has_the_environment_made_anew(
    stamp: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    broken(monkeypatch, "pygame.base")
    assert entry.run() == 1
    assert not stamp.exists()
    assert "Start again" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["leonardo.app.main", None])
def test_a_fault_of_the_program_is_none_of_the_environment(
    stamp: Path, monkeypatch: pytest.MonkeyPatch, name: str | None
) -> None:
    broken(monkeypatch, name)
    with pytest.raises(ImportError):
        entry.run()
    assert stamp.exists()


def test_an_environment_of_others_is_left_alone(stamp: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "venv"))
    broken(monkeypatch, "pygame.base")
    with pytest.raises(ImportError):
        entry.run()
    assert stamp.exists()
