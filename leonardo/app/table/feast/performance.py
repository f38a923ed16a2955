"""Draws a feast, frame by frame: the dimmed table is made once, what has come is kept on it, and what comes drawn."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import joined
from leonardo.app.kit.theme import GOLD, Colour, mix
from leonardo.app.table.feast.exhibit import FeastPage, blend
from leonardo.app.table.feast.timeline import COMES, GOES, Entrance, Timeline
from leonardo.app.table.looks.shade import STAGED
from leonardo.app.table.panels.restoring import restore
from leonardo.app.table.panels.stroke import Stroke

DUSKS: Final = 6
"""Steps in which its light falls to that, and comes back."""
_FALLS: Final = 150
"""How long its light takes to fall, before and while the stage comes,"""
_HANGS: Final = 70
"""and how long that waits for it."""
_LIFTS: Final = 300
"""How long the stage takes to be lifted out of sight, and"""
_RETURNS: Final = 60
"""how much later the light of the table begins to come back."""

_STRIPS: Final = 8
_FULL: Final = (255, 255, 255)


class _Still(Enum):
    """A stage on its way that looks the same all the while: its curtains are closed, or all on it has come."""

    CLOSED = "closed"
    LEAVES = "leaves"


class Sheets:
    """Two surfaces as large as the window, for one feast after the other: it takes long to be given new ones.

    `board` is for the dimmed table with all that has come to stay, `frame` for what fades.
    """

    def __init__(self) -> None:
        self.board = self.frame = Surface((0, 0), 0, 32)

    def of(self, size: tuple[int, int]) -> "Sheets":
        """Be so large, in pixels."""
        if self.board.get_size() != size:
            self.board, self.frame = Surface(size, 0, 32), Surface(size, 0, 32)
        return self

    def make_ready(self, size: tuple[int, int]) -> Iterator[None]:
        """Be so large, in pixels, a strip at a time: the system gives memory where it is written to first."""
        if self.board.get_size() == size:
            return
        strips = [Rect(0, size[1] * number // _STRIPS, size[0], size[1] // _STRIPS + 1) for number in range(_STRIPS)]
        for strip in strips:
            self.of(size).board.fill(STAGED, strip)
            yield


class Performance:
    """One feast over one table, of which the `lit` places, in pixels, are not dimmed.

    `moving` tells whether things come step by step, or all is there at once. One that `follows` another does not come
    over the table: that is dimmed already.
    """

    def __init__(
        self,
        timeline: Timeline,
        page: FeastPage,
        lit: Sequence[Rect] = (),
        sheets: "Sheets | None" = None,
        *,
        moving: bool,
        follows: bool = False,
    ) -> None:
        self.timeline, self.page, self.moving = timeline, page, moving
        self._follows = follows or timeline.stays
        self._left = [cue for cue in timeline.cues if moving or not cue.lively]
        """Cues whose things are not kept on the board yet."""
        self._sheets = sheets or Sheets()
        self._came = self._dimmed = self._set = self._draws = self._closes = False
        self._steps: Iterator[None] | None = None
        """What is made ready while what was seen before stays for a moment, if this began so."""
        self.unfinished = False
        """Whether that was seen in the last frame."""
        self._began: float | None = None
        """When the board was made, if something fades in from then on."""
        self._still: _Still | None = None
        """What is on the sheet for what comes and goes, if it does not change meanwhile."""
        self._dusk: int | None = None
        """How far the light has fallen in the last frame, in steps."""
        self._there = False
        """Whether all of the stage was there then, and what lies on the table around it."""
        self._lit = [_beside(place, page.stage.whole) for place in (*lit, *page.lit, *page.framed)]

    @property
    def changes(self) -> bool:
        """Whether much changes from frame to frame: the stage comes or goes, or something on it draws itself."""
        return self._dusk is None or self._dusk < DUSKS or self._draws or self._closes

    def draw(
        self,
        surface: Surface,
        table: Surface,
        now: float,
        over: Sequence[Rect] | None = None,
        *,
        untouched: bool = False,
    ) -> list[Rect]:
        """Draw it over the picture of the table, so many milliseconds after it began; return where anything moves.

        If this was drawn there last, and since then only `over` it at some places, all else is left as it is. Where
        the surface is `untouched`, it shows what was seen in the last frame: that may stay until this is made ready.
        """
        self.unfinished = self._waits(table, now, untouched=untouched)
        if self.unfinished:
            return list(over or ())
        presence = self._presence(now)
        dusk = round(self._darkness(now) * DUSKS)
        there = presence >= 1
        known = over if (dusk, there) == (self._dusk, self._there) else None
        self._dusk, self._there = dusk, there
        if there:
            return self._perform(surface, table, now, known)
        if not self._dimmed:
            self._begin(table, now)
        return self._fade(surface, table, now, presence, known)

    def _waits(self, table: Surface, now: float, *, untouched: bool) -> bool:
        """Do a piece of what one that follows needs, as long as there is any; tell whether what was seen stays.

        It stays no longer than a stage would take to come.
        """
        if self._steps is None:
            if self._dimmed or not (untouched and self.moving and self._follows):
                return False
            self._steps = self._making_ready(table)
        if untouched and now < COMES:
            return next(self._steps, self) is not self
        for _ in self._steps:
            pass
        return False

    def _making_ready(self, table: Surface) -> Iterator[None]:
        """Make the board, and lay the stage on it, a piece a frame; in the first one the table may look otherwise."""
        yield
        self._dim(table)
        yield
        self._set = True
        yield from self.page.stage.laying(self._sheets.of(table.get_size()).board, self.page.title)

    def _fade(
        self, surface: Surface, table: Surface, now: float, presence: float, over: Sequence[Rect] | None
    ) -> list[Rect]:
        """Draw it as far as it has come: only the stage moves, and the light of the table falls in a few steps.

        To blend all of a large window in each frame would take too long, and so would the stage in the first one.
        """
        stage = self.page.stage
        whole = stage.whole
        places = joined([*over, whole]) if over is not None else [surface.get_rect()]
        if self.moving and now != self._began:
            places = [part for place in places for part in parts_beside(place, stage.hides(presence))]
        light = self._light(self._dusk / DUSKS) if self._dusk else None
        for place in places:  # one after the other: where two of them meet, nothing must be dimmed twice
            restore(surface, table, [place])
            if light is not None:
                surface.fill(light, place, special_flags=pygame.BLEND_RGB_MULT)
        if light is not None:
            for place in self._lit:
                surface.blit(table, place, place)
        if now == self._began:
            return []
        frame = self._sheets.of(surface.get_size()).frame
        still = _Still.CLOSED if now < self._opens else _Still.LEAVES if now > self.timeline.lasts - GOES else None
        if still is None or still is not self._still:
            frame.set_clip(whole)
            self._perform(frame, table, now, [whole])
            frame.set_clip(None)
            self._still = still
        if self.moving:
            return [stage.lay_coming(surface, frame, self.page.title, presence)]
        return [blend(surface, frame, whole, presence)]

    @property
    def _opens(self) -> float:
        """When the curtains begin to open: not before all of the stage is there, if it comes over the table."""
        if not self.moving or not self.timeline.curtain:
            return 0.0
        return min(self.timeline.curtain * 0.6, self.timeline.curtain - self.timeline.opens if self._follows else COMES)

    def _presence(self, now: float) -> float:
        """Return how far the stage has come over the table, or has not left it yet."""
        comes = 1.0 if self._follows else (now - _HANGS) / (COMES - _HANGS)
        goes = 1.0 if self.timeline.goes_on else 1 + (self.timeline.lasts - GOES - now) / _LIFTS
        return max(0.0, min(1.0, comes, goes))

    def _darkness(self, now: float) -> float:
        """Return how far the light of the table has fallen: before the stage comes, and until it is almost gone."""
        falls = 1.0 if self._follows else now / _FALLS
        returns = 1.0 if self.timeline.goes_on else (self.timeline.lasts - now) / (GOES - _RETURNS)
        return max(0.0, min(1.0, falls, returns))

    def _perform(self, surface: Surface, table: Surface, now: float, over: Sequence[Rect] | None) -> list[Rect]:
        board = self._sheets.of(table.get_size()).board
        if not self._dimmed:
            self._dim(table)
        stage, curtain = self.page.stage, self.timeline.curtain
        opens = self.moving and now < curtain
        at = now if self.moving else self.timeline.complete
        settled = self._settle(board, at)
        places = restore(surface, board, None if over is None else [*over, *settled])
        lit = [place.clip(self._lit[number]) for place in places for number in place.collidelistall(self._lit)]
        surface.blits([(table, place, place) for place in lit], doreturn=False)
        self._draws = any(cue.entrance is Entrance.DRAWN and cue.seen(at) for cue in self._left)
        seen = ((cue, self.page.exhibit(cue.what)) for cue in self._left if cue.seen(at))
        drawn = [
            exhibit.draw(surface, cue.entrance, cue.share(at), board) for cue, exhibit in seen if exhibit is not None
        ]
        left = self.timeline.closed - now
        self._closes = self.moving and self.timeline.closes > 0 and left < self.timeline.closes
        if opens:
            stage.lay_curtain(surface, board, max(0.0, now - self._opens) / (curtain - self._opens))
        elif self._closes:
            stage.lay_curtain(surface, board, 1 - max(0.0, left / self.timeline.closes), closing=True)
        else:
            return drawn
        return [stage.whole, *(place for place in drawn if not stage.whole.contains(place))]

    def _begin(self, table: Surface, now: float) -> None:
        """Make the board in the second frame: in the first one the table may look otherwise, which is work enough."""
        if self._came:
            self._dim(table)
        self._came, self._began = True, now

    def _dim(self, table: Surface) -> None:
        """Make the board on which all that comes will be kept."""
        board = self._sheets.of(table.get_size()).board
        board.blit(table, (0, 0))
        board.fill(self._light(1.0), special_flags=pygame.BLEND_RGB_MULT)
        for place in self.page.framed:
            _frame(board, place)
        self._dimmed = True

    def _light(self, share: float) -> Colour:
        """Return what the colours of the table are multiplied with when its light has fallen so far."""
        return mix(_FULL, STAGED, share)

    def _settle(self, board: Surface, now: float) -> list[Rect]:
        """Keep on the board what has come to stay, and nothing under which something is still to come; return where."""
        settled: list[Rect] = []
        if not self._set:
            for _ in self.page.stage.laying(board, self.page.title):
                pass
            settled.append(self.page.stage.whole)
            self._set = True
        low = next((number for number, cue in enumerate(self._left) if cue.behind and cue.over > now), None)
        for cue in [cue for cue in self._left[:low] if cue.over <= now]:
            exhibit = self.page.exhibit(cue.what) if cue.goes is None else None
            if exhibit is not None:
                settled.append(exhibit.draw(board, cue.entrance, 1.0))
            if cue.goes is None or cue.goes <= now:
                self._left.remove(cue)
        return settled


def _beside(place: Rect, stage: Rect) -> Rect:
    """Return what is free of a place above or below a stage, or all of it if they do not meet."""
    if not place.colliderect(stage):
        return place
    above = Rect(place.left, place.top, place.width, max(0, stage.top - place.top))
    below = Rect(place.left, stage.bottom, place.width, max(0, place.bottom - stage.bottom))
    return max(above, below, key=lambda part: part.height)


def parts_beside(place: Rect, hidden: Rect) -> list[Rect]:
    """Return what is seen of a place: above, below and at both sides of what is hidden."""
    hole = place.clip(hidden)
    if not hole:
        return [place]
    parts = (
        Rect(place.left, place.top, place.width, hole.top - place.top),
        Rect(place.left, hole.bottom, place.width, place.bottom - hole.bottom),
        Rect(place.left, hole.top, hole.left - place.left, hole.height),
        Rect(hole.right, hole.top, place.right - hole.right, hole.height),
    )
    return [part for part in parts if part]


def _frame(board: Surface, place: Rect) -> None:
    """Draw a golden frame around what is not dimmed."""
    line = max(2, board.get_width() // 640)
    around = place.inflate(2 * line, 2 * line)
    shapes.lay(board, shapes.outline(around.size, 3 * line, (*GOLD, 255), line), around.topleft)


def veil(region: Rect) -> Stroke:
    """Return the half light over a part of a table, beside a stage that stands there for long."""

    def draw(surface: Surface) -> None:
        surface.fill(STAGED, region, special_flags=pygame.BLEND_RGB_MULT)

    return Stroke(region, "half light", draw)
