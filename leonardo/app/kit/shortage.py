"""Too little memory, told from files of the program that are damaged: the errors of pygame look alike."""

import errno
import zlib
from typing import Final

_ROOM: Final = 64_000_000  # bytes; to decode the largest picture takes half of that
_SHORT: Final = frozenset({errno.ENOMEM, errno.EMFILE, errno.ENFILE})
_SIGNS: Final = (
    "out of memory",
    "failed to allocate",
    "not enough resources",
    "memoryerror",
    "can't allocate",
    "cannot allocate memory",
    "failed to map segment",
)
"""How pygame says it, and what is loaded at a start."""


def is_of_memory(error: BaseException) -> bool:
    """Return whether an error says that there is too little memory."""
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    told = isinstance(error, (RuntimeError, ImportError, zlib.error))
    by_words = told and any(sign in str(error).casefold() for sign in _SIGNS)
    return isinstance(error, MemoryError) or by_words


def came_of_memory(error: BaseException) -> bool:
    """Return whether an error, or what it came of, says that there is too little memory."""
    seen: list[BaseException] = []
    at: BaseException | None = error
    while at is not None and at not in seen:
        seen.append(at)
        at = at.__cause__ or at.__context__
    return any(map(is_of_memory, seen))


def look_for_room(error: Exception) -> None:
    """Look whether an error that met a file of the program can be the fault of that file.

    Raises:
        MemoryError: if there is too little memory to read it.
        OSError: if the system has too little of something else, such as open files.
    """
    if isinstance(error, OSError) and error.errno in _SHORT:
        raise error
    if is_of_memory(error):
        raise MemoryError(str(error)) from error
    bytearray(_ROOM)
