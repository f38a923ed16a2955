"""What is painted on a face: eyes between their lids, brows, lips, the blood in cheeks and nose, and stubble."""

import numpy as np

from ..drawing.palette import darker
from .face import EYE_R, EYE_WIDE, EYE_X, EYE_Z, Face, eye_opening, lower_lid, upper_lid
from .model import Tint
from .solids import Points, Values, length

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
