"""Which numbered rules the tests of a game cite, and which there are: `rules.txt` beside them lists them."""

import ast
from functools import cache
from pathlib import Path


@cache
def rules(folder: Path) -> tuple[str, ...]:
    """Return the numbers of all rules of the game whose tests lie in a folder."""
    lines = (folder / "rules.txt").read_text(encoding="utf-8").splitlines()
    return tuple(line.split(" ", 1)[0] for line in lines)


@cache
def cited(folder: Path) -> frozenset[str]:
    """Return the numbers in the `rule` markers of all tests in a folder."""
    found: set[str] = set()
    for module in folder.rglob("test_*.py"):
        for function in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                found.update(numbers(function))
    return frozenset(found)


def numbers(function: ast.FunctionDef) -> set[str]:
    """Return the numbers in the `rule` marker of a test."""
    return {
        argument.value
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
