"""A lock keeps out everybody else until it is given back."""

import errno
from pathlib import Path

import pytest

from leonardo import locks
from leonardo.locks import LockedError, lock
from leonardo.plain_files import LinkError


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
    def refuse(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(locks, "_take", refuse)
    with lock(tmp_path / "lock"), lock(tmp_path / "lock"):
        pass
