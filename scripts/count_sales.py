"""Count what players of The City of Leonardo lose by sales in need, in games that an arena has played.

`python3 scripts/count_sales.py FOLDER...` reads the records of `leonardo arena --game citta --out FOLDER`. For each
player it prints what a seat loses by sales in a game, how often a cheaper sale would have done, and how many seats are
out. Then come the cash after artworks, the rents within reach, and the cards declined in the last third of the rounds.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Final

from attrs import define, field

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from leonardo.engine.citta.actions import Action, Decline
from leonardo.engine.citta.board import IS_PALACE, onward
from leonardo.engine.citta.constants import HIGHEST
from leonardo.engine.citta.questions import OptionQuestion, SaleQuestion, WorkQuestion
from leonardo.engine.citta.state import NOBODY, Party, State, properties, rent, sale_value
from leonardo.engine.record import Played
from scripts.count_waste import games_in

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


def main() -> int:
    """Read the folders and print what was counted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    counts: dict[str, Count] = defaultdict(Count)
    for folder in parser.parse_args().folders:
        for players, played in games_in(folder):
            look(players, played, counts)
    for name, count in sorted(counts.items()):
        print("\n".join(lines(name, count)))
    return 0


def look(players: Sequence[str], played: Played, counts: dict[str, Count]) -> None:
    states = [step.state for _, step in played.steps()]
    sales: list[tuple[State, int]] = []
    for before, turn, after in zip(states, played.turns, states[1:], strict=False):
        if isinstance(before.question, SaleQuestion):
            sales.append((before, turn.action.square))
            if not isinstance(after.question, SaleQuestion):
                _paid(counts[players[before.question.seat]], sales)
                sales = []
        elif not turn.by_nature:
            _decided(counts[players[turn.seat]], before, turn.action, after)
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
    yield f"  late cards, a seat {count.offered / seats:.2f}, declined {count.declined / seats:.2f}"


if __name__ == "__main__":
    sys.exit(main())
