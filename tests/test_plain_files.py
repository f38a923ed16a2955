"""Files and folders of persons: read, written and locked in one careful way, whatever lies in their place."""

import errno
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo import plain_files, user_folders
from leonardo.locks import LockedError, lock
from leonardo.plain_files import FolderError, LinkError, NotPlainError, TooLargeError
from leonardo.user_folders import config_folder, data_folder, log_folder

WORDS = b"words of another"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "within").mkdir()
    return tmp_path / "within" / "file"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    (tmp_path / "elsewhere").write_bytes(WORDS)
    return tmp_path / "elsewhere"


def pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes with names")
    os.mkfifo(path)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


@pytest.mark.parametrize(
    ("make", "kind"),
    [(pipe, NotPlainError), (Path.mkdir, FolderError), (sparse, TooLargeError)],
    ids=lambda each: each.__name__,
)
def test_what_is_no_file_of_the_kind_is_told_at_once(
    path: Path, make: Callable[[Path], object], kind: type[OSError]
) -> None:
    make(path)
    for read in (lambda: plain_files.read(path, 1000), lambda: list(plain_files.read_lines(path, 1000, 100))):
        with pytest.raises(kind) as told:
            read()
        assert told.value.filename == str(path)
        assert told.value.strerror


def test_a_link_is_followed_only_where_a_person_named_it(path: Path, elsewhere: Path) -> None:
    path.symlink_to(elsewhere)
    assert plain_files.read(path, 1000) == WORDS
    with pytest.raises(LinkError):
        plain_files.read(path, 1000, follow=False)
    with pytest.raises(LinkError):
        list(plain_files.read_lines(path, 1000, 1000))


def test_a_link_is_replaced_and_what_it_led_to_stays(path: Path, elsewhere: Path) -> None:
    path.symlink_to(elsewhere)
    plain_files.write(path, b"ours")
    assert (path.read_bytes(), path.is_symlink(), elsewhere.read_bytes()) == (b"ours", False, WORDS)


@pytest.mark.parametrize("make", [Path.symlink_to, Path.hardlink_to], ids=["symbolic", "hard"])
def test_nothing_is_added_to_a_file_elsewhere(path: Path, elsewhere: Path, make: Callable[[Path, Path], None]) -> None:
    make(path, elsewhere)
    with pytest.raises(LinkError):
        plain_files.open_to_append(path)
    assert elsewhere.read_bytes() == WORDS


def test_what_is_added_comes_after_what_is_there(path: Path) -> None:
    for word in (b"one ", b"two"):
        with plain_files.open_to_append(path) as file:
            file.write(word)
    assert plain_files.read(path, 7) == b"one two"
    with pytest.raises(TooLargeError):
        plain_files.read(path, 6)


def test_a_new_file_takes_nobodys_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def knows_no_links(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    plain_files.write(path, b"first", replace=False)
    for _ in range(2):
        with pytest.raises(FileExistsError):
            plain_files.write(path, b"second", replace=False)
        monkeypatch.setattr(os, "link", knows_no_links)
    plain_files.write(path.with_name("other"), b"third", replace=False)
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == {"file": b"first", "other": b"third"}


@pytest.mark.parametrize("content", [b"", b"\n", b"a", b"a\nb\n", b"a\nb", b"\n\nab\n" * 300_000])
def test_lines_come_as_they_are(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert b"".join(lines := list(plain_files.read_lines(path, 10**7, 10))) == content
    assert len(lines) == len(content.splitlines())


def test_a_line_without_an_end_is_not_read_for_ever(path: Path) -> None:
    path.write_bytes(b"x" * 5_000_000)
    with pytest.raises(TooLargeError):
        list(plain_files.read_lines(path, 10**7, 1_000_000))


def test_a_folder_that_is_a_link_is_not_taken_for_one_of_ours(path: Path, tmp_path: Path) -> None:
    path.symlink_to(tmp_path, target_is_directory=True)
    with pytest.raises(LinkError):
        plain_files.make_folder(path)
    plain_files.make_folder(path.with_name("new") / "newer")
    assert path.with_name("new").is_dir()


def test_one_at_a_time_has_a_lock(tmp_path: Path) -> None:
    with lock(tmp_path / "lock"):
        with pytest.raises(LockedError):
            lock(tmp_path / "lock")
        with lock(tmp_path / "another"):
            pass
    with lock(tmp_path / "lock"):
        pass


def test_a_link_is_never_locked(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_bytes(b"")
    (tmp_path / "lock").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(LinkError):
        lock(tmp_path / "lock")


def test_a_disk_that_knows_no_locks_gives_one_to_anybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("msvcrt.locking" if sys.platform == "win32" else "fcntl.flock", refuse)
    with lock(tmp_path / "lock"), lock(tmp_path / "lock"):
        pass


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
