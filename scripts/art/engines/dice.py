"""The dice of bone with Leonardo's man, a blank side and an explosion (rule 1.7), and the tray that they lie in."""

import math

import skia

from ..album import Album
from ..drawing.ink import Sheet
from ..drawing.palette import Colour, darker
from ..drawing.shapes import Point, ellipse, join, moved, polygon, rectangle, star
from ..materials.carving import Piece, carve
from ..materials.relief import Finish

_DIE = 64
_SCALE = 5
_BONE: Colour = (240, 224, 186)
_BURNT: Colour = (70, 40, 14)
_TRAY = (296, 172)
FACES = ("man", "blank", "explosion")


def build(album: Album) -> None:
    """Draw each face, and the tray."""
    for face in FACES:
        album.drawing(f"engines_die_{face}", _die(face), (_DIE, _DIE), 90, rare=False)
    album.drawing("engines_tray", _tray(), _TRAY, 84, rare=False)


def man(x: float, y: float, radius: float) -> skia.Path:
    """Leonardo's man with his arms and legs spread."""
    k = radius / 30

    def at(*points: Point) -> list[Point]:
        return [(x + a * k, y + b * k) for a, b in points]

    limbs = [polygon(at((-6, 4), (6, 4), (15, 29), (9, 29), (0, 12), (-9, 29), (-15, 29)))]
    for way in (-1, 1):
        limbs.append(polygon(at((way * 5, -13), (way * 28, -19), (way * 28, -14), (way * 5, -6))))
        limbs.append(polygon(at((way * 5, -12), (way * 27, -8), (way * 27, -3.6), (way * 5, -4))))
    body = rectangle(x - 6 * k, y - 13 * k, 12 * k, 22 * k, 4 * k)
    return join(ellipse(x, y - 20 * k, 6.2 * k), body, *limbs)


def _die(face: str) -> skia.Image:
    sheet = Sheet(_DIE, _DIE, f"die {face}", _SCALE)
    pen, middle = sheet.pen, _DIE / 2
    body = rectangle(middle - 22, middle - 23, 44, 44, 8)
    pen.soft(moved(body, 3, 5), (20, 4, 0), 150, 3)
    bone = Finish(darker(_BONE, 0.6), _BONE, (255, 252, 236), 0.35, 14)
    sheet.lay(carve(Piece(body, _DIE, _DIE, bone, f"die {face}", _SCALE, thick=4.4, rim=4.5, wooden=False)).image())
    if face == "man":
        pen.stroke(ellipse(middle, middle - 1, 17.4), 1.3, 220, (120, 76, 30))
        pen.stroke(rectangle(middle - 14, middle - 16, 28, 30), 0.9, 120, (120, 76, 30))
        pen.fill(man(middle, middle - 1, 16), _BURNT)
    if face == "explosion":
        _burst(sheet, middle, middle - 1)
    return sheet.image()


def _burst(sheet: Sheet, x: float, y: float) -> None:
    """A jagged star, dark at its edge and light in its middle, so that its shape is told without its red."""
    for radius, waist, colour in ((19.5, 0.5, (110, 16, 8)), (15.4, 0.52, (206, 70, 30)), (9.0, 0.55, (252, 206, 96))):
        sheet.pen.fill(star(x, y, radius, 9, waist), colour)
    sheet.pen.stroke(star(x, y, 19.5, 9, 0.5), 1.2, 235)
    for number in range(9):
        angle = math.tau * (number + 0.5) / 9 - math.pi / 2
        sheet.pen.dot(x + 17.6 * math.cos(angle), y + 17.6 * math.sin(angle), 1.2, _BURNT)


def _tray() -> skia.Image:
    """A walnut tray lined with red cloth."""
    sheet = Sheet(*_TRAY, "engines tray", 3)
    pen, (wide, high) = sheet.pen, _TRAY
    whole, inner = rectangle(3, 2, wide - 8, high - 8, 14), rectangle(13, 12, wide - 28, high - 28, 9)
    pen.soft(moved(whole, 2, 4), (20, 6, 0), 190, 3)
    pen.gradient(whole, (0, 0), (wide, high), [((128, 82, 44), 255), ((78, 46, 22), 255)])
    pen.hatch(whole, 4, 3.2, 0.5, 60, (40, 18, 4))
    pen.stroke(whole, 2)
    pen.fill(inner, (104, 30, 26))
    with pen.within(inner):
        pen.hatch(inner, 30, 3, 0.5, 60, (40, 4, 4))
        pen.hatch(inner, -30, 3, 0.5, 40, (150, 60, 50))
        pen.soft(rectangle(0, 0, wide, 24), (20, 0, 0), 170, 7)
        pen.soft(rectangle(0, 0, 24, high), (20, 0, 0), 150, 7)
    pen.stroke(inner, 1.6, 255, (40, 16, 6))
    return sheet.image()
