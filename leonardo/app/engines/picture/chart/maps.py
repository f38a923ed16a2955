"""The whole chart in the colours of its owners, kept as one picture: it changes seldom and is drawn often."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart import drawing
from leonardo.app.engines.picture.chart.lettering import SEA, around, beside_edge, lettering, written
from leonardo.app.engines.picture.chart.places import Eye, sea_places
from leonardo.app.engines.words.phrases import sea_name
from leonardo.app.kit.areas import joined
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import INK
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.state import NOBODY

_KEPT: Final = 3
"""Maps that are kept: what was, what is, and what will be."""

Owners = Sequence[int]


class Maps:
    """The last few maps of the `whole` chart, by the owners of its territories."""

    def __init__(self, brush: Brush, whole: Eye) -> None:
        self._brush = brush
        self._eye = evolve(whole, window=(0, 0, *whole.rect.size))
        self._made: deque[tuple[Owners, Surface]] = deque(maxlen=_KEPT)
        self._blank: list[Surface] = []
        """Surfaces for further maps, made with the first one: to make one while something moves takes too long."""

    def of(self, owners: Owners) -> Surface:
        """Return the map with these owners; of the one before only the territories are drawn anew that changed."""
        for known, made in self._made:
            if known == owners:
                return made
        made = self._changed(*self._made[-1], owners) if self._made else self._new(owners)
        self._made.append((owners, made))
        return made

    def _new(self, owners: Owners) -> Surface:
        made = Surface(self._eye.rect.size, 0, drawing.ground(self._brush, self._eye))
        self._draw(made, [made.get_rect()], owners)
        self._blank = [made.copy() for _ in range(_KEPT - 1)]
        return made

    def _changed(self, before: Owners, last: Surface, owners: Owners) -> Surface:
        made, window = self._blank.pop() if self._blank else self._made[0][1], last.get_rect()
        made.blit(last, (0, 0))
        other = [at for at in Territory if before[at] != owners[at]]
        self._draw(made, joined([drawing.reach(self._eye, at).clip(window) for at in other]), owners)
        return made

    def _draw(self, surface: Surface, places: Sequence[Rect], owners: Owners) -> None:
        owned = [at for at in Territory if owners[at] != NOBODY]
        areas = [drawing.reach(self._eye, at) for at in owned]
        for place in places:
            surface.set_clip(place)
            lay_bare(self._brush, surface, surface.get_rect(), self._eye)
            for number in place.collidelistall(areas):
                at = owned[number]
                drawing.lay_wash(self._brush, surface, self._eye, at, self._brush.looks[owners[at]].colour)
        surface.set_clip(None)


def lay_bare(brush: Brush, surface: Surface, rect: Rect, eye: Eye, *, cropped: bool = False) -> None:
    """Lay the chart as an eye sees it with the names of the seas; where it is `cropped`, none that its edge cuts."""
    clip = surface.get_clip()
    surface.set_clip(clip.clip(rect))
    surface.blit(drawing.ground(brush, eye), rect)
    larger = lettering(brush, eye)
    for sea, at in sea_places().items():
        name, (x, y) = sea_name(sea), eye.pixel(at)
        half = larger.width(name, SEA) // 2
        if cropped and not rect.contains(around((x, y), half, larger.line(SEA))):
            continue
        if rect.collidepoint(x, y):
            x = beside_edge(rect, x, half)
        written(larger, surface, name, (x, y), SEA, INK)
    surface.set_clip(clip)
