"""What Debian wants to be told of a package: control, changelog, copyright, sums, and why some warnings stay."""

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from leonardo.address import ADDRESS, MAIL
from scripts.packages import contents, facts

_MAINTAINER: Final = f"{facts.AUTHORS} <{MAIL}>"
_OF_LIBC: Final = re.compile(rb"GLIBC_2\.(\d+)\b")  # the version of the C library that something in a program asks for
_COMMON: Final = Path("/usr/share/common-licenses")  # where Debian keeps the texts of licences that many share
_BY_DEBIAN: Final = {"LGPL-2.1-only": "LGPL-2.1", "LGPL-2.1-or-later": "LGPL-2.1", "LGPL-2.0-or-later": "LGPL-2"}
_PYTHONS: Final = ("base_library.zip", "libpython*", "python3*")
"""Files of Python itself within what is frozen."""


def control(root: Path, home: Path, machine: str) -> str:
    """Return the description of the package that lies in `root`, the frozen program in `home`."""
    size = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    return (
        (facts.FILES / "control")
        .read_text(encoding="utf-8")
        .format(
            name=facts.COMMAND,
            version=facts.VERSION,
            machine=machine,
            size=size,
            libc=_libc(home),
            maintainer=_MAINTAINER,
            homepage=ADDRESS,
            summary=facts.SUMMARY,
        )
    )


def _libc(folder: Path) -> str:
    """Return the oldest version of the C library that all in a folder runs with."""
    programs = (path.read_bytes() for path in contents.elf_files(folder))
    return f"2.{max(int(minor) for program in programs for minor in _OF_LIBC.findall(program))}"


def changelog() -> str:
    """Return what Debian wants to read of the changes; all of them lie beside it."""
    when = datetime.fromtimestamp(facts.source_time(), UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    entry = f"{facts.COMMAND} ({facts.VERSION}) stable; urgency=medium"
    return f"{entry}\n\n  * See NEWS.gz.\n\n -- {_MAINTAINER}  {when}\n"


def sums(root: Path) -> str:
    """Return the sums of all files, by which Debian finds damaged ones."""
    lines = []
    for path in sorted(root.rglob("*")):
        within = path.relative_to(root)
        if path.is_file() and not path.is_symlink() and within.parts[0] != "DEBIAN":
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {within.as_posix()}\n")
    return "".join(lines)


def copyright_file(home: Path, place: Path, packages: Mapping[str, str]) -> str:
    """Return whose the files are, in the form that machines read too.

    `home` holds the frozen program; `place` is what that folder is called once it is installed;
    `packages` are what the program needs, and the licence of each.
    """
    within = f"{place.as_posix()}/_internal"
    stanzas = [_head(), _files(["*"], f"2026 {facts.AUTHORS}", "MIT")]
    stanzas.append(_files([f"{within}/{name}" for name in _PYTHONS], "Python Software Foundation", "PSF-2.0"))
    stanzas += [_files([f"{within}/{folder}/*"], told, licence) for folder, told, licence in _packages(home, packages)]
    stanzas += [_files([f"{within}/{path}"], told, licence) for path, told, licence in _libraries(home)]
    stanzas += [_files([f"{within}/{path}"], told, licence) for path, told, licence in _others(home)]
    used = sorted({line for stanza in stanzas for line in re.findall(r"^License: (.+)$", stanza, re.MULTILINE)})
    return "\n\n".join([*stanzas, *(_licence(name) for name in used)]) + "\n"


def _head() -> str:
    return "\n".join(
        [
            "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
            f"Upstream-Name: {facts.NAME}",
            f"Upstream-Contact: {_MAINTAINER}",
            f"Source: {ADDRESS}",
            f"Comment: {contents.LIST} lists every part, and {contents.TEXTS} holds the full texts.",
        ]
    )


def _files(patterns: list[str], holder: str, licence: str) -> str:
    short = licence.replace(" AND ", " and ").replace(" OR ", " or ").replace(" WITH ", " with ")
    return f"Files: {' '.join(patterns)}\nCopyright: {holder}\nLicense: {short}"


def _packages(home: Path, packages: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Yield the folders of packages that lie there as files; what is code alone lies within the program."""
    for name, licence in packages.items():
        folder = name.removesuffix("-ce").replace("-", "_")
        if (home / "_internal" / folder).is_dir():
            yield folder, f"The authors of {name}", licence


def _libraries(home: Path) -> Iterator[tuple[str, str, str]]:
    internal = home / "_internal"
    for path in sorted(internal.rglob("*")):
        if path.is_file() and not path.is_symlink() and contents.is_library(path.name):
            name, licence = contents.library_of(path.name)
            if name != "Python":
                yield path.relative_to(internal).as_posix(), f"The authors of {name}", licence


def _others(home: Path) -> Iterator[tuple[str, str, str]]:
    known: Mapping[str, list[str]] = tomllib.loads((facts.FILES / "others.toml").read_text(encoding="utf-8"))
    for pattern, (name, licence, _) in known.items():
        if any((home / "_internal").glob(pattern)):
            yield pattern, f"The authors of {name}", licence


def _licence(name: str) -> str:
    if name == "MIT":
        text = (facts.PROJECT / "LICENSE").read_text(encoding="utf-8")
        lines = [line.rstrip() or "." for line in text.strip().splitlines()]
        return "\n".join([f"License: {name}", *(f" {line}" for line in lines)])
    common = _BY_DEBIAN.get(name)
    where = f"{_COMMON / common}" if common else f"/usr/share/doc/{facts.COMMAND}/{contents.TEXTS}"
    return f"License: {name}\n The full text is to be found in {where}."
