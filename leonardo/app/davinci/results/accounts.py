"""The ledger of a finished game: where every florin came from and went, and how the seats stood after each round."""

from collections.abc import Iterable

from attrs import define, frozen

from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Favour
from leonardo.engine.davinci.rules.council import PURCHASE_PRICE
from leonardo.engine.davinci.rules.favours import FLORINS
from leonardo.engine.davinci.rules.rounds import bonus, variety
from leonardo.engine.game import Event


@define
class Account:
    """The florins of a seat: what it began with, received and paid, and its inventions in the order of taking."""

    start: int
    favours: int = 0
    rewards: int = 0
    council: int = 0
    paid: int = 0
    bids: int = 0
    owned: tuple[int, ...] = ()

    @property
    def florins(self) -> int:
        """What the seat has at the end, before the bonus."""
        return self.start + self.favours + self.rewards + self.council - self.paid - self.bids

    @property
    def types(self) -> int:
        """How many different types it owns (rule 11.1)."""
        return variety(self.owned)

    @property
    def bonus(self) -> int:
        """The bonus for variety (rule 11.1)."""
        return bonus(self.owned)

    @property
    def total(self) -> int:
        """What counts (rule 2.1)."""
        return self.florins + self.bonus


@frozen
class Ledger:
    """The accounts of all seats; `course` holds the florins of each seat at the start and after each round."""

    accounts: tuple[Account, ...]
    course: tuple[tuple[int, ...], ...]

    @property
    def to_the_end(self) -> tuple[tuple[int, ...], ...]:
        """The course with the totals behind the last round: what the bonus for variety made of it (rule 11.1)."""
        return *self.course, tuple(account.total for account in self.accounts)


def ledger(start: Iterable[int], told: Iterable[Event]) -> Ledger:
    """Return the ledger of a game that began with these florins, from all that happened in it."""
    accounts = tuple(Account(florins) for florins in start)
    course = [_florins(accounts)]
    number = 0
    for event in told:
        _enter(accounts, event)
        if isinstance(event, events.RoundBegan):
            if number:
                course.append(_florins(accounts))
            number = event.round
        elif isinstance(event, events.GameEnded):
            course.append(_florins(accounts))
    return Ledger(accounts, tuple(course))


def _florins(accounts: tuple[Account, ...]) -> tuple[int, ...]:
    return tuple(account.florins for account in accounts)


def _enter(accounts: tuple[Account, ...], event: Event) -> None:
    match event:
        case events.FavourChosen(favour=Favour.FLORINS):
            accounts[event.seat].favours += FLORINS
        case events.InventionCompleted():
            accounts[event.seat].rewards += event.reward
        case events.TreasuryTaken():
            accounts[event.seat].council += event.florins
        case events.AdvantageTaken():
            accounts[event.seat].paid += event.price
        case events.ComponentBought():
            accounts[event.seat].paid += PURCHASE_PRICE
        case events.CardTaken():
            accounts[event.seat].owned += (event.invention,)
        case events.AuctionSettled(winner=int() as winner):
            accounts[winner].bids += dict(event.bids)[winner]
            accounts[winner].owned += (event.invention,)
