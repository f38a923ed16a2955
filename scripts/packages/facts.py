"""What all packages say of the program, and what is left out of them, in one place."""

import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from leonardo import __version__
from leonardo.address import APPLICATION_ID


class UnknownPartError(Exception):
    """Something is in a package whose licence nobody has looked up."""


PROJECT: Final = Path(__file__).resolve().parents[2]
DIST: Final = PROJECT / "dist"
BUILD: Final = PROJECT / "build"
FILES: Final = Path(__file__).parent / "files"
"""What is written by hand for the packages: the page of the manual, scripts of installers."""

NAME: Final = "Leonardo"
COMMAND: Final = "leonardo"
DISTRIBUTION: Final = "leonardo_board_games"  # what the wheel and the source are called in file names
TABLE: Final = "leonardo-table"  # the program without a console, which Windows tells from the one with it
VERSION: Final = __version__
SUMMARY: Final = "three board games about Leonardo da Vinci"
AUTHORS: Final = "The Leonardo authors"
IDENTIFIER: Final = APPLICATION_ID  # what macOS knows the program by

UNUSED_MODULES: Final = [
    "_bz2",
    "_hashlib",
    "_lzma",
    "_ssl",
    "numpy",
    "pip",
    "pydoc",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "setuptools",
    "test",
    "tkinter",
]
"""What is imported by something that the program has, and never while it runs."""
_UNUSED_FILES: Final = (
    "pygame/freesansbold.ttf",  # the font of those who bring none
    "pygame_gui/data/NotoSans[JKS][RPC]-*",  # letters of languages that no catalogue is written in
    "api-ms-win-*.dll",  # parts of Windows 10 and later, which takes its own before those that lie beside a program
    "ucrtbase.dll",
    "libreadline*",
    "*/readline.*",
)
_RELEASED: Final = re.compile(r"^## \[[0-9.]+\] - ([0-9-]+)$", re.MULTILINE)
_PINNED: Final = re.compile(r"^([a-z0-9._-]+)==", re.MULTILINE)
_LEFT_BESIDE_CODE: Final = {".py", ".pyc", ".typed"}


def needed() -> list[str]:
    """Return the names of the packages that the program needs while it runs, as they are pinned."""
    pins = (PROJECT / "requirements" / "runtime.txt").read_text(encoding="utf-8")
    return _PINNED.findall(pins)


def data_beside_code() -> Iterator[Path]:
    """Yield the files of the package that are not code: the games' numbers, and what players learnt."""
    for path in sorted((PROJECT / "leonardo").rglob("*")):
        if path.is_file() and path.suffix not in _LEFT_BESIDE_CODE:
            yield path


def is_unused(name: str) -> bool:
    """Tell whether a file that came along, by its place in the package, is never read."""
    return any(fnmatch(Path(name).as_posix(), unused) for unused in _UNUSED_FILES)


def icon_file() -> str | None:
    """Return the file of the icon in the form that this system wants, which `frozen` has made; Linux wants none."""
    ending = {"win32": ".ico", "darwin": ".icns"}.get(sys.platform)
    return None if ending is None else str(BUILD / f"{COMMAND}{ending}")


def source_time(project: Path = PROJECT) -> int:
    """Return the time that all files of a package get, in seconds since 1970: that of the last change of the source.

    A ZIP without git does not tell it; there it is the day of the newest version in the changelog.
    """
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    if not (project / ".git").exists():
        newest = _RELEASED.search((project / "CHANGELOG.md").read_text(encoding="utf-8"))
        if newest is None:
            raise ValueError("CHANGELOG.md has no version with a date")
        return int(datetime.fromisoformat(f"{newest[1]}T00:00:00+00:00").timestamp())
    told = subprocess.run(
        ["git", "log", "-1", "--format=%ct"],  # noqa: S607 - a clone has git
        cwd=project,
        capture_output=True,
        text=True,
        check=True,
    )
    return int(told.stdout)


def machine() -> str:
    """Return the kind of processor, as Linux names it."""
    return platform.machine()
