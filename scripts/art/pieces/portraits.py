"""Leonardo and the Lord of the City as painted standees on turned feet."""

from collections.abc import Callable

import skia

from ..album import Album
from ..drawing.ink import Pen
from ..drawing.palette import GOLD, Colour, darker, lighter
from ..drawing.shapes import archway, curve, ellipse, join, polygon, rectangle
from ..materials.carving import Piece, carve, shadow_of, wooden

WIDTH, HEIGHT = 88, 124
"""Units of the sheet; the foot stands at its lower middle."""
FOOT = 0.95
SKIN: Colour = (232, 190, 150)


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
    pen.solid(robe, (150, 30, 30), 1.2)
    pen.hatch(polygon([(52, 74), (80, 86), (80, 112), (50, 112)]), 66, 2.4, 0.6, 120)
    for x in (26, 38, 56, 64):
        pen.outline(curve([(x, 110), (x + 2, 96), (x + (44 - x) * 0.3, 82)]), 0.8, 170, (84, 12, 14))
    collar = curve([(34, 76), (40, 68), (52, 68), (58, 77), (46, 83)], closed=True)
    pen.solid(collar, (244, 232, 206), 0.9)
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
    pen.solid(face, SKIN, 1.1)
    with pen.within(face):
        pen.soft(polygon([(46, 40), (58, 40), (58, 80), (44, 80)]), (150, 90, 60), 120, 4)
        pen.hatch(polygon([(40, 70), (54, 58), (54, 80), (40, 80)]), 60, 1.7, 0.5, 120)
    pen.outline(curve([(32.6, 47), (36, 45.6), (39.4, 46.8)]), 1.2)
    pen.fill(curve([(34.4, 50.4), (37, 48.8), (39.6, 50.6), (37, 51.6)], closed=True), (252, 244, 230))
    pen.dot(36.4, 50.2, 1.1)
    pen.outline(curve([(34.4, 50.4), (37, 48.8), (40, 50.6)]), 0.8)
    pen.outline(curve([(30.4, 60.6), (33.4, 60.8), (35.4, 60)]), 0.9)
    pen.outline(curve([(28.4, 55.6), (30.4, 54.6), (31.6, 56.6)]), 0.7)
    hair = curve([(46, 42), (42, 50), (45, 58), (42, 66), (47, 72), (56, 70), (59, 58), (57, 44)], closed=True)
    pen.solid(hair, (74, 46, 26), 1.0)
    for k in range(5):
        pen.outline(curve([(45 + k * 2.6, 44), (44 + k * 2.8, 56), (46 + k * 2.4, 69)]), 0.6, 190, (30, 16, 8))


def _cap(pen: Pen) -> None:
    cap = curve([(31, 39), (31.6, 26), (38, 18.4), (50, 18), (58, 25), (60, 40), (52, 43), (42, 41)], closed=True)
    pen.solid(cap, (176, 36, 32), 1.2)
    with pen.within(cap):
        pen.soft(polygon([(50, 16), (66, 16), (66, 46), (48, 46)]), (70, 6, 8), 150, 4)
        pen.soft(ellipse(39, 26, 4, 6), (255, 150, 120), 120, 3)
    band = polygon([(30.6, 40.4), (31, 35), (59.6, 36), (60, 41.6), (46, 42.6)])
    pen.solid(band, (236, 190, 80), 0.9)
    for x in (36.0, 43.0, 50.0, 56.0):
        pen.dot(x, 38.8, 1.3, (150, 26, 26))
    for x in (31.5, 40.5, 49.5, 58.5):
        pen.solid(polygon([(x - 3.6, 35.6), (x, 27.6), (x + 3.6, 35.6)]), (246, 206, 100), 0.8)
        pen.dot(x, 27.2, 1.3, (250, 230, 160))


def _leonardo(pen: Pen) -> None:
    """An old man with a long beard and a soft hat, facing us, a quill in hand."""
    cloak = curve([(10, 110), (17, 88), (32, 77), (56, 77), (71, 88), (78, 110)], closed=True)
    pen.solid(cloak, (150, 76, 74), 1.2)
    pen.hatch(polygon([(54, 76), (80, 86), (80, 112), (52, 112)]), 66, 2.4, 0.6, 120)
    hair = curve(
        [(28, 46), (25, 60), (24, 76), (31, 86), (57, 86), (64, 76), (63, 60), (60, 46), (44, 38)], closed=True
    )
    pen.solid(hair, (212, 200, 180), 1.0)
    face = curve([(33, 44), (32.4, 56), (36, 66), (44, 70), (52, 66), (55.6, 56), (55, 44), (44, 38)], closed=True)
    pen.solid(face, SKIN, 1.0)
    with pen.within(face):
        pen.soft(polygon([(49, 38), (60, 38), (60, 72), (47, 72)]), (150, 90, 60), 120, 3)
    _features(pen)
    _beard(pen)
    _hat(pen)
    pen.line([(61, 108), (70, 70)], 0.9)
    pen.solid(curve([(66, 88), (66.6, 76), (71, 66), (73.4, 74), (70, 84)], closed=True), (250, 244, 228), 0.8)


def _features(pen: Pen) -> None:
    for side in (-1, 1):
        x = 44 + side * 5.4
        pen.outline(curve([(x - 3.6, 49.6), (x, 48), (x + 3.4, 49.8)]), 1.5, 240, (120, 104, 88))
        pen.fill(curve([(x - 2.6, 52.8), (x, 51.4), (x + 2.6, 52.8), (x, 54)], closed=True), (252, 244, 230))
        pen.dot(x, 52.7, 1.1)
        pen.outline(curve([(x - 2.8, 52.8), (x, 51.2), (x + 2.8, 52.8)]), 0.8)
        pen.outline(curve([(x - 2, 56), (x + 1.8, 55.8)]), 0.5, 150)
    pen.outline(curve([(43.4, 51), (42.6, 58), (41.4, 60.6), (44, 61.8), (46.6, 60.6)]), 0.9)
    for y in (43.4, 45.4):
        pen.outline(curve([(38, y + 0.6), (44, y), (50, y + 0.6)]), 0.5, 130)


def _beard(pen: Pen) -> None:
    beard = curve(
        [(32.6, 58), (31, 72), (35, 88), (44, 100), (53, 88), (57, 72), (55.4, 58), (50, 64), (44, 62.8), (38, 64)],
        closed=True,
    )
    pen.solid(beard, (228, 218, 198), 1.0)
    with pen.within(beard):
        pen.soft(polygon([(49, 58), (62, 58), (62, 100), (46, 100)]), (130, 112, 92), 130, 3)
    for k in range(9):
        x = 34 + k * 2.5
        pen.outline(
            curve([(x, 66), (x + (44 - x) * 0.15 + 1, 76), (x + (44 - x) * 0.3 - 1, 84), (x + (44 - x) * 0.6, 93)]),
            0.6,
            170,
            (120, 104, 88),
        )
    pen.outline(curve([(38, 66.4), (41, 65), (44, 66.2), (47, 65), (50, 66.4)]), 1.3, 240, (150, 134, 114))


def _hat(pen: Pen) -> None:
    hat = curve(
        [(26, 43), (24, 33), (31, 24), (44, 21), (57, 24), (64, 33), (62, 43), (54, 40.6), (44, 39.6), (34, 40.6)],
        closed=True,
    )
    pen.solid(hat, (60, 44, 40), 1.2)
    with pen.within(hat):
        pen.soft(ellipse(37, 28, 8, 4), (190, 150, 130), 110, 3)
        for x in (30, 37, 44, 51, 58):
            pen.outline(curve([(x, 40), (44 + (x - 44) * 0.8, 30), (44 + (x - 44) * 0.4, 23)]), 0.7, 170, (20, 10, 8))
    pen.stroke(curve([(27, 42.4), (35, 39.6), (44, 38.8), (53, 39.6), (61, 42.4)]), 1.6, 240, (196, 150, 70))
