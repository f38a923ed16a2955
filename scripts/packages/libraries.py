"""The libraries that come along inside a frozen program: told by the names of their files, as each system has them."""

import platform
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from scripts.packages import facts

_NATIVE: Final = (".so", ".dylib", ".dll")
_BEFORE_VERSION: Final = re.compile(
    r"^(.+?)(?:-\d{1,2})?(?:-[0-9a-f]{8})?(?:\.\d+)*(?:\.zlib-ng)?(?:\.so|\.dylib|\.dll)", re.IGNORECASE
)
"""What a file is called without the number of its interface, the digest of a wheel, its version and its ending."""
_WHEEL: Final = "pygame-ce"
"""The package that brings nearly all of them."""
_TEXTS: Final = facts.FILES / "licences"
"""The texts of licences: of a library by its name, with who wrote it, and of others by what SPDX calls them."""
_COMES_ALONG: Final = {"PSF-2.0"}
"""Licences whose text lies in the Python that is frozen."""


def is_library(name: str) -> bool:
    """Tell whether a file is a library of its own, and no part of Python or of a package."""
    return any(ending in name for ending in _NATIVE) and "cpython" not in name


def library_of(name: str) -> tuple[str, str]:
    """Return what the library in a file is called, and its licence as SPDX names it.

    Raises:
        UnknownPartError: if nobody has looked up the licence.
    """
    found = _BEFORE_VERSION.match(name)
    stem = found[1] if found else name
    if stem.lower() not in _known():
        raise facts.UnknownPartError(f"{name}: add “{stem}” and its licence to libraries.toml")
    called, licence = _known()[stem.lower()]
    return called, licence


def texts_of(name: str, licence: str) -> Iterator[Path]:
    """Yield the files with the text of a library's licence; none where Python brings it or a firm asks for none.

    Raises:
        UnknownPartError: if nobody has put it there.
    """
    own = _TEXTS / f"{name}.txt"
    if own.is_file():
        yield own
        return
    for each in re.split(" AND | WITH ", licence):
        if each in _COMES_ALONG or each.startswith("LicenseRef-"):
            continue
        text = _TEXTS / f"{re.sub('-(only|or-later)$', '', each)}.txt"
        if not text.is_file():
            raise facts.UnknownPartError(f"{name}: the text of its licence, {each}, is missing in {_TEXTS.name}")
        yield text


def version_in(name: str) -> str:
    """Return the version that the name of a file tells; nothing if it tells none."""
    found = re.search(r"\.so\.([0-9.]+)$", name)
    return found[1] if found else ""


def release_of(name: str, number: str) -> str:
    """Return the release of a library with this number of its interface; the number where nothing else is known.

    Python's own library is that of the Python that makes the package.
    """
    if name == "Python":
        return platform.python_version()
    return _releases().get(f"{name} {number}", number)


@cache
def _releases() -> Mapping[str, str]:
    """Return the releases by name and number, as long as the wheel is the one for which they were looked up."""
    read = tomllib.loads((facts.FILES / "releases.toml").read_text(encoding="utf-8"))
    found: Mapping[str, str] = read["releases"]
    return found if read[_WHEEL] == version(_WHEEL) else {}


@cache
def _known() -> Mapping[str, tuple[str, str]]:
    read = tomllib.loads((facts.FILES / "libraries.toml").read_text(encoding="utf-8"))
    return {stem.lower(): (name, licence) for stem, (name, licence) in read.items()}
