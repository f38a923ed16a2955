"""The small pictures of saved games: files of their own in a folder beside the saves, named after what they hold.

A save names its picture by that, so it keeps it wherever it is moved within the folder and whatever it is called. A
picture never matters: one that is missing, damaged, too large or none at all is as if there were none.
"""

import base64
import hashlib
import re
from collections.abc import Container
from contextlib import suppress
from pathlib import Path
from struct import unpack_from
from typing import Final

from leonardo.engine.strict_json import parse
from leonardo.saves.faults import SaveError
from leonardo.saves.files import read_file, remove_if_old, write_file

FOLDER: Final = "pictures"
ENDING: Final = ".jpg"
NAME: Final = r"[0-9a-f]{32}"  # what pictures are called
MOST_BYTES: Final = 60_000
MOST_EMBEDDED_BYTES: Final = 1_000_000  # of a picture within a save, as schemas before the fifth have it
MOST_SIDE: Final = 1280  # pixels of the longer side of what is shown at all: those of the program have 640
SPARED_SECONDS: Final = 60 * 60
"""For how long a picture is kept to which no save belongs: its save may still be being written."""

_PNG: Final = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
_JPEG: Final = b"\xff\xd8"
_JPEG_SIZES: Final = frozenset({0xC0, 0xC1, 0xC2})  # the markers of a JPEG that say its size
_JPEG_PARTS: Final = frozenset({0xC4, *range(0xDA, 0xF0), 0xFE})  # the markers of its other parts that have a length


def keep(folder: Path, picture: bytes) -> str | None:
    """Keep a picture for saves in `folder`, and return its name; nothing if it is none, or cannot be kept."""
    if len(picture) > MOST_BYTES or not can_be_shown(picture):
        return None
    name = _name_of(picture)
    path = _path(folder, name)
    with suppress(SaveError, OSError):
        if not path.exists():
            write_file(path, picture, lasting=False)
        return name
    return None


def find(folder: Path, name: str) -> bytes | None:
    """Return the picture of that name, if it is there, whole, and can be shown."""
    with suppress(SaveError):
        picture = read_file(_path(folder, name), MOST_BYTES)
        if _name_of(picture) == name and can_be_shown(picture):
            return picture
    return None


def embedded(save: Path) -> bytes | None:
    """Return the picture within a save of a schema before the fifth, if it can be shown."""
    with suppress(SaveError, ValueError):
        document = parse(read_file(save))
        written = document.get("picture")
        if type(written) is str and len(written) <= MOST_EMBEDDED_BYTES * 4 // 3 + 4:
            picture = base64.b64decode(written, validate=True)
            return picture if can_be_shown(picture) else None
    return None


def forget(folder: Path, name: str) -> None:
    with suppress(OSError):
        _path(folder, name).unlink(missing_ok=True)


def tidy_up(folder: Path, used: Container[str], now: float) -> None:
    """Remove pictures to which no save belongs; `used` are those of the saves, `now` is as `time.time` gives it."""
    with suppress(OSError):
        for path in (folder / FOLDER).iterdir():
            if re.fullmatch(NAME, path.stem) and path.suffix == ENDING and path.stem not in used:
                remove_if_old(path, now - SPARED_SECONDS)


def can_be_shown(picture: bytes) -> bool:
    """Return whether this begins as a small PNG or JPEG: nothing else is ever decoded."""
    size = size_of(picture)
    return size is not None and min(size) > 0 and max(size) <= MOST_SIDE


def size_of(picture: bytes) -> tuple[int, int] | None:
    """Return width and height that a PNG or JPEG says it has, or nothing if it does not begin as one."""
    if picture.startswith(_PNG) and len(picture) >= len(_PNG) + 8:
        wide, high = unpack_from(">II", picture, len(_PNG))
        return wide, high
    return _jpeg_size(picture) if picture.startswith(_JPEG) else None


def _jpeg_size(picture: bytes) -> tuple[int, int] | None:
    """Go from part to part until one says the size; anything unusual on the way is no picture of ours."""
    place = len(_JPEG)
    while place + 9 <= len(picture) and picture[place] == 0xFF:
        part, length = picture[place + 1], int.from_bytes(picture[place + 2 : place + 4])
        if part in _JPEG_SIZES:
            high, wide = unpack_from(">HH", picture, place + 5)
            return wide, high
        if part not in _JPEG_PARTS or length < 2:
            return None
        place += 2 + length
    return None


def _name_of(picture: bytes) -> str:
    return hashlib.sha256(picture).hexdigest()[:32]


def _path(folder: Path, name: str) -> Path:
    return folder / FOLDER / f"{name}{ENDING}"
