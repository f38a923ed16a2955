"""Every numbered rule is shown by a test, or there is a reason why it cannot be."""

import ast
from pathlib import Path

import pytest

from tests.engine.citations import cited, numbers, rules

HERE = Path(__file__).parent
NOT_TESTABLE = {
    "13.3": "a promise of the built-in players, not of the rules; it is tested with them",
}


@pytest.mark.parametrize("number", rules(HERE))
def test_each_rule_is_shown_by_a_test(number: str) -> None:
    assert (number in cited(HERE)) != (number in NOT_TESTABLE)


def test_tests_cite_only_rules_that_there_are() -> None:
    assert cited(HERE) <= set(rules(HERE))


def test_the_marker_of_a_test_is_found() -> None:
    assert numbers(_parsed('@rule("8.9", "8.12")\ndef test_it(): pass')) == {"8.9", "8.12"}


def _parsed(text: str) -> ast.FunctionDef:
    (function,) = ast.parse(text).body
    assert isinstance(function, ast.FunctionDef)
    return function
