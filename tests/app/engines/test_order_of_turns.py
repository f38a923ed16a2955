"""The panels tell who has played, whose turn it is, and who comes next (rule 7.1)."""

import pytest
from attrs import evolve

from leonardo.app.engines.standing import InTurn, in_turn
from leonardo.app.kit.translations import tr
from leonardo.engine.engines import GAME
from leonardo.engine.engines.state import Turn
from leonardo.engine.engines.view import View
from tests.app.kit.languages import LANGUAGES, spoken
from tests.engine.engines.build import new_game


@pytest.fixture
def view() -> View:
    return evolve(GAME.view(new_game(4).state, 0), leonardo=2)


def test_turns_go_clockwise_from_leonardo(view: View) -> None:
    seen = evolve(view, turn=Turn(3))
    assert [in_turn(seen, seat) for seat in range(4)] == [InTurn.NEXT, InTurn.LATER, InTurn.PLAYED, InTurn.PLAYING]


def test_nothing_is_told_while_no_seat_has_its_turn(view: View) -> None:
    assert in_turn(evolve(view, turn=None), 0) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_has_words_of_its_own(language: str) -> None:
    with spoken(language):
        assert len({tr(f"engines.picture.turn_{when.value}") for when in InTurn}) == len(InTurn)
