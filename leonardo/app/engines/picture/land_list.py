"""The list of all lands beside the chart: whose each is, and with small pictures what stands there."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.engines.buttons import LANDS_AWAY
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.picture.listing import Line, Listing, Lord, lines, listing
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.standing import owner_of
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SHADE, UMBER
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.skins import lay_cross
from leonardo.app.table.looks.colours import BROWN, FOCUS
from leonardo.app.table.looks.plates import draw_plate
from leonardo.app.table.panels.panel import Board, Part, Placed
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 19, NARROW)
_LORD: Final = Style(Face.TITLE_BOLD, 17, NARROW)
_NAME: Final = Style(Face.STRONG, 17.5, (Face.TEXT,))
_COUNT: Final = Style(Face.BOLD, 17)
_ASIDE: Final = Style(Face.ITALIC, 16)
_LEAST_ROW: Final = 28
"""Pixels of the height of a line at least."""
_LEAST_ROWS: Final = 6
"""Lines of the list that are seen at least, before there is room to say what keys do."""
_ROW: Final = 1.5
"""The height of a line in those of its letters."""
_PICTURE: Final = 0.8
_NARROW_PICTURE: Final = 0.078
"""The height of the small pictures, in heights of a line, and in widths of it at most."""
_ROWS: Final = 9.0
"""Lines of text for which there must be room, the title and what keys do included."""
_BAR: Final = 6
"""Units of the width of the bar that tells which part of the list is seen."""
_LIT: Final = (255, 200, 60, 36)
_LIT_EDGE: Final = (176, 120, 20, 255)
_DULL: Final = (120, 108, 92, 70)
_POINTED: Final = (110, 70, 20, 255)
_NOWHERE: Final = Rect(0, 0, 0, 0)


@frozen
class _Columns:
    """Where things stand on a line, from its left edge: the middle of the shield, and the left of all else."""

    shield: int
    name: int
    room: int
    infantry: int
    castle: int
    tank: int
    plane: int
    picture: int
    """The height of the small pictures."""


def _row_height(brush: Brush) -> int:
    return max(_LEAST_ROW, round(_ROW * brush.line(_NAME)))


def _columns(brush: Brush, wide: int) -> _Columns:
    """Find where things stand on a line so wide: each count has room for its figures, and names have what remains."""
    high = _row_height(brush)
    side = min(round(high * _PICTURE), round(wide * _NARROW_PICTURE))
    needed = {"plane": side * 14 // 10, "tank": side * 14 // 10, "castle": side * 13 // 10}
    needed["infantry"] = side * 8 // 10 + brush.width("88", _COUNT)
    right, gap, found = wide, max(3, brush.px(6)), dict[str, int]()
    for what, room in needed.items():
        right -= room
        found[what] = right
        right -= gap
    name = high * 9 // 10
    return _Columns(high * 4 // 10, name, right - name, picture=side, **found)


def _has_room(brush: Brush, wide: int) -> bool:
    """Tell whether all names can be written on lines so wide."""
    room = _columns(brush, wide).room
    return all(brush.fits(land_name(at), _NAME, room) for at in Territory)


class LandList(Board):
    """The list, as long as it lies open, over the column at the right of the chart."""

    def __init__(self, brush: Brush, layout: EnginesLayout) -> None:
        self.rect = layout.designs
        self.brush = brush
        inner = self.rect.inflate(-2 * self._pad, -2 * self._pad)
        bar = max(4, brush.px(_BAR))
        wide = inner.width - bar - 4
        self.brush = brush.yielding(
            lambda larger: _ROWS * larger.line(LITTLE) <= self.rect.height and _has_room(larger, wide)
        )
        self._columns = _columns(self.brush, wide)
        self._side = max(32, self.brush.px(38))
        told = self.brush.painter.wrap(tr("engines.lands.about"), _ASIDE.face, _ASIDE.units, inner.width)
        high, head = _row_height(self.brush), self._side + self._pad // 2
        below = len(told) * self.brush.line(_ASIDE)
        self._told = told if inner.height - head - below >= _LEAST_ROWS * high else []
        self._head = Rect(inner.left, inner.top, inner.width, head + below if self._told else head)
        self.count = max(1, (inner.bottom - self._head.bottom) // high)
        self._rows = [Rect(inner.left, self._head.bottom + n * high, wide, high) for n in range(self.count)]
        self._bar = Rect(inner.right - bar, self._head.bottom, bar, self.count * high)

    def lay_ground(self, surface: Surface) -> None:
        """Lay nothing: it comes over what lies there."""

    @property
    def parts(self) -> Sequence[Part]:
        """The sheet with its title and bar, and each line."""
        whole = Part(self._region, self._ground_content, self._ground, is_opaque=True)
        rows = (
            Part(partial(self._row_region, n), partial(self._row_content, n), partial(self._row, n))
            for n in range(self.count)
        )
        return whole, *rows

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return whether it lies open: only its button is a spot of its own."""
        return listing(view, marks) is not None

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the button that puts it away."""
        if self._button(view, marks) is not None:
            yield ButtonSpot(LANDS_AWAY), self._button_place

    def at(self, view: View, marks: Marks, point: Point) -> Territory | None:
        """Return the land whose line is at a pixel, if one is."""
        number = Rect(point, (1, 1)).collidelist(self._rows)
        line = self._line(number, view, marks) if number >= 0 else None
        return line if isinstance(line, Territory) else None

    # which lines are seen

    def showing(self, view: View, open_: Listing, at: Territory) -> Listing:
        """Return how the list lies so that a land is seen, with the line before it where there is room."""
        number = lines(view).index(at)
        first = min(max(open_.first, number + 2 - self.count), number - 1)
        return evolve(open_, first=self._bounded(view, first))

    def scrolled(self, open_: Listing, by: int) -> Listing:
        """Return how the list lies when it was turned on by so many lines."""
        return evolve(open_, first=max(0, min(open_.first + by, len(Territory) + len(self.brush.looks) - self.count)))

    def _bounded(self, view: View, first: int) -> int:
        return max(0, min(first, len(lines(view)) - self.count))

    def _first(self, view: View, marks: Marks) -> int:
        open_ = listing(view, marks)
        return self._bounded(view, open_.first) if open_ is not None else 0

    def _line(self, row: int, view: View, marks: Marks) -> Line | None:
        """Return what stands in a row; nothing where the list is shorter, or does not lie open."""
        if listing(view, marks) is None:
            return None
        number = self._first(view, marks) + row
        return lines(view)[number] if number < len(lines(view)) else None

    # what it depends on

    @property
    def _pad(self) -> int:
        return max(5, self.brush.px(10))

    def _region(self, view: View, marks: Marks) -> Rect:
        return self.rect if listing(view, marks) is not None else _NOWHERE

    def _ground_content(self, view: View, marks: Marks) -> Hashable:
        if listing(view, marks) is None:
            return None
        return self._first(view, marks), len(lines(view)), self._button(view, marks)

    def _row_region(self, row: int, view: View, marks: Marks) -> Rect:
        return self._rows[row] if self._line(row, view, marks) is not None else _NOWHERE

    def _row_content(self, row: int, view: View, marks: Marks) -> Hashable:
        line = self._line(row, view, marks)
        if not isinstance(line, Territory):
            return line
        there = (each[line] for each in (view.owners, view.infantry, view.levels, view.tanks, view.planes))
        return line, *there, self._designs(view, line)

    def _designs(self, view: View, at: Territory) -> tuple[Card | None, ...]:
        """Return the designs of tanks and planes in a land: without one they stand idle (rule 9.5)."""
        owner = owner_of(view, at)
        return tuple(view.players[owner].design(kind) if owner is not None else None for kind in Machine)

    def _button(self, view: View, marks: Marks) -> PromptButton | None:
        if listing(view, marks) is None or marks.prompt is None:
            return None
        return next((button for button in marks.prompt.buttons if button.key == LANDS_AWAY), None)

    @property
    def _button_place(self) -> Rect:
        return Rect(self._head.right - self._side, self._head.top, self._side, self._side)

    # drawing

    def _ground(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, head = self.brush, self._head
        surface.blit(brush.pictures.cover("workshop_wood", self.rect.size), self.rect)
        brush.sheet(surface, self.rect.inflate(-4, -4), gilt=False)
        at = head.left, head.top + self._side // 2
        brush.write(surface, tr("engines.lands.title"), at, _TITLE, INK, room=head.width - self._side - self._pad)
        line = brush.line(_ASIDE)
        for number, text in enumerate(self._told):
            below = head.left, head.top + self._side + number * line + line // 2
            brush.write(surface, text, below, _ASIDE, BROWN, room=head.width)
        button = self._button(view, marks)
        if button is not None:
            draw_plate(brush, surface, self._button_place)
            lay_cross(surface, self._button_place.center, self._side * 4 // 10, INK)
        self._draw_bar(surface, self._first(view, marks), len(lines(view)))

    def _draw_bar(self, surface: Surface, first: int, whole: int) -> None:
        """Draw which part of the list is seen, where that is not all of it."""
        if whole <= self.count:
            return
        bar, radius = self._bar, self._bar.width // 2
        shapes.lay(surface, shapes.plate(bar.size, radius, (*SHADE, 255)), bar.topleft)
        knob = Rect(bar.left, 0, bar.width, max(4 * bar.width, bar.height * self.count // whole))
        knob.top = bar.top + round((bar.height - knob.height) * first / (whole - self.count))
        shapes.lay(surface, shapes.plate(knob.size, radius, (*UMBER, 255)), knob.topleft)

    def _row(self, row: int, surface: Surface, view: View, marks: Marks) -> None:
        line, place = self._line(row, view, marks), self._rows[row]
        if isinstance(line, Lord):
            self._draw_lord(surface, line, place)
        elif line is not None:
            self._draw_land(surface, view, line, place)

    def _draw_lord(self, surface: Surface, lord: Lord, place: Rect) -> None:
        brush = self.brush
        told = brush.looks[lord.seat].name if lord.seat is not None else tr("engines.lands.free")
        foot = place.bottom - max(2, brush.px(3))
        brush.write(surface, told, (place.left + 2, place.centery), _LORD, BROWN, room=place.width - 4)
        brush.rule(surface, (place.left, foot), (place.right, foot), BROWN)

    def _draw_land(self, surface: Surface, view: View, at: Territory, place: Rect) -> None:
        brush, columns, owner = self.brush, self._columns, owner_of(view, at)
        rooms = [(land_name(each), columns.room) for each in Territory]
        name = place.left + columns.name, place.centery
        brush.write(surface, land_name(at), name, brush.alike(rooms, _NAME), INK, room=columns.room)
        if owner is None:
            return
        side, foot = columns.picture, place.bottom - max(2, place.height // 10)
        shield = place.left + columns.shield, place.centery
        brush.stamp(surface, f"shield_{brush.colour(owner)}", shield, place.height * 8 // 10)
        left = place.left + columns.infantry
        pieces.infantry(brush, surface, brush.looks[owner].colour, (left + side // 4, foot), side)
        told = left + side * 7 // 10, place.centery
        brush.write(surface, str(view.infantry[at]), told, _COUNT, INK)
        if view.levels[at]:
            middle = place.left + columns.castle + side * 6 // 10, foot
            pieces.castle(brush, surface, view.levels[at], middle, side * 13 // 10)
        self._draw_machines(surface, view, at, (place.left, foot))

    def _draw_machines(self, surface: Surface, view: View, at: Territory, corner: Point) -> None:
        columns, designs = self._columns, self._designs(view, at)
        there: Mapping[Machine, tuple[int, int]] = {
            Machine.TANK: (columns.tank, view.tanks[at]),
            Machine.PLANE: (columns.plane, view.planes[at]),
        }
        high = columns.picture * 8 // 10
        for (kind, (left, count)), design in zip(there.items(), designs, strict=True):
            if count:
                foot = corner[0] + left + columns.picture * 7 // 10, corner[1]
                alpha = 255 if design else 120
                pieces.machine(self.brush, surface, design or kind, foot, high, count=count, alpha=alpha)

    # what is laid over it

    def strokes(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield the light of lines that can be used, what dulls the others, and the ring of the keyboard."""
        for row, place in enumerate(self._rows):
            line = self._line(row, view, marks)
            if not isinstance(line, Territory):
                continue
            spot = LandSpot(line)
            look = spot in marks.lit, spot in marks.barred, spot == marks.hovered, spot == marks.focused
            if any(look):
                yield Stroke(place, ("line of the list", look), partial(self._draw_look, place, look))

    def _draw_look(self, place: Rect, look: tuple[bool, bool, bool, bool], surface: Surface) -> None:
        lit, barred, hovered, focused = look
        inner, radius = place.inflate(-2, -2), max(3, self.brush.px(6))
        thin = max(1.0, 1.4 * self.brush.layout.k)
        if lit:
            shapes.lay(surface, shapes.plate(inner.size, radius, _LIT, _LIT_EDGE, thin), inner.topleft)
        elif barred:
            shapes.lay(surface, shapes.plate(inner.size, radius, _DULL), inner.topleft)
        if hovered:
            shapes.lay(surface, shapes.outline(inner.size, radius, _POINTED, 1.6 * thin), inner.topleft)
        if focused:
            shapes.lay(surface, shapes.outline(inner.size, radius, (255, 255, 255, 255), 4 * thin), inner.topleft)
            inner.inflate_ip(-2, -2)
            shapes.lay(surface, shapes.outline(inner.size, radius, (*FOCUS, 255), 2 * thin), inner.topleft)
