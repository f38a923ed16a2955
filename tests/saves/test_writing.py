"""At every call by which a file is written, a fault of the system leaves the old file whole or the new one."""

import errno
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import SaveFolder
from leonardo.saves.writing import write_file
from tests.saves.saving import save

CALLS = ("pathlib.Path.mkdir", "pathlib.Path.open", "os.fsync", "os.fstat", "pathlib.Path.replace", "os.open")


def fails(number: int) -> Callable[..., Any]:
    def call(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return call


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EMFILE, errno.EINTR])
@pytest.mark.parametrize("call", CALLS)
def test_a_fault_at_any_call_leaves_a_whole_file_and_no_litter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int
) -> None:
    path = tmp_path / "game"
    write_file(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(call, fails(number))
        with pytest.raises(SaveError) as caught:
            write_file(path, b"new")
    assert caught.value.fault in (Fault.DISK_FULL, Fault.UNWRITABLE)
    assert path.read_bytes() in (b"old", b"new")
    assert list(tmp_path.iterdir()) == [path]


class Torn:
    """A file on a disk that is full after half of what is written."""

    def __init__(self, file: FileIO, moment: str) -> None:
        self._file = file
        self._moment = moment

    def __enter__(self) -> "Torn":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def fileno(self) -> int:
        return self._file.fileno()

    def write(self, content: bytes) -> None:
        self._file.write(content[: len(content) // 2])
        if self._moment == "write":
            fails(errno.ENOSPC)()

    def flush(self) -> None:
        fails(errno.ENOSPC)()


@pytest.mark.parametrize("moment", ["write", "flush"])
def test_half_a_file_is_never_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    path = tmp_path / "game"
    write_file(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", lambda part, _: Torn(FileIO(part, "x"), moment))
        with pytest.raises(SaveError) as caught:
            write_file(path, b"new and longer")
    assert caught.value.fault is Fault.DISK_FULL
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("call", CALLS)
def test_a_fault_while_an_autosave_is_written_leaves_both_and_the_next_one_succeeds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    folder = SaveFolder(tmp_path)
    third = save(minute=3)
    folder.autosave(save(minute=1))
    newer = folder.autosave(save(minute=2))
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with monkeypatch.context() as patch:
        patch.setattr(call, fails(errno.EIO))
        if call == "os.open":  # the folder is not synchronised for a name that is there
            patch.setattr("os.fsync", fails(errno.EIO))
        with pytest.raises(SaveError):
            folder.autosave(third)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before
    assert folder.autosave(save(minute=4)) != newer


def test_a_name_that_may_not_last_is_told_and_the_file_stays_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, first = SaveFolder(tmp_path), save(minute=1)
    with monkeypatch.context() as patch:
        patch.setattr("os.open", fails(errno.EIO))
        with pytest.raises(SaveError):
            folder.autosave(first)
    assert folder.autosave(save(minute=2)) != folder.autosave(save(minute=3))


def test_what_cannot_be_removed_now_is_removed_when_it_is_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fails(errno.EIO))
        patch.setattr(Path, "unlink", fails(errno.EIO))
        with pytest.raises(SaveError):
            folder.write(save("Sunday"))
    (part,) = tmp_path.iterdir()
    os.utime(part, (0, 0))
    folder.tidy_up(present="abc")
    assert list(tmp_path.iterdir()) == []
