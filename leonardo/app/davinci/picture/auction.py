"""An auction as all see it: the card that is bid for, and under it the purses of those who bid (rule 9.7)."""

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.picture.card import Card
from leonardo.app.davinci.picture.sprites import sealed_purse
from leonardo.app.davinci.spots import AuctionSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.theme import GOLD
from leonardo.app.kit.words import catalogue
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.laid_page import Stroke
from leonardo.app.table.looks.sprite import cast
from leonardo.app.table.marks import Marks
from leonardo.engine.davinci.questions import BidQuestion

_CARD = (384, 130)
_PURSE = 112
"""Units of height of a purse."""
_PLACE = 150
"""Units from one purse to the next."""
_MARGIN = 26


class Auction:
    """A board over the middle of the `city`, as wide as it must be."""

    def __init__(self, brush: Brush, city: Rect, question: BidQuestion) -> None:
        self.brush = brush
        self.question = question
        self.seats = sorted({question.seat, *question.waiting, *(seat for seat, _ in question.bids)})
        px = self._px
        width = max(_CARD[0], _PLACE * len(self.seats)) + 2 * _MARGIN
        self.rect = Rect(0, 0, px(width), px(_CARD[1] + _PURSE + 3 * _MARGIN))
        self.rect.center = city.center
        self.card = Rect(0, 0, px(_CARD[0]), px(_CARD[1]))
        self.card.midtop = self.rect.centerx, self.rect.top + px(_MARGIN)

    def _px(self, units: float) -> int:
        return round(units * max(self.brush.layout.k, 0.56))

    @property
    def purse_height(self) -> int:
        """How high a purse is, in pixels."""
        return self._px(_PURSE)

    def place(self, seat: int) -> Rect:
        """Return where the purse of a seat stands."""
        step = self._px(_PLACE)
        left = self.rect.centerx - step * len(self.seats) // 2 + step * self.seats.index(seat)
        return Rect(left, self.card.bottom + self._px(_MARGIN), step, self.purse_height)

    def where(self, spot: AuctionSpot) -> tuple[int, int]:
        """Return the middle of a purse, or of the card."""
        known = spot.seat is not None and spot.seat in self.seats
        return (self.place(spot.seat) if known and spot.seat is not None else self.card).center

    def stroke(self, marks: Marks) -> Stroke:
        """Return the board as it lies over the table, without what is in the air."""
        shown = frozenset(spot for spot in marks.absent if isinstance(spot, AuctionSpot))
        words_in = catalogue().language, self.brush.painter.scale
        key: Hashable = "auction", self.question, shown, self.rect.size, self.brush.looks, words_in

        def draw(surface: pygame.Surface) -> None:
            surface.blit(self.brush.pictures.made(key, lambda: self._board(shown)), self.rect)

        return Stroke(self.rect, key, draw)

    def _board(self, absent: frozenset[AuctionSpot]) -> Surface:
        board = Surface(self.rect.size, pygame.SRCALPHA)
        shift = -self.rect.left, -self.rect.top
        radius = self._px(16)
        shapes.lay(board, shapes.plate(self.rect.size, radius, (44, 24, 10, 250), (*GOLD, 255), self._px(2)), (0, 0))
        if AuctionSpot(None) not in absent:
            Card(self.brush, self.question.invention, self.card.move(shift)).draw(board)
        sealed = {seat for seat, _ in self.question.bids}
        for seat in self.seats:
            place = self.place(seat).move(shift)
            self._stand(board, place)
            if AuctionSpot(seat) not in absent:
                self._purse(board, seat, place, sealed=seat in sealed)
        return board

    def _stand(self, board: Surface, place: Rect) -> None:
        """A ring on the board where a purse goes."""
        size = round(place.height * 0.9), round(place.height * 0.26)
        ring = shapes.plate(size, size[1] // 2, (20, 10, 4, 130), (*GOLD, 120), max(1.0, self.brush.layout.k))
        shapes.lay(board, ring, (place.centerx - size[0] // 2, place.bottom - round(size[1] * 0.8)))

    def _purse(self, board: Surface, seat: int, place: Rect, *, sealed: bool) -> None:
        """A sealed purse, or the pale shield of who has not bid yet."""
        brush = self.brush
        if not sealed:
            pale = brush.faded(f"shield_{brush.colour(seat)}", place.height // 2, 110)
            board.blit(pale, pale.get_rect(center=place.center))
            return
        purse = sealed_purse(brush, seat, place.height)
        shade = cast(purse, max(2, self._px(10)))
        board.blit(shade, shade.get_rect(center=(place.centerx + self._px(4), place.centery + self._px(4))))
        board.blit(purse, purse.get_rect(center=place.center))
