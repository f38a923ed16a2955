"""The cards are sorted by any column, either way round, and say what is certain of them."""

from pathlib import Path

import pytest

from leonardo.app.davinci.learn.cards import CARDS
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.settings import TEXT_SIZES, Settings
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.kit.window.stage import Stage
from leonardo.app.rulebook.cards import CardsScene
from tests.app.kit.layout_probe import Blanks, faults, probing, sheet, targets
from tests.app.scenes.menus_harness import House, PlainPresentation
from tests.diagonal import diagonal


class WithCards(PlainPresentation):
    """The game with its rules and cards."""

    learning = DAVINCI.learning


def test_a_second_press_sorts_a_column_the_other_way(tmp_path: Path) -> None:
    house = House(tmp_path, games=(WithCards(),))
    house.host.show_rules()
    house.stage.turn()
    house.click("cards")
    scene = house.top(CardsScene)
    for number, column in enumerate(CARDS.columns):
        for backwards in (False, True):
            if number or backwards:
                house.click(column.name)
            orders = [row[number].order for row in scene.sorted_cards()]
            assert orders == sorted(orders, reverse=backwards)
            assert len(orders) == 25


def test_names_and_numbers_are_certain_and_types_are_not() -> None:
    rows = CARDS.cards()
    assert all(row[0].certain and row[1].certain and not row[2].certain for row in rows)
    assert [row[3].certain for row in rows] == [number >= 16 for number in range(1, 26)]


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
