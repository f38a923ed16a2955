"""Text: real sizes, never under 14 pixels, nothing beyond its place."""

import pygame
import pytest

from leonardo.app.kit.text.painter import SMALLEST_TEXT, Align, Face, Painter, Run, Valign

SENTENCE = "Drag the master, one apprentice or a handful of them to any place that lights up"


def painter(k: float = 0.5, scale: float = 1.0) -> Painter:
    return Painter(k, scale)


def test_a_size_is_in_units_and_grows_with_window_and_wish_but_is_never_under_14_pixels() -> None:
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
def test_a_line_that_is_hardly_too_wide_at_its_smallest_is_drawn_together(size: int) -> None:
    writer = painter(size / 24)
    wide = writer.measure("Catapulte lance-personnes", Face.TEXT, 13)[0]
    line = writer.render("Catapulte lance-personnes", Face.TEXT, 24, width=round(wide * 0.95))
    assert line.get_width() == round(wide * 0.95)
    assert writer.cut == set()


def test_text_that_is_too_wide_at_14_pixels_ends_in_an_ellipsis_and_is_told() -> None:
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


def test_pieces_of_a_line_stand_on_one_baseline_and_shrink_together() -> None:
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
