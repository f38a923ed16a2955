"""The rules on one page that can be printed: the paragraphs that matter most, with their pictures, in two columns.

A chapter has its picture at the right of its first paragraphs, which are narrower as long as they are beside it. All is
set first, with letters as large as the page has room for; a chapter goes on in the next column where it must.
"""

from collections.abc import Iterator
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.rulebook.book import Chapter, Paragraph, RuleBook, Spread
from leonardo.app.rulebook.pen import Pen

PAGE: Final = (2480, 3508)
"""Pixels of A4 at 300 dots an inch."""
LARGEST: Final = 44
SMALLEST: Final = 26
"""Pixels of type."""
_WHITE: Final = (255, 255, 255)
_MARGIN: Final = 140
_BETWEEN: Final = 90
_HEAD: Final = 300
"""Pixels at the edges, between the columns, and down to them."""
_PICTURE: Final = 300
_BESIDE: Final = 24
"""Pixels of a picture, and between it and what is written beside it."""
_RULE: Final = 100
_TITLE: Final = 50
_TITLE_HIGH: Final = 84
_PARTED: Final = 26
"""Pixels of the column of rules' numbers, of a chapter's title and its line, and between two chapters."""


@frozen
class _Piece:
    """Something that is set, in the column of a number: a chapter's title, its picture or a paragraph."""

    column: int
    rect: Rect
    what: Chapter | Spread | Paragraph


def draw_summary(kit: Kit, book: RuleBook, title: str) -> Surface:
    """Return the page, with letters as large as it has room for."""
    page = Surface(PAGE)
    page.fill(_WHITE)
    painter = Painter(1.0)
    head = Rect(_MARGIN, 70, PAGE[0] - 2 * _MARGIN, 130)
    painter.draw(page, title, head, Face.TITLE_BOLD, 96, INK, "centre")
    below = Rect(head.left, head.bottom - 10, head.width, 70)
    painter.draw(page, tr("rulebook.summary"), below, Face.FLOURISH_STRONG, 56, SEPIA, "centre")
    size = size_of_type(painter, book)
    for piece in _set(painter, book, size):
        _draw(kit, painter, page, piece, size)
    return page


def size_of_type(painter: Painter, book: RuleBook) -> int:
    """Return the pixels of the largest letters with which all finds room; the smallest where even these find none."""
    return next((each for each in range(LARGEST, SMALLEST, -1) if fits(painter, book, each)), SMALLEST)


def fits(painter: Painter, book: RuleBook, size: int) -> bool:
    """Tell whether all finds room with letters of so many pixels."""
    return all(piece.column < len(_columns()) for piece in _set(painter, book, size))


def _columns() -> list[Rect]:
    wide = (PAGE[0] - 2 * _MARGIN - _BETWEEN) // 2
    lefts = _MARGIN, PAGE[0] - _MARGIN - wide
    return [Rect(left, _HEAD, wide, PAGE[1] - _HEAD - _MARGIN) for left in lefts]


def _chosen(book: RuleBook) -> Iterator[tuple[Chapter, Spread, list[Paragraph]]]:
    """Yield the chapters of which something is on the page, with a spread whose picture it has, and the paragraphs."""
    for chapter in book.chapters:
        told = [(spread, each) for spread in chapter.spreads for each in spread.paragraphs]
        on_it = [(spread, each) for spread, each in told if not set(book.summary).isdisjoint(each.rules)]
        if on_it:
            yield chapter, on_it[0][0], [each for _, each in on_it]


def _set(painter: Painter, book: RuleBook, size: int) -> list[_Piece]:
    """Return everything in its place, columns that are not there included where the page is too small."""
    columns, pieces = _columns(), []
    wide, bottom = columns[0].width, columns[0].bottom
    column, top = 0, _HEAD
    for chapter, spread, paragraphs in _chosen(book):
        first = _height(painter, paragraphs[0], size, _beside(wide))
        if top + _TITLE_HIGH + max(first, _PICTURE) > bottom:
            column, top = column + 1, _HEAD
        left = columns[column % len(columns)].left
        pieces.append(_Piece(column, Rect(left, top, wide, _TITLE_HIGH), chapter))
        picture = Rect(left + wide - _PICTURE, top + _TITLE_HIGH // 2, _PICTURE, _PICTURE)
        pieces.append(_Piece(column, picture, spread))
        top += _TITLE_HIGH
        for paragraph in paragraphs:
            room = _beside(wide) if top < picture.bottom and picture.left - left < wide else wide
            high = _height(painter, paragraph, size, room)
            if top + high > bottom:
                column, top, picture = column + 1, _HEAD, Rect(0, 0, 0, 0)
                left, high = columns[column % len(columns)].left, _height(painter, paragraph, size, wide)
                room = wide
            pieces.append(_Piece(column, Rect(left, top, room, high), paragraph))
            top += high + size // 2
        top = max(top, picture.bottom) + _PARTED
    return pieces


def _beside(wide: int) -> int:
    """Return how wide a paragraph is beside a picture."""
    return wide - _PICTURE - _BESIDE


def _height(painter: Painter, paragraph: Paragraph, size: int, wide: int) -> int:
    return painter.height_of(tr(paragraph.text), Face.TEXT, size, wide - _RULE)


def _draw(kit: Kit, painter: Painter, page: Surface, piece: _Piece, size: int) -> None:
    """Draw a picture, the title of a chapter, or a paragraph with the number of its rule."""
    if piece.column >= len(_columns()):
        return
    place, what = piece.rect, piece.what
    if isinstance(what, Spread):
        what.picture(Pen(kit, page, place))
        return
    if isinstance(what, Chapter):
        line = Rect(place.left, place.top, place.width - _PICTURE - _BESIDE, _TITLE + 10)
        painter.draw(page, tr(what.title), line, Face.TITLE_STRONG, _TITLE, VERMILION)
        return
    rule = Rect(place.left, place.top, _RULE - 10, painter.line(Face.TEXT, size))
    painter.draw(page, what.rules[0], rule, Face.BOLD, size * 0.86, VERMILION)
    room = Rect(place.left + _RULE, place.top, place.width - _RULE, place.height)
    painter.draw_wrapped(page, tr(what.text), room, Face.TEXT, size, INK)
