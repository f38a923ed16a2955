"""A font file with a table of characters alone, in which there is a single Hebrew letter."""

import struct
from pathlib import Path

ALEF = "\u05d0"


def write_font(path: Path) -> Path:
    groups = struct.pack(">III", ord(ALEF), ord(ALEF), 1)
    table = struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, 1) + groups
    table = struct.pack(">HHHHI", 0, 1, 3, 10, 12) + table
    path.write_bytes(
        struct.pack(">IHHHH", 0x10000, 1, 0, 0, 0) + struct.pack(">4sIII", b"cmap", 0, 28, len(table)) + table
    )
    return path
