"""A sitter: a head on its neck over shoulders in a gown, turned as painters of the fifteenth century turned them."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from ..drawing.palette import Colour
from .face import Face, flesh, neck
from .features import painted
from .hair import hang
from .model import Frame, Hair, Model, Stuff
from .solids import Place, Solid, cut_by, melted, ring, rod, slab
from .wear import GOWN, WHITE, band, creased, laid_on, opening, ruffled, shell, square_neck, torso


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
    """The frame of shoulders from which the neck of a head grows."""
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
