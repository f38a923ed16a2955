"""Reading and writing whole files safely: a file is either the old one or the new one, never something between."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final
from uuid import uuid4

from leonardo.saves.faults import Fault, SaveError

MOST_BYTES: Final = 16 * 1024 * 1024
"""No save comes near it: a long game with its picture takes some 100 kB."""
PART: Final = ".part"
"""How the names of files end that are still being written."""

OLD_SECONDS: Final = 24 * 60 * 60

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT} if hasattr(errno, "EDQUOT") else {errno.ENOSPC})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def read_file(path: Path) -> bytes:
    """Return what a file holds.

    Raises:
        SaveError: if it is missing, a folder, empty, too large or cannot be read.
    """
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise SaveError(path, Fault.A_FOLDER)
        if not stat.S_ISREG(status.st_mode):
            raise SaveError(path, Fault.UNREADABLE, "it is not a plain file")
        if status.st_size > MOST_BYTES:
            raise SaveError(path, Fault.TOO_LARGE, f"{status.st_size // 1_000_000} MB")
        content = path.read_bytes()
    except FileNotFoundError as error:
        raise SaveError(path, Fault.MISSING) from error
    except OSError as error:
        raise SaveError(path, Fault.UNREADABLE, error.strerror or str(error)) from error
    except ValueError as error:  # a zero byte in the name
        raise SaveError(path, Fault.UNREADABLE, str(error)) from error
    if not content.strip():
        raise SaveError(path, Fault.EMPTY)
    return content


def write_file(path: Path, content: bytes) -> None:
    """Write a file so that at every moment the old content or the new one is there whole, even if the power fails.

    The folder is made if it is missing.

    Raises:
        SaveError: if that is not possible; the old file is then as it was.
    """
    part = path.with_name(f".{path.name}.{uuid4().hex}{PART}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with part.open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
        _sync_folder(path.parent)
    except OSError as error:
        raise _write_error(path, error) from error


def remove_old_parts(folder: Path, now: float) -> None:
    """Remove what a program that was stopped while it wrote has left here; `now` in seconds as `time.time` gives it.

    What is younger than a day may still be being written by another program.
    """
    for part in folder.glob(f".*{PART}"):
        with suppress(OSError):  # what cannot be removed does no harm
            if now - part.stat().st_mtime > OLD_SECONDS:
                part.unlink()


def _sync_folder(folder: Path) -> None:
    """Make the new name last as well, where the system can do that (Windows cannot open folders)."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):  # some network disks sync no folders
            raise
    finally:
        os.close(descriptor)


def _write_error(path: Path, error: OSError) -> SaveError:
    detail = f"{path.parent}: {error.strerror or error}"
    if error.errno in _FULL:
        return SaveError(path, Fault.DISK_FULL, detail)
    if error.errno in _FORBIDDEN:
        return SaveError(path, Fault.READ_ONLY, detail)
    return SaveError(path, Fault.UNWRITABLE, detail)
