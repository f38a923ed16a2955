"""Whatever lies in the folder of saves, or in its place: nothing hangs, nothing ends, and it is said in words."""

import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.saves import slots as slots_module
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.files import ENDING, autosave_name
from leonardo.saves.folder import SaveFolder
from leonardo.saves.slots import MOST_FILES, TakenError
from tests.saves.saving import save


def socket_at(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))


SPECIAL: dict[str, tuple[Callable[[Path], object], Fault]] = {
    "pipe": (os.mkfifo, Fault.UNREADABLE),
    "socket": (socket_at, Fault.UNREADABLE),
    "folder": (lambda path: path.mkdir(), Fault.A_FOLDER),
    "device": (lambda path: path.symlink_to("/dev/zero"), Fault.UNREADABLE),
    "itself": (lambda path: path.symlink_to(path.name), Fault.UNREADABLE),
    "nowhere": (lambda path: path.symlink_to("nowhere"), Fault.MISSING),
    "empty": (lambda path: path.touch(), Fault.EMPTY),
}


@pytest.mark.parametrize("kind", SPECIAL)
def test_what_is_no_file_of_a_game_is_listed_with_what_it_is(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    make, fault = SPECIAL[kind]
    folder = SaveFolder(tmp_path)
    folder.write(save("Sunday"))
    odd = tmp_path / f"odd{ENDING}"
    make(odd)
    before = odd.lstat()
    good, faulty = folder.entries()
    assert good.head is not None
    assert faulty.fault is not None
    assert faulty.fault.fault is fault
    with pytest.raises(SaveError):
        folder.read(odd)
    if os.path.lexists(odd):
        assert folder.write(save("Odd"), replace=True) != odd
    assert odd.lstat() == before
    make_autosave(tmp_path, make)
    assert folder.autosave(save()).name != autosave_name("abc", 1)


def make_autosave(folder: Path, make: Callable[[Path], object]) -> None:
    """Put the odd file where the first autosave would be."""
    make(folder / autosave_name("abc", 1))


def test_a_name_that_is_no_text_is_listed_and_can_be_shown(tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"Fl\xf6te" + ENDING.encode())).write_text("no save")
    (tmp_path / f"two\nlines\x1b[2J{ENDING}").write_text("no save")
    for entry in SaveFolder(tmp_path).entries():
        assert entry.fault is not None
        assert str(entry.fault).isprintable()


def in_place_of_a_folder(path: Path) -> Path:
    path.write_text("a file")
    return path


def link_to_itself(path: Path) -> Path:
    path.symlink_to(path.name)
    return path


def link_to_nowhere(path: Path) -> Path:
    path.symlink_to("nowhere/at/all")
    return path


FOLDERS: dict[str, Callable[[Path], Path]] = {
    "a file": in_place_of_a_folder,
    "within a file": lambda path: in_place_of_a_folder(path) / "saves",
    "a link to itself": link_to_itself,
    "a link to nowhere": link_to_nowhere,
    "a device": lambda _: Path("/dev/null"),
    "a long name": lambda path: path.with_name("x" * 300),
    "a zero byte": lambda path: path.with_name("x\0y"),
}


@pytest.mark.parametrize("kind", FOLDERS)
def test_what_is_no_folder_is_told_in_words(tmp_path: Path, kind: str) -> None:
    folder = SaveFolder(FOLDERS[kind](tmp_path / "saves"))
    with pytest.raises(SaveError):
        folder.autosave(save())
    with pytest.raises(SaveError):
        folder.write(save("Sunday"))
    with pytest.raises(SaveError):
        folder.delete(folder.path / f"sunday{ENDING}")
    assert folder.to_continue() is None
    assert all(entry.path == folder.path and entry.fault for entry in folder.entries())
    assert folder.keep_picture(b"no picture") is None
    folder.tidy_up(present="abc")


def refusing(*_: object, **__: object) -> None:
    raise PermissionError(errno.EACCES, "Permission denied")


def test_an_unreadable_folder_is_the_fault_of_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the x right files have names and nothing more: each of them cannot be looked at."""
    folder = SaveFolder(tmp_path)
    folder.write(save("Sunday"))
    for call in ("lstat", "stat", "exists"):
        monkeypatch.setattr(Path, call, refusing)
    with pytest.raises(SaveError) as autosaved:
        folder.autosave(save())
    with pytest.raises(SaveError) as written:
        folder.write(save("Sunday"))
    assert {autosaved.value.fault, written.value.fault} == {Fault.READ_ONLY}
    (entry,) = SaveFolder(tmp_path).entries()
    assert entry.fault is not None
    assert entry.fault.fault is Fault.UNREADABLE


def test_a_folder_that_cannot_be_listed_is_listed_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "iterdir", refusing)
    (entry,) = SaveFolder(tmp_path).entries()
    assert entry.path == tmp_path
    assert entry.fault is not None
    assert entry.fault.fault is Fault.FOLDER_UNREADABLE
    with pytest.raises(SaveError):
        SaveFolder(tmp_path).delete(tmp_path)


def test_a_fault_that_passes_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = SaveFolder(tmp_path)
    folder.write(save("Sunday"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refusing)
        assert SaveFolder(tmp_path).entries()[0].fault is not None
        assert folder.entries()[0].fault is not None
    assert folder.entries()[0].head is not None


def test_a_game_with_only_damaged_files_goes_on_as_its_own(tmp_path: Path) -> None:
    for number in range(1, MOST_FILES + 1):
        (tmp_path / autosave_name("abc", number)).write_text("damaged")
    folder = SaveFolder(tmp_path)
    with pytest.raises(TakenError):
        folder.autosave(save())
    assert folder.claim(save()) is False


def test_looking_for_files_of_a_game_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def named(_: str, number: int) -> str:
        looked.append(number)
        return "damaged"

    (tmp_path / "damaged").write_text("damaged")
    monkeypatch.setattr(slots_module, "autosave_name", named)
    with pytest.raises(TakenError):
        SaveFolder(tmp_path).autosave(save())
    assert looked == list(range(1, MOST_FILES + 1))


@pytest.mark.parametrize("name", ["", "\ud800", "Anna\N{NO-BREAK SPACE}B", "A" * 300])
def test_whatever_the_name_there_is_a_file_or_a_sentence(tmp_path: Path, name: str) -> None:
    unchecked = save("Sunday")
    object.__setattr__(unchecked, "name", name)
    told: list[SaveError] = []
    try:
        SaveFolder(tmp_path).write(unchecked)
    except SaveError as error:
        told.append(error)
    assert all(error.plainly for error in told)
    assert len(told) + len(list(tmp_path.iterdir())) == 1
