"""Choosing an invention that is not requested yet, to start it all the same (rule 6.6)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import pygame

from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Widget, WidgetState
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog
from leonardo.app.table.dialogs.dialog import HEAD, MARGIN

_CARD: Final = (450, 152)
_LARGE: Final = (560, 189)  # units of a card where there are many, and where there are few
_FEW: Final = 4  # cards that are shown large, two of them side by side
_COLUMNS: Final = 3
_COLUMNS_UPRIGHT: Final = 2  # cards side by side, in windows that are wider than high, or higher than wide
_GAP: Final = 20
_TOP: Final = 22  # units from the words to the first row: the ring around a card must have room there
_LEAST: Final = 700  # units across what is on the sheet at least: its title must have room


class CardButton(Widget):
    """A card that can be chosen."""

    def __init__(self, rect: pygame.Rect, invention: int, art: CardArt, choose: Callable[[], None]) -> None:
        super().__init__(f"card{invention}", rect)
        self.invention, self.art, self.choose = invention, art, choose

    def press(self) -> None:
        self.choose()

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        rect = self.rect.move(0, -round(5 * kit.layout.k)) if look.hovered else self.rect
        surface.blit(self.art.card(self.invention, rect.size), rect)


class FromDeck(CardDialog):
    """Asks which of some `inventions` in the deck is to be started; `choose` is told its number.

    It says so if they will `never` be requested.
    """

    def __init__(
        self,
        kit: Kit,
        inventions: Sequence[int],
        art: CardArt,
        choose: Callable[[int], None],
        put_aside: Callable[[], None],
        *,
        never: bool = False,
    ) -> None:
        self._inventions, self._choose = tuple(inventions), choose
        words = "deck_words_never" if never else "deck_words"
        title, about = partial(tr, "davinci.dialog.deck_title"), partial(tr, f"davinci.dialog.{words}")
        super().__init__(kit, title, about, (0, 0), put_aside, art)

    @property
    def _columns(self) -> int:
        if len(self._inventions) <= _FEW:
            return max(1, min(2, len(self._inventions)))
        return _COLUMNS_UPRIGHT if self.upright else _COLUMNS

    @property
    def _card(self) -> tuple[int, int]:
        return _CARD if self.upright or len(self._inventions) > _FEW else _LARGE

    def extent(self) -> tuple[float, float]:
        rows = -(-len(self._inventions) // self._columns)
        width, height = self._card
        across = self._columns * (width + _GAP) - _GAP
        return 2 * MARGIN + max(_LEAST, across), HEAD + _TOP + rows * (height + _GAP) + _TOP

    def widgets(self) -> Sequence[Widget]:
        self._buttons = [self._button(number, invention) for number, invention in enumerate(self._inventions)]
        return self._buttons

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        return [(CardSpot(button.invention), button.rect) for button in self._buttons]

    def at_keyboard(self) -> Spot | None:
        return next((CardSpot(button.invention) for button in self._buttons if button.name == self.form.focus), None)

    def _button(self, number: int, invention: int) -> CardButton:
        columns = self._columns
        row, column = divmod(number, columns)
        in_row = min(columns, len(self._inventions) - row * columns)
        width, height = self._card
        left = (self.extent()[0] - 2 * MARGIN - in_row * (width + _GAP) + _GAP) / 2
        rect = self.at(left + column * (width + _GAP), _TOP + row * (height + _GAP), width, height)
        return CardButton(rect, invention, self.art, lambda: self._chosen(invention))

    def _chosen(self, invention: int) -> None:
        self.close()
        self._choose(invention)
