"""Every numbered rule of each game is shown by a test, or there is a reason why it cannot be."""

import ast
from pathlib import Path
from typing import Final

import pytest

from leonardo.games import GAMES
from tests.engine.citations import cited, numbers, rules

HERE: Final = Path(__file__).parent
NOT_TESTABLE: Final = {
    "davinci": {"13.3": "a promise of the built-in players, not of the rules; it is tested with them"},
    "citta": {"17.2": "a promise of the built-in players, not of the rules; it is tested with them"},
}

of_each_game = pytest.mark.parametrize("game", GAMES)


@of_each_game
def test_each_rule_is_shown_by_a_test(game: str) -> None:
    assert set(rules(HERE / game)) - cited(HERE / game) == NOT_TESTABLE.get(game, {}).keys()


@of_each_game
def test_tests_cite_only_rules_that_there_are(game: str) -> None:
    assert cited(HERE / game) <= set(rules(HERE / game))


def test_the_marker_of_a_test_is_found() -> None:
    (function,) = ast.parse('@rule("8.9", "8.12")\ndef test_it(): pass').body
    assert isinstance(function, ast.FunctionDef)
    assert numbers(function) == {"8.9", "8.12"}
