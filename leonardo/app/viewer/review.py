"""The review of a seat in the viewer: what has been found so far, and the card of a moment."""

from collections.abc import Sequence
from typing import Final

import pygame

from leonardo.ai.review import Weighed
from leonardo.ai.reviewer import Reviewer, ReviewProgress
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle, names_of
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.review.board import ReviewBoard
from leonardo.app.table.review.card import ReviewCard, place_for
from leonardo.app.viewer.bar import SliderMark
from leonardo.play.replay import Station


class Reviewing:
    """What the `reviewer` of a seat has found by now."""

    def __init__(self, seat: int, reviewer: Reviewer) -> None:
        self.seat = seat
        self.reviewer = reviewer
        self.news: ReviewProgress = reviewer.news
        self._told_failure = False

    def poll(self) -> bool:
        """Look what was found meanwhile; tell whether anything was."""
        changed = self.reviewer.news is not self.news
        self.news = self.reviewer.news
        return changed

    def take_failure(self) -> bool:
        """Tell, once, whether not everything could be judged."""
        failed, self._told_failure = self.news.failed and not self._told_failure, self.news.failed
        return failed

    @property
    def moments(self) -> Sequence[Weighed]:
        """The decisions that cost or won most, in the order in which they were made."""
        return self.news.moments

    @property
    def marks(self) -> list[SliderMark]:
        return [SliderMark(moment.decision.number, moment.cost) for moment in self.moments]

    def at(self, place: Station) -> int | None:
        if place.events:
            return None
        found = (number for number, moment in enumerate(self.moments) if moment.decision.number == place.decisions)
        return next(found, None)

    def following(self, place: Station) -> int:
        """Return which of them is at a place, or comes next after it; after the last one the first."""
        here = self.at(place)
        if here is not None:
            return here
        later = (number for number, moment in enumerate(self.moments) if moment.decision.number > place.decisions)
        return next(later, 0)


_LEAST: Final = 430  # pixels of height of the card beside the middle of the table, at least, where the table is so high
_EDGE: Final = 8  # pixels from there to the foot of the table


class MomentCard:
    """Shows moments of a `seat` on the `picture` of its table, which is `size` pixels large."""

    def __init__(
        self,
        kit: Kit,
        game: AnyTableGame,
        looks: Sequence[PlayerStyle],
        seat: int,
        picture: TablePicture,
        size: tuple[int, int],
    ) -> None:
        self.board = ReviewBoard(kit, game, looks[seat], seat, picture, size)
        self._game = game
        self._names = names_of(looks)
        self._picture = picture
        self._size = size
        self._card = ReviewCard(kit, looks[seat].colour)

    def place(self, moment: Weighed, *, folded: bool) -> pygame.Rect:
        """Return where the card of a moment lies: where it hides neither choice, if that can be."""
        self.board.arrange(moment)
        places = [self._high_enough(place) for place in self._picture.card_places(low=True)]
        place = place_for(places, [each.place for each in self.board.marked(moment)])
        return self._card.folded(place, self._game.moment(moment, self._names)) if folded else place

    def buttons(self, moment: Weighed, *, folded: bool) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return where the buttons of the card are, in pixels."""
        return self._card.buttons(self.place(moment, folded=folded))

    def draw(self, surface: pygame.Surface, moment: Weighed, *, folded: bool) -> None:
        """Draw the table of a moment with its card, or only the head of that."""
        self.board.draw(surface, moment)
        self.draw_card(surface, moment, folded=folded)

    def draw_card(self, surface: pygame.Surface, moment: Weighed, *, folded: bool) -> None:
        """Draw the card alone, or its head."""
        place, told = self.place(moment, folded=folded), self._game.moment(moment, self._names)
        if folded:
            self._card.draw_head(surface, place, told)
        else:
            self._card.draw(surface, place, told)

    def _high_enough(self, place: pygame.Rect) -> pygame.Rect:
        """Return a place beside the middle of the table, as high as the card needs it where the table is low."""
        wide, high = self._size
        if place.height >= _LEAST or place.width > wide // 2:
            return place
        return pygame.Rect(place.left, place.top, place.width, min(_LEAST, high - _EDGE - place.top))
