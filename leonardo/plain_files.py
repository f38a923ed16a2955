"""The one way of the program to files of persons: bounded, plain files only, written whole or not at all.

Anybody may have put anything where such a file is looked for: a pipe that keeps a reader waiting, a device, a link to
a file elsewhere, gigabytes. Each trouble is an `OSError` that says in words what it is and names the file.
"""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final
from uuid import uuid4

PART: Final = ".part"  # how the names of files end that are still being written

_BOTH: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
"""How any file is opened: a pipe that took its place meanwhile keeps nobody waiting."""
_STAY: Final = getattr(os, "O_NOFOLLOW", 0)
_PIECE: Final = 1 << 20
_OURS: Final = 0o666  # what a new file allows to whom, less what the person does not wish


class NotPlainError(OSError):
    """What lies there is no plain file: a folder, a pipe, a device."""

    def __init__(self, path: Path, what: str = "it is not a regular file") -> None:
        super().__init__(errno.EINVAL, what, str(path))


class FolderError(NotPlainError):
    """What lies there is a folder."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "it is a folder")


class LinkError(NotPlainError):
    """What lies there is a link, or bears a second name elsewhere, where only what lies there itself may be changed."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "it is a link to something elsewhere; take it away, or choose another folder")


class TooLargeError(OSError):
    """A file has more bytes than anything that belongs there."""

    def __init__(self, path: Path, size: int) -> None:
        self.told = f"{size / 1_000_000:.1f} MB"
        super().__init__(errno.EFBIG, f"it is far larger than any such file ({self.told})", str(path))


@contextmanager
def opened(path: Path, most: int, *, follow: bool = True) -> Iterator[tuple[int, int]]:
    """Open a plain file of `most` bytes at most to read it; give out its descriptor and size, and close it at the end.

    Raises:
        OSError: if it is missing, no plain file, too large, or a link that is not to be followed.
    """
    _look_at(path, path.stat() if follow else path.lstat(), most)  # some devices do something when they are opened
    descriptor = os.open(path, os.O_RDONLY | _BOTH | (0 if follow else _STAY))
    try:
        yield descriptor, _look_at(path, os.fstat(descriptor), most)
    finally:
        os.close(descriptor)


def read(path: Path, most: int, *, follow: bool = True) -> bytes:
    """Return what a plain file of `most` bytes at most holds.

    Raises:
        OSError: as `opened` does.
    """
    with opened(path, most, follow=follow) as (descriptor, _):
        content = read_piece(descriptor, most + 1)
    if len(content) > most:
        raise TooLargeError(path, len(content))
    return content


def read_lines(path: Path, most: int, longest: int) -> Iterator[bytes]:
    """Yield the lines of a plain file that lies there itself, with their ends; the last one may have none.

    Raises:
        OSError: as `opened` does, and if a line is longer than `longest` bytes.
    """
    with opened(path, most, follow=False) as (descriptor, _):
        rest = b""
        while piece := os.read(descriptor, _PIECE):
            *lines, rest = (rest + piece).splitlines(keepends=True) or [b""]
            if rest.endswith(b"\n"):
                lines, rest = [*lines, rest], b""
            for line in (*lines, rest):
                if len(line) > longest:
                    raise TooLargeError(path, len(line))
            yield from lines
        if rest:
            yield rest


def read_piece(descriptor: int, count: int) -> bytes:
    """Return the next `count` bytes of an open file, or as many as there are."""
    parts: list[bytes] = []
    while count > 0 and (part := os.read(descriptor, min(count, _PIECE))):
        parts.append(part)
        count -= len(part)
    return b"".join(parts)


def write(path: Path, content: bytes, *, replace: bool = True, sync: bool = True) -> os.stat_result:
    """Write a file so that at every moment the old content or the new one is there whole; return its new status.

    The folder is made if it is missing. A link that lies there is replaced by the file, and not followed. Without
    `sync` it is quicker, and after a loss of power the file may be empty; that its name lasts, `sync_folder` sees to.

    Raises:
        FileExistsError: if something lies there and is not to be replaced.
        OSError: if it cannot be written; the old file is then as it was, or the new one is there whole.
    """
    part = path.with_name(f".{uuid4().hex}{PART}")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with part.open("xb") as file:
            file.write(content)
            file.flush()
            if sync:
                os.fsync(file.fileno())
            status = os.fstat(file.fileno())
        if replace:
            part.replace(path)
        else:
            _name(part, path)
    finally:
        with suppress(OSError):  # what cannot be removed now is removed when it is old
            part.unlink(missing_ok=True)
    return status


def _name(part: Path, path: Path) -> None:
    try:
        os.link(part, path)
    except FileExistsError:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
    except OSError:  # a disk that knows no second names
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        part.replace(path)


def open_to_append(path: Path) -> BinaryIO:
    """Open a plain file to add to its end, or make it.

    Raises:
        OSError: if what lies there is anything else, or bears a second name elsewhere.
    """
    with suppress(FileNotFoundError):
        _look_at(path, path.lstat(), None)
    descriptor = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BOTH | _STAY, _OURS)
    try:
        status = os.fstat(descriptor)
        _look_at(path, status, None)
        if status.st_nlink > 1:
            raise LinkError(path)
        return os.fdopen(descriptor, "ab")
    except OSError:
        os.close(descriptor)
        raise


def open_to_lock(folder: Path) -> int:
    """Open what stands for a folder where programs keep each other out: itself, or a file in it on Windows.

    Raises:
        OSError: if that is not possible.
    """
    if hasattr(os, "O_DIRECTORY"):
        return os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    return os.open(folder / ".lock", os.O_RDWR | os.O_CREAT | _BOTH, _OURS)


def make_folder(path: Path, *, follow: bool = False) -> None:
    """Make a folder, if it is missing; what lies there under its name must be one itself, or may `follow` a link.

    Raises:
        OSError: if something else lies there, or a link, or the folder cannot be made.
    """
    if not follow and path.is_symlink():
        raise LinkError(path)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError) as error:
        there = next((part for part in (path, *path.parents) if os.path.lexists(part)), path)
        raise NotPlainError(there, "it is not a folder; choose another name") from error
    except FileNotFoundError as error:  # as the system says of places where nobody can make anything
        raise NotPlainError(path, "no folder can be made there; choose another place") from error


def is_plain(path: Path) -> bool:
    """Tell whether a plain file lies there itself, and is not empty."""
    try:
        status = path.lstat()
    except (OSError, ValueError):
        return False
    return stat.S_ISREG(status.st_mode) and status.st_size > 0


def sync_folder(folder: Path) -> None:
    """Make new names in a folder last, where the system can do that (Windows cannot open folders).

    Raises:
        OSError: if that is not possible.
    """
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


def nowhere() -> int:
    return os.open(os.devnull, os.O_WRONLY)


def _look_at(path: Path, status: os.stat_result, most: int | None) -> int:
    if stat.S_ISDIR(status.st_mode):
        raise FolderError(path)
    if stat.S_ISLNK(status.st_mode):
        raise LinkError(path)
    if not stat.S_ISREG(status.st_mode):
        raise NotPlainError(path)
    if most is not None and status.st_size > most:
        raise TooLargeError(path, status.st_size)
    return status.st_size
