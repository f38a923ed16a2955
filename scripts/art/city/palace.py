"""The seat of the Council: the palace of the Signoria, its tower, and the loggia beside it."""

from ..drawing.ink import Pen
from ..drawing.palette import GOLD, ROOFS, VERMILION, Colour, darker
from ..drawing.shapes import archway, ellipse, polygon
from .folk import crowd
from .masonry import OPENING, arcade, block, crenels, stonework, tiles, window
from .plan import SITES

STONE: Colour = (226, 190, 136)
SHADED: Colour = (178, 138, 96)


def palace(pen: Pen) -> None:
    """A stern block with a crenellated gallery and the tall tower off its middle."""
    site = SITES["A"]
    with pen.placed(site.x, site.y, 1.0):
        _hall(pen)
        _tower(pen)
        _gallery(pen)
        _loggia(pen)
        crowd(pen, -66, 5, 200, 5, 20, 0.86)


def _hall(pen: Pen) -> None:
    block(pen, -52, 0, 104, 76, 32, STONE, 1.0)
    front = [(-52.0, 0.0), (52.0, 0.0), (52.0, -76.0), (-52.0, -76.0)]
    stonework(pen, front, 3.4, 110)
    stonework(pen, [(-52, 0), (52, 0), (52, -24), (-52, -24)], 2.6, 120)
    stonework(pen, [(52, 0), (84, -14.4), (84, -90.4), (52, -76)], 3.4, 110)
    for y in (-25.0, -50.0):
        pen.line([(-53, y), (53, y)], 1.0)
        pen.line([(52, y), (84, y - 14.4)], 0.8)
    for row in range(2):
        for k in range(6):
            x = -46 + k * 16.4
            window(pen, x, -30 - row * 25, 9, 15, "double")
            pen.outline(archway(x - 1.4, -30 - row * 25, 11.8, 17.5), 0.6)
    for row in range(2):
        for k in range(2):
            x, y = 58 + k * 13, -32 - row * 25 - k * 5.8
            pen.fill(archway(x, y, 4.6, 13), OPENING, 225)
    for x in (-42, -26, 26, 40):
        window(pen, x, -9, 5, 6, "plain")
    door = archway(-8, 0, 15, 19)
    pen.fill(door, OPENING)
    pen.outline(archway(-10.4, 0, 19.8, 22), 1.0)
    pen.line([(-0.5, 0), (-0.5, -18)], 0.5, 160, (150, 104, 60))
    pen.face([(-7, -21), (6, -21), (-0.5, -25.5)], GOLD, 0.6)


def _gallery(pen: Pen) -> None:
    """The walk that juts out on small arches, with shields between them."""
    for k in range(14):
        x = -57 + k * 8.1
        pen.face([(x, -74), (x + 8.1, -74), (x + 8.1, -84), (x, -84)], STONE, 0.5)
        pen.fill(archway(x + 1.5, -73.4, 5.1, 8), OPENING, 215)
        if k % 3 == 1:
            pen.fill(ellipse(x + 4.05, -80.4, 1.5, 1.9), VERMILION if k % 2 else (240, 228, 200))
    pen.face([(-57.5, -83), (56.5, -83), (56.5, -95), (-57.5, -95)], STONE, 0.9)
    for k in range(8):
        window(pen, -51 + k * 13.5, -86, 3.4, 5, "plain")
    pen.face([(56.5, -74), (90, -89), (90, -110), (56.5, -95)], SHADED, 0.9)
    pen.hatch(polygon([(56.5, -74), (90, -89), (90, -110), (56.5, -95)]), 66, 2.2, 0.5, 120)
    crenels(pen, (-57.5, -95), (56.5, -95), 5.6, STONE)
    crenels(pen, (56.5, -95), (90, -110), 5.4, SHADED)


def _tower(pen: Pen) -> None:
    x, width, base, height = -3.0, 18.0, -84.0, 66.0
    block(pen, x, base, width, height, 9, STONE, 0.9)
    stonework(pen, [(x, base), (x + width, base), (x + width, base - height), (x, base - height)], 3, 110)
    for k in range(3):
        pen.fill(archway(x + 7.4, base - 16 - k * 17, 3.2, 7), OPENING, 225)
    top = base - height + 8
    pen.face(
        [(x + width + 3, top), (x + width + 13, top - 4.6), (x + width + 13, top - 18), (x + width + 3, top - 13.4)],
        SHADED,
        0.8,
    )
    pen.face([(x - 3, top), (x + width + 3, top), (x + width + 3, top - 13), (x - 3, top - 13)], STONE, 0.9)
    arcade(pen, x - 2.6, top, width + 5.2, 6, 5)
    crenels(pen, (x - 3, top - 13), (x + width + 3, top - 13), 4.6, STONE)
    _belfry(pen, x, width, top - 13)


def _belfry(pen: Pen, x: float, width: float, foot: float) -> None:
    """Columns round the bell, a small roof, the lion of the city on its vane."""
    for column in (x + 1, x + width - 4):
        pen.face(
            [(column, foot + 1), (column + 3.4, foot + 1), (column + 3.4, foot - 17), (column, foot - 17)], STONE, 0.7
        )
    pen.face(
        [(x + width - 2, foot), (x + width + 4, foot - 3), (x + width + 4, foot - 19), (x + width - 2, foot - 16)],
        SHADED,
        0.6,
    )
    bell = polygon([(x + 6, foot - 4), (x + 12, foot - 4), (x + 10.8, foot - 11), (x + 7.2, foot - 11)])
    pen.fill(bell, (150, 116, 50))
    pen.outline(bell, 0.6)
    pen.face(
        [(x - 1, foot - 16), (x + width + 1, foot - 16), (x + width + 1, foot - 21), (x - 1, foot - 21)], STONE, 0.8
    )
    crenels(pen, (x - 1, foot - 21), (x + width + 1, foot - 21), 3, STONE)
    tip = (x + width / 2 + 1.5, foot - 36)
    tiles(pen, [(x + 1.5, foot - 21), (x + width, foot - 21), tip, tip], ROOFS[0])
    pen.line([(tip[0], tip[1]), (tip[0], tip[1] - 12)], 1.0)


def _loggia(pen: Pen) -> None:
    """The loggia beside the palace where speeches are made."""
    wall = (240, 220, 178)
    block(pen, 96, -2, 40, 32, 14, wall, 0.9)
    arcade(pen, 97, -2, 38, 25, 3)
    pen.face([(94, -31), (138, -31), (138, -36), (94, -36)], darker(wall, 0.06), 0.8)
    for k in range(8):
        pen.face([(95 + k * 5.4, -36), (98.4 + k * 5.4, -36), (98.4 + k * 5.4, -39), (95 + k * 5.4, -39)], wall, 0.5)
