"""What a working machine gives off, each a small picture: smoke, sparks, glints, bubbles, light, leaves, chips."""

import math
from collections.abc import Callable

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, paint
from scripts.art.drawing.shapes import arc, curve, ellipse, polygon
from scripts.art.machines.kit import PALE, WOOD

SIDE = 24  # units of the square in which each is drawn
PIXELS = 72
_GOLD = (255, 206, 96)
_EMBER = (214, 104, 36)


def build(album: Album) -> None:
    for name, draw in _MOTES.items():
        sheet = Sheet(SIDE, SIDE, name, PIXELS / SIDE)
        draw(sheet.pen)
        album.sprite(f"mote_{name}", sheet.image(), (0.5, 0.5), (SIDE, SIDE))


def _puff(pen: Pen) -> None:
    cloud = [(4, 14), (3, 10), (6.6, 7.4), (9, 4.4), (13.4, 4), (16.4, 6.4), (20.4, 8), (20.8, 12.6), (18.6, 16.6)]
    shape = curve([*cloud, (14.6, 19.6), (9.6, 19.4), (5.6, 17.6)], closed=True)
    pen.fill(shape, (228, 215, 190), 225)
    with pen.within(shape):
        pen.soft(ellipse(9, 8.6, 5.4, 4), (252, 246, 230), 220, 1.8)
        pen.hatch(polygon([(9, 20), (19, 18), (22, 9), (15, 15)]), 60, 1.8, 0.5, 90)
    pen.outline(shape, 1.15, 205)
    pen.outline(arc(11.6, 12.4, 3.6, 3.2, 150, 250), 0.9, 170)
    pen.outline(arc(16, 9.6, 2.2, 2, 200, 170), 0.8, 150)


def _spark(pen: Pen) -> None:
    for k in range(9):
        angle = math.tau * k / 9 + 0.2
        start, end = 3.2, 10.6 if k % 2 else 7.6
        dx, dy = math.cos(angle), math.sin(angle)
        pen.line([(12 + start * dx, 12 + start * dy), (12 + end * dx, 12 + end * dy)], 1.9, 245, _EMBER, waver=0.1)
    pen.soft(ellipse(12, 12, 3), _GOLD, 230, 1.2)


def _glint(pen: Pen) -> None:
    """A star of light with four points."""
    pen.soft(ellipse(12, 12, 5.4), (255, 226, 140), 170, 2.2)
    for turn in (0, 90):
        with pen.placed(12, 12, turn=turn):
            star = curve([(-11, 0), (-1.2, -1.2), (0, -1.6), (1.2, -1.2), (11, 0), (0, 1.6)], closed=True)
            pen.fill(star, (255, 250, 226), 250)
            pen.outline(star, 0.6, 210, (190, 140, 44))
    pen.fill(ellipse(12, 12, 2.2), (255, 255, 246))


def _bubble(pen: Pen) -> None:
    pen.fill(ellipse(12, 12, 8.4), (214, 232, 232), 110)
    pen.outline(ellipse(12, 12, 8.4), 1.6, 220, (60, 92, 100))
    pen.outline(arc(12, 12, 5.2, 5.2, 190, 70), 1.3, 240, (255, 255, 255))


def _glow(pen: Pen) -> None:
    """Warm light without an edge."""
    brush = paint((255, 214, 110), 255)
    colours = [skia.Color(255, 240, 186, 235), skia.Color(255, 206, 96, 120), skia.Color(255, 196, 80, 0)]
    brush.setShader(skia.GradientShader.MakeRadial(skia.Point(12, 12), 12, colours, [0.0, 0.45, 1.0]))
    pen.canvas.drawCircle(12, 12, 12, brush)


def _leaf(pen: Pen) -> None:
    leaf = curve([(2, 14), (9, 7.4), (22, 10), (12, 16.6)], closed=True)
    pen.solid(leaf, (136, 144, 88), 1.3)
    pen.line([(2, 14), (19, 10.6)], 0.9, 200, waver=0)


def _chip(pen: Pen) -> None:
    shaving = curve([(4, 15), (7, 7), (15, 5.6), (20, 11), (16.6, 16), (13, 12.4), (9.6, 12.6), (8, 17)], closed=True)
    pen.solid(shaving, WOOD, 1.4)


def _shot(pen: Pen) -> None:
    points = []
    for k in range(18):
        reach = (11.4, 5.4, 8.6, 5.0)[k % 4]
        angle = math.tau * k / 18
        points.append((12 + reach * math.cos(angle), 12 + reach * math.sin(angle)))
    pen.fill(polygon(points), _EMBER, 240)
    inner = [(12 + (x - 12) * 0.66, 12 + (y - 12) * 0.66) for x, y in points]
    pen.fill(polygon(inner), _GOLD, 250)
    pen.fill(ellipse(12, 12, 3), PALE)


_MOTES: dict[str, Callable[[Pen], None]] = {
    "puff": _puff,
    "spark": _spark,
    "glint": _glint,
    "bubble": _bubble,
    "glow": _glow,
    "leaf": _leaf,
    "chip": _chip,
    "shot": _shot,
}
