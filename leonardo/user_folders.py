"""Where the program keeps what belongs to a person: the platform's folders, or one among the temporary files.

Nobody needs a home to play: where the system names none, or one that is no whole path, settings and log last as long
as temporary files do.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from platformdirs import (
    user_config_path,
    user_data_path,
    user_desktop_path,
    user_documents_path,
    user_downloads_path,
    user_log_path,
    user_pictures_path,
)

_NAME: Final = "leonardo"
_FOLDER: Final = "Leonardo"  # what the folders among the documents and pictures are called, which people see


def config_folder() -> Path:
    """Return the folder for settings; it need not be there yet."""
    return _found(lambda: user_config_path(_NAME, appauthor=False))


def data_folder() -> Path:
    """Return the folder for what a person makes with the program; it need not be there yet."""
    return _found(lambda: user_data_path(_NAME, appauthor=False))


def shared_data_folder() -> Path:
    """Return the folder for data in which all programs of a person have theirs, the desktop among them."""
    return _found(user_data_path)


def pictures_folder() -> Path:
    """Return the folder for pictures that a person wants to keep; it need not be there yet."""
    return _found(lambda: user_pictures_path() / _FOLDER)


def log_folder() -> Path:
    """Return the folder for what the program tells of itself; it need not be there yet."""
    return _found(lambda: user_log_path(_NAME, appauthor=False))


def exchange_folder() -> Path:
    """Return the folder among a person's documents for what goes to others; it need not be there yet."""
    return _found(user_documents_path) / _FOLDER


def folders_for_others() -> tuple[Path, ...]:
    """Return where files may lie that came from others, that of the program first; they need not be there."""
    return exchange_folder(), *(
        _found(usual) for usual in (user_downloads_path, user_desktop_path, user_documents_path)
    )


def _found(usual: Callable[[], Path]) -> Path:
    try:
        folder = usual()
    except (RuntimeError, OSError, ValueError, KeyError):  # no home, and nobody who would know of one
        return _passing()
    return folder if folder.is_absolute() else _passing()


def _passing() -> Path:
    import tempfile  # noqa: PLC0415 - takes long, and nearly everybody has a home

    try:
        among = Path(tempfile.gettempdir())
    except OSError:
        among = Path(os.sep)  # writing there will say what is wrong
    user = os.getuid() if hasattr(os, "getuid") else ""
    return among / f"{_NAME}-{user}".rstrip("-")
