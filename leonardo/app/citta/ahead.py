"""What the next move may cost: the numbers of the machine that lead to more than a purse holds."""

from leonardo.app.citta.standing import due, view_owner
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.citta.board import IS_BRIDGE, PIAZZA_MAGGIORE, onward
from leonardo.engine.citta.constants import HIGHEST, INDEMNITY, LOWEST
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.citta.view import View


@kept_for_view
def costly_numbers(view: View, speaker: int, spent: int = 0) -> int:
    """Return how many numbers lead to a rent or tolls that cash does not cover, once so much more is `spent`.

    The bonus of a lap is counted where it comes before (rules 6.3, 6.5, 8.3, 9.2). A guild chooses among several
    numbers, so nothing is said of it; nor of offices, markets and meetings, which others decide.
    """
    party = view.parties[speaker]
    if party is None or party.guild:
        return 0
    return sum(
        not _is_covered(view, speaker, party.square, number if party.moved else number - 1, party.florins - spent)
        for number in range(LOWEST, HIGHEST + 1)
    )


def _is_covered(view: View, speaker: int, square: int, steps: int, cash: int) -> bool:
    for left in reversed(range(steps)):
        square = onward(square, 1)
        cash += INDEMNITY if square == PIAZZA_MAGGIORE else 0
        if view_owner(view, square) not in (NOBODY, speaker) and (IS_BRIDGE[square] or not left):
            cash -= due(view, square)
            if cash < 0:
                return False
    return True
