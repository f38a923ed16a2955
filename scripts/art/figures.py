"""The pieces people move: apprentices, masters and automata of carved wood and brass, with their shadows and ghosts."""

import skia

from .album import Album
from .carving import Piece, carve, ghost_of, shadow_of, wooden
from .ink import Sheet
from .marks import inlay, mark
from .palette import GOLD, SEATS, darker, lighter
from .relief import Finish
from .shapes import archway, curve, cut, ellipse, gear, join, polygon, rectangle, ring

BRASS = Finish((84, 52, 14), (202, 152, 64), (255, 244, 196), 0.85, 22)
SMALL = 80
"""Units of the square on which an apprentice or an automaton is drawn."""
LARGE = 100
"""Units of the square on which a master is drawn."""
SCALE = 3
"""Pixels of a unit: figures stand larger than life in one's own workshop and on the title."""
FOOT = 0.9
"""Height of the feet on the square, as a share of it."""


def build(album: Album) -> None:
    """Draw every figure in every colour."""
    for seat in SEATS:
        album.sprite(f"apprentice_{seat}", _apprentice(seat), (0.5, FOOT), (SMALL, SMALL))
        album.sprite(f"master_{seat}", _master(seat), (0.5, FOOT), (LARGE, LARGE))
    album.sprite("automaton", _automaton(), (0.5, FOOT), (SMALL, SMALL))
    outlines = {"apprentice": (apprentice(), SMALL), "master": (master(), LARGE), "automaton": (automaton(), SMALL)}
    for name, (outline, size) in outlines.items():
        album.sprite(f"{name}_shadow", shadow_of(outline, size, size, 2.6, SCALE), (0.5, FOOT), (size, size))
    for name in ("apprentice", "master"):
        outline, size = outlines[name]
        album.sprite(f"{name}_ghost", ghost_of(outline, size, size, SCALE), (0.5, FOOT), (size, size))


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


def apprentice() -> skia.Path:
    """Outline: a worker in a soft cap."""
    x, y = SMALL / 2, SMALL * FOOT - 4
    cap = curve(
        [
            (x - 9.6, y - 53.5),
            (x - 8, y - 60.5),
            (x - 1, y - 64.4),
            (x + 7, y - 62.4),
            (x + 11.4, y - 57.4),
            (x + 9.4, y - 53.5),
        ],
        closed=True,
    )
    return join(_body(1.0, x, y), ellipse(x, y - 50.5, 9.4), cap)


def master() -> skia.Path:
    """Outline: larger, in a robe, with a tall crown-like hat."""
    x, y = LARGE / 2, LARGE * FOOT - 5
    s = 1.1
    robe = polygon([(x - 13 * s, y - 30 * s), (x + 13 * s, y - 30 * s), (x + 24 * s, y), (x - 24 * s, y)])
    head = ellipse(x, y - 51 * s, 9.6 * s)
    return join(_body(s, x, y), robe, head, _crown(x, y, s))


def _crown(x: float, y: float, s: float) -> skia.Path:
    tips = [(-11, -57), (-13.4, -70), (-6.4, -64.4), (0, -73), (6.4, -64.4), (13.4, -70), (11, -57)]
    return polygon([(x + dx * s, y + dy * s) for dx, dy in tips])


def automaton() -> skia.Path:
    """Outline: a mechanical knight, square in the shoulders, with a crest on his helmet."""
    x, y = SMALL / 2, SMALL * FOOT - 4
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


def _apprentice(seat: str) -> skia.Image:
    x, y = SMALL / 2, SMALL * FOOT - 4
    piece = Piece(
        apprentice(),
        SMALL,
        SMALL,
        wooden(SEATS[seat]),
        f"apprentice {seat}",
        SCALE,
        thick=4.4,
        rim=2.6,
        relief=_tunic(x, y),
        cut=2.0,
    )
    sheet = carve(piece)
    _inlay(sheet, seat, x, y - 31.4, 7.8)
    return sheet.image()


def _tunic(x: float, y: float) -> skia.Path:
    """What the knife cut into an apprentice: brim, collar, cuffs, belt, apron and soles."""
    brim = curve([(x - 10.5, y - 54.6), (x, y - 56.4), (x + 10.5, y - 54.6)])
    collar = curve([(x - 7.4, y - 43.4), (x, y - 40.6), (x + 7.4, y - 43.4)])
    cuffs = [polygon([(x + s * 23.6, y - 38), (x + s * 20.6, y - 25)], False) for s in (-1, 1)]
    belt = curve([(x - 14.4, y - 22.6), (x, y - 20.4), (x + 14.4, y - 22.6)])
    apron = curve([(x - 7.6, y - 20.8), (x - 9.4, y - 8.6)]), curve([(x + 7.6, y - 20.8), (x + 9.4, y - 8.6)])
    soles = [polygon([(x + s * 5, y - 3.4), (x + s * 21.4, y - 3.4)], False) for s in (-1, 1)]
    return join(*(_groove(line, 1.3) for line in (brim, collar, *cuffs, belt, *apron, *soles)))


def _groove(line: skia.Path, width: float) -> skia.Path:
    """The field that a gouge of this width takes out along a line."""
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap)
    field = skia.Path()
    brush.getFillPath(line, field)
    return field


def _inlay(sheet: Sheet, seat: str, x: float, y: float, radius: float) -> None:
    """The seat's mark let into the wood in pale maple."""
    shape = mark(seat, x, y, radius)
    sheet.pen.stroke(shape, 1.6, 150, darker(SEATS[seat], 0.6))
    sheet.pen.fill(shape, inlay(seat), 235)
    with sheet.pen.within(shape):
        sheet.pen.gradient(
            shape,
            (x - radius, y - radius),
            (x + radius, y + radius),
            [((120, 80, 40), 110), ((255, 250, 236), 0), ((255, 250, 236), 120)],
        )


def _master(seat: str) -> skia.Image:
    x, y, s = LARGE / 2, LARGE * FOOT - 5, 1.1
    piece = Piece(
        master(),
        LARGE,
        LARGE,
        wooden(SEATS[seat]),
        f"master {seat}",
        SCALE,
        thick=5.4,
        rim=3.0,
        relief=_robe(x, y, s),
        cut=2.2,
    )
    sheet = carve(piece)
    _gild_crown(sheet, x, y, s)
    chain = curve([(x - 12.5 * s, y - 41.5 * s), (x - 7 * s, y - 37 * s), (x, y - 35 * s)])
    chain.addPath(curve([(x, y - 35 * s), (x + 7 * s, y - 37 * s), (x + 12.5 * s, y - 41.5 * s)]))
    sheet.pen.stroke(chain, 2.4, 255, darker(GOLD, 0.7))
    sheet.pen.stroke(chain, 1.4, 255, lighter(GOLD, 0.35))
    _inlay(sheet, seat, x, y - 27.4 * s, 9.4)
    return sheet.image()


def _robe(x: float, y: float, s: float) -> skia.Path:
    """What the knife cut into a master: sleeves, the folds of the robe and its hem."""
    folds = [
        curve([(x + dx * 0.62 * s, y - 19 * s), (x + dx * 0.8 * s, y - 11 * s), (x + dx * s, y - 4.6 * s)])
        for dx in (-14, -5, 5, 14)
    ]
    hem = polygon([(x - 23 * s, y - 3.4 * s), (x + 23 * s, y - 3.4 * s)], False)
    cuffs = [polygon([(x + side * 23.4 * s, y - 38 * s), (x + side * 20.4 * s, y - 25 * s)], False) for side in (-1, 1)]
    return join(*(_groove(line, 1.4) for line in (*folds, hem, *cuffs)))


def _gild_crown(sheet: Sheet, x: float, y: float, s: float) -> None:
    outline = _crown(x, y, s)
    jewels = join(*(ellipse(x + dx * s, y - 60.4 * s, 1.5 * s) for dx in (-6.5, 0, 6.5)))
    crown = Piece(
        outline,
        LARGE,
        LARGE,
        Finish((110, 70, 10), (226, 176, 62), (255, 250, 206), 0.9, 20),
        "crown",
        SCALE,
        thick=0,
        rim=1.8,
        wooden=False,
        relief=jewels,
        cut=-2.6,
    )
    sheet.lay(carve(crown).image())
    sheet.pen.fill(jewels, (168, 36, 30))
    sheet.pen.stroke(polygon([(x - 11 * s, y - 57 * s), (x + 11 * s, y - 57 * s)], False), 1.4, 220, darker(GOLD, 0.6))


def _automaton() -> skia.Image:
    x, y = SMALL / 2, SMALL * FOOT - 4
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
        SMALL,
        SMALL,
        BRASS,
        "automaton",
        SCALE,
        thick=4,
        rim=2.4,
        wooden=False,
        relief=join(slits, joints),
        cut=3,
    )
    sheet = carve(piece)
    sheet.pen.fill(ellipse(x, y - 31, 12), (70, 40, 10), 235)
    sheet.pen.stroke(ring(x, y - 31, 12, 11.2), 0.6, 200, (40, 20, 4))
    cog = Piece(
        wheel,
        SMALL,
        SMALL,
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
