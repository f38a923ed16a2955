"""Letters: even gaps also where they are small."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.text import letters
from leonardo.app.kit.text.letters import SMALL, Letters
from leonardo.app.kit.text.painter import Face

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
    monkeypatch.setattr("leonardo.app.kit.text.typeface.assets_folder", lambda: tmp_path)
    with pytest.raises(AssetsMissingError, match=told):
        Letters("Cinzel-Bold", 20)


def test_of_many_sizes_those_that_were_asked_for_last_stay_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "_open", {})
    usual = letters.letters_of("Cinzel-Bold", 20)
    for pixels in range(30, 30 + 2 * letters._MOST_OPEN):
        letters.letters_of("Cinzel-Bold", pixels)
        assert letters.letters_of("Cinzel-Bold", 20) is usual
    assert len(letters._open) == letters._MOST_OPEN


def test_many_sizes_of_window_and_text_keep_no_files_open() -> None:
    program = """
from contextlib import suppress
with suppress(ImportError):  # Windows has no such limit
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32))
from leonardo.app.kit.widgets.gui import TextField, TextPage
from leonardo.app.kit.window.stage import Stage
from leonardo.app.kit.text.painter import Face
import pygame
stage = Stage((1280, 800))
for step in range(12):
    stage.kit.settings.text_size = (100, 115, 130)[step % 3]
    stage.kit.arrange((1024 + 60 * step, 640 + 40 * step))
    for face in Face:
        stage.kit.painter.render("Leonardo", face, 24)
    field = TextField("name", pygame.Rect(0, 0, 300, 40), "Anna", print, stage.kit)
    field.gain()
    TextPage("text", pygame.Rect(0, 0, 300, 300), "words <b>and</b> <i>more</i>", stage.kit)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
