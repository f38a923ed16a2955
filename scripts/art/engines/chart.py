"""The chart of Europe about 1500: what the third game is played on, without names, owners and pieces."""

import skia

from ..album import Album
from ..city import country
from ..drawing.ink import MULTIPLY, Pen, Sheet, paint
from ..drawing.shapes import rectangle
from ..materials.paper import parchment_image
from . import ground, relief, sea_life, waters
from .plan import HEIGHT, RINGS, SCENERY, WIDTH, at

PIXELS = 2.0
"""Pixels of a unit at 3840x2160; a picture of this size is still kept in memory, so that panning need not read it."""


def build(album: Album) -> None:
    """Draw the chart."""
    album.painting("engines_chart", _chart(), (WIDTH, HEIGHT), 86)


def _chart() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "engines chart", PIXELS)
    pen = sheet.pen
    waters.sea(sheet)
    waters.shade_of_land(pen)
    _soil(sheet)
    with pen.within(ground.land()):
        relief.rivers(pen)
    relief.borders(pen)
    relief.confederation(pen)
    relief.country(pen)
    relief.crossings(pen)
    _at_sea(pen)
    _rim(pen)
    return sheet.image()


def _soil(sheet: Sheet) -> None:
    """The parchment of the land, a little darker along each border and where nobody plays."""
    pen, size = sheet.pen, (round(WIDTH * PIXELS), round(HEIGHT * PIXELS))
    with pen.within(ground.land()):
        sheet.lay(parchment_image("engines land", *size, (238, 222, 182), 0.7, 0, PIXELS))
        pen.fill(ground.outline(SCENERY), (206, 186, 142), 110)
    for name in RINGS:
        lands = ground.territory(name)
        with pen.within(lands):
            pen.wash(lands, (222, 200, 154), 60)
            brush = paint((130, 92, 50), 62, 12, 5)
            brush.setBlendMode(MULTIPLY)
            pen.canvas.drawPath(lands, brush)


def _at_sea(pen: Pen) -> None:
    country.compass(pen, *waters.ROSE, 52)
    sea_life.serpent(pen, *at(-6, 108), 1.2)
    sea_life.ship(pen, *at(352, 60), 1.05)
    sea_life.ship(pen, *at(357, 540), 0.8, mirrored=True)
    sea_life.ship(pen, *at(60, 372), 0.95, mirrored=True)
    sea_life.whale(pen, *at(926, 676), 0.74)
    sea_life.whale(pen, *at(655, 104), 0.62)
    sea_life.scroll(pen, 82, 712)
    sea_life.wind(pen, 46, 50, 1.0, 32)
    sea_life.wind(pen, 1168, 40, 0.86, -32, mirrored=True)


def _rim(pen: Pen) -> None:
    """The ruled frame of the chart."""
    for inset, width, alpha in ((1.5, 3.0, 230), (5.5, 0.9, 160)):
        edge = rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
        pen.stroke(edge, width, alpha, (70, 42, 18))
