"""Folders of a person: the platform's, or one among the temporary files where there is no home."""

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo import user_folders
from leonardo.user_folders import config_folder, data_folder, log_folder

FOLDERS = (config_folder, data_folder, log_folder)


def no_home(*_: object, **__: object) -> Path:
    raise RuntimeError("Could not determine home directory.")


def no_whole_path(*_: object, **__: object) -> Path:
    return Path("~/.config/leonardo")


def no_place(*_: object) -> str:
    raise FileNotFoundError("No usable temporary directory found")


@pytest.fixture(params=[no_home, no_whole_path])
def homeless(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("user_config_path", "user_data_path", "user_log_path"):
        monkeypatch.setattr(user_folders, name, request.param)


@pytest.mark.parametrize("folder", FOLDERS)
def test_usual_folders_are_those_of_the_platform(folder: Callable[[], Path]) -> None:
    assert folder().is_absolute()
    assert "leonardo" in folder().parts


@pytest.mark.usefixtures("homeless")
@pytest.mark.parametrize("folder", FOLDERS)
def test_without_a_home_they_lie_among_the_temporary_files(folder: Callable[[], Path]) -> None:
    assert folder().parent == Path(tempfile.gettempdir())


@pytest.mark.usefixtures("homeless")
@pytest.mark.parametrize("folder", FOLDERS)
def test_without_any_place_there_is_a_path_all_the_same(
    folder: Callable[[], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "gettempdir", no_place)
    assert folder().is_absolute()
