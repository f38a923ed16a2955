"""Changing the settings."""

from itertools import combinations

import pygame
import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.ai.players import players_in
from leonardo.app.kit.settings import Speed, Thought
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.kit.widgets.basic import Button, Label
from leonardo.app.kit.widgets.form import ring_reach
from leonardo.app.scenes.settings.page import SettingsScene
from leonardo.app.scenes.title import TitleScene
from tests.app.scenes.menus_harness import House


def test_each_setting_is_changed_by_the_keyboard_and_takes_effect_at_once(house: House) -> None:
    kit, settings = house.stage.kit, house.stage.kit.settings
    house.click("settings")
    scene = house.top(SettingsScene)
    before = kit.painter.pixels(40)
    for name, keys in {
        "speed": [pygame.K_LEFT],
        "thought": [pygame.K_RIGHT],
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
    assert settings.thought is Thought.LONG
    assert (settings.sounds, settings.music) == (60, 45)
    assert settings.text_size == 115
    assert kit.painter.pixels(40) > before
    assert house.stage.canvas.full_screen
    assert not settings.reduced_motion
    assert (kit.audio.sounds, kit.audio.music) == (60, 45)


def test_more_time_to_think_holds_at_once_in_the_game_that_is_played_and_in_later_ones(house: House) -> None:
    session = house.begin()
    assert session.player_process.budget == UNLIMITED
    house.host.show_settings()
    house.top(SettingsScene).form.set_focus("thought")
    house.stage.key(pygame.K_RIGHT)
    assert session.player_process.budget == players_in(session.game.name).long
    house.stage.key(pygame.K_ESCAPE)
    house.host.show_title()
    assert house.begin().player_process.budget == players_in(session.game.name).long


def test_the_speed_of_moves_gives_nobody_another_time_to_think(house: House) -> None:
    session = house.begin()
    house.host.show_settings()
    house.top(SettingsScene).form.set_focus("speed")
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT):
        house.stage.key(key)
        assert session.player_process.budget == UNLIMITED
    assert house.stage.kit.settings.speed is Speed.OFF


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
    for _ in range(languages().index("cs")):
        house.stage.key(pygame.K_RIGHT)
    assert scene.heading() == "Nastavení"
    assert house.stage.kit.settings.language == "cs"
    house.click("done")
    texts = [widget.text for widget in house.top(TitleScene).form.widgets if isinstance(widget, Button)]
    assert texts[:3] == ["Nová hra", "Načíst hru", "Odehrané hry"]
    speak(ENGLISH)


def test_a_slider_goes_back_when_the_window_is_left_while_it_is_held(house: House) -> None:
    stage, settings = house.stage, house.stage.kit.settings
    house.click("settings")
    track = house.top(SettingsScene).form["sounds"].rect
    before = settings.sounds
    stage.move(track.center)
    stage.press((track.left + 20, track.centery))
    assert settings.sounds != before
    stage.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert settings.sounds == before
    stage.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    stage.move(track.center, held=True)
    stage.release(track.center)
    assert settings.sounds == before


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 130])
def test_settings_do_not_touch_and_the_ring_of_the_keyboard_reaches_no_other_one(
    house: House, size: tuple[int, int], text_size: int
) -> None:
    house.stage.kit.settings.text_size = text_size
    house.stage.resize(size)
    house.click("settings")
    scene = house.top(SettingsScene)
    reach = 2 * ring_reach(scene.page) if size[0] > 1024 else 4  # there they would become too low
    widgets = [each for each in scene.form.widgets if not isinstance(each, Label)]
    for one, other in combinations(widgets, 2):
        assert not one.ringed.inflate(reach, reach).colliderect(other.ringed), (one.name, other.name)
