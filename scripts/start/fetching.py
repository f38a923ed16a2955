"""Fetching wheels over a slow line: how much there is, how far it is, and on from where it was cut.

Of some wheels the program needs only a part; `requirements/left-out.toml` says what is never read. What is left out is
a hole in the file. The rest is compared with the digests in the wheel's own list, and that list with its pin.
"""

import base64
import csv
import hashlib
import http.client
import shutil
import time
import tomllib
import urllib.error
import urllib.request
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import BinaryIO

from scripts.start import console
from scripts.start.console import StartError
from scripts.start.index import SECONDS, Index, OtherwiseError, Wheel

AT_ONCE = 1 << 16  # bytes
TAIL = 1 << 17  # bytes at the end of a wheel in which its table lies
TRIES = 4  # without a single byte, until the line counts as cut
MEGA = 1_000_000


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What of a package is not fetched: patterns of files, for a version whose list of files has this digest."""

    version: str
    record: str
    files: Sequence[str]


def read_left_out(file: Path) -> dict[str, LeftOut]:
    """What is left out, by package; nothing if there is no such file."""
    if not file.is_file():
        return {}
    return {name: LeftOut(**told) for name, told in tomllib.loads(file.read_text(encoding="utf-8")).items()}


@dataclass(slots=True)
class Fetching:
    """The fetching of wheels into a folder, which keeps what there is of them until all are whole."""

    index: Index
    folder: Path
    left_out: dict[str, LeftOut]
    wait: Callable[[float], None] = time.sleep
    _done: int = 0  # bytes that are there ...
    _came: int = 0  # ... and those of them that came in this start.
    _all: int = 0
    _sizes: dict[Wheel, int] = field(default_factory=dict)
    _holes: dict[Wheel, list[tuple[int, int]]] = field(default_factory=dict)

    def fetch(self, wheels: Sequence[Wheel]) -> list[str]:
        """Fetch all wheels; answer a line of a pin file for each, with the digest of what lies there.

        Raises StartError if the line is cut; OtherwiseError if a server cannot do what is needed.
        """
        try:
            return self._fetch(wheels)
        except (zipfile.BadZipFile, zlib.error, StopIteration):  # of what a server calls a wheel and is none
            raise OtherwiseError from None

    def _fetch(self, wheels: Sequence[Wheel]) -> list[str]:
        self.folder.mkdir(exist_ok=True)
        for wheel in wheels:
            self._sizes[wheel] = self._size(wheel)
        for wheel in wheels:
            self._holes[wheel] = self._find_holes(wheel)
        pieces = [(wheel, *piece) for wheel in wheels for piece in self._pieces(wheel)]
        self._all = sum(end - start for _, start, end in pieces)
        self._done = sum(self._lying(*piece) for piece in pieces)
        older = self._done - self._came
        known = f"; {older / MEGA:.1f} MB of them are there already" if older else ""
        console.say(f"{self._all / MEGA:.1f} MB are to be fetched{known}. You can stop at any time and go on later.")
        for piece in pieces:
            self._fetch_piece(*piece)
        return [f"{wheel.package}=={wheel.version} --hash=sha256:{digest}" for wheel, digest in self._put(wheels)]

    def _size(self, wheel: Wheel) -> int:
        try:
            with self._open(wheel, method="HEAD") as answer:
                size, ranges = answer.headers.get("Content-Length", ""), answer.headers.get("Accept-Ranges", "")
        except (OSError, http.client.HTTPException):
            raise OtherwiseError from None
        if not size.isdecimal() or not int(size) or ranges != "bytes":
            raise OtherwiseError
        return int(size)

    def _find_holes(self, wheel: Wheel) -> list[tuple[int, int]]:
        """Where lies in a wheel what is left out, from its table at the end; nowhere if it is another version."""
        out = self.left_out.get(wheel.package)
        if out is None or out.version != wheel.version:
            return []
        size = self._sizes[wheel]
        start = max(0, size - TAIL)
        self._fetch_piece(wheel, start, size)
        with _sparse(self.folder / f"{wheel.name}.table", size) as file:
            file.seek(start)
            file.write(self._piece(wheel, start, size).read_bytes())
        with zipfile.ZipFile(self.folder / f"{wheel.name}.table") as table:
            entries = sorted(table.infolist(), key=lambda each: each.header_offset)
            begins = [each.header_offset for each in entries] + [min(table.start_dir, start)]
        (self.folder / f"{wheel.name}.table").unlink()
        holes: list[tuple[int, int]] = []
        for entry, begin, end in zip(entries, begins, begins[1:], strict=False):
            if any(fnmatch(entry.filename, pattern) for pattern in out.files) and end <= start:
                if holes and holes[-1][1] == begin:
                    begin = holes.pop()[0]  # noqa: PLW2901 - one hole with the one before
                holes.append((begin, end))
        return holes

    def _pieces(self, wheel: Wheel) -> Iterator[tuple[int, int]]:
        """From where to where a wheel is fetched."""
        size, at = self._sizes[wheel], 0
        tail = max(0, size - TAIL) if self._holes[wheel] else size
        for begin, end in self._holes[wheel]:
            if at < begin:
                yield at, begin
            at = end
        if at < tail:
            yield at, tail
        if tail < size:
            yield tail, size

    def _piece(self, wheel: Wheel, start: int, end: int) -> Path:
        return self.folder / f"{wheel.name}.{wheel.digest[:12]}.{start}-{end}"

    def _lying(self, wheel: Wheel, start: int, end: int) -> int:
        """How many bytes of a piece are there; one that is too long is thrown away."""
        file = self._piece(wheel, start, end)
        there = file.stat().st_size if file.is_file() else 0
        if there > end - start:
            file.unlink()
            return 0
        return there

    def _fetch_piece(self, wheel: Wheel, start: int, end: int) -> None:
        """Fetch what is missing of a piece, and go on as long as something comes."""
        tries = 0
        while (there := self._lying(wheel, start, end)) < end - start:
            with suppress(OSError, http.client.HTTPException):  # what came until then counts
                self._append(wheel, start + there, end, self._piece(wheel, start, end))
            if self._lying(wheel, start, end) == end - start:
                return
            tries = 0 if self._lying(wheel, start, end) > there else tries + 1
            if tries >= TRIES:
                raise self._cut()
            self.wait(2.0**tries)

    def _append(self, wheel: Wheel, start: int, end: int, file: Path) -> None:
        with self._open(wheel, bytes_from=start, to=end) as answer, file.open("ab") as kept:
            if answer.status != http.client.PARTIAL_CONTENT:
                raise OtherwiseError
            while block := answer.read1(AT_ONCE):
                kept.write(block)
                self._done += len(block)
                self._came += len(block)
                if self._all:
                    console.show_progress(
                        f"Fetching {wheel.package}: {self._done / MEGA:.1f} of {self._all / MEGA:.1f} MB"
                    )

    def _open(self, wheel: Wheel, method: str = "GET", bytes_from: int = 0, to: int = 0) -> http.client.HTTPResponse:
        headers = {"Range": f"bytes={bytes_from}-{to - 1}"} if to else {}
        request = urllib.request.Request(wheel.url, method=method, headers=headers)  # noqa: S310 - a page of the index
        try:
            answer: http.client.HTTPResponse = self.index.opener.open(request, timeout=SECONDS)
        except urllib.error.HTTPError as error:
            error.close()
            raise OtherwiseError from None
        return answer

    def _cut(self) -> StartError:
        how_far = f"after {self._done / MEGA:.1f} of {self._all / MEGA:.1f} MB" if self._all else "at once"
        return StartError(
            f"The connection was cut {how_far}.\n"
            "What was fetched is kept: start again, and Leonardo goes on from there."
        )

    def _put(self, wheels: Sequence[Wheel]) -> Iterator[tuple[Wheel, str]]:
        """Put the pieces of all wheels together; yield each wheel with the digest of what became of it."""
        for wheel in wheels:
            size, holes = self._sizes[wheel], self._holes[wheel]
            whole = self.folder / wheel.name
            with _sparse(whole, size) as file:
                for start, end in self._pieces(wheel):
                    file.seek(start)
                    with self._piece(wheel, start, end).open("rb") as piece:
                        shutil.copyfileobj(piece, file)
            if holes:
                _without_holes(whole, self.left_out[wheel.package])
            elif _digest(whole) != wheel.digest:
                self._throw_away(wheel)
                raise StartError(
                    f"{wheel.name} was damaged on its way and is thrown away. Start again to fetch it anew."
                )
            yield wheel, _digest(whole)

    def _throw_away(self, wheel: Wheel) -> None:
        for file in self.folder.glob(f"{wheel.name}*"):
            file.unlink()


def _sparse(file: Path, size: int) -> BinaryIO:
    """A new file of this size, open to be written; what is not written takes no room."""
    opened = file.open("w+b")
    opened.truncate(size)
    return opened


def _without_holes(wheel: Path, out: LeftOut) -> None:
    """Write a wheel anew without what is left out, each file compared with the list that the wheel itself has.

    Raises OtherwiseError if that list is not the one that was looked up, or a file is another than it says.
    """
    smaller = wheel.with_suffix(".smaller")
    with zipfile.ZipFile(wheel) as read, zipfile.ZipFile(smaller, "w", zipfile.ZIP_STORED) as written:
        kept = [name for name in read.namelist() if not any(fnmatch(name, pattern) for pattern in out.files)]
        record = next(name for name in kept if name.endswith(".dist-info/RECORD"))
        listed = read.read(record)
        if hashlib.sha256(listed).hexdigest() != out.record:
            raise OtherwiseError
        digests = {row[0]: row[1] for row in csv.reader(listed.decode("utf-8").splitlines())}
        for name in kept:
            content = read.read(name)
            if name != record and digests.get(name) != _as_in_record(content):
                raise OtherwiseError
            written.writestr(name, content)
    smaller.replace(wheel)


def _as_in_record(content: bytes) -> str:
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=")
    return f"sha256={digest.decode('ascii')}"


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()
