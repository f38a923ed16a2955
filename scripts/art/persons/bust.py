"""A sitter: a head on its neck over shoulders, turned as painters of the fifteenth century did, and what it wears."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from scripts.art.drawing.palette import Colour
from scripts.art.persons.face import Face, flesh, neck, painted
from scripts.art.persons.hair import hang
from scripts.art.persons.model import (
    Frame,
    Hair,
    Model,
    Place,
    Points,
    Solid,
    Stuff,
    Values,
    ball,
    cut_by,
    egg,
    melt,
    melted,
    ring,
    rod,
    slab,
    turned_about,
)


@dataclass
class Sitter:
    """A model with the numbers of its frames and the solids on which hair and jewels are laid."""

    model: Model
    head: int
    body: int
    face: Face
    skin: Solid
    trunk: Solid
    throat: float

    def on(self, solid: Solid, stuff: Stuff) -> None:
        """Put something on the head."""
        self.model.add(self.head, solid, stuff)

    def over(self, solid: Solid, stuff: Stuff) -> None:
        """Put something on the shoulders."""
        self.model.add(self.body, solid, stuff)

    def locks(self, hairs: Sequence[Hair], stuff: Stuff) -> None:
        """Hang locks of hair from the head."""
        hang(self.model, self.head, hairs, stuff)


def sit(
    face: Face, yaw: float, *, nod: float = 0, roll: float = 0, at: tuple[float, float] = (44, 52),
    body: float | None = None, to_us: float = 0.5, size: float = 1.24, broad: float = 0, slim: float = 0,
    low: float = 89,
) -> Sitter:  # fmt: skip
    """Seat somebody turned by `yaw` degrees to the left, nodding and leaning by so many.

    The head stands `at` a place of the sheet, `size` times as large as it is described, and the pit of the neck at the
    height `low`; `body` is how far the shoulders turn, `to_us` how far the eyes turn back to who looks. Units are
    added to the shoulders by `broad` and to the neck by `slim`.
    """
    face = replace(face, gaze=(face.gaze[0] + 2.0 * to_us * math.sin(math.radians(yaw)), face.gaze[1]))
    model = Model()
    head = model.frame(Frame((*at, 0), size, yaw, nod, roll))
    turn = yaw * 0.45 if body is None else body
    trunk = model.frame(_below(model.frames[head], turn, low))
    skin, form = flesh(face), torso(broad)
    model.add(head, skin, Stuff(face.skin, "skin", gloss=0.10, tint=painted(face)))
    model.add(head, neck(slim), Stuff(face.skin, "skin", gloss=0.04, ink=0.8))
    return Sitter(model, head, trunk, face, skin, form, (9.2 + slim) * size / 1.12)


def _below(head: Frame, turn: float, low: float) -> Frame:
    body = Frame((0, 0, 0), 1.12, turn)
    neck_x, _, neck_z = head.outward((0, 33, -7.5))
    root_x, _, root_z = body.outward((0, -3, -10))
    return replace(body, at=(neck_x - root_x, low, neck_z - root_z))


def _collared(solid: Solid, height: float = -3.5) -> Solid:
    """What is worn on the shoulders, cut off round the neck."""
    return cut_by(solid, slab((0, height, -10), (0, 1, -0.42)), soft=0.8)


def shirt_and_gown(
    sitter: Sitter, *, wide: float = 9, low: float = 18, folds: float = 0.5, collar: bool = True
) -> None:
    """A gown open over a shirt."""
    trunk = sitter.trunk
    sitter.over(trunk, Stuff(sitter.face.skin, "skin", gloss=0.06))
    linen = cut_by(shell(creased(trunk, 0.3, 24, about=(0, -16, 0)), 0.9), opening(wide * 0.6, low * 0.6))
    sitter.over(_collared(linen, -3.8), WHITE)
    if collar:
        sitter.over(band((0, -3.8, -9.6), sitter.throat + 0.9, 2.2, 0.7, tip=18, flare=0.1), WHITE)
    sitter.over(_collared(cut_by(shell(creased(trunk, folds, 11, about=(0, -12, 0)), 2.2), opening(wide, low))), GOWN)


def closed_gown(sitter: Sitter, folds: float = 0.6) -> None:
    """A gown that closes at the neck."""
    sitter.over(_collared(shell(creased(sitter.trunk, folds, 11, about=(0, -12, 0)), 1.8), -4.5), GOWN)


def ladys_gown(sitter: Sitter, *, wide: float = 15, low: float = 8, folds: float = 0.4) -> None:
    """A gown with a broad neckline over a thin edge of linen."""
    trunk = sitter.trunk
    sitter.over(trunk, Stuff(sitter.face.skin, "skin", gloss=0.08))
    sitter.over(_collared(cut_by(shell(trunk, 0.7), square_neck(wide - 1.2, low - 1.0), soft=0.3), 2.2), WHITE)
    sitter.over(
        _collared(
            cut_by(shell(creased(trunk, folds, 13, about=(0, -12, 0)), 1.5), square_neck(wide, low), soft=0.4), 3.2
        ),
        GOWN,
    )


def fur_collar(sitter: Sitter, colour: Colour) -> None:
    """A collar of fur round the neck that runs down the breast."""
    fur = Stuff(colour, "hair", gloss=0.08, ink=0.8)
    lines = [
        on_breast(sitter, [(side * x, y) for x, y in ((10, -1), (9, 6), (7, 13), (6, 21), (6, 29))]) for side in (-1, 1)
    ]
    edges = [rod(a, b, 4.2) for line in lines for a, b in pairwise(line)]
    neck_ = ring((0, -0.5, -9.6), sitter.throat + 2.0, 3.6, tip=18)
    sitter.over(ruffled(melted(2.0, neck_, *edges)), fur)


def on_breast(sitter: Sitter, line: Sequence[tuple[float, float]], lift: float = 0.6) -> list[Place]:
    """Points of a line before the breast, on what is worn there."""
    return laid_on(shell(sitter.trunk, 2.4), line, lift)


LINEN: Colour = (244, 234, 214)
GILT: Colour = (226, 176, 70)
PEARL: Colour = (250, 244, 232)

HAT = Stuff(share=1.0, gloss=0.20, colour=(30, 24, 26))  # cloth of the full dye
GOWN = Stuff(share=0.84, gloss=0.16, colour=(24, 10, 4))  # cloth of a somewhat darker dye
WHITE = Stuff(LINEN, gloss=0.1)
GOLD = Stuff(GILT, "metal", gloss=0.55)


def shell(solid: Solid, more: float) -> Solid:
    """A solid with so much more on all sides."""
    return lambda p: solid(p) - more


def band(at: Place, radius: float, high: float, thick: float, *, turn: float = 0, tip: float = 0, deep: float = 1,
         flare: float = 0) -> Solid:  # fmt: skip
    """A band round an upright axis, `high` to either side; `flare` widens its top."""
    turned = turned_about(at, turn, tip)

    def solid(points: Points) -> Values:
        x, y, z = turned(points)
        across = np.sqrt(x * x + (z / deep) ** 2) - radius + flare * y
        a, b = np.abs(across) - thick + 0.4, np.abs(y) - high + 0.4
        far: Values = np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - 0.4
        return far * 0.9

    return solid


def disk(at: Place, radius: float, thick: float, *, turn: float = 0, tip: float = 0, deep: float = 1,
         bend: float = 0) -> Solid:  # fmt: skip
    """A flat disk as a brim is; `bend` lets its sides hang down or, below nought, turn up."""
    turned = turned_about(at, turn, tip)

    def solid(points: Points) -> Values:
        x, y, z = turned(points)
        y = y - bend * (x / radius) ** 2
        across = np.sqrt(x * x + (z / deep) ** 2) - radius
        a, b = across, np.abs(y) - thick
        far: Values = np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - 0.4
        return far * 0.7

    return solid


def creased(solid: Solid, amount: float, waves: float, *, about: Place, slant: float = 0) -> Solid:
    """A solid with folds that run out from a point, seen from the front."""

    def folded(points: Points) -> Values:
        x, y, z = points
        angle = np.arctan2(x - about[0], y - about[1])
        far = np.hypot(x - about[0], y - about[1])
        fold = np.sin(angle * waves + slant * z + 0.6 * np.sin(angle * waves * 0.37 + 1))
        return (solid(points) + amount * fold * np.clip(far / 14, 0, 1)) * 0.9

    return folded


def ruffled(solid: Solid, amount: float = 0.4, fine: float = 2.4) -> Solid:
    """A solid with the rough skin of fur or wool."""

    def rough(points: Points) -> Values:
        x, y, z = points
        waves = np.sin(fine * x + np.sin(z * 1.7)) * np.sin(fine * y + np.sin(x * 1.3)) * np.sin(fine * z)
        return (solid(points) + amount * waves) * 0.8

    return rough


def torso(broad: float = 0) -> Solid:
    """Shoulders and breast; the pit of the neck lies at the origin."""
    shoulder = rod((0, 7, -10), (20 + broad, 14, -10), 9.5, 7.5)
    breast = egg((0, 28, -7), (23 + broad, 25, 13))
    nape = rod((0, -6, -11), (0, 8, -11), 7.5, 11.5)

    def solid(points: Points) -> Values:
        x, y, z = points
        whole = melted(7, breast, nape)(points)
        return melt(whole, shoulder((np.abs(x), y, z)), 7)

    return solid


def opening(wide: float, low: float) -> Solid:
    """A pointed opening before the breast."""

    def solid(points: Points) -> Values:
        x, y, z = points
        slant = (np.abs(x) - wide * np.clip((low - y) / low, 0, 3)) * 0.8
        return np.maximum(np.maximum(slant, y - low), -z - 4)

    return solid


def square_neck(wide: float, low: float) -> Solid:
    """The broad opening of a lady's gown."""

    def solid(points: Points) -> Values:
        x, y, z = points
        round_ = np.sqrt((x / wide) ** 2 * low * low + np.maximum(y + 3, 0) ** 2) - low - 3
        return np.maximum(round_ * 0.8, -z - 3)

    return solid


def laid_on(solid: Solid, line: Sequence[tuple[float, float]], lift: float = 0.4) -> list[Place]:
    """Points of a line, given as seen from before, on the front of a solid."""
    x = np.array([p[0] for p in line], np.float32)
    y = np.array([p[1] for p in line], np.float32)
    z = np.full(x.shape, 50, np.float32)
    for _ in range(60):
        z = z - solid((x, y, z)) * np.float32(0.8)
    return [(float(a), float(b), float(c) + lift) for a, b, c in zip(x, y, z, strict=True)]


def beads(model: Model, frame: int, places: Sequence[Place], radius: float, stuff: Stuff) -> None:
    """A ball at each place."""
    for place in places:
        model.add(frame, ball(place, radius), stuff, (place, radius))


def cord(model: Model, frame: int, places: Sequence[Place], radius: float, stuff: Stuff) -> None:
    """A cord or chain along places."""
    for start, end in pairwise(places):
        middle: Place = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))  # type: ignore[assignment]
        model.add(frame, rod(start, end, radius), stuff, (middle, radius + math.dist(start, end) / 2))
