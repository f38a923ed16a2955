"""Code and text catalogue fit: every key that is asked for is there, and every key is asked for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from leonardo.app.kit.translations import translations

PROJECT = Path(__file__).resolve().parents[3]
SOURCES = sorted((PROJECT / "leonardo").rglob("*.py"))


def pattern(node: ast.expr) -> str | None:
    """What the text of an expression looks like, as far as it stands in the code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join((pattern(part) or ".+") if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return None


@cache
def texts(path: Path) -> tuple[set[str], set[str]]:
    """The patterns that a module asks for with `tr`, and those of all texts in it.

    The tree of the code is not kept: all of them together would take three times as long to make.
    """
    asked, all_of_them, plainly = set[str](), set[str](), set[str]()
    nodes: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.Constant):
            plainly.add(node.value if isinstance(node.value, str) else "")
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr" and node.args:
            asked.add(pattern(node.args[0]) or "")
        elif isinstance(node, ast.JoinedStr):
            all_of_them.add(pattern(node) or "")
        nodes += below(node)
    return asked - {""}, (all_of_them | set(map(re.escape, plainly))) - {""}


def below(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of a piece of code; quicker than the usual way, which also finds what is no part of a text."""
    for name in node._fields:
        part = getattr(node, name)
        if isinstance(part, list):
            yield from (each for each in part if isinstance(each, ast.AST))
        elif isinstance(part, (ast.expr, ast.pattern, ast.arguments)):
            yield part


def asked_for() -> Iterator[tuple[Path, str]]:
    """Every key that is asked for, and where."""
    return ((path, found) for path in SOURCES for found in texts(path)[0])


def written() -> Iterator[str]:
    """Every text in the code that could be a key: constants and those with fields."""
    return (found for path in SOURCES for found in texts(path)[1] if found != ".+")


def beginnings(key: str) -> set[str]:
    """The key and the tables that it is in, but not the outermost: code may put the rest of a key together."""
    parts = key.split(".")
    return {key, *(".".join(parts[:number]) for number in range(2, len(parts)))}


def plain(key: str) -> str:
    return re.sub(r"\.(one|few|other)$", "", key)


KEYS = {plain(key) for key in translations()} | set(translations())


def test_every_key_that_is_asked_for_is_there() -> None:
    asked = set(asked_for())
    assert len(asked) > 300
    known = "\n".join(KEYS) + "\n"
    missing = [(path.name, key) for path, key in asked if re.sub(r"\\(.)", r"\1", key) not in KEYS]
    assert [(name, key) for name, key in missing if ".+" not in key or not re.search(f"(?m)^{key}$", known)] == []


def test_every_key_is_asked_for() -> None:
    asked = {found for found in written() if re.search(r"\w{3}", found)}
    plainly = {re.sub(r"\\(.)", r"\1", found) for found in asked if ".+" not in found}
    with_fields = re.compile("|".join(found for found in asked if ".+" in found))
    keys = {plain(key) for key in translations()}
    assert {key for key in keys if not (with_fields.fullmatch(key) or plainly & beginnings(key))} == set()
