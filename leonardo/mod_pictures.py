"""Pictures of a mod: PNG files that take the place of those on cards, such as `pictures/davinci/inventions/5.png`.

Each is named as its card in `mod.toml`, and as large as whoever drew it likes, but of the shape of the printed one.
"""

import zlib
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from struct import unpack_from
from typing import Final

from leonardo import plain_files
from leonardo.engine import house_rules

FOLDER: Final = "pictures"
ENDING: Final = ".png"
MOST_BYTES: Final = 2_000_000
LEAST_SIDE: Final = 64
MOST_SIDE: Final = 2048  # pixels
_MOST: Final = 1000  # files that are looked at
_ASKEW: Final = 0.02  # share by which the shape may differ from that of the printed picture
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BEGINNING: Final = _SIGNATURE + b"\x00\x00\x00\rIHDR"
_CHANNELS: Final = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Numbers for each pixel by the kind of colours."""

Size = tuple[int, int]


class PictureFaultError(ValueError):
    """A picture cannot be used; the text names the file and says what is wrong."""


def names_of(folder: Path, games: Mapping[str, object]) -> dict[str, Path]:
    """Return the pictures in the folder of a mod, by what the album calls those in whose place they come.

    Raises:
        PictureFaultError: if one is of no card of these games, or cannot be shown.
    """
    known = {
        f"{game}/{section}/{key}{ENDING}": names
        for game in games
        for (section, key), names in house_rules.pictures_of(game).items()
    }
    found = dict[str, Path]()
    for path in _files(folder / FOLDER):
        shown = path.relative_to(folder / FOLDER).as_posix()
        if shown not in known:
            raise PictureFaultError(f"{_told(folder, path)}: it is of no card of {' or '.join(games)}")
        _look_at(path, _told(folder, path), _printed(known[shown][0]))
        found |= dict.fromkeys(known[shown], path)
    return found


def _files(folder: Path) -> Iterator[Path]:
    yield from sorted(islice((path for path in folder.rglob(f"*{ENDING}") if path.name[0] != "."), _MOST))


def _told(folder: Path, path: Path) -> str:
    return f"{folder.name}/{path.relative_to(folder).as_posix()}"


def _printed(name: str) -> Size:
    from leonardo.app.kit.asset_files import assets_folder, read_table  # noqa: PLC0415 - only who uses mods looks there

    wide, high = read_table(assets_folder() / "pictures" / "manifest.json")[name]["size"]
    return wide, high


def _look_at(path: Path, shown: str, printed: Size) -> None:
    size = size_of(path)
    if size is None:
        raise PictureFaultError(f"{shown}: it is no PNG of at most {MOST_BYTES // 1_000_000} MB")
    if not (min(size) >= LEAST_SIDE and max(size) <= MOST_SIDE):
        raise PictureFaultError(f"{shown}: {size[0]}x{size[1]} pixels are not {LEAST_SIDE} to {MOST_SIDE} on each side")
    if abs(size[0] * printed[1] / (size[1] * printed[0]) - 1) > _ASKEW:
        raise PictureFaultError(f"{shown}: {size[0]}x{size[1]} has not the shape of {printed[0]}x{printed[1]}")


def size_of(path: Path) -> Size | None:
    """Return width and height that a PNG says it has, or nothing if there is none, or none that can be read."""
    try:
        with plain_files.opened(path, MOST_BYTES) as (descriptor, _):
            head = plain_files.read_piece(descriptor, len(_BEGINNING) + 8)
    except OSError:
        return None
    if not head.startswith(_BEGINNING) or len(head) < len(_BEGINNING) + 8:
        return None
    wide, high = unpack_from(">II", head, len(_BEGINNING))
    return wide, high


def look_closely(folder: Path, path: Path) -> None:
    """Make sure that a picture of a mod is whole, which takes a moment.

    Raises:
        PictureFaultError: if it is not.
    """
    try:
        content = plain_files.read(path, MOST_BYTES)
    except OSError as error:
        raise PictureFaultError(f"{_told(folder, path)}: it cannot be read ({error.strerror or error})") from error
    if not _is_whole(content):
        raise PictureFaultError(f"{_told(folder, path)}: it is not a whole PNG")


def _is_whole(content: bytes) -> bool:
    chunks = _chunks(content)
    if not chunks or chunks[0][0] != b"IHDR" or chunks[-1][0] != b"IEND":
        return False
    wide, high, depth, colours, _, _, interlaced = unpack_from(">IIBBBBB", chunks[0][1])
    rows = high * (1 + (wide * depth * _CHANNELS.get(colours, 1) + 7) // 8)
    unpacking = zlib.decompressobj()
    try:
        found = len(unpacking.decompress(b"".join(part for kind, part in chunks if kind == b"IDAT"), 2 * rows + 1))
    except zlib.error:
        return False
    return bool(rows <= found <= 2 * rows if interlaced else found == rows)


def _chunks(content: bytes) -> list[tuple[bytes, bytes]]:
    """Return the parts of a PNG with their kinds, up to its end; nothing if one is cut off or was changed."""
    found: list[tuple[bytes, bytes]] = []
    place = len(_SIGNATURE)
    while place + 12 <= len(content) and (not found or found[-1][0] != b"IEND"):
        length = int.from_bytes(content[place : place + 4])
        kind, part = content[place + 4 : place + 8], content[place + 8 : place + 8 + length]
        check = content[place + 8 + length : place + 12 + length]
        if len(check) < 4 or int.from_bytes(check) != zlib.crc32(kind + part):
            return []
        found.append((kind, part))
        place += 12 + length
    return found
