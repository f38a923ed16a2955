"""Portraits of those who sit at the table, and the gilt arches in the seats' colours in which they stand.

Each portrait is two pictures. In one, hat and gown are of black cloth; the other is what light the cloth of a dye gives
back: multiplied by the colour of a seat and added to the first one it dresses the person in that colour.
"""

from collections.abc import Callable

import numpy as np
import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet, picture_of
from ..drawing.palette import GOLD, SEATS, Colour, darker, lighter
from ..drawing.shapes import archway, ellipse, polygon
from ..materials.carving import Piece, carve, wooden
from . import men, women

WIDTH, HEIGHT = 88, 112
"""Units of the sheet of an arch, and of the portrait that is laid on it."""
SCALE = 4
_NEARER = 1.16
"""How many times as large as it is described a bust is drawn, so that the face fills the arch."""
_LOOKING_RIGHT = frozenset({"cosimo", "lucrezia", "giuliano", "melzi", "luca", "benedetto", "francesco", "agnese"})
"""All are described as looking left."""
_LOWERED = {"taqi": 1}
"""Units by which a bust is lowered or, mostly, raised, so that its hat has room."""

_PALE = ("yellow", "blue", "bone", "red")
"""Seats whose hats stand out from a dark wall; those of the others do from a light one."""
_DARK_WALL = ((darker, 0.16), (darker, 0.38), (darker, 0.66))
_LIGHT_WALL = ((lighter, 0.52), (lighter, 0.34), (lighter, 0.06))
"""From the upper left to the lower right, how far the wall is from the colour of the seat."""
_BLACK: Colour = (0, 0, 0)
_WHITE: Colour = (255, 255, 255)

PEOPLE: tuple[Callable[[Pen, Colour], None], ...] = (
    *(men.lorenzo, women.bianca, men.cosimo, women.lucrezia, women.ginevra, men.giuliano, men.salai, men.melzi),
    *(men.verrocchio, men.luca, men.taqi, men.benedetto, women.fiammetta, men.francesco, women.agnese, men.donato),
)
"""In the order in which they are offered; their pictures bear their names."""


def build(album: Album) -> None:
    """Draw each arch and each portrait."""
    for seat in SEATS:
        album.drawing(f"arch_{seat}", _arch(seat), (WIDTH, HEIGHT), quality=92, rare=False)
    for person in PEOPLE:
        name = person.__name__
        black, white = _portrait(name, person, _BLACK), _portrait(name, person, _WHITE)
        album.drawing(f"portrait_{name}", black, (WIDTH, HEIGHT), quality=92, rare=False)
        album.drawing(f"cloth_{name}", _cloth(black, white), (WIDTH, HEIGHT), quality=90, rare=False)


def _opening() -> skia.Path:
    return archway(10.2, 103, 67.6, 92.4)


def _arch(seat: str) -> skia.Image:
    """A gilt frame round a wall of the seat's colour, with a light behind the head."""
    sheet = carve(Piece(archway(4, 106, 80, 103), WIDTH, HEIGHT, wooden(GOLD), f"arch {seat}", SCALE, thick=3, rim=2.6))
    pen, colour = sheet.pen, SEATS[seat]
    field = archway(8, 104, 72, 97)
    shades = _DARK_WALL if seat in _PALE else _LIGHT_WALL
    pen.gradient(field, (8, 6), (80, 104), [(shade(colour, share), 255) for shade, share in shades])
    with pen.within(field):
        for k in range(24):
            with pen.placed(46, 46, turn=k * 15):
                pen.fill(polygon([(0, 0), (4, -90), (-4, -90)]), lighter(colour, 0.55), 34)
        light: list[tuple[Colour, float]] = [((255, 240, 200), 130), ((255, 232, 180), 40), ((255, 226, 160), 0)]
        pen.radial(ellipse(42, 42, 44), (42, 42), 44, light)
    pen.stroke(field, 1.4)
    pen.stroke(_opening(), 0.9, 210, (250, 222, 150))
    return sheet.image()


def _cloth(black: skia.Image, white: skia.Image) -> skia.Image:
    """What white cloth gives back more than black cloth does, at each pixel."""
    given, kept = (each.toarray(colorType=skia.kRGBA_8888_ColorType).astype(int)[:, :, :3] for each in (white, black))
    return picture_of(np.asarray(given - kept))


def _portrait(name: str, person: Callable[[Pen, Colour], None], dye: Colour) -> skia.Image:
    """A bust with a breath of light round it, cut off by the opening of the arch; nothing else on the sheet."""
    bust = Sheet(WIDTH, HEIGHT, f"portrait {name}", SCALE)
    pen, low = bust.pen, _LOWERED.get(name, -5)
    with pen.placed(WIDTH / 2, low, _NEARER, mirrored=name in _LOOKING_RIGHT), pen.placed(-48, 0):
        person(pen, dye)
    _model(pen)
    sheet = Sheet(WIDTH, HEIGHT, f"portrait {name}", SCALE)
    with sheet.pen.within(_opening()):
        _shadow(sheet.pen, bust.image())
        _glow(sheet.pen, bust.image())
        sheet.lay(bust.image(), 0, 0)
    return sheet.image()


def _model(pen: Pen) -> None:
    """Let the light fall on the middle of the bust, and its sides and its foot be darker, as a painter rounds it."""
    light = [
        skia.Color(255, 246, 216, 54),
        skia.Color(255, 240, 200, 16),
        skia.Color(30, 10, 2, 40),
        skia.Color(22, 8, 2, 150),
    ]
    brush = skia.Paint(
        Shader=skia.GradientShader.MakeRadial(skia.Point(40, 44), 66, light), BlendMode=skia.BlendMode.kSrcATop
    )
    pen.canvas.drawRect(skia.Rect.MakeWH(WIDTH, HEIGHT), brush)


def _shadow(pen: Pen, bust: skia.Image) -> None:
    """What the bust lays on the wall behind it, to the right and below."""
    brush = skia.Paint(
        ImageFilter=skia.ImageFilters.Blur(3.4, 3.4),
        ColorFilter=skia.ColorFilters.Blend(skia.Color(14, 6, 2, 150), skia.BlendMode.kSrcIn),
    )
    sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
    pen.canvas.drawImageRect(bust, skia.Rect.MakeXYWH(4, 3, WIDTH, HEIGHT), sampling, brush)


def _glow(pen: Pen, bust: skia.Image) -> None:
    """Light along the outline, so that dark hair stands out from a dark wall."""
    brush = skia.Paint(
        AntiAlias=True,
        ImageFilter=skia.ImageFilters.Blur(1.6, 1.6),
        ColorFilter=skia.ColorFilters.Blend(skia.Color(255, 240, 204, 170), skia.BlendMode.kSrcIn),
    )
    sampling = skia.SamplingOptions(skia.FilterMode.kLinear)
    pen.canvas.drawImageRect(bust, skia.Rect.MakeWH(WIDTH, HEIGHT), sampling, brush)
