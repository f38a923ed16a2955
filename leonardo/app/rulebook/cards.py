"""All cards of a game in a table, sorted by any column."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.rulebook.pages import shared
from leonardo.app.scenes.menu import MARGIN, SheetScene


@frozen
class Cell:
    """What is known of a card under one heading: what it is sorted by (`order`), and `pictures` before a `text`.

    What is `certain` stands out from what is reconstructed. Where there is no text, `words` say what pictures show.
    """

    order: tuple[int | str, ...]
    text: str = ""
    pictures: tuple[str, ...] = ()
    certain: bool = True
    words: str = ""


@frozen
class Column:
    """A heading (the key `title`), and how `wide` the column is among the others."""

    name: str
    title: str
    wide: float


@frozen
class CardList:
    """The cards in the order of the box, each with a cell for every column; `about` is the key of what is known.

    `cards` makes the cells in the language that is spoken.
    """

    about: str
    columns: tuple[Column, ...]
    cards: Callable[[], tuple[tuple[Cell, ...], ...]]


_TOP: Final = 116
_HEAD: Final = 62
_FOOT: Final = 134
_ROW: Final = 58  # units down to the headings, of their height, from the rows to the lower edge, and of a row
_TEXT: Final = 25
_APART: Final = 5  # size of type, and what lies between two columns, in units
_ARROW: Final = 20  # units of width of the arrow beside the heading of the column by which the cards are sorted


class CardRows(RowList):
    """The cards, one a row."""

    def __init__(self, rect: Rect, kit: Kit, cards: Sequence[Sequence[Cell]], widths: Sequence[float]) -> None:
        row = max(kit.layout.px(_ROW), kit.painter.line(Face.TEXT, _TEXT) + kit.layout.px(12))
        super().__init__("cards", rect, len(cards), 0, row, lambda _: None)
        self._cards, self._widths = cards, widths

    def draw_row(self, surface: Surface, kit: Kit, number: int, inner: Rect, *, chosen: bool) -> None:
        row = Rect(self.rect.left, inner.top, inner.right - self.rect.left, inner.height)
        for cell, place in zip(self._cards[number], shared(kit.layout, row, *self._widths, apart=_APART), strict=True):
            _draw_cell(surface, kit, cell, place, chosen=chosen)


def _draw_cell(surface: Surface, kit: Kit, cell: Cell, place: Rect, *, chosen: bool) -> None:
    """Draw pictures and words, what is certain in bold. Where words need all the room, they stand alone."""
    px, left = kit.layout.px, place.left + kit.layout.px(12)
    side = min(place.height - px(6), px(42))
    face = Face.BOLD if cell.certain else Face.TEXT
    beside = place.right - left - len(cell.pictures) * (side + px(4))
    alone = cell.text and not kit.painter.fits(cell.text, face, _TEXT, beside)
    for name in () if alone else cell.pictures:
        wide, high = kit.pictures.entry(name).size
        scale = side / max(wide, high)
        picture = kit.pictures.get(name, (max(1, round(wide * scale)), max(1, round(high * scale))))
        surface.blit(picture, picture.get_rect(midleft=(left, place.centery)))
        left += side + px(4)
    if cell.text:
        room = Rect(left, place.top, place.right - left, place.height)
        kit.painter.draw(surface, cell.text, room, face, _TEXT, IVORY if chosen else INK)
    elif cell.certain:
        line = Rect(place.left + px(12), place.bottom - px(5), left - place.left - px(16), max(2, px(3)))
        surface.fill(IVORY if chosen else INK, line)


class SortButton(Button):
    """The heading of a column; where the cards are `sorted_by` it, an arrow tells which way."""

    def __init__(
        self, name: str, rect: Rect, text: str, action: Callable[[], None], *, sorted_by: bool, backwards: bool
    ) -> None:
        super().__init__(name, rect, text, action, strong=sorted_by, face=Face.STRONG, size=24)
        self.sorted_by, self.backwards = sorted_by, backwards

    def draw(self, surface: Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip, its words as far to the left as the cells below them, and the arrow at the right."""
        px, told = kit.layout.px, self.text
        self.text = ""
        super().draw(surface, kit, look)
        self.text = told
        down = max(1, px(2)) if look.held else 0
        inner = Rect(self.rect.left + px(12), self.rect.top + down, self.rect.width - px(20), self.rect.height)
        if self.sorted_by:
            arrow = Rect(0, 0, px(_ARROW), px(_ARROW * 0.6))
            arrow.midright = inner.midright
            inner.width -= arrow.width + px(4)
            ends = (arrow.topleft, arrow.topright, arrow.midbottom)
            corners = ends if self.backwards else (arrow.bottomleft, arrow.bottomright, arrow.midtop)
            pygame.draw.polygon(surface, IVORY, corners)
        kit.painter.draw(surface, told, inner, self.face, self.size, IVORY if self.strong else INK)


class CardsScene(SheetScene):
    """The table of the cards; a column that is pressed once more is sorted the other way round."""

    upright = True

    def __init__(self, kit: Kit, cards: CardList) -> None:
        super().__init__(kit)
        self.cards = cards
        self.column = 0
        self.backwards = False

    def heading(self) -> str:
        return tr("rulebook.cards")

    def sorted_cards(self) -> list[tuple[Cell, ...]]:
        """Return the rows as they are sorted now; equal ones stay in the order of the box."""
        return sorted(self.cards.cards(), key=lambda row: row[self.column].order, reverse=self.backwards)

    def sort_by(self, column: int) -> None:
        """Sort by a column, or the other way round if it is sorted by that already."""
        self.backwards = not self.backwards if column == self.column else False
        self.column = column
        self.rebuild()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        margin = px(50 if layout.upright else MARGIN - 20)
        head = Rect(sheet.left + margin, sheet.top + px(_TOP), sheet.width - 2 * margin, px(_HEAD))
        widths = [column.wide for column in self.cards.columns]
        made: list[Widget] = []
        for number, (column, place) in enumerate(
            zip(self.cards.columns, shared(layout, head, *widths, apart=_APART), strict=True)
        ):
            text, chosen = tr(column.title), number == self.column
            action = partial(self.sort_by, number)
            made.append(
                SortButton(column.name, place, text, action, sorted_by=chosen, backwards=chosen and self.backwards)
            )
        foot = px(_FOOT + (70 if layout.upright else 0))
        area = Rect(head.left, head.bottom + px(12), head.width, sheet.bottom - foot - head.bottom - px(12))
        made.append(CardRows(area, self.page, self.sorted_cards(), widths))
        made.append(Button("back", self.at_foot(layout, -300, 300), tr("message.back"), self.back, strong=True))
        return made

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page, px = self.page, self.page.layout.px
        foot = self.foot(page.layout, right=MARGIN + 330)
        foot.top, foot.height = foot.top - px(6), foot.height + px(12)
        page.painter.draw_wrapped(surface, tr(self.cards.about), foot, Face.ITALIC, 23, SEPIA, "left", "middle")
