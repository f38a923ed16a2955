"""Files are known by their content, read with suspicion, and written whole or not at all."""

import errno
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from leonardo.app.scenes.saves.exchange import files_in
from leonardo.cli import with_file_named
from leonardo.engine.davinci import GAME
from leonardo.engine.record import write_record
from leonardo.plain_files import PART
from leonardo.saves.exchange import as_save
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import MOST_BYTES, OLD_SECONDS, Kind, kind_of_file, read_file, remove_old_parts, write_file
from leonardo.saves.folder import SaveFolder
from scripts.fuzz.games import finished
from tests.saves.saving import save


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
def test_a_fault_in_writing_an_autosave_leaves_both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
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


def test_a_name_that_may_not_last_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


NAMES = (
    *("game.leonardo.json", "game.leonardo (1).json", "game.leonardo(1).json", "game (2).leonardo.json"),
    *("game.leonardo - Copy.json", "game.leonardo-1.json", "game.leonardo.json.txt", "GAME.LEONARDO.JSON"),
    *("game.leonardo.json (1)", "game.leonardo", "game", "game.json", "leonardo.dat", "game.leonardo.json.download"),
)


@pytest.fixture(scope="module")
def contents() -> dict[Kind, bytes]:
    return {Kind.SAVE: as_save(save("Sunday")), Kind.RECORD: write_record(finished(GAME, 1)).encode()}


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_found_and_opened_whatever_its_file_is_called(
    tmp_path: Path, contents: dict[Kind, bytes], name: str, kind: Kind
) -> None:
    path = tmp_path / name.replace(".json", ".jsonl" if kind is Kind.RECORD else ".json")
    path.write_bytes(contents[kind])
    assert [each.path for each in files_in([tmp_path])] == [path]
    assert kind_of_file(path) is kind
    assert with_file_named([str(path)]) == ["--load", str(path)]
    assert with_file_named(["--full-screen", str(path)]) == ["--full-screen", "--load", str(path)]


@pytest.mark.parametrize("name", ["list.json", "notes.txt", "picture.jpg", ".game.json", "leonardo.txt"])
def test_what_holds_something_else_is_not_offered(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b'{"format": "shopping"}')
    assert files_in([tmp_path]) == ()
    assert with_file_named([str(tmp_path / name)]) == ["--load", str(tmp_path / name)], "it is told that it is no game"


def test_a_word_that_belongs_to_an_option_is_none_to_open(tmp_path: Path, contents: dict[Kind, bytes]) -> None:
    path = tmp_path / "program"
    path.write_bytes(contents[Kind.SAVE])
    assert with_file_named(["--program", str(path)]) == ["--program", str(path)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "leonardo.json")
    assert kind_of_file(tmp_path / "leonardo.json") is None
    assert files_in([tmp_path]) == ()
