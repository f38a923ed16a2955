"""Texts that somebody or something has changed: the file is named, and nothing else goes wrong."""

from pathlib import Path

import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.words import Catalogue


@pytest.mark.parametrize("text", ["a = " + "[" * 3000, "a = " + "{b = " * 3000, "a = 1\na = 2", "a = " + "9" * 5000])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.toml").write_text("[language]\nname = 'English'\n", encoding="utf-8")
    (tmp_path / "en" / "kit.toml").write_text(text, encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"kit\.toml"):
        Catalogue("en", tmp_path)


def test_a_pattern_that_is_none_is_told_as_damage(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "language.toml").write_text("[language.kept]\ntogether = '(?P<'\n", encoding="utf-8")
    with pytest.raises(AssetsMissingError, match=r"language\.toml"):
        Catalogue("en", tmp_path)
