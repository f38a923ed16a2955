"""The purse into which florins are counted for a bid: back and front, so that coins fall in between; and tied."""

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import Colour
from ..drawing.shapes import curve, ellipse, polygon

_LEATHER: Colour = (134, 70, 36)
_STITCH: Colour = (60, 26, 8)
_CORD: Colour = (222, 184, 104)
_SCALE = 8.5
_BODY = [(20, 33), (27, 43), (11, 60), (9, 75), (22, 86), (66, 86), (79, 75), (77, 60), (61, 43), (68, 33), (44, 41)]


def build(album: Album) -> None:
    """Draw the parts of the purse."""
    album.sprite("bid_purse_back", _back(), (0.5, 0.9), (264, 276))
    album.sprite("bid_purse_front", _front(), (0.5, 0.9), (264, 276))
    album.sprite("bid_purse_tied", _tied(), (0.5, 0.9), (264, 276))


def _sheet(name: str) -> Sheet:
    return Sheet(88, 92, f"bid purse {name}", _SCALE)


def _back() -> skia.Image:
    """What is seen behind the coins: the shadow on the table, the rear rim and the dark inside."""
    sheet = _sheet("back")
    pen = sheet.pen
    pen.soft(ellipse(46, 84, 36, 6), (30, 14, 4), 140, 2.4)
    pen.solid(curve([(18, 34), (22, 25), (44, 21), (66, 25), (70, 34), (44, 42)], closed=True), (158, 90, 50), 1.6)
    inside = ellipse(44, 32, 22, 7.5)
    pen.fill(inside, (46, 20, 8))
    pen.stroke(inside, 1.0)
    return sheet.image()


def _front() -> skia.Image:
    """What is seen before them: the body up to the front rim."""
    sheet = _sheet("front")
    _leather(sheet.pen, curve(_BODY, closed=True))
    rim = curve([(19, 32.5), (26, 37.5), (44, 40.5), (62, 37.5), (69, 32.5)])
    sheet.pen.stroke(rim, 4.4)
    sheet.pen.stroke(rim, 2.6, 255, (176, 104, 60))
    _cord(sheet.pen, 46.0, 18.5)
    return sheet.image()


def _tied() -> skia.Image:
    """The purse when it is drawn shut, without a seal."""
    sheet = _sheet("tied")
    pen = sheet.pen
    pen.soft(ellipse(46, 84, 36, 6), (30, 14, 4), 140, 2.4)
    body = [(27, 34), (11, 54), (9, 73), (22, 86), (66, 86), (79, 73), (77, 54), (61, 34), (44, 32)]
    _leather(pen, curve(body, closed=True))
    frill = [(29, 33), (19, 14), (30, 18), (36, 9), (44, 17), (52, 9), (58, 18), (69, 14), (59, 33)]
    pen.solid(curve(frill, closed=True), (158, 90, 50), 1.6)
    for x in (30, 37, 44, 51, 58):
        pen.outline(curve([(x, 32), (44 + (x - 44) * 1.4, 20)]), 1.0, 170, _STITCH)
    _cord(pen, 34.0, 18.5)
    return sheet.image()


def _leather(pen: Pen, body: skia.Path) -> None:
    """The body: light from the left, folds from the mouth downwards, hatching on the far side."""
    pen.fill(body, _LEATHER)
    with pen.within(body):
        pen.radial(body, (32, 54), 50, [((214, 140, 84), 220), (_LEATHER, 60), ((52, 20, 6), 190)])
        for x in (20, 32, 44, 56, 68):
            fold = [(44 + (x - 44) * 0.62, 40), (44 + (x - 44) * 0.75, 49), (x + (x - 44) * 0.2, 64)]
            pen.outline(curve(fold), 1.3, 150, _STITCH)
        pen.hatch(polygon([(56, 34), (86, 50), (82, 90), (52, 90)]), 62, 3, 0.6, 110)
    pen.stroke(body, 1.9)


def _cord(pen: Pen, height: float, half: float) -> None:
    """Two turns of cord around the neck, which is twice `half` wide."""
    for y in (height - 2, height + 1.5):
        turn = curve([(44 - half, y), (44, y + 3), (44 + half, y)])
        pen.stroke(turn, 3.6)
        pen.stroke(turn, 2.0, 255, _CORD)
