"""Life in the streets: people, carts, stalls, wells, washing lines, barrels."""

import math

import skia

from scripts.art.city.masonry import behind, block, tiles
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import CREAM, ROOFS, TIMBER, Colour, darker, lighter
from scripts.art.drawing.shapes import ellipse, polygon

DRESS: tuple[Colour, ...] = (
    (150, 48, 36),
    (64, 84, 120),
    (92, 104, 66),
    (182, 140, 64),
    (96, 70, 54),
    (120, 74, 96),
    (206, 186, 150),
)


def person(pen: Pen, x: float, y: float, scale: float) -> None:
    """A townsman in a cloak, about 6 units high."""
    s = scale
    cloth = pen.chance.choice(DRESS)
    pen.wash(ellipse(x + 1.6 * s, y, 2.2 * s, 0.6 * s), (180, 140, 96), 170, 0.3)
    pen.face([(x - 1.2 * s, y), (x + 1.2 * s, y), (x + 0.7 * s, y - 4 * s), (x - 0.7 * s, y - 4 * s)], cloth, 0.4)
    pen.dot(x, y - 4.8 * s, 0.95 * s, (226, 182, 142))
    pen.dot(x, y - 5.3 * s, 0.8 * s, darker(cloth, 0.3))


def crowd(pen: Pen, x: float, y: float, width: float, depth: float, count: int, scale: float) -> None:
    """People about a square, nearer ones in front."""
    spots = sorted((pen.chance.uniform(y - depth, y), pen.chance.uniform(x, x + width)) for _ in range(count))
    for py, px in spots:
        person(pen, px, py, scale * pen.chance.uniform(0.88, 1.08))


def wheel(pen: Pen, x: float, y: float, radius: float, spokes: int = 8) -> None:
    """A cart wheel."""
    pen.canvas.drawCircle(x, y, radius, pen.paint(TIMBER, 255, radius * 0.24))
    pen.canvas.drawCircle(x, y, radius * 1.1, pen.paint((52, 32, 16), 230, 0.5))
    pen.canvas.drawCircle(x, y, radius * 0.86, pen.paint((52, 32, 16), 200, 0.4))
    for k in range(spokes):
        angle = math.tau * k / spokes + 0.2
        pen.line([(x, y), (x + radius * math.cos(angle), y + radius * math.sin(angle))], 0.5, 220, waver=0)
    pen.dot(x, y, radius * 0.18)


def cart(pen: Pen, x: float, y: float, scale: float, load: Colour) -> None:
    """A two-wheeled cart with a load."""
    with pen.placed(x, y, scale):
        pen.wash(ellipse(4, 0.4, 12, 2), (180, 140, 96), 170, 0.5)
        for k in range(4):
            pen.face(
                [(-6 + k * 3, -6), (-3 + k * 3, -6), (-3 + k * 3, -9 - k % 2), (-6 + k * 3, -9 - k % 2)], load, 0.45
            )
        pen.face([(-8, -3), (8, -3), (9, -6.5), (-9, -6.5)], TIMBER, 0.6)
        pen.line([(8, -4), (18, -2.5)], 0.9)
        wheel(pen, 0, -2.6, 3.2)


def stall(pen: Pen, x: float, y: float, scale: float) -> None:
    """A market stall under a striped awning."""
    colour = pen.chance.choice(((172, 58, 42), (196, 152, 70), (88, 108, 76), (84, 104, 130)))
    with pen.placed(x, y, scale):
        pen.wash(polygon([(0, 0.5), (11, 0.5), (17, -2), (6, -2.4)]), (180, 140, 96), 170, 0.5)
        for post in (0.6, 10.4):
            pen.line([(post, 0), (post, -8)], 0.6)
        pen.face([(0, -1), (11, -1), (11, -3.4), (0, -3.4)], (206, 168, 116), 0.5)
        for k in range(5):
            pen.dot(
                1.6 + k * 2,
                -3.8,
                0.9,
                pen.chance.choice(((196, 120, 50), (150, 60, 40), (120, 130, 60), (220, 190, 110))),
            )
        pen.face([(-1, -7), (12, -7), (14.4, -10.6), (2, -10.6)], colour, 0.6)
        for k in range(3):
            left = -1 + 4.3 * k
            pen.fill(polygon([(left, -7), (left + 2, -7), (left + 2 + 2.7, -10.6), (left + 2.8, -10.6)]), CREAM, 200)
        pen.line([(-1, -7), (12, -7)], 0.8)


def well(pen: Pen, x: float, y: float, scale: float) -> None:
    """A round well with its beam and bucket."""
    with pen.placed(x, y, scale):
        pen.wash(ellipse(5, -1, 7, 2), (180, 140, 96), 170, 0.5)
        pen.face([(-4, -1), (4, -1), (4, -5), (-4, -5)], (224, 200, 156), 0.6)
        pen.solid(ellipse(0, -1, 4, 1.5), (224, 200, 156), 0.6)
        pen.fill(polygon([(-3.7, -5), (3.7, -5), (3.7, -1.4), (-3.7, -1.4)]), (224, 200, 156))
        pen.solid(ellipse(0, -5, 4, 1.5), (84, 64, 48), 0.6)
        for post in (-3.6, 3.6):
            pen.line([(post, -5), (post, -12)], 0.8)
        pen.line([(-4.4, -12), (4.4, -12)], 1.0)
        pen.line([(0, -12), (0, -7.4)], 0.4)
        pen.face([(-1, -6), (1, -6), (1.2, -8), (-1.2, -8)], TIMBER, 0.4)


def washing(pen: Pen, x: float, y: float, width: float) -> None:
    """Sheets on a line between two houses."""
    rope = skia.Path()
    rope.moveTo(x, y)
    rope.quadTo(x + width / 2, y + 2.2, x + width, y - 0.6)
    pen.stroke(rope, 0.4, 200)
    left = x + 1.2
    while left < x + width - 2.4:
        size = pen.chance.uniform(1.4, 2.6)
        colour = pen.chance.choice(((250, 244, 230), (250, 244, 230), (196, 120, 96), (150, 164, 176)))
        pen.face([(left, y + 0.8), (left + size, y + 0.9), (left + size, y + 3.8), (left, y + 3.6)], colour, 0.35)
        left += size + 0.9


def barrel(pen: Pen, x: float, y: float, scale: float) -> None:
    """A standing barrel."""
    with pen.placed(x, y, scale):
        shape = skia.Path()
        shape.moveTo(-2, 0)
        shape.quadTo(-3, -3, -2, -6)
        shape.lineTo(2, -6)
        shape.quadTo(3, -3, 2, 0)
        shape.close()
        pen.solid(shape, TIMBER, 0.5)
        for y_hoop in (-1.5, -4.5):
            pen.line([(-2.6, y_hoop), (2.6, y_hoop)], 0.5)
        pen.solid(ellipse(0, -6, 2, 0.7), lighter(TIMBER, 0.2), 0.4)


def market_hall(pen: Pen, x: float, y: float) -> None:
    """The old market: stalls, a column, a crowd."""
    block(pen, x, y - 13, 30, 9, 12, (240, 218, 176))
    tiles(pen, [(x - 2, y - 21.5), (x + 32, y - 21.5), (x + 37, y - 30), (x + 7, y - 30)], ROOFS[3])
    for k in range(4):
        pen.fill(ellipse(x + 4.5 + k * 7, y - 17, 2.2, 4), (92, 62, 40))
    for k in range(3):
        stall(pen, x - 10 + k * 16, y - 2 + k % 2 * 3, 0.9)
    crowd(pen, x - 8, y + 6, 44, 8, 12, 0.8)
    column = behind((x - 12, y), 4)
    pen.face(
        [
            (column[0] - 1, column[1]),
            (column[0] + 1, column[1]),
            (column[0] + 1, column[1] - 16),
            (column[0] - 1, column[1] - 16),
        ],
        CREAM,
        0.6,
    )
    pen.dot(column[0], column[1] - 18, 1.6, (214, 190, 150))
