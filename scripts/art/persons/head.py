"""A head seen from the side of its near ear, as masters of the fifteenth century turned it: three quarters to the left.

All is drawn in the units of a portrait, 88 x 112; the face lies between x 31 and 60 and y 28 and 74.
"""

from dataclasses import dataclass, field

import skia

from ..drawing.ink import Pen
from ..drawing.palette import Colour, darker, lighter, mix
from ..drawing.shapes import Point, curve, ellipse, polygon

FAIR: Colour = (240, 200, 164)
ROSY: Colour = (236, 188, 148)
OLIVE: Colour = (216, 166, 122)
BROWN: Colour = (152, 98, 62)
DARK: Colour = (112, 68, 44)
_SHADE: Colour = (130, 66, 40)


@dataclass(frozen=True)
class Head:
    """What one face differs by from another.

    `old` and `smile` are 0..1 and -1..1; `jaw`, `chin` and `nose` are units added to width and length; `bridge` is how
    far the nose is bent out. `lashes` are for eyes that are drawn large and dark.
    """

    skin: Colour = ROSY
    brow: Colour = (74, 46, 26)
    iris: Colour = (74, 48, 26)
    lips: Colour = (168, 76, 60)
    old: float = 0
    smile: float = 0.4
    jaw: float = 0
    chin: float = 0
    nose: float = 0
    bridge: float = 0
    heavy: float = 1
    lashes: bool = False
    blush: float = 0.5
    freckles: tuple[Point, ...] = field(default=())


def draw_neck(pen: Pen, head: Head, slim: float = 0) -> None:
    """The neck, in the shadow of the chin."""
    neck = curve(
        [(43 + slim, 66), (59 - slim, 58), (60 - slim, 74), (66, 88), (46, 96), (32, 89), (42 + slim, 80)], closed=True
    )
    pen.solid(neck, darker(head.skin, 0.1), 1.0)
    with pen.within(neck):
        pen.soft(curve([(38, 66), (52, 72), (64, 58), (66, 70), (54, 80), (42, 78)], closed=True), _SHADE, 150, 2.4)
        pen.hatch(polygon([(50, 62), (66, 58), (66, 90), (54, 90)]), 62, 2.2, 0.5, 100)


def draw_face(pen: Pen, head: Head) -> skia.Path:
    """The face with all its features; returns its outline."""
    outline = _outline(head)
    pen.solid(outline, head.skin, 1.2)
    with pen.within(outline):
        _model(pen, head)
    for x, half, near in ((35.6, 2.7, False), (46.8, 3.9, True)):
        _eye(pen, head, x, half, near)
    _nose(pen, head)
    _mouth(pen, head)
    if head.old:
        _lines_of_age(pen, head)
    for x, y in head.freckles:
        pen.dot(x, y, 0.5, darker(head.skin, 0.35), 190)
    return outline


def draw_ear(pen: Pen, head: Head) -> None:
    """The near ear, where no hair covers it."""
    ear = curve([(58, 47), (61.6, 45.4), (63.4, 49.4), (61.8, 54.6), (59, 58), (57.4, 54)], closed=True)
    pen.solid(ear, darker(head.skin, 0.06), 1.0)
    pen.outline(curve([(59.4, 48.6), (61.4, 48.4), (61, 52), (59.6, 54.4)]), 0.7, 190)


def _outline(head: Head) -> skia.Path:
    jaw, chin = head.jaw, head.chin
    return curve(
        [
            (37, 30),
            (32.2, 38.6),
            (31.4, 45.4),
            (32.6, 49.4),
            (30.8 - jaw * 0.2, 55.4),
            (31.6 - jaw * 0.5, 61),
            (33.4 - jaw * 0.6, 66.4 + chin * 0.5),
            (37, 71.6 + chin),
            (41.4, 73.4 + chin),
            (46.4, 72 + chin),
            (53.2 + jaw * 0.7, 66.4 + chin * 0.5),
            (58.4 + jaw * 0.6, 58),
            (60, 48),
            (58.4, 37),
            (52, 29),
            (44, 26.6),
        ],
        closed=True,
    )


def _model(pen: Pen, head: Head) -> None:
    """Light from the upper left, shade on the near cheek and under what stands out."""
    dark, light = mix(head.skin, _SHADE, 0.62), lighter(head.skin, 0.55)
    pen.soft(polygon([(53, 24), (70, 24), (70, 78), (44, 80), (54, 64)]), dark, 170, 4)
    pen.soft(ellipse(47, 74, 10, 4), dark, 150, 2.6)
    for x, width in ((35.4, 4), (46.8, 5.6)):
        pen.soft(ellipse(x, 48.6, width, 3.4), dark, 110, 1.8)
    pen.soft(curve([(39, 48), (41, 55), (40.4, 61.6), (37.6, 62.6), (37.4, 55)], closed=True), dark, 140, 1.3)
    pen.soft(ellipse(39.6, 70.2 + head.chin * 0.6, 4, 1.2), dark, 110, 1.2)
    pen.soft(ellipse(40, 37.6, 6.5, 5), light, 150, 3)
    pen.soft(ellipse(45.4, 58, 4, 2.6), light, 90, 2)
    pen.soft(ellipse(35.4, 56, 1.2, 4), light, 170, 1)
    for x, width in ((33.6, 2.2), (48.6, 4.2)):
        pen.soft(ellipse(x, 59.4, width, 2.8), (206, 84, 62), 110 * head.blush, 1.8)
    pen.hatch(polygon([(54.4, 30), (66, 30), (66, 74), (48, 76), (55, 62)]), 64, 2.3, 0.5, 105)


def _eye(pen: Pen, head: Head, x: float, half: float, near: bool) -> None:
    y = 50.6
    lid = 0.5 + head.old * 0.5
    white = curve([(x - half, y + 0.5), (x - half * 0.2, y - 2.3), (x + half, y + 0.3), (x, y + 1.9)], closed=True)
    pen.fill(white, (250, 243, 230))
    with pen.within(white):
        look = x - (0.7 if near else 0.4)
        pen.dot(look, y - 0.1, 2.0, head.iris)
        pen.dot(look, y - 0.1, 1.1, (20, 10, 6))
        pen.dot(look - 0.7, y - 0.9, 0.6, (255, 255, 255))
        pen.soft(ellipse(x, y - 2.3, half, 0.9), (60, 30, 16), 150, 0.5)
    upper = curve([(x - half - 0.2, y + 0.7), (x - half * 0.2, y - 2.5), (x + half + 0.5, y + 0.5)])
    pen.outline(upper, 1.9 if head.lashes else 1.4)
    if head.lashes:
        side = x + half if near else x - half
        pen.line([(side, y + 0.2), (side + (1.6 if near else -1.0), y - 1.2)], 1.2)
    pen.outline(curve([(x - half * 0.7, y + 1.7), (x + half * 0.2, y + 2.3), (x + half * 0.9, y + 1.4)]), 0.6, 150)
    pen.outline(curve([(x - half, y - 2.4), (x, y - 4.2), (x + half, y - 2.4)]), 0.5 + lid * 0.3, 130)
    arch = 1.6 if head.lashes else 1.2
    brow = curve([(x - half - 0.7, y - 4.6), (x - 0.2, y - 5.4 - arch), (x + half + 1, y - 4.8)])
    pen.outline(brow, (1.0 if head.lashes else 1.7) * head.heavy, 245, head.brow)


def _nose(pen: Pen, head: Head) -> None:
    n, b = head.nose, head.bridge
    ridge = [(38.6, 47.4), (37 - b, 52.4), (34.4 - b * 0.4 - n * 0.4, 58.2 + n), (34.2 - n * 0.3, 60.6 + n)]
    pen.outline(curve([*ridge, (36.2, 62 + n), (38.4, 61.4 + n)]), 1.25)
    pen.outline(curve([(38.6, 62 + n), (40.6, 60.8 + n), (40, 58.4 + n)]), 0.9)
    pen.fill(ellipse(37.4, 61.4 + n, 1.0, 0.6), (70, 30, 20), 170)


def _mouth(pen: Pen, head: Head) -> None:
    y, s = 66.6 + head.chin * 0.3, head.smile
    full = 1.5 if head.lashes else 1.1
    upper = [(34.8, y - s * 0.7), (37, y - full * 0.9), (38.6, y - full * 0.5), (40.4, y - full), (45, y - s * 0.9)]
    pen.fill(curve([*upper, (39.4, y + full * 1.9)], closed=True), head.lips, 225)
    pen.outline(curve([(34.4, y - 0.2 - s * 0.8), (37, y + 0.2), (40, y + 0.3), (45.4, y - 0.2 - s * 1.2)]), 1.1)
    pen.soft(ellipse(39, y + 1.3, 2, 0.5), (255, 226, 206), 120, 0.4)


def _lines_of_age(pen: Pen, head: Head) -> None:
    alpha, ink = 90 + 110 * head.old, darker(head.skin, 0.55)
    for y in (36.6, 39.4):
        pen.outline(curve([(35, y + 0.6), (42, y - 0.4), (50, y + 0.8)]), 0.6, alpha, ink)
    pen.outline(curve([(41.4, 60.6), (45, 63), (46.8, 67)]), 0.8, alpha, ink)
    pen.outline(curve([(43.2, 53.6), (46.6, 55.2), (50, 54)]), 0.7, alpha, ink)
    for turn in (-1.4, 0.2, 1.8):
        pen.line([(52, 50.4 + turn * 0.6), (55, 49.8 + turn * 1.4)], 0.6, alpha, ink)
