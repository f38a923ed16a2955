"""The glassworks: a hall of glass with its fire in the open door, a glass roof, a furnace and bottles."""

import skia

from ..drawing.ink import Pen
from ..drawing.palette import ROOFS, Colour, darker, mix
from ..drawing.shapes import Point, archway, curve, ellipse, polygon
from .folk import crowd
from .masonry import behind, block, stonework, tiles
from .plan import SITES
from .trades import embers, glow

PANE: Colour = (118, 166, 178)
LIT_PANE: Colour = (196, 222, 218)


def glassworks(pen: Pen) -> None:
    """The hall, the domed furnace beside it, and what was blown today before it."""
    site = SITES["E"]
    with pen.placed(site.x, site.y):
        _furnace(pen)
        wall: Colour = (244, 228, 196)
        block(pen, -40, 0, 66, 42, 30, wall, 1.0)
        front = [(-40.0, 0.0), (26.0, 0.0), (26.0, -42.0), (-7.0, -64.0), (-40.0, -42.0)]
        pen.face(front, wall, 1.0)
        foot, peak = (29.0, -40.0), (-7.0, -66.5)
        tiles(pen, [foot, behind(foot, 32), behind(peak, 32), peak], ROOFS[4], 2.2, 0.9)
        _skylights(pen, foot, peak)
        pen.face([(-43, -40), peak, (peak[0] + 0.6, peak[1] + 3.4), (-41.6, -37)], darker(ROOFS[4], 0.1), 0.8)
        _bull_eyes(pen, -7, -44, 12.4)
        for x in (-37.0, 11.5):
            _lancet(pen, x)
        open_door(pen)
        for k, colour in enumerate((PANE, LIT_PANE, PANE)):
            x = 34 + k * 9
            pen.face(
                [(x, 6 - k * 1.2), (x + 7, 5 - k * 1.2), (x + 10, -5 - k * 1.2), (x + 3, -4 - k * 1.2)],
                colour,
                0.6,
                body=220,
            )
        _bottles(pen)
        crowd(pen, -30, 6, 20, 3, 3, 1.1)


def _skylights(pen: Pen, foot: Point, peak: Point) -> None:
    """Three panes let into the slope of the roof."""

    def at(down: float, along: float) -> Point:
        near = peak[0] + (foot[0] - peak[0]) * down, peak[1] + (foot[1] - peak[1]) * down
        far = behind(near, 32)
        return near[0] + (far[0] - near[0]) * along, near[1] + (far[1] - near[1]) * along

    for k in range(3):
        start, end = 0.12 + k * 0.29, 0.34 + k * 0.29
        quad = [at(0.78, start), at(0.78, end), at(0.26, end), at(0.26, start)]
        pen.face(quad, PANE, 0.8)
        pen.gradient(polygon(quad), quad[3], quad[1], [((255, 255, 250), 190), (PANE, 30), (darker(PANE, 0.3), 90)])
        pen.line([at(0.52, start), at(0.52, end)], 0.6, 230, waver=0)
        pen.line([at(0.78, (start + end) / 2), at(0.26, (start + end) / 2)], 0.6, 230, waver=0)


def _bull_eyes(pen: Pen, x: float, y: float, radius: float) -> None:
    """A round window of blown panes, each with the mark of the pipe in its middle."""
    pen.fill(ellipse(x, y, radius + 1.6), (226, 202, 160))
    pen.outline(ellipse(x, y, radius + 1.6), 0.9)
    pen.fill(ellipse(x, y, radius), darker(PANE, 0.45))
    with pen.within(ellipse(x, y, radius)):
        for row in range(-2, 3):
            for k in range(-3, 4):
                _roundel(pen, x + (k + (row % 2) / 2) * 5.6, y + row * 4.9, 2.6)
    pen.outline(ellipse(x, y, radius), 1.0)


def _roundel(pen: Pen, x: float, y: float, radius: float) -> None:
    tone = mix(PANE, LIT_PANE, pen.chance.random())
    pen.fill(ellipse(x, y, radius), tone)
    pen.outline(ellipse(x, y, radius), 0.5, 220)
    pen.outline(ellipse(x, y, radius * 0.5), 0.35, 150)
    pen.dot(x - radius * 0.4, y - radius * 0.4, radius * 0.22, (255, 255, 250))


def _lancet(pen: Pen, x: float) -> None:
    """A tall leaded window."""
    shape = archway(x, -6, 11, 26)
    pen.fill(shape, PANE)
    pen.gradient(shape, (x, -30), (x + 11, -4), [((255, 255, 244), 170), (PANE, 0), (darker(PANE, 0.5), 110)])
    with pen.within(shape):
        for k in range(-4, 6):
            pen.line([(x + k * 3.6, -6), (x + k * 3.6 + 13, -33)], 0.45, 210, waver=0)
            pen.line([(x + k * 3.6 + 13, -6), (x + k * 3.6, -33)], 0.45, 210, waver=0)
    pen.outline(shape, 0.9)


def open_door(pen: Pen, fire: float = 0) -> None:
    """Draw the open door: a fire so many times as large as usual and a man who blows a vessel before it, or ash."""
    door = archway(-21, 0, 28, 29)
    pen.fill(door, (54, 26, 16))
    with pen.within(door):
        if fire:
            glow(pen, 0, -9, 9 * fire)
            _blower(pen)
        else:
            embers(pen, 0, 0, 8)
            pen.line([(-18, 0), (-12, -20)], 0.8, 200, (110, 84, 60))
    pen.outline(door, 1.0)


def _blower(pen: Pen) -> None:
    dark: Colour = (34, 18, 12)
    pen.fill(polygon([(-18, 0), (-12.6, 0), (-13, -10), (-17.2, -10)]), dark)
    pen.dot(-15, -12.4, 2.1, dark, 255)
    pen.stroke(polygon([(-13.6, -12), (-2, -8.4)], False), 0.9, 255, dark)
    pen.soft(ellipse(1.2, -7.4, 4), (255, 190, 90), 220, 1.4)
    pen.solid(ellipse(1.2, -7.4, 3.4, 3), (255, 226, 150), 0.6)


def _furnace(pen: Pen) -> None:
    """A beehive furnace with a tall flue behind the hall."""
    pen.face([(52, -16), (60, -16), (59, -70), (53, -70)], (190, 122, 88), 0.8)
    stonework(pen, [(52, -16), (60, -16), (59, -70), (53, -70)], 2, 130)
    pen.face([(51.4, -68), (60.6, -68), (60.6, -72), (51.4, -72)], (206, 150, 112), 0.7)
    dome = skia.Path()
    dome.moveTo(40, 0)
    dome.cubicTo(40, -30, 72, -30, 72, 0)
    dome.close()
    pen.wash(ellipse(74, -1, 14, 4), (196, 158, 112), 190, 1)
    pen.solid(dome, (206, 142, 100), 0.9)
    with pen.within(dome):
        stonework(pen, [(40, 0), (72, 0), (72, -24), (40, -24)], 2.4, 130)
        pen.hatch(polygon([(60, 0), (72, 0), (72, -26), (62, -26)]), 62, 2, 0.5, 130)
    pen.fill(archway(50, 0, 10, 11), (66, 26, 14))
    embers(pen, 55, 0, 3.6)
    pen.outline(archway(50, 0, 10, 11), 0.8)


def _bottles(pen: Pen) -> None:
    """Flasks and bottles in a row, as large as a man's arm can carry."""
    for k, colour in enumerate((PANE, (146, 172, 130), LIT_PANE, (120, 162, 168))):
        x, tall = -64 + k * 7.2, 1.0 + 0.14 * (k % 2)
        shape = skia.Path()
        shape.moveTo(x - 1, -13 * tall)
        shape.lineTo(x + 1, -13 * tall)
        shape.lineTo(x + 1.2, -8 * tall)
        shape.quadTo(x + 4, -5, x + 3.4, 1)
        shape.lineTo(x - 3.4, 1)
        shape.quadTo(x - 4, -5, x - 1.2, -8 * tall)
        shape.close()
        pen.wash(ellipse(x + 2, 1, 4.4, 1.2), (180, 140, 96), 170, 0.4)
        pen.solid(shape, colour, 0.6)
        pen.outline(curve([(x - 1.8, -1), (x - 2, -4), (x - 0.8, -7)]), 0.5, 220, (255, 255, 250))
