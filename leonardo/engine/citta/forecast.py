"""How a party stands: its capital by kind (rule 15.3), and what it can expect to get and to pay in the rounds left.

A pawn stops once in a turn, on any square about alike, and walks six squares and a half on average.
"""

from typing import Final

from attrs import frozen

from leonardo.engine.citta.board import BRIDGES, LAST_SQUARE, PALACES
from leonardo.engine.citta.state import NOBODY, Capital, capital, properties, rent, speakers
from leonardo.engine.citta.terms import HIGHEST, INDEMNITY, LOWEST, TOLL
from leonardo.engine.citta.view import View

STRIDE: Final = (LOWEST + HIGHEST) / 2
"""Squares that a pawn walks in a turn, on average."""


@frozen
class Forecast:
    """What a party has, and what it can expect in florins: indemnities, rents and tolls to get and to pay.

    `rounds` are those that are left, none if there is no limit; then nothing is expected of them.
    """

    capital: Capital
    rounds: int | None
    indemnities: int
    received: int
    paid: int

    @property
    def whole(self) -> int:
        """What the party can expect to end with, in florins."""
        return self.capital.whole + self.indemnities + self.received - self.paid


def forecast(view: View, speaker: int) -> Forecast:
    """Return how the party of a speaker stands.

    Raises:
        ValueError: if the seat speaks for no party.
    """
    party = view.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    whole = capital(party, properties(view.owners, speaker), view.works)
    rounds = max(0, view.table.rounds - max(view.round, 1) + 1) if view.table.rounds else None
    left = rounds or 0
    others = len(speakers(view.parties)) - 1
    laps = 0 if party.guild else left * STRIDE / LAST_SQUARE
    return Forecast(
        whole,
        rounds,
        round(laps * INDEMNITY),
        round(left * others * _due(view, to=speaker)),
        round(left * _due(view, by=speaker)),
    )


def _due(view: View, *, to: int | None = None, by: int | None = None) -> float:
    """Return what a turn of one other party brings a party on average, or costs it, in florins."""
    owners = {owner for owner in view.owners if owner not in (NOBODY, by)} if to is None else {to}
    rents: int = sum(rent(view.owners, view.works, palace) for palace in PALACES if view.owners[palace] in owners)
    bridges: int = sum(view.owners[bridge] in owners for bridge in BRIDGES)
    average: float = (rents + bridges * TOLL * STRIDE) / LAST_SQUARE
    return average


def greatest_due(view: View, speaker: int, within: int = HIGHEST) -> tuple[int, int]:
    """Return the square ahead at which a party would owe most in its next move, and how much; 0 where it owes nothing.

    Raises:
        ValueError: if the seat speaks for no party.
    """
    party = view.parties[speaker]
    if party is None:
        raise ValueError(f"seat {speaker} speaks for no party")
    first = 1 if party.moved else 0
    squares = [(party.square - 1 + step) % LAST_SQUARE + 1 for step in range(first, within + first)]
    owed = [
        (rent(view.owners, view.works, square), square)
        for square in squares
        if square in PALACES and view.owners[square] not in (NOBODY, speaker)
    ]
    florins, square = max(owed, default=(0, party.square))
    return square, florins
