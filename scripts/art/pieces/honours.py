"""What the winner gets: a wreath of laurel, tied with a red ribbon."""

import math

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import VERMILION, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, curve, moved, polygon

SIZE = 170  # units of the square on which the wreath is drawn
_LEAF: Colour = (116, 128, 62)
_STEM: Colour = (92, 74, 34)
_REACH = 66  # units from the middle of the wreath to its stems


def build(album: Album) -> None:
    """Draw the wreath."""
    album.sprite("laurel", _laurel(), (0.5, 0.5))


def _laurel() -> skia.Image:
    """Two branches that rise from the ribbon and nearly meet over a head."""
    sheet = Sheet(SIZE, SIZE, "laurel", 2)
    pen = sheet.pen
    for side in (-1, 1):
        stem = [_on_branch(side, share / 20) for share in range(21)]
        pen.stroke(curve(stem), 2.6, 255, darker(_STEM, 0.4))
        pen.stroke(curve(stem), 1.5, 255, _STEM)
        for number in range(13):
            _pair(pen, side, 0.06 + number * 0.074, 1.06 - number * 0.03)
    _ribbon(pen)
    return sheet.image()


def _on_branch(side: int, share: float) -> Point:
    angle = math.radians(90 - side * (4 + share * 152))
    return SIZE / 2 + _REACH * math.cos(angle), SIZE / 2 + 4 + _REACH * math.sin(angle)


def _pair(pen: Pen, side: int, share: float, scale: float) -> None:
    """A leaf outside and one inside, and a berry now and then."""
    x, y = _on_branch(side, share)
    ahead = _on_branch(side, share + 0.02)
    along = math.degrees(math.atan2(ahead[1] - y, ahead[0] - x))
    for turn in (-34, 34):
        _leaf(pen, x, y, along + turn, scale, lit=(turn < 0) == (side > 0))
    if round(share * 100) % 3 == 0:
        pen.dot(x, y, 2.5, darker(VERMILION, 0.3))
        pen.dot(x - 0.6, y - 0.7, 1.0, lighter(VERMILION, 0.5))


def _leaf(pen: Pen, x: float, y: float, turn: float, scale: float, *, lit: bool) -> None:
    """A pointed leaf with a vein, one half in shadow."""
    colour = lighter(_LEAF, 0.22) if lit else _LEAF
    blade = curve([(0, 0), (7, -4.6), (16, -3.8), (24, 0), (16, 3.8), (7, 4.6)], closed=True)
    shaded = curve([(0, 0), (8, 0.2), (24, 0), (16, 3.8), (7, 4.6)], closed=True)
    pen.soft(moved(blade, x + 1.2, y + 1.8, scale, turn), (40, 24, 8), 90, 1.2)
    leaf = moved(blade, x, y, scale, turn)
    pen.fill(leaf, colour)
    pen.fill(moved(shaded, x, y, scale, turn), darker(colour, 0.24))
    pen.stroke(moved(polygon([(2, 0), (21, 0)], False), x, y, scale, turn), 0.6, 190, darker(_LEAF, 0.6))
    pen.outline(leaf, 0.9, 235)


def _ribbon(pen: Pen) -> None:
    x, y = SIZE / 2, SIZE / 2 + _REACH + 3
    for side in (-1, 1):
        tail = polygon(
            [(x, y), (x + side * 9, y + 1), (x + side * 24, y + 13), (x + side * 17, y + 11.4), (x + side * 17, y + 15)]
        )
        loop = curve(
            [(x, y), (x + side * 9, y - 8), (x + side * 20, y - 5), (x + side * 18, y + 4), (x + side * 8, y + 3)],
            closed=True,
        )
        pen.solid(tail, darker(VERMILION, 0.2), 0.9)
        pen.solid(loop, VERMILION, 0.9)
        pen.outline(curve([(x + side * 3, y - 0.6), (x + side * 10, y - 3), (x + side * 15, y - 2)]), 0.8, 150)
    pen.solid(curve([(x - 4, y - 4), (x + 4, y - 4), (x + 4.6, y + 4), (x - 4.6, y + 4)], closed=True), VERMILION, 0.9)
