"""The program in the menu of the desktop: what it is told, put there, and taken out again."""

import configparser
import os
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from leonardo.address import APPLICATION_ID
from leonardo.app.desktop_entry.install import (
    RECORD_TYPE,
    SAVE_TYPE,
    kinds_of_files,
    menu_entry,
    put_into_menu,
    take_out_of_menu,
)
from leonardo.app.kit.translations import languages
from leonardo.cli import main
from leonardo.engine.record import RECORD_ENDING
from leonardo.saves.files import ENDING

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


def entry_of(text: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment, method-assign] # keys keep their capitals
    read.read_string(text)
    return read["Desktop Entry"]


def all_files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file()}


def test_the_entry_speaks_all_languages_and_opens_files() -> None:
    entry = entry_of(menu_entry(["leonardo"]))
    assert entry["Exec"] == "leonardo %f"
    assert set(entry["MimeType"].split(";")) == {SAVE_TYPE, RECORD_TYPE, ""}
    assert {f"Comment[{language}]" for language in languages()[1:]} <= set(entry)


@pytest.mark.parametrize("folder", ["/opt/games", "/home/anna b/games", '/srv/100%/"quoted"/$HOME/`x`/back\\slash'])
def test_a_command_of_any_name_is_started(folder: str) -> None:
    told = entry_of(menu_entry([f"{folder}/leonardo"]))["Exec"].removesuffix(" %f")
    word = told.replace("\\\\", "\\").removeprefix('"').removesuffix('"')
    assert re.sub(r'\\(["`$\\])', r"\1", word).replace("%%", "%") == f"{folder}/leonardo"


def test_saves_and_records_are_told_by_their_names() -> None:
    kinds = ElementTree.fromstring(kinds_of_files())  # noqa: S314 - written by ourselves
    patterns = {kind.get("type"): kind.findall(f"{MIME}glob")[0].get("pattern") for kind in kinds}
    assert patterns == {SAVE_TYPE: f"*{ENDING}", RECORD_TYPE: f"*{RECORD_ENDING}"}
    for kind in kinds:
        assert len(kind.findall(f"{MIME}comment")) == len(languages())


def test_what_is_put_into_the_menu_is_taken_out_again(tmp_path: Path) -> None:
    others = tmp_path / "applications" / "other.desktop"
    others.parent.mkdir()
    others.write_text("another program")
    written = put_into_menu(["leonardo"], tmp_path, tell=False)
    assert all(path.stat().st_size > 0 for path in written)
    assert set(take_out_of_menu(tmp_path)) == set(written)
    assert not all_files(tmp_path) & set(written)
    assert others.read_text() == "another program"
    assert take_out_of_menu(tmp_path) == []


def test_window_entry_and_icon_are_known_by_one_name(tmp_path: Path) -> None:
    entry = entry_of(menu_entry(["leonardo"]))
    assert entry["Icon"] == entry["StartupWMClass"] == os.environ["SDL_VIDEO_X11_WMCLASS"] == APPLICATION_ID
    names = {path.name for path in put_into_menu(["leonardo"], tmp_path, tell=False)}
    assert {f"{APPLICATION_ID}.svg", f"{APPLICATION_ID}-symbolic.svg", f"{APPLICATION_ID}.desktop"} <= names


def test_each_kind_of_file_has_an_icon_of_its_own(tmp_path: Path) -> None:
    written = {path.stem: path for path in put_into_menu(["leonardo"], tmp_path, tell=False)}
    kinds = ElementTree.fromstring(kinds_of_files())  # noqa: S314 - written by ourselves
    for kind in kinds:
        (icon,) = kind.findall(f"{MIME}icon")
        assert ElementTree.parse(written[str(icon.get("name"))]).getroot().tag.endswith("svg")  # noqa: S314 - as above


def test_files_of_an_older_version_do_not_stay_beside_the_new_ones(tmp_path: Path) -> None:
    older = tmp_path / "applications" / "leonardo.desktop"
    older.parent.mkdir()
    older.write_text("an older entry")
    put_into_menu(["leonardo"], tmp_path, tell=False)
    assert not older.exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="an installer does it there")
def test_the_command_says_what_it_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["install-menu", "--into", str(tmp_path)]) == 0
    assert str(tmp_path / "applications" / f"{APPLICATION_ID}.desktop") in capsys.readouterr().out
    assert main(["install-menu", "--into", str(tmp_path), "--remove"]) == 0
    assert "no longer" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="an installer does it there")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tmp_path.chmod(0o555)
    assert main(["install-menu", "--into", str(tmp_path)]) == 1
    assert "Permission denied" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="an installer does it there")
def test_a_file_in_the_way_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "applications").write_text("in the way")
    assert main(["install-menu", "--into", str(tmp_path)]) == 1
    assert "applications" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="an installer does it there")
@pytest.mark.parametrize("folder", ["/games\udcff", "/games\nExec=other"])
def test_a_program_in_a_folder_that_no_entry_can_name_is_told(
    folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("leonardo.app.desktop_entry.command.own_command", lambda: [f"{folder}/leonardo"])
    assert main(["install-menu", "--into", str(tmp_path)]) == 1
    assert "cannot stand in an entry" in capsys.readouterr().err
