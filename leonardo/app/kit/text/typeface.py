"""A face at a size that draws any text: what the face lacks comes from other fonts, line by line on the same base."""

from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pygame

from leonardo.app.kit.asset_files import AssetsMissingError, assets_folder, read_bytes
from leonardo.app.kit.text.fallback import FALLBACK, Run
from leonardo.app.kit.theme import Colour

_MOST_OTHERS: Final = 8
"""Other fonts that are kept open for one face at one size."""


class Typeface:
    """A face, named by its file, at a size in pixels. Lines are as high and lie as deep as those of the face itself.

    Raises:
        AssetsMissingError: if its file is not there or is damaged.
    """

    def __init__(self, face: str, pixels: int) -> None:
        self._path = _path_of(face)
        self._font = _opened(self._path, pixels)
        self._pixels = pixels
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
        if len(runs) == 1 and runs[0].font is None:
            return self._font.render(text, True, colour)
        line = pygame.Surface(self.size(text), pygame.SRCALPHA)
        line.fill((*pygame.Color(colour)[:3], 0))
        left = 0
        for run in runs:
            font = self._of(run)
            wide = font.size(run.text)[0]
            if wide:  # what shows nothing, fonts refuse to draw
                line.blit(font.render(run.text, True, colour), (left, self._font.get_ascent() - font.get_ascent()))
            left += wide
        return line

    def metrics(self, text: str) -> list[Any]:
        """Return for each letter how it lies."""
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
    return FALLBACK.missing(text, _path_of(face))


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
    except (pygame.error, ValueError):
        raise AssetsMissingError(f"The font “{path.name}”", damaged=True) from None
    return font


@cache
def _content(path: Path) -> bytes:
    """Return what the file of a face holds: read once, for a font at each size would keep it open."""
    return read_bytes(path)
