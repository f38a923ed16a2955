"""How a finished game went: the capital of each seat after each round, and who paid whom for what."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from attrs import define, frozen

from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.state import Capital, State, capitals
from leonardo.engine.game import Event


@define
class Account:
    """What a seat received and paid, in florins: rents, stakes, events and sales; works, purchases, indemnities."""

    received: int = 0
    paid: int = 0
    indemnity: int = 0
    works: int = 0
    bought: int = 0
    out: int | None = None  # the round in which it went bankrupt, if it did

    @property
    def spent(self) -> int:
        """All florins that left its purse: what it paid to others and to the bank."""
        return self.paid + self.works + self.bought


Capitals = tuple[Capital | None, ...]  # the capital of the party of each seat, none if it is out


@frozen
class Ledger:
    """The accounts of all seats, and how they stood after each round.

    `rounds` are the capitals by kind, `course` the shares of them. `payments` are the florins that went from a seat to
    another, whoever paid them.
    """

    accounts: tuple[Account, ...]
    rounds: tuple[Capitals, ...]
    course: tuple[tuple[int, ...], ...]
    payments: Mapping[tuple[int, int], int]

    @property
    def capitals(self) -> Capitals:
        return self.rounds[-1] if self.rounds else ()


def ledger(states: Iterable[State], told: Iterable[Event]) -> Ledger:
    """Return the ledger of a game from its states after each event, and all that happened in it."""
    ended: list[State] = []
    last: State | None = None
    for state in states:
        if last is not None and state.round > last.round:
            ended.append(last)
        last = state
    if last is None:
        return Ledger((), (), (), {})
    ended.append(last)
    told = tuple(told)
    return Ledger(
        accounts(last.table.seats, told),
        tuple(map(_by_seat, ended)),
        tuple(map(shares, ended)),
        payments(told),
    )


def payments(told: Iterable[Event]) -> dict[tuple[int, int], int]:
    """Return what went from one seat to another: rents, tolls, tributes, and stakes that were lost or won."""
    found: Counter[tuple[int, int]] = Counter()
    stakes: Counter[int] = Counter()
    for event in told:
        match event:
            case events.Paid(party, int() as to, sum_):
                found[party, to] += sum_
            case events.StakeLaid(party, _, sum_):
                stakes[party] += sum_
            case events.MarketClosed(opener):
                lost = stakes - Counter(dict(event.returned))
                found.update({(party, opener): sum_ for party, sum_ in lost.items() if party != opener})
                stakes.clear()
    return dict(found)


def shares(state: State) -> tuple[int, ...]:
    """Return what each seat has of the capital of its party; nothing if it is out (rules 15.3, 16.12)."""
    found = [0] * state.table.seats
    for each in capitals(state.parties, state.owners, state.works):
        for seat in each.members:
            found[seat] = each.share
    return tuple(found)


def _by_seat(state: State) -> Capitals:
    of = {seat: each for each in capitals(state.parties, state.owners, state.works) for seat in each.members}
    return tuple(of.get(seat) for seat in range(state.table.seats))


def accounts(seats: int, told: Iterable[Event]) -> tuple[Account, ...]:
    """Return what each seat received and paid; what a guild did is its speaker's."""
    found = tuple(Account() for _ in range(seats))
    number = 0
    for event in told:
        if isinstance(event, events.RoundBegan):
            number = event.round
        _enter(found, event, number)
    return found


def _enter(found: Sequence[Account], event: Event, number: int) -> None:
    match event:
        case events.Paid(party, to, sum_, cause, by_bank):
            if not by_bank:
                found[party].paid += sum_
            if to is not None and cause is not Cause.OFFICE:
                found[to].received += sum_
        case events.StakeLaid(party, _, sum_):
            found[party].paid += sum_
        case events.MarketClosed(party, won=won, returned=returned):
            found[party].received += won
            for staker, sum_ in returned:
                found[staker].paid -= sum_
        case events.EventDrawn(florins=gifts):
            for seat, sum_ in gifts:
                found[seat].received += sum_
        case events.Sold():
            found[event.party].received += event.florins
        case events.IndemnityPaid(party, sum_):
            found[party].indemnity += sum_
        case events.WorkLaid():
            found[event.party].works += event.florins
        case events.Bought():
            found[event.party].bought += event.florins
        case events.AuctionClosed(party=int() as party):
            found[party].bought += event.florins
        case events.WentBankrupt():
            for member in event.members:
                found[member].out = number


def placing(state: State, accounts_: Sequence[Account]) -> list[int]:
    """Return the place of each seat, 1 for the first: by capital and cash, then the bankrupt, the latest first.

    All members of a guild are before who comes after it: after two winners comes the third.
    """
    ranks = []
    of = {seat: each for each in capitals(state.parties, state.owners, state.works) for seat in each.members}
    for seat in range(state.table.seats):
        each = of.get(seat)
        out = accounts_[seat].out or 0
        ranks.append((True, each.share, each.cash) if each is not None else (False, out, 0))
    return [1 + sum(other > rank for other in ranks) for rank in ranks]
