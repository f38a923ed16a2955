"""The groups on a paved square in order of rank, each with its mark, as they stand or would stand (rules 7.5, 8.1).

Up to four apprentices stand side by side, from five on one of them has their number beside it. Where many groups meet,
their apprentices stand closer, then in two ranks, and marks say the same with fewer words.
"""

from collections.abc import Container, Iterator, Sequence
from typing import Final

import pygame
from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures, pills
from leonardo.app.davinci.picture.pills import Mark, Width
from leonardo.app.davinci.spots import ApprenticesSpot, DistrictSpot, GroupSpot, LaboratorySpot, MasterSpot
from leonardo.app.table.looks.brush import BOLD, Brush, Point
from leonardo.app.table.marks import Lifted, Marks
from leonardo.engine.davinci.claims import claims
from leonardo.engine.davinci.state import Group, Queue, joined
from leonardo.engine.davinci.terms import Place
from leonardo.engine.davinci.view import View

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
_TALL: Final = 46
"""Units of height of an apprentice without its hat, where the window is large."""


@frozen
class Crew:
    """A group as it is shown: its mark, and how many apprentices, or the master, are only where they would be."""

    mark: Mark
    ghosts: int = 0
    ghost_master: bool = False

    @property
    def group(self) -> Group:
        """The workers, with those who would come."""
        return self.mark.claim.group


@frozen
class _Formation:
    """How groups stand: `step` is a share of the usual one, `deep` in two ranks, `folded` as one figure each."""

    step: float
    width: Width
    deep: bool = False
    folded: bool = False


_FORMATIONS: Final = (
    *(_Formation(step, width, deep) for width in (Width.WORDY, Width.NARROW) for step, deep in (
        (1.0, False), (0.85, False), (0.7, False), (0.85, True), (0.65, True))),
    _Formation(0.7, Width.TALL),
    *(_Formation(step, Width.TALL, deep=True) for step in (0.7, 0.5, 0.36)),
    _Formation(0.5, Width.TALL, folded=True),
)  # fmt: skip
"""From the fullest to the closest."""


def crews(view: View, place: Place, marks: Marks) -> tuple[Crew, ...]:
    """Return the groups of a district in order of rank, with what is held where it would stand there."""
    came = _arriving(place, marks)
    queue = _left_behind(view.queues[place], place, marks)
    if came is not None:
        queue = joined(queue, *came)
    if queue != view.queues[place]:
        view = evolve(view, queues=(*view.queues[:place], queue, *view.queues[place + 1 :]))
    found = []
    for claim in claims(view, place):
        mine = came is not None and came[0] == claim.group.seat
        mark = Mark(claim, mine, _too_small_purse(view, claim.group.seat, claim.price))
        ghosts, master = (came[1], came[2]) if mine and came is not None else (0, False)
        found.append(Crew(mark, ghosts, master))
    return tuple(found)


def _arriving(place: Place, marks: Marks) -> tuple[int, int, bool] | None:
    """Return the seat, the apprentices and the master that are held and may go to a district."""
    if DistrictSpot(place) not in marks.lit:
        return None
    for lifted in marks.lifted:
        match lifted:
            case Lifted(ApprenticesSpot(seat), count):
                return seat, count, False
            case Lifted(MasterSpot(seat)):
                return seat, 0, True
            case Lifted(GroupSpot(_, seat) | LaboratorySpot(seat)):
                return seat, 1, False
    return None


def _left_behind(queue: Queue, place: Place, marks: Marks) -> Queue:
    """Return the groups of a district without the apprentices that are lifted from them (rule 8.7)."""
    if not marks.lifted_from(GroupSpot):
        return queue
    left = (
        evolve(group, apprentices=max(0, group.apprentices - marks.ghosts(GroupSpot(place, group.seat))))
        for group in queue
    )
    return tuple(group for group in left if group.strength)


def _too_small_purse(view: View, seat: int, price: int | None) -> int | None:
    """Return the florins of the viewer if they are too few for a price of its own group."""
    if seat != view.viewer or price is None or view.seats[seat].florins >= price:
        return None
    return view.seats[seat].florins


def tall(scale: float) -> int:
    """Return the height of an apprentice on a city of so many pixels a unit: in small windows a little larger."""
    return round(max(_TALL * scale, min(34, 10 + 36 * scale)))


class Square:
    """Draws the groups in a `row`, with apprentices `height` pixels high."""

    def __init__(self, brush: Brush, row: Rect, height: int) -> None:
        self.brush = brush
        self.row = row
        self.height = height

    @property
    def region(self) -> Rect:
        """All pixels that groups may take."""
        above = round(self.height * (1 + _BEHIND + _HAT + _HAT)) + 2 * pills.row(self.brush)
        beside = self.row.width // 4
        return Rect(
            self.row.left - beside, self.row.bottom - above, self.row.width + 2 * beside, above + self.height // 4
        )

    def places(self, crews: Sequence[Crew]) -> list[Rect]:
        """Return where each group stands with its mark."""
        return self._places(crews, self._formation(crews)) if crews else []

    def draw(self, surface: Surface, crews: Sequence[Crew], absent: Container[int] = frozenset()) -> None:
        """Draw the groups; those of `absent` seats leave a gap."""
        if not crews:
            return
        formation = self._formation(crews)
        for crew, place in zip(crews, self._places(crews, formation), strict=True):
            if crew.group.seat not in absent:
                self._crew(surface, crew, place, formation)

    def picture(self, crews: Sequence[Crew], seat: int) -> Surface:
        """Return one group by itself, as it stands there; nothing if the seat is not among them."""
        for crew, place in zip(crews, self.places(crews), strict=True):
            if crew.group.seat == seat:
                surface = Surface(place.size, pygame.SRCALPHA)
                self._crew(surface, crew, surface.get_rect(), self._formation(crews))
                return surface
        return Surface((1, 1), pygame.SRCALPHA)

    def _formation(self, crews: Sequence[Crew]) -> _Formation:
        """The fullest in which all groups find room."""
        for formation in _FORMATIONS:
            if self._whole(crews, formation) <= self.row.width:
                return formation
        return _FORMATIONS[-1]

    def _gap(self) -> int:
        return max(2, self.brush.px(_GAP))

    def _whole(self, crews: Sequence[Crew], formation: _Formation) -> int:
        return sum(self._width(crew, formation) for crew in crews) + self._gap() * (len(crews) - 1)

    def _width(self, crew: Crew, formation: _Formation) -> int:
        mark = pills.size(self.brush, crew.mark, formation.width)[0]
        return max(mark, self._figures_width(crew, formation))

    def _places(self, crews: Sequence[Crew], formation: _Formation) -> list[Rect]:
        """In the middle of the row; where there is no room for all they reach into each other."""
        widths = [self._width(crew, formation) for crew in crews]
        gap = self._gap()
        if len(crews) > 1:
            gap = min(gap, (self.row.width - sum(widths)) // (len(crews) - 1))
        left = self.row.centerx - (sum(widths) + gap * (len(crews) - 1)) // 2
        high = self._high(crews, formation)
        places = []
        for width in widths:
            places.append(Rect(left, self.row.bottom - high, width, high))
            left += width + gap
        return places

    def _high(self, crews: Sequence[Crew], formation: _Formation) -> int:
        mark = max(pills.size(self.brush, crew.mark, formation.width)[1] for crew in crews)
        deep = any(len(rank) for crew in crews for rank in self._ranks(crew, formation)[1:])
        return mark + round(self.height * (1 + _HAT + (_BEHIND if deep else 0)))

    # Figures

    def _shown(self, crew: Crew, formation: _Formation) -> tuple[list[bool], list[bool]]:
        """Return for each figure, a master first, whether it is a master, and whether it is only where it would be."""
        count = crew.group.apprentices
        shown = 1 if formation.folded and count else count if count <= MOST_SHOWN else 1
        staying = count - crew.ghosts
        ghosts = [number >= staying for number in range(shown)]
        if shown < count:
            ghosts = [crew.ghosts == count]
        kinds = [True] * crew.group.master + [False] * shown
        return kinds, [crew.ghost_master] * crew.group.master + ghosts

    def _ranks(self, crew: Crew, formation: _Formation) -> list[list[tuple[bool, bool]]]:
        """Return the figures of a group, those in front first: whether each is a master, and a ghost."""
        all_of_them = list(zip(*self._shown(crew, formation), strict=True))
        behind = len(all_of_them) // 2 if formation.deep and len(all_of_them) > 2 else 0
        return [all_of_them[behind:], all_of_them[:behind]]

    def _advance(self, figure: tuple[bool, bool], formation: _Formation) -> int:
        return round(self.height * (_MASTER if figure[0] else _STEP) * formation.step)

    def _rank_width(self, rank: Sequence[tuple[bool, bool]], formation: _Formation) -> int:
        if not rank:
            return 0
        return figures.figure_width(self.height) + sum(self._advance(figure, formation) for figure in rank[:-1])

    def _figures_width(self, crew: Crew, formation: _Formation) -> int:
        front, behind = self._ranks(crew, formation)
        aside = self._aside(formation) if behind else 0
        width = max(self._rank_width(front, formation), self._rank_width(behind, formation) + aside)
        return width + self._number_width(crew, formation)

    def _aside(self, formation: _Formation) -> int:
        """How far the second rank stands to the right of the first."""
        return round(self.height * _STEP * formation.step / 2)

    def _number(self, crew: Crew, formation: _Formation) -> str:
        count = crew.group.apprentices
        folded = count > MOST_SHOWN or (formation.folded and count > 1)
        return self.brush.times(count) if folded else ""

    def _number_width(self, crew: Crew, formation: _Formation) -> int:
        number = self._number(crew, formation)
        return self.brush.width(number, BOLD) if number else 0

    def _crew(self, surface: Surface, crew: Crew, place: Rect, formation: _Formation) -> None:
        mark = Rect((0, 0), pills.size(self.brush, crew.mark, formation.width))
        mark.midbottom = place.midbottom
        left = place.centerx - self._figures_width(crew, formation) // 2
        foot = mark.top - max(1, self.brush.px(1))
        end = left
        for figure, at in self._standing(crew, left, foot, formation):
            self._figure(surface, crew.group.seat, figure, at)
            end = max(end, at[0] + figures.figure_width(self.height) // 2)
        number = self._number(crew, formation)
        if number:
            self.brush.write(surface, number, (end, foot - self.height // 3), BOLD)
        pills.draw(self.brush, surface, crew.mark, mark, formation.width)

    def _standing(
        self, crew: Crew, left: int, foot: int, formation: _Formation
    ) -> Iterator[tuple[tuple[bool, bool], Point]]:
        """Yield the figures of a group with their feet, those who stand farther back first."""
        front, behind = self._ranks(crew, formation)
        half = figures.figure_width(self.height) // 2
        for rank, aside, up in ((behind, self._aside(formation), _BEHIND), (front, 0, 0.0)):
            x = left + half + aside
            for figure in rank:
                yield figure, (x, foot - round(self.height * up))
                x += self._advance(figure, formation)

    def _figure(self, surface: Surface, seat: int, figure: tuple[bool, bool], foot: Point) -> None:
        of_master, ghost = figure
        if ghost:
            figures.ghost(self.brush, surface, seat, foot, self.height, of_master=of_master)
        elif of_master:
            figures.master(self.brush, surface, seat, foot, self.height)
        else:
            figures.apprentice(self.brush, surface, seat, foot, self.height)
