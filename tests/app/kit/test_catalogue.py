"""Code and text catalogue fit: every key asked for is there, and the keys of kit and scenes are all asked for."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.kit.words import catalogue

PROJECT = Path(__file__).resolve().parents[3]
SOURCES = sorted((PROJECT / "leonardo").rglob("*.py"))
OURS = ("kit", "scenes", "players", "saves")
"""The files of texts whose keys are asked for by name; a game's own may be put together in other ways."""


def pattern(node: ast.expr) -> str | None:
    """What the text of an expression looks like, as far as it stands in the code."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join((pattern(part) or ".+") if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return None


def asked_for() -> Iterator[tuple[Path, str]]:
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "words" and node.args:
                found = pattern(node.args[0])
                if found:
                    yield path, found


def written() -> Iterator[str]:
    """Every text in the code that could be a key: constants and those with fields."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Constant, ast.JoinedStr)):
                found = pattern(node)
                if found and found != ".+" and "." in found:
                    yield found


def plain(key: str) -> str:
    return re.sub(r"\.(one|few|other)$", "", key)


KEYS = {plain(key) for key in catalogue()} | set(catalogue())


@pytest.mark.parametrize(("path", "key"), sorted(set(asked_for())), ids=lambda value: getattr(value, "name", value))
def test_every_key_that_is_asked_for_is_there(path: Path, key: str) -> None:
    assert any(re.fullmatch(key, known) for known in KEYS), f"{path.name} asks for {key}"


def test_every_key_of_kit_and_scenes_is_asked_for() -> None:
    asked = set(written()) | {r"undo\..+", r"players\..+"}
    unused = set()
    for name in OURS:
        text = (PROJECT / "assets" / "texts" / "en" / f"{name}.toml").read_text(encoding="utf-8")
        keys = {key for key in catalogue() if _stands_in(key, tomllib.loads(text))}
        unused |= {key for key in keys if not any(re.fullmatch(found, plain(key)) for found in asked)}
    assert unused == set()


def _stands_in(key: str, table: object, prefix: str = "") -> bool:
    if not isinstance(table, dict):
        return prefix == f"{key}."
    return any(_stands_in(key, value, f"{prefix}{name}.") for name, value in table.items())
