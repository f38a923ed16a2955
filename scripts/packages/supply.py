"""What a package is made of: a bill of materials, and the licence of each part, in one list and in full.

The bill is in the form of CycloneDX 1.6; the names of licences are those of SPDX.
"""

import hashlib
import platform
import sysconfig
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from attrs import frozen
from cyclonedx.model import HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from scripts.packages import facts
from scripts.packages.contents import (
    BILL,
    LIST,
    TEXTS,
    Other,
    is_library,
    library_of,
    others,
    release_of,
    text_of,
    texts_of,
    version_in,
)

_TOLD_OF_THEM: Final = [
    "",
    f"The texts of the licences lie in `{TEXTS}`; pictures, fonts and sounds: `{TEXTS}/CREDITS.md`.",
    "",
    "What is under the LGPL is used as its makers give it out, but that for Linux no path of the machine where it was",
    "built is left in it (RUNPATH), and no names for debugging in modules of pygame-ce. Each library is a file of its",
    "own, in whose place another may be put that keeps the same interface. pygame-ce tells where its source and the",
    "source of the libraries in it are to be found:",
    "<https://github.com/pygame-community/pygame-ce>.",
    "",
]
_DIGITS: Final = 12  # of a digest so many tell a file from others of the same library
_NAMED_OTHERWISE: Final = {
    "BSD": "BSD-3-Clause",
    "MIT License": "MIT",
    "The MIT License (MIT)": "MIT",
    "LGPL v2.1": "LGPL-2.1-only",
    "LGPL": "LGPL-2.1-only",
}
"""The SPDX names of licences that packages tell in words."""


@frozen(order=True)
class Part:
    """Something that is shipped: its name, version and licence, and where it comes from as a package URL, if at all."""

    name: str
    version: str
    licence: str
    url: PackageURL | None = None
    digest: str = ""


def write_all(folder: Path) -> None:
    """Write the bill of materials, the list of licences and their texts into the folder of a frozen program.

    Raises:
        UnknownPartError: if the licence of a file there is known neither from its package nor from `libraries.toml`
            or `others.toml`, or its text is nowhere.
    """
    beside, among = set(libraries(folder)), list(others(folder))
    parts = sorted({_program(), _python(), *packages(), *beside, *map(_part_among, among)})
    (folder / BILL).write_text(_bill(parts), encoding="utf-8")
    rows = [f"| {part.name} | {part.version} | {part.licence} |" for part in parts]
    head = ["# What this package is made of", "", "| part | version | licence |", "|---|---|---|"]
    (folder / LIST).write_text("\n".join([*head, *rows, *_TOLD_OF_THEM]), encoding="utf-8")
    _write_texts(folder / TEXTS, beside)
    for other in among:
        (folder / TEXTS / f"{other.name}.txt").write_text(text_of(folder, other), encoding="utf-8")


def _write_texts(texts: Path, beside: Iterable[Part]) -> None:
    texts.mkdir(exist_ok=True)
    (texts / "LICENSE").write_bytes((facts.PROJECT / "LICENSE").read_bytes())
    (texts / "CREDITS.md").write_bytes((facts.PROJECT / "assets" / "CREDITS.md").read_bytes())
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    if python.is_file():
        (texts / "python.txt").write_bytes(python.read_bytes())
    without = set(beside)
    for part in packages():
        brought = list(_licence_files(distribution(part.name)))
        for number, text in enumerate(brought):
            (texts / f"{part.name}{f'-{number}' if number else ''}.txt").write_bytes(text.read_bytes())
        if not brought:
            without.add(part)
    for text in {text for part in without for text in texts_of(part.name, part.licence)}:
        (texts / text.name).write_bytes(text.read_bytes())


def packages() -> Iterator[Part]:
    """Yield the packages that the program needs while it runs, as they are pinned."""
    for name in facts.needed():
        told = distribution(name)
        url = PackageURL("pypi", name=name, version=told.version)
        yield Part(name, told.version, _licence(told), url)


def libraries(folder: Path) -> Iterator[Part]:
    """Yield the libraries in a folder, each once.

    Raises:
        UnknownPartError: if the licence of one is not known.
    """
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and is_library(path.name):
            name, licence = library_of(path.name)
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            yield Part(name, release_of(name, version_in(path.name)), licence, digest=digest)


def _program() -> Part:
    return Part(facts.COMMAND, facts.VERSION, "MIT")


def _part_among(other: Other) -> Part:
    versions = {each.name.replace("-", "_"): each.version for each in packages()}
    return Part(other.name, versions.get(other.package, facts.VERSION), other.licence)


def _python() -> Part:
    return Part("Python", platform.python_version(), "PSF-2.0")


def _licence(told: Distribution) -> str:
    fields = told.metadata.json
    written = str(fields.get("license_expression") or fields.get("license") or "")
    found = _NAMED_OTHERWISE.get(written, written)
    if found and "\n" not in found:
        return found
    classed = [each for each in told.metadata.get_all("Classifier", ()) if each.startswith("License ::")]
    if classed:
        last = str(classed[-1]).rpartition(" :: ")[2]
        return _NAMED_OTHERWISE.get(last, last)
    raise facts.UnknownPartError(f"{told.name} does not tell its licence")


def _licence_files(told: Distribution) -> Iterator[Path]:
    for file in told.files or ():
        if file.stem.upper() in ("LICENSE", "LICENCE", "COPYING") and ".dist-info" in str(file.parent):
            yield Path(str(told.locate_file(file)))


def _bill(parts: list[Part]) -> str:
    components = [_component(part) for part in parts if part != _program()]
    whole = Component(name=facts.COMMAND, version=facts.VERSION, type=ComponentType.APPLICATION, bom_ref=facts.COMMAND)
    bill = Bom(
        serial_number=uuid5(NAMESPACE_URL, f"{facts.COMMAND}/{facts.VERSION}/{facts.source_time()}"),
        components=components,
    )
    bill.metadata.timestamp = datetime.fromtimestamp(facts.source_time(), UTC)
    bill.metadata.component = whole
    bill.register_dependency(whole, components)
    return str(JsonV1Dot6(bill).output_as_string(indent=1))


def _component(part: Part) -> Component:
    return Component(
        name=part.name,
        version=part.version,
        type=ComponentType.LIBRARY,
        licenses=[LicenseExpression(part.licence)],
        purl=part.url,
        hashes=[HashType.from_hashlib_alg("sha256", part.digest)] if part.digest else (),
        bom_ref=_reference(part),
    )


def _reference(part: Part) -> str:
    """Return what a part is called in the bill, each otherwise: what had no name of its own would get one by chance."""
    return f"{part.name}@{part.version}" + (f"#{part.digest[:_DIGITS]}" if part.digest else "")
