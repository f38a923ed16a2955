"""Changing the settings; at a table there are those that its game has, in its words."""

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.ai.players import players_in
from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import Speed, Thought
from leonardo.app.kit.translations import ENGLISH, about_language, languages, speak, tr, translations
from leonardo.app.kit.widgets.basic import Button, Choice, Label, Toggle
from leonardo.app.kit.widgets.form import ring_reach
from leonardo.app.scenes.settings.listed import ListedScene
from leonardo.app.scenes.settings.page import TABLE_SETTINGS, SettingsScene
from leonardo.app.scenes.title import TitleScene
from leonardo.app.table.usual import UsualTable
from scripts.fuzz.house import house
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Line, probing, sheet
from tests.app.scenes.menus_harness import House
from tests.diagonal import diagonal, first_quick


@pytest.mark.slow
def test_each_setting_changes_by_keyboard_and_at_once(house: House) -> None:
    kit, settings = house.kit, house.kit.settings
    house.press("settings")
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
            house.key(key)
    assert settings.speed is Speed.FAST
    assert settings.thought is Thought.LONG
    assert (settings.sounds, settings.music) == (60, 45)
    assert settings.text_size == 115
    assert kit.painter.pixels(40) > before
    assert house.canvas.full_screen
    assert not settings.reduced_motion
    assert (kit.audio.sounds, kit.audio.music) == (60, 45)


def test_more_time_to_think_holds_at_once_and_later(house: House) -> None:
    session = house.begin()
    assert session.player_process.budget == UNLIMITED
    house.host.show_settings()
    house.top(SettingsScene).form.set_focus("thought")
    house.key(pygame.K_RIGHT)
    assert session.player_process.budget == players_in(session.game.name).long
    house.key(pygame.K_ESCAPE)
    house.host.show_title()
    assert house.begin().player_process.budget == players_in(session.game.name).long


def test_the_speed_of_moves_gives_nobody_another_time_to_think(house: House) -> None:
    session = house.begin()
    house.host.show_settings()
    house.top(SettingsScene).form.set_focus("speed")
    for key in (pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT):
        house.key(key)
        assert session.player_process.budget == UNLIMITED
    assert house.kit.settings.speed is Speed.OFF


def test_the_keyboard_stays_where_it_was_in_a_new_layout(house: House) -> None:
    house.press("settings")
    house.top(SettingsScene).form.set_focus("text_size")
    house.key(pygame.K_RIGHT)
    assert house.top(SettingsScene).form.focus == "text_size"


def test_a_volume_follows_the_mouse(house: House) -> None:
    house.press("settings")
    rect = house.top(SettingsScene).form["sounds"].rect
    house.drag((rect.left + 60, rect.centery), (rect.left + 20, rect.centery))
    assert house.kit.settings.sounds < 20
    house.press("done")
    house.top(TitleScene)


def test_the_language_changes_everything_at_once(house: House) -> None:
    house.press("settings")
    scene = house.top(SettingsScene)
    house.press("language")
    listed = house.top(ListedScene).form["values"]
    number = languages().index("cs")
    row = listed.rect.height // len(languages())
    house.press((listed.rect.centerx, listed.rect.top + row * number + row // 2))
    house.turn()
    assert house.top(SettingsScene) is scene
    assert scene.heading() == "Nastavení"
    assert house.kit.settings.language == "cs"
    house.press("done")
    texts = [widget.text for widget in house.top(TitleScene).form.widgets if isinstance(widget, Button)]
    assert texts[:3] == ["Nová hra", "Načíst hru", "Odehrané hry"]
    speak(ENGLISH)


def test_languages_are_listed_by_their_own_names_and_taken_by_keys(house: House) -> None:
    house.press("settings")
    scene = house.top(SettingsScene)
    scene.form.set_focus("language")
    house.key(pygame.K_RETURN)
    page, told = house.top(ListedScene), list[str]()
    house.key(pygame.K_HOME)
    for _ in languages():
        told.append(page.form["values"].spoken(page.page))
        house.key(pygame.K_DOWN)
    for language, words in zip(languages(), told, strict=True):
        assert about_language(language).name in words
    assert house.kit.settings.language in ("", ENGLISH), "nothing changes while one looks"
    house.key(pygame.K_ESCAPE)
    assert scene.heading() == tr("settings.heading")
    house.key(pygame.K_RETURN)
    house.top(ListedScene).form.set_focus("values")
    house.key(pygame.K_HOME)
    for _ in range(languages().index("fr")):
        house.key(pygame.K_DOWN)
    house.key(pygame.K_RETURN)
    assert house.top(SettingsScene) is scene
    assert house.kit.settings.language == "fr"
    speak(ENGLISH)


def test_a_held_slider_goes_back_when_the_window_is_left(house: House) -> None:
    settings = house.kit.settings
    house.press("settings")
    track = house.top(SettingsScene).form["sounds"].rect
    before = settings.sounds
    house.hover(track.center)
    house.hold((track.left + 20, track.centery))
    assert settings.sounds != before
    house.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert settings.sounds == before
    house.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    house.carry(track.center)
    house.release(track.center)
    assert settings.sounds == before


@first_quick("size", [(1024, 640), (1920, 1080)])
@first_quick("text_size", [100, 130])
def test_settings_and_their_focus_rings_do_not_touch(house: House, size: tuple[int, int], text_size: int) -> None:
    house.kit.settings.text_size = text_size
    house.resize(size)
    house.press("settings")
    scene = house.top(SettingsScene)
    reach = 2 * ring_reach(scene.page) if size[0] > 1024 else 4  # there they would become too low
    widgets = [each for each in scene.form.widgets if not isinstance(each, Label)]
    for one, other in combinations(widgets, 2):
        assert not one.ringed.inflate(reach, reach).colliderect(other.ringed), (one.name, other.name)


@pytest.mark.parametrize(("language", "text_size"), diagonal(LANGUAGES, (130, 100), quick=2))
def test_what_is_chosen_is_written_within_its_frame(house: House, language: str, text_size: int) -> None:
    house.kit.settings.text_size = text_size
    house.resize((1024, 640))
    with spoken(language), probing():
        house.press("settings")
        scene = house.top(SettingsScene)
        lines = [note for note in sheet(scene).notes if isinstance(note.what, Line)]
        free = 2 * scene.page.layout.px(8)
        rows = [each for each in scene.form.widgets if isinstance(each, Choice)]
        assert rows
        for row in rows:
            for text, part in zip(row.texts, row.parts(), strict=True):
                written = next(line.ink for line in lines if part.contains(line.ink))
                assert part.inflate(-free, 0).contains(written), (row.name, text)


pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

HAD_BY = {"cover_own": "covers", "ask_little": "spared"}
"""What a table gives that has these; those that are not named here any table has."""
WORDS_OF_DAVINCI = {
    "en": ("placement", "start of work", "component", "worker"),
    "it": ("piazzament", "lavor", "component"),
    "fr": ("placement", "lancement", "ouvrier", "composant", "fabrication"),
    "cs": ("umístěn", "práce", "materiál", "pracovní"),
}


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_game_offers_what_its_table_has(game: str) -> None:
    given = PRESENTATIONS[game].learning.table
    assert given is not None
    table = type(given())
    lacks = {name for name, way in HAD_BY.items() if getattr(table, way) is getattr(UsualTable, way)}
    assert set(PRESENTATIONS[game].settings) == set(TABLE_SETTINGS) - lacks


@first_quick("game", PRESENTATIONS)
def test_at_a_table_there_are_its_settings_in_its_words(game: str, tmp_path: Path) -> None:
    with house(tmp_path, 3) as here:
        here.go_to("pause", game)
        here.host.show_settings()
        here.turn()
        scene = here.top(SettingsScene)
        shown = {each.name: each for each in scene.form.widgets if isinstance(each, Toggle)}
        assert set(shown) & set(TABLE_SETTINGS) == set(PRESENTATIONS[game].settings)
        assert shown["confirm"].text == tr(f"{game}.settings.confirm")
        assert shown["living"].text == tr(f"{game}.settings.living")
        here.host.show_title()
        here.host.show_settings()
        here.turn()
        anywhere = here.top(SettingsScene)
        assert set(TABLE_SETTINGS) <= {each.name for each in anywhere.form.widgets}
        assert anywhere.form["confirm"].text == tr("settings.confirm")  # type: ignore[attr-defined] # a toggle


@pytest.mark.parametrize("language", languages())
def test_no_game_is_spoken_to_in_the_words_of_another(language: str) -> None:
    with spoken(language):
        texts = {f"settings.{name}" for name in TABLE_SETTINGS} | {f"settings.hints.{name}" for name in TABLE_SETTINGS}
        for game in PRESENTATIONS:
            tr(f"{game}.title")
        texts |= {key for key in translations() if ".settings." in key and key.startswith(("citta.", "engines."))}
        for key in texts:
            told = tr(key).casefold()
            assert not [word for word in WORDS_OF_DAVINCI[language] if word in told], (key, told)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", languages())
def test_names_and_values_are_as_large_as_all_others(house: House, language: str, text_size: int) -> None:
    house.kit.settings.text_size = text_size
    house.resize((1024, 640))
    with spoken(language):
        house.press("settings")
        scene = house.top(SettingsScene)
        measure = scene.page.painter.measure
        for widget in scene.form.widgets:
            assert not isinstance(widget, Choice) or widget.fits(scene.page), widget.texts
            if isinstance(widget, Label) and not widget.wrapped:
                assert measure(widget.text, widget.face, widget.size)[0] <= widget.rect.width, widget.text
