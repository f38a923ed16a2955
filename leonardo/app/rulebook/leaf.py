"""The two pages of a spread: its picture, and its paragraphs with their numbers in the margin."""

from collections.abc import Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import GLOW, GOLD, INK, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.book import Paragraph, Spread
from leonardo.app.rulebook.pen import Pen
from leonardo.app.scenes.menu import draw_ornament

_TITLE: Final = 42
_TEXT: Final = 34
_LEAST: Final = 26
"""Units of type, and those of paragraphs that find little room."""
_NUMBER: Final = 0.86
"""The size of numbers in the margin, as a share of that of the text."""
_TITLE_HIGH: Final = 84
NUMBERS: Final = 92
_BETWEEN: Final = 20
"""Units of height of the title, of width of the column of the rules' numbers, and between two paragraphs."""
_MARKED: Final = 12
"""Units by which the light behind a paragraph is wider than it."""


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
    """Write the numbers of a paragraph in the margin, one below the other."""
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
