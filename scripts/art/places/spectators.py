"""The people on the square who see who has won: townsfolk from behind, who cheer, clap and throw their hats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import Point, curve, ellipse, polygon

WIDTH, HEIGHT = 60, 128
FOOT: Point = (30, 122)
"""Units of a frame, and where feet are on it."""
_SKIN: Colour = (222, 172, 130)
_HEAD: Point = (0, -70)
_QUALITY = 74


@dataclass(frozen=True)
class _Pose:
    """How somebody is seen.

    It says how far the left and the right arm are lifted, how high people jump and how high their hats fly, whether
    the right hand points, whether both meet, and whether the face is turned aside.
    """

    arms: tuple[float, float] = (0.0, 0.0)
    up: float = 0.0
    thrown: float = 0.0
    points: bool = False
    claps: bool = False
    turned: bool = False


_POSES = (
    _Pose(),
    _Pose((0.0, 0.34), turned=True),
    _Pose((0.7, 0.7)),
    _Pose((1.0, 1.0), 6.0),
    _Pose((0.4, 0.9), 1.0, thrown=25.0),
    _Pose((1.0, 1.0), 1.0, claps=True),
    _Pose((0.0, 0.0), points=True),
)
"""They stand, turn to a neighbour, lift their arms, jump, have thrown their hats, clap over their heads, and point."""
_CARRIED = (0.0, 0.55, 1.0)
"""Who carries a child on the shoulders is seen in fewer frames: so far it lifts its arms."""

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


_CARRIERS = (
    (
        _Townsman((120, 64, 46), (60, 40, 26), _beret, (60, 70, 104)),
        _Townsman((214, 176, 96), (98, 60, 30), _beret, (158, 54, 40)),
    ),
    (
        _Townsman((84, 100, 84), (96, 62, 36), _straw, (226, 190, 112)),
        _Townsman((150, 84, 96), (66, 42, 26), _straw, (232, 206, 142)),
    ),
)
"""Those who carry a child, with that."""


def build(album: Album) -> None:
    """Draw a strip for each of them."""
    for number, townsman in enumerate(_PEOPLE):
        _strip(album, number, [partial(_stand, townsman=townsman, pose=pose) for pose in _POSES])
    for number, (townsman, child) in enumerate(_CARRIERS, len(_PEOPLE)):
        _strip(album, number, [partial(_carry, townsman=townsman, child=child, lifted=share) for share in _CARRIED])


def _strip(album: Album, number: int, frames: Sequence[Callable[[Pen], None]]) -> None:
    """Draw frames side by side."""
    sheet = Sheet(WIDTH * len(frames), HEIGHT, f"spectator {number}", 2)
    for frame, draw in enumerate(frames):
        with sheet.pen.placed(FOOT[0] + WIDTH * frame, FOOT[1]):
            draw(sheet.pen)
    anchor, size = (FOOT[0] / WIDTH, FOOT[1] / HEIGHT), (WIDTH * len(frames), HEIGHT)
    album.drawing(f"spectator_{number}", sheet.image(), size, quality=_QUALITY, rare=False, anchor=anchor)


def _stand(pen: Pen, townsman: _Townsman, pose: _Pose) -> None:
    pen.soft(ellipse(3, 0, 17 * townsman.broad, 4), (60, 36, 16), 110, 2)
    with pen.placed(0, -pose.up):
        for side, lifted in zip((-1, 1), pose.arms, strict=True):
            _arm(pen, townsman.cloth, side, lifted, pose)
        _cloak(pen, townsman)
        with pen.placed(_HEAD[0] + (2.5 if pose.turned else 0.0), _HEAD[1]):
            _head(pen, townsman, turned=pose.turned)
            if townsman.hat is _veil:
                _veil(pen, townsman.hatted)
                return
            with pen.placed(0, -6 - pose.thrown, 1, -16 if pose.thrown else 0):
                townsman.hat(pen, townsman.hatted)


def _carry(pen: Pen, townsman: _Townsman, child: _Townsman, lifted: float) -> None:
    """Somebody with a child on a shoulder, who holds it there."""
    pen.soft(ellipse(3, 0, 17, 4), (60, 36, 16), 110, 2)
    _arm(pen, townsman.cloth, -1, 0.0, _Pose())
    _cloak(pen, townsman)
    with pen.placed(_HEAD[0] - 5, _HEAD[1]):
        _head(pen, townsman)
        with pen.placed(0, -6):
            townsman.hat(pen, townsman.hatted)
    with pen.placed(8, -46 - 2 * lifted, 0.6):
        for side in (-1, 1):
            _arm(pen, child.cloth, side, lifted, _Pose())
        _cloak(pen, child, long=0.5)
        with pen.placed(*_HEAD):
            _head(pen, child)
            with pen.placed(0, -6):
                child.hat(pen, child.hatted)
    _arm(pen, townsman.cloth, 1, 0.2, _Pose())


def _cloak(pen: Pen, townsman: _Townsman, long: float = 1.0) -> None:
    """What somebody wears, down to the ground or not so far."""
    wide, cloth, ends = townsman.broad, townsman.cloth, -40 + 40 * long
    left = [(-4.0, -62.0), (-11, -58), (-13 * wide, -40), (-15 * wide, ends - 18 * long), (-17 * wide, ends - 2)]
    hem = [(-9.0 * wide, ends + 1.0), (0.0, ends - 1.0), (9 * wide, ends + 1.0)]
    shape = curve([*left, *hem, *((-x, y) for x, y in reversed(left))], closed=True)
    pen.gradient(shape, (-16, 0), (17, 0), [(lighter(cloth, 0.16), 255), (cloth, 255), (darker(cloth, 0.3), 255)])
    with pen.within(shape):
        for x in (-8, -2, 5, 10):
            pen.line([(x * 0.55, -46), (x * 1.15 * wide, ends - 1)], 1.1, 120, darker(cloth, 0.55))
        pen.hatch(polygon([(5, -56), (18, -56), (20, ends), (8, ends)]), 68, 3.0, 0.6, 90)
        pen.line([(-14 * wide, ends - 5), (14 * wide, ends - 5)], 1.4, 150, lighter(cloth, 0.4))
    pen.outline(shape, 1.5)


def _arm(pen: Pen, cloth: Colour, side: int, lifted: float, pose: _Pose) -> None:
    """A sleeve from the shoulder: down at the body, up in the air, stretched out aside, or to the other hand."""
    elbow = side * (14 + 3 * lifted), -42 - 24 * lifted
    hand = side * (13 + 5 * lifted), -30 - 60 * lifted
    if pose.points and side > 0:
        elbow, hand = (18.0, -66.0), (25.6, -82.0)
    if pose.claps:
        elbow, hand = (side * 17.0, -76.0), (side * 2.6, -98.0)
    shoulder = side * 8.5, -57
    outer = curve([(shoulder[0] + side * 2, shoulder[1] - 1), (elbow[0] + side * 2.4, elbow[1]), hand])
    sleeve = skia.Path(outer)
    for width, colour in ((8.6, (66, 42, 22)), (6.4, darker(cloth, 0.08))):
        pen.stroke(sleeve, width, 255, colour)
    for radius, colour in ((3.9, (66, 42, 22)), (2.9, _SKIN)):
        pen.dot(*hand, radius, colour, 255)


def _head(pen: Pen, townsman: _Townsman, *, turned: bool = False) -> None:
    """A head from behind, or turned to the right so that the face is seen from its side."""
    pen.solid(polygon([(-3.4, 4), (3.4, 4), (4, 11), (-4, 11)]), _SKIN, 0.9)
    if turned:
        face = curve([(0, -8), (6.5, -7), (8.4, -2), (11.4, 1.6), (8.6, 3.2), (8.2, 6.4), (3, 9), (-1, 8)], closed=True)
        pen.solid(face, _SKIN, 1.1)
        pen.dot(6.2, -1.4, 1.1, (60, 38, 22), 255)
        pen.line([(5.6, 5.2), (8.2, 4.8)], 0.8, 200)
    else:
        for side in (-1, 1):
            pen.dot(side * 8, 1, 2.2, darker(_SKIN, 0.15))
    right = [(2, -9.6), (1.5, -3), (3.4, 2), (1, 7)] if turned else [(6, -8), (8, -2), (7, 6)]
    left = [(-7, 6), (-8, -2), (-6, -8)]
    skull = curve([*left, (0, -10), *right, (0, 9)], closed=True)
    pen.solid(skull, townsman.hair, 1.2)
    for x in (-3, 1, 4)[: 2 if turned else 3]:
        pen.line([(x * 0.6, -7), (x * 1.3, 6)], 0.7, 130)
