"""Putting the top cards of the deck in order (rule 8.5): by dragging them, or with the keyboard."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

import pygame

from leonardo.app.davinci.spots import CardSpot, Spot
from leonardo.app.kit.keymap import key_name
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Widget, WidgetState
from leonardo.app.kit.widgets.form import Form
from leonardo.app.table.dialogs.card_dialog import CardArt, CardDialog

_CARD: Final = (500, 169)
_STEP: Final = 180
_BUTTON: Final = 500
_WIDTH: Final = 800
_LEFT: Final = 150  # units of the sheet, and to the left end of the cards


class CardRow(Widget):
    """Cards one below the other, the top of the deck first.

    By mouse a card is dragged to its new place. By keyboard up and down choose a card, Space lifts it, up and down
    carry it, and Space puts it down.
    """

    set_first: ClassVar[bool] = True

    def __init__(self, rect: pygame.Rect, cards: list[int], step: int, art: CardArt, size: tuple[int, int]) -> None:
        super().__init__("cards", rect)
        self.cards, self.step, self.art, self.size = cards, step, art, size
        self.at = 0
        self.lifted = False
        self._dragged: tuple[int, int] | None = None

    def gripped(self) -> Callable[[], object]:
        return partial(self._put_back, list(self.cards), self.at)

    def _put_back(self, cards: Sequence[int], at: int) -> None:
        self.cards[:], self.at, self._dragged = cards, at, None

    def drag(self, point: tuple[int, int]) -> bool:
        """Carry the card under the mouse; those it passes make room."""
        slot = max(0, min(len(self.cards) - 1, (point[1] - self.rect.top) // self.step))
        if self._dragged is None:
            self.at, self.lifted = slot, False
        elif slot != self.at:
            self._carry(slot)
        self._dragged = point
        return True

    def click(self, point: tuple[int, int]) -> None:  # noqa: ARG002 - a drag has brought it to its place already
        self._dragged = None

    def release(self) -> None:
        """Put the card down wherever the mouse let it go."""
        self._dragged = None

    def press(self) -> None:
        self.lifted = not self.lifted

    def key(self, key: int) -> bool:
        if key not in (pygame.K_UP, pygame.K_DOWN):
            return False
        slot = self.at + (1 if key == pygame.K_DOWN else -1)
        if not 0 <= slot < len(self.cards):
            return self.lifted
        if self.lifted:
            self._carry(slot)
        self.at = slot
        return True

    def place(self, slot: int) -> pygame.Rect:
        """Return where the card of a slot lies, in pixels."""
        return pygame.Rect(self.rect.left, self.rect.top + slot * self.step, *self.size)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the cards; the one being carried last, and a little aside."""
        order = sorted(range(len(self.cards)), key=lambda slot: slot == self.at)
        for slot in order:
            carried = slot == self.at and (self.lifted or self._dragged is not None)
            rect = self.place(slot)
            if carried:
                rect.move_ip(round(26 * kit.layout.k), -round(6 * kit.layout.k))
            if slot == self.at and look.focused:
                around = rect.inflate(round(16 * kit.layout.k), round(16 * kit.layout.k))
                surface.blit(skins.ring(kit.pictures, around.size, kit.layout.k), around)
            surface.blit(self.art.card(self.cards[slot], self.size), rect)

    def _carry(self, slot: int) -> None:
        self.cards.insert(slot, self.cards.pop(self.at))
        self.at = slot


class CardForm(Form):
    """A form in which the row of cards shows by itself where the keyboard is: at one card."""

    def _draw_ring(self, surface: pygame.Surface, widget: Widget) -> None:
        if not isinstance(widget, CardRow):
            super()._draw_ring(surface, widget)


class Ordering(CardDialog):
    """Asks for an order of `cards`, the top of the deck first; `put` is told it."""

    form_kind: ClassVar[type[Form]] = CardForm

    def __init__(
        self,
        kit: Kit,
        cards: Sequence[int],
        art: CardArt,
        put: Callable[[tuple[int, ...]], None],
        put_aside: Callable[[], None],
    ) -> None:

        def about() -> str:
            return tr("davinci.dialog.reorder_words", key=key_name(pygame.K_SPACE))

        title = partial(tr, "davinci.dialog.reorder_title")
        super().__init__(kit, title, about, (_WIDTH, 286 + _STEP * len(cards)), put_aside, art)
        self._cards = list(cards)
        self._put = put

    def widgets(self) -> Sequence[Widget]:
        height = _STEP * len(self._cards)
        row = self.at(_LEFT, 0, _CARD[0], height)
        size = self.at(0, 0, *_CARD).size
        step = self.at(0, 0, 1, _STEP).height
        put = tr("davinci.button.put_in_order")
        self._row = CardRow(row, self._cards, step, self.art, size)
        return [
            self._row,
            Button("put", self.at(_LEFT, height + 14, _BUTTON, 68), put, self._done, strong=True),
        ]

    def readable(self) -> Sequence[tuple[Spot, pygame.Rect]]:
        return [(CardSpot(card), self._row.place(slot)) for slot, card in enumerate(self._cards)]

    def at_keyboard(self) -> Spot:
        return CardSpot(self._cards[self._row.at])

    def look_at(self, spot: Spot) -> None:
        self._row.release()
        super().look_at(spot)

    def answer(self, event: pygame.Event) -> bool:
        """Put a dragged card down also when the mouse lets go beside the row."""
        handled = super().answer(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self._row.release()
            self.redraw()
        return handled

    def draw_on_sheet(self, surface: pygame.Surface) -> None:
        for slot in range(len(self._cards)):
            place = self.at(0, slot * _STEP, _LEFT - 24, _CARD[1])
            ordinal = tr(f"davinci.ordinal.{slot + 1}")
            self.page.painter.draw(surface, ordinal, place, Face.TITLE_STRONG, 30, SEPIA, "right")

    def _done(self) -> None:
        self.close()
        self._put(tuple(self._cards))
