"""The pieces of the second game: pawns, little houses, men-at-arms, and the small signs of what one has."""

from collections.abc import Callable

import skia

from scripts.art.album import Album
from scripts.art.citta.plan import QUARTERS
from scripts.art.citta.signs import roundel
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import INK, IVORY, SEATS, VERMILION, WATER_INK, darker, lighter
from scripts.art.drawing.shapes import Point, archway, curve, cut, ellipse, join, polygon, rectangle, star
from scripts.art.materials.relief import Piece, carve, wooden
from scripts.art.pieces.seats import inlay, mark

_WIDE, _HIGH = 72, 92
_HOUSE = (48, 50)


def build(album: Album) -> None:
    for seat in SEATS:
        album.drawing(f"pawn_{seat}", _pawn(seat), (_WIDE, _HIGH), 88, rare=False, anchor=(0.5, (_HIGH - 8) / _HIGH))
        album.drawing(f"house_{seat}", _house(seat), _HOUSE, 88, rare=False, anchor=(0.5, 0.94))
    for quarter in QUARTERS:
        for lit in (True, False):
            sheet = Sheet(44, 44, f"quarter {quarter}", 4)
            roundel(sheet.pen, quarter, 22, 22, 20, lit=lit)
            album.sprite(f"quarter_{quarter}{'' if lit else '_pale'}", sheet.image(), (0.5, 0.5), (44, 44))
    for name, draw in _SIGNS.items():
        sheet = Sheet(48, 48, name, 4)
        draw(sheet.pen)
        album.sprite(f"citta_{name}", sheet.image(), (0.5, 0.5), (48, 48))


def _hat(seat: str, x: float, y: float) -> skia.Path:
    """Crown cap, beret, feathered hat, turban, mitre or hood: seats are told by it too."""
    if seat == "red":
        tips = ((-11, 2), (-9, -17), (-3, -13), (0, -21), (3, -13), (9, -17), (11, 2))
        return polygon([(x + dx, y + dy) for dx, dy in tips])
    if seat == "blue":
        beret = ((-20, -4), (-13, -13), (3, -15), (20, -8), (18, 2), (-12, 3))
        return curve([(x + dx, y + dy) for dx, dy in beret], closed=True)
    if seat == "green":
        cone = polygon([(x - 17, y + 4), (x - 10, y - 1), (x + 1, y - 21), (x + 10, y - 1), (x + 17, y + 4)])
        feather = [(x + 5, y - 3), (x + 15, y - 12), (x + 25, y - 15), (x + 21, y - 6), (x + 8, y)]
        return join(cone, curve(feather, closed=True))
    if seat == "yellow":
        return join(ellipse(x, y - 5, 16.5, 9.5), ellipse(x, y - 15, 7, 5))
    if seat == "purple":
        return polygon([(x - 9, y + 2), (x - 11, y - 10), (x, y - 24), (x + 11, y - 10), (x + 9, y + 2)])
    hood = ((-12, 9), (-13, -5), (-3, -16), (9, -13), (14, -3), (12, 9), (18, 16), (-17, 15))
    return curve([(x + dx, y + dy) for dx, dy in hood], closed=True)


def _robe(x: float, y: float) -> skia.Path:
    robe = skia.Path()
    robe.moveTo(x - 24, y)
    robe.lineTo(x - 24, y - 6)
    robe.quadTo(x - 23, y - 9, x - 18, y - 10)
    robe.cubicTo(x - 15, y - 22, x - 17, y - 32, x - 14, y - 41)
    robe.quadTo(x - 8, y - 46, x, y - 46)
    robe.quadTo(x + 8, y - 46, x + 14, y - 41)
    robe.cubicTo(x + 17, y - 32, x + 15, y - 22, x + 18, y - 10)
    robe.quadTo(x + 23, y - 9, x + 24, y - 6)
    robe.lineTo(x + 24, y)
    robe.close()
    return robe


def _edge(*lines: skia.Path) -> skia.Path:
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=1.6, StrokeCap=skia.Paint.kRound_Cap)
    cuts = []
    for line in lines:
        groove = skia.Path()
        brush.getFillPath(line, groove)
        cuts.append(groove)
    return join(*cuts)


def _pawn(seat: str) -> skia.Image:
    """A turned wooden figure with the hat and the mark of its seat."""
    x, y, colour = _WIDE / 2, _HIGH - 9, SEATS[seat]
    hat = _hat(seat, x, y - 60)
    outline = join(_robe(x, y), ellipse(x, y - 53, 11), hat)
    hems = _edge(
        curve([(x - 19, y - 11), (x, y - 8.4), (x + 19, y - 11)]),
        curve([(x - 11, y - 43), (x, y - 39.6), (x + 11, y - 43)]),
    )
    piece = Piece(outline, _WIDE, _HIGH, wooden(colour), f"pawn {seat}", 4, thick=4.6, rim=3.2, relief=hems, cut=2.4)
    sheet = carve(piece)
    pen = sheet.pen
    sign = mark(seat, x, y - 25, 8.4)
    pen.stroke(sign, 1.6, 150, darker(colour, 0.6))
    pen.fill(sign, inlay(seat), 240)
    bare = (228, 186, 132)
    face = ellipse(x + 0.5, y - 58, 7.4, 9) if seat == "bone" else cut(ellipse(x, y - 51.5, 9), hat)
    pen.radial(face, (x - 3, y - 56), 15, [(lighter(bare, 0.45), 255.0), (bare, 255.0), (darker(bare, 0.4), 255.0)])
    pen.stroke(face, 1.1, 220, darker(colour, 0.75))
    if seat == "bone":
        pen.stroke(outline, 1.6, 255, (84, 58, 30))
    else:
        pen.stroke(hat, 1.3, 235, darker(colour, 0.78))
    _trimming(pen, seat, x, y)
    return sheet.image()


def _trimming(pen: Pen, seat: str, x: float, y: float) -> None:
    """Gold on the crown cap, folds of the turban, the quill of the feather, the cross of the mitre."""
    if seat == "red":
        band = polygon([(x - 10.6, y - 58.4), (x + 10.6, y - 58.4), (x + 10, y - 63), (x - 10, y - 63)])
        pen.fill(band, (240, 196, 90))
        pen.stroke(band, 0.9)
    elif seat == "yellow":
        for k in (-7, 0, 7):
            fold = curve([(x + k - 3, y - 57), (x + k + 1, y - 65), (x + k + 5, y - 72)])
            pen.stroke(fold, 1.0, 150, darker(SEATS[seat], 0.6))
    elif seat == "green":
        pen.stroke(curve([(x + 7, y - 62), (x + 15, y - 68), (x + 23, y - 73)]), 1.2, 220, (240, 240, 214))
    elif seat == "purple":
        pen.stroke(polygon([(x, y - 60), (x, y - 80)], closed=False), 1.8, 230, (240, 206, 120))
        pen.stroke(polygon([(x - 5, y - 71), (x + 5, y - 71)], closed=False), 1.8, 230, (240, 206, 120))


def _house(seat: str) -> skia.Image:
    """A small wooden house with the mark of its seat, as it marks what is owned."""
    corners = (
        (5, 44), (5, 22), (2, 22), (24, 3), (34, 11), (34, 6), (39, 6), (39, 16), (46, 22), (43, 22), (43, 44),
    )  # fmt: skip
    shape = polygon([(float(x), float(y)) for x, y in corners])
    sheet = carve(Piece(shape, *_HOUSE, wooden(SEATS[seat]), f"house {seat}", 5, thick=3.6, rim=2.6))
    sign = mark(seat, 24, 29, 9.6)
    sheet.pen.stroke(sign, 1.6, 160, darker(SEATS[seat], 0.6))
    sheet.pen.fill(sign, inlay(seat), 245)
    return sheet.image()


def _man(pen: Pen) -> None:
    """A man-at-arms: sallet, halberd, breastplate."""
    with pen.placed(21, 42, 1.15):
        pen.stroke(polygon([(9, 2), (9, -30)], closed=False), 3.2)
        pen.stroke(polygon([(9, 2), (9, -30)], closed=False), 1.6, 255, (150, 104, 60))
        blade = polygon([(9, -24), (15, -29), (14, -20), (9, -18), (9, -36), (6.6, -28)])
        body = curve([(-8, 2), (-9, -10), (-5, -15), (3, -15), (7, -10), (6, 2)], closed=True)
        helm = curve([(-8, -14), (-7, -23), (-1, -26.6), (5, -23), (7, -16), (-1, -14)], closed=True)
        for shape in (blade, body, helm):
            pen.fill(shape, (150, 156, 162))
            pen.stroke(shape, 1.3)
        for shape in (body, helm):
            stops = [((255, 255, 255), 160.0), ((255, 255, 255), 0.0), ((20, 20, 30), 110.0)]
            pen.gradient(shape, (-8, 0), (7, 0), stops)
        pen.stroke(polygon([(-6, -18.4), (5.6, -18.4)], closed=False), 1.5)


def _bridge(pen: Pen) -> None:
    with pen.placed(24, 28, 1.35):
        shape = polygon([(-15, 2), (-15, -9), (0, -13), (15, -9), (15, 2)])
        for k in (-7, 7):
            shape = cut(shape, archway(k - 4.6, 3, 9.2, 9))
        pen.fill(shape, (224, 196, 146))
        pen.stroke(shape, 1.3)
        pen.stroke(curve([(-15, 5), (-8, 3.4), (0, 5), (8, 3.4), (15, 5)]), 1.6, 255, WATER_INK)


def _work(pen: Pen) -> None:
    frame, inner = rectangle(7, 3, 34, 42, 2), rectangle(13, 9, 22, 30)
    pen.gradient(frame, (7, 3), (41, 45), [((255, 224, 130), 255), ((176, 122, 34), 255)])
    pen.stroke(frame, 2)
    pen.fill(inner, (98, 120, 116))
    with pen.within(inner):
        pen.fill(curve([(13, 45), (17, 29), (24, 26), (31, 29), (35, 45)], closed=True), (150, 50, 38))
        pen.dot(24, 21, 5.4, (240, 206, 168))
    pen.stroke(inner, 1.6)


def _office(pen: Pen) -> None:
    loop = curve([(6, 6), (9, 24), (24, 35), (39, 24), (42, 6)])
    pen.stroke(loop, 7)
    pen.stroke(loop, 4.2, 255, (236, 190, 80))
    pen.fill(ellipse(24, 37, 8), (236, 190, 80))
    pen.stroke(ellipse(24, 37, 8), 1.8)
    pen.fill(star(24, 37, 5, 8, 0.5), (150, 40, 26))


def _crown(pen: Pen) -> None:
    """A crown: a whole quarter."""
    shape = polygon([(5, 38), (3, 14), (14, 24), (24, 6), (34, 24), (45, 14), (43, 38)])
    pen.stroke(shape, 4, 255)
    pen.gradient(shape, (0, 6), (0, 38), [((255, 236, 150), 255), ((222, 158, 26), 255)])
    pen.stroke(polygon([(6, 33), (42, 33)], closed=False), 2, 220)
    for at in ((3, 14), (24, 6), (45, 14)):
        pen.dot(*at, 3.4, VERMILION, 255)


def _gem(pen: Pen) -> None:
    shape: list[Point] = [(24, 44), (5, 18), (13, 6), (35, 6), (43, 18)]
    pen.gradient(polygon(shape), (6, 6), (40, 44), [((250, 140, 130), 255), ((190, 30, 40), 255), ((100, 8, 20), 255)])
    for line in (
        [(5, 18), (43, 18)],
        [(13, 6), (17, 18), (24, 44)],
        [(35, 6), (31, 18), (24, 44)],
        [(17, 18), (24, 6), (31, 18)],
    ):
        pen.stroke(polygon(line, closed=False), 1.2, 170, (255, 220, 210))
    pen.stroke(polygon(shape), 2.2)


def _ivory(pen: Pen) -> None:
    tusk = skia.Path()
    tusk.moveTo(5, 12)
    tusk.cubicTo(8, 34, 24, 44, 44, 34)
    tusk.cubicTo(32, 34, 20, 26, 17, 8)
    tusk.close()
    pen.gradient(tusk, (5, 8), (40, 44), [((255, 252, 240), 255), ((236, 222, 188), 255), ((190, 164, 118), 255)])
    pen.stroke(tusk, 2.2)
    pen.stroke(curve([(9, 14), (15, 29), (30, 36)]), 1.1, 140)
    band = polygon([(4, 12), (17, 8), (18, 14), (6, 18)])
    pen.fill(band, (216, 164, 60))
    pen.stroke(band, 1.8)


def _gold(pen: Pen) -> None:
    for x, y in ((4.0, 32.0), (24.0, 32.0), (14.0, 18.0)):
        top = [(x + 4, y), (x + 18, y), (x + 15, y - 6), (x + 7, y - 6)]
        pen.face([(x, y + 11), (x + 20, y + 11), (x + 18, y), (x + 3, y)], (226, 168, 40), 1.8)
        pen.face(top, (255, 224, 120), 1.6)
        pen.soft(ellipse(x + 8, y + 4, 4, 2), (255, 250, 210), 150, 1.2)


def _spices(pen: Pen) -> None:
    sack = curve([(9, 44), (6, 28), (14, 17), (34, 17), (42, 28), (39, 44), (24, 46)], closed=True)
    pen.gradient(sack, (6, 17), (42, 46), [((222, 190, 134), 255), ((190, 148, 92), 255), ((134, 92, 48), 255)])
    pen.hatch(sack, 60, 3.4, 0.7, 90)
    pen.stroke(sack, 2.2)
    heap = curve([(11, 19), (16, 9), (24, 5), (32, 9), (37, 19), (24, 23)], closed=True)
    pen.fill(heap, (196, 84, 24))
    pen.stroke(heap, 2)
    for x, y in ((18, 14), (25, 10), (30, 15), (23, 17)):
        pen.dot(x, y, 1.6, (250, 190, 90))


def _lily(pen: Pen) -> None:
    """The sign of the Guelphs: a red lily on white."""
    _banner(pen, (250, 244, 230), lambda: pen.fill(_fleur(24, 22, 13), VERMILION))


def _eagle(pen: Pen) -> None:
    """The sign of the Ghibellines: a black eagle on gold."""

    def bird() -> None:
        for way in (-1, 1):
            wing = ((2, -9), (13, -13), (14, 5), (9, 1), (8, 8), (5, 3), (3, 9))
            pen.fill(polygon([(24 + way * x, 22 + y) for x, y in wing]), (30, 20, 14))
        body = curve([(24, 8), (28, 13), (27, 28), (24, 37), (21, 28), (20, 13)], closed=True)
        pen.fill(join(body, ellipse(24, 10, 4)), (30, 20, 14))
        pen.fill(polygon([(27, 9), (32, 11), (27, 12)]), (176, 40, 26))

    _banner(pen, (238, 192, 78), bird)


def _fleur(x: float, y: float, r: float) -> skia.Path:
    middle = curve(
        [(x, y - r), (x + r * 0.34, y - r * 0.2), (x, y + r * 0.5), (x - r * 0.34, y - r * 0.2)], closed=True
    )
    petals = [middle]
    for way in (-1, 1):
        petal = (
            (0.12, 0.34), (0.34, -0.3), (0.72, -0.62), (0.98, -0.2), (0.84, 0.14), (0.7, -0.14), (0.52, 0.2),
            (0.3, 0.5),
        )  # fmt: skip
        petals.append(curve([(x + way * px * r, y + py * r) for px, py in petal], closed=True))
    foot = polygon([(x, y + r * 0.4), (x + r * 0.3, y + r * 1.05), (x - r * 0.3, y + r * 1.05)])
    return join(*petals, rectangle(x - r * 0.6, y + r * 0.3, r * 1.2, r * 0.22, 1), foot)


def _banner(pen: Pen, ground: tuple[int, int, int], charge: Callable[[], None]) -> None:
    shape = skia.Path()
    shape.moveTo(6, 3)
    shape.lineTo(42, 3)
    shape.lineTo(42, 40)
    shape.lineTo(33, 35)
    shape.lineTo(24, 45)
    shape.lineTo(15, 35)
    shape.lineTo(6, 40)
    shape.close()
    pen.fill(shape, ground)
    charge()
    pen.stroke(shape, 2.2, 255, INK)


def _nothing(pen: Pen) -> None:
    """A dove: an event by which nothing happens."""
    body = curve([(6, 30), (18, 22), (32, 20), (40, 13), (43, 17), (38, 29), (24, 38), (14, 35)], closed=True)
    wing = curve([(17, 24), (13, 8), (25, 12), (33, 24), (24, 30)], closed=True)
    for shape in (body, wing):
        pen.fill(shape, IVORY)
        pen.stroke(shape, 1.8)
    pen.dot(39.5, 17, 1.2)
    pen.stroke(curve([(43, 18), (46, 22), (44, 27)]), 1.8, 255, (92, 110, 50))


_SIGNS: dict[str, Callable[[Pen], None]] = {
    "man": _man,
    "bridge": _bridge,
    "work": _work,
    "office": _office,
    "crown": _crown,
    "gem": _gem,
    "ivory": _ivory,
    "gold": _gold,
    "spices": _spices,
    "guelph": _lily,
    "ghibelline": _eagle,
    "nothing": _nothing,
}
