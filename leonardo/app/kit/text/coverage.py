"""Which letters a font file has: read from its table of characters, for a font draws a box for what it lacks."""

import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from leonardo import plain_files

_COLLECTION: Final = b"ttcf"
_UNICODE: Final = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
"""The tables of characters that are in Unicode, by platform and encoding: the largest first."""
_SEGMENTS, _GROUPS = 4, 12
"""The formats in which nearly all of them are."""
_LAST: Final = 0xFFFF
_MOST_BYTES: Final = 300_000_000
"""Far more than the largest collections of fonts have."""


@cache
def letters_in(path: Path) -> frozenset[int]:
    """Return the code points of the letters of a font file, of its first face; none of what is no such file."""
    try:
        return frozenset(_letters(plain_files.read(path, _MOST_BYTES)))
    except (OSError, struct.error, ValueError):
        return frozenset()


def _letters(data: bytes) -> Iterator[int]:
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == _COLLECTION else 0
    count = struct.unpack_from(">H", data, start + 4)[0]
    tables = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(start + 12, start + 12 + 16 * count, 16)
    }
    if b"cmap" not in tables:
        return
    table = tables[b"cmap"]
    number = struct.unpack_from(">H", data, table + 2)[0]
    kinds = [struct.unpack_from(">HHI", data, table + 4 + 8 * each) for each in range(number)]
    found = {(platform, encoding): table + offset for platform, encoding, offset in kinds}
    for kind in _UNICODE:
        at = found.get(kind)
        form = struct.unpack_from(">H", data, at)[0] if at is not None else 0
        if at is not None and form in (_SEGMENTS, _GROUPS):
            yield from _in_groups(data, at) if form == _GROUPS else _in_segments(data, at)
            return


def _in_groups(data: bytes, at: int) -> Iterator[int]:
    count = struct.unpack_from(">I", data, at + 12)[0]
    for first, last, _ in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
        yield from range(first, last + 1)


def _in_segments(data: bytes, at: int) -> Iterator[int]:
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    lasts, firsts, deltas, offsets = (
        struct.unpack_from(f">{count}H", data, at + 14 + 2 * count * part + (2 if part else 0)) for part in range(4)
    )
    places = at + 16 + 6 * count
    for segment in range(count):
        for letter in range(firsts[segment], min(lasts[segment], _LAST - 1) + 1):
            if not offsets[segment]:
                glyph = (letter + deltas[segment]) & _LAST
            else:
                place = places + 2 * segment + offsets[segment] + 2 * (letter - firsts[segment])
                glyph = struct.unpack_from(">H", data, place)[0]
            if glyph:
                yield letter
