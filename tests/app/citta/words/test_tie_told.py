"""A tie for who plays first is told to those who draw again, with whom and at which number."""

import pytest

from leonardo.app.citta.table import TABLE
from leonardo.app.kit.translations import languages
from leonardo.app.table.words.prompt import prompt
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import ChooseSide
from leonardo.engine.citta.constants import Side
from leonardo.engine.citta.events import NumberDrawn
from tests.app.kit.languages import spoken
from tests.engine.citta.build import ANNA, BIANCA, CARLO, Game, new_game, rule

NAMES = ("Anna", "Bianca", "Carlo")


def drawn(*numbers: int) -> Game:
    """Everybody has chosen a side, and these numbers have been drawn for the start."""
    game = new_game()
    for seat in range(len(NAMES)):
        game.does(seat, ChooseSide(Side.GUELPH))
    game.draws(*numbers)
    return game


def asked(game: Game, viewer: int) -> str:
    happened = tuple(game.happened(NumberDrawn))
    return prompt(TABLE, GAME.view(game.state, viewer), PromptState(NAMES, happened=happened)).words


@rule("4.1")
def test_who_ties_is_told_with_whom_and_at_which_number() -> None:
    first = asked(drawn(), ANNA)
    tied = asked(drawn(10, 10, 4), ANNA)
    assert tied != first
    assert "10" in tied
    assert "Bianca" in tied
    assert "Carlo" not in tied
    assert "Anna" in asked(drawn(10, 10, 4, 7), BIANCA).replace("Bianca", "")


def test_a_second_tie_is_told_with_its_own_number() -> None:
    again = asked(drawn(10, 10, 4, 7, 7), ANNA)
    assert "7" in again
    assert "10" not in again


@pytest.mark.parametrize("language", languages())
def test_all_who_tie_are_named(language: str) -> None:
    with spoken(language):
        told = asked(drawn(9, 9, 9), ANNA)
        last = asked(drawn(9, 9, 9, 3, 5), CARLO)
    assert all(name in told for name in ("Bianca", "Carlo"))
    assert "9" in last
