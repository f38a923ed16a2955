"""The curtain of a stage: two halves of velvet, which are gathered to the sides where they hang while it is open.

The rail draws each half by its top; its hem follows a little later, swings too far and comes to rest. How it looks on
its way is made ahead, in a few steps, row by row: the folds are pressed together, and turn into those that hang aside.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from math import ceil
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.tween import ease_in_out
from leonardo.app.kit.window.curtain import SHADOW, passed, shadow, swung
from leonardo.app.table.feast.timeline import CLOSES, OPENS

HEIGHT: Final = 440
"""Units from the rail to the floor."""
_ASIDE: Final = 150
"""Units across what is drawn of a half that hangs aside, with its shadow;"""
_EDGE: Final = (
    *((112, 0), (110, 50), (102, 120), (86, 195), (62, 258)),
    *((40, 308), (48, 342), (56, 390), (60, 440)),
)
"""and its edge: units from the side of the stage, and down to where that is so (scripts/art/places/stage.py)."""
_OVERLAP: Final = 6
"""Units by which each half reaches beyond the middle while they are shut."""
_LAG: Final = 100
"""Milliseconds by which the hem is later than the top."""
_OPENING, _CLOSING = 10, 8
"""Pictures of a half on its way open and shut."""
_TURNS: Final = (0.4, 0.9)
"""The shares of its way between which even folds turn into gathered ones."""
_ROWS: Final = 1.6
"""Units of the height of what is pressed together at once."""


@frozen(eq=False)
class _Side:
    """What is behind a half and before it, as wide as that, as it would be seen at the left side of a stage."""

    back: Surface
    front: Surface


class Curtain:
    """The curtain of a stage whose opening has so many pixels.

    `set_behind` and `hangs_before` return pictures of all that is behind it and before it, as large as the opening.
    """

    def __init__(
        self,
        pictures: Pictures,
        size: tuple[int, int],
        set_behind: Callable[[], Surface],
        hangs_before: Callable[[], Surface],
    ) -> None:
        self._pictures, self._size = pictures, size
        self._set_behind, self._hangs_before = set_behind, hangs_before
        self._unit = size[1] / HEIGHT

    def aside(self) -> tuple[Surface, Surface]:
        """Return both halves as they hang while it is open."""
        size = self._px(_ASIDE), self._size[1]
        left = self._pictures.get("stage_drape", size)
        return left, self._pictures.made(("drape at the right", size), lambda: pygame.transform.flip(left, True, False))

    def halves(self, share: float, *, closing: bool) -> tuple[Surface, Surface] | None:
        """Return both halves as they look when it has opened or closed so far, 0..1; none if they hang aside."""
        number = min(_CLOSING, int(share * _CLOSING) + 1) if closing else min(_OPENING, int(share * _OPENING))
        if number == _OPENING and not closing:
            return None
        return self._made(number, 0, closing=closing), self._made(number, 1, closing=closing)

    def ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of making all that it is drawn with, in pieces ahead of the need."""
        yield self.aside
        yield self._shut
        for closing, numbers in ((False, range(_OPENING)), (True, range(1, _CLOSING))):
            for number in numbers:
                for side in (0, 1):
                    yield partial(self._made, number, side, closing=closing)

    def _made(self, number: int, side: int, *, closing: bool) -> Surface:
        if closing and number == _CLOSING:
            closing, number = False, 0
        key = "curtain", self._size, closing, number, side
        return self._pictures.made(key, lambda: self._half(number, side, closing=closing))

    def _half(self, number: int, side: int, *, closing: bool) -> Surface:
        """Return one half on its way, as it is seen at its side of the stage."""
        half = self._gathered(partial(_closed if closing else _opened, number), self._side(side))
        return pygame.transform.flip(half, True, False) if side else half

    def _side(self, side: int) -> _Side:
        wide = self._shut().get_width()
        part = Rect(self._size[0] - wide if side else 0, 0, wide, self._size[1])
        seen = [whole().subsurface(part) for whole in (self._set_behind, self._hangs_before)]
        return _Side(*(pygame.transform.flip(each, True, False) if side else each for each in seen))

    def _gathered(self, drawn: Callable[[float], float], side: _Side) -> Surface:
        """Return a half of which each row, 0 at the rail and 1 at the hem, has been `drawn` so far, 0 shut and 1 aside.

        Rows that hang there already are left out: the stage shows them. In those that swing beyond that, it hides how
        they hang there.
        """
        shut, high, rows = self._shut(), self._size[1], max(2, self._px(_ROWS))
        reach, most = self._px(SHADOW), 0
        half = Surface((shut.get_width(), high), pygame.SRCALPHA)
        for top in range(0, high, rows):
            row = Rect(0, top, shut.get_width(), min(rows, high - top))
            way = drawn(row.centery / high)
            if way == 1:
                continue
            wide = self._width(way, row.centery)
            half.set_clip(Rect(0, top, wide + reach, row.height))
            if way > 1:
                aside = self._width(1, row.centery) + self._px(_OVERLAP)
                half.set_clip(Rect(0, top, aside, row.height))
                half.blit(side.back, row, row)
            self._lay_row(half, row, wide, max(0.0, min(1.0, (way - _TURNS[0]) / (_TURNS[1] - _TURNS[0]))))
            half.blit(side.front, row, row)
            most = max(most, half.get_clip().right)
        half.set_clip(None)
        return half.subsurface(Rect(0, 0, min(most, shut.get_width()), high)).copy()

    def _lay_row(self, half: Surface, row: Rect, wide: int, turned: float) -> None:
        """Draw some rows of cloth pressed together to so many pixels, that have `turned` so far into gathered folds."""
        if turned < 1:
            half.blit(pygame.transform.smoothscale(self._shut().subsurface(row), (wide, row.height)), row)
            beside = pygame.transform.scale(shadow(self._px(SHADOW)), (self._px(SHADOW), row.height))
            beside.set_alpha(round(255 * (1 - turned)))
            half.blit(beside, (wide, row.top))
        if turned > 0:
            aside = self.aside()[0]
            part = aside.subsurface(Rect(0, row.top, aside.get_width(), row.height))
            stretched = round(aside.get_width() * wide / self._width(1, row.centery))
            folds = pygame.transform.smoothscale(part, (stretched, row.height))
            folds.set_alpha(round(255 * turned))
            half.blit(folds, row)

    def _width(self, way: float, y: int) -> int:
        """Return how wide a row at a pixel is when it has gone so far on its way."""
        down = y / self._unit
        (first, above), (last, below) = next(
            (pair for pair in pairwise(_EDGE) if down <= pair[1][1]), (_EDGE[-2], _EDGE[-1])
        )
        aside = (first + (last - first) * (down - above) / (below - above)) * self._unit
        return max(1, round(aside + (self._shut().get_width() - aside) * (1 - way)))

    def _shut(self) -> Surface:
        """Return the left half while it is shut, with nothing before it."""
        size = ceil(self._size[0] / 2) + self._px(_OVERLAP), self._size[1]
        cloth = self._pictures.get
        return self._pictures.made(
            ("curtain that is shut", size), lambda: cloth("stage_curtain", size).convert(Surface((1, 1), 0, 32))
        )

    def _px(self, units: float) -> int:
        return max(1, round(units * self._unit))


def _opened(number: int, down: float) -> float:
    """Return how far a row is drawn aside in one of the pictures of a curtain that opens."""
    return swung(passed(number / _OPENING, down, _LAG / OPENS))


def _closed(number: int, down: float) -> float:
    """Return how far a row is still drawn aside in one of the pictures of a curtain that closes."""
    return 1 - ease_in_out(passed(number / _CLOSING, down, _LAG / CLOSES))
