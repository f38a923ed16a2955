"""Choosing an invention that is not requested yet, to start it all the same (rule 6.6)."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.davinci.dialogs.bidding import CardArt
from leonardo.app.davinci.dialogs.dialog import Dialog
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.widgets import Look, Widget
from leonardo.app.kit.words import words

_CARD: Final = (384, 130)
_COLUMNS: Final = 3
_GAP: Final = 20


class CardButton(Widget):
    """A card that can be chosen."""

    def __init__(self, rect: pygame.Rect, invention: int, art: CardArt, choose: Callable[[], None]) -> None:
        super().__init__(f"card{invention}", rect)
        self.invention, self.art, self.choose = invention, art, choose

    def press(self) -> None:
        """Choose it."""
        self.choose()

    def draw(self, surface: pygame.Surface, kit: Kit, look: Look) -> None:
        """Draw it, a little higher under the mouse."""
        rect = self.rect.move(0, -round(5 * kit.layout.k)) if look.hovered else self.rect
        surface.blit(self.art(self.invention, rect.size), rect)


class FromDeck(Dialog):
    """Asks which of some `inventions` in the deck is to be started; `choose` is told its number."""

    def __init__(
        self,
        kit: Kit,
        inventions: Sequence[int],
        art: CardArt,
        choose: Callable[[int], None],
        put_aside: Callable[[], None],
    ) -> None:
        self._inventions, self._art, self._choose = tuple(inventions), art, choose
        rows = -(-len(self._inventions) // _COLUMNS)
        width = 96 + _COLUMNS * (_CARD[0] + _GAP) - _GAP
        size = (width, 190 + rows * (_CARD[1] + _GAP))
        super().__init__(kit, words("davinci.dialog.deck_title"), words("davinci.dialog.deck_words"), size, put_aside)

    def widgets(self) -> Sequence[Widget]:
        """Return the cards in rows."""
        return [self._button(number, invention) for number, invention in enumerate(self._inventions)]

    def _button(self, number: int, invention: int) -> CardButton:
        row, column = divmod(number, _COLUMNS)
        in_row = min(_COLUMNS, len(self._inventions) - row * _COLUMNS)
        left = (_COLUMNS - in_row) * (_CARD[0] + _GAP) / 2
        rect = self.at(left + column * (_CARD[0] + _GAP), row * (_CARD[1] + _GAP), *_CARD)
        return CardButton(rect, invention, self._art, lambda: self._chosen(invention))

    def _chosen(self, invention: int) -> None:
        self.close()
        self._choose(invention)
