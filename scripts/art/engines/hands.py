"""The hands of an auction (rule 6.2): fists that hold their bid, and open palms with room for coins."""

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import IVORY, PALE_SEATS, SEATS, Colour, darker, lighter
from ..drawing.shapes import curve, ellipse, moved, polygon, rectangle
from ..pieces.marks import inlay, mark
from .soldiers import heraldry

SIZE = (120, 160)
_SKIN: Colour = (232, 190, 146)
_SHADE: Colour = (150, 88, 48)


def build(album: Album) -> None:
    """Draw both hands for every colour."""
    for seat in SEATS:
        for name, draw in (("fist", _fist), ("hand", _palm)):
            sheet = Sheet(*SIZE, f"{name} {seat}", 3)
            sheet.pen.soft(ellipse(64, 152, 40, 5), (20, 8, 0), 120, 3)
            draw(sheet.pen)
            _sleeve(sheet.pen, seat)
            album.drawing(f"engines_{name}_{seat}", sheet.image(), SIZE, 84, rare=False)


def _flesh(pen: Pen, shape: skia.Path, line: float = 1.8) -> None:
    """Skin with light from the upper left."""
    box = shape.getBounds()
    stops: list[tuple[Colour, float]] = [(lighter(_SKIN, 0.3), 255), (_SKIN, 255), (darker(_SKIN, 0.28), 255)]
    pen.gradient(shape, (box.left(), box.top()), (box.right(), box.bottom()), stops)
    pen.stroke(shape, line, 240, (84, 44, 20))


def _finger(x: float, y: float, width: float, length: float, turn: float = 0) -> skia.Path:
    """A finger that points up from its root."""
    return moved(rectangle(-width / 2, -length, width, length + width / 2, width / 2), x, y, 1, turn)


def _fist(pen: Pen) -> None:
    """Four fingers closed over the coins, the thumb before them."""
    _flesh(pen, curve([(36, 104), (26, 78), (30, 44), (60, 32), (92, 44), (96, 76), (86, 104), (60, 110)], closed=True))
    for number, (x, top) in enumerate(((37, 40), (53, 33), (69, 34), (84, 42))):
        finger = rectangle(x - 9, top, 18, 44 - number, 9)
        _flesh(pen, finger)
        pen.outline(curve([(x - 6, top + 13), (x, top + 15), (x + 6, top + 13)]), 1.0, 150, _SHADE)
        pen.outline(curve([(x - 5, top + 30), (x, top + 31.5), (x + 5, top + 30)]), 0.9, 120, _SHADE)
    thumb = curve([(24, 76), (30, 68), (48, 70), (70, 74), (76, 82), (70, 90), (48, 90), (30, 90)], closed=True)
    pen.soft(moved(thumb, 1.5, 4), _SHADE, 130, 2)
    _flesh(pen, thumb)
    nail = curve([(64, 77), (72, 79), (72, 85), (64, 86)], closed=True)
    pen.fill(nail, (250, 222, 196))
    pen.stroke(nail, 0.9, 180, _SHADE)


def _palm(pen: Pen) -> None:
    """An open hand, seen from above: what it held is laid into its palm."""
    for x, y, width, length, turn in (
        (42, 62, 15, 44, -12),
        (56, 56, 15.5, 52, -3),
        (71, 57, 15, 49, 5),
        (85, 64, 13.5, 38, 14),
    ):
        finger = _finger(x, y, width, length, turn)
        _flesh(pen, finger)
        for share in (0.42, 0.72):
            crease = moved(curve([(-width * 0.36, 0), (0, 1.4), (width * 0.36, 0)]), x, y, 1, turn)
            up = moved(crease, 0, -length * share)
            pen.outline(up, 0.9, 130, _SHADE)
    _flesh(pen, _finger(34, 92, 17, 36, -52))
    palm = curve([(34, 66), (60, 58), (92, 66), (94, 88), (84, 110), (60, 114), (38, 108), (30, 88)], closed=True)
    pen.fill(palm, _SKIN)
    stops: list[tuple[Colour, float]] = [((255, 232, 204), 255), (_SKIN, 255), (darker(_SKIN, 0.2), 255)]
    pen.radial(palm, (58, 82), 46, stops)
    edge = curve([(94, 84), (84, 110), (60, 114), (38, 108)])
    pen.stroke(edge, 1.8, 240, (84, 44, 20))
    for line in (((40, 76), (56, 84), (88, 80)), ((36, 86), (56, 94), (84, 98)), ((40, 74), (52, 92), (52, 110))):
        pen.outline(curve(line), 1.0, 120, _SHADE)


def _sleeve(pen: Pen, seat: str) -> None:
    """The cuff and the sleeve, in the colour, the hatching and with the mark of the seat."""
    colour = SEATS[seat]
    cloth = polygon([(30, 112), (90, 112), (98, 154), (22, 154)])
    pen.gradient(
        cloth, (22, 112), (98, 150), [(lighter(colour, 0.18), 255), (colour, 255), (darker(colour, 0.35), 255)]
    )
    heraldry(pen, seat, cloth, 5)
    pen.stroke(cloth, 1.8, 245)
    cuff = rectangle(26, 104, 68, 15, 6)
    pen.fill(cuff, IVORY)
    with pen.within(cuff):
        pen.gradient(cuff, (26, 104), (94, 119), [((255, 255, 250), 120), ((190, 160, 110), 130)])
        for number in range(9):
            pen.line([(31 + number * 7.4, 105), (30 + number * 7.4, 118)], 0.8, 120)
    pen.stroke(cuff, 1.6, 240)
    sign = mark(seat, 60, 137, 11)
    pen.stroke(sign, 2.2, 190, lighter(colour, 0.4) if seat in PALE_SEATS else darker(colour, 0.6))
    pen.fill(sign, inlay(seat))
