"""The machine on the stage of a completion, in the ink of who completes it: drawn, and at work."""

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.works import WORKS, sheet
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.table.feast.exhibit import Exhibit, order_of
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.worked import needed, working

_PLACE: Final = (272, 70, 296, 296)
"""Units of the stage: left, top, width and height."""
_INK: Final = 0.8
"""How far the lines of a drawing have the colour of its seat."""


@frozen
class Machine:
    """The machine of an `invention` on a `stage` with a title, in the ink of a `seat`."""

    stage: FeastStage
    title: str
    invention: int
    seat: int

    @property
    def place(self) -> Rect:
        """Where it is drawn, in pixels."""
        return self.stage.at(*_PLACE)

    def drawing(self) -> Exhibit:
        """Return it, and in which order it is drawn."""
        return Exhibit(self._in_ink(self.place.size), self.place, self._strokes())

    def work(self) -> Exhibit:
        place = self.place
        parts, work = sheet(self.invention), WORKS[self.invention]
        drawing = self._in_ink(place.size)
        return working(self._pictures, parts, self._bare(), drawing, place, work, coloured=self._inked)

    @property
    def _pictures(self) -> Pictures:
        return self.stage.brush.pictures

    @property
    def _ink(self) -> tuple[int, int, int]:
        return things.named(self.stage.brush, self.seat)

    def _bare(self) -> Surface:
        """Return the set where nothing is drawn on it."""
        back = Surface(self.place.size, 0, 32)
        back.blit(self.stage.furnished(self.title), self.stage.whole.move(-self.place.left, -self.place.top))
        return back

    def _strokes(self) -> Surface:
        name, size, pictures = f"strokes_{self.invention:02}", self.place.size, self._pictures
        return pictures.made(("order", name, size), lambda: order_of(pictures.get(name, size), size))

    def _in_ink(self, size: Size) -> Surface:
        """Return it in stronger colours than in its notebook, for it is complete, and in the ink of its seat."""
        drawing = partial(figures.machine, self.stage.brush, self.invention, size)
        key = "coloured", self.invention, size, self._ink
        return self._pictures.made(key, lambda: self._inked(drawing()))

    def _inked(self, drawing: Surface) -> Surface:
        """Return a drawing, or a part of one, in stronger colours: what is darker than the ink of the seat has that."""
        strong = figures.vivid(drawing)
        ink = (*(round(part * _INK) for part in self._ink), 0)
        strong.fill(ink, special_flags=pygame.BLEND_RGB_MAX)
        return strong


def needs(invention: int) -> Iterator[str]:
    """Yield the names of pictures that are read for it, which takes a while."""
    yield f"invention_{invention:02}"
    yield f"strokes_{invention:02}"
    yield from needed(sheet(invention), WORKS[invention])
