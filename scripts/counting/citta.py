"""What players of The City of Leonardo lose by sales in need.

What a seat loses by sales in a game, how often a cheaper sale would have done, and how many seats are out; the cash
after artworks, the rents within reach, the cards declined in the last third of the rounds, and early guilds.
"""

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final

from attrs import define, field

from leonardo.engine.citta.actions import Action, Decline
from leonardo.engine.citta.board import IS_PALACE, onward
from leonardo.engine.citta.constants import HIGHEST
from leonardo.engine.citta.events import UnionMade
from leonardo.engine.citta.questions import OptionQuestion, SaleQuestion, WorkQuestion
from leonardo.engine.citta.state import NOBODY, Party, State, properties, rent, sale_value
from leonardo.engine.record import Played

LATE: Final = 2 / 3  # from this part of the rounds on, a card that is declined counts


@define
class Count:
    """What was counted of one player."""

    seats: int = 0
    out: int = 0
    debts: int = 0
    lost: int = 0
    sold: int = 0
    dearer: int = 0
    left: list[int] = field(factory=list)
    dearest: list[int] = field(factory=list)
    short: list[float] = field(factory=list)
    offered: int = 0
    declined: int = 0
    guilds: list[int] = field(factory=list)  # those made in the first half of the rounds, a game


def look(players: Sequence[str], played: Played, counts: Mapping[str, Count]) -> None:
    steps = [step for _, step in played.steps()]
    states = [step.state for step in steps]
    sales: list[tuple[State, int]] = []
    for before, turn, after in zip(states, played.turns, states[1:], strict=False):
        if isinstance(before.question, SaleQuestion):
            sales.append((before, turn.action.square))
            if not isinstance(after.question, SaleQuestion):
                _paid(counts[players[before.question.seat]], sales)
                sales = []
        elif not turn.by_nature:
            _decided(counts[players[turn.seat]], before, turn.action, after)
    if states[0].table.guilds:
        early = [step for step in steps if step.state.round <= step.state.table.rounds / 2]
        unions = sum(isinstance(event, UnionMade) for step in early for event in step.events)
        for name in set(players):
            counts[name].guilds.append(unions)
    for seat, name in enumerate(players):
        counts[name].seats += 1
        counts[name].out += seat in states[-1].out


def _paid(count: Count, sales: Sequence[tuple[State, int]]) -> None:
    first, _ = sales[0]
    lost = sum(sale_value(before.works, square) for before, square in sales)
    count.debts += 1
    count.sold += len(sales)
    count.lost += lost
    count.dearer += lost > cheapest(first)


def cheapest(state: State) -> int:
    """Return the least capital that sales for a debt cost: half of what is sold, as much as they bring (rule 13.3)."""
    question = state.question
    if not isinstance(question, SaleQuestion):
        raise TypeError("nothing has to be sold")
    sums = {0}
    for square in properties(state.owners, question.seat):
        sums |= {each + sale_value(state.works, square) for each in sums}
    short = question.debt.florins - _party(state, question.seat).florins
    return min(each for each in sums if each >= short)


def _decided(count: Count, before: State, action: Action, after: State) -> None:
    """Count what is left after artworks, and a card that is declined late."""
    question, limit = before.question, before.table.rounds
    if isinstance(question, WorkQuestion) and not isinstance(after.question, WorkQuestion):
        cash = _party(after, question.seat).florins
        rents = [_rent(after, question.seat, square) for square in _reached(_party(before, question.seat))]
        count.left.append(cash)
        count.dearest.append(max(rents))
        count.short.append(sum(due > cash for due in rents) / HIGHEST)
    elif isinstance(question, OptionQuestion) and before.round > LATE * limit > 0:
        count.offered += 1
        count.declined += isinstance(action, Decline)


def _party(state: State, speaker: int) -> Party:
    party = state.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    return party


def _reached(party: Party) -> list[int]:
    return [onward(party.square, number - (not party.moved)) for number in range(1, HIGHEST + 1)]


def _rent(state: State, speaker: int, square: int) -> int:
    owed = IS_PALACE[square] and state.owners[square] not in (NOBODY, speaker)
    return rent(state.owners, state.works, square) if owed else 0


def lines(name: str, count: Count) -> Iterator[str]:
    seats, debts = count.seats or 1, count.debts or 1
    yield f"{name}: {count.seats} seats, {count.out / seats:.1%} out"
    yield f"  lost by sales, a seat {count.lost / seats:.1f}, cards {count.sold / seats:.2f}, debts {debts / seats:.2f}"
    yield f"  debts for which a sale of less value would have done {count.dearer / debts:.1%}"
    if count.left:
        short = f"numbers that cost more {fmean(count.short):.1%}"
        yield f"  cash after artworks {fmean(count.left):.0f}, dearest rent {fmean(count.dearest):.0f}, {short}"
    if count.guilds:
        few = f"at most one in {sum(each <= 1 for each in count.guilds)} of {len(count.guilds)}"
        yield f"  guilds in the first half, a game {fmean(count.guilds):.2f}; {few}"
    yield f"  late cards, a seat {count.offered / seats:.2f}, declined {count.declined / seats:.2f}"
