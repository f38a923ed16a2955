"""What the end of a game is told on: a step of pale stone, what all steps stand on, and a florin on a pile."""

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import ellipse, polygon, rectangle

WIDTH, HEIGHT = 276, 270
"""Units of the highest block, its top of `TOP` units included; a lower one shows less of the middle."""
TOP = 20
_CORNICE, _PLINTH = 12, 32
"""Units of the moulding along its upper edge, and of the plinth that it stands on."""
_STONE: Colour = (232, 214, 174)
_FOOT: Colour = (218, 192, 144)
_INK: Colour = (70, 44, 20)
_GROOVE: Colour = (132, 100, 60)
_LIT: Colour = (255, 250, 232)
DAIS = (1920, 84)
"""Units of what all blocks stand on: of a narrower one the middle is left out."""
_TREADS = ((0, 28), (44, 56))
"""From where to where its two treads reach, which are seen from above; the rest are the risers under them."""
_COIN = (28, 16)
_GOLD: Colour = (246, 206, 96)


def build(album: Album) -> None:
    """Draw all of it."""
    album.drawing("step", _step(), (WIDTH, HEIGHT), quality=90, rare=False)
    album.drawing("dais", _dais(), DAIS, quality=60, rare=False)
    album.sprite("florin_flat", _coin(), (0.5, 0.5), _COIN)


def _step() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "step", 2)
    pen, foot = sheet.pen, HEIGHT - _PLINTH
    top = polygon([(1, TOP), (TOP, 1), (WIDTH - TOP, 1), (WIDTH - 1, TOP)])
    pen.gradient(top, (0, 0), (0, TOP), [((226, 208, 170), 255), ((255, 248, 228), 255)])
    pen.hatch(top, 4, 4.2, 0.6, 60, _GROOVE)
    front = rectangle(1, TOP, WIDTH - 2, HEIGHT - TOP - 1)
    body = [(lighter(_STONE, 0.25), 255), (_STONE, 255), (_FOOT, 255)]
    pen.gradient(front, (0, TOP), (0, HEIGHT), body)
    die = rectangle(7, TOP + _CORNICE, WIDTH - 14, foot - TOP - _CORNICE)
    with pen.within(die):
        _hatch(pen)
    _moulding(pen)
    _plinth(pen, foot)
    for x in (7, WIDTH - 7):
        pen.line([(x, TOP + _CORNICE), (x, foot)], 1.3, 200, _INK, waver=0.2)
    pen.line([(9, TOP + _CORNICE + 3), (9, foot)], 1.2, 220, _LIT, waver=0.2)
    pen.stroke(top, 1.8, 240, _INK)
    pen.stroke(front, 1.8, 240, _INK)
    return sheet.image()


def _hatch(pen: Pen) -> None:
    """Strokes of the quill in the shade under the moulding and at both edges, with veins and chips between them."""
    upper = TOP + _CORNICE
    for depth, angle in ((16, 62), (9, 118)):
        pen.hatch(rectangle(0, upper, WIDTH, depth), angle, 3.6, 0.6, 84, _INK)
    pen.soft(rectangle(0, upper - 2, WIDTH, 9), (96, 66, 34), 110, 4)
    pen.hatch(rectangle(WIDTH - 40, upper, 40, HEIGHT), 62, 3.6, 0.6, 92, _INK)
    pen.hatch(rectangle(WIDTH - 22, upper, 22, HEIGHT), 118, 4.0, 0.55, 78, _INK)
    pen.soft(rectangle(WIDTH - 18, upper, 22, HEIGHT), (96, 66, 34), 84, 7)
    pen.hatch(rectangle(0, upper, 15, HEIGHT), 62, 4.4, 0.5, 52, _INK)
    for _ in range(52):
        x, y = pen.chance.uniform(10, WIDTH - 30), pen.chance.uniform(upper + 8, HEIGHT)
        reach = pen.chance.uniform(5, 22)
        pen.line([(x, y), (x + reach, y + pen.chance.uniform(-1.4, 1.4))], 0.7, 56, _GROOVE)
    for _ in range(26):
        x, y = pen.chance.uniform(12, WIDTH - 20), pen.chance.uniform(upper + 8, HEIGHT)
        pen.dot(x, y, pen.chance.uniform(0.4, 0.9), _GROOVE, 90)


def _moulding(pen: Pen) -> None:
    """A fillet that takes the light over a hollow in the shade, and a bead under it."""
    rolls: tuple[tuple[float, float, Colour, Colour], ...] = (
        (TOP, 5, _LIT, lighter(_STONE, 0.3)),
        (TOP + 5, 4, darker(_STONE, 0.3), darker(_STONE, 0.12)),
        (TOP + 9, 3, lighter(_STONE, 0.45), darker(_STONE, 0.2)),
    )
    for y, high, lit, dark in rolls:
        inset = 0 if y == TOP else 3 if y == TOP + 5 else 5
        band = rectangle(1 + inset, y, WIDTH - 2 - 2 * inset, high)
        pen.gradient(band, (0, y), (0, y + high), [(lit, 255), (dark, 255)])
        pen.line([(1 + inset, y + high), (WIDTH - 1 - inset, y + high)], 1.1, 215, _INK, waver=0.15)
    pen.hatch(rectangle(4, TOP + 5, WIDTH - 8, 4), 90, 2.6, 0.6, 110, _INK)


def _plinth(pen: Pen, top: float) -> None:
    """A broader course at the foot, under a sloping edge."""
    slope = polygon([(7, top), (WIDTH - 7, top), (WIDTH - 1, top + 5), (1, top + 5)])
    pen.gradient(slope, (0, top), (0, top + 5), [(_LIT, 255), (lighter(_STONE, 0.2), 255)])
    course = rectangle(1, top + 5, WIDTH - 2, HEIGHT - top - 6)
    pen.gradient(course, (0, top + 5), (0, HEIGHT), [(lighter(_STONE, 0.12), 255), (darker(_STONE, 0.16), 255)])
    pen.hatch(rectangle(WIDTH - 44, top + 5, 43, HEIGHT - top - 6), 62, 3.4, 0.55, 84, _INK)
    pen.hatch(rectangle(1, HEIGHT - 7, WIDTH - 2, 6), 70, 3.0, 0.55, 84, _INK)
    pen.line([(7, top), (WIDTH - 7, top)], 1.0, 190, _INK, waver=0.15)
    pen.line([(1, top + 5), (WIDTH - 1, top + 5)], 1.2, 220, _INK, waver=0.15)


def _dais() -> skia.Image:
    """Two broad steps of stone, wider at each tread, with joints between their slabs."""
    wide, high = DAIS
    sheet = Sheet(wide, high, "dais", 1.5)
    pen = sheet.pen
    pen.soft(rectangle(8, 66, wide - 16, 14), (60, 36, 16), 130, 4)
    edges = (18.0, 0.0)
    for (top, edge), inset, foot in zip(_TREADS, edges, (_TREADS[1][0], high - 6), strict=True):
        left, right = 6 + inset, wide - 6 - inset
        tread = polygon([(left, edge), (left + 14, top), (right - 14, top), (right, edge)])
        pen.gradient(tread, (0, top), (0, edge), [((214, 194, 154), 255), ((250, 238, 212), 255)])
        riser = rectangle(left, edge, right - left, foot - edge)
        pen.gradient(riser, (0, edge), (0, foot), [(lighter(_STONE, 0.1), 255), (darker(_FOOT, 0.14), 255)])
        pen.hatch(rectangle(left, edge, right - left, 5), 62, 4.0, 0.55, 80, _INK)
        for x in range(round(left) + 108, round(right) - 60, 132):
            pen.line([(x, edge), (x, foot)], 0.9, 120, _GROOVE, waver=0.2)
        pen.line([(left, edge + 1.4), (right, edge + 1.4)], 1.2, 200, _LIT, waver=0.1)
        for shape in (tread, riser):
            pen.stroke(shape, 1.5, 225, _INK)
    return sheet.image()


def _coin() -> skia.Image:
    """Seen from above its edge."""
    sheet = Sheet(*_COIN, "flat florin", 4)
    pen, x = sheet.pen, _COIN[0] / 2
    for y, colour, reach in ((9.6, (84, 50, 6), 12.8), (9.0, (196, 142, 36), 11.9), (6.8, (84, 50, 6), 12.4)):
        pen.fill(ellipse(x, y, reach, 5.9), colour)
    shine: list[tuple[Colour, float]] = [((255, 242, 186), 255), (_GOLD, 255), ((222, 168, 58), 255)]
    pen.radial(ellipse(x, 6.8, 11.4, 5.1), (x - 4, 5), 15, shine)
    pen.stroke(ellipse(x, 6.8, 8, 3.4), 0.7, 190, (168, 116, 26))
    return sheet.image()
