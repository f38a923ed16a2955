"""The people on the square who see who has won: townsfolk from behind, who cheer and throw their hats."""

from collections.abc import Callable
from dataclasses import dataclass

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import Point, curve, ellipse, polygon

FRAMES = 5
"""They stand, look aside, lift their arms, jump, and have thrown their hats."""
WIDTH, HEIGHT = 60, 128
FOOT: Point = (30, 122)
"""Units of a frame, and where feet are on it."""
_SKIN: Colour = (222, 172, 130)
_HEAD: Point = (0, -70)
_ARMS = (0.0, 0.0, 0.55, 1.0, 0.9)
_UP = (0.0, 0.0, 0.0, 6.0, 1.0)
_THROWN = (0.0, 0.0, 0.0, 0.0, 25.0)
"""How far the arms are lifted in each frame, how high people jump, and how high their hats fly."""

Hat = Callable[[Pen, Colour], None]


@dataclass(frozen=True)
class _Townsman:
    cloth: Colour
    hair: Colour
    hat: Hat
    hatted: Colour
    broad: float = 1.0


def _beret(pen: Pen, colour: Colour) -> None:
    shape = curve([(-11, 0), (-9, -6), (0, -9), (9, -7), (12, -1), (4, 2), (-6, 2)], closed=True)
    pen.solid(shape, colour, 1.2)
    pen.outline(curve([(-9, -1), (0, 0.6), (10, -1)]), 0.8, 150)


def _straw(pen: Pen, colour: Colour) -> None:
    pen.solid(ellipse(0, 1, 16, 4.4), colour, 1.2)
    pen.solid(
        curve([(-7.6, 0), (-6, -8), (0, -10), (6, -8), (7.6, 0), (0, 2)], closed=True), lighter(colour, 0.12), 1.1
    )
    pen.outline(curve([(-7, -2), (0, 0), (7, -2)]), 1.6, 200, darker(colour, 0.5))


def _cone(pen: Pen, colour: Colour) -> None:
    pen.solid(curve([(-8.4, 1), (-5, -8), (2, -17), (6, -19), (5, -10), (8.4, 1), (0, 3)], closed=True), colour, 1.2)
    pen.line([(-8.4, 1), (8.4, 1)], 1.6, 200, darker(colour, 0.4))


def _veil(pen: Pen, colour: Colour) -> None:
    shape = curve([(-9, -1), (-6, -9), (0, -10.5), (6, -9), (9, -1), (11, 15), (0, 19), (-11, 15)], closed=True)
    pen.solid(shape, colour, 1.2)
    for x in (-4, 1, 5):
        pen.line([(x, -4), (x * 1.5, 16)], 0.7, 120)


_PEOPLE = (
    _Townsman((158, 54, 40), (70, 44, 26), _beret, (60, 70, 104)),
    _Townsman((70, 92, 130), (104, 66, 34), _straw, (226, 190, 112)),
    _Townsman((98, 112, 70), (56, 38, 26), _cone, (172, 62, 44)),
    _Townsman((196, 150, 70), (120, 80, 44), _veil, (246, 236, 214), 1.12),
    _Townsman((108, 74, 104), (64, 42, 28), _beret, (196, 150, 66)),
    _Townsman((126, 88, 60), (88, 58, 32), _straw, (206, 170, 100)),
)


def build(album: Album) -> None:
    """Draw a strip for each of them."""
    for number, townsman in enumerate(_PEOPLE):
        sheet = Sheet(WIDTH * FRAMES, HEIGHT, f"spectator {number}", 2)
        for frame in range(FRAMES):
            with sheet.pen.placed(FOOT[0] + WIDTH * frame, FOOT[1]):
                _stand(sheet.pen, townsman, frame)
        anchor = FOOT[0] / WIDTH, FOOT[1] / HEIGHT
        name = f"spectator_{number}"
        album.drawing(name, sheet.image(), (WIDTH * FRAMES, HEIGHT), quality=80, rare=False, anchor=anchor)


def _stand(pen: Pen, townsman: _Townsman, frame: int) -> None:
    pen.soft(ellipse(3, 0, 17 * townsman.broad, 4), (60, 36, 16), 110, 2)
    with pen.placed(0, -_UP[frame]):
        for side in (-1, 1):
            _arm(pen, townsman.cloth, side, _ARMS[frame])
        _cloak(pen, townsman)
        with pen.placed(_HEAD[0] + (2.0 if frame == 1 else 0.0), _HEAD[1]):
            _head(pen, townsman)
            if townsman.hat is _veil:
                _veil(pen, townsman.hatted)
                return
            with pen.placed(0, -6 - _THROWN[frame], 1, -16 if _THROWN[frame] else 0):
                townsman.hat(pen, townsman.hatted)


def _cloak(pen: Pen, townsman: _Townsman) -> None:
    wide, cloth = townsman.broad, townsman.cloth
    left = [(-4.0, -62.0), (-11, -58), (-13 * wide, -40), (-15 * wide, -18), (-17 * wide, -2)]
    hem = [(-9.0 * wide, 1.0), (0.0, -1.0), (9 * wide, 1.0)]
    shape = curve([*left, *hem, *((-x, y) for x, y in reversed(left))], closed=True)
    pen.gradient(shape, (-16, 0), (17, 0), [(lighter(cloth, 0.16), 255), (cloth, 255), (darker(cloth, 0.3), 255)])
    with pen.within(shape):
        for x in (-8, -2, 5, 10):
            pen.line([(x * 0.55, -46), (x * 1.15 * wide, -1)], 1.1, 120, darker(cloth, 0.55))
        pen.hatch(polygon([(5, -56), (18, -56), (20, 0), (8, 0)]), 68, 3.0, 0.6, 90)
        pen.line([(-14 * wide, -5), (14 * wide, -5)], 1.4, 150, lighter(cloth, 0.4))
    pen.outline(shape, 1.5)


def _arm(pen: Pen, cloth: Colour, side: int, lifted: float) -> None:
    """A sleeve from the shoulder: down at the body, or up in the air."""
    elbow = side * (14 + 3 * lifted), -42 - 24 * lifted
    hand = side * (13 + 5 * lifted), -30 - 60 * lifted
    shoulder = side * 8.5, -57
    outer = curve([(shoulder[0] + side * 2, shoulder[1] - 1), (elbow[0] + side * 2.4, elbow[1]), hand])
    sleeve = skia.Path(outer)
    for width, colour in ((8.6, (66, 42, 22)), (6.4, darker(cloth, 0.08))):
        pen.stroke(sleeve, width, 255, colour)
    for radius, colour in ((3.9, (66, 42, 22)), (2.9, _SKIN)):
        pen.dot(*hand, radius, colour, 255)


def _head(pen: Pen, townsman: _Townsman) -> None:
    for side in (-1, 1):
        pen.dot(side * 8, 1, 2.2, darker(_SKIN, 0.15))
    pen.solid(polygon([(-3.4, 4), (3.4, 4), (4, 11), (-4, 11)]), _SKIN, 0.9)
    skull = curve([(-8, -2), (-6, -8), (0, -10), (6, -8), (8, -2), (7, 6), (0, 9), (-7, 6)], closed=True)
    pen.solid(skull, townsman.hair, 1.2)
    for x in (-3, 1, 4):
        pen.line([(x * 0.6, -7), (x * 1.3, 6)], 0.7, 130)
