"""What a card is worth, and who wins a tie (rules 9.2, 9.7 and 11.1)."""

import pytest

from leonardo.app.davinci.words.advice import Worth, who_wins_ties, worth
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Bid
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View
from tests.engine.davinci.build import ANNA, BIANCA, completing, lab, seat, table

NAMES = ("Anna", "Bianca", "Carlo")


@pytest.mark.parametrize(
    ("owned", "invention", "gained"),
    [
        ((), 4, Worth(True, 1, 0, 0, 2)),
        ((1, 3), 4, Worth(True, 3, 0, 8, 2)),
        ((1, 3, 4), 15, Worth(True, 4, 8, 13, 2)),
        ((4,), 9, Worth(False, 1, 0, 0, 4)),
    ],
)
def test_a_card_is_a_step_of_the_bonus_or_weeks_that_are_saved(
    owned: tuple[int, ...], invention: int, gained: Worth
) -> None:
    assert worth(owned, invention) == gained


def test_who_bids_earlier_is_nearer_to_leonardo_and_wins_a_tie() -> None:
    game = completing(table(*[seat(small=lab(on=8, weeks=9))] * 2))

    def told(number: int) -> str:
        view: View = GAME.view(game.state, number)
        assert isinstance(view.question, BidQuestion)
        return who_wins_ties(view, view.question, NAMES)

    assert told(ANNA) == "You have Leonardo: you win ties."
    game.does(ANNA, Bid(8, 1))
    assert told(BIANCA) == "In a tie, Anna wins."
