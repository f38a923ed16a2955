"""The great square before the cathedral in the evening, where the end of a game is told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import skia

from ..album import Album
from ..city import cathedral, folk, halls, palace, town
from ..city.country import ground, hills, plain, sky, streets
from ..city.plan import SITES, Site, depth_scale
from ..city.wall import stretch
from ..drawing.ink import Pen, Sheet, colour_of
from ..drawing.palette import Colour
from ..drawing.shapes import Point, polygon, rectangle

WIDTH, HEIGHT = 1920, 1080
_NEARER = 2.5
_LEFT, _TOP = 121, -36
"""How large, and from where on, the quarter of the cathedral is drawn: in units of the city."""
_MIDDLE = 505
_FAR, _NEAR = 250, 404
_FAR_HALF, _NEAR_HALF = 236, 436
"""The pavement, in units of the city."""
_FREE = {
    "great square, far half": Site(_MIDDLE, 318, 300, 300, 78, 4),
    "great square, near half": Site(_MIDDLE, 460, 424, 424, 138, 0),
}
_SHOWN: dict[str, Callable[[Pen], None]] = {
    "A": palace.palace,
    "cathedral": cathedral.cathedral,
    "baptistery": cathedral.baptistery,
    "B": halls.workshop,
    "C": halls.academy,
}
"""The landmarks about the square, by the names of their sites."""
_SKY: Colour = (240, 214, 160)
_HAZE: Colour = (250, 232, 190)
_HAZY = (96, 150, 262)
"""Where the haze before hills and houses begins, where it is thick, and where it ends: the pavement is clear of it."""
_VEIL = 62
_BLUR = 0.9
"""How thick it is at most, of 255, and by how many pixels of the picture it blurs what lies behind."""
_JOINT: Colour = (150, 118, 76)


def build(album: Album) -> None:
    """Paint the square."""
    album.painting("square", _square(), quality=80)


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
    landmarks = [(SITES[name].y, partial(_heavy, pen, draw)) for name, draw in _SHOWN.items()]
    return [*landmarks, *town.fabric(pen)]


def _heavy(pen: Pen, draw: Callable[[Pen], None]) -> None:
    with pen.pressed(1.3):
        draw(pen)


@contextmanager
def _kept_free() -> Iterator[None]:
    """No house is built where the square is."""
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
