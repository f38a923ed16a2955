"""The large picture of the second game's board: hills, wall, river, walk, palaces and the town between them."""

from functools import partial

import skia

from ..album import Album
from ..city import country
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import GOLD, INK, lighter
from ..drawing.shapes import ellipse, polygon, rectangle
from ..materials.paper import parchment_image
from . import fabric, palaces, waters
from .fabric import Thing
from .monuments import monuments
from .plan import COLOURS, HEIGHT, SQUARES, WIDTH, middle
from .walk import walk


def build(album: Album) -> None:
    """Paint it, and each palace once more for its card."""
    album.painting("citta", _town(), quality=90)
    for number, (_, _, width, height) in fabric.palace_places().items():
        album.drawing(
            f"palace_{number:02}", _alone(number, width, height), (132, 108), 84, rare=False, anchor=(0.5, 0.94)
        )


def _town() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "citta", 2)
    pen = sheet.pen
    sheet.lay(parchment_image("citta ground", WIDTH * 2, HEIGHT * 2, (243, 226, 186), 0.7, 0))
    with pen.placed(0, -30):
        pen.canvas.scale(WIDTH / 1206, 0.82)
        country.sky(pen)
        country.hills(pen)
    for number, square in SQUARES.items():
        if square["quarter"]:
            x, y = middle(number)
            pen.wash(ellipse(x, y, 120, 95), lighter(COLOURS[square["quarter"]], 0.62), 150, 34)
    pen.wash(polygon([(0, 132), (WIDTH, 132), (WIDTH, HEIGHT), (0, HEIGHT)]), (238, 216, 176), 120, 12)
    waters.rivers(pen)
    walk(pen)
    fabric.far_wall(pen)
    for _, draw in sorted(_things(pen), key=lambda thing: thing[0]):
        draw()
    for x, y, scale, sail in (
        (330, 292, 0.95, True),
        (1020, 446, 0.9, True),
        (1250, 512, 0.8, False),
        (480, 318, 0.7, False),
    ):
        waters.boat(pen, x, y, scale, sail=sail)
    waters.name(pen)
    light = [((255, 236, 180), 56.0), ((255, 230, 180), 0.0), ((70, 30, 10), 66.0)]
    pen.radial(rectangle(0, 0, WIDTH, HEIGHT), (260, 60), 1750, light)
    _frame(pen)
    return sheet.image()


def _things(pen: Pen) -> list[Thing]:
    things: list[Thing] = [*fabric.town(pen), *monuments(pen), *fabric.people(pen), *fabric.greens(pen)]
    for number in (3, 11, 24):
        things += fabric.market(pen, number)
    for number, (x, y, width, height) in fabric.palace_places().items():
        quarter, grand = str(SQUARES[number]["quarter"]), (SQUARES[number]["price"] - 40) / 60
        things.append((y, partial(palaces.palace, pen, quarter, x, y, width, height, number, grand)))
    return things


def _alone(number: int, width: float, height: float) -> skia.Image:
    """A palace by itself, large, for cards and stages."""
    sheet = Sheet(132, 108, f"palace {number}", 4)
    grand = (SQUARES[number]["price"] - 40) / 60
    scale = min(1.3, 112 / (width + 22), 92 / (height + 34))
    with sheet.pen.placed(64, 101, scale):
        sheet.pen.wash(ellipse(2, 0, width * 0.62, 4), (110, 78, 44), 120, 3)
        palaces.palace(sheet.pen, str(SQUARES[number]["quarter"]), 0, 0, width, height, number, grand, busy=False)
    return sheet.image()


def _frame(pen: Pen) -> None:
    for inset, width, colour, alpha in ((1.2, 2.4, INK, 255), (4.4, 1.8, GOLD, 255), (6.4, 0.8, INK, 220)):
        pen.stroke(rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), width, alpha, colour)
