"""The results: who won, the ledger of every florin, the course of the game, and the moments that decided it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.ai.reviewer import Reviewer
from leonardo.app.davinci.results.accounts import Account, Moment, ledger
from leonardo.app.davinci.results.owned import draw_owned
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.phrases import florins, invention_name, of_seats
from leonardo.app.kit import skins
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.scene import LOOKS
from leonardo.app.kit.seats import shield
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION
from leonardo.app.kit.widgets import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.desk import lay_desk
from leonardo.app.scenes.menu import MenuScene, draw_heading
from leonardo.app.table import commands
from leonardo.app.table.players import looks, player_at
from leonardo.app.table.results.chart import draw_course
from leonardo.app.table.review.choose_seat import WhoseScene
from leonardo.app.table.review.scene import ReviewScene
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import LAST_ROUND
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host

COLUMNS: Final[tuple[tuple[str, Callable[[Account], int]], ...]] = (
    ("start", lambda account: account.start),
    ("favours", lambda account: account.favours),
    ("rewards", lambda account: account.rewards),
    ("council", lambda account: account.council),
    ("paid", lambda account: -account.paid),
    ("bids", lambda account: -account.bids),
    ("florins", lambda account: account.florins),
    ("bonus", lambda account: account.bonus),
    ("total", lambda account: account.total),
)
"""The columns of the ledger and what stands in them, in florins."""

_HEAD: Final = 196
"""Units from the edge of the sheet to the words over the columns."""
_BUTTON: Final = (420, 64)
_LETTERS: Final = (28, 20)
"""Units of the letters on buttons, on a broad sheet and on one that is higher than wide."""
_LAUREL: Final = 260
"""Units at both sides of who won, where the laurels are."""
_COMING: Final = 30
"""Milliseconds between two looks whether it can be seen."""
_SHIELDS: Final = 60
"""Units at the right of the chart for the shields at the ends of the lines."""
_MOMENTS: Final = 250
"""Units of the moments where they are under the chart."""


@frozen
class SheetPlan:
    """Where the parts lie, in units from the edge of a sheet of `size`: its rules run from `left` to `right`.

    A row of the ledger is `row` high. The columns begin at `columns`, `column` apart, and `lower` units under the
    name, which has `name` units, and the inventions at `owned`; chart and moments are beside each other, or one under
    the other.
    """

    size: tuple[float, float]
    left: float
    right: float
    row: float
    name: float
    columns: float
    column: float
    lower: float
    owned: float
    chart: tuple[float, float]
    """Where the chart begins, and how wide it is."""
    moments: tuple[float, float]
    bottom: float
    """Where chart and moments end; the buttons stand below."""

    @property
    def upright(self) -> bool:
        """Whether the sheet is higher than wide, and the moments are under the chart."""
        return self.size[1] > self.size[0]

    @property
    def line(self) -> float:
        """The units of a line of the ledger: a row that has a lower part has two."""
        return self.row - 4 - self.lower

    @property
    def room(self) -> float:
        """The units that the inventions of a seat have to themselves, up to the end of the rules."""
        return self.right - self.owned


WIDE: Final = SheetPlan(
    (1800, 1030), left=60, right=1740, row=70, name=270, columns=336, column=109, lower=0, owned=1330,
    chart=(60, 760), moments=(860, 880), bottom=900,
)  # fmt: skip
UPRIGHT: Final = SheetPlan(
    (1040, 1500), left=50, right=990, row=106, name=480, columns=66, column=102, lower=50, owned=610,
    chart=(50, 940), moments=(50, 940), bottom=1380,
)  # fmt: skip


class ResultsScene(MenuScene):
    """The end of a game. With `back` one may look at the table again; `came` says that it came there by itself."""

    first_focus = "title"
    upright = True

    def __init__(self, host: "Host", session: Session, back: bool = False, came: bool = False) -> None:
        super().__init__(host.kit)
        self.host = host
        self.names = tuple(seat.name for seat in session.seats)
        self.colours = tuple(look.colour for look in looks(session))
        self._players = [player_at(host, session, seat) for seat in range(len(self.names))]
        self.winners = session.standing().winners
        _, first = next(session.played.steps())
        self.ledger = ledger((seat.florins for seat in first.state.seats), session.history(None))
        self.session = session
        self.undone = session.undone
        self.hints = session.hint_service.used
        self._reviews: dict[int, Reviewer] = {}
        self._back = back
        self._seen_for = 0.0 if came else LOOKS

    @property
    def plan(self) -> SheetPlan:
        """Where the parts lie in a window of the present shape."""
        return UPRIGHT if self.page.layout.upright else WIDE

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(*self.plan.size)

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - the sheet knows the layout
        """Return the ways to go on."""
        entries = [
            ("review", words("table.review.button"), self.ask_whose),
            ("new game", words("title.new_game"), self._new_game),
        ]
        if self._back:
            entries.insert(0, ("look", words("davinci.results.look"), self.back))
        entries.append(("title", words("davinci.results.to_title"), self.host.show_title))
        gap, plan, height = 24, self.plan, _BUTTON[1]
        width = min(_BUTTON[0], (plan.right - plan.left + gap) / len(entries) - gap)
        left = (plan.size[0] - len(entries) * (width + gap) + gap) / 2
        places = [
            self._at(left + number * (width + gap), plan.bottom + 40, width, height) for number in range(len(entries))
        ]
        return [
            Button(name, place, text, action, strong=name == "title", size=_LETTERS[plan.upright])
            for (name, text, action), place in zip(entries, places, strict=True)
        ]

    def back(self) -> None:
        """Look at the table again, or go to the title."""
        if self._back:
            self.kit.stack.remove(self)
        else:
            self.host.show_title()

    @property
    def _seen(self) -> bool:
        """Whether it has been there long enough to be seen, where it came by itself over the table."""
        return self._seen_for >= LOOKS

    def update(self, milliseconds: float) -> None:
        """Let time pass."""
        super().update(milliseconds)
        self._seen_for += milliseconds

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself; until it is seen, time is passing."""
        return super().rest() if self._seen else _COMING

    def handle(self, event: pygame.Event) -> bool:
        """Hand the event to the buttons, one of which has a key; what was meant for the table presses nothing."""
        if not self._seen and (event.type == pygame.MOUSEBUTTONDOWN or self.kit.keys.means(event, "press")):
            return True
        if self.kit.keys.means(event, commands.REVIEW):
            self.ask_whose()
            return True
        return super().handle(event)

    def ask_whose(self) -> None:
        """Let somebody choose whose decisions are reviewed."""
        people = [seat for seat in range(len(self.names)) if self.session.is_person(seat)]
        self.kit.stack.push(WhoseScene(self.kit, looks(self.session), people, self.review))

    def review(self, seat: int) -> None:
        """Review the decisions of a seat; what was found already is shown at once."""
        known = self._reviews.get(seat)
        if known is None or not known.news.over or known.news.failed:
            known = self._reviews[seat] = Reviewer(self.session.played, seat, self.session.seed)
        self.kit.stack.push(ReviewScene(self.host, TABLE, self.session, seat, known))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with everything on it."""
        lay_desk(self.page, surface)
        sheet = self.sheet(self.page.layout)
        skins.lay_panel(surface, self.page.pictures, sheet, self.page.layout.k, "panel_gilt")
        middle = self._at(_LAUREL - 150, 0, self.plan.size[0] - 2 * _LAUREL + 300, self.plan.size[1])
        draw_heading(self.page, surface, middle, words("davinci.results.title"))
        self._draw_margins(surface)
        self._draw_winner(surface)
        self._draw_ledger(surface)
        self._draw_chart(surface)
        self._draw_moments(surface)
        place = self._at(self.plan.left, self.plan.bottom - 6, self.plan.right - self.plan.left, 40)
        self.page.painter.draw(surface, self._asides(), place, Face.ITALIC, 24, SEPIA, "right")

    def _asides(self) -> str:
        """Say how often something was taken back, and who had how many hints; nothing where there was neither."""
        told = [words("davinci.results.undone", count=self.undone)] if self.undone else []
        used = [
            words("davinci.results.hints_of", name=self.names[seat], count=count)
            for seat, count in enumerate(self.hints)
            if count
        ]
        if used:
            told.append(words("davinci.results.hints", hints=words("davinci.components.join").join(used)))
        return " · ".join(told)

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        sheet, k = self.sheet(self.page.layout), self.page.layout.k
        left, top = sheet.left + round(x * k), sheet.top + round(y * k)
        return pygame.Rect(left, top, round(width * k), round(height * k))

    def _draw_winner(self, surface: pygame.Surface) -> None:
        won = florins(self.ledger.accounts[self.winners[0]].total)
        if len(self.winners) == 1:
            text = words("davinci.results.winner", name=self.names[self.winners[0]], florins=won)
        else:
            text = words("davinci.results.shared", names=of_seats(self.names, self.winners), florins=won)
        place = self._at(_LAUREL, 100, self.plan.size[0] - 2 * _LAUREL, 76)
        self.page.painter.draw_wrapped(surface, text, place, Face.FLOURISH_STRONG, 44, VERMILION, "centre", "middle")

    def _draw_margins(self, surface: pygame.Surface) -> None:
        """Draw the masters of the winners in laurel beside the heading, and the best invention of one who won alone."""
        left, right = self.plan.left, self.plan.right
        places = [self._at(x, 18, 170, 170) for x in (left + 20, right - 190, left + 210, right - 380)]
        places = places[:2] if self.plan.upright else places
        for seat, place in zip(self.winners, places, strict=False):
            surface.blit(self.page.pictures.get("laurel", place.size), place)
            figure = place.inflate(-place.width // 4, -place.height // 4)
            surface.blit(self.page.pictures.get(f"master_{self.colours[seat]}", figure.size), figure)
        owned = self.ledger.accounts[self.winners[0]].owned
        if len(self.winners) == 1 and owned:
            best = max(owned, key=lambda number: INVENTIONS[number].first_reward)
            surface.blit(self.page.pictures.get(f"invention_{best:02d}", places[1].size), places[1])

    def _draw_ledger(self, surface: pygame.Surface) -> None:
        painter, plan = self.page.painter, self.plan
        for number, (key, _) in enumerate(COLUMNS):
            place = self._at(plan.columns + number * plan.column, _HEAD - 20, plan.column - 4, 40)
            painter.draw(surface, words(f"davinci.results.{key}"), place, Face.ITALIC, 24, SEPIA, "right")
        if not plan.upright:
            owned = self._at(plan.owned, _HEAD - 20, plan.room, 40)
            painter.draw(surface, words("davinci.results.owned"), owned, Face.ITALIC, 24, SEPIA)
        for row, seat in enumerate(self._order()):
            self._draw_account(surface, row, seat)

    def _order(self) -> list[int]:
        """The winners first, then by florins."""
        accounts = self.ledger.accounts
        return sorted(range(len(accounts)), key=lambda seat: (seat not in self.winners, -accounts[seat].total, seat))

    def _draw_account(self, surface: pygame.Surface, row: int, seat: int) -> None:
        plan, painter, account = self.plan, self.page.painter, self.ledger.accounts[seat]
        top, won = _HEAD + 28 + row * plan.row, seat in self.winners
        rule = self._at(plan.left, top - 2, plan.right - plan.left, 1)
        pygame.draw.line(surface, SHADE, rule.topleft, rule.topright, max(1, self.page.layout.px(1.5)))
        if won:
            band = self._at(plan.left, top, plan.right - plan.left, plan.row - 4)
            surface.blit(self.page.pictures.made(("winner's band", band.size), lambda: _band(band.size)), band)
        mark = shield(self.page.pictures, self.colours[seat], self.page.layout.px(44))
        surface.blit(mark, mark.get_rect(midleft=self._at(plan.left, top, 44, plan.line).midleft))
        self._draw_name(surface, self._at(plan.left + 56, top, plan.name, plan.line), seat)
        for number, (key, amount) in enumerate(COLUMNS):
            place = self._at(plan.columns + number * plan.column, top + plan.lower, plan.column - 4, plan.line)
            strong = key in ("florins", "total")
            text = _amount(amount(account), signed=key not in ("start", "florins", "total"))
            painter.draw(surface, text, place, Face.BOLD if strong else Face.TEXT, 28, INK, "right")
        draw_owned(self.page, surface, self._at(plan.owned, top, plan.room, plan.line), account.owned)

    def _draw_name(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        """Write the name, and below or beside it who played there, if it was not a person."""
        painter, player, won = self.page.painter, self._players[seat], seat in self.winners
        name = place.copy()
        if player is not None and self.plan.lower:
            name.width = place.width // 2
        elif player is not None:
            name.height = place.height * 12 // 20
        face, colour = Face.BOLD if won else Face.MEDIUM, VERMILION if won else INK
        written = painter.draw(surface, self.names[seat], name, face, 30, colour)
        if player is None:
            return
        if self.plan.lower:
            place.left, place.width = written.right + self.page.layout.px(20), place.right - written.right
        else:
            place.top, place.height = place.top + place.height * 11 // 20, place.height * 9 // 20
        painter.draw(surface, player.title, place, Face.ITALIC, 23, SEPIA)

    def _below(self) -> float:
        """The units at which chart and moments begin: the fewer the seats, the higher."""
        return _HEAD + 112 + len(self.names) * self.plan.row

    def _moments_top(self) -> float:
        """The units at which the moments begin: beside the chart, or in the lower part under it."""
        return self.plan.bottom - _MOMENTS if self.plan.upright else self._below()

    def _draw_chart(self, surface: pygame.Surface) -> None:
        painter, px = self.page.painter, self.page.layout.px
        (x, width), y = self.plan.chart, self._below()
        end = self._moments_top() - 100 if self.plan.upright else self.plan.bottom - 30
        painter.draw(
            surface, words("davinci.results.chart"), self._at(x, y - 56, width, 40), Face.TITLE_STRONG, 26, INK
        )
        plot = self._at(x + 50, y, width - 50 - _SHIELDS, end - y)
        most = max(10, *(max(florins) for florins in self.ledger.course))
        top = -(-most // 10) * 10
        for value in range(0, top + 1, 10 if top <= 50 else 20):
            level = plot.bottom - plot.height * value // top
            pygame.draw.line(surface, SHADE, (plot.left, level), (plot.right, level), 1)
            painter.draw(surface, str(value), (plot.left - px(10), level), size=22, align="right")
        for number in range(LAST_ROUND + 1):
            across = plot.left + plot.width * number // LAST_ROUND
            pygame.draw.line(surface, SHADE, (across, plot.bottom), (across, plot.bottom + px(6)), max(1, px(1.5)))
            label = (across, plot.bottom + px(18))
            painter.draw(surface, str(number) if number else "", label, Face.TEXT, 22, SEPIA, "centre")
        draw_course(self.page, surface, plot, self.ledger.course, top, self.colours, self._order())

    def _draw_moments(self, surface: pygame.Surface) -> None:
        """Tell the moments, the first ones first, as far as there is room for them."""
        painter, px = self.page.painter, self.page.layout.px
        (x, width), y = self.plan.moments, self._moments_top()
        painter.draw(
            surface, words("davinci.results.moments"), self._at(x, y - 56, width, 40), Face.TITLE_STRONG, 26, INK
        )
        room = self._at(x + 44, y, width - 44, self.plan.bottom - y)
        for moment in self.ledger.moments:
            text = self._moment(moment)
            high = max(px(44), painter.height_of(text, Face.TEXT, 26, room.width))
            if high > room.height:
                break
            sign = shield(self.page.pictures, self.colours[moment.seat], px(34))
            surface.blit(sign, sign.get_rect(midright=(room.left - px(10), room.top + high // 2)))
            place = pygame.Rect(room.left, room.top, room.width, high)
            painter.draw_wrapped(surface, text, place, Face.TEXT, 26, SEPIA, valign="middle")
            room.top, room.height = room.top + high + px(2), room.height - high - px(2)

    def _moment(self, moment: Moment) -> str:
        key = "moment_auction" if moment.auction else "moment_reward"
        return words(
            f"davinci.results.{key}",
            round=moment.round,
            name=self.names[moment.seat],
            invention=invention_name(moment.invention),
            florins=florins(moment.florins),
        )

    def _new_game(self) -> None:
        self.host.show_title()
        self.host.show_new_game()


def _amount(value: int, signed: bool) -> str:
    """Return a sum as it stands in a ledger: a dash for nothing, a sign for what was added or paid."""
    if not signed:
        return str(value)
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "\N{EN DASH}"


def _band(size: tuple[int, int]) -> pygame.Surface:
    """Return the gold that the winner's row is written on, fading to the right."""
    strip = pygame.Surface((2, 1), pygame.SRCALPHA)
    strip.set_at((0, 0), (*GOLD, 96))
    strip.set_at((1, 0), (*GOLD, 16))
    return pygame.transform.smoothscale(strip, size)
