"""What stands on the board and what the log says of a space are recognisably one name."""

import re
import unicodedata

import pytest

from leonardo.app.citta.words.phrases import square_name, square_short
from leonardo.app.kit.translations import languages
from leonardo.engine.citta.board import LAST_SQUARE
from tests.app.kit.languages import spoken

_TOLD_BY = 4  # letters by which a word is told from the others


def words(name: str) -> list[str]:
    bare = unicodedata.normalize("NFD", name.casefold())
    return re.findall(r"[a-z]+", "".join(letter for letter in bare if not unicodedata.combining(letter)))


@pytest.mark.parametrize("language", languages())
def test_the_short_name_on_the_board_is_a_word_of_the_full_one(language: str) -> None:
    with spoken(language):
        for square in range(1, LAST_SQUARE + 1):
            stem = words(square_short(square))[0][:_TOLD_BY]
            full = words(square_name(square))
            assert any(word.startswith(stem) for word in full), (square_short(square), square_name(square))
