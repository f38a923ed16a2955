"""A face at a size that draws any text: what the face lacks comes from other fonts, on the same base line.

Our faces have Latin letters. Names may be Greek, Cyrillic or anything else that somebody has on the keyboard: these
come from one more font of ours, or from one that the system has. Which letters a font has is read from its table of
characters, for a font draws a box for what it lacks.
"""

import logging
import struct
import subprocess
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pygame
from attrs import frozen

from leonardo import plain_files
from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_bytes
from leonardo.app.kit.shortage import look_for_room
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.theme import Colour

_COLLECTION: Final = b"ttcf"
_UNICODE: Final = ((3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0))
"""The tables of characters that are in Unicode, by platform and encoding: the largest first."""
_SEGMENTS, _GROUPS = 4, 12  # the formats in which nearly all of them are
_LAST: Final = 0xFFFF
_MOST_BYTES: Final = 300_000_000  # far more than the largest collections of fonts have


@cache
def letters_in(path: Path) -> frozenset[int]:
    """Return the code points of the letters of a font file, of its first face; none of what is no such file."""
    try:
        return frozenset(_letters(plain_files.read(path, _MOST_BYTES)))
    except (OSError, struct.error, ValueError):
        return frozenset()


def _letters(data: bytes) -> Iterator[int]:
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == _COLLECTION else 0
    count = struct.unpack_from(">H", data, start + 4)[0]
    tables = {
        data[at : at + 4]: struct.unpack_from(">I", data, at + 8)[0]
        for at in range(start + 12, start + 12 + 16 * count, 16)
    }
    if b"cmap" not in tables:
        return
    table = tables[b"cmap"]
    number = struct.unpack_from(">H", data, table + 2)[0]
    kinds = [struct.unpack_from(">HHI", data, table + 4 + 8 * each) for each in range(number)]
    found = {(platform, encoding): table + offset for platform, encoding, offset in kinds}
    for kind in _UNICODE:
        at = found.get(kind)
        form = struct.unpack_from(">H", data, at)[0] if at is not None else 0
        if at is not None and form in (_SEGMENTS, _GROUPS):
            yield from _in_groups(data, at) if form == _GROUPS else _in_segments(data, at)
            return


def _in_groups(data: bytes, at: int) -> Iterator[int]:
    count = struct.unpack_from(">I", data, at + 12)[0]
    for first, last, _ in struct.iter_unpack(">III", data[at + 16 : at + 16 + 12 * count]):
        yield from range(first, last + 1)


def _in_segments(data: bytes, at: int) -> Iterator[int]:
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    lasts, firsts, deltas, offsets = (
        struct.unpack_from(f">{count}H", data, at + 14 + 2 * count * part + (2 if part else 0)) for part in range(4)
    )
    places = at + 16 + 6 * count
    for segment in range(count):
        for letter in range(firsts[segment], min(lasts[segment], _LAST - 1) + 1):
            if not offsets[segment]:
                glyph = (letter + deltas[segment]) & _LAST
            else:
                place = places + 2 * segment + offsets[segment] + 2 * (letter - firsts[segment])
                glyph = struct.unpack_from(">H", data, place)[0]
            if glyph:
                yield letter


log: Final = logging.getLogger(__name__)

OTHER_LETTERS: Final = "EBGaramond-GreekCyrillic"  # our file with Greek and Cyrillic letters, which goes with all faces
_MORE_LATIN: Final = "EBGaramond-Medium"
"""The face that has most letters of those for text, for what those for titles lack."""
_USUAL: Final = (
    *("segoeui", "arial", "tahoma", "microsoftyahei", "simsun", "yugothic", "msgothic", "malgungothic", "nirmalaui"),
    *("leelawadeeui", "ebrima", "segoeuisymbol", "segoeuiemoji"),
    *("arialunicodems", "hiraginosansgb", "pingfangsc", "applesdgothicneo", "geezapro", "devanagarimt", "thonburi"),
    *("applesymbols", "dejavusans"),
)
"""Fonts that Windows, macOS and others come with, for whatever our faces lack."""
_PATIENCE: Final = 2.0  # seconds that the system has to say which fonts have a letter
_BLOCK: Final = 128  # letters that share a script lie together: of so many, one is asked for where none has it
_ENDINGS: Final = (".ttf", ".otf", ".ttc")
_STYLED: Final = ("Bold", "Italic", "Oblique", "Mono", "Condensed", "Light", "Black", "Thin")
"""What stands in the names of files that are not the plain face of a family."""
_JOINED: Final = "AL"
_BIDI: Final = ("R", _JOINED)  # what letters are called that run from right to left


@frozen
class Run:
    """A piece of a line that one font draws: one of ours or the system's (`None` for the face itself)."""

    text: str
    font: Path | None
    backwards: bool = False  # whether it runs from right to left

    @property
    def joined(self) -> bool:
        """Whether its letters are joined to one another, as Arabic ones are."""
        return self.backwards and any(unicodedata.bidirectional(letter) == _JOINED for letter in self.text)


class Fallback:
    """Finds fonts for letters, and remembers them; asked for many texts, it looks for each script once."""

    def __init__(self) -> None:
        self._found: list[Path] = []
        self._nowhere: set[int] = set()

    def runs(self, text: str, face: Path) -> Sequence[Run]:
        """Return the pieces of a line, each with the font that has its letters; the face draws what none has."""
        own = letters_in(face)
        if text.isascii() or all(_has(own, letter) for letter in text):
            return (Run(text, None),)
        runs: list[Run] = []
        for letter in text:
            font = self._font_of(letter, own, runs[-1].font if runs else None)
            backwards = font is not None and self._runs_back(letter, runs[-1] if runs else None)
            if runs and (runs[-1].font, runs[-1].backwards) == (font, backwards):
                runs[-1] = Run(runs[-1].text + letter, font, backwards)
            else:
                runs.append(Run(letter, font, backwards))
        return runs

    def missing(self, text: str, face: Path) -> str:
        """Return the letters of a text that no font has, each once."""
        own = letters_in(face)
        lacking = (letter for letter in text if not _has(own, letter) and _is_drawn(letter))
        return "".join(dict.fromkeys(letter for letter in lacking if self._beyond(letter) is None))

    def _font_of(self, letter: str, own: frozenset[int], before: Path | None) -> Path | None:
        """Return the font of a letter: marks and spaces go with what stands before them, if that has them."""
        joins = letter.isspace() or unicodedata.category(letter).startswith("M")
        if joins and before is not None and ord(letter) in letters_in(before):
            return before
        return None if _has(own, letter) or not _is_drawn(letter) else self._beyond(letter)

    def _runs_back(self, letter: str, before: Run | None) -> bool:
        if letter.isspace() or unicodedata.category(letter).startswith("M"):
            return before is not None and before.backwards
        return unicodedata.bidirectional(letter) in _BIDI

    def _beyond(self, letter: str) -> Path | None:
        code = ord(letter)
        known = (path for path in (*_ours(), *self._found) if code in letters_in(path))
        found = next(known, None)
        if found is not None or code // _BLOCK in self._nowhere:
            return found
        found = next((path for path in fonts_of_the_system(code) if code in letters_in(path)), None)
        if found is None:
            self._nowhere.add(code // _BLOCK)
        else:
            self._found.append(found)
        return found


FALLBACK: Final = Fallback()  # that of the program


def _has(letters: frozenset[int], letter: str) -> bool:
    if ord(letter) in letters:
        return True
    parts = unicodedata.decomposition(letter).split()
    return bool(parts) and parts[0][0] != "<" and all(int(part, 16) in letters for part in parts)


def _is_drawn(letter: str) -> bool:
    return letter.isprintable() and not letter.isspace()


def _ours() -> list[Path]:
    return [assets_folder() / "fonts" / f"{name}.ttf" for name in (OTHER_LETTERS, _MORE_LATIN)]


def fonts_of_the_system(code: int) -> list[Path]:
    """Return fonts of the system that may have a letter, the likeliest first."""
    listed = _listed(code) if sys.platform not in ("win32", "darwin") else []
    paths = (pygame.font.match_font(name) for name in _USUAL) if not listed else ()
    return [*listed, *(Path(path) for path in paths if path)]


def _listed(code: int) -> list[Path]:
    command = ["fc-list", "-f", "%{file}\n", f":charset={code:x}:color=False"]
    try:
        told = subprocess.run(command, capture_output=True, timeout=_PATIENCE, check=True)  # noqa: S603 - a fixed call
    except (OSError, subprocess.SubprocessError) as problem:
        log.info("no fonts are listed: %s", problem)
        return []
    paths = [Path(line) for line in told.stdout.decode(errors="replace").splitlines()]
    usable = [path for path in paths if path.suffix.lower() in _ENDINGS]
    plain = [path for path in usable if not any(style in path.name for style in _STYLED)]
    return sorted(plain or usable, key=lambda path: ("Serif" not in path.name, path))


_MOST_OTHERS: Final = 8  # other fonts that are kept open for one face at one size


class Typeface:
    """A face, named by its file, at a size in pixels. Lines are as high and lie as deep as those of the face itself.

    Raises:
        AssetsMissingError: if its file is not there or is damaged.
    """

    def __init__(self, face: str, pixels: int) -> None:
        file, share = lettering().face(face)
        self._path = _path_of(file)
        self._pixels = max(1, round(pixels * share))
        self._font = _opened(self._path, self._pixels)
        self._others: dict[tuple[Path, bool, bool], pygame.Font] = {}
        self.get_linesize, self.get_height = self._font.get_linesize, self._font.get_height
        self.get_ascent, self.get_descent = self._font.get_ascent, self._font.get_descent

    def size(self, text: str) -> tuple[int, int]:
        """Return width and height in pixels of a line."""
        runs = FALLBACK.runs(text, self._path)
        if len(runs) == 1 and runs[0].font is None:
            return self._font.size(text)
        return sum(self._of(run).size(run.text)[0] for run in runs), self._font.get_height()

    def render(self, text: str, colour: Colour | pygame.Color) -> pygame.Surface:
        """Return a line; of what no font has, the face draws its box."""
        runs = FALLBACK.runs(text, self._path)
        red, green, blue = pygame.Color(colour)[:3]
        colour = lettering().ink((red, green, blue))
        if len(runs) == 1 and runs[0].font is None:
            return self._font.render(text, True, colour)
        line = pygame.Surface(self.size(text), pygame.SRCALPHA)
        line.fill((*colour, 0))
        left = 0
        for run in runs:
            font = self._of(run)
            wide = font.size(run.text)[0]
            if wide:  # what shows nothing, fonts refuse to draw
                line.blit(font.render(run.text, True, colour), (left, self._font.get_ascent() - font.get_ascent()))
            left += wide
        return line

    def metrics(self, text: str) -> list[Any]:
        return [each for run in FALLBACK.runs(text, self._path) for each in self._of(run).metrics(run.text)]

    def _of(self, run: Run) -> pygame.Font:
        """Return the font of a run, made smaller where its lines would be higher; the face where it is damaged."""
        if run.font is None:
            return self._font
        key = run.font, run.backwards, run.joined
        if key not in self._others:
            if len(self._others) >= _MOST_OTHERS:
                self._others.clear()
            self._others[key] = self._fitted(run)
        return self._others[key]

    def _fitted(self, run: Run) -> pygame.Font:
        try:
            font = pygame.Font(run.font, self._pixels)
            high, room = font.get_height(), self._font.get_height()
            if high > room:
                font = pygame.Font(run.font, max(1, self._pixels * room // high))
            if run.backwards:
                font.set_direction(pygame.DIRECTION_RTL)
            if run.joined:
                font.set_script("Arab")
        except (pygame.error, OSError):
            return self._font
        return font


def missing_letters(text: str, face: str) -> str:
    """Return the letters of a text of which a face, and all fonts beside it, draw only a box, each once."""
    return FALLBACK.missing(text, _path_of(lettering().face(face)[0]))


def _path_of(face: str) -> Path:
    return assets_folder() / "fonts" / f"{face}.ttf"


def _opened(path: Path, pixels: int) -> pygame.Font:
    """Return the font of a file of ours at a size in pixels, opened anew; no file stays open for it.

    Raises:
        AssetsMissingError: if it is not there or is damaged.
    """
    try:
        font = pygame.Font(BytesIO(_content(path)), pixels)
        font.size("a")  # a damaged file opens without an error; to ask such a font for its height ends the process
    except FileNotFoundError:
        raise AssetsMissingError(f"The font “{path.name}”") from None
    except (pygame.error, ValueError) as error:
        look_for_room(error)
        raise AssetsMissingError(f"The font “{path.name}”", damaged=True) from None
    return font


@cache
def _content(path: Path) -> bytes:
    """Return what the file of a face holds: read once, for a font at each size would keep it open."""
    return read_bytes(path)
