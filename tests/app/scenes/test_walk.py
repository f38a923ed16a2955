"""The keyboard comes to everything in the menus: by Tab in reading order, and by the arrows."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.menu import MenuScene
from tests.app.scenes.house import House
from tests.app.scenes.test_fits import SCENES

ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


@pytest.fixture(params=[(1280, 720), (1000, 1400)], ids=["wide", "high"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    built = House(tmp_path, request.param, Settings(reduced_motion=True), samples=True)
    built.begin()
    yield built
    built.host.close()


@pytest.mark.parametrize("name", SCENES)
def test_tab_walks_through_everything_as_one_reads(house: House, name: str) -> None:
    SCENES[name](house)
    form = house.top(MenuScene).form
    able = house.names()
    form.set_focus(able[0])
    walked = []
    for _ in able:
        walked.append(form.focus)
        house.stage.key(pygame.K_TAB)
    assert walked == able
    places = [form[each].rect for each in able]
    for here, there in pairwise(places):
        assert there.centery > here.top or there.left > here.left, "it goes neither on nor down nor to another column"


@pytest.mark.parametrize("name", SCENES)
def test_the_arrows_come_to_everything(house: House, name: str) -> None:
    SCENES[name](house)
    form, able = house.top(MenuScene).form, set(house.names())
    reached, to_do = {form.focus}, [form.focus]
    while to_do:
        start = to_do.pop()
        for arrow in ARROWS:
            form = house.top(MenuScene).form
            form.set_focus(start)
            house.stage.key(arrow)
            found = house.top(MenuScene).form.focus
            if found not in reached:
                reached.add(found)
                to_do.append(found)
    assert able <= reached
