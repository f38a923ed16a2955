"""The results of Leonardo da Vinci: the ledger of every florin, the inventions owned, and what brought or cost most."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.davinci.results.accounts import Account, ledger
from leonardo.app.davinci.results.moments import Moment, moments
from leonardo.app.davinci.results.owned import draw_owned
from leonardo.app.davinci.results.verdict import decided_by, order_of, places_of, tied_for_first
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.phrases import florins, invention_name, of_seats
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.table.results.outcome import Chronicle, Column, Finish, Highlight, Outcome, Token
from leonardo.app.table.results.sheet import ResultsSheet
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rules.rounds import BONUS
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
    ("types", lambda account: account.types),
    ("bonus", lambda account: account.bonus),
    ("total", lambda account: account.total),
)
"""The columns of the ledger and what stands in them, in florins; the types of inventions owned are counted."""

_REWARDS: Final = {number: card.first_reward for number, card in INVENTIONS.items()}
_SUMS: Final = ("florins", "total")  # the columns that are sums of others
_UNSIGNED: Final = ("start", "types", *_SUMS)
_BRIEF: Final = ("types",)  # the columns that the whole ledger leaves to the inventions beside them


class ResultsScene(ResultsSheet):
    """The end of a game of Leonardo da Vinci."""

    def __init__(self, host: "Host", session: Session) -> None:
        super().__init__(host, TABLE, session)
        _, first = next(session.played.steps())
        told = session.history(None)
        self.ledger = ledger((seat.florins for seat in first.state.seats), told)
        self.moments = moments(self.ledger.course, told, _REWARDS)

    def outcome(self) -> Outcome:
        accounts, places = self.ledger.accounts, places_of(self.ledger.accounts)
        heading, end, begin = (tr(f"davinci.results.{key}") for key in ("chart", "bonus", "start"))
        course = Chronicle(heading, self.ledger.to_the_end, end, begin)
        columns = [
            Column(
                tr(f"davinci.results.{key}"),
                [_amount(amount(account), signed=key not in _UNSIGNED) for account in accounts],
                strong=key in _SUMS,
                brief=key in _BRIEF,
            )
            for key, amount in COLUMNS
        ]
        return Outcome(
            self._won(),
            self._why(),
            order_of(accounts),
            [Finish(place, each.florins, each.bonus) for place, each in zip(places, accounts, strict=True)],
            columns,
            course,
            Token("florin_flat", "florin_blank"),
            [self._highlight(moment) for moment in self.moments],
            self._best(),
        )

    def draw_beside_heading(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        self.page.painter.draw(surface, tr("davinci.results.owned"), place, Face.ITALIC, 24, SEPIA)

    def draw_beside(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        draw_owned(self.page, surface, place, self.ledger.accounts[seat].owned)

    def _won(self) -> str:
        won = florins(self.ledger.accounts[self.winners[0]].total)
        if len(self.winners) == 1:
            return tr("davinci.results.winner", name=self.names[self.winners[0]], florins=won)
        return tr("davinci.results.shared", names=of_seats(self.names, self.winners), florins=won)

    def _why(self) -> str:
        """Say what decided between equals, what the total of who won alone is made of, or what was added to others."""
        accounts, tied = self.ledger.accounts, tied_for_first(self.ledger.accounts)
        best = accounts[self.winners[0]]
        if len(tied) > 1:
            reason = decided_by(accounts) or "nothing"
            have = florins(best.total)
            return tr(f"davinci.results.tie.{reason}", names=of_seats(self.names, tied), florins=have)
        if not best.bonus:
            return _of_bonus() if any(account.bonus for account in accounts) else ""
        return tr("davinci.results.made_of", florins=best.florins, bonus=best.bonus, count=best.types)

    def _best(self) -> str:
        owned = self.ledger.accounts[self.winners[0]].owned
        return f"invention_{max(owned, key=lambda number: INVENTIONS[number].first_reward):02d}" if owned else ""

    def _highlight(self, moment: Moment) -> Highlight:
        text = tr(
            f"davinci.results.moment.{moment.kind.value}",
            round=moment.round,
            name=self.names[moment.seat],
            other=self.names[moment.other],
            invention=invention_name(moment.invention) if moment.invention else "",
            florins=florins(moment.florins),
        )
        return Highlight(moment.seat, text)


def _of_bonus() -> str:
    """Say what others were given something for at the end, where the winner was not (rule 11.1)."""
    values = {f"types{number}": types for number, types in enumerate(sorted(BONUS))}
    sums = {f"sum{number}": BONUS[types] for number, types in enumerate(sorted(BONUS))}
    return tr("davinci.results.of_bonus", **values, **sums)


def _amount(value: int, signed: bool) -> str:
    """Return a sum as it stands in a ledger: a dash for nothing, a sign for what was added or paid."""
    if not signed:
        return str(value)
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "\N{EN DASH}"
