"""Few colours for many: the palette that pictures share, found by median cut, and their pixels as numbers in it."""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

import pygame
from attrs import frozen

Colour = tuple[int, int, int]

_DEPTH: Final = 16  # bits of a colour before it is looked up: 5 of red, 6 of green, 5 of blue
_WIDTH: Final = 2  # bytes of such a colour
_RED, _GREEN, _BLUE = (11, 31), (5, 63), (0, 31)  # where the parts of a colour lie, and their largest value


class Pixels:
    """The pixels of a picture, row by row, in 65,536 colours."""

    def __init__(self, picture: pygame.Surface) -> None:
        flat = pygame.Surface(picture.get_size(), depth=_DEPTH)
        flat.blit(picture, (0, 0))
        pitch, length = flat.get_pitch(), flat.get_width() * _WIDTH
        raw = flat.get_buffer().raw
        self.size = picture.get_size()
        self.colours = array("H", b"".join(raw[at : at + length] for at in range(0, len(raw), pitch)))


@frozen
class Palette:
    """A few `colours`, and the number of the one for each of 65,536."""

    colours: Sequence[Colour]
    numbers: bytes

    def numbered(self, pixels: Pixels) -> bytes:
        """Return the number in the palette of each pixel."""
        return bytes(map(self.numbers.__getitem__, pixels.colours))


def palette_of(pictures: Iterable[Pixels], most: int) -> Palette:
    """Return a palette of at most so many colours for all these pictures."""
    counts: Counter[int] = Counter()
    for pixels in pictures:
        counts.update(pixels.colours)
    boxes = [_Box(counts, list(counts))]
    while len(boxes) < most and (widest := max(boxes, key=lambda box: box.weight)).weight:
        boxes.remove(widest)
        boxes += widest.halves()
    numbers = bytearray(1 << _DEPTH)
    for number, box in enumerate(boxes):
        for colour in box.colours:
            numbers[colour] = number
    return Palette([box.mean() for box in boxes], bytes(numbers))


class _Box:
    """Colours that are near each other; the more different they are and the more pixels have them, the more `weight`.

    It counts the root of the pixels, so that small things such as shields keep colours of their own.
    """

    def __init__(self, counts: Counter[int], colours: list[int]) -> None:
        self._counts, self.colours = counts, colours
        spans = [(_span(colours, shift, largest), shift, largest) for shift, largest in (_RED, _GREEN, _BLUE)]
        span, self._shift, self._largest = max(spans)
        self._pixels = sum(counts[colour] for colour in colours)
        self.weight = span * sqrt(self._pixels)

    def halves(self) -> "tuple[_Box, _Box]":
        """Return two boxes with half of the pixels each, as far as that can be, parted where colours differ most."""
        self.colours.sort(key=lambda colour: colour >> self._shift & self._largest)
        passed, at = 0, 0
        while at < len(self.colours) - 1 and (at == 0 or 2 * passed < self._pixels):
            passed += self._counts[self.colours[at]]
            at += 1
        return _Box(self._counts, self.colours[:at]), _Box(self._counts, self.colours[at:])

    def mean(self) -> Colour:
        red, green, blue = (self._mean(shift, largest) for shift, largest in (_RED, _GREEN, _BLUE))
        return red, green, blue

    def _mean(self, shift: int, largest: int) -> int:
        total = sum((colour >> shift & largest) * self._counts[colour] for colour in self.colours)
        return round(255 * total / largest / self._pixels)


def _span(colours: Sequence[int], shift: int, largest: int) -> float:
    parts = [colour >> shift & largest for colour in colours]
    return (max(parts) - min(parts)) / largest
