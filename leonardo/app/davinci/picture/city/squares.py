"""How groups stand on a paved square: side by side in order of rank, each over its mark.

Up to four apprentices stand side by side, from five on one of them has their number beside it. Where many groups meet,
marks say the same with fewer words, apprentices stand closer, then in two ranks; larger text gives way before marks
reach up to what lies above the square, and at last all stand a little smaller.
"""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.city import pills
from leonardo.app.davinci.picture.city.crews import Crew
from leonardo.app.davinci.picture.city.pills import Width
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.surface_cache import cached_per_size, newly

MOST_SHOWN: Final = 4
"""Apprentices of a group that stand side by side; more are told by a number."""
_STEP: Final = 0.72
"""From one apprentice to the next, in their heights without hats."""
_MASTER: Final = 0.9
"""From a master to the next."""
_BEHIND: Final = 0.44
"""How much higher the second rank stands, in heights."""
_HAT: Final = 0.42
"""How far hats reach above heads, in heights of an apprentice."""
_GAP: Final = 6
"""Units between two groups."""
_CLOSER: Final = {Width.WORDY: 1.0, Width.LEAST: 1 / 4}
"""A share of it for some ways to tell of groups; for the others it is half."""
_TALL: Final = 46
"""Units of height of an apprentice without its hat, where the window is large."""
_NUMBER: Final = 15
"""Units of the text of a number beside a figure."""
_PALER: Final = (214, 206, 196, 168)
"""What those are multiplied with who have taken something: they stand back behind those who have still to."""


_UNAIMED, _ASIDE = 215, 96
"""How much of 255 there is of those who are held and not aimed there, and once another place has been aimed at."""
_KEPT: Final = 6
"""Pictures of the groups of a square that are kept.

These are: as they stand, beside what is held, with ghosts, those aside and places of that, and as they stood before.
"""


class Held(Enum):
    """How those are seen who are held and would come to a square: not at all, as ghosts, or by their places there.

    They stand `ASIDE`, all but gone, once another place has been aimed at; what they would pay is read as before. Their
    places are seen on the ground below those who are held right over it.
    """

    UNSEEN = "unseen"
    ASIDE = "aside"
    GHOSTS = "ghosts"
    PLACES = "places"


_STRENGTHS: Final = {Held.ASIDE: _ASIDE, Held.GHOSTS: _UNAIMED}


@frozen
class Leans:
    """Somebody of a group who leans so many steps to the right: the seat, and the number among its figures there."""

    seat: int
    number: int
    step: int


@frozen
class _Formation:
    """How groups stand: `step` is a share of the usual one, `deep` in two ranks, `folded` as one figure each.

    `size` is a share of the usual height.
    """

    width: Width
    step: float
    deep: bool = False
    size: float = 1.0
    folded: bool = False


_FORMATIONS: Final = (
    *(_Formation(Width.WORDY, step) for step in (1.0, 0.85, 0.7)),
    *(_Formation(Width.NARROW, step) for step in (1.0, 0.85, 0.7)),
    *(_Formation(Width.NARROW, step, deep=True) for step in (0.85, 0.7)),
    *(_Formation(Width.BARE, step) for step in (0.85, 0.7)),
    *(_Formation(Width.BARE, step, deep=True) for step in (0.85, 0.65)),
    *(_Formation(Width.TALL, step) for step in (0.85, 0.7)),
    *(_Formation(Width.TALL, step, deep=True) for step in (0.7, 0.5)),
    *(_Formation(Width.LEAST, step, deep=True) for step in (0.7, 0.5)),
    *(_Formation(Width.LEAST, step, deep=True, size=0.8) for step in (0.5, 0.36, 0.26)),
)
"""From the fullest to the closest."""
_CLOSEST: Final = _Formation(Width.LEAST, 0.5, size=0.8, folded=True)


@frozen
class _Figure:
    """One of a group: a master or an apprentice, there or only where it would be."""

    master: bool
    ghost: bool


def standing_height(scale: float) -> int:
    """Return the height of an apprentice on a city of so many pixels a unit: in small windows a little larger."""
    return round(max(_TALL * scale, min(34, 10 + 36 * scale)))


class Square:
    """The groups in a `row`, with apprentices at most `height` pixels high; larger text gives way where many meet.

    They stand in a `broad` one where words find no room.
    """

    def __init__(self, brush: Brush, row: Rect, broad: Rect, height: int) -> None:
        above = round(height * (1 + _BEHIND + _HAT + _HAT)) + 2 * pills.row(brush)
        beside = row.width // 4
        self.region = Rect(row.left - beside, row.bottom - above, row.width + 2 * beside, above + height // 4)
        """All pixels that groups may take."""
        rows = _Rows(*(each.move(-self.region.left, -self.region.top) for each in (row, broad)))
        low, tall = ([way for way in _FORMATIONS if way.width.in_two_rows is tall] for tall in (False, True))
        self._ways = [_Way(each, rows, height, way) for ways in (low, tall) for each in brush.sizes() for way in ways]
        self._closest = _Way(brush.sizes()[-1], rows, height, _CLOSEST)
        self._way = lru_cache(_KEPT)(self._fullest)
        self._places = lru_cache(_KEPT)(lambda crews: self._way(crews).places(crews) if crews else [])
        self._drawn = cached_per_size(_KEPT)(self._drawing)

    def places(self, crews: tuple[Crew, ...]) -> list[Rect]:
        """Return where each group stands with its mark."""
        return [rect.move(self.region.topleft) for rect in self._places(crews)]

    def figures_place(self, crews: tuple[Crew, ...], number: int) -> Rect:
        """Return where the figures of one of the groups stand, without its mark."""
        rect = self._places(crews)[number].copy()
        mark = self._way(crews).mark_place(crews[number], rect)
        rect.height = mark.top - rect.top
        return rect.move(self.region.topleft)

    def draw(
        self,
        surface: Surface,
        crews: tuple[Crew, ...],
        absent: Iterable[int] = (),
        held: Held = Held.GHOSTS,
        *,
        strength: int = 255,
        leans: "Leans | None" = None,
    ) -> None:
        """Draw the groups, as strong as 0 to 255; those of `absent` seats leave a gap, and somebody may lean."""
        drawn = self.drawn(crews, absent, held) if leans is None else self._leaning(crews, frozenset(absent), leans)
        drawn.set_alpha(strength)
        surface.blit(drawn, self.region)

    def drawn(self, crews: tuple[Crew, ...], absent: Iterable[int] = (), held: Held = Held.GHOSTS) -> Surface:
        """Return the picture of them that is laid on the square; kept."""
        return self._drawn(crews, frozenset(absent), _seen(crews, held))

    def people(self, crews: tuple[Crew, ...]) -> Iterator[tuple[int, int, Rect]]:
        """Yield all who are there: the seat, the number among its figures, and where they are seen, leaning or not."""
        way = self._way(crews) if crews else self._closest
        for crew, place in zip(crews, self._places(crews), strict=True):
            for number, room in enumerate(way.rooms(crew, place)):
                yield crew.group.seat, number, room.move(self.region.topleft)

    def ahead(self, crews: tuple[Crew, ...], absent: Iterable[int], held: Held) -> Iterator[None]:
        """Draw that picture ahead, with a pause after it if it was not kept."""
        yield from newly(self._drawn, crews, frozenset(absent), _seen(crews, held))

    def picture(self, crews: tuple[Crew, ...], seat: int, *, marked: bool = True) -> Surface:
        """Return one group by itself, as it stands there, `marked` or not; nothing if the seat is not among them."""
        for crew, place in zip(crews, self._places(crews), strict=True):
            if crew.group.seat == seat:
                surface = Surface(place.size, pygame.SRCALPHA)
                self._way(crews).draw_figures(surface, crew, surface.get_rect(), Held.GHOSTS)
                self._way(crews).draw_numbers(surface, crew, surface.get_rect(), marked=marked)
                return surface
        return Surface((1, 1), pygame.SRCALPHA)

    def mark_size(self, crews: tuple[Crew, ...], number: int) -> Size:
        """Return how large the mark of one of the groups is."""
        return self._way(crews).mark_place(crews[number], self._places(crews)[number]).size

    def mark_picture(self, crews: tuple[Crew, ...], seat: int) -> Surface:
        """Return the mark of one group by itself, as it lies there; nothing if the seat is not among them."""
        for crew, place in zip(crews, self._places(crews), strict=True):
            if crew.group.seat == seat:
                mark = self._way(crews).mark_place(crew, place)
                surface = Surface(mark.size, pygame.SRCALPHA)
                self._way(crews).draw_mark(surface, crew, surface.get_rect())
                return surface
        return Surface((1, 1), pygame.SRCALPHA)

    def _fullest(self, crews: tuple[Crew, ...]) -> "_Way":
        """The fullest way in which all groups find room."""
        return next((way for way in self._ways if way.fits(crews)), self._closest)

    def _leaning(self, crews: tuple[Crew, ...], absent: frozenset[int], leans: "Leans") -> Surface:
        """A picture of all who are there while somebody leans; it is seen for a moment, so it is not kept."""
        return self._drawing(crews, absent, Held.UNSEEN, leans)

    def _drawing(
        self, crews: tuple[Crew, ...], absent: frozenset[int], held: Held, leans: "Leans | None" = None
    ) -> Surface:
        """A picture of all who are there, which is laid on the square again and again."""
        surface, way = Surface(self.region.size, pygame.SRCALPHA), self._way(crews)
        places = zip(crews, self._places(crews), strict=True)
        seen = [(crew, place) for crew, place in places if crew.group.seat not in absent]
        for crew, place in seen:
            way.draw_figures(surface, crew, place, held, leans)
        for crew, place in seen:
            if not crew.mark.arriving or held is not Held.UNSEEN:
                way.draw_numbers(surface, crew, place)
        return surface


def _seen(crews: Iterable[Crew], held: Held) -> Held:
    """Return how those who are held are seen: where none of them would come, there is but one picture."""
    return held if any(crew.would_come for crew in crews) else Held.UNSEEN


@frozen
class _Rows:
    """Where groups stand: on their square, or a little beyond its edges where they are many."""

    usual: Rect
    broad: Rect


class _Way:
    """Groups in one formation, with one size of text."""

    def __init__(self, brush: Brush, rows: "_Rows", height: int, formation: _Formation) -> None:
        self.brush = brush
        self.row = rows.usual if formation.width in (Width.WORDY, Width.NARROW) else rows.broad
        self.formation = formation
        self.height = round(height * formation.size)
        self._gap = max(1, brush.px(_GAP * _CLOSER.get(formation.width, 1 / 2)))

    def fits(self, crews: Sequence[Crew]) -> bool:
        """Whether all groups find room; many may stand a little beyond the edges of their square."""
        return sum(map(self._width, crews)) + self._gap * (len(crews) - 1) <= self.row.width

    def places(self, crews: Sequence[Crew]) -> list[Rect]:
        """Return where groups stand, in the middle of the row; where there is no room they reach into each other."""
        widths = [self._width(crew) for crew in crews]
        gap = self._gap
        if len(crews) > 1:
            gap = min(gap, (self.row.width - sum(widths)) // (len(crews) - 1))
        left = self.row.centerx - (sum(widths) + gap * (len(crews) - 1)) // 2
        high = max(map(self._high, crews))
        places = []
        for width in widths:
            places.append(Rect(left, self.row.bottom - high, width, high))
            left += width + gap
        return places

    def draw_figures(self, surface: Surface, crew: Crew, place: Rect, held: Held, leans: "Leans | None" = None) -> None:
        """Draw the figures of a group in its place, those who stand farther back first."""
        sheet, seat = Surface(surface.get_size(), pygame.SRCALPHA) if crew.satisfied else surface, crew.group.seat
        for number, (figure, foot) in enumerate(self._standing(crew, place)):
            if leans is not None and (leans.seat, leans.number) == (seat, number):
                master = figure.master
                figures.leaning(self.brush, sheet, seat, foot, self.height, of_master=master, step=leans.step)
            elif not figure.ghost or held is not Held.UNSEEN:
                self._figure(sheet, seat, figure, foot, held)
        if crew.satisfied:
            sheet.fill(_PALER, special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(sheet, (0, 0))

    def rooms(self, crew: Crew, place: Rect) -> Iterator[Rect]:
        """Yield where each figure of a group is seen, upright or leaning, those who stand farther back first."""
        for figure, foot in self._standing(crew, place):
            yield figures.room(self.brush, crew.group.seat, foot, self.height, of_master=figure.master)

    def draw_numbers(self, surface: Surface, crew: Crew, place: Rect, *, marked: bool = True) -> None:
        """Draw the mark of a group where it is `marked`, and the number of its apprentices if not all stand there."""
        mark = self.mark_place(crew, place)
        number, width = self._number(crew), self._number_width(crew)
        if number:
            right = place.centerx + self._figures_width(crew) // 2
            self.brush.count(surface, number, (right - width // 2, mark.top - self.height // 3), _NUMBER)
        if marked:
            self.draw_mark(surface, crew, mark)

    def draw_mark(self, surface: Surface, crew: Crew, place: Rect) -> None:
        """Draw the mark of a group in a place of its size."""
        pills.draw(self.brush, surface, crew.mark, place, self.formation.width)

    def mark_place(self, crew: Crew, place: Rect) -> Rect:
        mark = Rect((0, 0), pills.size(self.brush, crew.mark, self.formation.width))
        mark.midbottom = place.midbottom
        return mark

    def _width(self, crew: Crew) -> int:
        return self.brush.once((crew, self.formation, self.height), lambda: self._measured(crew))

    def _measured(self, crew: Crew) -> int:
        mark = pills.size(self.brush, crew.mark, self.formation.width)[0]
        return max(mark, self._figures_width(crew))

    def _high(self, crew: Crew) -> int:
        mark = pills.size(self.brush, crew.mark, self.formation.width)[1]
        return mark + round(self.height * (1 + _HAT + (_BEHIND if self._ranks(crew)[1] else 0)))

    def _shown(self, crew: Crew) -> list[_Figure]:
        """Return the figures that are to be seen, the master first."""
        count = crew.group.apprentices
        shown = count if count <= self._most else 1
        first = count - shown
        ghosts = (number >= count - crew.ghosts for number in range(first, count))
        apprentices = [_Figure(False, ghost) for ghost in ghosts]
        return [_Figure(True, crew.ghost_master)] * crew.group.master + apprentices

    @property
    def _most(self) -> int:
        return 1 if self.formation.folded else MOST_SHOWN

    def _ranks(self, crew: Crew) -> tuple[list[_Figure], list[_Figure]]:
        """Return the figures of a group, those in front first; a master stands behind, where he is seen, too."""
        shown = self._shown(crew)
        behind = len(shown) // 2 if self.formation.deep and len(shown) > 2 else 0
        return shown[behind:], shown[:behind]

    def _advance(self, figure: _Figure) -> int:
        return round(self.height * (_MASTER if figure.master else _STEP) * self.formation.step)

    def _rank_width(self, rank: Sequence[_Figure]) -> int:
        if not rank:
            return 0
        return figures.figure_width(self.height) + sum(self._advance(figure) for figure in rank[:-1])

    def _figures_width(self, crew: Crew) -> int:
        front, behind = self._ranks(crew)
        aside = self._aside if behind else 0
        return max(self._rank_width(front), self._rank_width(behind) + aside) + self._number_width(crew)

    @property
    def _aside(self) -> int:
        """How far the second rank stands to the right of the first."""
        return round(self.height * _STEP * self.formation.step / 2)

    def _number(self, crew: Crew) -> str:
        count = crew.group.apprentices
        return self.brush.times(count) if count > self._most else ""

    def _number_width(self, crew: Crew) -> int:
        return self.brush.count_width(self._number(crew), _NUMBER) if self._number(crew) else 0

    def _standing(self, crew: Crew, place: Rect) -> Iterator[tuple[_Figure, Point]]:
        """Yield the figures of a group with their feet, those who stand farther back first."""
        front, behind = self._ranks(crew)
        foot = self.mark_place(crew, place).top - max(1, self.brush.px(1))
        left = place.centerx - self._figures_width(crew) // 2 + figures.figure_width(self.height) // 2
        for rank, aside, up in ((behind, self._aside, _BEHIND), (front, 0, 0.0)):
            x = left + aside
            for figure in rank:
                yield figure, (x, foot - round(self.height * up))
                x += self._advance(figure)

    def _figure(self, surface: Surface, seat: int, figure: _Figure, foot: Point, held: Held) -> None:
        brush, height = self.brush, self.height
        if figure.ghost and held is Held.PLACES:
            figures.footing(brush, surface, seat, foot, height, of_master=figure.master)
        elif figure.ghost:
            alpha = _STRENGTHS.get(held, 255)
            figures.ghost(brush, surface, seat, foot, height, of_master=figure.master, alpha=alpha)
        elif figure.master:
            figures.master(brush, surface, seat, foot, height)
        else:
            figures.apprentice(brush, surface, seat, foot, height)
