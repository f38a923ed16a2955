"""Letters: even gaps also where they are small."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.letters import SMALL, Letters
from leonardo.app.kit.text import Face

WORD = "LABORATORY"


@pytest.mark.parametrize("face", [Face.TITLE_STRONG, Face.TEXT])
@pytest.mark.parametrize("pixels", [15, 19, SMALL])
def test_small_words_are_as_wide_as_the_same_words_large(face: Face, pixels: int) -> None:
    large = Letters(face.value, 40 * pixels).width(WORD) / 40
    assert abs(Letters(face.value, pixels).width(WORD) - large) <= 2


@pytest.mark.parametrize("pixels", [15, SMALL, SMALL + 1])
def test_a_line_is_drawn_in_the_size_that_was_measured(pixels: int) -> None:
    letters = Letters(Face.TEXT.value, pixels)
    for text in (WORD, "", "qui"):
        assert letters.render(text, (52, 32, 16)).get_size() == letters.size(text)


@pytest.mark.parametrize("pixels", [15, SMALL, SMALL + 1])
def test_words_stand_on_the_baseline(pixels: int) -> None:
    letters = Letters(Face.TITLE_STRONG.value, pixels)
    inked = pygame.mask.from_surface(letters.render("HH", (52, 32, 16))).get_bounding_rects()
    assert {abs(stem.bottom - letters.ascent) <= 1 for stem in inked} == {True}


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "“Cinzel-Bold.ttf” is missing"),
        (b"", "“Cinzel-Bold.ttf” .* damaged"),
        (b"not a font", "“Cinzel-Bold.ttf” .* damaged"),
    ],
)
def test_a_font_that_is_missing_or_damaged_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None, told: str
) -> None:
    (tmp_path / "fonts").mkdir()
    if content is not None:
        (tmp_path / "fonts" / "Cinzel-Bold.ttf").write_bytes(content)
    monkeypatch.setattr("leonardo.app.kit.letters.assets_folder", lambda: tmp_path)
    with pytest.raises(AssetsMissingError, match=told):
        Letters("Cinzel-Bold", 20)
