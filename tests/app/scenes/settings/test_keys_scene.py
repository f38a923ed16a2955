"""The page of the keys from everywhere, and keys in the settings that nobody can use."""

from pathlib import Path

import pygame

from leonardo.app.citta.presentation import CITTA
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.settings import Settings, SettingsFile
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.scenes.settings.page import SettingsScene
from leonardo.app.scenes.title import TitleScene
from tests.app.scenes.menus_harness import House


def test_it_comes_by_its_key_from_every_scene_and_goes_by_it(house: House) -> None:
    for show in (house.host.show_title, house.host.show_settings, house.host.show_saves, house.host.show_about):
        show()
        house.stage.turn()
        before = house.stage.kit.stack.top
        house.stage.key(pygame.K_F1)
        house.top(KeysScene)
        house.stage.key(pygame.K_F1)
        assert house.stage.kit.stack.top is before


def test_it_comes_by_mouse_from_the_settings(house: House) -> None:
    house.host.show_settings()
    house.stage.turn()
    house.click("keys")
    assert "table.undo" in [widget.name for widget in house.top(KeysScene).form.widgets]
    house.click("done")
    house.top(SettingsScene)


def test_over_a_game_that_is_prepared_it_lists_the_keys_of_that_game(tmp_path: Path) -> None:
    house = House(tmp_path, games=(DAVINCI, CITTA))
    house.host.agree_on("citta")
    house.stage.turn()
    house.host.show_settings()
    house.host.show_keys()
    assert "citta.turn" in [widget.name for widget in house.top(KeysScene).form.widgets]
    house.host.close()


def test_a_sign_that_is_written_into_a_name_means_nothing_else(house: House) -> None:
    house.host.show_new_game()
    scene = house.top(NewGameScene)
    house.stage.turn()
    scene.form.set_focus("name 0")
    house.stage.key(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?")
    house.top(NewGameScene)


def test_silence_comes_and_goes_by_its_key(house: House) -> None:
    settings, audio = house.stage.kit.settings, house.stage.kit.audio
    house.stage.key(pygame.K_F10)
    assert settings.muted
    assert (audio.sounds, audio.music) == (0, 0)
    house.stage.key(pygame.K_F10)
    assert not settings.muted
    assert (audio.sounds, audio.music) == (settings.sounds, settings.music)


def test_keys_that_nobody_can_use_are_healed_and_told_of_once(tmp_path: Path) -> None:
    house = House(tmp_path, settings=Settings(reduced_motion=True, keys={"table.undo": ["Escape"], "chess.castle": 3}))
    assert house.top(Message).title == "Keys reset"
    house.look()
    house.stage.key(pygame.K_RETURN)
    house.top(TitleScene)
    assert house.stage.kit.keys.keys_of("table.undo") == (pygame.K_u, pygame.K_BACKSPACE)
    house.host.show_title()
    house.top(TitleScene)


def test_changed_keys_are_found_again_in_the_settings(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    settings = Settings()
    first = House(tmp_path / "saves", settings=settings)
    assert first.stage.kit.keys.change("table.undo", pygame.K_x).done
    file.write(settings)
    second = House(tmp_path / "saves", settings=file.read())
    second.top(TitleScene)
    assert second.stage.kit.keys.keys_of("table.undo") == (pygame.K_x,)


def test_a_damaged_entry_for_the_keys_spoils_no_other_setting(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"sounds": 15, "keys": "all of them"}', encoding="utf-8")
    file = SettingsFile(path)
    house = House(tmp_path / "saves", settings=file.read())
    assert file.problem is None
    assert house.stage.kit.settings.sounds == 15
    house.top(Message)
