"""The text catalogue."""

from pathlib import Path

import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.translations import ENGLISH, Translations, about_language, languages


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    (tmp_path / "en").mkdir()
    (tmp_path / "cs").mkdir()
    (tmp_path / "en" / "table.toml").write_text(
        'hello = "Hello {name}"\n[worker]\none = "{count} worker"\nother = "{count} workers"\n[deck]\nempty = "Empty"\n'
    )
    (tmp_path / "en" / "menu.toml").write_text('[menu]\nquit = "Quit"\n')
    (tmp_path / "en" / "language.toml").write_text('[language]\nname = "English"\n[language.plurals]\none = [1]\n')
    (tmp_path / "cs" / "language.toml").write_text("[language.plurals]\none = [1]\nfew = [2, 3, 4]\n")
    (tmp_path / "cs" / "table.toml").write_text(
        '[worker]\none = "{count} dělník"\nfew = "{count} dělníci"\nother = "{count} dělníků"\n', encoding="utf-8"
    )
    return tmp_path


def test_all_files_of_a_language_are_one_catalogue(texts: Path) -> None:
    english = Translations("en", texts)
    assert english("hello", name="Lucrezia") == "Hello Lucrezia"
    assert english("menu.quit") == "Quit"
    assert set(english) == {"hello", "worker.one", "worker.other", "deck.empty", "menu.quit"}


def test_a_number_chooses_its_form(texts: Path) -> None:
    english, czech = Translations("en", texts), Translations("cs", texts)
    assert [english("worker", count=count) for count in (0, 1, 2)] == ["0 workers", "1 worker", "2 workers"]
    assert [czech("worker", count=count) for count in (1, 3, 5)] == ["1 dělník", "3 dělníci", "5 dělníků"]


def test_what_a_language_lacks_is_said_in_english(texts: Path) -> None:
    assert Translations("cs", texts)("deck.empty") == "Empty"


def test_a_missing_key_is_shown_itself_and_a_missing_value_is_an_error(
    texts: Path, caplog: pytest.LogCaptureFixture
) -> None:
    english = Translations("en", texts)
    assert english("deck.full") == "deck.full"
    assert "there is no text for “deck.full”" in caplog.text
    with pytest.raises(ValueError, match="name"):
        english("hello")


def test_the_same_key_in_two_files_is_an_error(texts: Path) -> None:
    (texts / "en" / "more.toml").write_text('hello = "Hi"\n')
    with pytest.raises(AssetsMissingError, match=r"\.toml"):
        Translations("en", texts)


def test_english_is_the_first_of_the_languages(texts: Path) -> None:
    assert languages(texts) == ["en", "cs"]
    assert languages()[0] == "en"


def test_a_file_that_is_damaged_and_a_folder_without_files_are_named(texts: Path) -> None:
    (texts / "en" / "more.toml").write_text("hello = ")
    with pytest.raises(AssetsMissingError, match=r"more\.toml.*damaged"):
        Translations("en", texts)
    with pytest.raises(AssetsMissingError, match=r"language\.toml.*missing"):
        Translations("en", texts / "nowhere")


def test_what_a_game_says_is_known_by_its_name(texts: Path) -> None:
    """So that two games may have a text of the same key."""
    for game in ("chess", "go"):
        (texts / "en" / game).mkdir()
        (texts / "en" / game / "table.toml").write_text(f'[objections]\nnot_yours = "Not yours in {game}"\n')
    english = Translations("en", texts)
    assert english("chess.objections.not_yours") == "Not yours in chess"
    assert english("go.objections.not_yours") == "Not yours in go"


def test_a_language_tells_of_itself(texts: Path) -> None:
    english = about_language("en", texts)
    assert (english.name, english.form(1), english.form(0), english.kept_together) == ("English", "one", "other", None)


def test_what_a_game_is_called_is_known_without_the_rest_of_what_it_says(tmp_path: Path) -> None:
    game = tmp_path / ENGLISH / "chess"
    game.mkdir(parents=True)
    (tmp_path / ENGLISH / "language.toml").write_text('name = "English"\n', encoding="utf-8")
    (tmp_path / ENGLISH / "kit.toml").write_text('yes = "Yes"\n', encoding="utf-8")
    (game / "called.toml").write_text('title = "Chess"\n', encoding="utf-8")
    (game / "game.toml").write_text("damaged", encoding="utf-8")
    catalogue = Translations(ENGLISH, tmp_path)
    assert catalogue("chess.title") == "Chess"
    with pytest.raises(AssetsMissingError):
        catalogue("chess.mate")
