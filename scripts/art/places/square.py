"""The great square before the cathedral in the evening, where the end of a game is told: its step and its people."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import skia

from scripts.art.album import Album
from scripts.art.city import folk, halls, landmarks, town
from scripts.art.city.country import ground, hills, plain, sky, streets
from scripts.art.city.plan import SITES, Site, depth_scale
from scripts.art.city.town import stretch
from scripts.art.drawing.ink import Pen, Sheet, colour_of
from scripts.art.drawing.palette import Colour, darker, lighter
from scripts.art.drawing.shapes import Point, curve, ellipse, polygon, rectangle

WIDTH, HEIGHT = 1920, 1080
_NEARER = 2.5
_LEFT, _TOP = 121, -36  # how large, and from where on, the quarter of the cathedral is drawn: in units of the city
_MIDDLE = 505
_FAR, _NEAR = 250, 404
_FAR_HALF, _NEAR_HALF = 236, 436  # the pavement, in units of the city
_FREE = {
    "great square, far half": Site(_MIDDLE, 318, 300, 300, 78, 4),
    "great square, near half": Site(_MIDDLE, 460, 424, 424, 138, 0),
}
_SHOWN: dict[str, Callable[[Pen], None]] = {
    "A": landmarks.palace,
    "cathedral": landmarks.cathedral,
    "baptistery": landmarks.baptistery,
    "B": halls.workshop,
    "C": halls.academy,
}
"""The sights about the square, by the names of their sites."""
_SKY: Colour = (240, 214, 160)
_HAZE: Colour = (250, 232, 190)
_HAZY = (96, 150, 262)
"""Where the haze before hills and houses begins, where it is thick, and where it ends: the pavement is clear of it."""
_VEIL = 62
_BLUR = 0.9  # how thick it is at most, of 255, and by how many pixels of the picture it blurs what lies behind
_JOINT: Colour = (150, 118, 76)


def build(album: Album) -> None:
    """Draw the square, the podium and the people."""
    album.painting("square", _square(), quality=80)
    _build_podium(album)
    _build_spectators(album)


def _square() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "square", 2)
    pen = sheet.pen
    pen.fill(rectangle(0, 0, WIDTH, HEIGHT), _SKY)
    with pen.placed(0, 0, _NEARER), pen.placed(-_LEFT, -_TOP), _kept_free():
        sky(pen)
        above = rectangle(_LEFT, _TOP, WIDTH / _NEARER, 130)
        pen.gradient(above, (0, _TOP), (0, _TOP + 130), [(_SKY, 255), (_SKY, 255), (_SKY, 0), (_SKY, 0)])
        for land in (hills, plain, ground, streets):
            land(pen)
        stretch(pen, near=False)
        things = sorted(_things(pen), key=lambda thing: thing[0])
        for y, draw in things:
            if y < _FAR:
                draw()
    _haze(sheet)
    with pen.placed(0, 0, _NEARER), pen.placed(-_LEFT, -_TOP), _kept_free():
        _pave(pen)
        for y, draw in things:
            if y >= _FAR:
                draw()
        for x, y, width, count in ((158, 300, 60, 9), (790, 296, 64, 10), (250, 268, 60, 6), (700, 266, 50, 5)):
            folk.crowd(pen, x, y, width, 12, count, depth_scale(y) * 1.3)
    _evening(sheet)
    return sheet.image()


def _things(pen: Pen) -> list[tuple[float, Callable[[], None]]]:
    """Landmarks and houses with the ground that they stand on."""
    sights = [(SITES[name].y, partial(_heavy, pen, draw)) for name, draw in _SHOWN.items()]
    return [*sights, *town.fabric(pen)]


def _heavy(pen: Pen, draw: Callable[[Pen], None]) -> None:
    with pen.pressed(1.3):
        draw(pen)


@contextmanager
def _kept_free() -> Iterator[None]:
    SITES.update(_FREE)
    try:
        yield
    finally:
        for name in _FREE:
            del SITES[name]


def _half(y: float) -> float:
    return _FAR_HALF + (_NEAR_HALF - _FAR_HALF) * (y - _FAR) / (_NEAR - _FAR)


def _pave(pen: Pen) -> None:
    """Flags of pale stone with two bands of brick, in perspective."""
    corners: list[Point] = [
        (_MIDDLE - _FAR_HALF, _FAR),
        (_MIDDLE + _FAR_HALF, _FAR),
        (_MIDDLE + _NEAR_HALF, _NEAR),
        (_MIDDLE - _NEAR_HALF, _NEAR),
    ]
    field = polygon(corners)
    pen.soft(polygon([(x, y + 2) for x, y in corners]), (92, 62, 28), 120, 4)
    pen.gradient(field, (0, _FAR), (0, _NEAR), [((222, 202, 162), 255), ((246, 232, 202), 255)])
    with pen.within(field):
        for share in (-0.62, 0.62):
            wide = 0.05
            pen.fill(
                polygon(
                    [
                        (_MIDDLE + (share - wide) * _FAR_HALF, _FAR),
                        (_MIDDLE + (share + wide) * _FAR_HALF, _FAR),
                        (_MIDDLE + (share + wide) * _NEAR_HALF, _NEAR),
                        (_MIDDLE + (share - wide) * _NEAR_HALF, _NEAR),
                    ]
                ),
                (206, 152, 112),
                150,
            )
        for row in range(1, 14):
            y = _FAR + (_NEAR - _FAR) * (row / 14) ** 1.5
            pen.line([(_MIDDLE - _half(y), y), (_MIDDLE + _half(y), y)], 0.5, 120, _JOINT)
        for column in range(-16, 17):
            ends = [(_MIDDLE + column / 16 * half, y) for half, y in ((_FAR_HALF, _FAR), (_NEAR_HALF, _NEAR))]
            pen.line(ends, 0.5, 105, _JOINT)
    pen.line([corners[3], corners[0], corners[1], corners[2]], 1.2, 230)


def _haze(sheet: Sheet) -> None:
    """Warm air before all that is far away, so that what is told before it stands out."""
    begins, thick, ends = ((y - _TOP) * _NEARER for y in _HAZY)
    canvas = sheet.pen.canvas
    far, soft = sheet.image(), skia.Paint(ImageFilter=skia.ImageFilters.Blur(_BLUR, _BLUR))
    canvas.save()
    canvas.clipRect(skia.Rect.MakeLTRB(0, begins, WIDTH, ends))
    canvas.drawImageRect(far, skia.Rect.MakeWH(WIDTH, HEIGHT), skia.SamplingOptions(skia.FilterMode.kLinear), soft)
    canvas.restore()
    veil = [(_HAZE, 0), (_HAZE, _VEIL), (_HAZE, _VEIL)]
    sheet.pen.gradient(rectangle(0, begins, WIDTH, ends - begins), (0, begins), (0, 2 * thick - begins), veil)


def _evening(sheet: Sheet) -> None:
    """Low sun over the dome; darkness at the edges and where the buttons stand."""
    whole = rectangle(0, 0, WIDTH, HEIGHT)
    light = [((255, 228, 164), 70), ((255, 190, 100), 40), ((60, 26, 8), 200)]
    sheet.pen.radial(whole, (960, 470), 1180, light)
    fade = skia.Paint()
    ends = [colour_of((50, 24, 8), 0), colour_of((50, 24, 8), 190)]
    fade.setShader(skia.GradientShader.MakeLinear([skia.Point(0, 800), skia.Point(0, HEIGHT)], ends))
    sheet.pen.canvas.drawRect(skia.Rect.MakeXYWH(0, 800, WIDTH, HEIGHT - 800), fade)


STEP_WIDTH, STEP_HEIGHT = 276, 270
"""Units of the highest block, its top of `TOP` units included; a lower one shows less of the middle."""
TOP = 20
_CORNICE, _PLINTH = 12, 32  # units of the moulding along its upper edge, and of the plinth that it stands on
_STONE: Colour = (232, 214, 174)
_FOOT: Colour = (218, 192, 144)
_INK: Colour = (70, 44, 20)
_GROOVE: Colour = (132, 100, 60)
_LIT: Colour = (255, 250, 232)
DAIS = (1920, 84)  # units of what all blocks stand on: of a narrower one the middle is left out
_TREADS = ((0, 28), (44, 56))
"""From where to where its two treads reach, which are seen from above; the rest are the risers under them."""
_COIN = (28, 16)
_GOLD: Colour = (246, 206, 96)


def _build_podium(album: Album) -> None:
    album.drawing("step", _step(), (STEP_WIDTH, STEP_HEIGHT), quality=90, rare=False)
    album.drawing("dais", _dais(), DAIS, quality=60, rare=False)
    album.sprite("florin_flat", _coin(), (0.5, 0.5), _COIN)


def _step() -> skia.Image:
    sheet = Sheet(STEP_WIDTH, STEP_HEIGHT, "step", 2)
    pen, foot = sheet.pen, STEP_HEIGHT - _PLINTH
    top = polygon([(1, TOP), (TOP, 1), (STEP_WIDTH - TOP, 1), (STEP_WIDTH - 1, TOP)])
    pen.gradient(top, (0, 0), (0, TOP), [((226, 208, 170), 255), ((255, 248, 228), 255)])
    pen.hatch(top, 4, 4.2, 0.6, 60, _GROOVE)
    front = rectangle(1, TOP, STEP_WIDTH - 2, STEP_HEIGHT - TOP - 1)
    body = [(lighter(_STONE, 0.25), 255), (_STONE, 255), (_FOOT, 255)]
    pen.gradient(front, (0, TOP), (0, STEP_HEIGHT), body)
    die = rectangle(7, TOP + _CORNICE, STEP_WIDTH - 14, foot - TOP - _CORNICE)
    with pen.within(die):
        _hatch(pen)
    _moulding(pen)
    _plinth(pen, foot)
    for x in (7, STEP_WIDTH - 7):
        pen.line([(x, TOP + _CORNICE), (x, foot)], 1.3, 200, _INK, waver=0.2)
    pen.line([(9, TOP + _CORNICE + 3), (9, foot)], 1.2, 220, _LIT, waver=0.2)
    pen.stroke(top, 1.8, 240, _INK)
    pen.stroke(front, 1.8, 240, _INK)
    return sheet.image()


def _hatch(pen: Pen) -> None:
    """Strokes of the quill in the shade under the moulding and at both edges, with veins and chips between them."""
    upper = TOP + _CORNICE
    for depth, angle in ((16, 62), (9, 118)):
        pen.hatch(rectangle(0, upper, STEP_WIDTH, depth), angle, 3.6, 0.6, 84, _INK)
    pen.soft(rectangle(0, upper - 2, STEP_WIDTH, 9), (96, 66, 34), 110, 4)
    pen.hatch(rectangle(STEP_WIDTH - 40, upper, 40, STEP_HEIGHT), 62, 3.6, 0.6, 92, _INK)
    pen.hatch(rectangle(STEP_WIDTH - 22, upper, 22, STEP_HEIGHT), 118, 4.0, 0.55, 78, _INK)
    pen.soft(rectangle(STEP_WIDTH - 18, upper, 22, STEP_HEIGHT), (96, 66, 34), 84, 7)
    pen.hatch(rectangle(0, upper, 15, STEP_HEIGHT), 62, 4.4, 0.5, 52, _INK)
    for _ in range(52):
        x, y = pen.chance.uniform(10, STEP_WIDTH - 30), pen.chance.uniform(upper + 8, STEP_HEIGHT)
        reach = pen.chance.uniform(5, 22)
        pen.line([(x, y), (x + reach, y + pen.chance.uniform(-1.4, 1.4))], 0.7, 56, _GROOVE)
    for _ in range(26):
        x, y = pen.chance.uniform(12, STEP_WIDTH - 20), pen.chance.uniform(upper + 8, STEP_HEIGHT)
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
        band = rectangle(1 + inset, y, STEP_WIDTH - 2 - 2 * inset, high)
        pen.gradient(band, (0, y), (0, y + high), [(lit, 255), (dark, 255)])
        pen.line([(1 + inset, y + high), (STEP_WIDTH - 1 - inset, y + high)], 1.1, 215, _INK, waver=0.15)
    pen.hatch(rectangle(4, TOP + 5, STEP_WIDTH - 8, 4), 90, 2.6, 0.6, 110, _INK)


def _plinth(pen: Pen, top: float) -> None:
    """A broader course at the foot, under a sloping edge."""
    slope = polygon([(7, top), (STEP_WIDTH - 7, top), (STEP_WIDTH - 1, top + 5), (1, top + 5)])
    pen.gradient(slope, (0, top), (0, top + 5), [(_LIT, 255), (lighter(_STONE, 0.2), 255)])
    course = rectangle(1, top + 5, STEP_WIDTH - 2, STEP_HEIGHT - top - 6)
    pen.gradient(course, (0, top + 5), (0, STEP_HEIGHT), [(lighter(_STONE, 0.12), 255), (darker(_STONE, 0.16), 255)])
    pen.hatch(rectangle(STEP_WIDTH - 44, top + 5, 43, STEP_HEIGHT - top - 6), 62, 3.4, 0.55, 84, _INK)
    pen.hatch(rectangle(1, STEP_HEIGHT - 7, STEP_WIDTH - 2, 6), 70, 3.0, 0.55, 84, _INK)
    pen.line([(7, top), (STEP_WIDTH - 7, top)], 1.0, 190, _INK, waver=0.15)
    pen.line([(1, top + 5), (STEP_WIDTH - 1, top + 5)], 1.2, 220, _INK, waver=0.15)


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
    sheet = Sheet(*_COIN, "flat florin", 4)
    pen, x = sheet.pen, _COIN[0] / 2
    for y, colour, reach in ((9.6, (84, 50, 6), 12.8), (9.0, (196, 142, 36), 11.9), (6.8, (84, 50, 6), 12.4)):
        pen.fill(ellipse(x, y, reach, 5.9), colour)
    shine: list[tuple[Colour, float]] = [((255, 242, 186), 255), (_GOLD, 255), ((222, 168, 58), 255)]
    pen.radial(ellipse(x, 6.8, 11.4, 5.1), (x - 4, 5), 15, shine)
    pen.stroke(ellipse(x, 6.8, 8, 3.4), 0.7, 190, (168, 116, 26))
    return sheet.image()


SPECTATOR_WIDTH, SPECTATOR_HEIGHT = 60, 128
FOOT: Point = (30, 122)  # units of a frame, and where feet are on it
_SKIN: Colour = (222, 172, 130)
_HEAD: Point = (0, -70)
_QUALITY = 74


@dataclass(frozen=True)
class _Pose:
    """How somebody is seen.

    It says how far the left and the right arm are lifted, how high people jump and how high their hats fly, whether
    the right hand points, whether both meet, and whether the face is turned aside.
    """

    arms: tuple[float, float] = (0.0, 0.0)
    up: float = 0.0
    thrown: float = 0.0
    points: bool = False
    claps: bool = False
    turned: bool = False


_POSES = (
    _Pose(),
    _Pose((0.0, 0.34), turned=True),
    _Pose((0.7, 0.7)),
    _Pose((1.0, 1.0), 6.0),
    _Pose((0.4, 0.9), 1.0, thrown=25.0),
    _Pose((1.0, 1.0), 1.0, claps=True),
    _Pose((0.0, 0.0), points=True),
)
"""They stand, turn to a neighbour, lift their arms, jump, have thrown their hats, clap over their heads, and point."""
_CARRIED = (0.0, 0.55, 1.0)  # who carries a child on the shoulders is seen in fewer frames: so far it lifts its arms

Hat = Callable[[Pen, Colour], None]


@dataclass(frozen=True)
class _Townsman:
    cloth: Colour
    hair: Colour
    hat: Hat
    hatted: Colour
    broad: float = 1.0


def _beret(pen: Pen, colour: Colour) -> None:
    shape = curve([(-11, 0), (-9, -6), (0, -9), (9, -7), (12, -1), (4, 2), (-6, 2)], closed=True)
    pen.solid(shape, colour, 1.2)
    pen.outline(curve([(-9, -1), (0, 0.6), (10, -1)]), 0.8, 150)


def _straw(pen: Pen, colour: Colour) -> None:
    pen.solid(ellipse(0, 1, 16, 4.4), colour, 1.2)
    pen.solid(
        curve([(-7.6, 0), (-6, -8), (0, -10), (6, -8), (7.6, 0), (0, 2)], closed=True), lighter(colour, 0.12), 1.1
    )
    pen.outline(curve([(-7, -2), (0, 0), (7, -2)]), 1.6, 200, darker(colour, 0.5))


def _cone(pen: Pen, colour: Colour) -> None:
    pen.solid(curve([(-8.4, 1), (-5, -8), (2, -17), (6, -19), (5, -10), (8.4, 1), (0, 3)], closed=True), colour, 1.2)
    pen.line([(-8.4, 1), (8.4, 1)], 1.6, 200, darker(colour, 0.4))


def _veil(pen: Pen, colour: Colour) -> None:
    shape = curve([(-9, -1), (-6, -9), (0, -10.5), (6, -9), (9, -1), (11, 15), (0, 19), (-11, 15)], closed=True)
    pen.solid(shape, colour, 1.2)
    for x in (-4, 1, 5):
        pen.line([(x, -4), (x * 1.5, 16)], 0.7, 120)


_PEOPLE = (
    _Townsman((158, 54, 40), (70, 44, 26), _beret, (60, 70, 104)),
    _Townsman((70, 92, 130), (104, 66, 34), _straw, (226, 190, 112)),
    _Townsman((98, 112, 70), (56, 38, 26), _cone, (172, 62, 44)),
    _Townsman((196, 150, 70), (120, 80, 44), _veil, (246, 236, 214), 1.12),
    _Townsman((108, 74, 104), (64, 42, 28), _beret, (196, 150, 66)),
    _Townsman((126, 88, 60), (88, 58, 32), _straw, (206, 170, 100)),
)


_CARRIERS = (
    (
        _Townsman((120, 64, 46), (60, 40, 26), _beret, (60, 70, 104)),
        _Townsman((214, 176, 96), (98, 60, 30), _beret, (158, 54, 40)),
    ),
    (
        _Townsman((84, 100, 84), (96, 62, 36), _straw, (226, 190, 112)),
        _Townsman((150, 84, 96), (66, 42, 26), _straw, (232, 206, 142)),
    ),
)
"""Those who carry a child, with that."""


def _build_spectators(album: Album) -> None:
    for number, townsman in enumerate(_PEOPLE):
        _strip(album, number, [partial(_stand, townsman=townsman, pose=pose) for pose in _POSES])
    for number, (townsman, child) in enumerate(_CARRIERS, len(_PEOPLE)):
        _strip(album, number, [partial(_carry, townsman=townsman, child=child, lifted=share) for share in _CARRIED])


def _strip(album: Album, number: int, frames: Sequence[Callable[[Pen], None]]) -> None:
    sheet = Sheet(SPECTATOR_WIDTH * len(frames), SPECTATOR_HEIGHT, f"spectator {number}", 2)
    for frame, draw in enumerate(frames):
        with sheet.pen.placed(FOOT[0] + SPECTATOR_WIDTH * frame, FOOT[1]):
            draw(sheet.pen)
    anchor, size = (
        (FOOT[0] / SPECTATOR_WIDTH, FOOT[1] / SPECTATOR_HEIGHT),
        (SPECTATOR_WIDTH * len(frames), SPECTATOR_HEIGHT),
    )
    album.drawing(f"spectator_{number}", sheet.image(), size, quality=_QUALITY, rare=False, anchor=anchor)


def _stand(pen: Pen, townsman: _Townsman, pose: _Pose) -> None:
    pen.soft(ellipse(3, 0, 17 * townsman.broad, 4), (60, 36, 16), 110, 2)
    with pen.placed(0, -pose.up):
        for side, lifted in zip((-1, 1), pose.arms, strict=True):
            _arm(pen, townsman.cloth, side, lifted, pose)
        _cloak(pen, townsman)
        with pen.placed(_HEAD[0] + (2.5 if pose.turned else 0.0), _HEAD[1]):
            _head(pen, townsman, turned=pose.turned)
            if townsman.hat is _veil:
                _veil(pen, townsman.hatted)
                return
            with pen.placed(0, -6 - pose.thrown, 1, -16 if pose.thrown else 0):
                townsman.hat(pen, townsman.hatted)


def _carry(pen: Pen, townsman: _Townsman, child: _Townsman, lifted: float) -> None:
    pen.soft(ellipse(3, 0, 17, 4), (60, 36, 16), 110, 2)
    _arm(pen, townsman.cloth, -1, 0.0, _Pose())
    _cloak(pen, townsman)
    with pen.placed(_HEAD[0] - 5, _HEAD[1]):
        _head(pen, townsman)
        with pen.placed(0, -6):
            townsman.hat(pen, townsman.hatted)
    with pen.placed(8, -46 - 2 * lifted, 0.6):
        for side in (-1, 1):
            _arm(pen, child.cloth, side, lifted, _Pose())
        _cloak(pen, child, long=0.5)
        with pen.placed(*_HEAD):
            _head(pen, child)
            with pen.placed(0, -6):
                child.hat(pen, child.hatted)
    _arm(pen, townsman.cloth, 1, 0.2, _Pose())


def _cloak(pen: Pen, townsman: _Townsman, long: float = 1.0) -> None:
    """What somebody wears, down to the ground or not so far."""
    wide, cloth, ends = townsman.broad, townsman.cloth, -40 + 40 * long
    left = [(-4.0, -62.0), (-11, -58), (-13 * wide, -40), (-15 * wide, ends - 18 * long), (-17 * wide, ends - 2)]
    hem = [(-9.0 * wide, ends + 1.0), (0.0, ends - 1.0), (9 * wide, ends + 1.0)]
    shape = curve([*left, *hem, *((-x, y) for x, y in reversed(left))], closed=True)
    pen.gradient(shape, (-16, 0), (17, 0), [(lighter(cloth, 0.16), 255), (cloth, 255), (darker(cloth, 0.3), 255)])
    with pen.within(shape):
        for x in (-8, -2, 5, 10):
            pen.line([(x * 0.55, -46), (x * 1.15 * wide, ends - 1)], 1.1, 120, darker(cloth, 0.55))
        pen.hatch(polygon([(5, -56), (18, -56), (20, ends), (8, ends)]), 68, 3.0, 0.6, 90)
        pen.line([(-14 * wide, ends - 5), (14 * wide, ends - 5)], 1.4, 150, lighter(cloth, 0.4))
    pen.outline(shape, 1.5)


def _arm(pen: Pen, cloth: Colour, side: int, lifted: float, pose: _Pose) -> None:
    """A sleeve from the shoulder: down at the body, up in the air, stretched out aside, or to the other hand."""
    elbow = side * (14 + 3 * lifted), -42 - 24 * lifted
    hand = side * (13 + 5 * lifted), -30 - 60 * lifted
    if pose.points and side > 0:
        elbow, hand = (18.0, -66.0), (25.6, -82.0)
    if pose.claps:
        elbow, hand = (side * 17.0, -76.0), (side * 2.6, -98.0)
    shoulder = side * 8.5, -57
    outer = curve([(shoulder[0] + side * 2, shoulder[1] - 1), (elbow[0] + side * 2.4, elbow[1]), hand])
    sleeve = skia.Path(outer)
    for width, colour in ((8.6, (66, 42, 22)), (6.4, darker(cloth, 0.08))):
        pen.stroke(sleeve, width, 255, colour)
    for radius, colour in ((3.9, (66, 42, 22)), (2.9, _SKIN)):
        pen.dot(*hand, radius, colour, 255)


def _head(pen: Pen, townsman: _Townsman, *, turned: bool = False) -> None:
    """A head from behind, or turned to the right so that the face is seen from its side."""
    pen.solid(polygon([(-3.4, 4), (3.4, 4), (4, 11), (-4, 11)]), _SKIN, 0.9)
    if turned:
        face = curve([(0, -8), (6.5, -7), (8.4, -2), (11.4, 1.6), (8.6, 3.2), (8.2, 6.4), (3, 9), (-1, 8)], closed=True)
        pen.solid(face, _SKIN, 1.1)
        pen.dot(6.2, -1.4, 1.1, (60, 38, 22), 255)
        pen.line([(5.6, 5.2), (8.2, 4.8)], 0.8, 200)
    else:
        for side in (-1, 1):
            pen.dot(side * 8, 1, 2.2, darker(_SKIN, 0.15))
    right = [(2, -9.6), (1.5, -3), (3.4, 2), (1, 7)] if turned else [(6, -8), (8, -2), (7, 6)]
    left = [(-7, 6), (-8, -2), (-6, -8)]
    skull = curve([*left, (0, -10), *right, (0, 9)], closed=True)
    pen.solid(skull, townsman.hair, 1.2)
    for x in (-3, 1, 4)[: 2 if turned else 3]:
        pen.line([(x * 0.6, -7), (x * 1.3, 6)], 0.7, 130)
