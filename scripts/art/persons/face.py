"""The bones and flesh of a head: skull, jaw, nose, lids, lips and ears, by what one face differs by from another.

In the frame of a head the eyes lie at the height 0, the chin at 23 and the crown at -24; z grows towards the nose.
"""

from dataclasses import dataclass

import numpy as np

from ..drawing.palette import Colour
from .solids import Place, Points, Solid, Values, ball, carved, egg, length, melt, rod

FAIR: Colour = (244, 208, 172)
ROSY: Colour = (238, 190, 152)
OLIVE: Colour = (216, 166, 122)
BROWN: Colour = (158, 104, 68)
DARK: Colour = (134, 88, 62)

EYE_X = 6.7
EYE_Z = 14.4
EYE_R = 3.7
EYE_WIDE = 3.25
"""Half the width of an opening between lids."""


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
