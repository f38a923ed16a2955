"""Logical units: everything is measured as on a table of 1920 x 1080, and drawn at the window's real size."""

from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.text.painter import SMALLEST_TEXT

_ROOMY: Final = 0.8  # pixels to a unit from which there is room for all words


@frozen(kw_only=True)
class Page:
    """A window of `size` pixels, `k` of them to a unit; `text_scale` is the wish for larger text (1 = none)."""

    size: tuple[int, int]
    k: float
    text_scale: float = 1.0

    @property
    def compact(self) -> bool:
        """Whether words must be few because text is large beside everything else."""
        return self.k < _ROOMY * self.text_scale

    def px(self, units: float) -> int:
        """Return pixels for a length in units, at least 1."""
        return max(1, round(units * self.k))

    def text(self, units: float) -> int:
        """Return the pixel size of text that is `units` high, which is never too small to read."""
        return round(max(SMALLEST_TEXT, units * self.k) * self.text_scale)


TABLE: Final = (1920, 1080)  # the size, in logical units, that everything is designed for

PAGE: Final = (1080, 1560)
"""The size, in logical units, that pages are designed for in windows that are higher than wide."""

SMALLEST: Final = (1024, 640)  # the smallest window, in pixels


@frozen
class Layout:
    """How logical units lie on a window of `size` pixels.

    A unit is as large as fits a whole `table`, 1920 x 1080 if not said; where the window is wider or higher than that,
    `width` or `height` is larger, so that what belongs to an edge can stay there.
    """

    size: tuple[int, int]
    table: tuple[int, int] = TABLE

    @classmethod
    def of_page(cls, size: tuple[int, int]) -> "Layout":
        """Return the layout for a page of text and widgets: an upright one in a window that is higher than wide."""
        return cls(size, PAGE if size[1] > size[0] else TABLE)

    @property
    def upright(self) -> bool:
        """Whether it is for a page in a window that is higher than wide."""
        return self.table == PAGE

    @property
    def k(self) -> float:
        """Pixels in a logical unit."""
        return min(self.size[0] / self.table[0], self.size[1] / self.table[1])

    @property
    def width(self) -> float:
        """Width of the window in logical units, that of the table or more."""
        return self.size[0] / self.k

    @property
    def height(self) -> float:
        """Height of the window in logical units, that of the table or more."""
        return self.size[1] / self.k

    @property
    def window(self) -> pygame.Rect:
        """The whole window in pixels."""
        return pygame.Rect((0, 0), self.size)

    def px(self, units: float) -> int:
        """Return the nearest whole pixels to a length in logical units."""
        return round(units * self.k)

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a rectangle in logical units; neighbours in units are neighbours in pixels."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + width) - left, self.px(y + height) - top)

    def centred(self, width: float, height: float) -> pygame.Rect:
        """Return the pixels of a rectangle of so many logical units in the middle of the window."""
        return self.rect((self.width - width) / 2, (self.height - height) / 2, width, height)
