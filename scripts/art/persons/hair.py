"""Hair as locks that lie over the skull and hang from it, beards and moustaches: all in the frame of a head."""

import math
import random
from collections.abc import Callable, Sequence

from scripts.art.persons.model import (
    Hair,
    Model,
    Place,
    Solid,
    Stuff,
    cut_by,
    egg,
    lock,
    melted,
    rod,
    slab,
    smooth,
    towards_axis,
)

Edge = Callable[[float], float]
"""From an azimuth in degrees, 0 before the face and 90 at its owner's left ear, to a height."""


def level(height: float) -> Edge:
    """The same height all round."""
    return lambda _azimuth: height


def cropped(front: float, back: float, temple: float = 65) -> Edge:
    """One height before the face, up to the azimuth of the temples, and another all round the rest."""
    return lambda azimuth: back if abs(azimuth) > temple else front


def hair_of(colour: tuple[int, int, int]) -> Stuff:
    return Stuff(colour, "hair", gloss=0.26, ink=0.36)


def hang(model: Model, frame: int, hairs: Sequence[Hair], stuff: Stuff) -> None:
    """Put locks into a frame."""
    for hair in hairs:
        model.parts.append((frame, lock(hair, stuff)))
        model.hairs.append((frame, hair))


def lock_along(line: Sequence[Place], thick: Callable[[float], float], stuff: Stuff) -> Hair:
    """A lock along a line; `thick` tells its radius from its root, 0, to its tip, 1."""
    return Hair(line, [thick(k / (len(line) - 1)) for k in range(len(line))], stuff.colour)


def swelling(radius: float, root: float = 0.6, tip: float = 0.12) -> Callable[[float], float]:
    """A lock that is thickest about its middle and ends in a point."""
    return lambda t: radius * ((root + (1 - root) * min(1, t * 3)) * (1 - (1 - tip) * max(0, (t - 0.55) / 0.45) ** 1.6))


def over_skull(azimuth: float, height: float, lift: float, flare: float = 0) -> Place:
    """A point on the hair over the skull: above the ears it follows the bone, below them it hangs."""
    turn = math.radians(azimuth)
    if height < -5:
        share = math.sqrt(max(0.0, 1 - ((height + 5) / (19.2 + lift)) ** 2))
    else:
        share = 1 + flare * (height + 5) / 20
    return (16.2 + lift) * math.sin(turn) * share, height, -3 + (20.2 + lift) * math.cos(turn) * share


def mop(
    stuff: Stuff,
    edge: Edge,
    seed: str,
    *,
    count: int = 30,
    thick: float = 2.6,
    lift: float = 1.0,
    flare: float = 0.0,
    wave: float = 0.0,
    turns: float = 1.5,
    spiral: float = 0.0,
    crown: Place = (0, -23.6, -7),
    gap: float = 0.0,
    reach: tuple[float, float] = (-180, 180),
    points: int = 11,
) -> list[Hair]:
    """Locks from the crown to an edge all round; with `gap`, they part before the face by so many degrees."""
    chance = random.Random(seed)
    locks: list[Hair] = []
    for number in range(count):
        azimuth = reach[0] + (reach[1] - reach[0]) * (number + 0.5 + chance.uniform(-0.3, 0.3)) / count
        if abs(azimuth) < gap:
            continue
        low = edge(azimuth) + chance.uniform(-0.8, 0.8)
        path: list[Place] = [crown]
        phase, away = chance.uniform(0, 6.28), lift + chance.uniform(-0.3, 0.5)
        top = crown[1] + 1.6
        for k in range(1, 9):
            height = top + (low - top) * k / 8
            bend = wave * math.sin(phase + turns * math.tau * k / 8) * k / 8
            path.append(over_skull(azimuth + bend * 4, height, away + 0.4 * bend, flare))
        line = smooth(path, points)
        if spiral:
            line = wound(smooth(path, points * 2), spiral, turns * 2, phase)
        locks.append(lock_along(line, swelling(thick * chance.uniform(0.85, 1.15)), stuff))
    return locks


def tufts(
    stuff: Stuff, edge: Edge, seed: str, top: float, *, count: int = 44, lift: float = 1.2, thick: float = 1.7,
    reach: tuple[float, float] = (-180, 180),
) -> list[Hair]:  # fmt: skip
    """Short locks that hang from a height to an edge."""
    chance = random.Random(seed)
    hairs: list[Hair] = []
    for number in range(count):
        a = reach[0] + (reach[1] - reach[0]) * (number + chance.uniform(0.2, 0.8)) / count
        low, lean = edge(a) + chance.uniform(-1, 1), chance.uniform(-5, 5)
        path = [over_skull(a, top, lift - 0.8), over_skull(a + lean * 0.5, (top + low) / 2, lift + 0.6),
                over_skull(a + lean, low, lift)]  # fmt: skip
        hairs.append(lock_along(smooth(path, 6), swelling(thick), stuff))
    return hairs


def curls(
    stuff: Stuff, edge: Edge, seed: str, *, rows: int = 6, count: int = 17, thick: float = 1.3, long: float = 6.5,
    lift: float = 1.6, wide: float = 1.5, turns: float = 1.5,
) -> list[Hair]:  # fmt: skip
    """Short locks that wind, all over the skull down to an edge."""
    chance = random.Random(seed)
    hairs: list[Hair] = []
    for row in range(rows):
        around = max(6, round(count * math.sin(math.pi * (0.2 + 0.3 * row / rows))))
        for number in range(around):
            a = -180 + 360 * (number + 0.5 * (row % 2) + chance.uniform(-0.2, 0.2)) / around
            start = -22.5 + (edge(a) - long + 22.5) * row / (rows - 1)
            lean = chance.uniform(-9, 9)
            path = [over_skull(a, start, 0.2), over_skull(a + lean * 0.6, start + long * 0.5, lift + 1.2),
                    over_skull(a + lean, start + long, lift)]  # fmt: skip
            line = wound(smooth(path, 13), wide * chance.uniform(0.8, 1.2), turns, chance.uniform(0, 6.28))
            hairs.append(lock_along(line, swelling(thick * chance.uniform(0.85, 1.2), 0.8, 0.3), stuff))
    return hairs


def parted(
    stuff: Stuff, seed: str, *, count: int = 15, low: float = 5.0, end: float = 150, thick: float = 1.7,
    lift: float = 0.9, wave: float = 0.5, brow: float = -20.5,
) -> list[Hair]:  # fmt: skip
    """Hair parted in the middle and drawn back over the ears."""
    chance = random.Random(seed)
    hairs: list[Hair] = []
    for side in (-1, 1):
        for k in range(count):
            t = (k + chance.uniform(-0.2, 0.2)) / count
            b = chance.uniform(-1, 1) * wave
            path = [
                over_skull(side * (4 + 140 * t * t), brow - (23.1 + brow) * min(1, t * 3), lift * 0.6),
                over_skull(side * (34 + 62 * t + b * 3), brow + 5.2 - (brow + 25.2) * t, lift),
                over_skull(side * (58 + 62 * t), -8.0 - 4 * t + b, lift + 0.7),
                over_skull(side * (78 + 62 * t + b * 3), low - 5 - 4 * t, lift + 1.2),
                over_skull(side * min(176, 104 + 60 * t), low + b - 3 * t, lift + 0.6),
                over_skull(side * min(178, end), low - 3 - 3 * t, lift),
            ]
            hairs.append(lock_along(smooth(path, 12), swelling(thick * chance.uniform(0.85, 1.1), 0.7, 0.4), stuff))
    return hairs


def plait(
    stuff: Stuff, path: Sequence[Place], radius: float, turns: float, thick: float, points: int = 44
) -> list[Hair]:
    """Three strands wound round each other along a path."""
    line = smooth(path, points)
    return [
        lock_along(wound(line, radius, turns, phase), swelling(thick, 0.9, 0.6), stuff) for phase in (0.0, 2.1, 4.2)
    ]


def wound(line: Sequence[Place], radius: float, turns: float, phase: float) -> list[Place]:
    """A line that winds round what it was."""
    last = len(line) - 1
    wound_: list[Place] = []
    for k, (x, y, z) in enumerate(line):
        angle, wide = phase + turns * math.tau * k / last, radius * min(1, k / last * 2)
        wound_.append((x + wide * math.cos(angle), y, z + wide * math.sin(angle)))
    return wound_


def cap(lift: float = 0.4, *, front: float = -14.0, low: float = 6.0) -> Solid:
    """What closes the gaps between locks: the skull itself, a little larger, without the face and the nape."""
    shell = egg((0, -5, -3), (16.2 + lift, 19.2 + lift, 20.4 + lift))
    return cut_by(shell, slab((0, front, 12), (0, -1.0, -1.3)), slab((0, low, 0), (0, -1, 0.1)), soft=1.0)


def beard(
    model: Model, frame: int, skin: Solid, stuff: Stuff, seed: str, long: float, *, wide: float = 1.0,
    wave: float = 0.6, chin: float = 0, high: float = 9.0, thick: float = 1.5,
) -> None:  # fmt: skip
    """A full beard from ear to ear, up to `high` before the ears, its tip `long` units below the chin."""
    chance = random.Random(seed)
    tip = 24 + chin + long
    for count, fall, drop in ((21, 0.5, 0.0), (17, 0.78, 2.2), (13, 1.0, 3.6)):
        for number in range(count):
            s = -1 + 2 * (number + 0.5) / count + chance.uniform(-0.04, 0.04)
            a = abs(s)
            height = min(high + (17.2 + chin - high) * (1 - a**1.6) + drop, 22.5 + chin)
            start = towards_axis(skin, 84 * s, height)
            low = start[1] + max(5.0, (tip - start[1]) * fall * (1 - 0.5 * a))
            sway = chance.uniform(-1, 1) * wave
            out = 1.2 + 0.4 * wide
            middle: Place = (
                start[0] * 0.97 * wide + sway,
                (start[1] * 0.5 + low * 0.5),
                start[2] + out * (1 - a * 0.6),
            )
            end: Place = (start[0] * (0.5 + 0.3 * a) * wide - sway, low, start[2] + out * 0.6 - 2 * a)
            hang(
                model,
                frame,
                [lock_along(smooth([start, middle, end], 9), swelling(thick * chance.uniform(0.85, 1.1), 0.3), stuff)],
                stuff,
            )
    mass = melted(4, rod((0, 19 + chin, 11.5), (0, tip - 4, 12.0), 5.0 * wide, 1.2), rod((-8, 16, 5), (8, 16, 5), 3.4))
    model.add(frame, mass, stuff)


def moustache(model: Model, frame: int, stuff: Stuff, *, long: float = 1, droop: float = 1, thick: float = 0.9) -> None:
    """Over the mouth; its ends hang by `droop` or, below nought, turn up."""
    for side in (-1, 1):
        for k in range(3):
            path: list[Place] = [
                (0.3 * side, 11.7 + 0.5 * k, 19.0 - 0.2 * k),
                (3.2 * side, 12.5 + 0.6 * k, 18.7 - 0.2 * k),
                (6.2 * side * long, 14.0 + 0.6 * k + 0.4 * droop, 16.9 - 0.2 * k),
                ((8.6 - 0.5 * k) * side * long, 15.0 + 0.5 * k + 2.4 * droop, 14.8),
            ]
            hang(model, frame, [lock_along(smooth(path, 9), swelling(thick, 0.6), stuff)], stuff)
