"""The ledger of the results: a row for each seat, from the best to the worst, and the columns of its game in it."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION
from leonardo.app.opponents import Opponent
from leonardo.app.table.results.outcome import Column

HEAD: Final = 196  # units from the edge of the sheet to the words over the columns


@frozen
class SheetPlan:
    """Where the parts lie, in units from the edge of a sheet of `size`: its rules run from `left` to `right`.

    A row of the ledger is `row` high. The columns begin at `columns`, `column` apart, and `lower` units under the
    name, which has `name` units, and what a game shows beside them at `beside`; chart and highlights are beside each
    other, or one under the other.
    """

    size: tuple[float, float]
    left: float
    right: float
    row: float
    name: float
    columns: float
    column: float
    lower: float
    beside: float
    chart: tuple[float, float]  # where the chart begins, and how wide it is
    highlights: tuple[float, float]
    bottom: float  # where chart and highlights end; the buttons stand below

    @property
    def upright(self) -> bool:
        """Whether the sheet is higher than wide, and the highlights are under the chart."""
        return self.size[1] > self.size[0]

    @property
    def line(self) -> float:
        """The units of a line of the ledger: a row that has a lower part has two."""
        return self.row - 4 - self.lower

    @property
    def room(self) -> float:
        """The units beside the columns that a game has to itself in each row, up to the end of the rules."""
        return self.right - self.beside


WIDE: Final = SheetPlan(
    (1800, 1030), left=60, right=1740, row=70, name=262, columns=320, column=109, lower=0, beside=1330,
    chart=(60, 760), highlights=(860, 880), bottom=900,
)  # fmt: skip
UPRIGHT: Final = SheetPlan(
    (1040, 1500), left=50, right=990, row=106, name=480, columns=66, column=102, lower=50, beside=610,
    chart=(50, 940), highlights=(50, 940), bottom=1380,
)  # fmt: skip


@frozen(eq=False)
class Sheet:
    """A sheet as it lies in the window: the kit it is drawn with, its plan, and its pixels."""

    page: Kit
    plan: SheetPlan

    @property
    def rect(self) -> pygame.Rect:
        return self.page.layout.centred(*self.plan.size)

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return a part of it in pixels; `x` and `y` are units from its edges."""
        sheet, k = self.rect, self.page.layout.k
        left, top = sheet.left + round(x * k), sheet.top + round(y * k)
        return pygame.Rect(left, top, round(width * k), round(height * k))


_UNDER_HEAD: Final = 28
_HEADING, _CELL, _NAME, _TOLD = 24, 28, 30, 23
"""Units of the letters of headings, of cells, of names and of what is said of them."""
_BETWEEN: Final = (14, 10, 6)  # units between two columns at least: the most for which there is room

Beside = Callable[[pygame.Surface, pygame.Rect, int], None]
"""Draws what a game shows of a seat beside the columns, in the place for it."""


@frozen
class Ranked:
    """A seat in its row: how it looks, who plays there if no person does, whether it `won`, what is said `aside`."""

    seat: int
    look: PlayerStyle
    player: Opponent | None
    won: bool
    aside: str = ""

    @property
    def told(self) -> str:
        """What is said below the name, or beside it."""
        return self.aside or (self.player.title if self.player is not None else "")


def draw_rows(
    sheet: Sheet, surface: pygame.Surface, ranked: Sequence[Ranked], columns: Sequence[Column], beside: Beside
) -> None:
    """Draw the headings of the columns, and the rows below each other in the order of `ranked`."""
    plan = sheet.plan
    ends = _ends(sheet, columns, ranked)
    clear = sheet.page.layout.px(_BETWEEN[-1])
    for column, before, end in zip(columns, (0, *ends), ends, strict=False):
        place = _before(end, sheet.at(0, HEAD - 20, 2 * plan.column, 40))
        place = pygame.Rect(max(place.left, before + clear), place.top, 0, place.height)
        place.width = end - place.left
        sheet.page.painter.draw(surface, column.heading, place, Face.ITALIC, _HEADING, SEPIA, "right")
    for row, seated in enumerate(ranked):
        top = HEAD + _UNDER_HEAD + row * plan.row
        _draw_row(sheet, surface, top, seated, columns, ends)
        beside(surface, sheet.at(plan.beside, top, plan.room, plan.line), seated.seat)


def _ends(sheet: Sheet, columns: Sequence[Column], ranked: Sequence[Ranked]) -> list[int]:
    """Return the pixels at which columns end: in even steps, or sooner where the next one begins too near.

    They keep as far apart as the names before them leave room for.
    """
    plan, px = sheet.plan, sheet.page.layout.px
    steps = [
        sheet.at(plan.columns + number * plan.column, 0, plan.column - 4, 0).right for number in range(len(columns))
    ]
    wide = [_width(sheet, column) for column in columns]
    first = _names_end(sheet, ranked) + px(_BETWEEN[0])
    for between in _BETWEEN:
        ends, most = list[int](), steps[-1]
        for step, width in zip(reversed(steps), reversed(wide), strict=True):
            ends.append(min(most, step))
            most = ends[-1] - width - px(between)
        if ends[-1] - _cells(sheet, columns[0]) >= first:
            return ends[::-1]
    return steps


def _names_end(sheet: Sheet, ranked: Sequence[Ranked]) -> int:
    plan, painter = sheet.plan, sheet.page.painter
    place = sheet.at(plan.left + 56, 0, plan.name, 0)
    if plan.lower:
        return sheet.at(plan.left, 0, 0, 0).left
    wide = [painter.measure(seated.look.name, Face.BOLD, _NAME)[0] for seated in ranked]
    wide += [painter.measure(seated.told, Face.ITALIC, _TOLD)[0] for seated in ranked]
    return place.left + min(place.width, max(wide))


def _width(sheet: Sheet, column: Column) -> int:
    return max(sheet.page.painter.measure(column.heading, Face.ITALIC, _HEADING)[0], _cells(sheet, column))


def _cells(sheet: Sheet, column: Column) -> int:
    return max(sheet.page.painter.measure(cell, _face(column), _CELL)[0] for cell in column.cells)


def _face(column: Column) -> Face:
    return Face.BOLD if column.strong else Face.TEXT


def _before(end: int, place: pygame.Rect) -> pygame.Rect:
    return place.move(end - place.right, 0)


def _draw_row(
    sheet: Sheet, surface: pygame.Surface, top: float, seated: Ranked, columns: Sequence[Column], ends: Sequence[int]
) -> None:
    plan, page = sheet.plan, sheet.page
    rule = sheet.at(plan.left, top - 2, plan.right - plan.left, 1)
    pygame.draw.line(surface, SHADE, rule.topleft, rule.topright, max(1, page.layout.px(1.5)))
    if seated.won:
        band = sheet.at(plan.left, top, plan.right - plan.left, plan.row - 4)
        surface.blit(winners_band(page.pictures, band.size), band)
    mark = shield(page.pictures, seated.look.colour, page.layout.px(44))
    surface.blit(mark, mark.get_rect(midleft=sheet.at(plan.left, top, 44, plan.line).midleft))
    _draw_name(sheet, surface, sheet.at(plan.left + 56, top, plan.name, plan.line), seated)
    for column, end in zip(columns, ends, strict=True):
        place = _before(end, sheet.at(0, top + plan.lower, plan.column - 4, plan.line))
        page.painter.draw(surface, column.cells[seated.seat], place, _face(column), _CELL, INK, "right")


def _draw_name(sheet: Sheet, surface: pygame.Surface, place: pygame.Rect, seated: Ranked) -> None:
    """Write the name, and below or beside it what is said of it, or who played there, if it was not a person."""
    painter, below = sheet.page.painter, not sheet.plan.lower
    told = seated.told
    name = place.copy()
    if told and below:
        name.height = place.height * 12 // 20
    elif told:
        name.width = place.width // 2
    face, colour = (Face.BOLD, VERMILION) if seated.won else (Face.MEDIUM, INK)
    written = painter.draw(surface, seated.look.name, name, face, _NAME, colour)
    if not told:
        return
    if below:
        place.top, place.height = place.top + place.height * 11 // 20, place.height * 9 // 20
    else:
        place.left, place.width = written.right + sheet.page.layout.px(20), place.right - written.right
    painter.draw(surface, told, place, Face.ITALIC, _TOLD, VERMILION if seated.aside else SEPIA)


def winners_band(pictures: Pictures, size: tuple[int, int]) -> pygame.Surface:
    """Return the gold that the winner's row is written on, fading to the right; shared."""
    return pictures.made(("winner's band", size), lambda: _band(size))


def _band(size: tuple[int, int]) -> pygame.Surface:
    strip = pygame.Surface((2, 1), pygame.SRCALPHA)
    strip.set_at((0, 0), (*GOLD, 96))
    strip.set_at((1, 0), (*GOLD, 16))
    return pygame.transform.smoothscale(strip, size)
