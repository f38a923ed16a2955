"""A laboratory of another seat: who works in it, and a bar of its weeks with the possible goals.

However fully it is told, the spaces of both laboratories begin at one edge, and so do the bars: below the spaces with a
gap, at the right of the name above them, or on a low panel at their right on the same line. Where squares would leave
too little of those who stand in them, these fill the row, with a ring for each free place. The name stands before the
spaces, or above them where that leaves more room to who works there. What is said besides (that it is idle, which
invention) stands in a column of its own at the right. One that is idle has no bar: it is one row in the middle of its
place, which is the same on all panels of a table, be there work or none.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.rivals.bar import WeekBar, bar_row, shortest_bar
from leonardo.app.davinci.picture.workshop.sheet import draw_sheet
from leonardo.app.davinci.spots import SecretSpot, SpaceSpot, WeeksSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import ASIDE, BOLD, LITTLE, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BRASS, BROWN
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import LaboratoryView

_MOST_SPACES: Final = 6
"""Spaces that a laboratory may have: room is kept for so many, so that all of them are of one size."""
_ROOM_FOR_SPACES: Final = 0.55
"""The share of its row that spaces keep at least where a word stands beside them."""
_CROWD, _TALLEST = 27, 42
"""Units of those who stand without squares at least, and at most, with their hats."""
_STEP, _LEAST_STEP = 0.9, 7
"""From one of them to the next, in heights without hats, and pixels from which they can be told from each other."""
_IN_WELL: Final = 0.1
"""How far above the lower edge of a space they stand, in widths of it."""
_SMALLEST_FIGURE: Final = 12
"""Pixels of a space under which a figure on it could not be told from a blot."""
_RAISED: Final = 4
"""Which part of what is free above it a space is raised by: it is on a line with the name then."""
_STANDING: Final = 0.8
"""The height of a figure without its hat in spaces: it fills one, and the hat reaches over its edge."""
_FREE: Final = (222, 196, 148)
_AUTOMATIC: Final = (236, 206, 140)
_EDGE: Final = (150, 102, 30, 200)
"""A free space, one that an automaton may have, and the edge of both."""
_QUIET: Final = 150
_QUIET_EDGE: Final = (*_EDGE[:3], 100)
"""How opaque they are where there is no work, and their edge."""
_HOLE: Final = 0.4
"""How wide the hole in the nut of an automaton is, in sizes of a space."""
_LARGE_SPACE, _SPACE_BELOW = 38, 32
"""Units of a space where there is much room, and of one below the name at least."""
_SPACE: Final = 0.92
"""The size of a square in heights of its row."""
_GROWTH: Final = 1.6
"""How many times as high as it needs to be all of it is at most."""
_LONG_BAR: Final = 5
"""How long a bar is at least that stands beside a name in full, in sizes of its type."""
_OVER: Final = 20
"""Units by which the sheet of what all can see reaches over the row of the name there."""
_BEFORE: Final = 6
"""Units by which the middle of its medal lies before it."""
_LARGE: Final = Style(BOLD.face, 23)
"""The name of a laboratory where there is much room."""


def laboratory_height(brush: Brush, fullness: int) -> int:
    """Return how many pixels high a laboratory must be to be told so fully; half of one row has both."""
    line, bar = max(round(brush.type(LITTLE) * 1.14), brush.px(19)), bar_row(brush)
    match fullness:
        case 4:
            return brush.line(_LARGE) + brush.px(_LARGE_SPACE) + bar_row(brush, large=True) + brush.px(10)
        case 3:
            return max(brush.line(BOLD), bar) + _clear(brush) + brush.px(_SPACE_BELOW)
        case 2:
            return max(line, brush.px(_CROWD)) + _clear(brush) + bar
        case 1:
            return max(bar, brush.px(_CROWD))
    return round(bar * 0.6)


def _most_height(brush: Brush, fullness: int) -> int:
    """Return how many pixels of height are of use to a laboratory that is told so fully."""
    if fullness == 1:
        return max(bar_row(brush), brush.px(_TALLEST))
    return round(laboratory_height(brush, fullness) * _GROWTH)


def _clear(brush: Brush) -> int:
    """Return the pixels between the spaces and the bar below them."""
    return max(3, brush.px(4))


@frozen
class LaboratoryLine:
    """Where a laboratory is told, and how fully.

    It is in three large rows (4), in three (3), in two (2), in one (1), or in half of one (0).
    """

    rect: Rect
    fullness: int

    def draw(
        self,
        brush: Brush,
        surface: Surface,
        seat: int,
        place: Place,
        laboratory: LaboratoryView | None,
        goals: Sequence[int] = (),
    ) -> None:
        """Draw the laboratory, or that there is none; `goals` are the weeks at which its work may be done, in order."""
        line = self._lying(brush, laboratory)
        at, colour = (line.rect.left, line._head(brush).centery), INK if laboratory else BROWN
        brush.write(surface, self._name(brush, place), at, self._style, colour)
        if laboratory is None:
            line._instead(brush, surface, tr(f"davinci.picture.{'no_laboratory' if self.fullness else 'nothing'}"))
            return
        for number in range(laboratory.spaces):
            line._space(brush, surface, seat, laboratory, number)
        if self.fullness >= 2:
            line._invention(brush, surface, laboratory)
        if not laboratory.busy:
            line._idle(brush, surface)
            return
        bar = WeekBar(brush, line.track(brush), goals, large=self._large)
        bar.draw(surface, laboratory.weeks, PAINT[brush.looks[seat].colour])

    def _instead(self, brush: Brush, surface: Surface, told: str) -> None:
        """Say in the place of spaces and bar why there are none."""
        place = self._places(brush) if self.fullness in {1, 2} else self.track(brush)
        room = self.rect.right - place.left
        brush.write(surface, told, (place.left, place.centery), ASIDE, BROWN, room=room)

    def _idle(self, brush: Brush, surface: Surface) -> None:
        """Say that there is no work: beside the spaces, or in the place of the bar."""
        told = tr("davinci.picture.idle")
        if not self._worded(brush):
            track = self.track(brush)
            brush.write(surface, told, (track.left, track.centery), ASIDE, BROWN, room=track.width)
            return
        place = self._beside(brush)
        brush.write(surface, told, (place.right, place.centery), ASIDE, BROWN, align="right", room=place.width)

    def _rests(self, brush: Brush, laboratory: LaboratoryView | None) -> bool:
        """Whether it is one row instead of two, since there is no work whose weeks a second could tell."""
        idle = self.fullness == 2 and (laboratory is None or not laboratory.busy)
        return idle and brush.once(("worded", self.rect.width), lambda: self._worded(brush))

    def _lying(self, brush: Brush, laboratory: LaboratoryView | None) -> "LaboratoryLine":
        """Return the line as it lies for a laboratory: of one that rests, the row is in the middle of its place."""
        if not self._rests(brush, laboratory):
            return self
        down = brush.once(("rests", *self.rect), lambda: self._block(brush).centery - self._head(brush).centery)
        return LaboratoryLine(self.rect.move(0, down), self.fullness)

    def spots(self, brush: Brush, seat: int, place: Place, laboratory: LaboratoryView | None) -> Iterator[Placed]:
        """Yield spaces, weeks and what lies underneath."""
        if laboratory is None:
            return
        line = self._lying(brush, laboratory)
        for number in range(laboratory.spaces):
            yield SpaceSpot(seat, place, number), line._space_rect(brush, number)
        track = self.track(brush)
        yield WeeksSpot(seat, place), track
        yield SecretSpot(seat, place), track

    def track(self, brush: Brush) -> Rect:
        """Where the bar of weeks lies, with its number."""
        rect, left = self._block(brush), self.rect.left
        if self.fullness == 1:
            beside, height = self._beside(brush), bar_row(brush)
            return Rect(beside.left, beside.centery - height // 2, beside.width, height)
        if self.fullness < 3:
            left += self._name_width(brush)
        if self.fullness == 0:
            return Rect(left, rect.top, rect.right - left, rect.height * 3 // 5)
        height = bar_row(brush, large=self._large)
        if self.fullness == 3:
            left, right = rect.left + self._name_width(brush), rect.right - self._medal(brush) - brush.px(4)
            return Rect(left, self._head(brush).centery - height // 2, right - left, height)
        return Rect(left, rect.bottom - height, rect.right - left, height)

    def _block(self, brush: Brush) -> Rect:
        """All of it: where there is more height its rows stay together."""
        if self.fullness == 0:
            return self.rect
        height = min(self.rect.height, _most_height(brush, self.fullness))
        if self.fullness == 3:
            widest = round((self.rect.width // _MOST_SPACES - self._gap(brush)) / _SPACE)
            height = min(height, laboratory_height(brush, 3) - brush.px(_SPACE_BELOW) + widest)
        return self.rect.inflate(0, height - self.rect.height)

    def _head(self, brush: Brush) -> Rect:
        """The row with the name."""
        block = self._block(brush)
        match self.fullness:
            case 3:
                height = max(brush.line(self._style), bar_row(brush))
            case 4:
                height = brush.line(self._style)
            case 2:
                height = self.track(brush).top - _clear(brush) - block.top
            case _:
                height = block.height
        return Rect(block.left, block.top, block.width, height)

    def _places(self, brush: Brush) -> Rect:
        """Where the spaces may stand; measured once, since spots are looked up whenever a coin lands."""
        return brush.once(("spaces", *self.rect, self.fullness), lambda: self._measured_places(brush))

    def _measured_places(self, brush: Brush) -> Rect:
        block, head, left = self._block(brush), self._head(brush), self.rect.left + self._name_width(brush)
        match self.fullness:
            case 3:
                top = head.bottom + _clear(brush)
                return Rect(block.left, top, block.width, block.bottom - top)
            case 4:
                return Rect(block.left, head.bottom, block.width, self.track(brush).top - head.bottom)
            case 0:
                return Rect(left, block.top + block.height * 3 // 5, block.right - left, block.height * 2 // 5)
        return Rect(left, head.top, head.right - self._said(brush) - max(3, brush.px(5)) - left, head.height)

    def _said(self, brush: Brush) -> int:
        """How wide the column is at least that stands beside the spaces: with a word, a medal or a short bar."""
        idle = brush.width(tr("davinci.picture.idle"), ASIDE)
        if self.fullness == 1:
            return max(idle, shortest_bar(brush))
        return max(idle, self._medal(brush)) if self._worded(brush) else self._medal(brush)

    def _worded(self, brush: Brush) -> bool:
        """Whether a word has room beside the spaces, or where the name stands above them, at the end of its row."""
        if self.fullness in {1, 3, 4}:
            return True
        room = self.rect.width - self._name_width(brush) - brush.width(tr("davinci.picture.idle"), ASIDE)
        return self.fullness == 2 and room > self.rect.width * _ROOM_FOR_SPACES

    def _beside(self, brush: Brush) -> Rect:
        """What the spaces leave of their row, be there many of them or few, or the name of its own."""
        head = self._head(brush)
        left = self._space_rect(brush, _MOST_SPACES).left + max(2, brush.px(4))
        if self.fullness >= 3:
            left = head.left + self._name_width(brush)
        return Rect(left, head.top, head.right - left, head.height)

    @property
    def _large(self) -> bool:
        return self.fullness == 4

    @property
    def _style(self) -> Style:
        return (LITTLE, LITTLE, BOLD, BOLD, _LARGE)[self.fullness]

    def _name(self, brush: Brush, place: Place) -> str:
        """What it is called: in full where both have room for that beside what else is said there."""
        if self.fullness < 3:
            return _named(place, self._way(brush))
        head = self._head(brush)
        beside = head.height + brush.px(_OVER) if self._large else _LONG_BAR * brush.type(LITTLE)
        sheet = beside + brush.px(_BEFORE)
        room = head.width - max(brush.width(tr("davinci.picture.idle"), ASIDE), sheet + self._medal(brush))
        in_full = all(brush.width(_named(each, "long"), self._style) <= room for each in LABORATORIES)
        return _named(place, "long" if in_full else "short")

    def _way(self, brush: Brush) -> str:
        """Return how both are called before their spaces: by a letter where a word leaves figures too little room."""
        if self.fullness != 1:
            return "short" if self.fullness else "letter"
        room = self.rect.width - self._said(brush) - max(3, brush.px(5)) - max(4, brush.px(9))
        word = max(brush.width(_named(place, "short"), self._style) for place in LABORATORIES)
        return "short" if room - word >= _LEAST_STEP * _MOST_SPACES else "letter"

    def _name_width(self, brush: Brush) -> int:
        return brush.once(("name width", self.fullness, self.rect.width), lambda: self._measured_name(brush))

    def _measured_name(self, brush: Brush) -> int:
        return max(brush.width(self._name(brush, place), self._style) for place in LABORATORIES) + max(4, brush.px(9))

    # Spaces

    def _gap(self, brush: Brush) -> int:
        """Pixels between two spaces."""
        return max(1, brush.px(2))

    @property
    def _in_squares(self) -> bool:
        """Whether there is room for squares around those who stand there; else they stand closely, as high as the row.

        In the lowest of all rows squares alone are told, too.
        """
        return self.fullness in {0, 3, 4}

    def _space_size(self, brush: Brush) -> tuple[int, int]:
        """Spaces are of one size, be there many of them or few, and whoever stands on them."""
        places = self._places(brush)
        if self._in_squares:
            side = min(round(places.height * _SPACE), places.width // _MOST_SPACES - self._gap(brush))
            return side, side
        high = min(places.height, brush.px(_TALLEST))
        return min(round(self._figure(high) * _STEP), places.width // _MOST_SPACES), high

    def _figure(self, high: int) -> int:
        """How high a figure is without its hat that fills a space so high with it."""
        return round(high / figures.with_hat(1000) * 1000)

    def has_room(self, brush: Brush) -> bool:
        """Tell whether its row is long and high enough for figures that can be told from each other."""
        return self.fullness != 1 or self._space_size(brush)[0] >= _LEAST_STEP

    def _space_rect(self, brush: Brush, number: int) -> Rect:
        wide, high = self._space_size(brush)
        gap, places = self._gap(brush) if self._in_squares else 0, self._places(brush)
        return Rect(places.left + number * (wide + gap), places.centery - high // 2, wide, high)

    def _space(self, brush: Brush, surface: Surface, seat: int, laboratory: LaboratoryView, number: int) -> None:
        """Draw a space with who stands on it, as a square where there is room for one."""
        if self._in_squares:
            self._square(brush, surface, seat, laboratory, number)
            return
        rect, worker = self._space_rect(brush, number), number - laboratory.automata
        side = min(rect.width, rect.height)
        down = rect.bottom - (rect.height - side) // _RAISED
        self._well(brush, surface, laboratory, number, Rect(rect.left, down - side, side, side))
        if worker < laboratory.master + laboratory.apprentices:
            foot = rect.centerx, down - round(side * _IN_WELL)
            self._stand(brush, surface, seat, laboratory, worker, foot, self._figure(rect.height))

    def _well(self, brush: Brush, surface: Surface, laboratory: LaboratoryView, number: int, place: Rect) -> None:
        """Sink a space into the panel, as those of one's own are; it is faint where there is no work."""
        taken = number < laboratory.automata + laboratory.master + laboratory.apprentices
        name = "well_automaton" if number < laboratory.automaton_spaces else "well"
        well = brush.faded(name, place.height, 255 if laboratory.busy or taken else _QUIET)
        surface.blit(well, well.get_rect(center=place.center))

    def _square(self, brush: Brush, surface: Surface, seat: int, laboratory: LaboratoryView, number: int) -> None:
        """Draw a space: a small one is filled with the colour of who stands on it, or is the nut of an automaton."""
        rect = self._space_rect(brush, number)
        automatic, worker = number < laboratory.automaton_spaces, number - laboratory.automata
        workers = laboratory.master + laboratory.apprentices
        small, taken = rect.height < _SMALLEST_FIGURE, worker < workers
        if not small:
            self._well(brush, surface, laboratory, number, rect)
        elif taken:
            brush.box(surface, rect, BRASS if worker < 0 else PAINT[brush.looks[seat].colour], INK, 3)
        else:
            ground, quiet = _AUTOMATIC if automatic else _FREE, not laboratory.busy and not taken
            brush.box(surface, rect, (*ground, _QUIET) if quiet else ground, _QUIET_EDGE if quiet else _EDGE, 3)
        if small and worker < 0:
            shapes.lay_centred(surface, shapes.disc(max(3, round(rect.height * _HOLE)), (*_FREE, 255)), rect.center)
        if taken and not small:
            height = round(rect.height * _STANDING)
            foot = rect.centerx, rect.bottom - round(rect.height * _IN_WELL)
            self._stand(brush, surface, seat, laboratory, worker, foot, height)

    def _stand(
        self,
        brush: Brush,
        surface: Surface,
        seat: int,
        laboratory: LaboratoryView,
        worker: int,
        foot: Point,
        height: int,
    ) -> None:
        """Draw who stands there: an automaton, the master first of all workers, or an apprentice."""
        if worker < 0:
            figures.automaton(brush, surface, foot, height)
        elif worker < laboratory.master:
            figures.master(brush, surface, seat, foot, round(height * 0.84))
        else:
            figures.apprentice(brush, surface, seat, foot, height)

    def _medal(self, brush: Brush) -> int:
        """The size of the medal of an invention."""
        return round(brush.type(self._style) * 1.35)

    def _invention(self, brush: Brush, surface: Surface, laboratory: LaboratoryView) -> None:
        """Show at the end of the row of the name on what all can see that it works: by its medal, or on its sheet."""
        if laboratory.invention is None:
            return
        if self._large:
            side = self._head(brush).height + brush.px(_OVER)
            place = Rect(self._block(brush).right - side, self._head(brush).bottom - side, side, side)
            draw_sheet(brush, surface, laboratory.invention, place, numbered=False)
            centre = place.left - brush.px(_BEFORE), place.bottom - self._medal(brush) // 2
        else:
            centre = self._head(brush).right - self._medal(brush) // 2, self._head(brush).centery
        tier = INVENTIONS[laboratory.invention].tier
        figures.medal(brush, surface, tier, centre, self._medal(brush), laboratory.invention)


def _named(place: Place, way: str) -> str:
    """Return what a laboratory is called: `long`, `short`, or by its `letter`."""
    return tr(f"davinci.picture.laboratory.{place.name.lower()}.{way}")
