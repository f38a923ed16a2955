"""The icon in the forms of Windows and macOS: both are boxes for pictures that we have as PNG.

The sources are the ICO format as of Windows Vista, and the table of types of the ICNS format.
"""

import struct
from pathlib import Path
from typing import Final

_ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_ICNS_TYPES: Final = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The type of each size in pixels."""
_WHOLE_BYTE: Final = 256
"""A size that ICO writes as 0."""


def ico(pictures: Path) -> bytes:
    """Return the icon for Windows, of the pictures `icon_SIZE.png` of a folder."""
    images = [(size, _png(pictures, size)) for size in _ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(images))
    at = len(head) + 16 * len(images)
    entries = b""
    for size, image in images:
        side = size % _WHOLE_BYTE
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(image), at)
        at += len(image)
    return head + entries + b"".join(image for _, image in images)


def icns(pictures: Path) -> bytes:
    """Return the icon for macOS, of the pictures `icon_SIZE.png` of a folder."""
    images = [(kind, _png(pictures, size)) for size, kind in _ICNS_TYPES.items()]
    body = b"".join(struct.pack(">4sI", kind, 8 + len(image)) + image for kind, image in images)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def _png(pictures: Path, size: int) -> bytes:
    return (pictures / f"icon_{size}.png").read_bytes()
