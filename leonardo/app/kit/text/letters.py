"""Letters of one face at one size, evenly spaced also where they are small.

Fonts set each letter on a whole pixel. At 15 pixels half a pixel is as wide as a stem, and words fall apart: “LABO
RATORY”. Small letters are therefore drawn four times as large and brought down to their size once, so that each
stands where it belongs to a quarter of a pixel. Lines are as high, and lie as deep, as those of the font itself.
"""

from typing import Final

import pygame

from leonardo.app.kit.text.plain_text import drawable
from leonardo.app.kit.text.typeface import Typeface
from leonardo.app.kit.theme import Colour

SMALL: Final = 26
"""Pixels; letters up to this size are drawn larger first."""

_FINE: Final = 4
_MOST_OPEN: Final = 80
"""Faces at a size that are kept open: twice as many as a window needs. Those that were asked for last stay."""
_MOST_SIZES: Final = 400
"""Texts of which it is kept how large they are: the same ones are measured again and again."""
_STRENGTH: Final = 110
"""How much (0..255) of a small line is laid over it once more, for what its strokes lose by becoming small."""


class Letters:
    """One face of type, named by its file, at a size in pixels.

    Raises:
        AssetsMissingError: if the font is not there or is damaged.
    """

    def __init__(self, face: str, pixels: int) -> None:
        pygame.font.init()
        self._font = Typeface(face, pixels)
        self._large = Typeface(face, pixels * _FINE) if pixels <= SMALL else None
        self._sizes: dict[str, tuple[int, int]] = {}
        self.line = self._font.get_linesize()
        """From the top of one line to the top of the next, in pixels."""
        self.ascent = self._font.get_ascent()
        """From the top of a line down to its baseline, in pixels."""

    @property
    def usable(self) -> bool:
        """Whether it can still be asked for anything: what was opened before pygame was ended cannot."""
        try:
            self._font.get_height()
        except pygame.error:
            return False
        return True

    def width(self, text: str) -> int:
        """Return the width in pixels of one line of text."""
        return self.size(text)[0]

    def size(self, text: str) -> tuple[int, int]:
        """Return width and height in pixels of one line of text."""
        size = self._sizes.get(text)
        if size is None:
            if len(self._sizes) >= _MOST_SIZES:
                self._sizes.clear()
            size = self._sizes[text] = self._measured(drawable(text))
        return size

    def _measured(self, text: str) -> tuple[int, int]:
        if self._large is None:
            return self._font.size(text)
        return -(-self._large.size(text)[0] // _FINE), self._font.get_height()

    def render(self, text: str, colour: Colour, drawn_to: int | None = None) -> pygame.Surface:
        """Return one line of text, as wide as its letters are or drawn together to so many pixels."""
        width, height = self.size(text)
        if width == 0:
            return pygame.Surface((0, height), pygame.SRCALPHA)  # what shows nothing, fonts refuse to draw
        text = drawable(text)
        drawn_to = None if drawn_to is None else max(0, drawn_to)  # a window may be made smaller than anything fits
        if self._large is None:
            line = self._font.render(text, colour)
            return line if drawn_to is None else pygame.transform.smoothscale(line, (drawn_to, line.get_height()))
        large = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
        large.fill((*colour, 0))
        large.blit(self._large.render(text, colour), (0, self.ascent * _FINE - self._large.get_ascent()))
        line = pygame.transform.smoothscale(large, (drawn_to or width, height))
        again = line.copy()
        again.set_alpha(_STRENGTH)
        line.blit(again, (0, 0))
        return line


_open: Final[dict[tuple[str, int], Letters]] = {}


def letters_of(face: str, pixels: int) -> Letters:
    """Return the letters of a face at a size in pixels, opened once for all who write with them.

    Raises:
        AssetsMissingError: if the font is not there or is damaged.
    """
    letters = _open.pop((face, pixels), None)
    if letters is None or not letters.usable:
        if len(_open) >= _MOST_OPEN:
            del _open[next(iter(_open))]
        letters = Letters(face, pixels)
    _open[face, pixels] = letters
    return letters
