"""What docs/faults.md and docs/house.md cite is there: tests of each kind of fault, and modules."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
ROWS = [line for line in (PROJECT / "docs/faults.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
HOUSE = (PROJECT / "docs/house.md").read_text(encoding="utf-8")
FAULTS = [row for row in ROWS if "::" in row]


@cache
def names_in(file: str) -> frozenset[str]:
    """The names of the tests of a file."""
    tree = ast.parse((PROJECT / "tests" / file).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


def test_every_row_cites_a_test() -> None:
    heads = 2 * sum(row.startswith("|---") for row in ROWS)
    assert len(FAULTS) == len(ROWS) - heads == 41


@pytest.mark.parametrize("row", FAULTS, ids=lambda row: row.split("|")[1].strip()[:40])
def test_what_it_cites_is_there(row: str) -> None:
    for file, name in re.findall(r"`([\w/]+\.py)::(\w+)`", row):
        assert name in names_in(file), f"{file}::{name}"
    for module in re.findall(r"`([\w/]+\.py)`", row):
        assert any((PROJECT / root / module).is_file() for root in ("", "leonardo")), module


def test_the_modules_of_the_house_are_there() -> None:
    cited = set(re.findall(r"`([\w/]+\.py)`", HOUSE))
    assert len(cited) > 30
    assert [
        each for each in sorted(cited) if not any((PROJECT / root / each).is_file() for root in ("", "leonardo"))
    ] == []
