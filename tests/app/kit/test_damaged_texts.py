"""Texts that somebody or something has changed: the file is named, and nothing else goes wrong."""

from pathlib import Path

import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.translations import Translations


@pytest.mark.parametrize("text", ["a = " + "[" * 3000, "a = " + "{b = " * 3000, "a = 1\na = 2", "a = " + "9" * 5000])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    (tmp_path / "en" / "kit.toml").write_text(text, encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"kit\.toml"):
        Translations("en", tmp_path)


@pytest.mark.parametrize("field", ["{count:999999999d}", "{count:>100}", "{count:.1000f}", "{count:{width}}"])
def test_a_field_that_would_fill_the_memory_is_refused_when_it_is_read(tmp_path: Path, field: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "kit.toml").write_text(f"a = 'so many: {field}'\n", encoding="utf-8")
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"kit\.toml"):
        Translations("en", tmp_path)


@pytest.mark.parametrize("text", ["in 1503: {count:+d}", "{count:.1f}", "{{year: 1503}}", "{count:>12} of 1000"])
def test_other_fields_and_large_numbers_beside_them_are_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "kit.toml").write_text(f"a = '{text}'\n", encoding="utf-8")
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    assert Translations("en", tmp_path)("a", count=3)


def test_a_pattern_that_is_none_is_told_as_damage(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.toml").write_text("[language.kept]\ntogether = '(?P<'\n", encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"language\.toml"):
        Translations("en", tmp_path)
