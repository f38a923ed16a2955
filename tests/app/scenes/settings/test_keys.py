"""The page of the keys: reached from everywhere, room for each game, a question before keys are dropped."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from leonardo.app.citta.presentation import CITTA
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.keymap import VIEWER
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.settings.keys import KeyRow, KeysScene
from leonardo.app.scenes.settings.page import SettingsScene
from leonardo.app.scenes.title import TitleScene
from tests.app.kit.everywhere import SIZES, everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import SMALLEST_TARGET
from tests.app.scenes.menus_harness import House
from tests.app.scenes.plain_gui import plain_gui


@pytest.mark.slow
def test_it_comes_by_its_key_from_every_scene_and_goes_by_it(house: House) -> None:
    for show in (house.host.show_title, house.host.show_settings, house.host.show_saves, house.host.show_about):
        show()
        house.turn()
        before = house.kit.stack.top
        house.key(pygame.K_F1)
        house.top(KeysScene)
        house.key(pygame.K_F1)
        assert house.kit.stack.top is before


def test_it_comes_by_mouse_from_the_settings(house: House) -> None:
    house.host.show_settings()
    house.turn()
    house.press("keys")
    assert "table.undo" in [widget.name for widget in house.top(KeysScene).form.widgets]
    house.press("done")
    house.top(SettingsScene)


def test_over_a_prepared_game_the_keys_of_that_game_are_listed(tmp_path: Path) -> None:
    house = House(tmp_path, games=(DAVINCI, CITTA))
    house.host.agree_on("citta")
    house.turn()
    house.host.show_settings()
    house.host.show_keys()
    assert "citta.turn" in [widget.name for widget in house.top(KeysScene).form.widgets]
    house.host.close()


def test_a_sign_that_is_written_into_a_name_means_nothing_else(house: House) -> None:
    house.host.show_new_game()
    scene = house.top(NewGameScene)
    house.turn()
    scene.form.set_focus("name 0")
    house.key(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?")
    house.top(NewGameScene)


def test_silence_comes_and_goes_by_its_key(house: House) -> None:
    settings, audio = house.kit.settings, house.kit.audio
    house.key(pygame.K_F10)
    assert settings.muted
    assert (audio.sounds, audio.music) == (0, 0)
    house.key(pygame.K_F10)
    assert not settings.muted
    assert (audio.sounds, audio.music) == (settings.sounds, settings.music)


def test_keys_that_nobody_can_use_are_healed_and_told_of_once(tmp_path: Path) -> None:
    house = House(tmp_path, settings=Settings(reduced_motion=True, keys={"table.undo": ["Escape"], "chess.castle": 3}))
    assert house.top(Message).title == "Keys reset"
    house.look()
    house.key(pygame.K_RETURN)
    house.top(TitleScene)
    assert house.kit.keys.keys_of("table.undo") == (pygame.K_u, pygame.K_BACKSPACE)
    house.host.show_title()
    house.top(TitleScene)


def test_changed_keys_are_found_again_in_the_settings(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    settings = Settings()
    first = House(tmp_path / "saves", settings=settings)
    assert first.kit.keys.change("table.undo", pygame.K_x).done
    file.write(settings)
    second = House(tmp_path / "saves", settings=file.read())
    second.top(TitleScene)
    assert second.kit.keys.keys_of("table.undo") == (pygame.K_x,)


def test_a_damaged_entry_for_the_keys_spoils_no_other_setting(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sounds": 15, "keys": "all of them"}', encoding="utf-8")
    file = SettingsFile(path)
    house = House(tmp_path / "saves", settings=file.read())
    assert file.problem is None
    assert house.kit.settings.sounds == 15
    house.top(Message)


SMALL_SCREENS = ((800, 600), (1138, 640), (720, 1280))
"""Windows of screens on which the least of the others has no room, or hardly any."""


SCOPES = (*PRESENTATIONS, VIEWER)


@contextmanager
def opened(folder: Path, size: Size, language: str, text_size: int) -> Iterator[House]:
    settings = Settings(reduced_motion=True, text_size=text_size)
    with plain_gui(), spoken(language):
        house = House(folder, size, settings, games=tuple(PRESENTATIONS.values()))
        yield house
        house.host.close()


def page(house: House, scope: str) -> KeysScene:
    scene = KeysScene(house.kit, scope)
    house.kit.stack.push(scene)
    house.turn()
    return scene


@everywhere((*SMALL_SCREENS, *SIZES), quick=1)
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


@pytest.fixture
def rebound(tmp_path: Path) -> House:
    house = House(tmp_path)
    assert house.kit.keys.change("table.undo", pygame.K_x).done
    page(house, "davinci")
    return house


def test_it_asks_before_all_keys_are_the_usual_ones_again(rebound: House) -> None:
    rebound.press("usual")
    question = rebound.top(Message)
    stays, restores = (question.form[f"answer {number}"] for number in range(2))
    assert question.form.focus == stays.name
    rebound.key(pygame.K_RETURN)
    assert rebound.kit.keys.changed, "the answer that Enter gives loses nothing"
    rebound.press("usual")
    rebound.press(restores.name)
    assert not rebound.kit.keys.changed
    scene = rebound.top(KeysScene)
    assert not scene.form["usual"].enabled
    (undo,) = (row for row in scene.form.widgets if isinstance(row, KeyRow) and row.command.name == "table.undo")
    assert undo.shown == "U, Backspace"
