"""Changing the settings."""

import pygame

from leonardo.app.kit.settings import Speed
from leonardo.app.kit.widgets import Button
from leonardo.app.kit.words import ENGLISH, speak
from leonardo.app.scenes.settings import SettingsScene
from leonardo.app.scenes.title import TitleScene
from tests.app.scenes.house import House


def test_each_setting_is_changed_by_the_keyboard_and_takes_effect_at_once(house: House) -> None:
    kit, settings = house.stage.kit, house.stage.kit.settings
    house.click("settings")
    scene = house.top(SettingsScene)
    before = kit.painter.pixels(40)
    for name, keys in {
        "speed": [pygame.K_LEFT],
        "sounds": [pygame.K_LEFT, pygame.K_LEFT],
        "music": [pygame.K_RIGHT],
        "text_size": [pygame.K_RIGHT],
        "full_screen": [pygame.K_RETURN],
        "confirm": [pygame.K_RETURN],
        "reduced_motion": [pygame.K_RETURN],
    }.items():
        scene.form.set_focus(name)
        for key in keys:
            house.stage.key(key)
    assert settings.speed is Speed.FAST
    assert (settings.sounds, settings.music) == (60, 45)
    assert settings.text_size == 115
    assert kit.painter.pixels(40) > before
    assert house.stage.canvas.full_screen
    assert not settings.reduced_motion
    assert (kit.audio.sounds, kit.audio.music) == (60, 45)


def test_the_keyboard_stays_where_it_was_when_everything_is_laid_out_anew(house: House) -> None:
    house.click("settings")
    house.top(SettingsScene).form.set_focus("text_size")
    house.stage.key(pygame.K_RIGHT)
    assert house.top(SettingsScene).form.focus == "text_size"


def test_a_volume_follows_the_mouse(house: House) -> None:
    house.click("settings")
    rect = house.top(SettingsScene).form["sounds"].rect
    house.stage.drag((rect.left + 60, rect.centery), (rect.left + 20, rect.centery))
    assert house.stage.kit.settings.sounds < 20
    house.click("done")
    house.top(TitleScene)


def test_the_language_changes_at_once_and_with_it_everything_on_the_screen(house: House) -> None:
    house.click("settings")
    scene = house.top(SettingsScene)
    scene.form.set_focus("language")
    house.stage.key(pygame.K_RIGHT)
    assert scene.heading() == "Nastavení"
    assert house.stage.kit.settings.language == "cs"
    house.click("done")
    texts = [widget.text for widget in house.top(TitleScene).form.widgets if isinstance(widget, Button)]
    assert texts[:3] == ["Nová hra", "Načíst hru", "Nastavení"]
    speak(ENGLISH)
