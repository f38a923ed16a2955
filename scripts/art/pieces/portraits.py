"""Leonardo and the Lord of the City as painted standees on turned feet."""

from collections.abc import Callable

import skia

from ..album import Album
from ..drawing.ink import Pen, paint
from ..drawing.palette import GOLD, Colour, darker, lighter
from ..drawing.shapes import archway, curve, ellipse, join, polygon, rectangle
from ..materials.carving import Piece, carve, shadow_of, wooden
from ..persons.head import Head, draw_face, draw_neck
from ..persons.shade import flow, form_hatch, rounded, taper, weighted
from ..persons.wear import beard, gown, mass, moustache

WIDTH, HEIGHT = 88, 124
"""Units of the sheet; the foot stands at its lower middle."""
FOOT = 0.95
SKIN: Colour = (232, 190, 150)
_HOARY: Colour = (228, 218, 198)
_PRINCE = Head(SKIN, brow=(74, 46, 26))
_OLD_MASTER = Head(
    SKIN,
    old=0.9,
    nose=1.2,
    bridge=1.2,
    lids=0.6,
    gaunt=0.4,
    smile=0.3,
    brow=(150, 134, 114),
    heavy=1.6,
    iris=(84, 66, 40),
)


def build(album: Album) -> None:
    """Draw both standees and their shadow."""
    album.sprite("lord", _standee("lord", (122, 24, 34), _lord), (0.5, FOOT))
    album.sprite("leonardo", _standee("leonardo", (38, 66, 112), _leonardo), (0.5, FOOT))
    album.sprite("standee_shadow", shadow_of(_outline(), WIDTH, HEIGHT, 3), (0.5, FOOT))


def _board() -> skia.Path:
    return archway(12, 106, 64, 101)


def _outline() -> skia.Path:
    return join(_board(), rectangle(4, 102, 80, 11, 4))


def _standee(name: str, colour: Colour, portrait: Callable[[Pen], None]) -> skia.Image:
    """An arched board with a gilt rim and a portrait, let into a wooden foot."""
    sheet = carve(Piece(_board(), WIDTH, HEIGHT, wooden(GOLD), name, thick=3, rim=2.6))
    pen = sheet.pen
    field = archway(16, 104, 56, 95)
    pen.gradient(field, (16, 8), (72, 104), [(lighter(colour, 0.3), 255), (colour, 255), (darker(colour, 0.45), 255)])
    with pen.within(field):
        _halo(pen, colour)
        portrait(pen)
    pen.stroke(field, 1.3, 255)
    pen.stroke(archway(18.4, 104, 51.2, 90.4), 0.7, 190, (244, 212, 130))
    foot = Piece(rectangle(4, 101, 80, 11, 4), WIDTH, HEIGHT, wooden((126, 80, 42)), f"{name} foot", thick=4, rim=2.6)
    sheet.lay(carve(foot).image())
    return sheet.image()


def _halo(pen: Pen, colour: Colour) -> None:
    """Rays behind the head."""
    for k in range(24):
        with pen.placed(44, 46, turn=k * 15):
            pen.fill(polygon([(0, 0), (3.2, -64), (-3.2, -64)]), lighter(colour, 0.5), 34)
    pen.radial(ellipse(44, 44, 34), (44, 44), 34, [((255, 226, 150), 150), ((255, 214, 120), 50), ((255, 214, 120), 0)])


def _lord(pen: Pen) -> None:
    """A prince in profile with a tall red cap, golden chain and crimson robe."""
    robe = curve([(12, 110), (20, 84), (33, 76), (46, 74), (58, 77), (70, 88), (76, 110)], closed=True)
    weighted(pen, robe, (150, 30, 30), 1.2)
    rounded(pen, robe, (150, 30, 30))
    for x in (26, 38, 56, 64):
        pen.outline(curve([(x, 110), (x + 2, 96), (x + (44 - x) * 0.3, 82)]), 0.8, 170, (84, 12, 14))
    collar = curve([(34, 76), (40, 68), (52, 68), (58, 77), (46, 83)], closed=True)
    weighted(pen, collar, (244, 232, 206), 0.9)
    rounded(pen, collar, (244, 232, 206))
    for x in (38, 42, 46, 50, 54):
        pen.line([(x, 80), (x + 0.6, 76)], 0.7, 220)
    _profile(pen)
    _cap(pen)
    chain = curve([(26, 84), (34, 95), (44, 98), (55, 94), (63, 85)])
    pen.stroke(chain, 3.0, 255, (72, 40, 8))
    pen.stroke(chain, 1.9, 255, (236, 190, 80))
    pen.solid(ellipse(44, 101, 4.4), (236, 190, 80), 0.8)


def _profile(pen: Pen) -> None:
    """The face looks left: forehead, broken nose, chin, neck."""
    face = curve(
        [
            (34, 38),
            (32.6, 45),
            (31.4, 49),
            (27.4, 54.4),
            (29.4, 56.4),
            (31, 57.4),
            (29.6, 60),
            (31, 61.6),
            (30, 64),
            (32, 68.6),
            (37, 70.4),
            (40, 70),
            (41, 78),
            (52, 78),
            (52, 62),
            (54, 46),
            (48, 38),
        ],
        closed=True,
    )
    weighted(pen, face, SKIN, 1.1)
    with pen.within(face):
        pen.soft(polygon([(45, 40), (58, 40), (58, 80), (41, 80), (40, 70), (45, 60)]), _PRINCE.dark, 190, 2.4)
        pen.soft(polygon([(40, 69), (54, 60), (54, 78), (42, 78)]), _PRINCE.dark, 170, 2)
        pen.soft(ellipse(38.6, 48.6, 3.6, 2.2), _PRINCE.dark, 140, 1.2)
        pen.soft(ellipse(38.6, 58, 3, 2.4), (208, 80, 58), 100, 1.6)
        pen.soft(curve([(32.6, 42), (32, 49), (29, 54)]), _PRINCE.lit, 230, 1)
        dark, light = [(48, 44), (46, 58), (46, 68), (41, 71.6)], [(43, 45), (41, 58), (40, 65), (36, 69)]
        form_hatch(pen, dark, light, 19, bow=0.8, colour=_PRINCE.ink)
        form_hatch(pen, [(40, 71), (46, 70), (53, 64)], [(42, 79), (47, 79), (53, 76)], 11, colour=_PRINCE.ink)
        pen.soft(ellipse(42, 40, 13, 3), _PRINCE.dark, 190, 1.6)
    pen.canvas.drawPath(taper([(33, 46.6), (36.4, 44.4), (41, 46)], 2.6), paint(_PRINCE.brow, 245))
    eye = curve([(34, 50.8), (35.4, 48.4), (40.4, 50.4), (37.4, 52)], closed=True)
    pen.fill(eye, (252, 242, 226))
    with pen.within(eye):
        pen.dot(35.8, 50, 1.5, (40, 22, 12), 255)
    pen.dot(35.3, 49.4, 0.45, (255, 255, 255), 255)
    pen.outline(curve([(33.6, 50.8), (35.2, 48.2), (41, 50.6)]), 1.3)
    pen.outline(curve([(35, 46.9), (38, 46.7), (41, 48.6)]), 0.6, 160, _PRINCE.ink)
    pen.canvas.drawPath(taper([(41.4, 53), (38.4, 54.4), (35.4, 53.4)], 0.8), paint(_PRINCE.ink, 200))
    pen.outline(curve([(30.2, 60.6), (33.4, 60.9), (36, 59.8)]), 1.0)
    pen.fill(curve([(30.4, 61), (34.6, 60.9), (31.6, 63)], closed=True), _PRINCE.lips, 190)
    pen.canvas.drawPath(taper([(33.4, 56), (36.4, 58.6), (37.2, 61.6)], 1.1), paint(_PRINCE.ink, 200))
    pen.outline(curve([(28.6, 56), (30.6, 54.4), (32, 56.8)]), 0.9)
    pen.canvas.drawPath(taper([(31.4, 65.4), (33.6, 65)], 0.8), paint(_PRINCE.ink, 190))
    hair = [(46, 42), (42, 50), (45, 58), (42, 66), (47, 72), (56, 70), (59, 58), (57, 44)]
    mass(pen, hair, _PRINCE.brow, 1.0)
    flow(pen, [(46, 42), (43, 52), (44, 62), (47, 71)], [(56, 42), (58, 52), (58, 61), (55, 70)], _PRINCE.brow, 10)


def _cap(pen: Pen) -> None:
    cap = [(31, 39), (31.6, 26), (38, 18.4), (50, 18), (58, 25), (60, 40), (52, 43), (42, 41)]
    mass(pen, cap, (176, 36, 32), 1.2)
    band = polygon([(30.6, 40.4), (31, 35), (59.6, 36), (60, 41.6), (46, 42.6)])
    pen.solid(band, (236, 190, 80), 0.9)
    for x in (36.0, 43.0, 50.0, 56.0):
        pen.dot(x, 38.8, 1.3, (150, 26, 26))
    for x in (31.5, 40.5, 49.5, 58.5):
        pen.solid(polygon([(x - 3.6, 35.6), (x, 27.6), (x + 3.6, 35.6)]), (246, 206, 100), 0.8)
        pen.dot(x, 27.2, 1.3, (250, 230, 160))


def _leonardo(pen: Pen) -> None:
    """An old man with a long beard and a soft hat, half turned to us, a quill in hand."""
    with pen.placed(44, 1, 0.98), pen.placed(-48, 0):
        mass(pen, [(46, 36), (62, 42), (69, 58), (71, 78), (64, 88), (54, 84), (50, 60)], _HOARY)
        draw_neck(pen, _OLD_MASTER, 1)
        gown(pen, (150, 76, 74), broad=2)
        far = [(34, 38), (29.6, 46), (28.6, 60), (27, 74), (31, 82), (35, 72), (33, 56)]
        mass(pen, far, _HOARY, 0.9)
        draw_face(pen, _OLD_MASTER)
        beard(pen, _HOARY, 26, width=1.4)
        moustache(pen, _HOARY, 3.6)
        hair = [(55, 36), (58.4, 46), (57.6, 58), (59, 76), (66, 86), (72, 76), (71, 56), (64, 38)]
        mass(pen, hair, _HOARY)
        flow(pen, [(57, 38), (58.8, 50), (58, 64), (62, 82)], [(64, 40), (70, 52), (71.4, 66), (69, 80)], _HOARY, 11)
        hat = [(26, 41), (23, 32), (30, 22), (45, 17), (60, 19), (70, 28), (70, 41), (60, 40), (46, 35.4), (34, 37.6)]
        shape = mass(pen, hat, (66, 48, 42), 1.3)
        with pen.within(shape):
            for x in (30, 38, 47, 56, 64):
                pen.outline(
                    curve([(x, 42), (48 + (x - 48) * 0.9, 28), (48 + (x - 48) * 0.4, 18)]), 0.7, 170, (20, 10, 8)
                )
        pen.stroke(curve([(26.6, 40), (36, 36.6), (47, 35), (60, 38.8), (69.6, 40.6)]), 1.7, 240, (206, 158, 74))
    pen.line([(61, 108), (70, 72)], 0.9)
    mass(pen, [(66, 90), (66.6, 78), (71, 66), (73.4, 76), (70, 86)], (250, 244, 228), 0.8)
