"""A head seen from the side of its near ear, as masters of the fifteenth century turned it: three quarters to the left.

All is drawn in the units of a portrait, 88 x 112; the face lies between x 31 and 60 and y 28 and 74.
"""

from dataclasses import dataclass, field

import skia

from ..drawing.ink import Pen, paint
from ..drawing.palette import Colour, darker, mix
from ..drawing.shapes import Point, curve, ellipse
from .features import draw_eyes, draw_mouth, draw_nose
from .shade import dark_side, form_hatch, rounded, taper, weighted

FAIR: Colour = (243, 206, 170)
ROSY: Colour = (238, 190, 150)
OLIVE: Colour = (218, 168, 122)
BROWN: Colour = (158, 102, 64)
DARK: Colour = (120, 74, 48)
_SHADE: Colour = (120, 56, 34)


@dataclass(frozen=True)
class Head:
    """What one face differs by from another.

    `old` and `smile` are 0..1 and -1..1; `jaw`, `chin` and `nose` are units added to width and length; `bridge` is how
    far the nose is bent out, `tip` how much its end swells. `lids` is how far they hang over the eyes, `stern` how far
    the brows are drawn down towards the nose, and `gaunt`, `stubble` and `full` (of the lips) are 0..1. `lashes` are
    for eyes that are drawn large and dark, and the `young` have small noses and mouths; neither hat nor hair lays a
    shadow on the brow of the `bald`.
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
    tip: float = 0
    lids: float = 0.4
    stern: float = 0
    gaunt: float = 0
    stubble: float = 0
    full: float = 0.3
    heavy: float = 1
    lashes: bool = False
    young: bool = False
    bald: bool = False
    blush: float = 0.5
    freckles: tuple[Point, ...] = field(default=())

    @property
    def soft(self) -> bool:
        """Whether it is drawn with a light hand."""
        return self.lashes or self.young

    @property
    def dark(self) -> Colour:
        """The skin where no light falls."""
        return mix(self.skin, _SHADE, 0.62)

    @property
    def lit(self) -> Colour:
        """The skin where light falls full on it."""
        return mix(self.skin, (255, 226, 178), 0.5)

    @property
    def ink(self) -> Colour:
        """What the skin is hatched with."""
        return darker(mix(self.skin, _SHADE, 0.7), 0.45)

    @property
    def pressure(self) -> float:
        """How dark the hatching of the face is: soft faces are drawn with a light hand."""
        return 84 if self.soft else 165


def draw_neck(pen: Pen, head: Head, slim: float = 0) -> None:
    """The neck, in the shadow of the chin."""
    neck = curve(
        [(43 + slim, 66), (59 - slim, 58), (60 - slim, 74), (66, 88), (46, 96), (32, 89), (42 + slim, 80)], closed=True
    )
    weighted(pen, neck, darker(head.skin, 0.08), 1.1)
    with pen.within(neck):
        rounded(pen, neck, head.dark, ink=head.ink)
        pen.soft(curve([(36, 64), (52, 70), (66, 56), (66, 68), (55, 79), (41, 80)], closed=True), _SHADE, 150, 1.8)
        form_hatch(
            pen, [(40, 72), (52, 71), (62, 62)], [(42, 84), (52, 84), (60, 80)], 13, bow=1, alpha=115, colour=head.ink
        )
        cord = [(57 - slim, 66), (54, 78), (47, 89)]
        pen.outline(curve(cord), 0.7 + head.old * 0.4, 120 + head.old * 70, head.ink)


def draw_face(pen: Pen, head: Head) -> skia.Path:
    """The face with all its features; returns its outline."""
    outline = _outline(head)
    weighted(pen, outline, head.skin, 1.25)
    with pen.within(outline):
        _model(pen, head)
        _hatch(pen, head)
        if head.stubble:
            _stubble(pen, head)
    draw_eyes(pen, head)
    draw_nose(pen, head)
    draw_mouth(pen, head)
    if head.old:
        _lines_of_age(pen, head)
    for x, y in head.freckles:
        pen.dot(x, y, 0.5, darker(head.skin, 0.35), 190)
    return outline


def draw_ear(pen: Pen, head: Head) -> None:
    """The near ear, where no hair covers it."""
    ear = curve([(58, 47), (61.6, 45), (63.8, 48.6), (62.4, 54.6), (60, 59), (57.6, 55)], closed=True)
    weighted(pen, ear, mix(head.skin, (206, 84, 62), 0.14), 1.0)
    with pen.within(ear):
        pen.soft(ellipse(59.6, 53, 1.4, 3), head.dark, 190, 1)
    pen.outline(curve([(59, 49.6), (61, 47.4), (62, 50), (60.6, 53.4), (59.8, 56.4)]), 0.8, 220, head.ink)


def _jaw_line(head: Head) -> list[Point]:
    """The near side of the face from temple to chin."""
    jaw, chin = head.jaw, head.chin
    return [
        (58.4, 37),
        (60, 48),
        (58.6 + jaw * 0.6, 58),
        (53.6 + jaw * 0.7, 66.4 + chin * 0.5),
        (46.8 + jaw * 0.3, 72 + chin),
    ]


def _outline(head: Head) -> skia.Path:
    """Brow, socket, cheekbone and chin on the far side, as a profile half turned away."""
    jaw, chin = head.jaw, head.chin
    return curve(
        [
            (37, 30),
            (32.6, 37.4),
            (31.6, 43.4),
            (33, 48.8),
            (31.4 - jaw * 0.2, 54),
            (31.6 - jaw * 0.4 + head.gaunt * 0.8, 59.4),
            (33 - jaw * 0.5 + head.gaunt * 1.2, 65 + chin * 0.5),
            (35 - jaw * 0.2, 70 + chin * 0.8),
            (38.4, 73.4 + chin),
            (42, 74 + chin),
            *_jaw_line(head)[::-1],
            (52, 29),
            (44, 26.6),
        ],
        closed=True,
    )


def _model(pen: Pen, head: Head) -> None:
    """Half-tone and shade of brow, sockets, cheek and chin; warm where the blood is near."""
    dark, light = head.dark, head.lit
    for x, width in ((34.2, 2.4), (49, 4.4)):
        pen.soft(ellipse(x, 59, width, 3), (208, 80, 58), 130 * head.blush, 1.8)
    if dark_side(pen) > 0:
        _shade_near_side(pen, head)
    else:
        _shade_far_side(pen, head)
    if not head.bald:
        pen.soft(ellipse(46, 30, 17, 4.4), dark, 150, 2.4)
    for x, width in ((36, 3.4), (47, 5)):
        pen.soft(ellipse(x, 48, width, 2.8), dark, 150, 1.5)
    pen.soft(ellipse(46, 75 + head.chin, 10, 3.4), dark, 170, 2)
    pen.soft(ellipse(39.8, 70 + head.chin * 0.5, 3.8, 1), dark, 140, 1)
    pen.soft(ellipse(40 - 2 * dark_side(pen), 38.6, 5.6, 3.6), light, 170, 2.4)
    pen.soft(ellipse(39.6 - dark_side(pen), 72 + head.chin, 2.4, 1), light, 130, 0.9)
    if head.gaunt:
        hollow = curve([(44.4, 61), (51, 58.4), (55, 60), (50, 66), (46.6, 70)], closed=True)
        pen.soft(hollow, dark, 150 * head.gaunt, 1.6)


def _shade_near_side(pen: Pen, head: Head) -> None:
    side = [(54, 24), (52.6, 38), (55, 49), (53.4, 57), (48.4, 64.6), (44.6, 71), (44, 80), (72, 80), (72, 24)]
    pen.soft(curve(side, closed=True), head.dark, 150, 3)
    pen.soft(curve([(x + 3, y + 0.6) for x, y in side], closed=True), darker(head.dark, 0.14), 130, 1.3)
    pen.soft(curve([(39.4, 48), (42, 55), (43.6, 61.6), (40.4, 64), (38.2, 55)], closed=True), head.dark, 165, 1.1)
    pen.soft(ellipse(47, 56.6, 4, 2.2), head.lit, 150, 1.6)
    pen.soft(ellipse(33.6, 55, 1.2, 3.6), head.lit, 150, 0.9)


def _shade_far_side(pen: Pen, head: Head) -> None:
    side = [(30, 24), (37, 28), (35.4, 40), (37.6, 47), (36.4, 54), (35, 61), (37, 66), (38, 78), (24, 78), (24, 30)]
    pen.soft(curve(side, closed=True), head.dark, 165, 2)
    pen.soft(curve([(x - 2.6, y) for x, y in side], closed=True), darker(head.dark, 0.12), 120, 1.1)
    pen.soft(curve([(61, 56), (54, 65), (46, 71), (46, 80), (64, 78)], closed=True), head.dark, 150, 2)
    pen.soft(ellipse(50, 56, 4.4, 2.6), head.lit, 160, 1.8)


def _hatch(pen: Pen, head: Head) -> None:
    """Strokes round the cheek and the temple on the dark side, crossed along the jaw."""
    ink, jaw = head.ink, _jaw_line(head)
    if dark_side(pen) > 0:
        inner = [(53.4, 38), (54.6, 49), (52, 57.4), (47.4, 64), (43.6, 69.6)]
        form_hatch(pen, jaw, inner, 21, bow=0.9, alpha=head.pressure, colour=ink)
        if not head.soft:
            form_hatch(pen, [(61, 44), (59, 58), (52, 69)], [(56, 52), (52.6, 62), (46, 70)], 12, bow=-0.6, colour=ink)
    else:
        far = [(31.6, 36), (31.4, 46), (31.4, 55), (32.6, 64), (36, 72)]
        form_hatch(
            pen,
            far,
            [(36.4, 37), (36, 46), (35.4, 54), (36, 63), (39, 70)],
            19,
            bow=0.5,
            alpha=head.pressure,
            colour=ink,
        )
        under = [(60, 57), (54.6, 66.6), (46.4, 73)]
        form_hatch(pen, under, [(56.6, 55), (50.6, 63), (44, 69.6)], 12, bow=-0.5, alpha=head.pressure, colour=ink)


def _stubble(pen: Pen, head: Head) -> None:
    shade = curve([(33, 64), (38, 63.4), (45, 64), (57, 56), (58, 64), (48, 75), (38, 76), (33, 70)], closed=True)
    pen.soft(shade, head.brow, 90 * head.stubble, 1.6)
    for _ in range(round(90 * head.stubble)):
        x, y = pen.chance.uniform(33, 56), pen.chance.uniform(62, 75)
        if y > 62 + max(0.0, 47 - x) * 0.06 and x - 40 < (76 - y) * 1.5:
            pen.canvas.drawPath(taper([(x, y), (x + 0.2, y + 1.1)], 0.5), paint(head.brow, 190))


def _lines_of_age(pen: Pen, head: Head) -> None:
    alpha, ink, old = 120 + 110 * head.old, head.ink, head.old
    for y in (36.4, 39, 41.6)[: 1 + round(2 * old)]:
        pen.outline(curve([(35, y + 0.7), (40, y - 0.2), (46, y + 0.3), (51.6, y - 0.5)]), 0.5 + 0.25 * old, alpha, ink)
    pen.canvas.drawPath(taper([(42.4, 60.4), (45.6, 62.4), (47.2, 65), (46.8, 68)], 0.8 + old), paint(ink, alpha))
    pen.canvas.drawPath(taper([(34, 61.6), (32.8, 63.6), (33, 66)], 0.5 + old * 0.5), paint(ink, alpha))
    pen.canvas.drawPath(taper([(43, 53.4), (46.4, 55.4), (50.6, 54.2)], 0.5 + old * 0.7), paint(ink, alpha))
    for turn in (-1.6, 0.0, 1.6):
        pen.canvas.drawPath(
            taper([(52.4, 50.6 + turn * 0.3), (56.4, 50.2 + turn * 1.3)], 0.4 + 0.4 * old), paint(ink, alpha)
        )
