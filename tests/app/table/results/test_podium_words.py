"""Headings and laurels of the results."""

from itertools import pairwise
from pathlib import Path

import pytest
from pygame import FRect

from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import languages
from leonardo.app.table.results.sheet import laurels
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


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("upright", [False, True])
def test_laurels_of_all_winners_hang_side_by_side(count: int, upright: bool) -> None:
    places = [FRect(place) for place in laurels(count, 0, 1500, upright=upright)]
    assert len(places) == count
    assert all(one is other or not one.colliderect(other) for one in places for other in places)
    reach = 200 if upright else 390
    assert all(place.right <= reach or place.left >= 1500 - reach for place in places)
    assert all(place.top >= 18 and place.bottom <= 188 for place in places)


def test_few_are_as_large_as_there_is_room_for() -> None:
    assert laurels(2, 0, 1500, upright=False) == [(20, 18, 170, 170), (1310, 18, 170, 170)]
