"""The rules on one page that can be printed: the chapters that matter most, with their pictures, in two columns."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.words import words
from leonardo.app.rulebook.book import Chapter, Paragraph, RuleBook
from leonardo.app.rulebook.pen import Pen

PAGE: Final = (2480, 3508)
"""Pixels of A4 at 300 dots an inch."""
_WHITE: Final = (255, 255, 255)
_MARGIN: Final = 150
_BETWEEN: Final = 90
_HEAD: Final = 330
_PICTURE: Final = 262
_RULE: Final = 100
_TITLE: Final = 50
_LARGEST: Final = 40
_SMALLEST: Final = 26
"""Pixels at the edges, between the columns, above them, of a picture, of a rule's number, and of type."""


def draw_summary(kit: Kit, book: RuleBook, title: str) -> Surface:
    """Return the page, with letters as large as it has room for."""
    page = Surface(PAGE)
    page.fill(_WHITE)
    painter = Painter(1.0)
    head = Rect(_MARGIN, 100, PAGE[0] - 2 * _MARGIN, 130)
    painter.draw(page, title, head, Face.TITLE_BOLD, 96, INK, "centre")
    below = Rect(head.left, head.bottom, head.width, 70)
    painter.draw(page, words("rulebook.summary"), below, Face.FLOURISH_STRONG, 56, SEPIA, "centre")
    size = next(each for each in range(_LARGEST, _SMALLEST - 1, -1) if each == _SMALLEST or _fits(painter, book, each))
    columns = _columns()
    column, top = 0, columns[0].top
    for chapter, paragraphs in _chosen(book):
        high = _height(painter, paragraphs, size)
        if top + high > columns[column].bottom and column + 1 < len(columns):
            column, top = column + 1, columns[0].top
        _draw(
            kit, painter, page, Rect(columns[column].left, top, columns[column].width, high), chapter, paragraphs, size
        )
        top += high
    return page


def _columns() -> list[Rect]:
    wide = (PAGE[0] - 2 * _MARGIN - _BETWEEN) // 2
    lefts = _MARGIN, PAGE[0] - _MARGIN - wide
    return [Rect(left, _HEAD, wide, PAGE[1] - _HEAD - _MARGIN) for left in lefts]


def _chosen(book: RuleBook) -> list[tuple[Chapter, list[Paragraph]]]:
    """Return the chapters of which something is on the page, with the paragraphs of it."""
    found = []
    for chapter in book.chapters:
        paragraphs = [each for spread in chapter.spreads for each in spread.paragraphs]
        on_it = [each for each in paragraphs if not set(book.summary).isdisjoint(each.rules)]
        if on_it:
            found.append((chapter, on_it))
    return found


def _fits(painter: Painter, book: RuleBook, size: int) -> bool:
    """Tell whether all finds room, a chapter never being broken, with letters of so many pixels."""
    columns, column, top = _columns(), 0, _HEAD
    for _, paragraphs in _chosen(book):
        high = _height(painter, paragraphs, size)
        if top + high > columns[0].bottom:
            column, top = column + 1, _HEAD
        top += high
    return column < len(columns) and top <= columns[0].bottom


def _height(painter: Painter, paragraphs: list[Paragraph], size: int) -> int:
    wide = _columns()[0].width - _RULE
    texts = sum(painter.height_of(words(each.text), Face.TEXT, size, wide) + size // 2 for each in paragraphs)
    return _PICTURE + _TITLE + 30 + texts


def _draw(
    kit: Kit, painter: Painter, page: Surface, area: Rect, chapter: Chapter, paragraphs: list[Paragraph], size: int
) -> None:
    """Draw the picture of a chapter, its title, and its paragraphs with their numbers."""
    spread = next(each for each in chapter.spreads if not set(each.paragraphs).isdisjoint(paragraphs))
    spread.picture(Pen(kit, page, Rect(area.left, area.top, area.width, _PICTURE - 20)))
    line = Rect(area.left, area.top + _PICTURE, area.width, _TITLE + 10)
    painter.draw(page, words(chapter.title), line, Face.TITLE_STRONG, _TITLE, VERMILION)
    top = line.bottom + 20
    for each in paragraphs:
        text = words(each.text)
        rule = Rect(area.left, top, _RULE - 10, painter.line(Face.TEXT, size))
        painter.draw(page, each.rules[0], rule, Face.BOLD, size * 0.86, VERMILION)
        high = painter.height_of(text, Face.TEXT, size, area.width - _RULE)
        place = Rect(area.left + _RULE, top, area.width - _RULE, high)
        painter.draw_wrapped(page, text, place, Face.TEXT, size, INK)
        top += high + size // 2
