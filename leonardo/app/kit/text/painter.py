"""Text on the table: three families of type, sizes in logical units, never under 14 pixels.

Text is made anew for each size. What does not fit is made smaller first, down to 14 pixels (or more in large windows);
a line that is hardly too long then is drawn together, and a longer one ends in an ellipsis.

Fonts set each letter on a whole pixel. At 15 pixels half a pixel is as wide as a stem, and words fall apart: “LABO
RATORY”. Small letters are therefore drawn four times as large and brought down to their size once, so that each
stands where it belongs to a quarter of a pixel. Lines are as high, and lie as deep, as those of the font itself.
"""

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import partial
from typing import Final, Literal

import pygame
from attrs import frozen

from leonardo.app.kit.surface_cache import LruSurfaces, room_for
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.text.plain_text import drawable
from leonardo.app.kit.text.typeface import Typeface
from leonardo.app.kit.theme import INK, Colour

SMALL: Final = 26  # pixels; letters up to this size are drawn larger first

_FINE: Final = 4
MOST_OPEN: Final = 80
"""Faces at a size that are kept open: twice as many as a window needs. Those that were asked for last stay."""
_MOST_SIZES: Final = 400  # texts of which it is kept how large they are: the same ones are measured again and again
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
        large.fill((*lettering().ink(colour), 0))
        large.blit(self._large.render(text, colour), (0, self.ascent * _FINE - self._large.get_ascent()))
        line = pygame.transform.smoothscale(large, (drawn_to or width, height))
        again = line.copy()
        again.set_alpha(_STRENGTH)
        line.blit(again, (0, 0))
        return line


_open: Final[dict[tuple[str, int, bool], Letters]] = {}


def letters_of(face: str, pixels: int) -> Letters:
    """Return the letters of a face at a size in pixels, opened once for all who write with them.

    Raises:
        AssetsMissingError: if the font is not there or is damaged.
    """
    key = face, pixels, lettering().plain
    letters = _open.pop(key, None)
    if letters is None or not letters.usable:
        if len(_open) >= MOST_OPEN:
            del _open[next(iter(_open))]
        letters = Letters(face, pixels)
    _open[key] = letters
    return letters


_FOLDERS: Final = re.compile(r"[^/\\]*[/\\]+|[^/\\]+")  # the parts of a path, each with what ends it

SMALLEST_TEXT: Final = 14  # pixels; no text is smaller at any size of the window

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom", "baseline"]
Place = pygame.Rect | tuple[int, int]
"""A rectangle that the text must not leave, or the point (in pixels) that it is aligned to."""

_LEAST: Final = 13
"""Units of type to which text is made smaller at most, in windows that are seen from farther away than small ones."""
CLOSEST: Final = 0.9  # the share of its width to which a line is drawn together rather than cut: one does not see it
_MOST_IN_A_LINE: Final = 1000
"""Characters of a line that are looked at, at most, to find out how many of them have room."""
_KEPT: Final = 1, 2_000_000
"""So many windows full of lines are kept, which is more than all that stands on a page, or so many pixels."""


class Face(Enum):
    """A face of the three families: EB Garamond for text, Cinzel for titles, Cormorant for flourishes.

    Who wishes for plain letters sees Noto Sans instead of all of them.
    """

    TEXT = "EBGaramond-Regular"
    MEDIUM = "EBGaramond-Medium"
    STRONG = "EBGaramond-SemiBold"
    BOLD = "EBGaramond-Bold"
    ITALIC = "EBGaramond-Italic"
    TITLE = "Cinzel-Regular"
    TITLE_STRONG = "Cinzel-SemiBold"
    TITLE_BOLD = "Cinzel-Bold"
    FLOURISH = "CormorantGaramond-Italic"
    FLOURISH_STRONG = "CormorantGaramond-SemiBoldItalic"


@frozen
class Run:
    """A piece of a line with a face and colour of its own."""

    text: str
    face: Face = Face.TEXT
    colour: Colour = INK


class Painter:
    """Measures and draws text at `k` pixels a logical unit; `scale` is the reader's wish for larger text (1 = none)."""

    def __init__(self, k: float, scale: float = 1.0) -> None:
        self.k = k
        self.scale = scale
        self.smallest = max(SMALLEST_TEXT, int(_LEAST * k))
        """Pixels to which text is made smaller at most, to fit its place."""
        self.cut: set[str] = set()
        """What was shown in part because it did not fit its place; tests see to it that there is nothing."""
        self._heard: list[tuple[str, pygame.Rect]] | None = None
        """The lines that are drawn, and where, while they are only to be heard."""
        self._letters: dict[tuple[Face, int], Letters] = {}
        self._rendered = LruSurfaces[pygame.Surface](partial(room_for, *_KEPT))

    def pixels(self, size: float) -> int:
        """Return the pixels of a type size in logical units: 14 at least, or as much more as the reader wishes."""
        return round(max(SMALLEST_TEXT, size * self.k) * self.scale)

    def forget(self) -> None:
        """Drop the lines that are kept; each is made anew when it is needed."""
        self._rendered.clear()

    def line(self, face: Face, size: float) -> int:
        """Return the height of a line in pixels."""
        return self.letters(face, self.pixels(size)).line

    def measure(self, text: str, face: Face = Face.TEXT, size: float = 24) -> tuple[int, int]:
        """Return width and height in pixels of one line of text."""
        return self.letters(face, self.pixels(size)).size(text)

    def wrap(self, text: str, face: Face, size: float, width: int) -> list[str]:
        """Return the lines of a text that is to be `width` pixels wide; it breaks at spaces and at line ends."""
        return _wrap(self.letters(face, self.pixels(size)), text, width)

    def render(
        self, text: str, face: Face = Face.TEXT, size: float = 24, colour: Colour = INK, width: int | None = None
    ) -> pygame.Surface:
        """Return one line of text as a shared surface, fitted into `width` pixels if that is given; of 0 or less, 1."""
        pixels = self.pixels(size)
        if width is not None:
            width = max(1, width)
            text, pixels = self.fitted(text, face, pixels, width)
        return self.render_at(text, face, pixels, colour, width)

    def lay(
        self,
        surface: pygame.Surface,
        line: pygame.Surface,
        rect: pygame.Rect,
        text: str,
        colour: Colour,  # noqa: ARG002 - for those who look on
    ) -> None:
        """Put a rendered line where it belongs: the one way of all texts to the screen, so that tests can look on."""
        if self._heard is not None:
            self._heard.append((text, rect.copy()))
        surface.blit(line, rect)

    def written(self, draw: Callable[[pygame.Surface], None], size: tuple[int, int]) -> list[tuple[str, pygame.Rect]]:
        """Return the lines that something draws on a window of a size, and where; nothing is seen of it."""
        unseen = pygame.Surface(size)
        unseen.set_clip(pygame.Rect(0, 0, 0, 0))
        before, self._heard = self._heard, []
        try:
            draw(unseen)
            return self._heard
        finally:
            self._heard = before

    def fits(self, text: str, face: Face, size: float, width: int) -> bool:
        """Tell whether a line can be shown whole in `width` pixels, made smaller if need be."""
        return self.letters(face, self.smallest).width(text) <= width or self.measure(text, face, size)[0] <= width

    def draw(
        self,
        surface: pygame.Surface,
        text: str,
        place: Place,
        face: Face = Face.TEXT,
        size: float = 24,
        colour: Colour = INK,
        align: Align = "left",
        valign: Valign = "middle",
        beside: Sequence[str] = (),
    ) -> pygame.Rect:
        """Draw one line and return where it is.

        In a rectangle it is fitted to the width, and no larger than what stands `beside` it in rectangles as wide; at a
        point, `align` and `valign` say which part of the text lies on the point.
        """
        width = place.width if isinstance(place, pygame.Rect) else None
        pixels = self.pixels(size)
        if width is not None:
            for other in beside:
                _, pixels = self.fitted(other, face, pixels, width)
            text, pixels = self.fitted(text, face, pixels, width)
        line = self.render_at(text, face, pixels, colour, width)
        rect = _aligned(line.get_rect(), place, align, valign, self.letters(face, pixels).ascent)
        self.lay(surface, line, rect, text, colour)
        return rect

    def draw_runs(
        self,
        surface: pygame.Surface,
        runs: Sequence[Run],
        place: Place,
        size: float = 24,
        align: Align = "left",
        valign: Valign = "middle",
        beside: Sequence[Sequence[Run]] = (),
    ) -> pygame.Rect:
        """Draw one line of several faces and colours on a common baseline, fitted like `draw`; return where it is.

        It is no larger than the lines that stand `beside` it in rectangles of the same width.
        """
        pixels = self.pixels(size)
        if isinstance(place, pygame.Rect):
            widest = partial(self._widest, (runs, *beside))
            pixels = self._fitting(pixels, widest, place.width)
        ascents = [self.letters(run.face, pixels).ascent for run in runs]
        lines = [self.render_at(run.text, run.face, pixels, run.colour) for run in runs]
        depth = max(line.get_height() - ascent for line, ascent in zip(lines, ascents, strict=True))
        whole = pygame.Rect(0, 0, sum(line.get_width() for line in lines), max(ascents) + depth)
        rect = _aligned(whole, place, align, valign, max(ascents))
        left = rect.left
        for run, line, ascent in zip(runs, lines, ascents, strict=True):
            place = line.get_rect(topleft=(left, rect.top + max(ascents) - ascent))
            self.lay(surface, line, place, run.text, run.colour)
            left += line.get_width()
        return rect

    def _widest(self, lines: Sequence[Sequence[Run]], pixels: int) -> int:
        return max(sum(self.letters(run.face, pixels).width(run.text) for run in runs) for runs in lines)

    def draw_wrapped(
        self,
        surface: pygame.Surface,
        text: str,
        rect: pygame.Rect,
        face: Face = Face.TEXT,
        size: float = 24,
        colour: Colour = INK,
        align: Align = "left",
        valign: Valign = "top",
        beside: Sequence[str] = (),
    ) -> pygame.Rect:
        """Draw as many lines as the text needs, smaller if it is higher than `rect`; return where they are.

        It is no larger than what stands `beside` it in rectangles of the same size.
        """
        sizes = (self._lines(other, face, self.pixels(size), rect)[0] for other in beside)
        pixels, lines = self._block(text, face, min(sizes, default=self.pixels(size)), rect)
        height = self.letters(face, pixels).line
        block = pygame.Rect(rect.left, rect.top, rect.width, height * len(lines))
        if valign == "middle":
            block.centery = rect.centery
        elif valign == "bottom":
            block.bottom = rect.bottom
        for number, line in enumerate(lines):
            place = pygame.Rect(rect.left, block.top + number * height, rect.width, height)
            drawn = self.render_at(line, face, pixels, colour)
            self.lay(surface, drawn, _aligned(drawn.get_rect(), place, align, "top", 0), line, colour)
        return block

    def even_width(self, text: str, face: Face, size: float, width: int) -> int:
        """Return the least width in pixels in which a text has no more lines than in `width`: none is a lone word."""
        letters = self.letters(face, self.pixels(size))
        most = len(_wrap(letters, text, width))
        longest = max(letters.width(word) for word in text.split())
        least = min(longest, width)
        return bisect_left(range(width), True, least, key=lambda wide: len(_wrap(letters, text, wide)) <= most)

    def height_of(self, text: str, face: Face, size: float, width: int) -> int:
        """Return the height in pixels of a text wrapped to `width` pixels."""
        return self.line(face, size) * len(self.wrap(text, face, size, width))

    def holds(self, text: str, face: Face, size: float, rect: pygame.Rect) -> bool:
        """Tell whether a text can be shown whole in a place, wrapped, and made smaller if need be."""
        pixels, lines = self._lines(text, face, self.pixels(size), rect)
        letters = self.letters(face, pixels)
        return letters.line * len(lines) <= rect.height and all(letters.width(line) <= rect.width for line in lines)

    def _block(self, text: str, face: Face, pixels: int, rect: pygame.Rect) -> tuple[int, list[str]]:
        pixels, lines = self._lines(text, face, pixels, rect)
        if self.letters(face, pixels).line * len(lines) > rect.height:
            self.cut.add(text)
        return pixels, lines

    def _lines(self, text: str, face: Face, pixels: int, rect: pygame.Rect) -> tuple[int, list[str]]:
        """Return the largest size at which a text is no higher than its place, or the smallest, and its lines then."""
        lines = _wrap(self.letters(face, pixels), text, rect.width)
        while pixels > self.smallest and self.letters(face, pixels).line * len(lines) > rect.height:
            pixels -= 1
            lines = _wrap(self.letters(face, pixels), text, rect.width)
        return pixels, lines

    def fitted(self, text: str, face: Face, pixels: int, width: int) -> tuple[str, int]:
        """Return the text and the size in pixels with which a line fits into `width` pixels; what does not is cut."""
        pixels = self._fitting(pixels, lambda smaller: self.letters(face, smaller).width(text), width)
        letters = self.letters(face, pixels)
        if letters.width(text) * CLOSEST <= width:
            return text, pixels
        self.cut.add(text)
        known = text[:_MOST_IN_A_LINE]
        kept = bisect_right(range(2, len(known) + 1), width, key=lambda kept: letters.width(_cut(known, kept))) + 1
        return _cut(known, kept), pixels

    def _fitting(self, pixels: int, width: Callable[[int], int], room: int) -> int:
        """Return the largest size, up to `pixels`, whose width is no more than `room`, or the smallest there is."""
        while pixels > self.smallest and (wide := width(pixels)) > room:
            # widths go with the size: what is far too large need not be tried
            pixels = max(self.smallest, min(pixels - 1, pixels * room // wide + 1))
        return pixels

    def letters(self, face: Face, pixels: int) -> Letters:
        """Return the letters of a face at a size in pixels."""
        letters = self._letters.get((face, pixels))
        if letters is None:
            letters = self._letters[face, pixels] = letters_of(face.value, pixels)
        return letters

    def render_at(self, text: str, face: Face, pixels: int, colour: Colour, room: int | None = None) -> pygame.Surface:
        """Return a line at a size in pixels as a shared surface, drawn together if it is wider than its room."""
        width = room if room is not None and self.letters(face, pixels).width(text) > room else None
        key = text, face, pixels, colour, width
        kept = self._rendered.made.get(key)
        if kept is None:
            return self._rendered.get(key, lambda: self.letters(face, pixels).render(text, colour, width))
        kept.used = next(self._rendered.uses)
        return kept.thing


def _cut(text: str, kept: int) -> str:
    return text[:kept].rstrip() + "…"


def _wrap(letters: Letters, text: str, width: int) -> list[str]:
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for gap, piece in _pieces(letters, paragraph, width):
            longer = f"{line}{gap}{piece}" if line else piece
            if line and letters.width(longer) > width:
                lines.append(line)
                line = piece
            else:
                line = longer
        lines.append(line)
    return lines


def _pieces(letters: Letters, paragraph: str, width: int) -> Iterator[tuple[str, str]]:
    """Yield what may stand in a line of its own, with the gap before it: words, and parts of paths too long for one."""
    for word in paragraph.split(" "):
        folders = _FOLDERS.findall(word) if letters.width(word) > width else [word]
        yield from ((" " if number == 0 else "", folder) for number, folder in enumerate(folders))


def _aligned(rect: pygame.Rect, place: Place, align: Align, valign: Valign, ascent: int) -> pygame.Rect:
    box = place if isinstance(place, pygame.Rect) else pygame.Rect(place, (0, 0))
    if align == "left":
        rect.left = box.left
    elif align == "right":
        rect.right = box.right
    else:
        rect.centerx = box.centerx
    if valign == "top":
        rect.top = box.top
    elif valign == "bottom":
        rect.bottom = box.bottom
    elif valign == "middle":
        rect.centery = box.centery
    else:
        rect.top = box.bottom - ascent
    return rect
