"""The rounds at the left end of the strip: the one that is played on wax, and a stone for each that there will be."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.spots import RoundSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import BOLD, Brush, Style
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.strip.corner import WORD
from leonardo.app.table.strip.track import Way
from leonardo.engine.citta.view import View

_NUMBER: Final = Style(Face.TITLE_BOLD, 24)
_MOST_STONES: Final = 40
_ROWS, _MORE_ROWS = 2, 3
"""Rows of stones; there are more where stones alone say how many rounds there will be."""
_STONE: Final = 15
"""Units from one stone to the next."""


class RoundTrack:
    """The round in `row`; `headed` by a word, how many there will be `counted` in words, a stone for each or none."""

    def __init__(self, brush: Brush, row: Rect, rounds: int, *, headed: bool, counted: bool, stones: bool) -> None:
        self.brush, self.row, self._rounds = brush, row, rounds
        self._stones = stones and 0 < rounds <= _MOST_STONES
        self._heading = tr("citta.picture.round") if headed else ""
        self._of = tr("citta.picture.of", count=rounds) if rounds and (counted or not self._stones) else ""
        self._across = -(-rounds // (_ROWS if self._of else _MORE_ROWS))
        left = row.left + brush.px(8)
        if headed:
            left += brush.width(self._heading, WORD) + brush.px(10)
        side = max(30, brush.px(46))
        self._wax = Rect(left, row.centery - side // 2, side, side)
        self._end = self._wax.right + (brush.px(6) + brush.width(self._of, BOLD) if self._of else 0)
        self._first = self._end + brush.px(14)
        if self._stones:
            self._end = self._first + self._step * self._across

    @classmethod
    def ways(cls, brush: Brush, rounds: int) -> Sequence[Way]:
        """Return the ways in which the round is told, most of it first."""
        told = ((True, True, True), (False, True, True), (False, False, True), (False, True, False))
        return [
            partial(cls, brush, rounds=rounds, headed=headed, counted=counted, stones=stones)
            for headed, counted, stones in told
        ]

    @property
    def _step(self) -> int:
        return max(11, self.brush.px(_STONE))

    @property
    def width(self) -> int:
        """How many pixels it takes."""
        return self._end - self.row.left

    @property
    def parts(self) -> Sequence[Part]:
        """All of it as one."""
        region = Rect(self.row.left - 4, self.row.top - 6, self.width + 12, self.row.height + 12)
        return (Part(always(region), lambda view, _: view.round, self._draw),)

    def end(self, view: View) -> int:  # noqa: ARG002 - it is always as long
        """Return the right edge."""
        return self._end

    def content(self, view: View) -> Hashable:
        """Return the round."""
        return view.round

    def spots(self, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the round."""
        yield RoundSpot(), Rect(self.row.left, self.row.top, self.width, self.row.height)

    def _draw(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, row = self.brush, self.row
        if self._heading:
            brush.write(surface, self._heading, (row.left + brush.px(8), row.centery), WORD)
        brush.stamp(surface, "round_marker", self._wax.center, round(self._wax.height * 1.1))
        number = str(view.round) if view.round else "\N{EN DASH}"
        brush.write(surface, number, self._wax.center, _NUMBER, IVORY, align="centre", shade=True)
        if self._of:
            brush.write(surface, self._of, (self._wax.right + brush.px(6), row.centery), BOLD, INK)
        if self._stones:
            self._draw_stones(surface, view)

    def _draw_stones(self, surface: Surface, view: View) -> None:
        """Rows of stones: dark what is over, red what is played, pale what comes."""
        size, rows = max(8, self.brush.px(11)), _ROWS if self._of else _MORE_ROWS
        apart = 2 * (self._step // 2 + 1) if rows == _ROWS else self._step
        for number in range(1, self._rounds + 1):
            down, right = divmod(number - 1, self._across)
            x = self._first + right * self._step + size // 2
            y = self.row.centery + round((down - (rows - 1) / 2) * apart)
            now = number == view.round
            fill = (176, 40, 28) if now else (120, 84, 48) if number < view.round else (250, 240, 214)
            wide = size + (3 if now else 0)
            shapes.lay_centred(surface, shapes.disc(wide, fill, INK, 1.2), (x, y))
