"""Percent are written as each language does: with a space before the sign, or without one."""

import re

import pytest

from leonardo.app.kit.asset_files import assets_folder

SPACED = {"en": False, "it": False, "fr": True, "cs": True}


@pytest.mark.parametrize(("language", "spaced"), SPACED.items())
def test_the_percent_sign_is_spaced_as_the_language_wants(language: str, spaced: bool) -> None:
    found = []
    for path in sorted((assets_folder() / "texts" / language).rglob("*.toml")):
        found += re.findall(r"[}\d](\s?)%", path.read_text(encoding="utf-8"))
    assert found
    assert {bool(space) for space in found} == {spaced}
