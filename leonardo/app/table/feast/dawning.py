"""Draws a passage, frame by frame: of the board it touches where the light comes, and what moves.

How the board looked before lies on one sheet of the window, how it will look on another, where those who sleep are laid
upon it. Every column shows one of them, or in the soft edge of the light both.
"""

from collections.abc import Iterator, Sequence
from math import pi, sin
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in_out
from leonardo.app.table.feast.banner import UNROLLS
from leonardo.app.table.feast.passage import SWEEP, PassagePage
from leonardo.app.table.feast.performance import Sheets, parts_beside
from leonardo.app.table.feast.timeline import Timeline
from leonardo.app.table.panels.restoring import restore
from leonardo.app.table.panels.stroke import lay_within

_SOFT: Final = 0.22
"""How wide the soft edge of the light is, in widths of the board,"""
_STRIPS: Final = 16
"""and in how many strips it grows."""
_SHEEN: Final = (30, 21, 8)
"""What it adds to the colours in the middle of that."""


class Dawning:
    """One passage over a table that looked like `before`; without that, or if nothing is `moving`, only a banner comes.

    `before` is copied at once: it may be drawn on from then on.
    """

    unfinished = False

    def __init__(
        self, timeline: Timeline, page: PassagePage, before: Surface | None, sheets: Sheets, *, moving: bool
    ) -> None:
        self.timeline, self.page, self.moving = timeline, page, moving
        self._sheets: Sheets | None = None
        self._frames = self._awake = 0
        self._lit = page.board.left - self._soft
        if moving and before is not None:
            self._sheets = sheets.of(before.get_size())
            for place in (page.board, *([page.rolling.place] if page.rolling is not None else ())):
                sheets.board.blit(before, place, place)

    @property
    def changes(self) -> bool:
        """Whether a frame has so much to draw that nothing else may be done in it: the light touches few columns."""
        return False

    def follow(self, table: Surface, changed: Sequence[Rect]) -> None:
        """Take over how the table will look: all of it in the second frame, then where it has changed.

        In the first one the table has changed, which is work enough: the light has not come then.
        """
        if self._sheets is not None and self._frames:
            self._renew(self._sheets.frame, table, changed if self._frames > 1 else [self.page.board])
        self._frames += 1

    def draw(
        self,
        surface: Surface,
        table: Surface,
        now: float,
        over: Sequence[Rect] | None = None,
        *,
        untouched: bool = False,  # noqa: ARG002 - nothing is waited for
    ) -> list[Rect]:
        """Draw it over the picture of the table, so many milliseconds after it began; return where anything moves.

        If this was drawn there last, and since then only `over` it at some places, all else is left as it is.
        """
        if self._sheets is None:
            restore(surface, table, over)
            return [self._lay_banner(surface, now)]
        comes = [*self._wake(self._sheets.frame, table, now), self._sweep(now)] if self._frames > 1 else []
        places = [surface.get_rect()] if over is None else [*over, *comes]
        for place in places:
            restore(surface, table, parts_beside(place, self.page.board))
            self._lay_board(surface, self._sheets, place)
        return [
            *self._lay_marker(surface, self._sheets.board, now),
            *self._lay_seals(surface, now),
            self._lay_banner(surface, now),
        ]

    def _renew(self, new: Surface, table: Surface, places: Sequence[Rect]) -> None:
        """Let the board of a sheet look as the table does, but for those who sleep."""
        inside = [place.clip(self.page.board) for place in places]
        new.blits([(table, place, place) for place in inside], doreturn=False)
        lay_within(new, [sleeper.asleep for sleeper in self.page.sleepers[self._awake :]], inside)

    def _wake(self, new: Surface, table: Surface, now: float) -> list[Rect]:
        """Let wake whose time has come; return where."""
        before, self._awake = self._awake, max(self._awake, self.page.awake(now))
        places = [sleeper.asleep.region for sleeper in self.page.sleepers[before : self._awake]]
        if places:
            self._renew(new, table, places)
        return places

    @property
    def _soft(self) -> int:
        return round(self.page.board.width * _SOFT)

    def _sweep(self, now: float) -> Rect:
        """Let the light go on; return the columns that look different."""
        board, before = self.page.board, self._lit
        way = board.width + self._soft
        self._lit = board.left - self._soft + round(way * min(1.0, now / SWEEP))
        columns = Rect(before, board.top, self._lit + self._soft - before, board.height)
        return columns.clip(board)

    def _lay_board(self, surface: Surface, sheets: Sheets, place: Rect) -> None:
        """Draw a place of the board as far as the light has come."""
        old, new = sheets.board, sheets.frame
        inside, lit, soft = place.clip(self.page.board), self._lit, self._soft
        bright, dark = inside.clip(0, inside.top, max(0, lit), inside.height), Rect(inside)
        dark.left, dark.width = max(inside.left, lit + soft), max(0, inside.right - max(inside.left, lit + soft))
        edge = inside.clip(lit, inside.top, soft, inside.height)
        surface.blits([(new, bright, bright), (old, dark, dark), (old, edge, edge)], doreturn=False)
        for number in range(_STRIPS):
            left, end = (lit + soft * each // _STRIPS for each in (number, number + 1))
            strip = Rect(left, inside.top, end - left, inside.height).clip(inside)
            if strip:
                share = 1 - (number + 0.5) / _STRIPS
                new.set_alpha(round(255 * ease_in_out(share)))
                surface.blit(new, strip, strip)
                sheen = [round(shade * sin(pi * share)) for shade in _SHEEN]
                surface.fill(sheen, strip, special_flags=pygame.BLEND_RGB_ADD)
        new.set_alpha(None)

    def _lay_marker(self, surface: Surface, old: Surface, now: float) -> Iterator[Rect]:
        """Draw the marker on its way, where it will lie as that was before."""
        rolling, marker = self.page.rolling, self.page.marker(now)
        if rolling is not None and marker is not None:
            yield surface.blit(old, rolling.place, rolling.place)
            yield surface.blit(*marker)

    def _lay_seals(self, surface: Surface, now: float) -> Iterator[Rect]:
        for seal, place in self.page.seals(now):
            yield surface.blit(seal, place)

    def _lay_banner(self, surface: Surface, now: float) -> Rect:
        """Draw the banner as far as it has come, or is not gone yet."""
        share = max(0.0, min(1.0, now / UNROLLS, (self.timeline.lasts - now) / UNROLLS))
        banner, title = self.page.banner, self.page.title
        return banner.lay_coming(surface, title, share) if self.moving else banner.lay_faint(surface, title, share)
