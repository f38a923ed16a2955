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
_WET: Final = 178
"""How much of the paper a wash hides, of 255,"""
_DEEPER: Final = 0.2
"""and how far its colour is mixed with the ink of the seat: pale ones are seen, too."""
_GRAIN: Final = 96
"""Pixels across in which a wash and the way of the brush are painted: soft enough not to show any line."""
_STROKES: Final = ((0.05, 0.93), (0.0, 0.98), (0.07, 0.95))
"""Where the strokes of the brush begin and end, one below the other, in widths of the sheet,"""
_LATER: Final = 0.14
"""and by how much of the time each follows the one above it."""
_BRISTLES: Final = ((0.02, 31.0), (0.014, 83.0))
"""How ragged their ends are: how far each wave of them reaches, and how close these are."""
_SOFT: Final = 0.03
"""How broad their soft edges are,"""
_STREAKS: Final = (0.16, 70.0)
"""and how much paler the streaks in them are, and how close."""


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
        washed = self._bare()
        colour = mix(things.painted(self.stage.brush, self.seat), self._ink, _DEEPER)
        strokes = pictures.made(("wet", place.size), lambda: _wet(place.size)).copy()
        strokes.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        washed.blit(strokes, (0, 0))
        return Exhibit(washed, place, order)

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
    turns, late = Surface((_GRAIN, _GRAIN)), _LATER * (len(_STROKES) - 1)
    for x, y in product(range(_GRAIN), repeat=2):
        across, down = x / (_GRAIN - 1), y / (_GRAIN - 1)
        turn = (1 - late) * (across + _ragged(down)) + _LATER * _stroke(down)
        turns.set_at((x, y), (round(255 * max(0.0, min(1.0, turn))),) * 3)
    return order_of(turns, size)


def _wet(size: Size) -> Surface:
    """Return some broad strokes of a brush in white, ragged at both ends."""
    small = Surface((_GRAIN, _GRAIN), pygame.SRCALPHA)
    pale, close = _STREAKS
    for x, y in product(range(_GRAIN), repeat=2):
        across, down = x / (_GRAIN - 1), y / (_GRAIN - 1)
        first, last = _STROKES[_stroke(down)]
        within = min(across - first, last - across, down, 1 - down) + _ragged(down)
        thick = max(0.0, min(1.0, within / _SOFT)) * (1 - pale * (0.5 + 0.5 * math.sin(close * down)))
        small.set_at((x, y), (255, 255, 255, round(_WET * thick)))
    return pygame.transform.smoothscale(small, size)


def _stroke(down: float) -> int:
    """Return the number of the stroke so far down a sheet."""
    return min(len(_STROKES) - 1, int(down * len(_STROKES)))


def _ragged(down: float) -> float:
    """Return how far the end of a stroke stands out there."""
    return sum(far * math.sin(close * down) for far, close in _BRISTLES)
