"""The review: Leonardo goes through the decisions of a seat, and shows those that cost or won most, one by one.

The table is that of the moment, as the seat saw it then; nothing can be done there. While Leonardo thinks, what was
found so far can be looked at already.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.review import Weighed
from leonardo.ai.reviewer import Reviewer, ReviewProgress
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Stepper, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.desk import lay_desk, lay_drawing, lay_ribbon
from leonardo.app.scenes.menu import MenuScene, draw_heading
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.review.board import ReviewBoard
from leonardo.app.table.review.card import ReviewCard, place_for
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_WAIT: Final = 100
"""Milliseconds between two looks whether something was found."""
_SHEET: Final = (1040, 700)
"""Units of the sheet that is shown until something is found."""
_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_PAGEUP: -1, pygame.K_RIGHT: 1, pygame.K_PAGEDOWN: 1}
_DRAWING: Final = "invention_05"


class ReviewScene(MenuScene):
    """The review of a seat of a finished game; `reviewer` goes through its decisions."""

    first_focus = "moment"

    def __init__(self, host: "Host", game: AnyTableGame, session: Session, seat: int, reviewer: Reviewer) -> None:
        super().__init__(host.kit)
        self._game = game
        self.host = host
        self.names = tuple(each.name for each in session.seats)
        self.seat = seat
        self._session = session
        self.reviewer = reviewer
        self.news = ReviewProgress()
        self.folded = False
        self.board = ReviewBoard(self.kit, game, session, seat)
        self._card = ReviewCard(self.kit, self.board.look.colour)
        self._number = -1
        self._lies = 0
        self._told_failure = False

    @property
    def page(self) -> Kit:
        """The kit that it is laid out and drawn with: the table has units of its own."""
        return self.kit if self.news.moments else self.kit.page

    @property
    def moment(self) -> Weighed | None:
        """The moment that is shown, if any has been found."""
        moments = self.news.moments
        return moments[self.chosen] if moments else None

    @property
    def chosen(self) -> int:
        """Which of the moments is shown: the one last looked at, or the next one if that is no longer among them."""
        later = [place for place, moment in enumerate(self.news.moments) if moment.decision.number >= self._number]
        return later[0] if later else len(self.news.moments) - 1

    # What goes on

    def enter(self) -> None:
        """Begin with what is known already; while nothing is, make the table ready that will be needed."""
        self._look()
        if not self.news.moments:
            self.board.prepare(self._session.view(self.seat))

    def leave(self) -> None:
        """Let nobody think for nothing."""
        self.reviewer.stop()

    def update(self, milliseconds: float) -> None:
        """See what was found meanwhile."""
        super().update(milliseconds)
        if self.reviewer.news is not self.news:
            self._look()
            self.rebuild()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself."""
        return super().rest() if self.news.over else _WAIT

    def _look(self) -> None:
        self.news = self.reviewer.news
        if self.news.failed and not self._told_failure:
            self._told_failure = True
            self.host.say(words("table.review.failed"), words("table.review.failed_text"), came=True)

    # What the person does

    def handle(self, event: pygame.Event) -> bool:
        """Step through the moments; all the rest is for the buttons."""
        if event.type == pygame.KEYDOWN and event.key in _STEPS and self.news.moments:
            self.show((self.chosen + _STEPS[event.key]) % len(self.news.moments))
            return True
        return super().handle(event)

    def back(self) -> None:
        """Go back to the results."""
        self.kit.stack.remove(self)

    def show(self, chosen: int) -> None:
        """Show one of the moments."""
        self._number = self.news.moments[chosen].decision.number
        self.rebuild()

    def fold(self) -> None:
        """Fold the card, so that the whole table can be seen, or unfold it again."""
        self.folded = not self.folded
        self.rebuild()

    # What is pressed

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the buttons of the card, or of the sheet."""
        moment = self.moment
        if moment is not None:
            return self._card_widgets(moment)
        place = pygame.Rect(0, 0, layout.px(360), layout.px(68))
        sheet = layout.centred(*_SHEET)
        place.midbottom = sheet.centerx, sheet.bottom - layout.px(50)
        text = words("table.review.results" if self.news.over else "table.review.cancel")
        return [Button("leave", place, text, self.back, strong=True)]

    def _card_widgets(self, moment: Weighed) -> list[Widget]:
        """Return what steps through the moments, and two buttons."""
        rows = self._card.buttons(self.card_place(moment))
        count = len(self.news.moments)
        key = "of" if self.news.over else "searching"
        texts = [words(f"table.review.{key}", number=number + 1, count=count) for number in range(count)]
        fold = words("table.review.unfold" if self.folded else "table.review.fold")
        return [
            Stepper("moment", rows[0], texts, self.chosen, self.show),
            Button("fold", rows[1], fold, self.fold, size=24),
            Button("results", rows[2], words("table.review.results"), self.back, size=24),
        ]

    def card_place(self, moment: Weighed) -> pygame.Rect:
        """Return where the card of a moment lies, in pixels: where it hides neither choice, if that can be."""
        self.board.arrange(moment)
        places = self.board.picture.card_places(low=True)
        # it stays where it lies, if it hides no more there than elsewhere: the next arrow is then where the last was
        stays_first = [places[self._lies], *places] if self._lies < len(places) else places
        place = place_for(stays_first, [choice.place for choice in self.board.marked(moment)])
        self._lies = list(places).index(place)
        return self._card.folded(place, self._game.moment(moment, self.names)) if self.folded else place

    # What is seen

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the table of the moment with its card, or the sheet."""
        moment = self.moment
        if moment is None:
            self._draw_sheet(surface)
            return
        self.board.draw(surface, moment)
        place, told = self.card_place(moment), self._game.moment(moment, self.names)
        if self.folded:
            self._card.draw_head(surface, place, told)
        else:
            self._card.draw(surface, place, told)
        if not self.news.over:
            self._draw_progress(surface, self._under_card(place))

    def _under_card(self, place: pygame.Rect) -> pygame.Rect:
        inner = self._card.inner(place)
        bar = pygame.Rect(inner.left, 0, inner.width, max(5, self.kit.layout.px(8)))
        bar.centery = (inner.bottom + place.bottom) // 2
        return bar

    def _draw_sheet(self, surface: pygame.Surface) -> None:
        """Draw what Leonardo does, or that he found nothing."""
        page, px = self.page, self.page.layout.px
        lay_desk(page, surface)
        sheet = page.layout.centred(*_SHEET)
        skins.lay_panel(surface, page.pictures, sheet, page.layout.k, "panel_gilt")
        lay_ribbon(page, surface, sheet)
        state = "nothing" if self.news.over else "thinking"
        draw_heading(page, surface, sheet, words(f"table.review.{state}"))
        text = pygame.Rect(sheet.left + px(110), sheet.top + px(128), sheet.width - px(220), px(130))
        told = words(f"table.review.{state}_text", name=self.names[self.seat])
        page.painter.draw_wrapped(surface, told, text, Face.FLOURISH_STRONG, 32, SEPIA, "centre", "middle")
        drawing = pygame.Rect(sheet.left, text.bottom + px(10), sheet.width, px(240))
        lay_drawing(page, surface, _DRAWING, drawing, 150)
        if not self.news.over:
            bar = pygame.Rect(sheet.left + px(200), drawing.bottom + px(16), sheet.width - px(400), max(8, px(14)))
            self._draw_progress(surface, bar)

    def _draw_progress(self, surface: pygame.Surface, bar: pygame.Rect) -> None:
        """Draw how much of the work is done."""
        pictures, k = self.page.pictures, self.page.layout.k
        surface.blit(skins.plate(pictures, bar.size, k, skins.TRACK), bar)
        done = round(bar.width * self.news.share)
        filled = skins.plate(pictures, bar.size, k, skins.FILLED)
        surface.blit(filled, bar, pygame.Rect(0, 0, done, bar.height))
