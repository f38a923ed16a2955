"""What painters depend on: a raster is kept under their arguments, so they read nothing else that changes.

All functions that are handed to `paint(...)`, `Paint(draw=...)`, `Custom(place=...)` and the like are followed into the
functions that they call, within the program, in search of names that read a language, a setting, a clock or chance.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.test_architecture import MODULES

GLOBALS = {"tr", "translations", "speak", "settings", "random", "time", "perf_counter", "monotonic", "datetime"}
"""Names that stand for what may be otherwise a moment later."""
METHODS = {"times"}  # methods of a brush that read the language
PARAMETERS = {"draw", "place", "size"}
Function = tuple[str, str]  # a module and the name of a function in it


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


@cache
def functions_of(module: str) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree_of(module).body if isinstance(node, ast.FunctionDef)}


@cache
def imported_by(module: str) -> dict[str, str]:
    found = {}
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.update({each.asname or each.name: f"{node.module}.{each.name}" for each in node.names})
    return found


def painters_in(tree: ast.AST) -> Iterator[str]:
    """The names of functions that nodes of a module are given to draw with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            given = [word.value for word in node.keywords if word.arg in PARAMETERS]
            given += node.args[:1] if called == "paint" else []
            yield from (each.id for each in given if isinstance(each, ast.Name))


def resolved(module: str, called: ast.expr) -> Function | None:
    if isinstance(called, ast.Name):
        if called.id in functions_of(module):
            return module, called.id
        home, _, name = imported_by(module).get(called.id, "").rpartition(".")
    elif isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name):
        home, name = imported_by(module).get(called.value.id, ""), called.attr
    else:
        return None
    return (home, name) if home in MODULES and name in functions_of(home) else None


@cache
def read_by(function: Function) -> frozenset[str]:
    """The names in `GLOBALS` and `METHODS` that a function reads, or one that it calls."""
    found, seen, left = set[str](), {function}, [function]
    while left:
        module, name = left.pop()
        for node in ast.walk(functions_of(module)[name]):
            if isinstance(node, ast.Name) and node.id in GLOBALS and isinstance(node.ctx, ast.Load):
                found.add(node.id)
            elif isinstance(node, ast.Attribute) and node.attr in METHODS | GLOBALS:
                found.add(node.attr)
            elif isinstance(node, ast.Call):
                called = resolved(module, node.func)
                if called is not None and called not in seen:
                    seen.add(called)
                    left.append(called)
    return frozenset(found)


def painters() -> Iterator[Function]:
    for module, file in MODULES.items():
        if "from leonardo.ui." in file.read_text(encoding="utf-8"):
            for name in painters_in(tree_of(module)):
                found = resolved(module, ast.Name(name))
                if found is not None:
                    yield found


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("node = paint(draw, 1)", {"draw"}),
        ("node = Paint(draw=_draw, args=(1,))", {"_draw"}),
        ("node = Custom(kids=kids, place=_placed)", {"_placed"}),
        ("node = row(draw)", set()),
    ],
)
def test_painters_are_found(source: str, expected: set[str]) -> None:
    assert set(painters_in(ast.parse(source))) == expected


def test_what_a_function_reads_is_seen_through_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text(
        "from x import other\nfrom x.other import word\ndef draw(brush):\n    word(brush)\n", encoding="utf-8"
    )
    other.write_text("from k import tr\ndef word(brush):\n    brush.write(tr('a'))\n", encoding="utf-8")
    monkeypatch.setitem(MODULES, "x.one", one)
    monkeypatch.setitem(MODULES, "x.other", other)
    assert read_by(("x.one", "draw")) == {"tr"}


def test_painters_read_nothing_but_their_arguments() -> None:
    assert {function: read for function in painters() if (read := read_by(function))} == {}
