"""The page of the keys holds the commands of any game, and asks before it drops the keys that a person has chosen."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.keymap import VIEWER
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.translations import languages
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.settings.keys import KeyRow, KeysScene
from tests.app.kit.everywhere import SIZES, everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import SMALLEST_TARGET, Blanks, faults, probing, sheet, targets
from tests.app.scenes.menus_harness import House
from tests.app.scenes.plain_gui import plain_gui

SMALL_SCREENS = ((800, 600), (1138, 640), (720, 1280))
"""Windows of screens on which the least of the others has no room, or hardly any."""


SCOPES = (*PRESENTATIONS, VIEWER)


@contextmanager
def opened(folder: Path, size: Size, language: str, text_size: int) -> Iterator[House]:
    """The program with all its games, in a window of a size."""
    settings = Settings(reduced_motion=True, text_size=text_size)
    with plain_gui(), spoken(language):
        house = House(folder, size, settings, games=tuple(PRESENTATIONS.values()))
        yield house
        house.host.close()


def page(house: House, scope: str) -> KeysScene:
    scene = KeysScene(house.stage.kit, scope)
    house.stage.kit.stack.push(scene)
    house.stage.turn()
    return scene


@everywhere((*SMALL_SCREENS, *SIZES))
def test_every_row_of_every_game_can_be_pressed(tmp_path: Path, size: Size, language: str, text_size: int) -> None:
    with opened(tmp_path, size, language, text_size) as house:
        for scope in SCOPES:
            scene = page(house, scope)
            named = {widget.name: widget.rect for widget in scene.form.widgets if widget.name}
            assert {command.name for command in scene.kit.keys.listed(scope)} < set(named)
            lies = scene.sheet(scene.page.layout)
            assert [name for name, rect in named.items() if not lies.contains(rect)] == []
            assert min(row.rect.height for row in scene.form.widgets if isinstance(row, KeyRow)) >= SMALLEST_TARGET
            pairs = combinations(named.items(), 2)
            assert [(one, other) for (one, first), (other, second) in pairs if first.colliderect(second)] == []


@everywhere(languages=languages())
def test_every_row_of_every_game_can_be_read(tmp_path: Path, size: Size, language: str, text_size: int) -> None:
    with probing() as cut, opened(tmp_path, size, language, text_size) as house:
        house.stage.kit.pictures = Blanks()
        for scope in SCOPES:
            scene = page(house, scope)
            cut.clear()
            assert faults(sheet(scene), targets(scene.form), cut) == []


@pytest.fixture
def house(tmp_path: Path) -> House:
    house = House(tmp_path)
    assert house.stage.kit.keys.change("table.undo", pygame.K_x).done
    page(house, "davinci")
    return house


def test_it_asks_before_all_keys_are_the_usual_ones_again(house: House) -> None:
    house.click("usual")
    question = house.top(Message)
    stays, restores = (question.form[f"answer {number}"] for number in range(2))
    assert question.form.focus == stays.name
    house.stage.key(pygame.K_RETURN)
    assert house.stage.kit.keys.changed, "the answer that Enter gives loses nothing"
    house.click("usual")
    house.click(restores.name)
    assert not house.stage.kit.keys.changed
    scene = house.top(KeysScene)
    assert not scene.form["usual"].enabled
    (undo,) = (row for row in scene.form.widgets if isinstance(row, KeyRow) and row.command.name == "table.undo")
    assert undo.shown == "U, Backspace"
