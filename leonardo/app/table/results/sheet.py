"""The results of any game: who won, a ledger, the course of the game, what decided it, and the ways to go on.

A game says how it ended (`ResultsSheet.outcome`), and may draw something of its own beside the columns of the ledger.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

import pygame

from leonardo.ai.players import is_advised
from leonardo.ai.reviewer import Reviewer
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import names_of, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.skins import lay_sheet
from leonardo.app.scenes.desk import lay_desk
from leonardo.app.scenes.menu import MenuScene, draw_heading
from leonardo.app.statistics.export import ExportScene, of_outcome
from leonardo.app.table import commands
from leonardo.app.table.game import AnyTableGame
from leonardo.app.table.players import looks, player_at
from leonardo.app.table.results.chart import BEFORE, BEHIND, draw_chart
from leonardo.app.table.results.outcome import Highlight, Outcome
from leonardo.app.table.results.rows import HEAD, UPRIGHT, WIDE, Ranked, Sheet, SheetPlan, draw_rows
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

_BUTTON: Final = (420, 64)
_GAP: Final = 24
_LETTERS: Final = (28, 20)  # units of the letters on buttons, on a broad sheet and on one that is higher than wide
_LAUREL: Final = 260
_MORE_LAURELS: Final = 450  # units at both sides of who won, where the laurels are: one or two of them
_APART, _BETWEEN_LAURELS = 190, 20  # units from one laurel to the next, and between them
_BROUGHT: Final = 28  # units of the letters of what the game brought
_HIGHLIGHTS: Final = 250  # units of the highlights where they are under the chart


class ResultsSheet(MenuScene):
    """All that led to the end of a game, over its podium."""

    first_focus = "podium"
    upright = True
    wide: ClassVar[SheetPlan] = WIDE
    tall: ClassVar[SheetPlan] = UPRIGHT
    """Where the parts lie in windows of the two shapes, if the columns of the game need other places than usual."""

    def __init__(self, host: "Host", game: AnyTableGame, session: Session) -> None:
        super().__init__(host.kit)
        self.host = host
        self.session = session
        self.looks = looks(session)
        self.names = names_of(self.looks)
        self.winners = session.standing().winners
        self._game = game
        self._players = [player_at(host, session, seat) for seat in range(len(self.names))]
        self._reviews: dict[int, Reviewer] = {}

    @abstractmethod
    def outcome(self) -> Outcome:
        """Return how the game ended, in the language that is spoken."""

    def further(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        """Return the ways to what else this game tells of its end: a name, a text and what is done."""
        return ()

    def draw_beside(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        """Draw what this game shows of a seat beside the columns; nothing if it does not say."""

    def draw_beside_heading(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Write the heading over it, where there is room for one."""

    # ---- the scene

    @property
    def plan(self) -> SheetPlan:
        """Where the parts lie in a window of the present shape."""
        return self.tall if self.page.layout.upright else self.wide

    @property
    def _laid(self) -> Sheet:
        return Sheet(self.page, self.plan)

    @property
    def reviewed(self) -> bool:
        """Whether the decisions of this game can be reviewed: somebody gives advice on it."""
        return is_advised(self.session.game.name)

    def sheet(self, layout: Layout) -> pygame.Rect:
        return layout.centred(*self.plan.size)

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - the sheet knows the layout
        entries = (
            ("podium", tr("table.results.podium"), self.back),
            *([("review", tr("table.review.button"), self.ask_whose)] if self.reviewed else []),
            *self.further(),
            ("keep", tr("statistics.keep.button"), self.keep),
            ("again", tr("table.results.again"), lambda: self.host.play_again(self.session)),
            ("title", tr("table.results.to_title"), lambda: self.host.leave(self.host.show_title)),
        )
        plan, laid, height = self.plan, self._laid, _BUTTON[1]
        width = min(_BUTTON[0], (plan.right - plan.left + _GAP) / len(entries) - _GAP)
        left = (plan.size[0] - len(entries) * (width + _GAP) + _GAP) / 2
        return [
            Button(
                name,
                laid.at(left + number * (width + _GAP), plan.bottom + 40, width, height),
                text,
                action,
                strong=name == self.first_focus,
                size=_LETTERS[plan.upright],
            )
            for number, (name, text, action) in enumerate(entries)
        ]

    def back(self) -> None:
        self.kit.stack.remove(self)

    def handle(self, event: pygame.Event) -> bool:
        if self.kit.keys.means(event, commands.REVIEW):
            self.ask_whose()
            return True
        return super().handle(event)

    def keep(self) -> None:
        """Let the sheet be kept as a picture, or as a table to paste elsewhere."""
        table = partial(of_outcome, self.outcome(), self.names)
        self.kit.stack.push(ExportScene(self.host, self.picture, table, self.session.game.name))

    def picture(self) -> pygame.Surface:
        whole = pygame.Surface(self.kit.layout.size)
        self.backdrop(whole)
        return whole.subsurface(self._laid.rect.clip(whole.get_rect())).copy()

    def look_back(self) -> None:
        self.host.look_back(self.session, start=len(self.session.played.turns))

    def ask_whose(self) -> None:
        """Let somebody choose whose decisions are reviewed."""
        people = [seat for seat in range(len(self.names)) if self.session.is_person(seat)]
        self.kit.stack.push(WhoseScene(self.kit, self.looks, people, self.review))

    def review(self, seat: int) -> None:
        """Review the decisions of a seat; what was found already is shown at once."""
        known = self._reviews.get(seat)
        if known is None or not known.news.over or known.news.failed:
            known = self._reviews[seat] = Reviewer(self.session.played, seat, self.session.seed)
        self.host.look_back(self.session, seat, known)

    # ---- what is seen

    def backdrop(self, surface: pygame.Surface) -> None:
        page, plan, laid, outcome = self.page, self.plan, self._laid, self.outcome()
        lay_desk(page, surface)
        lay_sheet(surface, page.pictures, laid.rect, page.layout.k)
        middle = laid.at(_LAUREL - 150, 0, plan.size[0] - 2 * _LAUREL + 300, plan.size[1])
        draw_heading(page, surface, middle, tr("table.results.title"))
        self._draw_margins(surface, outcome)
        beside = _LAUREL if plan.upright or len(self.winners) <= 2 else _MORE_LAURELS
        place = laid.at(beside, 100, plan.size[0] - 2 * beside, 76)
        page.painter.draw_wrapped(surface, outcome.won, place, Face.FLOURISH_STRONG, 44, VERMILION, "centre", "middle")
        if not plan.upright:
            self.draw_beside_heading(surface, laid.at(plan.beside, HEAD - 20, plan.room, 40))
        ranked = [
            Ranked(seat, self.looks[seat], self._players[seat], seat in self.winners, outcome.finishes[seat].aside)
            for seat in outcome.order
        ]
        whole = [column for column in outcome.columns if not column.brief]
        draw_rows(laid, surface, ranked, whole, self.draw_beside)
        self._draw_chart(surface, outcome)
        self._draw_highlights(surface, outcome.highlights)
        place = laid.at(plan.left, plan.bottom - 6, plan.right - plan.left, 40)
        written = page.painter.draw(surface, self._asides(), place, Face.ITALIC, 24, SEPIA, "right")
        place.width -= written.width + page.layout.px(20) if written.width else 0
        page.painter.draw(surface, self._brought(place.width), place, Face.FLOURISH_STRONG, _BROUGHT, VERMILION)

    def _brought(self, width: int) -> str:
        """Say what the game brought those who played it, as much as `width` pixels hold, but one thing at least."""
        told = [brought.sentence for brought in self.host.brought]
        between = tr("table.results.between")
        while (
            len(told) > 1 and self.page.painter.measure(between.join(told), Face.FLOURISH_STRONG, _BROUGHT)[0] > width
        ):
            told.pop()
        return between.join(told)

    def _asides(self) -> str:
        """Say how often something was taken back, who had how many hints, and which seats changed; or nothing."""
        undone = self.session.undone
        told = [tr("table.results.undone", count=undone)] if undone else []
        if self.session.retaken:
            told.append(tr("table.results.retaken", count=self.session.retaken))
        used = [
            tr("table.results.hints_of", name=self.names[seat], count=count)
            for seat, count in enumerate(self.session.hint_service.used)
            if count
        ]
        if used:
            told.append(tr("table.results.hints", hints=tr("table.results.join").join(used)))
        changed = dict.fromkeys(self.names[each.seat] for each in self.session.circumstances.former)
        if changed:
            told.append(tr("table.results.taken_over", names=tr("table.results.join").join(changed)))
        return tr("table.results.between").join(told)

    def _draw_margins(self, surface: pygame.Surface, outcome: Outcome) -> None:
        """Draw the masters of the winners in laurel beside the heading, and the best thing of one who won alone."""
        left, right, pictures = self.plan.left, self.plan.right, self.page.pictures
        many = max(2, len(self.winners))
        places = [self._laid.at(*place) for place in laurels(many, left, right, upright=self.plan.upright)]
        for seat, place in zip(self.winners, places, strict=False):
            surface.blit(pictures.get("laurel", place.size), place)
            figure = place.inflate(-place.width // 4, -place.height // 4)
            surface.blit(pictures.get(f"master_{self.looks[seat].colour}", figure.size), figure)
        if len(self.winners) == 1 and outcome.best:
            surface.blit(pictures.get(outcome.best, places[1].size), places[1])

    def _below(self) -> float:
        """The units at which chart and highlights begin: the fewer the seats, the higher."""
        return HEAD + 112 + len(self.names) * self.plan.row

    def _highlights_top(self) -> float:
        """The units at which the highlights begin: beside the chart, or in the lower part under it."""
        return self.plan.bottom - _HIGHLIGHTS if self.plan.upright else self._below()

    def _draw_title(self, surface: pygame.Surface, text: str, x: float, y: float, width: float) -> None:
        """Write the title of a part that begins at `y` units."""
        place = self._laid.at(x, y - 56, width, 40)
        self.page.painter.draw(surface, text, place, Face.TITLE_STRONG, 26, INK)

    def _draw_chart(self, surface: pygame.Surface, outcome: Outcome) -> None:
        (x, width), y = self.plan.chart, self._below()
        end = self._highlights_top() - 100 if self.plan.upright else self.plan.bottom - 48
        self._draw_title(surface, outcome.course.heading, x, y, width)
        colours = [look.colour for look in self.looks]
        plot = self._laid.at(x + BEFORE, y, width - BEFORE - BEHIND, end - y)
        draw_chart(self.page, surface, plot, outcome, colours)

    def _draw_highlights(self, surface: pygame.Surface, highlights: Sequence[Highlight]) -> None:
        if not highlights:
            return
        painter, px = self.page.painter, self.page.layout.px
        (x, width), y = self.plan.highlights, self._highlights_top()
        self._draw_title(surface, tr("table.results.moments"), x, y, width)
        room = self._laid.at(x + 44, y, width - 44, self.plan.bottom - y)
        for highlight in highlights:
            high = max(px(44), painter.height_of(highlight.text, Face.TEXT, 26, room.width))
            if high > room.height:
                break
            sign = shield(self.page.pictures, self.looks[highlight.seat].colour, px(34))
            surface.blit(sign, sign.get_rect(midright=(room.left - px(10), room.top + high // 2)))
            place = pygame.Rect(room.left, room.top, room.width, high)
            painter.draw_wrapped(surface, highlight.text, place, Face.TEXT, 26, SEPIA, valign="middle")
            room.top, room.height = room.top + high + px(2), room.height - high - px(2)


def laurels(count: int, left: float, right: float, *, upright: bool) -> list[tuple[float, float, float, float]]:
    """Return where so many laurels hang at both sides of who won, in units: left, right and left again, inwards."""
    step = min(_APART, (_APART if upright else 2 * _APART) / -(-count // 2))
    side = step - _BETWEEN_LAURELS
    found = []
    for number in range(count):
        inwards = _BETWEEN_LAURELS + number // 2 * step
        x = right - inwards - side if number % 2 else left + inwards
        found.append((x, 18 + (_APART - step) / 2, side, side))
    return found
