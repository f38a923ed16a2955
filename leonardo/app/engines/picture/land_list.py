"""The list of all lands beside the chart: whose each is, and with small pictures what stands there."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from attrs import evolve, frozen
from pygame import Rect, Surface

from leonardo.app.engines.buttons import LANDS_AWAY
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.listing import Land, Listing, Lord, lines, listing, told_of
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import LITTLE, NARROW, Brush, Style
from leonardo.app.kit.points import Point, Size
from leonardo.app.kit.seats import Looks
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SHADE, UMBER
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.skins import lay_cross
from leonardo.app.table.looks.colours import BROWN, FOCUS
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.view import View
from leonardo.ui.node import Custom, Node, Spacer, TextScale, component, paint, stack
from leonardo.ui.widgets import draw_plate

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


@frozen(cache_hash=True)
class _Words:
    """What the list says: its title, what keys do, and the name of each land."""

    title: str
    about: str
    lands: tuple[str, ...]


def _words() -> _Words:
    lands = tuple(land_name(at) for at in Territory)
    return _Words(tr("engines.lands.title"), tr("engines.lands.about"), lands)


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


def _has_room(brush: Brush, wide: int, names: Sequence[str]) -> bool:
    """Tell whether all names can be written on lines so wide."""
    room = _columns(brush, wide).room
    return all(brush.fits(name, _NAME, room) for name in names)


@frozen
class _Page:
    """Where the list lies in a place of a size: its head with what is told there, its lines, and the bar beside them.

    Its letters are those of a `brush`: as large as leaves room for all.
    """

    brush: Brush
    side: int
    about: Sequence[str]
    head: Rect
    lines: Sequence[Rect]
    bar: Rect


def _page(brush: Brush, size: Size, words: _Words) -> _Page:
    return brush.once(("list of lands", size, words), lambda: _laid(brush, Rect((0, 0), size), words))


def _laid(brush: Brush, rect: Rect, words: _Words) -> _Page:
    pad, bar = max(5, brush.px(10)), max(4, brush.px(_BAR))
    inner = rect.inflate(-2 * pad, -2 * pad)
    wide = inner.width - bar - 4
    letters = brush.yielding(lambda larger: _has_room(larger, wide, words.lands))
    side, high = max(32, brush.px(38)), _row_height(letters)
    about, head = (
        letters.painter.wrap(words.about, _ASIDE.face, _ASIDE.units, inner.width),
        side + pad // 2,
    )
    below = len(about) * letters.line(_ASIDE)
    if inner.height - head - below < _LEAST_ROWS * high:
        about, below = [], 0
    top = Rect(inner.left, inner.top, inner.width, head + below)
    count = max(1, (inner.bottom - top.bottom) // high)
    lines_ = [Rect(inner.left, top.bottom + n * high, wide, high) for n in range(count)]
    return _Page(letters, side, about, top, lines_, Rect(inner.right - bar, top.bottom, bar, count * high))


class LandList:
    """The list in its place, as long as it lies open, over the column at the right of the chart."""

    def __init__(self, brush: Brush, rect: Rect) -> None:
        self.rect = rect
        self._page = _page(
            brush.yielding(lambda larger: _ROWS * larger.line(LITTLE) <= rect.height), rect.size, _words()
        )
        self.count = len(self._page.lines)

    def node(self, view: View, marks: Marks, looks: Looks) -> Node | None:
        """Return the sheet with the lines that are seen, and the button that puts it away; nothing if it is closed."""
        open_ = listing(view, marks)
        if open_ is None:
            return None
        first, buttons = self._bounded(view, open_.first), marks.prompt.buttons if marks.prompt is not None else ()
        told = tuple(told_of(view, line) for line in lines(view)[first : first + self.count])
        closes = any(button.key == LANDS_AWAY for button in buttons)
        return land_list(told, first, len(lines(view)), closes, looks)

    def at(self, view: View, marks: Marks, point: Point) -> Territory | None:
        """Return the land whose line is at a pixel, if one is."""
        return next((at for at, place in self._lands(view, marks) if place.collidepoint(point)), None)

    def _lands(self, view: View, marks: Marks) -> Iterator[tuple[Territory, Rect]]:
        """Yield the lands that are seen with their lines."""
        open_ = listing(view, marks)
        seen = lines(view)[self._bounded(view, open_.first) :] if open_ is not None else ()
        for line, place in zip(seen, self._page.lines, strict=False):
            if isinstance(line, Territory):
                yield line, place.move(self.rect.topleft)

    def showing(self, view: View, open_: Listing, at: Territory) -> Listing:
        """Return how the list lies so that a land is seen, with the line before it where there is room."""
        number = lines(view).index(at)
        first = min(max(open_.first, number + 2 - self.count), number - 1)
        return evolve(open_, first=self._bounded(view, first))

    def scrolled(self, open_: Listing, by: int) -> Listing:
        """Return how the list lies when it was turned on by so many lines."""
        last = len(Territory) + len(self._page.brush.looks) - self.count
        return evolve(open_, first=max(0, min(open_.first + by, last)))

    def _bounded(self, view: View, first: int) -> int:
        return max(0, min(first, len(lines(view)) - self.count))

    def strokes(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield the light of lines that can be used, what dulls the others, and the ring of the keyboard."""
        for at, place in self._lands(view, marks):
            spot = LandSpot(at)
            look = spot in marks.lit, spot in marks.barred, spot == marks.hovered, spot == marks.focused
            if any(look):
                draw = partial(_draw_look, self._page.brush, place, look)
                yield Stroke(place, ("line of the list", look), draw)


@component
def land_list(told: tuple[Land | Lord, ...], first: int, whole: int, closes: bool, looks: Looks) -> Node:
    """Return the sheet with the lines that are seen of a `whole`, from the `first` on."""
    words = _words()
    sheet = paint(_draw_sheet, words, first, whole, opaque=True)
    close = stack(paint(_draw_close), id=ButtonSpot(LANDS_AWAY)) if closes else Spacer()
    rows = (
        paint(_draw_lord, looks[each.seat].name if each.seat is not None else tr("engines.lands.free"))
        if isinstance(each, Lord)
        else paint(_draw_land, words.lands, each)
        for each in told
    )
    return TextScale(rows=_ROWS, style=LITTLE, kids=(Custom(kids=(sheet, close, *rows), place=_placed, args=(words,)),))


def _placed(brush: Brush, rect: Rect, words: _Words) -> Iterator[Rect]:
    """Yield where the sheet lies, the button that puts it away, and the lines."""
    page = _page(brush, rect.size, words)
    yield rect
    for place in (Rect(page.head.right - page.side, page.head.top, page.side, page.side), *page.lines):
        yield place.move(rect.topleft)


# drawing


def _draw_sheet(brush: Brush, surface: Surface, at: Rect, words: _Words, first: int, whole: int) -> None:
    page = _page(brush, at.size, words)
    letters, head = page.brush, page.head.move(at.topleft)
    surface.blit(letters.pictures.cover("workshop_wood", at.size), at)
    letters.sheet(surface, at.inflate(-4, -4), gilt=False)
    title = head.left, head.top + page.side // 2
    letters.write(surface, words.title, title, _TITLE, INK, room=head.width - page.side - page.head.left)
    line = letters.line(_ASIDE)
    for number, text in enumerate(page.about):
        below = head.left, head.top + page.side + number * line + line // 2
        letters.write(surface, text, below, _ASIDE, BROWN, room=head.width)
    if whole > len(page.lines):
        _draw_bar(surface, page.bar.move(at.topleft), first, len(page.lines), whole)


def _draw_close(brush: Brush, surface: Surface, at: Rect) -> None:
    draw_plate(brush, surface, at)
    lay_cross(surface, at.center, at.height * 4 // 10, INK)


def _draw_bar(surface: Surface, bar: Rect, first: int, seen: int, whole: int) -> None:
    """Draw which part of the list is seen."""
    radius = bar.width // 2
    shapes.lay(surface, shapes.plate(bar.size, radius, (*SHADE, 255)), bar.topleft)
    knob = Rect(bar.left, 0, bar.width, max(4 * bar.width, bar.height * seen // whole))
    knob.top = bar.top + round((bar.height - knob.height) * first / (whole - seen))
    shapes.lay(surface, shapes.plate(knob.size, radius, (*UMBER, 255)), knob.topleft)


def _draw_lord(brush: Brush, surface: Surface, place: Rect, told: str) -> None:
    foot = place.bottom - max(2, brush.px(3))
    brush.write(surface, told, (place.left + 2, place.centery), _LORD, BROWN, room=place.width - 4)
    brush.rule(surface, (place.left, foot), (place.right, foot), BROWN)


def _draw_land(brush: Brush, surface: Surface, place: Rect, names: tuple[str, ...], each: Land) -> None:
    brush = brush.yielding(lambda larger: _has_room(larger, place.width, names))
    columns = _columns(brush, place.width)
    rooms = [(name, columns.room) for name in names]
    name = place.left + columns.name, place.centery
    brush.write(surface, names[each.at], name, brush.alike(rooms, _NAME), INK, room=columns.room)
    if each.owner is None:
        return
    side, foot = columns.picture, place.bottom - max(2, place.height // 10)
    shield = place.left + columns.shield, place.centery
    brush.stamp(surface, f"shield_{brush.colour(each.owner)}", shield, place.height * 8 // 10)
    left = place.left + columns.infantry
    pieces.infantry(brush, surface, brush.looks[each.owner].colour, (left + side // 4, foot), side)
    brush.write(surface, str(each.infantry), (left + side * 7 // 10, place.centery), _COUNT, INK)
    if each.level:
        middle = place.left + columns.castle + side * 6 // 10, foot
        pieces.castle(brush, surface, each.level, middle, side * 13 // 10)
    for (kind, design, count), left in zip(each.machines, (columns.tank, columns.plane), strict=True):
        if count:
            at = place.left + left + side * 7 // 10, foot
            alpha = 255 if design else 120
            pieces.machine(brush, surface, design or kind, at, side * 8 // 10, count=count, alpha=alpha)


def _draw_look(brush: Brush, place: Rect, look: tuple[bool, bool, bool, bool], surface: Surface) -> None:
    lit, barred, hovered, focused = look
    inner, radius = place.inflate(-2, -2), max(3, brush.px(6))
    thin = max(1.0, 1.4 * brush.layout.k)
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
