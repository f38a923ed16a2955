"""Portraits of those who sit at the table, and the gilt arches in the seats' colours in which they stand.

Each portrait is two pictures. In one, hat and gown are of black cloth; the other is what light the cloth of a dye gives
back: multiplied by the colour of a seat and added to the first one it dresses the person in that colour.
"""

from collections.abc import Callable, Sequence

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, picture_of
from scripts.art.drawing.palette import GOLD, SEATS, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import archway, curve, cut, ellipse, moved
from scripts.art.materials.relief import Piece, carve, wooden
from scripts.art.persons import sitters
from scripts.art.persons.model import Model
from scripts.art.persons.painter import form_hatch, painting

WIDTH, HEIGHT = 88, 112  # units of the sheet of an arch, and of the portrait that is laid on it
SCALE = 4
_QUALITY = 86  # of the pictures as they are kept: hatching needs no more, and there are many of them
_WINDOW = (8.0, 9.0, 80.0, 105.0)  # what of the sheet is painted: the opening of the arch, and a little more

_PALE = ("yellow", "blue", "bone", "red")
"""Seats whose hats stand out from a dark wall; those of the others do from a light one."""
_DARK_WALL = ((darker, 0.16), (darker, 0.38), (darker, 0.66))
_LIGHT_WALL = ((lighter, 0.52), (lighter, 0.34), (lighter, 0.06))
"""From the upper left to the lower right, how far the wall is from the colour of the seat."""
PEOPLE: tuple[Callable[[], Model], ...] = (
    sitters.lorenzo,
    sitters.bianca,
    sitters.cosimo,
    sitters.lucrezia,
    sitters.ginevra,
    sitters.giuliano,
    sitters.salai,
    sitters.melzi,
    sitters.verrocchio,
    sitters.luca,
    sitters.taqi,
    sitters.benedetto,
    sitters.fiammetta,
    sitters.francesco,
    sitters.agnese,
    sitters.donato,
)
"""In the order in which they are offered; their pictures bear their names."""


def build(album: Album) -> None:
    """Draw each arch and each portrait."""
    for seat in SEATS:
        album.drawing(f"arch_{seat}", _arch(seat), (WIDTH, HEIGHT), quality=_QUALITY, rare=False)
    for person in PEOPLE:
        _keep(album, person)


def _keep(album: Album, person: Callable[[], Model]) -> None:
    name = person.__name__
    painted = painting(person(), (WIDTH, HEIGHT, SCALE), _WINDOW, f"portrait {name}")
    black, white = (_portrait(painted.drawn(dye)) for dye in (0, 1))
    album.drawing(f"portrait_{name}", black, (WIDTH, HEIGHT), quality=_QUALITY, rare=False)
    album.drawing(f"cloth_{name}", _cloth(black, white), (WIDTH, HEIGHT), quality=_QUALITY, rare=False)


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
        light: list[tuple[Colour, float]] = [((255, 240, 200), 150), ((255, 232, 180), 50), ((255, 226, 160), 0)]
        pen.radial(ellipse(30, 34, 52), (30, 34), 52, light)
        _country(pen, [shade(colour, share) for shade, share in shades])
        pen.hatch(cut(field, moved(field, -17, -4)), 124, 2.2, 0.5, 105, darker(colour, 0.72))
        pen.hatch(cut(field, moved(field, -8, -2)), 60, 2.2, 0.5, 105, darker(colour, 0.72))
    pen.stroke(field, 1.4)
    pen.stroke(_opening(), 0.9, 210, (250, 222, 150))
    return sheet.image()


def _country(pen: Pen, wall: Sequence[Colour]) -> None:
    """Far hills, a winding river and cypresses below the shoulders' height, all in the colour of the wall."""
    ink, pale = darker(wall[1], 0.62), mix(wall[0], (255, 244, 214), 0.34)
    ridges = (
        ([(0, 72), (12, 64), (20, 67), (30, 60), (44, 66), (58, 58), (70, 64), (78, 59), (90, 66)], 0.24),
        ([(0, 80), (14, 76), (26, 79), (44, 76), (60, 79), (74, 73), (90, 78)], 0.08),
    )
    for line, share in ridges:
        hill = curve(line)
        for corner in ((90, 112), (0, 112)):
            hill.lineTo(*corner)
        hill.close()
        pen.fill(hill, mix(wall[1], pale, share), 235)
        pen.outline(curve(line), 0.7, 190, ink)
        with pen.within(hill):
            pen.soft(curve([(x, y + 8) for x, y in line]), ink, 70, 3)
            for x, y in line[1::2]:
                form = [(x + 1, y + 1.4), (x + 9, y + 5)]
                form_hatch(pen, form, [(x - 1, y + 6), (x + 7, y + 9)], 6, alpha=130, colour=ink)
    for left, foot, high in ((14.0, 77, 9.0), (17.4, 79, 6.4), (73.0, 76, 10.0), (69.6, 78, 6.0)):
        wide, belly = high * 0.17, foot - high * 0.3
        tree = curve([(left, foot - high), (left + wide, belly), (left, foot), (left - wide, belly)], closed=True)
        pen.solid(tree, mix(ink, wall[1], 0.35), 0.3, 150)


def _cloth(black: skia.Image, white: skia.Image) -> skia.Image:
    """What white cloth gives back more than black cloth does, at each pixel."""
    given, kept = (each.toarray(colorType=skia.kRGBA_8888_ColorType).astype(int)[:, :, :3] for each in (white, black))
    return picture_of(np.asarray(given - kept))


def _portrait(bust: skia.Image) -> skia.Image:
    """A bust with a breath of light round it, cut off by the opening of the arch; nothing else on the sheet."""
    sheet = Sheet(WIDTH, HEIGHT, "portrait", SCALE)
    with sheet.pen.within(_opening()):
        _shadow(sheet.pen, bust)
        _glow(sheet.pen, bust)
        sheet.lay(bust, 0, 0, WIDTH)
    return sheet.image()


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
