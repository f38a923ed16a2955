"""What lives on the seas of the chart while nobody does anything: boats under sail, and birds over the Northern Seas.

It is seen where the chart is seen as a whole; closely, only what is drawn on the chart remains.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart.places import Eye, Units
from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import Life
from leonardo.app.table.panels.panel import Part
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.engines.board import PLAN
from leonardo.engine.engines.view import View


@frozen
class _Kind:
    """A strip of frames, how large it is on the chart, and its milliseconds a frame; it may look where it goes."""

    picture: str
    frames: int
    scale: float
    pace: int
    turns: bool


_BOAT: Final = _Kind("living_sailing", 6, 0.72, 2500, turns=True)
_BIRDS: Final = _Kind("living_flock", 4, 0.7, 250, turns=False)
_LIVING: Final[tuple[tuple[_Kind, int, tuple[Units, ...]], ...]] = (
    (_BOAT, 640_000, ((50, 366), (108, 352), (132, 430), (124, 512), (64, 500), (42, 432))),
    (_BOAT, 520_000, ((676, 596), (730, 628), (772, 674), (716, 684), (668, 646))),
    (_BIRDS, 110_000, ((470, 66), (560, 40), (640, 96), (628, 176), (560, 150), (500, 176), (452, 130))),
)
"""What goes which closed way over the printed chart, in units of it, in how many milliseconds."""


class SeaLife(Life):
    """The creatures of the seas for an eye that sees the whole chart; `eye_of` tells by which one it is seen."""

    def __init__(self, pictures: Pictures, whole: Eye, eye_of: Callable[[Marks], Eye]) -> None:
        super().__init__([_creature(pictures, whole, *each) for each in (_LIVING if PLAN is None else ())])
        self._whole, self._eye_of = whole, eye_of
        self.parts = tuple(map(self._only_whole, self.parts))

    def _only_whole(self, part: Part) -> Part:
        """Return a part that is there only while the whole chart is seen."""

        def region(view: View, marks: Marks) -> Rect:
            return part.region(view, marks) if self._eye_of(marks) == self._whole else Rect(0, 0, 0, 0)

        def content(view: View, marks: Marks) -> Hashable:
            return part.content(view, marks) if self._eye_of(marks) == self._whole else None

        def draw(surface: Surface, view: View, marks: Marks) -> None:
            if self._eye_of(marks) == self._whole:
                part.draw(surface, view, marks)

        return Part(region, content, draw)


def _creature(pictures: Pictures, eye: Eye, kind: _Kind, lap: int, way: Sequence[Units]) -> Creature:
    k = eye.scale * kind.scale
    frames = frames_of(pictures, kind.picture, kind.frames, k)
    anchor, (width, height) = pictures.entry(kind.picture).anchor, frames[0].get_size()
    return Creature(
        frames=frames,
        foot=(round(anchor[0] * width), round(anchor[1] * height)),
        way=[eye.pixel(at) for at in way],
        pace=kind.pace,
        lap=lap,
        mirrored=frames_of(pictures, kind.picture, kind.frames, k, mirrored=True) if kind.turns else (),
    )
