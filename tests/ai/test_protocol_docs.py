"""The pages on the seat protocol tell every field that a program is told; those of the games are made from the code."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import attrs
import pytest

from leonardo.ai.player import Budget
from leonardo.ai.protocol import told
from leonardo.engine.davinci import GAME, questions
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Foresight
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View
from scripts.describe_protocol import FOLDER, files

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = (DOCS / "seat-protocol.md", DOCS / "seat-protocol" / "davinci.md")
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
FILES = dict(files())
STATE = GAME.begin(GAME.deal(Options(2), Random(1))).state
SEAT = STATE.question.seat if STATE.question is not None else 0
TOLD = told(GAME, STATE, SEAT, (), 1, Budget())


def names() -> Iterator[str]:
    yield from TOLD.hello
    yield from TOLD.decide
    yield from TOLD.hello["rules"]
    yield from TOLD.hello["rules"]["inventions"][0]
    for kind in (View, SeatView, LaboratoryView, Foresight):
        yield from (field.name for field in attrs.fields(kind) if field.name != "options")
    for name, kind in vars(questions).items():
        if name.endswith("Question") and attrs.has(kind):
            yield re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
            yield from (field.name for field in attrs.fields(kind))


@pytest.mark.parametrize("name", sorted(set(names())))
def test_each_field_is_explained(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", TEXT) is not None


@pytest.mark.parametrize("name", FILES)
def test_what_is_described_is_that_of_the_code(name: str) -> None:
    """If not: python3 scripts/describe_protocol.py."""
    assert (FOLDER / name).read_text(encoding="utf-8") == FILES[name]


def test_nothing_else_is_described() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(FILES)
    told = (DOCS / "seat-protocol.md").read_text(encoding="utf-8")
    assert all(f"(seat-protocol/{name})" in told for name in FILES)
