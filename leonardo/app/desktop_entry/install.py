"""Putting the program into a person's menu and taking it out: what a package of the system does for all persons."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from leonardo import plain_files
from leonardo.app.desktop_entry.texts import NAME, kinds_of_files, menu_entry
from leonardo.app.kit.asset_files import assets_folder, read_bytes
from leonardo.user_folders import shared_data_folder

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)  # the sizes of the icon, in pixels
_TOLD: Final = (
    ("update-desktop-database", "-q", "applications"),
    ("update-mime-database", "mime"),
    ("gtk-update-icon-cache", "-q", "-f", "-t", "icons/hicolor"),
)
"""What tells a desktop of changes, each with a folder; one that is not there is not needed there."""
_PATIENCE: Final = 20  # seconds that one of them may take


def own_command() -> list[str]:
    """Return what starts this very copy of the program, wherever one stands."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    table = Path(sys.executable).with_name("leonardo-table")
    if table.is_file():
        return [str(table)]
    clone = assets_folder().parent / "scripts" / "play.py"
    return [sys.executable, str(clone)] if clone.is_file() else [sys.executable, "-m", "leonardo"]


def put_into_menu(command: Sequence[str], data: Path | None = None, *, tell: bool = True) -> list[Path]:
    """Write the entry, the kinds of files and the icons below a folder for data; return what was written.

    `data` is the person's own if none is named; `tell` lets the desktop know at once.

    Raises:
        OSError: if something cannot be written; what was written before it stays, and is overwritten the next time.
        ValueError: if a word of the command cannot stand in an entry.
    """
    data = data or shared_data_folder()
    written = [*_texts(data), *_icons(data)]
    entry, kinds, *icons = written
    content = {entry: menu_entry(command).encode("utf-8"), kinds: kinds_of_files().encode("utf-8")}
    for size, icon in zip(ICON_SIZES, icons, strict=True):
        content[icon] = read_bytes(assets_folder() / "pictures" / f"icon_{size}.png")
    for path in written:
        plain_files.write(path, content[path])
    if tell:
        _tell(data)
    return written


def take_out_of_menu(data: Path | None = None) -> list[Path]:
    """Remove what `put_into_menu` wrote; return what was there.

    Raises:
        OSError: if something cannot be removed.
    """
    data = data or shared_data_folder()
    there = [path for path in (*_texts(data), *_icons(data)) if path.is_file() or path.is_symlink()]
    for path in there:
        path.unlink()
    _tell(data)
    return there


def _texts(data: Path) -> tuple[Path, Path]:
    return data / "applications" / f"{NAME}.desktop", data / "mime" / "packages" / f"{NAME}.xml"


def _icons(data: Path) -> list[Path]:
    return [data / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png" for size in ICON_SIZES]


def _tell(data: Path) -> None:
    """Let the desktop notice at once; one that cannot be told notices at the next start."""
    for tool, *words, folder in _TOLD:
        program = shutil.which(tool)
        if program and (data / folder).is_dir():
            command = [program, *words, str(data / folder)]
            try:
                subprocess.run(command, check=False, capture_output=True, timeout=_PATIENCE)  # noqa: S603 - ours
            except (OSError, subprocess.TimeoutExpired):
                continue
