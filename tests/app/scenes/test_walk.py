"""The keyboard comes to everything in the menus: by Tab in reading order, and by the arrows."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.new_game.plan import Plan
from tests.app.pages import GAMES, MENUS
from tests.app.scenes.menus_harness import House
from tests.app.scenes.walking import missed_by_arrows, wrong_by_tab
from tests.diagonal import diagonal

WIDE, HIGH = (1024, 640), (1000, 1400)
IN_EVERY_SCENE = pytest.mark.parametrize(("size", "half"), diagonal((WIDE, HIGH), (0, 1)))
"""Every scene in a wide or in a high window, and in the other one where it may take long."""


@pytest.fixture
def house(size: Size, tmp_path: Path) -> Iterator[House]:
    built = House(tmp_path, size, Settings(reduced_motion=True), samples=True, games=GAMES)
    built.host.begin(Plan.usual(GAMES[0], 3))
    yield built
    built.host.close()


@IN_EVERY_SCENE
def test_tab_walks_through_everything_as_one_reads(house: House, half: int) -> None:
    for name, show in list(MENUS.items())[half::2]:
        show(house)
        assert wrong_by_tab(house) == [], name


@pytest.mark.slow
@IN_EVERY_SCENE
def test_the_arrows_come_to_everything(house: House, half: int) -> None:
    for name, show in list(MENUS.items())[half::2]:
        show(house)
        assert missed_by_arrows(house) == set(), name
