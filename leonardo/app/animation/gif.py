"""Pictures one after the other as a GIF (89a): each holds what changed since the last one."""

import struct
from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen

from leonardo.app.animation.palette import Colour

_COLOURS: Final = 256
MOST_COLOURS: Final = _COLOURS - 1  # one number means that a pixel stays as it was
_SAME: Final = MOST_COLOURS
_LOOK: Final = 32  # pixels of a row that are compared at once
_SAME_LOOK: Final = bytes([_SAME]) * _LOOK
_BITS: Final = 8  # of a number in the palette
_CLEAR, _END = 1 << _BITS, (1 << _BITS) + 1  # codes that are no pixels
_MOST_CODES: Final = 4096
_BLOCK: Final = 255  # bytes that follow each other at most
_LONGEST: Final = 65_535  # hundredths of a second, in which times are told

Area = tuple[int, int, int, int]  # left, top, width and height


@frozen
class Frame:
    """A picture as numbers in the palette, row by row, and for how many milliseconds it is shown."""

    numbers: bytes
    milliseconds: int


def gif_of(frames: Sequence[Frame], size: tuple[int, int], palette: Sequence[Colour]) -> bytes:
    """Return frames of a size in pixels as an animation that begins anew after its end."""
    colours = b"".join(bytes(colour) for colour in palette).ljust(3 * _COLOURS, b"\0")
    screen = struct.pack("<HHBBB", *size, 0xF0 | _BITS - 1, 0, 0)
    parts = [b"GIF89a", screen, colours, b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"]
    before = b""
    for frame in frames:
        area = _changed(before, frame.numbers, size)
        hundredths = min(_LONGEST, frame.milliseconds // 10)
        parts.append(b"\x21\xf9\x04" + struct.pack("<BHB", 0x05, hundredths, _SAME) + b"\0")
        parts.append(b"\x2c" + struct.pack("<HHHHB", *area, 0) + bytes([_BITS]))
        parts.append(_blocks(_packed(_part(before, frame.numbers, area, size[0]))))
        before = frame.numbers
    return b"".join([*parts, b"\x3b"])


def _changed(before: bytes, now: bytes, size: tuple[int, int]) -> Area:
    """Return the smallest area with all that changed: all of a first picture, one pixel where nothing did."""
    width, height = size
    if not before:
        return 0, 0, width, height
    rows = [row for row in range(height) if _row(before, row, width) != _row(now, row, width)]
    if not rows:
        return 0, 0, 1, 1
    differ = 0  # a number with a byte for each column, which is 0 where no row differs
    for row in rows:
        differ |= int.from_bytes(_row(before, row, width)) ^ int.from_bytes(_row(now, row, width))
    left = width - (differ.bit_length() + 7) // 8
    right = width - ((differ & -differ).bit_length() - 1) // 8
    return left, rows[0], right - left, rows[-1] + 1 - rows[0]


def _row(numbers: bytes, row: int, width: int) -> bytes:
    return numbers[row * width : (row + 1) * width]


def _part(before: bytes, now: bytes, area: Area, width: int) -> bytes:
    """Return the pixels of an area; those that did not change as what means that."""
    if not before:
        return now
    left, top, wide, high = area
    found = bytearray()
    for start in range(top * width + left, (top + high) * width + left, width):
        for at in range(start, start + wide, _LOOK):
            some, old = (each[at : min(at + _LOOK, start + wide)] for each in (now, before))
            if some == old:
                found += _SAME_LOOK[: len(some)]
            else:
                found += bytes([number if number != was else _SAME for number, was in zip(some, old, strict=True)])
    return bytes(found)


def _packed(pixels: bytes) -> bytes:
    """Return pixels by the algorithm of Lempel, Ziv and Welch, in codes of 9 to 12 bits from the lowest bit up.

    A code stands for the longest run of pixels that came before; with the pixel behind it, it is the next new run.
    """
    found = bytearray()
    waiting, bits, width = _CLEAR, _BITS + 1, _BITS + 1
    runs: dict[int, int] = {}
    known = runs.get
    following = _END + 1
    run = pixels[0]
    for pixel in pixels[1:]:
        longer = run << _BITS | pixel
        code = known(longer)
        if code is not None:
            run = code
            continue
        waiting |= run << bits
        bits += width
        run = pixel
        if following < _MOST_CODES:
            if following == 1 << width:
                width += 1
            runs[longer] = following
            following += 1
        else:
            waiting |= _CLEAR << bits
            bits += width
            runs.clear()
            width, following = _BITS + 1, _END + 1
        while bits >= 8:
            found.append(waiting & 255)
            waiting >>= 8
            bits -= 8
    waiting |= run << bits
    bits += width
    if following == 1 << width and width < 12:
        width += 1
    waiting |= _END << bits
    bits += width
    return bytes(found) + waiting.to_bytes((bits + 7) // 8, "little")


def _blocks(content: bytes) -> bytes:
    return b"".join(_sized(content)) + b"\0"


def _sized(content: bytes) -> Iterator[bytes]:
    for at in range(0, len(content), _BLOCK):
        block = content[at : at + _BLOCK]
        yield bytes([len(block)]) + block
