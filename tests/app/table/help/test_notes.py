"""The notes over the tables of all games are read at a glance."""

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.help.notes import HelpNote
from tests.app.kit.languages import spoken

FEWEST, MOST = 8, 20


def notes() -> list[HelpNote]:
    given = (presentation.learning.help for presentation in PRESENTATIONS.values())
    return [note for each in given if each is not None for note in each()]


@pytest.mark.parametrize("language", languages())
def test_a_note_has_twenty_words_at_most(language: str) -> None:
    assert len(notes()) > 20
    with spoken(language):
        for note in notes():
            told = [word for word in tr(note.text).split() if any(sign.isalnum() for sign in word)]
            assert FEWEST <= len(told) <= MOST, note.text
