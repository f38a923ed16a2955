"""Names in any script: by one more file of ours, by a font of the system, or it is said that nobody sees them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.asset_files import assets_folder
from leonardo.app.kit.text import typeface
from leonardo.app.kit.text.painter import Face, Letters
from leonardo.app.kit.text.typeface import OTHER_LETTERS, Fallback, Typeface, letters_in
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.kit.window.pilot import Pilot
from tests.app.kit.text.hebrew_font import ALEF, write_font

FONTS = assets_folder() / "fonts"
OURS = FONTS / f"{OTHER_LETTERS}.ttf"
GREEK, CYRILLIC = "Λεωνίδας Ὀδυσσεύς", "Екатерина Ёж Їжак"


@pytest.fixture(autouse=True)
def no_system(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """A system without fonts, which tells for which letters it was asked."""
    asked: list[int] = []

    def none(code: int) -> list[Path]:
        asked.append(code)
        return []

    monkeypatch.setattr(typeface, "fonts_of_the_system", none)
    monkeypatch.setattr(typeface, "FALLBACK", Fallback())
    pygame.font.init()
    yield asked
    monkeypatch.undo()


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("name", [GREEK, CYRILLIC])
def test_greek_and_cyrillic_names_are_drawn_in_every_face(face: Face, name: str, no_system: list[int]) -> None:
    runs = Fallback().runs(name, FONTS / f"{face.value}.ttf")
    assert all(run.font == OURS for run in runs if not run.text.isspace())
    assert not no_system


def test_other_letters_stand_on_the_same_base_as_the_face() -> None:
    face = FONTS / f"{Face.TEXT.value}.ttf"
    assert [run.font for run in Fallback().runs("Łukasz, Ægir & Zoë 1", face)] == [None]
    assert [(run.text, run.font) for run in Fallback().runs("Anna Ж!", face)] == [
        ("Anna ", None),
        ("Ж", OURS),
        ("!", None),
    ]
    letters = Typeface(Face.TEXT.value, 40)
    line = letters.render("AЖ", (0, 0, 0))
    assert line.get_size() == letters.size("AЖ") == (letters.size("A")[0] + letters.size("Ж")[0], letters.get_height())
    feet = [column(line, 0, letters.size("A")[0]), column(line, letters.size("A")[0], line.get_width())]
    assert abs(feet[0] - feet[1]) <= 1


def column(line: pygame.Surface, first: int, last: int) -> int:
    """Return the lowest row in which anything is drawn between two columns."""
    part = line.subsurface((first, 0, last - first, line.get_height()))
    return part.get_bounding_rect(min_alpha=128).bottom


@pytest.mark.parametrize("pixels", [14, 40])
def test_small_and_large_letters_are_not_boxes(pixels: int) -> None:
    letters = Letters(Face.STRONG.value, pixels)
    first, second = (pygame.image.tobytes(letters.render(letter, (0, 0, 0)), "RGBA") for letter in "ЖΩ")
    assert first != second


def test_another_script_is_drawn_by_a_font_of_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong, right = FONTS / f"{Face.TITLE.value}.ttf", write_font(tmp_path / "hebrew.ttf")
    asked: list[int] = []

    def listed(code: int) -> list[Path]:
        asked.append(code)
        return [tmp_path / "gone.ttf", wrong, right]

    monkeypatch.setattr(typeface, "fonts_of_the_system", listed)
    found = Fallback()
    face = FONTS / f"{Face.TEXT.value}.ttf"
    runs = [found.runs(f"Ben {ALEF}{ALEF}", face) for _ in range(3)]
    assert [(run.text, run.font, run.backwards) for run in runs[0]] == [("Ben ", None, False), (2 * ALEF, right, True)]
    assert asked == [ord(ALEF)], "the system is asked once for each script"
    assert found.missing(f"Ben {ALEF}", face) == ""


def test_what_no_font_has_is_told_and_asked_for_once(no_system: list[int]) -> None:
    found, face = Fallback(), FONTS / f"{Face.TEXT.value}.ttf"
    assert found.missing("Ben אבאב Ж 中", face) == "אב中"
    assert [run.font for run in found.runs("אב", face)] == [None]
    assert len(no_system) == 2


def test_a_field_says_which_letters_nobody_will_see() -> None:
    pilot = Pilot((1024, 640))
    field = TextField("name", pygame.Rect(10, 10, 300, 40), "Анна", lambda _: None, pilot.kit, hint="Your name")
    assert field.hint == "Your name"
    field = TextField("name", pygame.Rect(10, 10, 300, 40), "Ben אב", lambda _: None, pilot.kit, hint="Your name")
    assert "א ב" in field.hint


@pytest.mark.parametrize("content", [b"", b"not a font", b"\0\1\0\0" + b"\xff" * 40, b"ttcf" + b"\0" * 8])
def test_a_file_that_is_no_font_has_no_letters(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.ttf"
    path.write_bytes(content)
    assert letters_in(path) == frozenset()
    assert letters_in(tmp_path / "gone.ttf") == frozenset()


def test_the_letters_of_our_files_are_read_from_them() -> None:
    assert set(map(ord, GREEK + CYRILLIC)) - {ord(" ")} <= letters_in(OURS)
    assert ord("Ж") not in letters_in(FONTS / f"{Face.TEXT.value}.ttf")
    assert set(map(ord, "Příšerně")) <= letters_in(FONTS / f"{Face.TITLE.value}.ttf")
