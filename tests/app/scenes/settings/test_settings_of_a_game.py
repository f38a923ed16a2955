"""At a table there are the settings that its game has, in its words; elsewhere those of all, in words for all."""

from pathlib import Path

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.translations import languages, tr, translations
from leonardo.app.kit.widgets.basic import Toggle
from leonardo.app.scenes.settings.page import SettingsScene
from leonardo.app.scenes.settings.rows import TABLE_SETTINGS
from leonardo.app.table.usual import UsualTable
from scripts.fuzz.house import house
from tests.app.kit.languages import spoken

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


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_at_a_table_there_are_its_settings_in_its_words(game: str, tmp_path: Path) -> None:
    with house(tmp_path, 3) as here:
        here.go_to("pause", game)
        here.host.show_settings()
        here.stage.turn()
        scene = here.stage.kit.stack.top
        assert isinstance(scene, SettingsScene)
        shown = {each.name: each for each in scene.form.widgets if isinstance(each, Toggle)}
        assert set(shown) & set(TABLE_SETTINGS) == set(PRESENTATIONS[game].settings)
        assert shown["confirm"].text == tr(f"{game}.settings.confirm")
        assert shown["living"].text == tr(f"{game}.settings.living")
        here.host.show_title()
        here.host.show_settings()
        here.stage.turn()
        anywhere = here.stage.kit.stack.top
        assert isinstance(anywhere, SettingsScene)
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
