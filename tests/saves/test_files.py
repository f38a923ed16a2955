"""Files are written whole or not at all, and every fault of a disk becomes a clear message."""

import errno
import os
from pathlib import Path

import pytest

from leonardo.plain_files import PART
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import MOST_BYTES, read_file
from leonardo.saves.writing import OLD_SECONDS, remove_old_parts, write_file


def test_a_file_is_written_and_read_and_its_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.leonardo.json"
    write_file(path, b"one")
    write_file(path, b"two")
    assert read_file(path) == b"two"
    assert list(path.parent.iterdir()) == [path]


def fail_with(number: int) -> OSError:
    return OSError(number, os.strerror(number))


@pytest.mark.parametrize(
    ("number", "fault"),
    [
        (errno.ENOSPC, Fault.DISK_FULL),
        (errno.EROFS, Fault.READ_ONLY),
        (errno.EACCES, Fault.READ_ONLY),
        (errno.EIO, Fault.UNWRITABLE),
    ],
)
@pytest.mark.parametrize("moment", ["os.fsync", "pathlib.Path.replace"])
def test_a_write_that_fails_says_why_and_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str, number: int, fault: Fault
) -> None:
    path = tmp_path / "game.leonardo.json"
    write_file(path, b"old")

    def fails(*_: object) -> None:
        raise fail_with(number)

    monkeypatch.setattr(moment, fails)
    with pytest.raises(SaveError) as caught:
        write_file(path, b"new")
    monkeypatch.undo()
    assert caught.value.fault is fault
    assert str(caught.value).startswith("game.leonardo.json: ")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_a_file_cannot_be_written_into(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    with pytest.raises(SaveError) as caught:
        write_file(tmp_path / "saves" / "game.leonardo.json", b"new")
    assert caught.value.fault is Fault.UNWRITABLE
    assert (tmp_path / "saves").read_text() == "a file"


def fault_of(path: Path) -> Fault:
    with pytest.raises(SaveError) as caught:
        read_file(path)
    return caught.value.fault


def test_what_is_no_file_of_a_game_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(MOST_BYTES + 1)
    assert fault_of(tmp_path) is Fault.A_FOLDER
    assert fault_of(tmp_path / "empty") is Fault.EMPTY
    assert fault_of(tmp_path / "huge") is Fault.TOO_LARGE
    assert fault_of(tmp_path / "missing") is Fault.MISSING
    assert fault_of(tmp_path / "empty" / "inside a file") is Fault.UNREADABLE


def test_a_file_that_may_not_be_read_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locked").write_text("secret")

    def fails(*_: object) -> int:
        raise fail_with(errno.EACCES)

    monkeypatch.setattr("os.open", fails)
    assert fault_of(tmp_path / "locked") is Fault.UNREADABLE


def test_a_name_that_no_system_can_open_is_unreadable(tmp_path: Path) -> None:
    assert fault_of(tmp_path / ("x" * 5000)) is Fault.UNREADABLE
    assert fault_of(tmp_path / "zero\0byte") is Fault.UNREADABLE


def test_what_a_stopped_program_left_is_removed_after_a_day(tmp_path: Path) -> None:
    part, save = tmp_path / f".game.leonardo.json.0123{PART}", tmp_path / "game.leonardo.json"
    for path in (part, save):
        path.write_text("half a save")
    written = part.stat().st_mtime
    remove_old_parts(tmp_path, written + 60)
    assert part.exists()
    remove_old_parts(tmp_path, written + 2 * OLD_SECONDS)
    assert list(tmp_path.iterdir()) == [save]


def test_what_is_no_plain_file_does_not_make_the_program_wait() -> None:
    assert fault_of(Path(os.devnull)) is Fault.UNREADABLE
