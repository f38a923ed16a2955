"""Pictures as small PNG files: 192 colours, chosen for each picture, are enough for ink, paper and wood."""

import io
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate
from math import sqrt
from pathlib import Path
from typing import Final

import pygame
from attrs import define

COLOURS: Final = 192
FINENESS: Final = 4
"""Each of red, green and blue is rounded to a multiple of this before the colours are counted."""

Colour = tuple[int, int, int]

_ROUNDED: Final = bytes(min(255, (value + FINENESS // 2) // FINENESS * FINENESS) for value in range(256))


def write_png(surface: pygame.Surface, path: Path) -> int:
    """Write a picture into a file, making its folder if need be; return the size of the file in bytes."""
    content = io.BytesIO()
    pygame.image.save(in_few_colours(surface), content, path.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.getvalue())
    return len(content.getvalue())


def in_few_colours(surface: pygame.Surface) -> pygame.Surface:
    """Return a picture with a palette of so few colours."""
    pixels = memoryview(pygame.image.tobytes(surface, "RGBX").translate(_ROUNDED)).cast("I")
    found = Counter(pixels)
    boxes = _boxes([_Counted(_colour(pixel), pixel, count) for pixel, count in found.items()])
    number = {counted.pixel: place for place, box in enumerate(boxes) for counted in box}
    indexed = pygame.image.frombytes(bytes(map(number.__getitem__, pixels)), surface.get_size(), "P")
    indexed.set_palette([_mean(box) for box in boxes])
    return indexed


@define
class _Counted:
    """A colour, the pixel that has it, and how many there are of it."""

    colour: Colour
    pixel: int
    count: int


def _boxes(counted: list[_Counted]) -> list[list[_Counted]]:
    """Divide colours into as many boxes as there may be colours, again and again where the difference is felt most."""
    boxes = [(_felt(counted), counted)]
    while len(boxes) < COLOURS:
        place = max(range(len(boxes)), key=lambda number: boxes[number][0])
        felt, widest = boxes[place]
        if felt == 0:
            break
        boxes[place : place + 1] = [(_felt(half), half) for half in _halves(widest)]
    return [box for _, box in boxes]


def _felt(box: Sequence[_Counted]) -> float:
    """Return how much is lost if a box becomes one colour: rare colours that are far off count, too."""
    return max(_widths(box)) * sqrt(sum(counted.count for counted in box))


def _widths(box: Sequence[_Counted]) -> list[int]:
    channels = list(zip(*(counted.colour for counted in box), strict=True))
    return [max(channel) - min(channel) for channel in channels]


def _halves(box: list[_Counted]) -> tuple[list[_Counted], list[_Counted]]:
    """Cut a box across its widest channel, in the middle of its pixels."""
    widths = _widths(box)
    channel = widths.index(max(widths))
    box.sort(key=lambda counted: (counted.colour[channel], counted.pixel))
    sums = list(accumulate(counted.count for counted in box))
    middle = next(number for number, total in enumerate(sums) if 2 * total >= sums[-1])
    cut = max(1, min(len(box) - 1, middle))
    return box[:cut], box[cut:]


def _mean(box: Sequence[_Counted]) -> Colour:
    total = sum(counted.count for counted in box)
    red, green, blue = (
        round(sum(counted.colour[channel] * counted.count for counted in box) / total) for channel in range(3)
    )
    return red, green, blue


def _colour(pixel: int) -> Colour:
    red, green, blue, _ = pixel.to_bytes(4, sys.byteorder)
    return red, green, blue
