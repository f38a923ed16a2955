"""Every numbered rule is shown by a test, or there is a reason why it cannot be."""

import ast
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
NOT_TESTABLE = {
    "13.3": "a promise of the built-in players, not of the rules; it is tested with them",
}


@cache
def rules() -> tuple[str, ...]:
    lines = (HERE / "rules.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line.split(" ", 1)[0] for line in lines)


@cache
def cited() -> frozenset[str]:
    """Return the numbers in the `rule` markers of all tests in this folder."""
    found: set[str] = set()
    for module in HERE.glob("test_*.py"):
        for function in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                found.update(_numbers(function))
    return frozenset(found)


def _numbers(function: ast.FunctionDef) -> set[str]:
    return {
        argument.value
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.mark.parametrize("number", rules())
def test_each_rule_is_shown_by_a_test(number: str) -> None:
    assert (number in cited()) != (number in NOT_TESTABLE)


def test_tests_cite_only_rules_that_there_are() -> None:
    assert cited() <= set(rules())


def test_the_marker_of_a_test_is_found() -> None:
    assert _numbers(_parsed('@rule("8.9", "8.12")\ndef test_it(): pass')) == {"8.9", "8.12"}


def _parsed(text: str) -> ast.FunctionDef:
    (function,) = ast.parse(text).body
    assert isinstance(function, ast.FunctionDef)
    return function
