"""The cards of the city as a table: all there, what is certain as the data's origin says, and all of it fits."""

import pytest

from leonardo.app.citta.learn.cards import CARDS
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.kit.window.stage import Stage
from leonardo.app.rulebook.cards import CardsScene
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet, targets
from tests.diagonal import diagonal


def test_every_card_of_the_box_is_there_and_can_be_sorted_by_any_column() -> None:
    rows = CARDS.cards()
    assert len(rows) == 19 + 4 + 9 + 3 + 1 + 40
    for number in range(len(CARDS.columns)):
        assert sorted(row[number].order for row in rows)


def test_what_was_published_stands_out() -> None:
    rows = {row[1].text: row for row in CARDS.cards()}
    lords = [name for name, row in rows.items() if row[0].text == "Palace" and row[5].certain]
    assert lords == ["Loggia Street"], "only the rents of a palace of 100 were published"
    assert all(row[4].certain for row in rows.values() if row[0].text == "Work of art")
    assert not any(row[5].certain for row in rows.values() if row[0].text == "Work of art")


@pytest.mark.parametrize(
    ("size", "language", "text_size"),
    diagonal([(1024, 640), (1000, 1400), (1280, 720), (3840, 2160)], languages(), [TEXT_SIZES[-1], TEXT_SIZES[0]]),
)
def test_all_columns_fit(size: tuple[int, int], language: str, text_size: int) -> None:
    speak(language)
    with probing() as cut:
        stage = Stage(size, Settings(text_size=text_size, reduced_motion=True))
        stage.kit.pictures = Blanks()
        scene = CardsScene(stage.kit, CARDS)
        stage.kit.stack.push(scene)
        found = faults(sheet(scene), targets(scene.form), cut, ())
    speak(ENGLISH)
    assert found == []
