"""The results of Leonardo da Vinci: the ledger of every florin, the inventions owned, and what brought or cost most."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen

from leonardo.app.davinci.results.accounts import Account, ledger
from leonardo.app.davinci.results.owned import draw_owned
from leonardo.app.davinci.table import TABLE
from leonardo.app.davinci.words.phrases import florins, invention_name, of_seats, weeks
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.app.table.results.outcome import Chronicle, Column, Finish, Highlight, Outcome, Token
from leonardo.app.table.results.sheet import ResultsSheet
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LABORATORIES, LAST_ROUND, Tier
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.game import Event
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


_MOST: Final = 6  # how many moments are told at most
_LEADS: Final = 3
_RACES: Final = 2  # of them changes of the lead, the latest, and races, those that cost most


class Kind(Enum):
    """What happened."""

    LEAD = "lead"
    RACE = "race"
    BID = "bid"
    TIE = "tie"
    REWARD = "reward"
    UNFINISHED = "unfinished"
    INTERRUPTED = "interrupted"


@frozen
class Moment:
    """What happened to a seat in a round.

    `florins` are what it then had (a lead), got less (a race), paid (a bid, or a tie that Leonardo decided for it) or
    got (a reward), or would have got (work that was unfinished); `weeks` are those lost with work that it interrupted.
    `other` is who was first in a race, or bid as much.
    """

    kind: Kind
    round: int
    seat: int
    florins: int
    invention: int = 0
    other: int = -1
    weeks: int = 0


def moments(
    course: Sequence[Sequence[int]], told: Iterable[Event], rewards: dict[int, int], unfinished: Sequence[Moment] = ()
) -> tuple[Moment, ...]:
    """Return what decided a game, in the order in which it happened.

    `course` are the florins of all after each round, `rewards` what the first to complete an invention gets for it. Of
    what was `unfinished` the dearest is told, and of what was interrupted that which lost most weeks.
    """
    happened = list(_happened(told, rewards))
    races = sorted((each for each in happened if each.kind is Kind.RACE), key=lambda race: -race.florins)[:_RACES]
    bids = sorted((each for each in happened if each.kind is Kind.BID), key=lambda bid: -bid.florins)[:1]
    ties = sorted((each for each in happened if each.kind is Kind.TIE), key=lambda bid: -bid.florins)[:1]
    dearest = [bid for bid in bids if bid.florins and all(tie.invention != bid.invention for tie in ties)]
    missed = sorted(unfinished, key=lambda work: -work.florins)[:1]
    given_up = sorted((each for each in happened if each.kind is Kind.INTERRUPTED), key=lambda work: -work.weeks)[:1]
    found = [*missed, *given_up, *_leads(course)[-_LEADS:], *races, *ties, *dearest][:_MOST]
    best = sorted((each for each in happened if each.kind is Kind.REWARD), key=lambda reward: -reward.florins)
    found += best[: _MOST - len(found)]
    return tuple(sorted(found, key=lambda moment: moment.round))


def unfinished(works: Iterable[tuple[int, int]], told: Iterable[Event]) -> list[Moment]:
    """Return what seats lost with inventions that lay in their laboratories to the end: what is paid for each by then.

    `works` are the seats, each with an invention.
    """
    completed = {event.invention for event in told if isinstance(event, events.InventionCompleted)}

    def reward(number: int) -> int:
        card = INVENTIONS[number]
        return card.later_reward if number in completed else card.first_reward

    return [Moment(Kind.UNFINISHED, LAST_ROUND, seat, reward(number), number) for seat, number in works]


def _leads(course: Sequence[Sequence[int]]) -> list[Moment]:
    """Return the rounds after which another seat was alone in front than the one before."""
    ahead: list[tuple[int, int, int]] = []
    for number, scores in enumerate(course):
        best = max(scores)
        if number and scores.count(best) == 1:
            ahead.append((number, list(scores).index(best), best))
    changes = [later for earlier, later in pairwise(ahead) if earlier[1] != later[1]]
    return [Moment(Kind.LEAD, number, seat, florins) for number, seat, florins in changes]


def _happened(told: Iterable[Event], rewards: dict[int, int]) -> Iterable[Moment]:
    number = 0
    first: dict[int, tuple[int, int]] = {}
    for event in told:
        match event:
            case events.RoundBegan():
                number = event.round
            case events.WorkInterrupted(weeks_lost=weeks_lost) if weeks_lost:
                yield Moment(Kind.INTERRUPTED, number, event.seat, 0, weeks=weeks_lost)
            case events.InventionCompleted(first=True):
                first[event.invention] = number, event.seat
                yield Moment(Kind.REWARD, number, event.seat, event.reward, event.invention)
            case events.InventionCompleted():
                when, who = first[event.invention]
                if number - when <= 1:
                    less = rewards[event.invention] - event.reward
                    yield Moment(Kind.RACE, number, event.seat, less, event.invention, who)
            case events.AuctionSettled(winner=int() as winner):
                paid = dict(event.bids)[winner]
                yield Moment(Kind.BID, number, winner, paid, event.invention)
                for other in (seat for seat, bid in event.bids if bid == paid and seat != winner):
                    yield Moment(Kind.TIE, number, winner, paid, event.invention, other)


def _of(tier: Tier) -> Callable[[Account], int]:
    return lambda account: sum(INVENTIONS[card].tier is tier for card in account.owned)


_DECIDES: Final[Mapping[str, Callable[[Account], int]]] = {
    "owned": lambda account: len(account.owned),
    **{tier.name.lower(): _of(tier) for tier in sorted(Tier, reverse=True)},
}
"""What decides a tie, by the words for it, and how much of it a seat has; what comes first counts first."""


def _rank(account: Account) -> tuple[int, ...]:
    return account.total, *(had(account) for had in _DECIDES.values())


def order_of(accounts: Sequence[Account]) -> list[int]:
    return sorted(range(len(accounts)), key=lambda seat: (tuple(-part for part in _rank(accounts[seat])), seat))


def places_of(accounts: Sequence[Account]) -> list[int]:
    """Return the place of each seat, 1 for the first; equals share one."""
    ranks = [_rank(account) for account in accounts]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def tied_for_first(accounts: Sequence[Account]) -> list[int]:
    """Return the seats that have the most florins."""
    most = max(account.total for account in accounts)
    return [seat for seat, account in enumerate(accounts) if account.total == most]


def decided_by(accounts: Sequence[Account]) -> str:
    """Return the word for what decided between those with the most florins; nothing if nothing did, or need not."""
    tied = [accounts[seat] for seat in tied_for_first(accounts)]
    for word, had in _DECIDES.items():
        most = max(had(account) for account in tied)
        remaining = [account for account in tied if had(account) == most]
        if len(remaining) == 1 < len(tied):
            return word
        tied = remaining
    return ""


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
        self.moments = moments(self.ledger.course, told, _REWARDS, unfinished(self._own_works(), told))

    def _own_works(self) -> Iterable[tuple[int, int]]:
        """Yield what lies in the laboratories of the people to the end: what that is stays a secret of the others."""
        for seat in filter(self.session.is_person, range(len(self.names))):
            for place in LABORATORIES:
                laboratory = self.session.view(seat).seats[seat].laboratory(place)
                if laboratory is not None and laboratory.invention is not None:
                    yield seat, laboratory.invention

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
        best, name = accounts[self.winners[0]], self.names[self.winners[0]]
        if len(tied) > 1:
            reason = decided_by(accounts) or "nothing"
            have = florins(best.total)
            return tr(f"davinci.results.tie.{reason}", names=of_seats(self.names, tied), florins=have)
        if not best.bonus:
            highest = max(account.bonus for account in accounts)
            return tr("davinci.results.no_bonus", name=name, bonus=florins(highest)) if highest else ""
        return tr("davinci.results.made_of", name=name, florins=best.florins, bonus=best.bonus, count=best.types)

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
            weeks=weeks(moment.weeks),
        )
        return Highlight(moment.seat, text)


def _amount(value: int, signed: bool) -> str:
    """Return a sum as it stands in a ledger: a dash for nothing, a sign for what was added or paid."""
    if not signed:
        return str(value)
    return f"+{value}" if value > 0 else f"\N{MINUS SIGN}{-value}" if value else "\N{EN DASH}"
