"""The pieces people move: apprentices, masters and automata of carved wood and brass, with their shadows and ghosts."""

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Sheet
from scripts.art.drawing.palette import GOLD, IVORY, PALE_SEATS, SEATS, Colour, darker, lighter
from scripts.art.drawing.shapes import archway, curve, cut, ellipse, gear, join, polygon, rectangle, ring
from scripts.art.materials.relief import BARE, Finish, Piece, carve, empty_of, ghost_of, wooden
from scripts.art.pieces.seats import hat, inlay, mark, trim

BRASS = Finish((84, 52, 14), (202, 152, 64), (255, 244, 196), 0.85, 22)
GILT = Finish((110, 70, 10), (232, 182, 66), (255, 250, 206), 0.9, 20)
SMALL = (76, 96)  # units of the sheet of an apprentice or an automaton, of which 64 are the figure without its hat
LARGE = (88, 112)  # units of the sheet of a master, of which 75 are the figure without its hat
SCALE = 4  # pixels of a unit: figures stand larger than life in one's own hand and on the podium
_SMALL_FEET, _LARGE_FEET = 88, 104  # units from the top of a sheet to the feet; the edge of the wood shows below them
_EDGE = 4
_TALLER = 1.16  # how many times as large a master is
_HALO = 2.8  # how wide the pale line round a figure is: two pixels of a table of 1920x1080
_SHADED = {"yellow": 84}
"""How much of 255 there is of a darker shade at the feet of those whose colour many a floor has."""


def build(album: Album) -> None:
    """Draw every figure in every colour."""
    small, large = (0.5, (_SMALL_FEET + _EDGE) / SMALL[1]), (0.5, (_LARGE_FEET + _EDGE) / LARGE[1])
    for seat in SEATS:
        for name, outline, image, sheet, anchor in (
            ("apprentice", apprentice(seat), worker(seat, _HALO), SMALL, small),
            ("master", master(seat), maestro(seat, _HALO), LARGE, large),
        ):
            for form, picture in (
                ("", image),
                ("_ghost", _ghost(seat, outline, image, sheet)),
                ("_empty", empty_of(outline, *sheet, 2.6)),
            ):
                album.drawing(f"{name}_{seat}{form}", picture, sheet, 94, rare=False, anchor=anchor)
    album.sprite("automaton", knight(_HALO), small, SMALL)
    for name, sheet, anchor, feet in (
        ("apprentice", SMALL, small, _SMALL_FEET),
        ("automaton", SMALL, small, _SMALL_FEET),
        ("master", LARGE, large, _LARGE_FEET),
    ):
        album.sprite(f"{name}_shadow", _shadow(sheet, feet), anchor, sheet)


def _body(scale: float, x: float, y: float) -> skia.Path:
    """A standing worker with arms held out, feet at y, about 62 units high at scale 1; without the head."""
    right = skia.Path()
    right.moveTo(0, -44)
    right.cubicTo(10, -44, 18, -41, 25.5, -35.5)
    right.cubicTo(31, -31.5, 29, -24.5, 23, -25.6)
    right.cubicTo(18, -26.6, 13.6, -29.4, 13, -25.5)
    right.cubicTo(13.4, -18, 18.2, -10, 20.8, -4.2)
    right.cubicTo(22.2, -1, 21, 0, 18.4, 0)
    right.lineTo(7.6, 0)
    right.cubicTo(5.4, 0, 5.2, -2, 4.2, -4.6)
    right.cubicTo(3, -8, 2, -11, 0, -12.4)
    right.close()
    left = skia.Path(right)
    left.transform(skia.Matrix.Scale(-1, 1))
    body = join(right, left)
    body.transform(skia.Matrix.Scale(scale, scale))
    body.transform(skia.Matrix.Translate(x, y))
    return body


def apprentice(seat: str) -> skia.Path:
    """Outline: a worker in the hat of a seat."""
    x, y = SMALL[0] / 2, _SMALL_FEET
    return join(_body(1.0, x, y), ellipse(x, y - 50.5, 9.6), hat(seat, x, y - 61))


def master(seat: str) -> skia.Path:
    """Outline: larger, in a wide robe, in the hat of a seat."""
    x, y, s = LARGE[0] / 2, _LARGE_FEET, _TALLER
    robe = curve(
        [
            (x - 12 * s, y - 34 * s),
            (x + 12 * s, y - 34 * s),
            (x + 19 * s, y - 14 * s),
            (x + 27 * s, y - 1.6),
            (x + 22 * s, y),
            (x - 22 * s, y),
            (x - 27 * s, y - 1.6),
            (x - 19 * s, y - 14 * s),
        ],
        closed=True,
    )
    return join(_body(s, x, y), robe, ellipse(x, y - 50.5 * s, 9.6 * s), hat(seat, x, y - 61 * s, s))


def automaton() -> skia.Path:
    """Outline: a mechanical knight, square in the shoulders, with a crest on his helmet."""
    x, y = SMALL[0] / 2, _SMALL_FEET
    parts = [
        archway(x - 9.4, y - 45, 18.8, 18.6),
        curve([(x - 2, y - 62), (x + 3, y - 65.4), (x + 9, y - 64), (x + 11.4, y - 59), (x + 8, y - 57)], closed=True),
        rectangle(x - 4, y - 48, 8, 6),
        rectangle(x - 16, y - 44, 32, 27, 5),
        rectangle(x - 25, y - 43, 10, 20, 4.5),
        rectangle(x + 15, y - 43, 10, 20, 4.5),
        ellipse(x - 20, y - 21, 5.4),
        ellipse(x + 20, y - 21, 5.4),
        rectangle(x - 14, y - 19, 11, 19, 3),
        rectangle(x + 3, y - 19, 11, 19, 3),
        rectangle(x - 17, y - 5, 15, 5, 2),
        rectangle(x + 2, y - 5, 15, 5, 2),
    ]
    return join(*parts)


def _shadow(size: tuple[float, float], feet: float) -> skia.Image:
    """What a figure throws on the ground, and the darker line where it touches it."""
    sheet, middle, width = Sheet(*size, "shadow", 2.6), size[0] / 2, size[0]
    sheet.pen.soft(ellipse(middle + 4, feet + 1.6, width * 0.4, 5.4), (24, 10, 2), 180, 2.2)
    sheet.pen.soft(ellipse(middle + 1, feet + 2.8, width * 0.34, 3.4), (24, 10, 2), 225, 1.1)
    return sheet.image()


def worker(seat: str, halo: float = 0) -> skia.Image:
    """An apprentice of a seat, with a pale line of such a width round it."""
    x, y = SMALL[0] / 2, _SMALL_FEET
    piece = Piece(
        apprentice(seat),
        *SMALL,
        wooden(SEATS[seat]),
        f"apprentice {seat}",
        SCALE,
        thick=_EDGE,
        rim=2.6,
        relief=_tunic(x, y),
        cut=2.0,
        halo=halo,
    )
    sheet = carve(piece)
    _shade(sheet, seat, piece.outline, y)
    _face(sheet, x, y - 49, 1)
    _cover(sheet, seat, x, y - 61, 1, wooden(_of_cloth(seat)), SMALL)
    _inlay(sheet, seat, x, y - 29.6, 9)
    return sheet.image()


def _shade(sheet: Sheet, seat: str, outline: skia.Path, feet: float) -> None:
    """Darken the lower half of a figure whose colour many a floor comes near to."""
    if seat in _SHADED:
        shade = darker(SEATS[seat], 0.62)
        sheet.pen.gradient(outline, (0, feet - 38), (0, feet), [(shade, 0), (shade, _SHADED[seat])])


def _of_cloth(seat: str) -> Colour:
    """The colour of an apprentice's hat: a little away from that of the tunic, so that both are seen."""
    return darker(SEATS[seat], 0.16) if seat in PALE_SEATS else lighter(SEATS[seat], 0.18)


def _face(sheet: Sheet, x: float, y: float, s: float) -> None:
    """The face, where the wood is left bare, with two eyes."""
    pen, oval = sheet.pen, ellipse(x, y, 7.4 * s, 7.8 * s)
    pen.fill(oval, BARE)
    with pen.within(oval):
        pen.soft(ellipse(x + 5 * s, y + 5 * s, 5 * s, 7 * s), (120, 70, 34), 130, 1.6 * s)
        pen.soft(ellipse(x - 2 * s, y + 1 * s, 3 * s, 3 * s), (255, 236, 200), 150, 1.4 * s)
    pen.stroke(oval, 1.0 * s, 210, (84, 48, 22))
    for side in (-1, 1):
        pen.dot(x + side * 2.9 * s, y + 1.2 * s, 1.15 * s, (52, 30, 14))


def _cover(sheet: Sheet, seat: str, x: float, y: float, s: float, finish: Finish, size: tuple[float, float]) -> None:
    """The hat, a piece of its own that lies over the head."""
    outline, lines = hat(seat, x, y, s), _groove(trim(seat, x, y, s), 1.3 * s)
    gilt = finish is GILT
    cap = Piece(outline, *size, finish, f"hat {seat}", SCALE, thick=0, rim=2.2, wooden=not gilt, relief=lines, cut=2.0)
    sheet.lay(carve(cap).image())
    sheet.pen.stroke(outline, 1.3 * s, 235, darker(finish.shadow, 0.5))


def _tunic(x: float, y: float) -> skia.Path:
    """What the knife cut into an apprentice: collar, cuffs, belt, apron and soles."""
    collar = curve([(x - 7.4, y - 43.4), (x, y - 40.6), (x + 7.4, y - 43.4)])
    cuffs = [polygon([(x + s * 23.6, y - 38), (x + s * 20.6, y - 25)], False) for s in (-1, 1)]
    belt = curve([(x - 14.4, y - 22.6), (x, y - 20.4), (x + 14.4, y - 22.6)])
    apron = curve([(x - 7.6, y - 20.8), (x - 9.4, y - 8.6)]), curve([(x + 7.6, y - 20.8), (x + 9.4, y - 8.6)])
    soles = [polygon([(x + s * 5, y - 3.4), (x + s * 21.4, y - 3.4)], False) for s in (-1, 1)]
    return join(*(_groove(line, 1.3) for line in (collar, *cuffs, belt, *apron, *soles)))


def _groove(line: skia.Path, width: float) -> skia.Path:
    """The field that a gouge of this width takes out along a line."""
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap)
    field = skia.Path()
    brush.getFillPath(line, field)
    return field


def _inlay(sheet: Sheet, seat: str, x: float, y: float, radius: float) -> None:
    """The seat's mark let into the wood, in maple or, on pale wood, in ebony."""
    shape, pale = mark(seat, x, y, radius), seat in PALE_SEATS
    sheet.pen.stroke(shape, 2.4, 190, lighter(SEATS[seat], 0.45) if pale else darker(SEATS[seat], 0.7))
    sheet.pen.fill(shape, inlay(seat))
    if not pale:
        stops: list[tuple[Colour, float]] = [((120, 80, 40), 70), (IVORY, 0), (IVORY, 120)]
        sheet.pen.gradient(shape, (x - radius, y - radius), (x + radius, y + radius), stops)


def maestro(seat: str, halo: float = 0) -> skia.Image:
    """A master of a seat, with a pale line of such a width round it."""
    x, y, s = LARGE[0] / 2, _LARGE_FEET, _TALLER
    piece = Piece(
        master(seat),
        *LARGE,
        wooden(SEATS[seat]),
        f"master {seat}",
        SCALE,
        thick=_EDGE,
        rim=3.0,
        relief=_robe(x, y, s),
        cut=2.2,
        halo=halo,
    )
    sheet = carve(piece)
    _shade(sheet, seat, piece.outline, y)
    _face(sheet, x, y - 49 * s, s)
    _cover(sheet, seat, x, y - 61 * s, s, GILT, LARGE)
    chain = curve([(x - 13 * s, y - 42 * s), (x - 8 * s, y - 38.4 * s), (x, y - 37 * s), (x + 8 * s, y - 38.4 * s)])
    chain.addPath(curve([(x + 8 * s, y - 38.4 * s), (x + 13 * s, y - 42 * s)]))
    sheet.pen.stroke(chain, 4.2, 255, darker(GOLD, 0.7))
    sheet.pen.stroke(chain, 2.6, 255, lighter(GOLD, 0.4))
    _inlay(sheet, seat, x, y - 25 * s, 11.4)
    return sheet.image()


def _ghost(seat: str, outline: skia.Path, image: skia.Image, size: tuple[float, float]) -> skia.Image:
    """Where a held piece would stand, with the mark of its seat."""
    large = size == LARGE
    middle = _LARGE_FEET - 25 * _TALLER if large else _SMALL_FEET - 29.6
    sign = mark(seat, size[0] / 2, middle, 11.4 if large else 9)
    return ghost_of(outline, *size, SEATS[seat], image, sign, inlay(seat), SCALE / 2)


def _robe(x: float, y: float, s: float) -> skia.Path:
    """What the knife cut into a master: sleeves, the folds of the robe and its hem."""
    folds = [
        curve([(x + dx * 0.6 * s, y - 14 * s), (x + dx * 0.8 * s, y - 9 * s), (x + dx * s, y - 4.6 * s)])
        for dx in (-18, -7, 7, 18)
    ]
    hem = polygon([(x - 25 * s, y - 3.4 * s), (x + 25 * s, y - 3.4 * s)], False)
    cuffs = [polygon([(x + side * 23.4 * s, y - 38 * s), (x + side * 20.4 * s, y - 25 * s)], False) for side in (-1, 1)]
    return join(*(_groove(line, 1.4) for line in (*folds, hem, *cuffs)))


def knight(halo: float = 0) -> skia.Image:
    """An automaton, with a pale line of such a width round it."""
    x, y = SMALL[0] / 2, _SMALL_FEET
    wheel = cut(gear(x, y - 31, 10.4, 10, 2.6), ellipse(x, y - 31, 3.2))
    slits = join(
        rectangle(x - 7.4, y - 57.4, 6.2, 2.1, 0.8),
        rectangle(x + 1.2, y - 57.4, 6.2, 2.1, 0.8),
        *(rectangle(x + dx - 0.5, y - 53.4, 1.0, 4.4, 0.4) for dx in (-3, 0, 3)),
    )
    joints = join(
        *(rectangle(x + dx, y - 33, 10, 1.4) for dx in (-25, 15)),
        *(rectangle(x + dx, y - 11, 11, 1.4) for dx in (-14, 3)),
    )
    piece = Piece(
        automaton(),
        *SMALL,
        BRASS,
        "automaton",
        SCALE,
        thick=4,
        rim=2.4,
        wooden=False,
        relief=join(slits, joints),
        cut=3,
        halo=halo,
    )
    sheet = carve(piece)
    sheet.pen.fill(ellipse(x, y - 31, 12), (70, 40, 10), 235)
    sheet.pen.stroke(ring(x, y - 31, 12, 11.2), 0.6, 200, (40, 20, 4))
    cog = Piece(
        wheel,
        *SMALL,
        Finish((96, 58, 16), (232, 188, 92), (255, 250, 214), 0.9, 20),
        "cog",
        SCALE,
        thick=1,
        rim=1.2,
        wooden=False,
    )
    sheet.lay(carve(cog).image())
    sheet.pen.fill(slits, (40, 22, 8), 215)
    for dx in (-13, 13):
        for dy in (-41, -20):
            sheet.pen.dot(x + dx, y + dy, 1.3, (96, 58, 16))
            sheet.pen.dot(x + dx - 0.4, y + dy - 0.4, 0.6, (255, 244, 196))
    return sheet.image()
