"""The face of a head: its bones and flesh by what one differs by from another, and what is painted on it."""

from dataclasses import dataclass

import numpy as np

from scripts.art.drawing.palette import Colour, darker
from scripts.art.persons.model import Place, Points, Solid, Tint, Values, ball, carved, egg, length, melt, rod

FAIR: Colour = (244, 208, 172)
ROSY: Colour = (238, 190, 152)
OLIVE: Colour = (216, 166, 122)
BROWN: Colour = (158, 104, 68)
DARK: Colour = (134, 88, 62)

EYE_X = 6.7
EYE_Z = 14.4
EYE_R = 3.7
EYE_WIDE = 3.25  # half the width of an opening between lids


@dataclass(frozen=True)
class Face:
    """What one face differs by from another.

    Units are added to what is usual: `jaw` to its breadth, `chin` to its length, `jut` to how far it stands forward,
    `nose` to its length, `bridge` to how far it is bent out, `tip` and `wing` to its end, `cheek` to the breadth at
    the bones, `fat` to the roundness below them. From 0 to 1 are `old`, `gaunt`, `full` (of the lips), `stubble`,
    `blush` and `heavy` (of the brow's bone); `smile`, `open` (of the eyes) and `stern` lie about 0, `thick` (of the
    brows) about 1. `askew` lifts one brow and lowers the corner of the mouth below it; `gaze` is how far the eyes turn.
    """

    skin: Colour = ROSY
    brow: Colour = (74, 46, 26)
    iris: Colour = (74, 48, 26)
    lips: Colour = (176, 92, 74)
    jaw: float = 0
    chin: float = 0
    jut: float = 0
    nose: float = 0
    bridge: float = 0
    tip: float = 0
    wing: float = 0
    cheek: float = 0
    fat: float = 0
    old: float = 0
    gaunt: float = 0
    full: float = 0.3
    smile: float = 0.2
    open: float = 0
    stern: float = 0
    heavy: float = 0.4
    thick: float = 1
    stubble: float = 0
    blush: float = 0.5
    askew: float = 0
    gaze: tuple[float, float] = (0, 0)
    woman: bool = False
    freckles: bool = False


def upper_lid(face: Face, u: Values) -> Values:
    """The height of the upper lid at `u`, from -1 at the nose to 1 at the temple."""
    high = 1.8 + 0.2 * face.woman + face.open - 0.25 * face.old
    return 0.35 - 0.55 * u * (0.6 - 0.8 * face.old) - high * (1 - np.abs(u - 0.08) ** 2.3).clip(0)


def lower_lid(face: Face, u: Values) -> Values:
    """The height of the lower lid at `u`."""
    return 0.35 - 0.4 * u * (0.6 - 0.8 * face.old) + (1.15 - 0.25 * face.smile) * (1 - np.abs(u + 0.05) ** 2.2).clip(0)


def eye_opening(face: Face, x: Values, y: Values) -> Values:
    """How far outside the opening between the lids points are, on either side of the face."""
    u = (np.abs(x) - EYE_X) / EYE_WIDE
    within = np.clip(u, -1, 1)
    tall = np.maximum(upper_lid(face, within) - y, y - lower_lid(face, within))
    return np.maximum(tall, (np.abs(u) - 1) * EYE_WIDE)


def flesh(face: Face) -> Solid:
    """All of the head that is skin, as one form."""
    bone, eyes, nose, mouth = _bone(face), _lids(face), _nose(face), _mouth(face)

    def solid(points: Points) -> Values:
        x, y, z = points
        p = (np.abs(x), y, z)
        whole = bone(p)
        whole = melt(whole, mouth(p), 2.0)
        whole = melt(whole, nose(p), 2.0)
        whole = melt(whole, eyes(p), 0.9)
        return melt(whole, _ear(p), 1.2)

    return solid


def _bone(face: Face) -> Solid:
    jaw, chin, soft = face.jaw - 0.9 * face.woman, face.chin - 0.4 * face.woman, 1.0 * face.woman
    skull = egg((0, -5, -3), (16.2 + face.cheek * 0.2, 19, 20.4))
    front = egg((0, 5, 6), (12.6 + face.cheek * 0.5 + face.fat * 0.4, 17.5 + chin * 0.5, 11.6))
    side = rod((10.2 + jaw, 11.5, 0), (3.8 + jaw * 0.5, 21.2 + chin, 11.6 + face.jut), 4.6 + face.fat * 0.3, 3.5)
    point = ball((0, 20.8 + chin, 14.4 + face.jut), 3.8 - 0.5 * soft)
    cheek = ball((9.4 + face.cheek - 0.5 * soft, 5.8 + 0.5 * soft, 11.6), 4.4)
    pad = ball((7.6, 11.4, 12.2), 3.4 + face.fat * 0.5)
    ridge = rod((2.2, -4.6, 16.6), (9, -5.4, 14), 2.2 + face.heavy * 0.5 - 0.5 * soft, 2.4)
    temple = ball((17.5, -5, 8.5), 4.6)
    socket = egg((EYE_X, 0.4, 20.0), (4.9, 3.6, 5.0 - 0.7 * soft))
    hollow = egg((14.2, 12.5, 12.5), (4.2, 5.4, 4.4), turn=20)

    def solid(p: Points) -> Values:
        whole = melt(skull(p), front(p), 7)
        whole = melt(whole, side(p), 6)
        whole = melt(whole, point(p), 4.5)
        whole = melt(whole, cheek(p), 5)
        whole = melt(whole, pad(p), 4)
        whole = melt(whole, ridge(p), 4)
        whole = carved(whole, temple(p), 4)
        whole = carved(whole, socket(p), 3)
        if face.gaunt:
            whole = carved(whole, hollow(p) + 1.6 * (1 - face.gaunt), 4)
        return whole

    return solid


def _lids(face: Face) -> Solid:
    def solid(p: Points) -> Values:
        far = length(p[0] - EYE_X, p[1] - 0.2, p[2] - EYE_Z)
        hole = eye_opening(face, p[0], p[1])
        lid = carved(far - (EYE_R + (0.46 if face.woman else 0.6)), np.where(p[2] > EYE_Z, hole, 9), 0.35)
        return np.minimum(lid, far - EYE_R)

    return solid


def _nose(face: Face) -> Solid:
    n, b, t = face.nose, face.bridge, face.tip - 0.7 * face.woman
    top, hump = (0.0, -4.2, 16.9), (0.0, 2.2 + n * 0.3, 19.0 + b)
    end = (0.0, 8.4 + n - 0.4 * face.woman, 21.6 + t * 0.3 + n * 0.3)
    upper = rod(top, hump, 1.5, 1.7)
    lower = rod(hump, end, 1.7, 2.25 + t * 0.3)
    wing = egg(
        (2.7 + t * 0.25 + face.wing * 0.5 - 0.25 * face.woman, 9.6 + n * 0.9, 18.2),
        (1.7 + face.wing * 0.3, 1.8, 2.5),
        turn=-20,
    )
    septum = rod((0, 9.8 + n, 20.4), (0, 11.0 + n, 17.6), 1.0, 1.0)
    nostril = egg((1.5 + face.wing * 0.4, 11.5 + n * 0.95, 19.4), (0.85, 0.9, 1.3))

    def solid(p: Points) -> Values:
        whole = melt(upper(p), lower(p), 2.4)
        whole = melt(whole, wing(p), 1.1)
        whole = melt(whole, septum(p), 1.0)
        return carved(whole, nostril(p), 0.5)

    return solid


def _mouth(face: Face) -> Solid:
    y, s, f = 15.0 + face.chin * 0.3, face.smile, face.full
    corner: Place = (5.0 + 0.5 * s, y - 0.9 * s, 15.4 - 0.3 * s)
    muzzle = egg((0, y - 0.5, 12.4), (7.2, 5.4, 6.0))
    upper = rod((0.8, y - 0.9 - 0.2 * f, 18.6), corner, 1.05 + 0.35 * f, 0.45)
    lower = rod(
        (0.0, y + 1.55 + 0.2 * f, 18.1), (corner[0] - 1.0, corner[1] + 0.7, corner[2] + 0.4), 1.3 + 0.45 * f, 0.4
    )
    furrow = rod((0, y + 4.5, 18.4), (3.4, y + 4.2, 17.4), 1.0, 0.6)
    fold = rod((4.6, 9.5, 19.2), (7.6 + s * 0.4, y + 0.5, 16.6), 0.7, 0.6)
    line = rod((0, y + 0.25, 19.8), (corner[0], corner[1] + 0.15, corner[2] + 1.0), 0.55, 0.5)

    def solid(p: Points) -> Values:
        whole = melt(muzzle(p), melt(upper(p), lower(p), 0.35), 1.2)
        whole = carved(whole, furrow(p), 2.2)
        whole = carved(whole, line(p), 0.4)
        depth = 0.9 + 0.7 * face.woman - 0.7 * max(face.old, 0.5 * max(s, 0))
        return carved(whole, fold(p) + depth, 1.6)

    return solid


def _ear(p: Points) -> Values:
    shell = egg((15.6, 3.6, -2.6), (1.7, 5.6, 3.3), turn=6, tip=-14)
    hole = egg((17.2, 2.9, -1.8), (0.9, 3.5, 1.7), tip=-14)
    lobe = ball((15.2, 8.4, -0.9), 1.5)
    return carved(melt(shell(p), lobe(p), 1.0), hole(p), 0.7)


def neck(thick: float = 0) -> Solid:
    """The neck, in the frame of the head."""
    return rod((0, 10, -5), (0, 36, -8), 8.6 + thick, 9.6 + thick)


_BLOOD = np.array((206, 92, 70), np.float32)
_WHITE = np.array((240, 228, 208), np.float32)


def eased(low: float, high: float, values: Values) -> Values:
    """0 below `low`, 1 above `high`, smoothly between."""
    share = np.clip((values - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def laid(ground: Values, colour: Values, share: Values) -> Values:
    """`colour` over `ground`, as far as `share` says at each point."""
    return ground + (np.asarray(colour, np.float32) - ground) * share[:, None].astype(np.float32)


def painted(face: Face) -> Tint:
    """The skin of a face with all that is painted on it."""

    def tint(points: Points, ground: Values) -> Values:
        x, y, z = points
        front = eased(4, 9, z)
        ground = _blood(face, x, y, front, ground)
        if face.stubble:
            low = eased(9, 14, y + 0.25 * np.abs(x)) * front * (1 - eased(21, 27, y))
            ground = laid(ground, np.array(face.brow) * 0.6 + np.array((70, 60, 60)) * 0.4, low * 0.5 * face.stubble)
        if face.old:
            ground = _wrinkles(face, x, y, front, ground)
        ground = _lips(face, x, y, front, ground)
        ground = _brows(face, x, y, front, ground)
        return _eyes(face, points, ground)

    return tint


def _blood(face: Face, x: Values, y: Values, front: Values, ground: Values) -> Values:
    cheek = np.exp(-(((np.abs(x) - 9.2) / 4.2) ** 2) - ((y - 7.5) / 3.6) ** 2)
    nose = np.exp(-((x / 3.2) ** 2) - ((y - 8.8 - face.nose) / 3) ** 2)
    rim = np.exp(-(((np.abs(x) - EYE_X) / 5) ** 2) - ((y - 0.4) / 2.6) ** 2)
    share = (0.50 * face.blush * cheek + (0.18 + 0.2 * face.blush) * nose + 0.16 * rim) * front
    blood = 0.5 * _BLOOD + 0.5 * np.array(face.skin) * np.array((0.95, 0.62, 0.55))
    ground = laid(ground, blood, share)
    if face.freckles:
        spots = np.sin(x * 3.1 + np.sin(y * 2.3) * 2) * np.sin(y * 3.7 + np.sin(x * 1.9) * 2)
        ground = laid(
            ground, darker(face.skin, 0.4), eased(0.55, 0.8, spots) * eased(0.2, 0.6, cheek + nose) * front * 0.7
        )
    return ground


def _wrinkles(face: Face, x: Values, y: Values, front: Values, ground: Values) -> Values:
    """Lines across the brow, at the corners of the eyes, under them and from the nose past the mouth."""
    a = np.abs(x)
    marks = np.zeros_like(x)
    for row, height in enumerate((-9.4, -11.8, -14.0)):
        line = height + 0.5 * np.sin(x * 0.55 + row) + 0.02 * a**1.6
        marks = np.maximum(marks, np.exp(-(((y - line) / 0.24) ** 2)) * (1 - eased(6.5, 9.5, a)) * 0.7)
    pouch = 3.6 + 0.9 * np.cos((a - 6.6) * 0.45)
    marks = np.maximum(marks, np.exp(-(((y - pouch) / 0.26) ** 2)) * (1 - eased(2.2, 3.8, np.abs(a - 6.4))) * 0.8)
    for slope in (-0.35, 0.05, 0.45):
        crow = 0.6 + slope * (a - 10)
        marks = np.maximum(marks, np.exp(-(((y - crow) / 0.22) ** 2)) * eased(10.4, 11, a) * (1 - eased(12, 14, a)))
    fold = 4.2 + 0.45 * (y - 9.4) + 0.3 * face.smile
    marks = np.maximum(marks, np.exp(-(((a - fold) / 0.32) ** 2)) * eased(8.6, 10, y) * (1 - eased(14.5, 17.5, y)))
    frown = np.exp(-(((a - 1.7) / 0.28) ** 2)) * eased(-8.2, -7, y) * (1 - eased(-4.6, -3.6, y)) * max(0.0, face.stern)
    return laid(ground, darker(face.skin, 0.55), np.maximum(marks, frown) * face.old * front * 0.75)


def _lips(face: Face, x: Values, y: Values, front: Values, ground: Values) -> Values:
    wide = 5.4 + 0.5 * face.smile
    u = np.abs(x) / wide
    inside = 1 - eased(0.85, 1.05, u)
    line = 15.2 + face.chin * 0.3 - 0.9 * face.smile * u**2 - 0.35 * face.askew * u * (x > 0)
    fall = np.clip(1 - u**1.8, 0, 1)
    up = line - (1.35 + 0.6 * face.full) * fall + 0.5 * np.exp(-((x / 1.2) ** 2))
    down = line + (2.1 + 0.8 * face.full) * fall
    lips = eased(-0.35, 0.35, y - up) * (1 - eased(-0.4, 0.5, y - down)) * inside * front
    ground = laid(ground, face.lips, lips * (0.9 if face.woman else 0.62))
    dark = np.exp(-(((y - line) / 0.4) ** 2)) * (1 - eased(0.9, 1.12, u)) * front
    return laid(ground, darker(face.lips, 0.72), dark * 0.9)


def _brows(face: Face, x: Values, y: Values, front: Values, ground: Values) -> Values:
    a = np.abs(x)
    u = np.clip((a - 2.4) / 9.0, -0.2, 1.3)
    lift = -5.6 - (0.5 if face.woman else 0) + 0.9 * face.stern * (1 - u) - face.askew * (x > 0) * u
    line = lift - 1.3 * np.sin(np.clip(u, 0, 1) * 2.3) + 0.7 * u + 0.5 * face.old * u
    half = (0.62 if face.woman else 1.1) * face.thick * np.clip(1.15 - u, 0.25, 1) * (0.7 + 0.3 * eased(0, 0.25, u))
    hairs = 0.86 + 0.14 * np.sin(a * 7 + y * 4)
    share = (1 - eased(0.55, 1.25, np.abs(y - line) / half)) * eased(-0.06, 0.1, u) * (1 - eased(0.95, 1.1, u)) * front
    return laid(ground, face.brow, share * hairs * (0.8 if face.woman else 0.92))


def _eyes(face: Face, points: Points, ground: Values) -> Values:
    x, y, z = points
    side = np.sign(x)
    far = length(np.abs(x) - EYE_X, y - 0.2, z - EYE_Z)
    hole = eye_opening(face, x, y)
    ball = (np.abs(far - EYE_R) < 0.22) & (hole < 0.25) & (z > EYE_Z)
    u = np.clip((np.abs(x) - EYE_X) / EYE_WIDE, -1, 1)
    look_x = x - side * EYE_X - face.gaze[0]
    look_y = y + 0.15 - face.gaze[1]
    iris = np.sqrt(look_x**2 + look_y**2)
    eye = np.broadcast_to(_WHITE, ground.shape).copy()
    eye = laid(eye, np.array((206, 150, 130)), eased(0.6, 1.0, np.abs(u)) * 0.5)
    eye = laid(eye, darker(face.iris, 0.35), 1 - eased(1.7, 1.95, iris))
    eye = laid(eye, face.iris, (1 - eased(1.35, 1.6, iris)) * eased(-1.2, 1.2, look_y) * 0.8)
    eye = laid(eye, np.array((14, 8, 6)), 1 - eased(0.75, 0.95, iris))
    eye = laid(eye, np.array((40, 22, 14)), (1 - eased(0.1, 1.0, y - upper_lid(face, u))) * 0.75)
    eye = laid(eye, np.array((255, 252, 244)) * 1.25, 1 - eased(0.32, 0.5, np.hypot(look_x + 0.65, look_y + 0.7)))
    ground = np.where(ball[:, None], eye, ground)
    near = (np.abs(far - EYE_R) < 1.1) & (z > EYE_Z - 0.5) & (np.abs(u) < 1)
    lash = np.exp(-(((y - upper_lid(face, u) + 0.12) / 0.52) ** 2)) * near
    ground = laid(ground, np.array((30, 16, 10)), lash * 0.95)
    rim = np.exp(-(((y - lower_lid(face, u) - 0.1) / 0.26) ** 2)) * near
    return laid(ground, darker(face.skin, 0.55), rim * 0.6)
