"""Whose each file of a package is: nothing is shipped of which nobody has looked up the licence."""

import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath
from typing import Final

from attrs import frozen

from scripts.packages import facts
from scripts.packages.libraries import is_library

BILL: Final = "bill-of-materials.cdx.json"
LIST: Final = "LICENCES.md"
TEXTS: Final = "licences"
"""What is written into the folder of a frozen program of the licences in it."""
_WITHIN: Final = "_internal"
"""The folder in which PyInstaller puts all but the programs."""
_FONTS: Final = frozenset({".ttf", ".otf", ".ttc", ".woff", ".woff2", ".pfb", ".bdf", ".pcf", ".fon"})
_OF_MAKERS: Final = frozenset({*_FONTS, ".ogg", ".oga", ".mp3", ".wav", ".flac", ".mid", ".sf2", ".mp4"})
"""The endings of what is often by somebody else than the code it lies among."""
_OURS: Final = "leonardo"
_CREDITED: Final = f"{_OURS}/assets"
"""Where our own files lie, each of which the credits name."""
_PYTHONS: Final = ("base_library.zip", "lib-dynload", "python3*", "Python", "Python.framework", "*.pyd", "zoneinfo")
"""What comes along of Python itself."""


@frozen(order=True)
class Other:
    """What is under a licence of its own: its name, the licence, the place of its text, and who brings it."""

    name: str
    licence: str
    text: str
    package: str


def others(folder: Path) -> Iterator[Other]:
    """Yield what lies in the folder of a frozen program under a licence of its own, each once.

    What was written there of licences before, as for Linux before the libraries are stripped, is no part of it.

    Raises:
        UnknownPartError: if nobody has looked up whose a file is, or the text of its licence is not there.
    """
    found: set[Other] = set()
    for path in sorted(folder.rglob("*")):
        within = path.relative_to(folder)
        if not path.is_file() or path.is_symlink() or within.parts[0] in (BILL, LIST, TEXTS):
            continue
        place = _place(within)
        other = _other(place)
        if other is None:
            _see_that_it_belongs(place)
        elif other not in found:
            found.add(other)
            _text(folder, other)
            yield other


def text_of(folder: Path, other: Other) -> str:
    """Return the text of a licence that lies in the package.

    Raises:
        UnknownPartError: if it is not there.
    """
    return _text(folder, other).read_text(encoding="utf-8")


def _place(path: Path) -> str:
    parts = path.parts[1:] if path.parts[0] == _WITHIN else path.parts
    return PurePosixPath(*parts).as_posix()


def _text(folder: Path, other: Other) -> Path:
    for place in (folder / _WITHIN / other.text, folder / other.text):
        if place.is_file() and place.stat().st_size:
            return place
    raise facts.UnknownPartError(f"{other.name}: the text of its licence, {other.text}, is not in the package")


def _other(place: str) -> Other | None:
    return next((other for pattern, other in _known().items() if fnmatch(place, pattern)), None)


def _see_that_it_belongs(place: str) -> None:
    """Raise an error if a file is no part of the program, of Python or of a package that the program needs."""
    top, ending = place.partition("/")[0], PurePosixPath(place).suffix.lower()
    if ending in _OF_MAKERS and (ending in _FONTS or not place.startswith(f"{_CREDITED}/")):
        raise facts.UnknownPartError(f"{place}: add whose it is and its licence to others.toml, or leave it out")
    ours = top in _folders() or is_library(PurePosixPath(place).name)
    if not ours and not any(fnmatch(top, of_python) for of_python in _PYTHONS):
        raise facts.UnknownPartError(f"{place}: it belongs to nothing that is known")


@cache
def _known() -> Mapping[str, Other]:
    read = tomllib.loads((facts.FILES / "others.toml").read_text(encoding="utf-8"))
    return {
        pattern: Other(name, licence, text, pattern.partition("/")[0])
        for pattern, (name, licence, text) in read.items()
    }


@cache
def _folders() -> frozenset[str]:
    """Return what lies at the top of packages that the program needs, and the program itself."""
    found = {_OURS, facts.COMMAND, facts.TABLE, f"{facts.COMMAND}.exe", f"{facts.TABLE}.exe"}
    for name in facts.needed():
        told = distribution(name)
        found |= {file.parts[0] for file in told.files or () if file.parts[0] != ".."}
    return frozenset(found)
