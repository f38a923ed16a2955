"""The machine on the stage of a completion, in the ink of who completes it: drawn, wiped away, drawn anew, at work."""

import math
from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.works import WORKS, sheet
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.theme import mix
from leonardo.app.table.feast.exhibit import Exhibit, order_of
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.worked import needed, working

_PLACE: Final = (272, 70, 296, 296)
"""Units of the stage: left, top, width and height."""
_INK: Final = 0.8
"""How far the lines of a drawing have the colour of its seat."""
_WET: Final = 168
"""How much of the paper a wash hides in its middle, of 255,"""
_DEEPER: Final = 0.2
"""and how far its colour is mixed with the ink of the seat: pale ones are seen, too."""
_BROAD, _SOFT = 0.93, 0.09
"""How far it reaches from the middle of the sheet, in halves of its side, and how broad its soft edge is."""
_GRAIN: Final = 64
"""Pixels across in which a wash and the way of the brush are painted; they have no line that could blur."""
_SLANT: Final = 0.22
"""How much later the brush comes to the foot of the sheet than to its head, as a share of its way,"""
_BRISTLES: Final = ((0.045, 9.0), (0.025, 23.0))
"""and by how much its edge is ragged: how far each wave of it reaches, and how close these are."""


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

    def wash(self) -> Exhibit:
        """Return a wash in the colours of the seat, which a broad brush lays over what was drawn there before."""
        place, pictures = self.place, self._pictures
        order = pictures.made(("brushed", place.size), lambda: _brushed(place.size))
        wet = self._bare()
        colour = mix(things.painted(self.stage.brush, self.seat), self._ink, _DEEPER)
        blot = pictures.made(("blot", place.size), lambda: _blot(place.size)).copy()
        blot.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        wet.blit(blot, (0, 0))
        return Exhibit(wet, place, order)

    def anew(self) -> Exhibit:
        """Return it on dry paper, as it is drawn over a wash: where no stroke is, that dries last."""
        sheet_of_paper = self._bare()
        sheet_of_paper.blit(self._in_ink(self.place.size), (0, 0))
        return Exhibit(sheet_of_paper, self.place, self._strokes())

    def work(self) -> Exhibit:
        """Return it while it works."""
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


def _brushed(size: Size) -> Surface:
    """Return when a broad brush that is drawn across a sheet from the left comes to each pixel (see `order_of`)."""
    turns = Surface((_GRAIN, _GRAIN))
    for x, y in product(range(_GRAIN), repeat=2):
        across, down = x / (_GRAIN - 1), y / (_GRAIN - 1)
        ragged = sum(far * math.sin(close * down) for far, close in _BRISTLES)
        turn = max(0.0, min(1.0, (1 - _SLANT) * across + _SLANT * down + ragged))
        turns.set_at((x, y), (round(255 * turn),) * 3)
    return order_of(turns, size)


def _blot(size: Size) -> Surface:
    """Return a wash in white, paler and uneven towards its edges."""
    small = Surface((_GRAIN, _GRAIN), pygame.SRCALPHA)
    for x, y in product(range(_GRAIN), repeat=2):
        across, down = (2 * each / (_GRAIN - 1) - 1 for each in (x, y))
        turn = math.atan2(down, across)
        reach = _BROAD + sum(far * math.sin(close * turn) for far, close in _BRISTLES)
        inside = max(0.0, min(1.0, (reach - (across**4 + down**4) ** 0.25) / _SOFT))
        small.set_at((x, y), (255, 255, 255, round(_WET * inside)))
    return pygame.transform.smoothscale(small, size)
