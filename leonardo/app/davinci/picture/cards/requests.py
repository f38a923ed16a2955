"""The requested inventions, and the deck."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, partial

from pygame import Rect, Surface

from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.cards.state import CardState, requested
from leonardo.app.davinci.spots import CardSpot, DeckSpot
from leonardo.app.kit.brush import HEADING, NUMBER, Brush
from leonardo.app.kit.points import Size
from leonardo.app.kit.translations import tr
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import requested_count
from leonardo.engine.davinci.events import InventionCompleted
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve

_ONE_ROW = 3
"""Cards that stand in one row, however high the room for them is."""
_SMALLEST_OF_TWO_ROWS = 100
"""Pixels that a card must have in its height before the cards are laid in two rows."""
_TALLEST_IN_A_ROW = 0.6
_TALLEST_IN_A_COLUMN = 0.54
_TALLEST = 0.4
"""Height of a card, at most, as a share of its width."""


class Requests:
    """Three to five cards under (or beside) their heading."""

    def __init__(self, brush: Brush, rect: Rect, seats: int, *, in_a_row: bool, open_memory: bool = False) -> None:
        self.brush = brush
        self.rect = rect
        self.places = requested_count(seats)
        self.in_a_row = in_a_row
        self.open_memory = open_memory

    @property
    def parts(self) -> Sequence[Part]:
        """Heading and deck, and the place of each card with its shadow."""
        reach = self.brush.px(8)
        column = Rect(self.rect.left - reach, self.rect.top, self.rect.width + 2 * reach, self.rect.height + reach)
        around = 2 * max(3, self.brush.px(15)) + self.brush.px(10)
        cards = (
            Part(
                always(place.inflate(around, around).clip(column)),
                partial(self._card_content, number),
                partial(self._card, number),
            )
            for number, place in enumerate(self._places())
        )
        return Part(always(column), lambda view, _: view.deck_count, self._heading), *cards

    def lay_ground(self, surface: Surface) -> None:
        """Leave the desk bare: cards come and go."""

    def content(self, view: View, marks: Marks) -> Hashable:
        """The display, and whether something lies in its places."""
        del marks
        return view.display

    def _card_content(self, number: int, view: View, marks: Marks) -> Hashable:
        """The card at a place, what it means to the viewer, and whether it is on its way."""
        if number >= len(view.display):
            return None
        invention = view.display[number].invention
        spot = CardSpot(invention)
        return invention, self._state(view, marks, invention), spot in marks.absent, marks.ghosts(spot)

    def _card(self, number: int, surface: Surface, view: View, marks: Marks) -> None:
        if number >= len(view.display):
            return
        invention, rect = view.display[number].invention, self._places()[number]
        spot = CardSpot(invention)
        if spot in marks.absent:
            return
        CardPicture(self.brush, invention, rect, self._state(view, marks, invention)).draw(surface)
        if marks.ghosts(spot):
            veil = Surface(rect.size)
            veil.fill((228, 207, 162))
            veil.set_alpha(130)
            surface.blit(veil, rect)

    def retouched(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield the cards once more that are in no light, over that of their neighbours."""
        for number, place in enumerate(self._card_places(view)):
            if CardSpot(view.display[number].invention) not in marks.shining:
                key = "card", self._card_content(number, view, marks)
                yield Stroke(place, key, partial(self._card_in_place, number, view=view, marks=marks))

    def _card_in_place(self, number: int, surface: Surface, view: View, marks: Marks) -> None:
        """Draw a card and nothing of its shadow, which lies on the light of others."""
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self._places()[number]))
        self._card(number, surface, view, marks)
        surface.set_clip(clip)

    def _state(self, view: View, marks: Marks, invention: int) -> CardState:
        """Return what a card means to the viewer: it is done once somebody has completed it, until it goes."""
        meaning = requested(view, self.open_memory)[invention]
        completed = any(isinstance(each, InventionCompleted) and each.invention == invention for each in marks.lately)
        return evolve(meaning, done=True) if completed and not meaning.in_work else meaning

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the cards from the first requested to the last, then the deck."""
        del marks
        for request, rect in zip(view.display, self._card_places(view), strict=True):
            yield CardSpot(request.invention), rect
        yield DeckSpot(), self._deck

    def place_of_next(self, view: View) -> Rect:
        """Return where the next requested card will lie."""
        places = self._places()
        return places[min(len(view.display), len(places) - 1)]

    @cached_property
    def card(self) -> Size:
        """The pixels of a card."""
        return self._places()[0].size

    @property
    def _head(self) -> Rect:
        """Where heading and deck are: above the cards, or at the end of their rows."""
        brush = self.brush
        if not self.in_a_row:
            return Rect(self.rect.left, self.rect.top, self.rect.width, max(brush.px(46), 32))
        if self._deck_in_a_cell:
            return self._cells[self.places]
        return Rect(self.rect.right - brush.px(84), self.rect.top, brush.px(84), self.rect.height)

    @property
    def _deck(self) -> Rect:
        head = self._head
        if self.in_a_row:
            line = self.brush.line(HEADING)
            side = min(head.width, head.height - line)
            return Rect(head.centerx - side // 2, head.centery - (side + line) // 2, side, side)
        width = head.height + self.brush.width("25", NUMBER) + self.brush.px(6)
        return Rect(head.right - width, head.top, width, head.height)

    @property
    def _rows(self) -> int:
        return 2 if self.rect.height >= 2 * _SMALLEST_OF_TWO_ROWS and self.places > _ONE_ROW else 1

    @property
    def _deck_in_a_cell(self) -> bool:
        """Whether two rows of cards leave a place free, where the deck may lie."""
        return self._rows > 1 and bool(self.places % self._rows)

    @cached_property
    def _cells(self) -> list[Rect]:
        """The places of cards in rows, and one for the deck if it is free."""
        rect, gap, rows = self.rect, max(4, self.brush.px(6)), self._rows
        across = -(-self.places // rows)
        aside = 0 if self._deck_in_a_cell else self.brush.px(84) + gap
        width = (rect.width - aside - gap * (across - 1)) // across
        tallest = _TALLEST_IN_A_ROW if rows == 1 else _TALLEST
        height = min((rect.height - gap * (rows - 1)) // rows, round(width * tallest))
        top = rect.centery - (height * rows + gap * (rows - 1)) // 2
        first = Rect(rect.left, top, width, height)
        cells = (divmod(place, across) for place in range(across * rows))
        return [first.move((width + gap) * column, (height + gap) * row) for row, column in cells]

    def _places(self) -> list[Rect]:
        if self.in_a_row:
            return self._cells[: self.places]
        rect, gap = self.rect, max(4, self.brush.px(6))
        top = self._head.bottom
        height = (rect.bottom - top - gap * (self.places - 1)) // self.places
        height = min(height, round(rect.width * _TALLEST_IN_A_COLUMN))
        return [Rect(rect.left, top + (height + gap) * place, rect.width, height) for place in range(self.places)]

    def _card_places(self, view: View) -> list[Rect]:
        return self._places()[: len(view.display)]

    def _heading(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, head, deck = self.brush, self._head, self._deck
        height = round(min(deck.height, deck.width) * (1.0 if self.in_a_row else 0.96))
        if view.deck_count:
            pile = brush.sized("deck" if view.deck_count > 1 else "deck_back", height)
            place = pile.get_rect(centery=deck.centery, left=deck.left)
            if self.in_a_row:
                place.centerx = deck.centerx
            surface.blit(pile, place)
        if self.in_a_row:
            number = (deck.centerx, deck.bottom + brush.line(HEADING) // 2)
            brush.write(surface, str(view.deck_count), number, NUMBER, align="centre")
            return
        brush.write(surface, str(view.deck_count), (deck.right - brush.px(8), head.centery), NUMBER, align="right")
        room = deck.left - head.left - brush.px(10)
        title = brush.first_fitting(
            [tr("davinci.picture.requested"), tr("davinci.picture.requested_short")], HEADING, room
        )
        brush.write(surface, title, (head.left + brush.px(4), head.centery), HEADING, room=room)
