"""The panel of another seat: who it is, what it has at hand, its laboratories, what it owns, and what it holds."""

from collections.abc import Hashable, Iterator
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.small_laboratory import LaboratoryLine, slim_bar_height, week_bar_height
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    ComponentSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
)
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, LITTLE, NARROW, TITLE, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.app.table.looks.panel import Board, Placed
from leonardo.app.table.marks import LastAct, Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import LABORATORIES, Component
from leonardo.engine.davinci.view import SeatView, View

_MOST_FIGURES: Final = 9
_CANDLELIGHT: Final = (236, 178, 74, 34)
"""The warm light on the sheets of the others, which are older than the one's own."""
_FEET: Final = 0.62
"""How far below the middle of their row those at hand stand, in heights: a master is taller than an apprentice."""
_MOST_GROWTH: Final = 1.6
"""How many times as high as it needs to be a row grows."""


class Rival(Board):
    """The panel of `seat` in `rect`; with `open_memory` it tells florins and components (rule 13.2)."""

    def __init__(self, brush: Brush, seat: int, rect: Rect, *, open_memory: bool) -> None:
        self.seat = seat
        self.rect = rect
        self.open_memory = open_memory
        self.brush = brush.yielding(lambda larger: self._fits(larger, 1))

    def content(self, view: View, marks: Marks) -> Hashable:
        """The seat as all may know it, Leonardo, and its last act."""
        leonardo = view.leonardo == self.seat and LeonardoSpot(self.seat) not in marks.absent
        ghost = marks.ghosts(LeonardoSpot(self.seat))
        return view.seats[self.seat], leonardo, ghost, marks.last_act(self.seat)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the panel."""
        seat = view.seats[self.seat]
        self._ground(surface)
        self._head(surface, view, marks)
        self._hand(surface, seat, marks.last_act(self.seat))
        for place, line in zip(LABORATORIES, self.lines, strict=True):
            line.draw(self.brush, surface, self.seat, place, seat.laboratory(place))
        self._owned(surface, seat)
        if self.open_memory:
            self._holdings(surface, seat)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the panel and what is on it."""
        del marks
        seat = view.seats[self.seat]
        yield SeatSpot(self.seat), self.rect
        yield FlorinsSpot(self.seat), self._florins_place
        yield MasterSpot(self.seat), self._master_place
        yield ApprenticesSpot(self.seat), self._apprentices_place(seat)
        for place, line in zip(LABORATORIES, self.lines, strict=True):
            yield LaboratorySpot(self.seat, place), line.rect
            yield from line.spots(self.brush, self.seat, place, seat.laboratory(place))
        for kind, rect in zip(Component, self._columns(self.rows["owned"]), strict=True):
            yield OwnedSpot(self.seat, kind), rect
        if self.open_memory:
            for kind, rect in zip(Component, self._columns(self.rows["holdings"]), strict=True):
                yield ComponentSpot(self.seat, kind), rect
        yield LeonardoSpot(self.seat), self._leonardo_place

    # Rows

    @cached_property
    def _style(self) -> int:
        """How full the laboratories are told: two rows each (2), one row each (1), or one row for both (0)."""
        return next(style for style in (2, 1, 0) if style == 0 or self._fits(self.brush, style))

    def _fits(self, brush: Brush, style: int) -> bool:
        return sum(self._heights(brush, style)) <= self.rect.height - brush.px(4)

    def _heights(self, brush: Brush, style: int) -> tuple[int, int, int, int, int]:
        """Heights of head, hand, laboratories together, owned and holdings."""
        least = round(brush.type(BOLD) * 1.14)
        tight = max(least, brush.px(24))
        line = tight + slim_bar_height(brush)
        laboratories = {2: 2 * (tight + week_bar_height(brush)), 1: 2 * line, 0: line}[style]
        head = max(brush.line(TITLE) + 2, brush.px(34))
        return head, tight, laboratories, max(least - 1, brush.px(26)), least if self.open_memory else 0

    @cached_property
    def rows(self) -> dict[str, Rect]:
        """The rows of the panel; where there is more height than they need they grow, and then stand apart."""
        brush = self.brush
        needed = self._heights(brush, self._style)
        room = self.rect.height - brush.px(4)
        growth = min(_MOST_GROWTH, room / sum(needed))
        heights = [needed[0], *(round(height * growth) for height in needed[1:])]
        shown = [height for height in heights if height]
        spare = max(0, room - sum(shown)) // len(shown)
        left, right = self.rect.left + max(10, brush.px(18)), self.rect.right - max(6, brush.px(12))
        rows, top = {}, self.rect.top
        for name, height in zip(("head", "hand", "laboratories", "owned", "holdings"), heights, strict=True):
            rows[name] = Rect(left, top, right - left, height)
            top += height + (spare if height else 0)
        return rows

    @cached_property
    def lines(self) -> tuple[LaboratoryLine, LaboratoryLine]:
        """The two laboratories."""
        row = self.rows["laboratories"]
        if self._style == 0:
            half = row.width // 2
            left = Rect(row.left, row.top, half - max(7, self.brush.px(10)), row.height)
            return LaboratoryLine(left, 0), LaboratoryLine(left.move(row.width - left.width, 0), 0)
        half = row.height // 2
        upper = Rect(row.left, row.top, row.width, half)
        return LaboratoryLine(upper, self._style), LaboratoryLine(upper.move(0, half), self._style)

    def _columns(self, row: Rect) -> list[Rect]:
        width = row.width // len(Component)
        return [Rect(row.left + width * kind, row.top, width, row.height) for kind in Component]

    # Parts

    def _ground(self, surface: Surface) -> None:
        brush, rect = self.brush, self.rect
        surface.blit(brush.pictures.panel("panel", rect.size, brush.layout.k), rect)
        shapes.lay(surface, shapes.plate(rect.size, brush.px(8), _CANDLELIGHT), rect.topleft)
        colour = PAINT[brush.looks[self.seat].colour]
        head = self.rows["head"]
        band = Rect(rect.left + brush.px(3), rect.top + brush.px(3), rect.width - 2 * brush.px(3), head.height)
        shapes.lay(surface, shapes.plate(band.size, brush.px(8), (*colour, 62)), band.topleft)
        edge = Rect(rect.left + brush.px(3), rect.top + brush.px(6), max(4, brush.px(6)), rect.height - 2 * brush.px(6))
        shapes.lay(surface, shapes.plate(edge.size, brush.px(3), (*colour, 255)), edge.topleft)
        brush.rule(surface, (rect.left + brush.px(8), band.bottom), (rect.right - brush.px(4), band.bottom), alpha=150)

    def _head(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, row = self.brush, self.rows["head"]
        height = round(row.height * 0.86)
        middle = row.centery + brush.px(3)
        badge = figures.shield(brush, surface, self.seat, (row.left + height // 2, middle), height)
        if view.leonardo == self.seat and LeonardoSpot(self.seat) not in marks.absent:
            place = self._leonardo_place
            figures.leonardo(brush, surface, place, lifted=bool(marks.ghosts(LeonardoSpot(self.seat))))
        left = badge.right + brush.px(8)
        room = self._leonardo_place.left - brush.px(2) - left
        style = brush.alike(((look.name, room) for look in brush.looks), TITLE)
        brush.write(surface, brush.looks[self.seat].name, (left, middle), style, room=room)

    @cached_property
    def _leonardo_place(self) -> Rect:
        head = self.rows["head"]
        height = head.height
        return Rect(head.right - height * 2 // 3, head.top + self.brush.px(3), height * 2 // 3, height)

    @property
    def _figure(self) -> int:
        return round(self.rows["hand"].height * 0.76)

    @property
    def _master_place(self) -> Rect:
        row = self.rows["hand"]
        width = round(figures.figure_width(self._figure) * 1.2)
        return Rect(row.left, row.top, width, row.height)

    def _apprentices_place(self, seat: SeatView) -> Rect:
        row = self.rows["hand"]
        left = self._master_place.right if seat.master else row.left
        width = figures.figure_width(self._figure) * 2
        return Rect(left, row.top, width, row.height)

    @property
    def _florins_place(self) -> Rect:
        row = self.rows["hand"]
        width = self.brush.px(58) if self.open_memory else row.height
        return Rect(row.right - width, row.top, width, row.height)

    def _hand(self, surface: Surface, seat: SeatView, act: LastAct | None) -> None:
        """Who is at hand from the left; the florins, if they are told, and the last act from the right."""
        brush, row, height = self.brush, self.rows["hand"], self._figure
        foot = row.centery + round(height * _FEET)
        right = row.right
        if self.open_memory:
            right = figures.sum_of_florins(brush, surface, (row.right, row.centery), seat.florins).left - brush.px(8)
        if act and act.words:
            right = self._act(surface, act.words, (right, row.centery), right - row.left - self._least_hand(seat))
        left = row.left
        if seat.master:
            left = figures.workers(brush, surface, self.seat, (left, foot), 0, with_master=True, height=height, step=0)
        if seat.apprentices:
            left = self._apprentices(surface, seat.apprentices, (left, foot), right)
        if not seat.master and not seat.apprentices:
            texts = [
                words("davinci.picture.none_at_hand"),
                words("davinci.picture.none"),
                words("davinci.picture.nothing"),
            ]
            brush.write(surface, brush.first_fitting(texts, ASIDE, right - left), (left, row.centery), ASIDE, BROWN)

    def _least_hand(self, seat: SeatView) -> int:
        """The pixels that those at hand need when they are told as briefly as can be."""
        count = self.brush.width(self.brush.times(seat.apprentices), BOLD) if seat.apprentices > 1 else 0
        nobody = 0 if seat.master or seat.apprentices else self.brush.width(words("davinci.picture.nothing"), ASIDE)
        figure = figures.workers_width(min(1, seat.apprentices), seat.master, self._figure, 0)
        return figure + count + nobody + self.brush.px(6)

    def _act(self, surface: Surface, text: str, right: tuple[int, int], room: int) -> int:
        """Write the last act if there is room for it beside who is at hand; return where it begins."""
        brush = self.brush
        faces = (face for face in (Face.BOLD, *NARROW) if brush.painter.fits(text, face, BOLD.units, room))
        face = next(faces, None)
        if face is None:
            return right[0]
        style = Style(face, BOLD.units)
        return brush.write(surface, text, right, style, BLOOD, align="right", room=room).left - brush.px(6)

    def _apprentices(self, surface: Surface, count: int, left: tuple[int, int], right: int) -> int:
        """Draw the apprentices one by one, or one with a number where they are many."""
        brush, height = self.brush, self._figure
        wide = figures.figure_width(height)
        steps = (wide * 3 // 5, wide * 2 // 5)
        widths = {step: figures.workers_width(count, False, height, step) for step in steps}
        step = next((step for step in steps if left[0] + widths[step] <= right), None)
        if count <= _MOST_FIGURES and step is not None:
            return figures.workers(brush, surface, self.seat, left, count, with_master=False, height=height, step=step)
        end = figures.workers(brush, surface, self.seat, left, 1, with_master=False, height=height, step=0)
        return brush.write(surface, brush.times(count), (end + brush.px(2), self.rows["hand"].centery), BOLD).right

    def _owned(self, surface: Surface, seat: SeatView) -> None:
        brush = self.brush
        counts = [sum(INVENTIONS[card].type is kind for card in seat.owned) for kind in Component]
        for kind, count, cell in zip(Component, counts, self._columns(self.rows["owned"]), strict=True):
            height = min(round(cell.height * 0.94), cell.width - brush.px(8))
            told = count > (1 if brush.layout.compact else 0)
            centre = (cell.left + height // 2 + 1 if told else cell.centerx, cell.centery)
            badge = figures.type_badge(brush, surface, kind, centre, height, owned=count > 0)
            if told:
                half = brush.type(LITTLE) * 2 // 3
                x = min(badge.right + half - height // 8, cell.right - half)
                brush.count(surface, count, (x, cell.centery + height // 8))

    def _holdings(self, surface: Surface, seat: SeatView) -> None:
        brush = self.brush
        for kind, cell in zip(Component, self._columns(self.rows["holdings"]), strict=True):
            count = seat.holdings[kind]
            room = cell.width - brush.width(str(count), LITTLE) - brush.px(2) - 3
            height = min(round(cell.height * 0.8), room)
            picture = brush.faded(figures.component_picture(kind), height, 255 if count else 90)
            left = cell.left + brush.px(2)
            surface.blit(picture, picture.get_rect(midleft=(left, cell.centery)))
            colour = INK if count else BROWN
            brush.write(surface, str(count), (left + picture.get_width() + 2, cell.centery), LITTLE, colour)
