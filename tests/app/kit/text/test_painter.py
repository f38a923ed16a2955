"""Text: real sizes, never under 14 pixels, nothing beyond its place, even gaps also where letters are small."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.text.painter import (
    MOST_OPEN,
    SMALL,
    SMALLEST_TEXT,
    Align,
    Face,
    Letters,
    Painter,
    Run,
    Valign,
    letters_of,
)

SENTENCE = "Drag the master, one apprentice or a handful of them to any place that lights up"


def painter(k: float = 0.5, scale: float = 1.0) -> Painter:
    return Painter(k, scale)


def test_a_size_grows_with_window_and_wish_from_14_pixels() -> None:
    assert painter(2.0).pixels(24) == 48
    assert painter(1.0, 1.25).pixels(24) == 30
    assert painter(0.1).pixels(24) == SMALLEST_TEXT == 14


def test_text_that_is_too_wide_becomes_smaller_first() -> None:
    writer = painter(1.0)
    wide, _ = writer.measure("Requested inventions", Face.TITLE, 40)
    line = writer.render("Requested inventions", Face.TITLE, 40, width=wide * 3 // 4)
    assert line.get_width() <= wide * 3 // 4
    assert writer.cut == set()


def test_a_line_for_which_there_is_no_room_does_not_stop_anybody() -> None:
    assert Painter(1.0, 1.0).render("Anna", width=-3).get_width() <= 1


@pytest.mark.parametrize("size", [24, 80])
def test_a_line_hardly_too_wide_is_drawn_together(size: int) -> None:
    writer = painter(size / 24)
    wide = writer.measure("Catapulte lance-personnes", Face.TEXT, 13)[0]
    line = writer.render("Catapulte lance-personnes", Face.TEXT, 24, width=round(wide * 0.95))
    assert line.get_width() == round(wide * 0.95)
    assert writer.cut == set()


def test_text_too_wide_at_14_pixels_ends_in_an_ellipsis() -> None:
    writer = painter(1.0)
    line = writer.render(SENTENCE, Face.TEXT, 24, width=100)
    assert line.get_width() <= 100
    assert writer.cut == {SENTENCE}
    assert not writer.fits(SENTENCE, Face.TEXT, 24, 100)


@pytest.mark.parametrize("align", ["left", "centre", "right"])
@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_a_line_stays_in_its_rectangle(align: Align, valign: Valign) -> None:
    surface = pygame.Surface((400, 200))
    place = pygame.Rect(20, 30, 300, 60)
    drawn = painter(1.0).draw(surface, "Bellows Machine", place, Face.TEXT, 24, align=align, valign=valign)
    assert place.contains(drawn)
    edges = {"left": drawn.left == place.left, "right": drawn.right == place.right, "top": drawn.top == place.top}
    assert edges.get(align, True)
    assert edges.get(valign, True)


def test_text_stands_on_a_point_by_its_baseline() -> None:
    writer, surface = painter(1.0), pygame.Surface((400, 200))
    small = writer.draw(surface, "x", (50, 100), Face.TEXT, 20, valign="baseline")
    large = writer.draw(surface, "x", (90, 100), Face.TEXT, 60, valign="baseline")
    assert small.top > large.top
    assert small.bottom < large.bottom


def test_pieces_of_a_line_share_a_baseline_and_shrink_together() -> None:
    surface = pygame.Surface((400, 200))
    runs = [Run("Your turn: ", Face.BOLD, (170, 40, 30)), Run(SENTENCE)]
    place = pygame.Rect(0, 0, 380, 60)
    drawn = painter(1.0).draw_runs(surface, [runs[0], Run("pass")], place, 24)
    assert place.contains(drawn)
    assert painter(1.0).draw_runs(surface, runs, pygame.Rect(0, 0, 700, 60), 40).width <= 700


def test_a_paragraph_breaks_at_spaces_and_keeps_its_own_lines() -> None:
    lines = painter(1.0).wrap(f"{SENTENCE}\nOr pass", Face.TEXT, 24, 300)
    assert lines[-1] == "Or pass"
    assert " ".join(lines[:-1]) == SENTENCE
    assert len(lines) > 2


def test_a_paragraph_that_is_too_high_is_set_smaller() -> None:
    writer, surface = painter(1.0), pygame.Surface((400, 400))
    place = pygame.Rect(0, 0, 300, 80)
    assert writer.height_of(SENTENCE, Face.TEXT, 34, 300) > 80
    assert writer.draw_wrapped(surface, SENTENCE, place, Face.TEXT, 34).height <= 80
    assert writer.cut == set()


def test_a_paragraph_is_no_larger_than_one_beside_it() -> None:
    writer, place = painter(1.0), pygame.Rect(0, 0, 300, 80)
    surface = pygame.Surface((400, 400))
    alone = writer.draw_wrapped(surface, "Or pass", place, Face.TEXT, 34)
    beside = writer.draw_wrapped(surface, "Or pass", place, Face.TEXT, 34, beside=(SENTENCE,))
    assert beside.height < alone.height


@pytest.mark.parametrize("face", list(Face))
def test_every_face_has_the_letters_of_italian_french_and_czech(face: Face) -> None:
    font = painter().render
    blank = pygame.image.tobytes(font("\ue000", face, 40), "RGBA")
    for letter in "àéèìòùâêëîïôœçÀÉÈěščřžýáíéúůďťňĚŠČŘŽÝÁÍÉÚŮĎŤŇ…“”":
        assert pygame.image.tobytes(font(letter, face, 40), "RGBA") != blank, letter


def test_lines_that_were_forgotten_are_made_anew() -> None:
    painter = Painter(1.0)
    first = painter.render("Leonardo")
    assert painter.render("Leonardo") is first
    painter.forget()
    assert painter.render("Leonardo") is not first


WORD = "LABORATORY"


@pytest.mark.parametrize("face", [Face.TITLE_STRONG, Face.TEXT])
@pytest.mark.parametrize("pixels", [15, 19, SMALL])
def test_small_words_are_as_wide_as_the_same_words_large(face: Face, pixels: int) -> None:
    large = Letters(face.value, 40 * pixels).width(WORD) / 40
    assert abs(Letters(face.value, pixels).width(WORD) - large) <= 2


@pytest.mark.parametrize("pixels", [15, SMALL, SMALL + 1])
def test_a_line_is_drawn_in_the_size_that_was_measured(pixels: int) -> None:
    drawn = Letters(Face.TEXT.value, pixels)
    for text in (WORD, "", "qui"):
        assert drawn.render(text, (52, 32, 16)).get_size() == drawn.size(text)


@pytest.mark.parametrize("pixels", [15, SMALL, SMALL + 1])
def test_words_stand_on_the_baseline(pixels: int) -> None:
    drawn = Letters(Face.TITLE_STRONG.value, pixels)
    inked = pygame.mask.from_surface(drawn.render("HH", (52, 32, 16))).get_bounding_rects()
    assert {abs(stem.bottom - drawn.ascent) <= 1 for stem in inked} == {True}


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


def test_of_many_sizes_those_that_were_asked_for_last_stay_open() -> None:
    used, unused = letters_of("Cinzel-Bold", 20), letters_of("Cinzel-Bold", 29)
    for pixels in range(30, 30 + MOST_OPEN):
        letters_of("Cinzel-Bold", pixels)
        assert letters_of("Cinzel-Bold", 20) is used
    assert letters_of("Cinzel-Bold", 29) is not unused


@pytest.mark.slow
def test_many_sizes_of_window_and_text_keep_no_files_open() -> None:
    program = """
from contextlib import suppress
with suppress(ImportError):  # Windows has no such limit
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (32, 32))
from leonardo.app.kit.widgets.gui import TextField, TextPage
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.kit.text.painter import Face
import pygame
pilot = Pilot((1280, 800))
for step in range(12):
    pilot.kit.settings.text_size = (100, 115, 130)[step % 3]
    pilot.kit.arrange((1024 + 60 * step, 640 + 40 * step))
    for face in Face:
        pilot.kit.painter.render("Leonardo", face, 24)
    field = TextField("name", pygame.Rect(0, 0, 300, 40), "Anna", print, pilot.kit)
    field.gain()
    TextPage("text", pygame.Rect(0, 0, 300, 300), "words <b>and</b> <i>more</i>", pilot.kit)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_path_too_long_for_a_line_breaks_behind_its_folders() -> None:
    painter = Painter(1.0)
    path = "Pictures/Leonardo/engines-rules-2026-11-30.png"
    width = painter.measure("engines-rules-2026-11-30.png")[0] + 4
    lines = painter.wrap(f"Saved: {path} It can be printed.", Face.TEXT, 24, width)
    assert "".join(lines).replace(" ", "") == f"Saved:{path}Itcanbeprinted."
    assert all(painter.measure(line)[0] <= width for line in lines)
    assert painter.wrap("this and/or that", Face.TEXT, 24, 1000) == ["this and/or that"]
