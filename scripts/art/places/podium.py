"""What the end of a game is told on: a step of pale stone, and a florin that lies on a pile."""

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import ellipse, polygon, rectangle

WIDTH, HEIGHT = 276, 256
"""Units of the highest step, its top of `TOP` units included; a lower one shows less of the middle."""
TOP = 20
_STONE: Colour = (236, 220, 182)
_INK: Colour = (70, 44, 20)
_COIN = (28, 16)
_GOLD: Colour = (246, 206, 96)


def build(album: Album) -> None:
    """Draw both."""
    album.drawing("step", _step(), (WIDTH, HEIGHT), quality=90, rare=False)
    album.sprite("florin_flat", _coin(), (0.5, 0.5), _COIN)


def _step() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "step", 2)
    pen = sheet.pen
    top = polygon([(1, TOP), (TOP, 1), (WIDTH - TOP, 1), (WIDTH - 1, TOP)])
    pen.gradient(top, (0, 0), (0, TOP), [((232, 216, 180), 255), ((255, 248, 228), 255)])
    front = rectangle(1, TOP, WIDTH - 2, HEIGHT - TOP - 1)
    pen.gradient(front, (0, TOP), (0, HEIGHT), [(lighter(_STONE, 0.2), 255), (_STONE, 255), (darker(_STONE, 0.2), 255)])
    with pen.within(front):
        _weather(pen)
    inner = rectangle(9, TOP + 9, WIDTH - 18, HEIGHT - TOP - 18)
    with pen.placed(1.2, 1.4):
        pen.stroke(inner, 1.6, 200, (255, 248, 226))
    pen.stroke(inner, 1.5, 220, (150, 118, 76))
    pen.line([(1, TOP), (WIDTH - 1, TOP)], 2.2, 235, _INK)
    pen.stroke(top, 1.8, 240, _INK)
    pen.stroke(front, 1.8, 240, _INK)
    return sheet.image()


def _weather(pen: Pen) -> None:
    """Veins, chips and the shade of the right edge."""
    for _ in range(46):
        x, y = pen.chance.uniform(4, WIDTH - 4), pen.chance.uniform(TOP, HEIGHT)
        reach = pen.chance.uniform(4, 22)
        pen.line([(x, y), (x + reach, y + pen.chance.uniform(-1.4, 1.4))], 0.7, 46, (130, 98, 58))
    pen.hatch(rectangle(WIDTH - 26, TOP, 26, HEIGHT), 66, 3.4, 0.6, 60)
    pen.soft(rectangle(WIDTH - 16, TOP, 20, HEIGHT), (96, 66, 34), 70, 6)


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
