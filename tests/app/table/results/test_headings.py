"""Headings over the columns of a ledger stand apart, in every language and with larger text."""

from itertools import pairwise
from pathlib import Path

import pytest

from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import languages
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Line, probing, sheet
from tests.app.table.review.moments import session
from tests.app.table.table_harness import Desk

NAMES = ("Anna", "Bianca", "Cosimo", "Donata", "Enea")

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.mark.parametrize("language", languages())
def test_headings_do_not_touch(tmp_path: Path, language: str) -> None:
    with spoken(language), probing():
        desk = Desk(tmp_path, (1024, 640), Settings(text_size=130, reduced_motion=True))
        scene = ResultsScene(desk.host, session(NAMES))
        desk.kit.stack.push(scene)
        headings = {column.heading for column in scene.outcome().columns if not column.brief}
        lines = [note for note in sheet(scene).notes if isinstance(note.what, Line) and note.what.text in headings]
        desk.host.close()
    top = min(line.rect.centery for line in lines)
    lines = [line for line in lines if abs(line.rect.centery - top) < 5]  # the chart has such a word, too
    assert len(lines) == len(headings)
    for one, other in pairwise(sorted(lines, key=lambda line: line.rect.left)):
        assert other.rect.left - one.rect.right >= 5, (one.what, other.what)
