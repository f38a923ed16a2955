"""All cards of a game in a table, sorted by whatever column is pressed."""

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.rows import RowList
from leonardo.app.kit.words import words
from leonardo.app.rulebook.cards import CardList, Cell
from leonardo.app.rulebook.pages import shared
from leonardo.app.scenes.menu import MARGIN, SheetScene

_TOP: Final = 116
_HEAD: Final = 62
_FOOT: Final = 134
_ROW: Final = 58
"""Units down to the headings, of their height, from the rows to the lower edge, and of a row."""
_TEXT: Final = 25
_APART: Final = 5
"""Size of type, and what lies between two columns, in units."""


class CardRows(RowList):
    """The cards, one a row."""

    def __init__(self, rect: Rect, kit: Kit, cards: Sequence[Sequence[Cell]], widths: Sequence[float]) -> None:
        row = max(kit.layout.px(_ROW), kit.painter.line(Face.TEXT, _TEXT) + kit.layout.px(12))
        super().__init__("cards", rect, len(cards), 0, row, lambda _: None)
        self._cards, self._widths = cards, widths

    def draw_row(self, surface: Surface, kit: Kit, number: int, inner: Rect, *, chosen: bool) -> None:
        """Draw the cells of a card below their headings."""
        row = Rect(self.rect.left, inner.top, inner.right - self.rect.left, inner.height)
        for cell, place in zip(self._cards[number], shared(kit.layout, row, *self._widths, apart=_APART), strict=True):
            _draw_cell(surface, kit, cell, place, chosen=chosen)


def _draw_cell(surface: Surface, kit: Kit, cell: Cell, place: Rect, *, chosen: bool) -> None:
    """Draw pictures and words; what is a reconstruction in italics. Where words need all the room, they stand alone."""
    px, left = kit.layout.px, place.left + kit.layout.px(12)
    side = min(place.height - px(6), px(42))
    face = Face.STRONG if cell.certain else Face.ITALIC
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
        colour = IVORY if chosen else INK if cell.certain else SEPIA
        kit.painter.draw(surface, cell.text, room, face, _TEXT, colour)


class CardsScene(SheetScene):
    """The table of the cards; a column that is pressed once more is sorted the other way round."""

    upright = True

    def __init__(self, kit: Kit, cards: CardList) -> None:
        super().__init__(kit)
        self.cards = cards
        self.column = 0
        self.backwards = False

    def heading(self) -> str:
        """Return the heading."""
        return words("rulebook.cards")

    def sorted_cards(self) -> list[tuple[Cell, ...]]:
        """Return the rows as they are sorted now; equal ones stay in the order of the box."""
        return sorted(self.cards.cards(), key=lambda row: row[self.column].order, reverse=self.backwards)

    def sort_by(self, column: int) -> None:
        """Sort by a column, or the other way round if it is sorted by that already."""
        self.backwards = not self.backwards if column == self.column else False
        self.column = column
        self.rebuild()

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the headings, the rows and the button back."""
        sheet, px = self.sheet(layout), layout.px
        margin = px(50 if layout.upright else MARGIN - 20)
        head = Rect(sheet.left + margin, sheet.top + px(_TOP), sheet.width - 2 * margin, px(_HEAD))
        widths = [column.wide for column in self.cards.columns]
        made: list[Widget] = []
        for number, (column, place) in enumerate(
            zip(self.cards.columns, shared(layout, head, *widths, apart=_APART), strict=True)
        ):
            text, chosen = words(column.title), number == self.column
            action = partial(self.sort_by, number)
            made.append(Button(column.name, place, text, action, strong=chosen, face=Face.STRONG, size=24))
        foot = px(_FOOT + (70 if layout.upright else 0))
        area = Rect(head.left, head.bottom + px(12), head.width, sheet.bottom - foot - head.bottom - px(12))
        made.append(CardRows(area, self.page, self.sorted_cards(), widths))
        made.append(Button("back", self.at_foot(layout, -300, 300), words("message.back"), self.back, strong=True))
        return made

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet, and at its foot what is known of the cards."""
        super().backdrop(surface)
        page, px = self.page, self.page.layout.px
        foot = self.foot(page.layout, right=MARGIN + 330)
        foot.top, foot.height = foot.top - px(6), foot.height + px(12)
        page.painter.draw_wrapped(surface, words(self.cards.about), foot, Face.ITALIC, 23, SEPIA, "left", "middle")
