"""The results: who won, the ledger of every florin, the course of the game, and the moments that decided it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.davinci.chart import draw_course
from leonardo.app.davinci.ledger import Account, Moment, ledger
from leonardo.app.davinci.owned import draw_owned
from leonardo.app.davinci.phrases import florins, invention_name, of_seats
from leonardo.app.davinci.seating import looks
from leonardo.app.kit import skins
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import shield
from leonardo.app.kit.text import Face
from leonardo.app.kit.theme import GOLD, INK, SEPIA, SHADE, VERMILION
from leonardo.app.kit.widgets import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.desk import lay_desk
from leonardo.app.scenes.menu import MenuScene, draw_heading
from leonardo.app.session import Session
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import LAST_ROUND

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

_LEFT: Final = 60
RIGHT: Final = 1740
"""Where the rules of the ledger end, in units from the edge of the sheet."""
_NAME: Final = 300
_COLUMN: Final = 100
OWNED: Final = _LEFT + _NAME + len(COLUMNS) * _COLUMN + 30
"""Where the inventions begin."""
ROOM: Final = RIGHT - OWNED
"""The units that the inventions of a seat have to themselves, up to the end of the rules."""
_ROW: Final = 62
_HEAD: Final = 196
_BOTTOM: Final = 900
"""Where chart and moments end; they begin under the last row of the ledger."""


class ResultsScene(MenuScene):
    """The end of a game. With `back` one may look at the table again."""

    first_focus = "title"

    def __init__(self, host: "Host", session: Session, back: bool = False) -> None:
        super().__init__(host.kit)
        self.host = host
        self.names = tuple(seat.name for seat in session.seats)
        self.colours = tuple(look.colour for look in looks(session))
        self.winners = session.standing().winners
        (_, first), *_ = session.played.steps()
        self.ledger = ledger((seat.florins for seat in first.state.seats), session.history(None))
        self.undone = session.undone
        self._back = back

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        return layout.centred(1800, 1030)

    def widgets(self, layout: Layout) -> Sequence[Widget]:  # noqa: ARG002 - the sheet knows the layout
        """Return the ways to go on."""
        entries = [("new game", words("title.new_game"), self._new_game)]
        if self._back:
            entries.insert(0, ("look", words("davinci.results.look"), self.back))
        entries.append(("title", words("davinci.results.to_title"), self.host.show_title))
        width, gap = 330, 24
        left = (1800 - len(entries) * (width + gap) + gap) / 2
        return [
            Button(name, self._at(left + number * (width + gap), 940, width, 64), text, action, strong=name == "title")
            for number, (name, text, action) in enumerate(entries)
        ]

    def back(self) -> None:
        """Look at the table again, or go to the title."""
        if self._back:
            self.kit.stack.remove(self)
        else:
            self.host.show_title()

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with everything on it."""
        lay_desk(self.kit, surface)
        sheet = self.sheet(self.kit.layout)
        skins.lay_panel(surface, self.kit.pictures, sheet, self.kit.layout.k, "panel_gilt")
        draw_heading(self.kit, surface, sheet, words("davinci.results.title"))
        self._draw_margins(surface)
        self._draw_winner(surface)
        self._draw_ledger(surface)
        self._draw_chart(surface)
        self._draw_moments(surface)
        if self.undone:
            place, text = self._at(_LEFT, 940, 290, 64), words("davinci.results.undone", count=self.undone)
            self.kit.painter.draw_wrapped(surface, text, place, Face.ITALIC, 24, SEPIA, valign="middle")

    def _at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        sheet, k = self.sheet(self.kit.layout), self.kit.layout.k
        left, top = sheet.left + round(x * k), sheet.top + round(y * k)
        return pygame.Rect(left, top, round(width * k), round(height * k))

    def _draw_winner(self, surface: pygame.Surface) -> None:
        won = florins(self.ledger.accounts[self.winners[0]].total)
        if len(self.winners) == 1:
            text = words("davinci.results.winner", name=self.names[self.winners[0]], florins=won)
        else:
            text = words("davinci.results.shared", names=of_seats(self.names, self.winners), florins=won)
        self.kit.painter.draw(surface, text, self._at(0, 106, 1800, 56), Face.FLOURISH_STRONG, 44, VERMILION, "centre")

    def _draw_margins(self, surface: pygame.Surface) -> None:
        """Draw the masters of the winners in laurel beside the heading, and the best invention of one who won alone."""
        places = [self._at(x, 18, 170, 170) for x in (_LEFT + 20, RIGHT - 190, _LEFT + 210, RIGHT - 380)]
        for seat, place in zip(self.winners, places, strict=False):
            surface.blit(self.kit.pictures.get("laurel", place.size), place)
            figure = place.inflate(-place.width // 4, -place.height // 4)
            surface.blit(self.kit.pictures.get(f"master_{self.colours[seat]}", figure.size), figure)
        owned = self.ledger.accounts[self.winners[0]].owned
        if len(self.winners) == 1 and owned:
            best = max(owned, key=lambda number: INVENTIONS[number].first_reward)
            surface.blit(self.kit.pictures.get(f"invention_{best:02d}", places[1].size), places[1])

    def _draw_ledger(self, surface: pygame.Surface) -> None:
        painter = self.kit.painter
        x = _LEFT + _NAME
        for number, (key, _) in enumerate(COLUMNS):
            place = self._at(x + number * _COLUMN, _HEAD - 20, _COLUMN - 10, 40)
            painter.draw(surface, words(f"davinci.results.{key}"), place, Face.ITALIC, 24, SEPIA, "right")
        owned = self._at(OWNED, _HEAD - 20, ROOM, 40)
        painter.draw(surface, words("davinci.results.owned"), owned, Face.ITALIC, 24, SEPIA)
        for row, seat in enumerate(self._order()):
            self._draw_account(surface, row, seat)

    def _order(self) -> list[int]:
        """The winners first, then by florins."""
        accounts = self.ledger.accounts
        return sorted(range(len(accounts)), key=lambda seat: (seat not in self.winners, -accounts[seat].total, seat))

    def _draw_account(self, surface: pygame.Surface, row: int, seat: int) -> None:
        painter, account, top = self.kit.painter, self.ledger.accounts[seat], _HEAD + 28 + row * _ROW
        rule = self._at(_LEFT, top - 2, RIGHT - _LEFT, 1)
        pygame.draw.line(surface, SHADE, rule.topleft, rule.topright, max(1, self.kit.layout.px(1.5)))
        won = seat in self.winners
        if won:
            band = self._at(_LEFT, top, RIGHT - _LEFT, _ROW - 4)
            surface.blit(self.kit.pictures.made(("winner's band", band.size), lambda: _band(band.size)), band)
        height = self._at(0, 0, 0, 44).height
        mark = shield(self.kit.pictures, self.colours[seat], height)
        surface.blit(mark, mark.get_rect(midleft=self._at(_LEFT, top, 44, _ROW - 6).midleft))
        face = Face.BOLD if won else Face.MEDIUM
        painter.draw(
            surface,
            self.names[seat],
            self._at(_LEFT + 56, top, _NAME - 60, _ROW - 6),
            face,
            30,
            VERMILION if won else INK,
        )
        for number, (key, amount) in enumerate(COLUMNS):
            place = self._at(_LEFT + _NAME + number * _COLUMN, top, _COLUMN - 10, _ROW - 6)
            strong = key in ("florins", "total")
            text = _amount(amount(account), signed=key not in ("start", "florins", "total"))
            painter.draw(surface, text, place, Face.BOLD if strong else Face.TEXT, 28, INK, "right")
        draw_owned(self.kit, surface, self._at(OWNED, top, ROOM, _ROW - 6), account.owned)

    def _below(self) -> float:
        """The units at which chart and moments begin: the fewer the seats, the higher."""
        return _HEAD + 112 + len(self.names) * _ROW

    def _draw_chart(self, surface: pygame.Surface) -> None:
        painter, px = self.kit.painter, self.kit.layout.px
        x, y, width = _LEFT, self._below(), 850
        painter.draw(
            surface, words("davinci.results.chart"), self._at(x, y - 56, width, 40), Face.TITLE_STRONG, 26, INK
        )
        plot = self._at(x + 50, y, width - 80, _BOTTOM - y - 30)
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
        draw_course(self.kit, surface, plot, self.ledger.course, top, self.colours, self._order())

    def _draw_moments(self, surface: pygame.Surface) -> None:
        painter = self.kit.painter
        x, y = 960, self._below()
        painter.draw(
            surface, words("davinci.results.moments"), self._at(x, y - 56, 780, 40), Face.TITLE_STRONG, 26, INK
        )
        for number, moment in enumerate(self.ledger.moments):
            sign = shield(self.kit.pictures, self.colours[moment.seat], self.kit.layout.px(34))
            surface.blit(sign, sign.get_rect(midleft=self._at(x, y + number * 46, 780, 44).midleft))
            place = self._at(x + 44, y + number * 46, 736, 44)
            painter.draw(surface, self._moment(moment), place, Face.TEXT, 26, SEPIA)

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
