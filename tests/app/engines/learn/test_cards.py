"""The cards of Engines of War as a table: all there, what is certain as the data's origin says, and all of it fits."""

import pytest

from leonardo.app.engines.learn.cards import CARDS
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.kit.window.stage import Stage
from leonardo.app.rulebook.cards import CardsScene
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet, targets
from tests.diagonal import diagonal


def test_every_card_of_the_box_is_there_and_can_be_sorted_by_any_column() -> None:
    rows = CARDS.cards()
    assert sum(int(row[2].text) for row in rows) == 10 + 49, "all but Leonardo"
    for number in range(len(CARDS.columns)):
        assert sorted(row[number].order for row in rows)


def test_what_was_published_stands_out() -> None:
    rows = {row[1].text: row for row in CARDS.cards()}
    gearbox, wagon, supper = (rows[name] for name in ("Gearbox", "Round Wagon", "Last Supper"))
    assert [cell.certain for cell in gearbox] == [True, True, True, False, True, True], "its price was not"
    assert [cell.certain for cell in wagon] == [True, False, True, True, False, False]
    assert not supper[1].certain
    assert rows["Mona Lisa"][1].certain


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
