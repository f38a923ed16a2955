"""Men who invent, build and pay, each from hair to hem, in cloth of some dye; none is the likeness of anybody."""

from ..drawing.ink import Pen, paint
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import curve, ellipse
from .head import BROWN, DARK, FAIR, OLIVE, ROSY, Head, draw_ear, draw_face, draw_neck
from .shade import crescent, flow, taper
from .wear import (
    GILT,
    LINEN,
    beard,
    chain,
    cloth,
    curls,
    fur,
    gown,
    high_collar,
    mass,
    moustache,
    open_collar,
    strands,
)

_CHESTNUT: Colour = (86, 48, 26)
_BLACK: Colour = (40, 28, 24)
_GOLDEN: Colour = (212, 152, 64)
_GREY: Colour = (164, 152, 136)
_WHITE: Colour = (232, 224, 208)


def lorenzo(pen: Pen, dye: Colour) -> None:
    """A man in his forties with straight dark hair to the jaw and a flat cap."""
    mass(pen, [(44, 30), (58, 32), (66, 46), (67, 64), (64, 74), (54, 74), (52, 50)], _CHESTNUT)
    head = Head(OLIVE, bridge=1.6, nose=0.8, tip=1, jaw=1.6, chin=1, old=0.4, smile=0.1, brow=_CHESTNUT, heavy=1.3,
                stern=0.6, stubble=0.7, gaunt=0.4)  # fmt: skip
    draw_neck(pen, head)
    gown(pen, cloth(dye))
    high_collar(pen, LINEN)
    draw_face(pen, head)
    hair = [(50, 32), (54, 40), (54, 52), (52.6, 64), (56, 72), (66, 72), (68, 56), (65, 40), (56, 31)]
    mass(pen, hair, _CHESTNUT)
    flow(pen, [(55, 36), (55, 54), (54, 66), (56.6, 71.6)], [(60, 36), (66, 50), (67, 62), (65, 71.6)], _CHESTNUT, 10)
    mass(pen, [(31, 37), (28.6, 41), (29.4, 53), (31.6, 51), (32.4, 41)], _CHESTNUT, 0.9)
    cap = [(27.6, 37), (26, 29), (32, 21), (46, 17), (60, 19), (69, 27), (68.6, 37), (60, 38), (46, 33.4), (34, 35)]
    mass(pen, cap, dye, 1.3)
    pen.outline(curve([(28, 36.6), (44, 30.6), (58, 33.6), (68, 37)]), 1.0, 220)
    chain(pen, [(26, 90), (34, 104), (46, 109), (58, 104), (68, 90)])


def cosimo(pen: Pen, dye: Colour) -> None:
    """An old, lean man with a long nose in a scholar's cap with ear flaps."""
    head = Head(
        ROSY,
        old=1,
        nose=1.8,
        bridge=2,
        tip=0.4,
        chin=1.8,
        jaw=-0.8,
        gaunt=1,
        lids=0.9,
        full=0,
        smile=-0.1,
        brow=_GREY,
        heavy=1.3,
        blush=0.3,
    )
    draw_neck(pen, head, 1)
    gown(pen, cloth(dye))
    fur(pen, (126, 88, 54))
    draw_face(pen, head)
    hair = [(57, 50), (56, 58), (58, 66), (63, 66), (66, 56), (63, 48)]
    mass(pen, hair, _GREY)
    flow(pen, [(57.6, 52), (57, 60), (59, 65.6)], [(63, 50), (65, 57), (63, 65.4)], _GREY, 6)
    cap = [
        (32.6, 41),
        (30, 36),
        (31, 24),
        (40, 17),
        (54, 17),
        (64, 25),
        (66.6, 40),
        (66, 54),
        (61, 57),
        (57, 50),
        (56, 42),
        (46, 38.6),
    ]
    mass(pen, cap, dye, 1.3)
    pen.outline(curve([(32, 37), (46, 33.6), (58, 37.4), (60, 50)]), 0.9, 210)


def giuliano(pen: Pen, dye: Colour) -> None:
    """A young man with thick black curls and a bare neck."""
    points = [(56, 30), (63, 36), (67, 44), (68, 53), (66, 62), (62, 68), (60, 60), (48, 25), (40, 25)]
    curls(pen, points, _BLACK)
    head = Head(OLIVE, jaw=0.9, bridge=0.5, smile=0.7, brow=_BLACK, heavy=1.3, lips=(164, 72, 58), full=0.8)
    draw_neck(pen, head, 0.6)
    gown(pen, cloth(dye))
    open_collar(pen)
    draw_face(pen, head)
    front = [(33, 34), (36.6, 29), (42, 27), (48, 28), (53, 31), (57.6, 36), (60, 43), (61.4, 50), (61.4, 57), (32, 39)]
    curls(pen, [*front, (38, 24), (45, 22), (52, 24), (58, 28), (63, 34), (66, 42), (67, 50), (66, 58)], _BLACK, 4.6)


def salai(pen: Pen, dye: Colour) -> None:
    """A boy with golden curls, a small cap on the back of his head and a grin."""
    curls(pen, [(58, 32), (64, 40), (67, 50), (67, 60), (64, 70), (58, 74), (62, 64), (68, 66)], _GOLDEN, 5.8)
    head = Head(
        FAIR,
        jaw=0.4,
        chin=-2,
        nose=-1.2,
        bridge=-0.9,
        tip=0.6,
        lids=0.2,
        young=True,
        full=0.6,
        stern=-0.8,
        smile=1.2,
        brow=(160, 104, 40),
        iris=(70, 104, 84),
        blush=1,
        freckles=((33.4, 57), (35, 58.4), (44, 57.4), (46, 58.8), (48, 57.2)),
    )
    draw_neck(pen, head, 2)
    gown(pen, cloth(dye))
    open_collar(pen)
    draw_face(pen, head)
    front = [(33.6, 33), (38, 29.6), (43.6, 28.4), (49.6, 29.8), (55, 34), (58.6, 40), (60.6, 47), (61, 55), (60, 63)]
    curls(pen, [*front, (31.6, 39), (31, 45), (63, 44), (65, 53), (64.6, 62)], _GOLDEN, 4.6)
    mass(pen, [(36, 27), (38, 19), (48, 14.6), (59, 17), (66, 26), (66, 34), (58, 30), (48, 26)], dye, 1.3)


def melzi(pen: Pen, dye: Colour) -> None:
    """A huntsman with brown hair to his shoulders, a fine moustache and a feathered cap."""
    mass(pen, [(46, 30), (60, 36), (68, 54), (70, 74), (66, 84), (56, 82), (54, 50)], (74, 44, 24))
    head = Head(
        ROSY, jaw=-0.6, chin=0.8, bridge=1, lids=0.5, smile=0.4, brow=(60, 36, 20), iris=(84, 96, 60), gaunt=0.5
    )
    draw_neck(pen, head, 1)
    gown(pen, cloth(dye))
    open_collar(pen)
    draw_face(pen, head)
    moustache(pen, (66, 38, 20), 1.6)
    mass(pen, [(38.4, 69), (41, 68.6), (43, 70.4), (41, 79)], (66, 38, 20), 0.8)
    hair = [(52, 36), (57, 46), (57, 60), (56, 76), (62, 84), (70, 78), (70, 60), (66, 42), (58, 34)]
    mass(pen, hair, (74, 44, 24))
    flow(pen, [(56, 40), (57.6, 58), (57, 74), (61.6, 83)], [(63, 38), (69, 56), (70, 72), (68, 80)], (74, 44, 24), 11)
    cap = [(24, 42), (31, 33), (36, 21), (48, 15.6), (60, 19), (67, 30), (70, 41), (58, 38), (46, 36), (34, 38)]
    mass(pen, cap, dye, 1.3)
    pen.outline(curve([(26, 41), (40, 35), (54, 34.6), (69, 40)]), 1.0, 220)
    mass(pen, [(58, 32), (66, 22), (78, 12), (85, 14), (80, 24), (70, 33), (61, 37)], (216, 196, 150), 1.0)
    pen.outline(curve([(59, 35), (70, 25), (83, 15)]), 0.8, 210)


def verrocchio(pen: Pen, dye: Colour) -> None:
    """A stout master in his fifties, clean-shaven, with a wide hat."""
    mass(pen, [(48, 40), (62, 44), (66, 56), (63, 68), (56, 68)], (120, 104, 86))
    head = Head(
        ROSY,
        jaw=3.6,
        chin=0.8,
        nose=0.2,
        tip=2,
        bridge=-0.4,
        full=0.5,
        lids=0.5,
        old=0.6,
        stubble=0.15,
        smile=0.5,
        brow=(104, 86, 66),
        heavy=1.3,
        blush=1,
    )
    draw_neck(pen, head, -1.6)
    gown(pen, cloth(dye), broad=3)
    open_collar(pen)
    draw_face(pen, head)
    pen.outline(curve([(38, 78), (46, 80), (55, 74)]), 0.9, 200)
    draw_ear(pen, head)
    mass(pen, [(56, 38), (55.6, 46), (58, 48), (64, 46), (67, 54), (68, 44), (62, 36)], (120, 104, 86))
    crown = [(33, 35), (33, 22), (42, 14), (54, 14.6), (62, 22), (64, 36), (48, 32)]
    mass(pen, crown, dye, 1.2)
    brim = [(15, 43), (22, 36), (36, 32.4), (50, 32), (66, 36), (82, 43), (70, 43.4), (50, 39), (34, 40)]
    mass(pen, brim, lighter(dye, 0.12), 1.3)
    pen.stroke(curve([(33, 32), (48, 28.6), (64, 33)]), 3.2, 255, (118, 60, 40))


def luca(pen: Pen, dye: Colour) -> None:
    """A friar with a tonsure, a round face and a cowl."""
    head = Head(ROSY, jaw=2.6, chin=-0.8, nose=-0.4, tip=1.4, bridge=-0.6, old=0.25, smile=1, stern=-0.6,
                brow=(70, 44, 26), blush=1, stubble=0.3, bald=True)  # fmt: skip
    draw_neck(pen, head, -0.6)
    gown(pen, cloth(dye))
    cowl = [(28, 88), (36, 80), (44, 88), (54, 88), (63, 74), (76, 84), (74, 98), (58, 106), (42, 106), (28, 98)]
    mass(pen, cowl, dye, 1.2)
    draw_face(pen, head)
    draw_ear(pen, head)
    fringe = [
        (33, 40),
        (34.4, 34.6),
        (38, 36),
        (42, 33.6),
        (46, 35.6),
        (51, 34),
        (54.4, 39),
        (56, 47),
        (61, 48),
        (65, 56),
        (66.6, 46),
        (64, 36),
        (57, 30),
        (46, 28),
        (36, 30.6),
        (31.6, 37),
    ]
    mass(pen, [(35, 31), (40, 23), (50, 21.6), (59, 26), (64, 36), (56, 32), (46, 31)], lighter(ROSY, 0.1), 1.2)
    mass(pen, fringe, (92, 56, 32), 1.0)
    for x, y, lean in ((34, 33, -1), (38, 31, 0), (42, 30, 0), (46, 30, 0.6), (51, 31, 1), (56, 34, 1), (60, 38, 1)):
        flow(pen, [(x, y), (x + lean, y + 4)], [(x + 3, y), (x + 3 + lean, y + 4.6)], (92, 56, 32), 4, 0.7)


def taqi(pen: Pen, dye: Colour) -> None:
    """A clockmaker from the east with a black beard and a great turban."""
    head = Head(
        BROWN,
        bridge=1.8,
        nose=1,
        gaunt=0.4,
        stern=0.3,
        old=0.3,
        jaw=-0.2,
        smile=0.3,
        brow=(30, 20, 16),
        heavy=1.5,
        iris=(40, 24, 14),
        blush=0.2,
    )
    draw_neck(pen, head)
    gown(pen, cloth(dye))
    high_collar(pen, (214, 168, 78))
    draw_face(pen, head)
    draw_ear(pen, head)
    beard(pen, (36, 26, 24), 9)
    moustache(pen, (36, 26, 24), 2)
    turban = [
        (29, 40),
        (22, 32),
        (24, 20),
        (36, 11),
        (52, 10),
        (66, 17),
        (72, 30),
        (68, 43),
        (60, 44),
        (48, 37),
        (38, 37),
    ]
    shape = mass(pen, turban, dye, 1.3)
    with pen.within(shape):
        for line in (
            [(24, 38), (44, 24), (70, 24)],
            [(22, 28), (40, 18), (62, 13)],
            [(36, 38), (52, 28), (72, 34)],
            [(28, 16), (46, 30), (66, 44)],
            [(44, 10), (60, 22), (70, 40)],
        ):
            pen.outline(curve(line), 0.9, 170, darker(dye, 0.6))
    pen.solid(ellipse(37, 27, 2.8, 3.4), (174, 40, 34), 1.0)
    pen.dot(36.2, 26, 0.9, (255, 214, 190))


def benedetto(pen: Pen, dye: Colour) -> None:
    """A bronze founder with dark skin, close hair and a golden ring in his ear."""
    head = Head(
        DARK,
        jaw=1.4,
        nose=0.2,
        bridge=-0.8,
        tip=2.2,
        full=1.2,
        smile=0.7,
        brow=(26, 16, 12),
        heavy=1.3,
        lips=(132, 62, 54),
        iris=(34, 20, 12),
        blush=0.2,
    )
    draw_neck(pen, head, -1)
    gown(pen, cloth(dye), broad=2)
    open_collar(pen)
    draw_face(pen, head)
    draw_ear(pen, head)
    hair = [
        (32.4, 39),
        (33.6, 29),
        (41, 22),
        (52, 21),
        (61, 28),
        (65, 40),
        (63.4, 47),
        (58.4, 46),
        (56.6, 38),
        (48, 32.6),
        (38, 33),
    ]
    shape = mass(pen, hair, (42, 30, 26), 1.2)
    with pen.within(shape):
        for _ in range(150):
            x, y = pen.chance.uniform(32, 66), pen.chance.uniform(20, 48)
            curl = [(x - 0.9, y + 0.3), (x, y - 0.9), (x + 0.9, y + 0.1)]
            tone = (128, 100, 84) if x + y * 0.6 < 68 else (14, 8, 6)
            pen.canvas.drawPath(taper(curl, 0.7), paint(tone, 190))
    pen.stroke(ellipse(61.6, 60.4, 2.4), 2.2, 255, (90, 56, 10))
    pen.stroke(ellipse(61.6, 60.4, 2.4), 1.2, 255, GILT)
    mass(pen, [(36, 69.6), (38.6, 71), (44, 71), (46, 70), (43.6, 76.6), (38.6, 76.6)], (42, 30, 26), 0.8)


def francesco(pen: Pen, dye: Colour) -> None:
    """A builder of fortresses: a scarred cheek, a short beard and a steel cap with a plume."""
    mass(pen, [(50, 40), (62, 46), (64, 60), (60, 66), (54, 60)], (70, 54, 42))
    head = Head(
        OLIVE,
        jaw=1.6,
        bridge=1.9,
        nose=0.6,
        tip=0.8,
        stern=1,
        lids=0.4,
        gaunt=0.5,
        old=0.4,
        smile=-0.3,
        brow=(50, 36, 26),
        heavy=1.5,
        blush=0.4,
    )
    draw_neck(pen, head, -1.4)
    gown(pen, cloth(dye), broad=3)
    high_collar(pen, dye)
    draw_face(pen, head)
    draw_ear(pen, head)
    beard(pen, (70, 54, 42), 2)
    moustache(pen, (70, 54, 42), 1.4)
    pen.outline(curve([(50, 53), (52, 58), (51, 63)]), 1.2, 230, (150, 60, 50))
    steel = [(29, 42), (30, 30), (37, 19), (48, 14), (60, 19), (66, 31), (68, 45), (60, 41), (48, 36), (37, 37)]
    shape = mass(pen, steel, (150, 158, 168), 1.3)
    with pen.within(shape):
        pen.soft(ellipse(41, 24, 3, 8), (255, 255, 255), 190, 2)
    pen.stroke(curve([(29.4, 39.4), (40, 34.6), (52, 34.6), (67, 42)]), 3.4, 255, (60, 50, 44))
    pen.stroke(curve([(29.4, 39.4), (40, 34.6), (52, 34.6), (67, 42)]), 2.2, 255, (206, 160, 72))
    for x, y in ((33, 37), (40, 34.6), (48, 34.2), (56, 36), (63, 39.6)):
        pen.dot(x, y, 0.9, (90, 60, 20))
    plume = [(60, 38), (56, 28), (56, 16), (64, 8), (75, 9), (80, 18), (77, 29), (81, 40), (75, 48), (67, 46)]
    mass(pen, plume, dye, 1.2)
    strands(
        pen,
        [[(63, 38), (64, 24), (72, 13)], [(66, 41), (69, 30), (77, 22)], [(69, 44), (74, 38), (79, 39)]],
        darker(dye, 0.5),
        0.9,
    )


def donato(pen: Pen, dye: Colour) -> None:
    """A very old master: a bald brow, white hair and a white beard to his breast."""
    mass(pen, [(50, 36), (64, 42), (70, 58), (70, 76), (62, 82), (56, 64)], _WHITE)
    head = Head(
        ROSY,
        old=1,
        nose=1.2,
        bridge=0.6,
        tip=1.6,
        lids=0.7,
        gaunt=0.6,
        stern=-0.5,
        jaw=-0.2,
        smile=0.3,
        brow=_WHITE,
        heavy=1.9,
        iris=(70, 96, 110),
        blush=0.7,
        bald=True,
    )
    draw_neck(pen, head, 1)
    gown(pen, cloth(dye))
    draw_face(pen, head)
    beard(pen, _WHITE, 24, width=1)
    moustache(pen, _WHITE, 3.4)
    hair = [(56, 36), (58.6, 46), (58, 58), (60, 76), (68, 78), (72, 64), (69, 46), (62, 36)]
    mass(pen, hair, _WHITE)
    flow(pen, [(57.6, 38), (58.6, 50), (58.4, 62), (61, 76)], [(63, 38), (69, 50), (71, 62), (69, 76)], _WHITE, 11)
    crown = curve([(33, 38), (35, 28), (44, 22), (54, 24), (61, 33), (62, 40), (56, 38), (46, 34)], closed=True)
    pen.soft(crown, lighter(ROSY, 0.06), 255, 1)
    with pen.within(crown):
        pen.soft(crescent(pen, crown, 7, 3), head.dark, 200, 3)
        pen.hatch(crescent(pen, crown, 5, 2), 120, 2, 0.5, 130, head.ink)
        pen.soft(ellipse(43, 28, 5, 2.6), (255, 246, 226), 200, 1.6)
    pen.outline(curve([(32.6, 39), (35, 28), (44, 22), (54, 24), (61, 33), (63, 40)]), 1.3)
