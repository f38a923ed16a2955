"""The cards are sorted by any column, either way round, and say what is certain of them."""

from pathlib import Path

import pytest

from leonardo.app.davinci.learn.cards import CARDS
from leonardo.app.rulebook.cards import CardsScene
from tests.app.scenes.menus_harness import House, WithLearning


@pytest.mark.slow
def test_a_second_press_sorts_a_column_the_other_way(tmp_path: Path) -> None:
    house = House(tmp_path, games=(WithLearning(),))
    house.host.show_rules()
    house.turn()
    house.press("cards")
    scene = house.top(CardsScene)
    for number, column in enumerate(CARDS.columns):
        for backwards in (False, True):
            if number or backwards:
                house.press(column.name)
            orders = [row[number].order for row in scene.sorted_cards()]
            assert orders == sorted(orders, reverse=backwards)
            assert len(orders) == 25


def test_names_and_numbers_are_certain_and_types_are_not() -> None:
    rows = CARDS.cards()
    assert all(row[0].certain and row[1].certain and not row[2].certain for row in rows)
    assert [row[3].certain for row in rows] == [number >= 16 for number in range(1, 26)]
