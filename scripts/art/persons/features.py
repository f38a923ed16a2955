"""Eyes, nose and mouth of a head that is turned three quarters to the left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..drawing.ink import Pen, paint
from ..drawing.palette import INK, darker, lighter, mix
from ..drawing.shapes import Point, curve, ellipse
from .shade import dark_side, form_hatch, taper

if TYPE_CHECKING:
    from .head import Head

_EYE_Y = 50.6
_FAR, _NEAR = (35.3, 2.7), (47.0, 4.2)
"""Middle and half width of either eye."""


def draw_eyes(pen: Pen, head: Head) -> None:
    """Both eyes with their lids, and the brows above them."""
    for (x, half), near in ((_FAR, False), (_NEAR, True)):
        _eye(pen, head, x, half, near)
        _brow(pen, head, x, half, near)


def draw_nose(pen: Pen, head: Head) -> None:
    """The ridge against the far cheek, the tip, the nostril and the near wing, each with its shade."""
    n, b, t = head.nose, head.bridge, head.tip
    soft = head.soft
    tip: Point = (33.8 + soft * 0.9 - b * 0.3 - n * 0.5 - t * 0.5, 59.2 + n)
    ridge: list[Point] = [(39.4, 46.2), (38.6 - b * 0.2, 49.8), (37.2 - b * 0.8, 54), tip]
    under: list[Point] = [
        (34.2 + soft * 0.9 - n * 0.3 - t * 0.3, 61.6 - soft * 0.4 + n + t * 0.3),
        (36.6, 62.7 - soft * 0.4 + n),
        (38.6, 62 + n),
    ]
    wing: list[Point] = [
        (38.8, 62.6 + n),
        (41.4 - soft * 0.7 + t * 0.4, 61.9 + n),
        (42 - soft * 0.8 + t * 0.6, 59.8 + n),
        (40.2, 58 + n),
    ]
    body = curve([*ridge, *under, *wing[1:], (40.6, 52), (40.4, 47)], closed=True)
    pen.fill(body, mix(head.skin, (208, 80, 58), 0.1 + 0.14 * head.blush))
    with pen.within(body):
        if dark_side(pen) > 0:
            shade = curve([(40, 45), (39.2, 53), (37.4, 60 + n), (37, 66 + n), (46, 66 + n), (44, 46)], closed=True)
            pen.soft(shade, head.dark, 190, 0.9)
            pen.soft(curve([(38.6, 47), (37.2 - b * 0.8, 54), (34.8, 59 + n)]), head.lit, 230, 0.5)
            pen.stroke(curve([(38.9, 48), (37.9 - b * 0.8, 54), (35.8, 58.6 + n)]), 1.0, 110, head.lit)
            form_hatch(
                pen, [(41.8, 48), (41.6, 54), (42.4, 61 + n)], [(39.8, 49), (39, 55), (38.6, 61 + n)], 8, bow=0.3,
                alpha=head.pressure, colour=head.ink,
            )  # fmt: skip
        else:
            pen.soft(curve([(36, 46), (35.6 - b, 54), (32, 60 + n), (37, 66 + n), (36.4, 54)], closed=True),
                     head.dark, 140, 0.8)  # fmt: skip
            pen.stroke(curve([(39.4, 48), (38.6 - b * 0.6, 54), (37, 58.6 + n)]), 1.1, 100, head.lit)
        pen.soft(ellipse(38, 63.4 + n, 5, 1.3), head.dark, 200, 0.7)
    pen.dot(tip[0] + 1.9, tip[1] - 0.4, 0.7, head.lit, 150)
    pen.canvas.drawPath(taper([under[0], *ridge[:0:-1], ridge[0]], 1.3 if soft else 1.9), paint(INK, 235))
    pen.outline(curve([tip, *under]), 0.85 if soft else 1.25, 235)
    pen.canvas.drawPath(taper(wing, 0.9 if soft else 1.5), paint(INK, 235))
    pen.fill(ellipse(38, 62 + n, 0.95, 0.45) if soft else ellipse(38, 62 + n, 1.3, 0.65), (54, 20, 12), 200)


def draw_mouth(pen: Pen, head: Head) -> None:
    """An upper lip in shade, a lower one that catches light, and the line between them."""
    y, s = 66.8 + head.chin * 0.3, head.smile
    full = 0.9 + head.full * 0.9
    red = head.lips if head.lashes else mix(head.lips, head.skin, 0.34)
    wide = 44 if head.soft else 45.2
    left, right = (34.8, y - s * 0.5), (wide + 0.6 * s, y - 0.2 - s * 0.9)
    bow: list[Point] = [left, (37, y - full), (38.4, y - full * 0.6), (40, y - full), right]
    pen.fill(curve([*bow, (42, y + 0.6), (38, y + 0.5)], closed=True), darker(red, 0.14))
    low: list[Point] = [left, (38, y + 0.4), (42, y + 0.5), right, (42.4, y + full * 1.5), (38.4, y + full * 1.9)]
    pen.fill(curve(low, closed=True), red, 235)
    pen.soft(ellipse(38.6 - dark_side(pen) * 0.8, y + full * 0.95, 1.8, 0.5), (255, 226, 206), 190, 0.35)
    line = [left, (36.8, y + 0.3), (38.6, y + 0.1), (41, y + 0.6), right]
    pen.outline(curve(line), 0.8 if head.soft else 1.1, 240)
    corner = [(right[0] - 0.8, right[1] + 0.5), right, (right[0] + 0.7, right[1] - 0.5 * s)]
    pen.canvas.drawPath(taper(corner, 1.0), paint(INK, 235))
    pen.canvas.drawPath(taper([(37.6, y + full * 2 + 0.7), (41.6, y + full * 2 + 0.5)], 0.8), paint(head.ink, 170))


def _eye(pen: Pen, head: Head, x: float, half: float, near: bool) -> None:
    y = _EYE_Y
    out = 1 if near else -1
    up, down = 2.8 - head.lids * 1.1 + (0.35 if head.lashes else 0), 1.75
    inner, outer = (x - out * half, y + 1.1), (x + out * half, y + 0.1 + head.old * 0.5)
    top: list[Point] = [(x - out * half * 0.35, y - up), (x + out * half * 0.4, y - up * 0.82)]
    bottom: list[Point] = [(x + out * half * 0.3, y + down), (x - out * half * 0.4, y + down)]
    opening = curve([inner, *top, outer, *bottom], closed=True)
    pen.fill(opening, (248, 238, 220))
    with pen.within(opening):
        look = x - 0.5
        size = 2.35 if near else 2.15
        pen.dot(look, y - 0.2, size, darker(head.iris, 0.45), 255)
        pen.dot(look, y - 0.1, size * 0.8, lighter(head.iris, 0.14), 255)
        pen.dot(look, y - 0.2, 1.15, (16, 8, 4), 255)
        pen.soft(ellipse(x, y - up, half * 1.1, 1.2), (50, 24, 12), 190, 0.6)
        pen.soft(ellipse(x + half * 0.9 * dark_side(pen), y + 0.6, 1.3, 2), (120, 80, 60), 110, 0.6)
    pen.dot(look - 0.85 * dark_side(pen), y - 1.0 + head.lids * 0.5, 0.6, (255, 255, 255), 255)
    lid = [inner, *top, outer, (outer[0] + out * 0.9, outer[1] + (-0.7 if head.lashes else 0.8))]
    pen.outline(curve(lid), 1.75 if head.lashes else 1.55, 250)
    pen.canvas.drawPath(taper([outer, *bottom, inner], 0.8), paint(head.ink, 200))
    fold = 1.5 + head.lids * 0.8
    crease = [(x - out * half * 0.9, y - up * 0.6 - fold * 0.3), (x - out * half * 0.2, y - up - fold),
              (x + out * half * 1.1, y - up * 0.7 - fold * 0.3)]  # fmt: skip
    pen.outline(curve(crease), 0.7, 170, head.ink)


def _brow(pen: Pen, head: Head, x: float, half: float, near: bool) -> None:
    """Thick towards the nose, thin at its end; single hairs stand out of a heavy one."""
    out = 1 if near else -1
    y = _EYE_Y - (5.9 if head.lashes else 5.2)
    thick = (1.1 if head.lashes else 1.7) * head.heavy
    start: Point = (x - out * (half + 0.5), y + (-0.2 if head.lashes else 0.4) + head.stern * 1.2 + thick * 0.2)
    middle: Point = (x + out * half * 0.2, y - (1.2 if head.lashes else 1.5) - head.stern * 0.2)
    end: Point = (x + out * (half + 1.4), y + 0.6 - head.stern * 0.7)
    pen.canvas.drawPath(taper([start, middle, end], thick * 1.5), paint(head.brow, 245))
    if head.soft:
        return
    for k in range(7):
        share = k / 6
        foot = (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share - 1.4 * share * (2 - share),
        )
        tuft = [(foot[0], foot[1] + 0.5), (foot[0] + out * 1.2, foot[1] - 0.7 - head.heavy * 0.4)]
        pen.canvas.drawPath(taper(tuft, 0.6), paint(darker(head.brow, 0.4), 190))
