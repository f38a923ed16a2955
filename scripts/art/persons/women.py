"""Women who invent, build and pay, each from hair to hem, in cloth of some dye; none is the likeness of anybody."""

from ..drawing.ink import Pen
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import curve, ellipse, polygon
from .head import FAIR, ROSY, Head, draw_ear, draw_face, draw_neck
from .shade import flow
from .wear import (
    GILT,
    LINEN,
    cloth,
    gown,
    mass,
    neckline,
    open_collar,
    pearls,
    strands,
)

_GOLDEN: Colour = (212, 152, 64)
_COPPER: Colour = (172, 78, 34)
_GREY: Colour = (164, 152, 136)
_DARK: Colour = (66, 38, 24)


def bianca(pen: Pen, dye: Colour) -> None:
    """A woman with golden plaits laid round her head, and pearls."""
    mass(pen, [(46, 26), (62, 32), (68, 46), (66, 58), (60, 62), (54, 46)], _GOLDEN)
    head = Head(
        FAIR,
        lashes=True,
        jaw=-0.6,
        chin=-1,
        nose=-0.4,
        full=0.7,
        lids=0.3,
        smile=0.8,
        brow=(160, 108, 44),
        iris=(64, 96, 120),
        blush=0.8,
    )
    draw_neck(pen, head, 2)
    gown(pen, cloth(dye))
    neckline(pen, FAIR, GILT)
    draw_face(pen, head)
    draw_ear(pen, head)
    crown = [(36, 36), (33, 33), (34, 25), (44, 20), (56, 23), (65, 33), (67, 48), (62, 49), (57, 40), (48, 31.4)]
    mass(pen, crown, _GOLDEN)
    flow(pen, [(36, 35), (47, 31), (56, 38), (61, 48)], [(36, 28), (46, 22), (61, 29), (66.4, 46)], _GOLDEN, 9)
    for k in range(9):
        x, y = (33.6 + k * 3.8, 30 - 8 * (1 - abs(k - 3.6) / 4.6) + k * 0.8)
        pen.solid(ellipse(x, y, 3.6, 4.6), lighter(_GOLDEN, 0.14 if k < 5 else 0), 1.0)
        pen.outline(curve([(x - 2, y + 2.6), (x, y - 1), (x + 2.4, y - 2.8)]), 0.7, 190, (126, 78, 22))
    mass(pen, [(65, 45), (69, 40), (77, 38), (80, 44), (75, 50), (80, 58), (74, 62), (67, 55), (63, 50)], dye, 1.0)
    pearls(pen, [(40, 84), (46, 89), (54, 88), (62, 81)])
    pen.solid(ellipse(61.4, 61, 1.6, 2.2), (250, 244, 232), 0.8)


def lucrezia(pen: Pen, dye: Colour) -> None:
    """A lady with dark hair parted in the middle under a veil with a golden hem, and a faint smile."""
    mass(pen, [(44, 24), (60, 30), (69, 52), (72, 80), (68, 94), (56, 92), (54, 50)], _DARK)
    head = Head(
        FAIR,
        lashes=True,
        jaw=0.2,
        chin=-0.3,
        nose=0.4,
        full=0.4,
        lids=0.5,
        smile=0.9,
        brow=(84, 50, 32),
        iris=(84, 60, 30),
        lips=(170, 70, 62),
        heavy=1.1,
        blush=0.8,
    )
    draw_neck(pen, head, 2)
    gown(pen, cloth(dye))
    neckline(pen, FAIR, GILT)
    draw_face(pen, head)
    near = [(39.4, 31), (46, 31.8), (51.6, 36), (55.6, 43), (57.6, 51), (58, 62), (57.4, 76), (60, 92), (70, 92),
            (72, 70), (69, 46), (59, 28), (46, 21.6), (39, 24)]  # fmt: skip
    mass(pen, near, _DARK)
    far = [(39.4, 31), (36.4, 33), (33.4, 38), (32.2, 45), (32, 54), (30, 66), (31.6, 80), (27.4, 74), (26.6, 56),
           (28, 42), (31, 31), (35, 25), (39, 24)]  # fmt: skip
    mass(pen, far, _DARK)
    flow(pen, [(40, 30), (52, 35.6), (58, 50), (58.4, 72), (61, 91)],
         [(41, 25), (58, 30), (67, 46), (71, 70), (69, 91)], _DARK, 12)  # fmt: skip
    flow(pen, [(39, 30), (33.4, 37), (32, 54), (31, 76)], [(38.6, 25.4), (29.6, 35), (27, 56), (28, 73)], _DARK, 6)
    veil = [(35, 27.6), (37, 20), (47, 15.4), (60, 18.6), (70, 30), (76, 52), (82, 98), (70, 98), (67, 66), (63, 46),
            (55, 32), (46, 26.4)]  # fmt: skip
    mass(pen, veil, dye, 1.3)
    strands(pen, [[(58, 24), (68, 42), (73, 92)], [(62, 23), (73, 44), (78, 92)]], darker(dye, 0.5), 0.9)
    hem = curve([(35.4, 27), (46, 25.8), (55.4, 31.6), (63.4, 46), (67.4, 66), (70, 96)])
    pen.stroke(hem, 2.4, 255, darker(GILT, 0.6))
    pen.stroke(hem, 1.4, 255, GILT)
    pearls(pen, [(38, 86), (44, 91), (51, 91), (57, 86)], 1.1)
    pen.solid(ellipse(46.4, 94.4, 1.8, 2.4), (164, 30, 40), 0.8)


def ginevra(pen: Pen, dye: Colour) -> None:
    """An old woman in a white wimple under a veil, with kind eyes."""
    head = Head(
        ROSY,
        old=0.8,
        lashes=False,
        jaw=1,
        chin=-1.4,
        nose=0.4,
        tip=1,
        stern=-0.7,
        lids=0.6,
        smile=0.9,
        brow=_GREY,
        heavy=0.8,
        blush=0.9,
    )
    mass(pen, [(42, 20), (60, 24), (70, 42), (76, 78), (84, 104), (60, 100), (20, 100), (30, 76)], darker(LINEN, 0.5))
    gown(pen, cloth(dye))
    draw_face(pen, head)
    wimple = [
        (31.4, 46),
        (33, 36),
        (44, 27),
        (56, 30),
        (61, 44),
        (59, 60),
        (54, 69),
        (46, 73),
        (38, 73),
        (33, 67),
        (29, 74),
        (30, 88),
        (42, 96),
        (60, 94),
        (70, 84),
        (68, 60),
        (67, 40),
        (58, 24),
        (44, 20),
        (32, 28),
        (28, 40),
    ]
    band = curve(wimple, closed=True)
    pen.solid(band, LINEN, 1.2)
    with pen.within(band):
        pen.soft(polygon([(60, 30), (72, 30), (74, 96), (52, 96)]), darker(LINEN, 0.6), 120, 4)
        pen.soft(ellipse(44, 77, 13, 4), darker(LINEN, 0.6), 110, 2.4)
        strands(pen, [[(34, 80), (44, 86), (62, 78)], [(34, 87), (46, 92), (66, 84)]], (150, 128, 100))
    veil = [
        (27, 40),
        (30, 26),
        (42, 15.6),
        (56, 17),
        (68, 28),
        (74, 50),
        (82, 88),
        (72, 92),
        (66, 62),
        (62, 40),
        (52, 26),
        (40, 25),
    ]
    mass(pen, veil, dye, 1.2)


def fiammetta(pen: Pen, dye: Colour) -> None:
    """A young woman with copper hair under a workshop kerchief."""
    plait = [(58, 60), (66, 66), (70, 78), (66, 92), (58, 98), (60, 84), (58, 72)]
    head = Head(
        FAIR,
        lashes=True,
        jaw=0.6,
        chin=-1.4,
        nose=-1,
        bridge=-0.8,
        tip=0.6,
        full=0.8,
        lids=0.2,
        smile=1,
        brow=(140, 66, 30),
        iris=(66, 110, 80),
        blush=0.9,
        freckles=((33, 56.6), (34.8, 58), (43.6, 57), (45.8, 58.4), (48, 57), (50, 58.6)),
    )
    draw_neck(pen, head, 2)
    gown(pen, cloth(dye))
    open_collar(pen)
    draw_face(pen, head)
    brow = [
        (34, 38),
        (31, 44),
        (31.4, 52),
        (33.4, 46),
        (38, 38),
        (46, 35),
        (54, 38),
        (58, 48),
        (58, 62),
        (63, 62),
        (65, 46),
        (56, 33),
        (42, 30),
    ]
    mass(pen, brow, _COPPER, 1.0)
    flow(pen, [(34, 38), (42, 34), (52, 36), (59, 46), (60, 60)], [(38, 33), (45, 31), (57, 34), (64, 46), (62.6, 61)],
         _COPPER, 8)  # fmt: skip
    mass(pen, plait, _COPPER, 1.0)
    strands(pen, [[(58, 68 + k * 7), (63, 73 + k * 7), (69, 69 + k * 7)] for k in range(4)], (96, 36, 12), 0.9)
    scarf = [
        (32, 37),
        (33, 26),
        (42, 18),
        (54, 18),
        (64, 26),
        (68, 40),
        (74, 52),
        (66, 52),
        (60, 42),
        (50, 34),
        (40, 33.6),
    ]
    mass(pen, scarf, dye, 1.3)
    strands(pen, [[(34, 34), (46, 29), (62, 38)], [(38, 27), (50, 23), (64, 34)]], darker(dye, 0.5), 0.9)
    for x, y in ((40, 25), (48, 22), (56, 25), (62, 32), (45, 29.4), (54, 31)):
        pen.dot(x, y, 1.1, LINEN)


def agnese(pen: Pen, dye: Colour) -> None:
    """A learned lady with auburn hair in a golden net, and a band across her brow."""
    net = [(46, 26), (60, 28), (71, 38), (74, 52), (70, 64), (60, 66), (56, 50)]
    head = Head(
        FAIR,
        lashes=True,
        jaw=-1,
        chin=0.6,
        nose=0.7,
        bridge=1,
        lids=0.6,
        full=0.5,
        smile=0.3,
        brow=(116, 60, 30),
        iris=(60, 84, 110),
        lips=(176, 70, 66),
    )
    draw_neck(pen, head, 2.4)
    gown(pen, cloth(dye))
    neckline(pen, FAIR, GILT)
    draw_face(pen, head)
    hair = [
        (36, 35),
        (34, 30),
        (40, 23),
        (50, 22),
        (60, 28),
        (64, 40),
        (64, 56),
        (59, 58),
        (57.6, 46),
        (50, 34),
        (42, 31),
    ]
    mass(pen, hair, (128, 62, 32))
    flow(pen, [(36, 34), (47, 32), (56, 41), (59, 57)], [(36, 28), (49, 23), (62, 33), (63.6, 55)], (128, 62, 32), 9)
    shape = mass(pen, net, (112, 54, 28), 1.2)
    with pen.within(shape):
        for k in range(-6, 14):
            pen.stroke(polygon([(44 + k * 4, 20), (60 + k * 4, 70)], False), 0.9, 235, GILT)
            pen.stroke(polygon([(84 - k * 4, 20), (68 - k * 4, 70)], False), 0.9, 235, GILT)
    mass(pen, [(32, 38), (33, 32), (44, 28.6), (57, 33), (61, 41), (56, 41), (44, 35.4)], dye, 1.0)
    pen.stroke(curve([(33, 37.4), (44, 34.6), (57, 40)]), 1.2, 255, GILT)
    pen.solid(ellipse(40.4, 34.6, 1.8), (164, 30, 40), 0.8)
    pearls(pen, [(41, 84), (47, 88), (54, 87), (61, 80)], 1.2)
