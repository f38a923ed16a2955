"""What a party may have to pay in its next move (rule 9)."""

from leonardo.engine.citta.board import LAST_SQUARE, PALACES
from leonardo.engine.citta.constants import HIGHEST
from leonardo.engine.citta.state import NOBODY, rent
from leonardo.engine.citta.view import View


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
