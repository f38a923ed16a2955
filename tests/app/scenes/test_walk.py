"""The keyboard comes to everything in the menus: by Tab in reading order, and by the arrows."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.new_game.plan import Plan
from tests.app.kit.everywhere import Size
from tests.app.scenes.menus_harness import House
from tests.app.scenes.test_fits import GAMES, SCENES
from tests.diagonal import diagonal

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


WIDE, HIGH = (1024, 640), (1000, 1400)
IN_EVERY_SCENE = pytest.mark.parametrize(("size", "half"), diagonal((WIDE, HIGH), (0, 1)))
"""Every scene in a wide or in a high window, and in the other one where it may take long."""


@pytest.fixture
def house(size: Size, tmp_path: Path) -> Iterator[House]:
    built = House(tmp_path, size, Settings(reduced_motion=True), samples=True, games=GAMES)
    built.host.begin(Plan.usual(GAMES[0], 3))
    yield built
    built.host.close()


def press(house: House, key: int) -> str:
    """Press a key, which is not waited for to be seen, and return where the keyboard is then."""
    house.menu.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=pygame.KMOD_NONE, unicode="", scancode=0))
    return house.menu.form.focus


@IN_EVERY_SCENE
def test_tab_walks_through_everything_as_one_reads(house: House, half: int) -> None:
    for name, show in list(SCENES.items())[half::2]:
        show(house)
        form = house.menu.form
        able = [widget.name for widget in form.widgets if widget.reachable]
        form.set_focus(able[-1])
        assert [press(house, pygame.K_TAB) for _ in able] == able, name
        for here, there in pairwise(form[each].rect for each in able):
            assert there.centery > here.top or there.left > here.left, f"{name}: back, from {here} to {there}"


@IN_EVERY_SCENE
def test_the_arrows_come_to_everything(house: House, half: int) -> None:
    for name, show in list(SCENES.items())[half::2]:
        show(house)
        able, reached = set(house.names()), {house.menu.form.focus}
        to_do = list(reached)
        while to_do:
            start = to_do.pop()
            for arrow in ARROWS:
                house.menu.form.set_focus(start)
                found = press(house, arrow)
                if found not in reached:
                    reached.add(found)
                    to_do.append(found)
        assert able <= reached, name
