"""Which font draws a letter that a face of the program lacks: one more of ours, or one that the system has.

Our faces have Latin letters. Names may be Greek, Cyrillic or anything else that somebody has on the keyboard.
"""

import logging
import subprocess
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.text.coverage import letters_in

log: Final = logging.getLogger(__name__)

OTHER_LETTERS: Final = "EBGaramond-GreekCyrillic"
"""Our file with Greek and Cyrillic letters, which goes with all faces."""
_MORE_LATIN: Final = "EBGaramond-Medium"
"""The face that has most letters of those for text, for what those for titles lack."""
_USUAL: Final = (
    *("segoeui", "arial", "tahoma", "microsoftyahei", "simsun", "yugothic", "msgothic", "malgungothic", "nirmalaui"),
    *("leelawadeeui", "ebrima", "segoeuisymbol", "segoeuiemoji"),
    *("arialunicodems", "hiraginosansgb", "pingfangsc", "applesdgothicneo", "geezapro", "devanagarimt", "thonburi"),
    *("applesymbols", "dejavusans"),
)
"""Fonts that Windows, macOS and others come with, for whatever our faces lack."""
_PATIENCE: Final = 2.0
"""Seconds that the system has to say which fonts have a letter."""
_BLOCK: Final = 128
"""Letters that share a script lie together: of so many, one is asked for where none has it."""
_ENDINGS: Final = (".ttf", ".otf", ".ttc")
_STYLED: Final = ("Bold", "Italic", "Oblique", "Mono", "Condensed", "Light", "Black", "Thin")
"""What stands in the names of files that are not the plain face of a family."""
_JOINED: Final = "AL"
_BIDI: Final = ("R", _JOINED)
"""What letters are called that run from right to left."""


@frozen
class Run:
    """A piece of a line that one font draws: one of ours or the system's (`None` for the face itself)."""

    text: str
    font: Path | None
    backwards: bool = False
    """Whether it runs from right to left."""

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
        """Return the font that has a letter which a face lacks, if there is one."""
        code = ord(letter)
        known = (path for path in (*_ours(), *self._found) if code in letters_in(path))
        found = next(known, None)
        if found is not None or code // _BLOCK in self._nowhere:
            return found
        found = next((path for path in _of_the_system(code) if code in letters_in(path)), None)
        if found is None:
            self._nowhere.add(code // _BLOCK)
        else:
            self._found.append(found)
        return found


FALLBACK: Final = Fallback()
"""That of the program."""


def _has(letters: frozenset[int], letter: str) -> bool:
    """Whether a font has a letter, or what it is put together from."""
    if ord(letter) in letters:
        return True
    parts = unicodedata.decomposition(letter).split()
    return bool(parts) and parts[0][0] != "<" and all(int(part, 16) in letters for part in parts)


def _is_drawn(letter: str) -> bool:
    """Whether a letter shows anything, as spaces and signs that control something do not."""
    return letter.isprintable() and not letter.isspace()


def _ours() -> list[Path]:
    return [assets_folder() / "fonts" / f"{name}.ttf" for name in (OTHER_LETTERS, _MORE_LATIN)]


def _of_the_system(code: int) -> list[Path]:
    """Return fonts of the system that may have a letter, the likeliest first."""
    listed = _listed(code) if sys.platform not in ("win32", "darwin") else []
    paths = (pygame.font.match_font(name) for name in _USUAL) if not listed else ()
    return [*listed, *(Path(path) for path in paths if path)]


def _listed(code: int) -> list[Path]:
    """Return the fonts that fontconfig says have a letter, where there is that."""
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
