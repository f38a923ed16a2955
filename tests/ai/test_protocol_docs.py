"""docs/seat-protocol.md tells every field that a program is told."""

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

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "seat-protocol.md").read_text(encoding="utf-8")
STATE = GAME.begin(GAME.deal(Options(2), Random(1))).state
SEAT = STATE.question.seat if STATE.question is not None else 0
TOLD = told(GAME, STATE, SEAT, (), 0, Random(1), Budget())


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
