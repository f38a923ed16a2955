"""The results of the city: capital by kind, who received and paid how much, and what decided it."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import pygame
from attrs import evolve, frozen

from leonardo.app.citta.results.accounts import ledger, placing
from leonardo.app.citta.results.capital import CapitalScene
from leonardo.app.citta.table import TABLE
from leonardo.app.citta.words.phrases import cause_name, florins, of_seats, square_name
from leonardo.app.kit.seats import shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.table.results.outcome import Chronicle, Column, Finish, Highlight, Outcome, Token
from leonardo.app.table.results.rows import WIDE, SheetPlan
from leonardo.app.table.results.sheet import ResultsSheet
from leonardo.engine.citta import events
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.state import Capital
from leonardo.engine.game import Event
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_MOST: Final = 6
_LEADS: Final = 2
_FATES: Final = 3
_DEAR: Final = 3  # of what cost most, so many are told


@frozen
class Moment:
    """What happened to a seat in a round: the key of its sentence, and what is put into it.

    `members` are all to whom it happened, where a guild is named; `sold` is what had to be sold for it, and `cost` what
    that and the payment took from who paid.
    """

    key: str
    round: int
    seat: int
    florins: int = 0
    other: int = 0
    square: int = 0
    members: tuple[int, ...] = ()
    cause: Cause | None = None
    sold: tuple[int, ...] = ()
    cost: int = 0


def moments(course: Sequence[Sequence[Capital | None]], told: Iterable[Event]) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened; `course` has the capitals after each round.

    The last payment without which another party would have won is always among it. A rent that the bank pays for a
    bankrupt player is left out: the bankruptcy says it. A bid is told only if it was above the price.
    """
    happened: list[Moment] = []
    leads, number = {each.round: each for each in _leads(course)[-_LEADS:]}, 0
    sold: list[events.Sold] = []  # for the debt that is paid next
    for event in told:
        match event:
            case events.RoundBegan():
                if number in leads:
                    happened.append(leads[number])
                number = event.round
            case events.Sold():
                sold.append(event)
            case events.Paid(party, to, sum_, cause, False):
                own = [sale for sale in sold if sale.party == party]
                sold = [sale for sale in sold if sale.party != party]
                if own:
                    squares, lost = tuple(sale.square for sale in own), sum(sale.florins for sale in own)
                    happened.append(Moment("sale", number, party, sum_, cause=cause, sold=squares, cost=sum_ + lost))
                elif to is not None and cause in (Cause.RENT, Cause.TRIBUTE):
                    happened.append(Moment(cause.value, number, to, sum_, party, cost=sum_))
            case events.AuctionClosed(square, int() as party, sum_) if sum_ > PRICES[square]:
                happened.append(Moment("bid", number, party, sum_, square=square))
            case events.WentBankrupt():
                sold = []
                happened.append(Moment("bankrupt", number, event.party, event.florins, members=event.members))
            case events.UnionMade():
                happened.append(Moment("union", number, event.party, other=event.gone))
    if number in leads:
        happened.append(leads[number])
    told_of = [each for each in happened if _decided(each, course)][-1:]
    told_of += [each for each in happened if each.key == "lead"]
    told_of += [each for each in happened if each.key in {"bankrupt", "union"}][-_FATES:]
    told_of += sorted(filter(_costs, happened), key=lambda each: -each.cost)[:_DEAR]
    told_of += sorted((each for each in happened if each.key == "bid"), key=lambda each: -each.florins)[:1]
    kept = list(dict.fromkeys(map(id, told_of)))[:_MOST]
    return tuple(each for each in happened if id(each) in kept)


def _decided(moment: Moment, course: Sequence[Sequence[Capital | None]]) -> bool:
    """Tell whether another party would have the largest share at the end if a payment had not been made."""
    if not _costs(moment) or not course:
        return False
    payer, payee = (moment.seat, moment.other) if moment.key == "sale" else (moment.other, moment.seat)
    parties = {each.members: each.share for each in course[-1] if each is not None}
    without = dict(parties)
    for members in parties:
        paid = moment.cost * (payer in members) - moment.florins * (payee in members and moment.key != "sale")
        without[members] += paid // len(members)
    best = max(parties.values(), default=0)
    return any(share == best > 0 and without[members] < max(without.values()) for members, share in parties.items())


def _costs(moment: Moment) -> bool:
    return moment.cost > 0


def _leads(course: Sequence[Sequence[Capital | None]]) -> list[Moment]:
    """Return the rounds after which another party was alone in front than the one before."""
    found: list[Moment] = []
    ahead: tuple[int, ...] = ()
    for number, seats in enumerate(course):
        parties = {each.members: each.share for each in seats if each is not None}
        best = max(parties.values(), default=0)
        first = [members for members, share in parties.items() if share == best]
        if number and len(first) == 1:
            if ahead and not set(ahead) & set(first[0]):
                found.append(Moment("lead", number, first[0][0], best, members=first[0]))
            ahead = first[0]
    return found


_KINDS: Final = ("florins", "palaces", "works", "offices")
_LARGE: Final = 3  # members of a guild that is told of by their number
_SIGN, _STEP = 36, 42  # units of the sign of a member of a guild, and from one to the next


class ResultsScene(ResultsSheet):
    """The end of a game of the city; the signs of a guild's members are beside the sums of each of them."""

    wide: ClassVar[SheetPlan] = evolve(WIDE, column=128, beside=1500)

    def __init__(self, host: "Host", session: Session) -> None:
        super().__init__(host, TABLE, session)
        told = session.history(None)
        self.ledger = ledger((state for _, step in session.played.steps(watched=True) for state in step.states), told)
        self.places = placing(session.played.state, self.ledger.accounts)
        self.moments = moments(self.ledger.rounds, told)

    def outcome(self) -> Outcome:
        seats = range(len(self.names))
        final = self.ledger.course[-1]
        kinds = [Column(tr(f"citta.results.{kind}"), [_sum(self._of(seat, kind)) for seat in seats]) for kind in _KINDS]
        accounts = self.ledger.accounts
        if self._guilds:
            kinds.append(Column(tr("citta.results.capital"), [_sum(self._of(seat, "whole")) for seat in seats]))
        columns = [
            *kinds,
            Column(tr(f"citta.results.{self._sum_name}"), [_sum(final[seat]) for seat in seats], strong=True),
            Column(tr("citta.results.received"), [_signed(accounts[seat].received) for seat in seats]),
            Column(tr("citta.results.paid"), [_signed(-accounts[seat].spent) for seat in seats]),
            Column(tr("citta.results.indemnity"), [_signed(accounts[seat].indemnity) for seat in seats]),
        ]
        order = sorted(seats, key=lambda seat: (self.places[seat], seat))
        return Outcome(
            self._won(),
            self._why(),
            order,
            [Finish(self.places[seat], final[seat], aside=self._until(seat)) for seat in seats],
            columns,
            Chronicle(tr("citta.results.chart"), self.ledger.course),
            Token("florin_flat", "florin_blank"),
            [self._highlight(moment) for moment in self.moments],
        )

    def draw_beside(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        capital, px = self.ledger.capitals[seat], self.page.layout.px
        members = capital.members if capital is not None and len(capital.members) > 1 else ()
        for number, member in enumerate(members):
            sign = shield(self.page.pictures, self.looks[member].colour, px(_SIGN))
            surface.blit(sign, sign.get_rect(midleft=(place.left + px(number * _STEP), place.centery)))

    def draw_beside_heading(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        if self._guilds:
            self.page.painter.draw(surface, tr("citta.results.members"), place, Face.ITALIC, 24, SEPIA)

    def further(self) -> Sequence[tuple[str, str, Callable[[], None]]]:
        return [("capital", tr("citta.results.more_briefly"), self.show_capital)]

    def show_capital(self) -> None:
        """Show the capitals by kind, round by round, and who paid whom."""
        self.kit.stack.push(CapitalScene(self.kit, self.looks, self.ledger, self.winners[0]))

    def _until(self, seat: int) -> str:
        out = self.ledger.accounts[seat].out
        return "" if out is None else tr("citta.results.out", round=out)

    def _of(self, seat: int, kind: str) -> int:
        capital: Capital | None = self.ledger.capitals[seat]
        return int(getattr(capital, kind)) if capital is not None else 0

    @property
    def _sum_name(self) -> str:
        """What is compared: the capital, or where there are guilds the share of each member (rule 16.12)."""
        return "share" if self._guilds else "capital"

    @property
    def _guilds(self) -> bool:
        return any(capital is not None and len(capital.members) > 1 for capital in self.ledger.capitals)

    def _won(self) -> str:
        """Say who won; the names of a large guild would be too long."""
        won = florins(self.ledger.course[-1][self.winners[0]])
        capital = self.ledger.capitals[self.winners[0]]
        if capital is not None and len(capital.members) == len(self.winners) >= _LARGE:
            return tr("citta.results.guild", count=len(self.winners), florins=won)
        key = "winner" if len(self.winners) == 1 else "shared"
        return tr(f"citta.results.{key}", names=of_seats(self.names, self.winners), florins=won)

    def _why(self) -> str:
        """Say how it came to that: the last one left, or so many rounds are over."""
        out = sum(account.out is not None for account in self.ledger.accounts)
        if out and out == len(self.names) - len(self.winners):
            return tr("citta.results.last_left", count=len(self.winners))
        capital = self.ledger.capitals[self.winners[0]]
        if capital is None:
            return ""
        return tr(
            "citta.results.made_of" if len(capital.members) == 1 else "citta.results.made_of_guild",
            count=len(capital.members),
            cash=capital.florins,
            palaces=capital.palaces,
            works=capital.works,
            offices=capital.offices,
        )

    def _highlight(self, moment: Moment) -> Highlight:
        text = tr(
            f"citta.results.moment.{moment.key}",
            round=moment.round,
            name=of_seats(self.names, moment.members or [moment.seat]),
            count=max(1, len(moment.members)),
            other=self.names[moment.other],
            florins=florins(moment.florins),
            square=tr("citta.seats.join").join(map(square_name, filter(None, moment.sold or [moment.square]))),
            cause=cause_name(moment.cause) if moment.cause is not None else "",
        )
        return Highlight(moment.seat, text)


def _sum(value: int) -> str:
    return str(value) if value else "\N{EN DASH}"


def _signed(value: int) -> str:
    """Return a sum as it stands in a ledger: a dash for nothing, a sign for what was received or paid."""
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "\N{EN DASH}"
