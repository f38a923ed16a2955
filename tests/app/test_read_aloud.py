"""Who cannot see a table hears what is asked, and of everything that the keyboard comes to what it is."""

from pathlib import Path

import pytest

from tests.app.every_question import COURSES, questions

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_all_that_is_asked_and_walked_to_has_words(tmp_path: Path, game: str) -> None:
    kinds = set()
    for desk in questions(tmp_path, game, few=2):
        table = desk.table
        kind = type(table.view().question)
        if kind in kinds or desk.kit.stack.top is not table:
            continue
        kinds.add(kind)
        table.controls.by_mouse = False
        assert table.prompt().words in table.spoken().asked
        for spot in table.controls.walk.usable():
            table.controls.walk.at = spot
            assert table.spoken().focus, (kind, spot)
    assert len(kinds) > 5
