"""How many numbers of the next move would cost more than a purse holds is what the rules would make of them."""

import pytest

from leonardo.app.citta.ahead import costly_numbers
from leonardo.app.citta.words.notices import urgent
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Draw
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.events import Sold, WentBankrupt
from leonardo.engine.citta.questions import SaleQuestion
from leonardo.engine.citta.view import View
from tests.engine.citta.build import ANNA, Game, moving, party, rule, turn


def cannot(game: Game, number: int) -> bool:
    """Return whether Anna would have to sell, or be bankrupt, by a number."""
    step = GAME.apply(game.state, Draw(ANNA, Purpose.MOVE, number))
    fell = any(isinstance(event, Sold | WentBankrupt) for event in step.events)
    return fell or isinstance(step.state.question, SaleQuestion)


@rule("6.3", "6.5", "8.3", "9.2")
@pytest.mark.parametrize("florins", [0, 5, 10, 30, 60, 90])
@pytest.mark.parametrize("square", [1, 9, 26, 31])
def test_it_is_what_the_rules_would_make_of_each_number(florins: int, square: int) -> None:
    owned = [2, 4, 5, 6, 8, 10, 12, 13, 15, 16, 18, 20, 29, 30, 32]
    game = moving(party(florins, square=square, owns=[14]), party(owns=owned), party())
    view: View = GAME.view(game.state, ANNA)
    assert costly_numbers(view, ANNA) == sum(cannot(game, number) for number in range(1, 13))


def test_it_is_told_before_works_and_before_the_machine() -> None:
    places = party(60, square=9, owns=[14]), party(owns=[10, 12, 13]), party()
    for game in (turn(*places), moving(*places)):
        view = GAME.view(game.state, ANNA)
        count = costly_numbers(view, ANNA)
        told = list(urgent(view, PromptState(("Anna", "Bianca", "Carlo"))))
        assert bool(told) == bool(count)
        if count:
            assert told[0] == f"{count} of 12 numbers would cost more than your cash"
