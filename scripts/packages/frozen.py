"""The program frozen by PyInstaller into one folder with a Python and an icon of its own.

All packages but the wheel are made of it. The icons of Windows and macOS are boxes for pictures that we have as PNG.
"""

import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Final

from scripts.packages import facts

_SPEC: Final = Path(__file__).with_name("leonardo.spec")
_ICO_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
_ICNS_TYPES: Final = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
"""The type of each size in pixels."""
_WHOLE_BYTE: Final = 256  # a size that ICO writes as 0


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


def frozen() -> Path:
    """Freeze the program; return its folder, with its licences and its bill of materials beside it.

    Raises:
        CalledProcessError: if PyInstaller fails; it has said why.
    """
    from scripts.packages.supply import write_all  # noqa: PLC0415 - what it needs is there where packages are made

    pictures = facts.PROJECT / "assets" / "pictures"
    facts.BUILD.mkdir(exist_ok=True)
    (facts.BUILD / f"{facts.COMMAND}.ico").write_bytes(ico(pictures))
    (facts.BUILD / f"{facts.COMMAND}.icns").write_bytes(icns(pictures))
    out = facts.BUILD / "frozen"
    shutil.rmtree(out, ignore_errors=True)
    work = facts.BUILD / "freezing"
    places = ["--distpath", str(out), "--workpath", str(work)]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", *places, str(_SPEC)],
        cwd=facts.PROJECT,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(facts.source_time()), "PYTHONHASHSEED": "1"},
        check=True,
    )
    folder = out / facts.COMMAND
    write_all(folder)
    _same_times(out)
    return folder


def _same_times(folder: Path) -> None:
    """Give all files the time of the source, so that the same source makes the same package."""
    when = facts.source_time()
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            os.utime(path, (when, when))
