"""The open rule book: where its two pages are, what is drawn on them, and what can be pressed.

The pages are side by side, or one below the other in upright windows.
"""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face, Painter, Run
from leonardo.app.kit.theme import FAINT, GLOW, GOLD, INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, WidgetState
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.rulebook.book import Paragraph, Spread
from leonardo.app.rulebook.pen import Pen
from leonardo.app.rulebook.search import excerpt, marks
from leonardo.app.scenes.menu import draw_ornament

_MARGIN: Final = 72
_SPINE: Final = 38  # units from the edges of the sheet to its pages, and from its middle
_HEAD: Final = 34
_HEAD_HIGH: Final = 62
_TOP: Final = 124
_FOOT: Final = 122
_FOOT_HIGH: Final = 68
"""Units down to the head and of its height, down to the pages, and from the lower edge up to the foot."""
_GAP: Final = 16
NEAR: Final = 10
_UPRIGHT_MARGIN: Final = 60
_PICTURE: Final = 0.46  # the share of an upright sheet that the picture has


@frozen
class Pages:
    """The parts of the sheet in pixels: above both pages what it is about and the search, below them the buttons."""

    title: Rect
    search: Rect
    left: Rect
    right: Rect
    foot: tuple[Rect, Rect]
    upright: bool

    @property
    def both(self) -> Rect:
        return self.left.union(self.right)


def pages(layout: Layout, sheet: Rect) -> Pages:
    return _upright(layout, sheet) if layout.upright else _wide(layout, sheet)


def _wide(layout: Layout, sheet: Rect) -> Pages:
    px = layout.px
    wide = sheet.width // 2 - px(_MARGIN + _SPINE)
    high = sheet.height - px(_TOP + _FOOT + _GAP)
    lefts = sheet.left + px(_MARGIN), sheet.right - px(_MARGIN) - wide
    head, foot = sheet.top + px(_HEAD), sheet.bottom - px(_FOOT)
    return Pages(
        Rect(lefts[0] + px(40), head, wide - px(40), px(_HEAD_HIGH)),
        Rect(lefts[1], head, wide, px(_HEAD_HIGH)),
        Rect(lefts[0], sheet.top + px(_TOP), wide, high),
        Rect(lefts[1], sheet.top + px(_TOP), wide, high),
        (Rect(lefts[0], foot, wide, px(_FOOT_HIGH)), Rect(lefts[1], foot, wide, px(_FOOT_HIGH))),
        upright=False,
    )


def _upright(layout: Layout, sheet: Rect) -> Pages:
    px, margin = layout.px, layout.px(_UPRIGHT_MARGIN)
    wide, left = sheet.width - 2 * margin, sheet.left + margin
    foot = sheet.bottom - px(_FOOT - 24)
    above = foot - px(_FOOT_HIGH + _GAP)
    top = sheet.top + px(_TOP + _HEAD_HIGH)
    high = round((above - px(_GAP) - top) * _PICTURE)
    title = Rect(left + px(60), sheet.top + px(_HEAD), wide - px(120), px(_HEAD_HIGH))
    return Pages(
        title,
        Rect(left, title.bottom + px(_GAP), wide, px(_HEAD_HIGH)),
        Rect(left, top + px(_GAP), wide, high - px(_GAP)),
        Rect(left, top + high + px(_GAP), wide, above - px(2 * _GAP) - top - high),
        (Rect(left, above, wide, px(_FOOT_HIGH)), Rect(left, foot, wide, px(_FOOT_HIGH))),
        upright=True,
    )


def shared(layout: Layout, row: Rect, *units: float, apart: float = _GAP) -> list[Rect]:
    """Return parts of a row beside each other, each so many units wide in a row of their sum, and so far `apart`."""
    gap = layout.px(apart)
    room = row.width - gap * (len(units) - 1)
    found, left = [], float(row.left)
    for each in units:
        wide = room * each / sum(units)
        found.append(Rect(round(left), row.top, round(left + wide) - round(left), row.height))
        left += wide + gap
    return found


def grid(layout: Layout, area: Rect, count: int, columns: int, high: int, near: float = NEAR) -> list[Rect]:
    """Return `count` places in columns, filled row by row, each so many pixels high and `near` units apart."""
    gap = layout.px(near)
    wide = (area.width - gap * (columns - 1)) // columns
    return [
        Rect(area.left + (number % columns) * (wide + gap), area.top + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


_TITLE: Final = 42
_TEXT: Final = 34
_LEAST: Final = 26  # units of type, and those of paragraphs that find little room
_NUMBER: Final = 0.86  # the size of numbers in the margin, as a share of that of the text
_TITLE_HIGH: Final = 84
NUMBERS: Final = 92
_BETWEEN: Final = 20
"""Units of height of the title, of width of the column of the rules' numbers, and between two paragraphs."""
_MARKED: Final = 12  # units by which the light behind a paragraph is wider than it


@frozen
class _Set:
    """A paragraph in lines: where it is on the page."""

    paragraph: Paragraph
    rect: Rect


def draw_picture(kit: Kit, surface: Surface, place: Rect, spread: Spread) -> None:
    """Draw the picture of a spread into a place; made once for a size, a language and a size of text."""
    key = "rulebook", spread.title, tr(spread.title), place.size, kit.settings.text_size

    def drawn() -> Surface:
        page = Surface(place.size, pygame.SRCALPHA)
        pen = Pen(kit, page, page.get_rect())
        _ground(pen)
        spread.picture(pen)
        return page

    surface.blit(kit.pictures.made(key, drawn), place)


def draw_text(kit: Kit, surface: Surface, place: Rect, spread: Spread, marked: int | None) -> None:
    """Draw the title and the paragraphs of a spread; one may be `marked` as what was looked for."""
    px = kit.layout.px
    head = Rect(place.left, place.top, place.width, px(_TITLE_HIGH))
    line = Rect(head.left, head.top, head.width, px(_TITLE_HIGH - 24))
    written = kit.painter.draw(surface, tr(spread.title), line, Face.TITLE_STRONG, _TITLE, INK)
    if place.right - written.right > px(130):
        draw_ornament(kit, surface, (written.right + px(34), written.centery), 1, 90)
    body = Rect(place.left, head.bottom, place.width, place.height - head.height)
    units, painter = _fitting(kit, body, spread.paragraphs), Painter(kit.layout.k)
    for number, each in enumerate(_lines(kit, units, body, spread.paragraphs)):
        if number == marked:
            _mark(kit, surface, each.rect.union(Rect(body.left, each.rect.top, 1, each.rect.height)))
        _number(painter, units, surface, Rect(body.left, each.rect.top, px(NUMBERS - 10), each.rect.height), each)
        painter.draw_wrapped(surface, tr(each.paragraph.text), each.rect, Face.TEXT, units, INK)


def _number(painter: Painter, units: float, surface: Surface, column: Rect, told: _Set) -> None:
    high = painter.line(Face.TEXT, units)
    for row, rule in enumerate(told.paragraph.rules):
        line = Rect(column.left, column.top + row * high, column.width, high)
        painter.draw(surface, rule, line, Face.BOLD, units * _NUMBER, VERMILION)


def _lines(kit: Kit, units: float, body: Rect, paragraphs: Sequence[Paragraph]) -> list[_Set]:
    left, top = body.left + kit.layout.px(NUMBERS), body.top
    painter, found = Painter(kit.layout.k), []
    for each in paragraphs:
        high = painter.height_of(tr(each.text), Face.TEXT, units, body.right - left)
        found.append(_Set(each, Rect(left, top, body.right - left, high)))
        top += high + kit.layout.px(_BETWEEN)
    return found


def _fitting(kit: Kit, body: Rect, paragraphs: Sequence[Paragraph]) -> float:
    """Return units of type as large as the reader wishes, or as all paragraphs together have room for."""
    units = _TEXT * kit.settings.text_scale
    while units > _LEAST and _lines(kit, units, body, paragraphs)[-1].rect.bottom > body.bottom:
        units -= 1
    return units


def _mark(kit: Kit, surface: Surface, place: Rect) -> None:
    """Lay light behind what was looked for, with a golden stroke beside it."""
    reach = kit.layout.px(_MARKED)
    lit = place.inflate(2 * reach, reach)
    light = Surface(lit.size, pygame.SRCALPHA)
    pygame.draw.rect(light, (*GLOW, 110), light.get_rect(), border_radius=reach)
    surface.blit(light, lit)
    surface.fill(GOLD, Rect(lit.left - reach // 2, lit.top, max(2, reach // 3), lit.height))


def _ground(pen: Pen) -> None:
    """Draw what a notebook has on it before anything else: faint circles and lines of construction."""
    fine = Surface(pen.rect.size, pygame.SRCALPHA)
    middle, radius = (pen.rect.width // 2, pen.rect.height // 2), round(pen.rect.width * 0.49)
    faint = (*SEPIA, 34)
    pygame.draw.aacircle(fine, faint, middle, radius, max(1, pen.px(1.6)))
    pygame.draw.aacircle(fine, faint, middle, round(radius * 0.71), max(1, pen.px(1.2)))
    for start, end in (
        ((0, middle[1]), (pen.rect.width, middle[1])),
        ((middle[0], 0), (middle[0], pen.rect.height)),
        ((middle[0] - radius, middle[1] - radius), (middle[0] + radius, middle[1] + radius)),
        ((middle[0] - radius, middle[1] + radius), (middle[0] + radius, middle[1] - radius)),
    ):
        pygame.draw.aaline(fine, (*SEPIA, 26), start, end)
    pen.surface.blit(fine, pen.rect)


_RESULT: Final = 28
_SNIPPET: Final = 25  # units of type of a result
_RULES: Final = 200  # units of width of its rules


class SearchField(TextField):
    """A field that says by its `prompt` what it is for, until one writes in it."""

    prompt = ""

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        super().draw(surface, kit, look)
        if self.prompt and not look.focused:
            inner = self.rect.inflate(-kit.layout.px(96), 0)
            kit.painter.draw(surface, self.prompt, inner, Face.ITALIC, 25, FAINT)


class PartButton(Button):
    """A slip with a picture of a thing before its name."""

    def __init__(self, name: str, rect: Rect, text: str, action: Callable[[], None], picture: str) -> None:
        super().__init__(name, rect, "", action, face=Face.STRONG)
        self._name, self._picture = text, picture

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        super().draw(surface, kit, look)
        px, down = kit.layout.px, max(1, kit.layout.px(2)) if look.held else 0
        side = self.rect.height - px(14)
        wide, high = kit.pictures.entry(self._picture).size
        scale = min(side / wide, side / high)
        picture = kit.pictures.get(self._picture, (max(1, round(wide * scale)), max(1, round(high * scale))))
        surface.blit(picture, picture.get_rect(center=(self.rect.left + px(16) + side // 2, self.rect.centery + down)))
        left = self.rect.left + px(28) + side
        room = Rect(left, self.rect.top + down, self.rect.right - px(12) - left, self.rect.height)
        kit.painter.draw(surface, self._name, room, Face.STRONG, 26, INK)


@frozen
class FoundResult:
    """What was found: the numbers of its rules, a title, and a text with the words that were `sought`."""

    rules: str
    title: str
    text: str
    sought: tuple[str, ...]


class Results(RowList):
    """What was found; a press opens it."""

    def __init__(self, rect: Rect, kit: Kit, results: tuple[FoundResult, ...], opened: Callable[[int], None]) -> None:
        line = kit.painter.line(Face.TEXT, _RESULT)
        super().__init__("results", rect, len(results), 0, 2 * line + kit.layout.px(22), lambda _: None)
        self._results, self._opened, self._line = results, opened, line

    def press(self) -> None:
        self._opened(self.chosen)

    def click(self, point: tuple[int, int]) -> None:
        for number, rect in self.rows():
            if rect.collidepoint(point):
                self._opened(number)
                return

    def draw_row(self, surface: pygame.Surface, kit: Kit, number: int, inner: Rect, *, chosen: bool) -> None:
        """Write number and title, and below as much of the paragraph as there is room for."""
        result, px = self._results[number], kit.layout.px
        rule = Rect(inner.left + px(14), inner.top + px(8), px(_RULES), self._line)
        kit.painter.draw(surface, result.rules, rule, Face.BOLD, 25, IVORY if chosen else VERMILION)
        title = Rect(rule.right + px(8), rule.top, inner.right - rule.right - px(8), self._line)
        kit.painter.draw(surface, result.title, title, Face.STRONG, _RESULT, IVORY if chosen else INK)
        text = Rect(title.left, title.bottom, title.width - px(20), self._line)
        kit.painter.draw_runs(surface, _line_of(kit, result, text.width, chosen=chosen), text, _SNIPPET)


def _line_of(kit: Kit, result: FoundResult, width: int, *, chosen: bool) -> list[Run]:
    """Return as much of a text as has room, with the words that were sought in bold letters."""
    painter = kit.painter

    def fits(text: str) -> bool:
        # bold letters are wider: the line is measured as if all were
        return painter.measure(text, Face.BOLD, _SNIPPET)[0] <= width

    text = excerpt(result.text, result.sought)
    first = next(iter(marks(text, result.sought)), (0, 0))
    while not fits(text[: first[1]] + " …") and " " in text[2 : first[0]]:
        text = f"… {text[2:].partition(' ')[2]}"
        first = next(iter(marks(text, result.sought)), (0, 0))
    if not fits(text):
        kept = text
        while " " in kept and not fits(f"{kept} …"):
            kept = kept.rpartition(" ")[0]
        text = f"{kept} …"
    soft, strong = (SHADE, IVORY) if chosen else (SEPIA, INK)
    runs: list[Run] = []
    end = 0
    for start, stop in marks(text, result.sought):
        runs += [Run(text[end:start], Face.TEXT, soft), Run(text[start:stop], Face.BOLD, strong)]
        end = stop
    return [run for run in (*runs, Run(text[end:], Face.TEXT, soft)) if run.text]


def lay_spine(surface: Surface, kit: Kit, sheet: Rect) -> None:
    """Shade the middle of a sheet, where its two pages are bound."""
    half = kit.layout.px(46)
    shade = kit.pictures.made(("spine", half, sheet.height), lambda: _spine(half, sheet.height))
    surface.blit(shade, shade.get_rect(center=sheet.center))


def _spine(half: int, high: int) -> Surface:
    shade = Surface((2 * half, high), pygame.SRCALPHA)
    for x in range(2 * half):
        near = 1 - abs(x - half) / half
        shade.fill((96, 62, 32, round(92 * near**2.2)), Rect(x, 0, 1, high))
    return shade
