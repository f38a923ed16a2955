"""Text from outside: what is left of it, and that every font draws whatever comes."""

import pygame
import pytest

from leonardo.app.kit.text.painter import SMALL, Face, Letters, Painter
from leonardo.app.kit.text.plain_text import one_line
from leonardo.app.kit.widgets.gui_letters import GuiLetters
from tests.app.kit.odd_texts import OTHERS, SPACES, UNSEEN

ODD = {**UNSEEN, **SPACES, **OTHERS}

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("sign", [sign for name, sign in UNSEEN.items() if name != "line separator"])
def test_what_cannot_be_seen_is_left_out(sign: str) -> None:
    assert one_line(f"An{sign}na") == "Anna"
    assert one_line(sign) == ""


@pytest.mark.parametrize("space", [*SPACES.values(), "\u2028"])
def test_each_kind_of_space_is_a_plain_one(space: str) -> None:
    assert one_line(f"Anna{space}B") == "Anna B"


def test_accents_belong_to_their_letters() -> None:
    assert one_line("Je\u0301ro\u0302me") == "Jérôme"
    assert one_line("\u0301\u0302a") == "a"
    assert one_line("\ufe0f\u0301") == ""


@pytest.mark.parametrize("name", ["Жанна", "Ελένη", "שרה", "O'Neill-Ørsted", "नमस्ते", "李", " a b "])
def test_names_stay_as_they_are(name: str) -> None:
    assert one_line(name) == name


@pytest.mark.parametrize("name", list(ODD))
def test_whatever_is_left_can_be_kept_under_a_name(name: str) -> None:
    assert one_line(ODD[name]).isprintable()


@pytest.mark.parametrize("text", list(ODD))
@pytest.mark.parametrize("pixels", [SMALL, SMALL + 1])
def test_letters_draw_any_text_as_large_as_they_measure_it(text: str, pixels: int) -> None:
    letters = Letters(Face.TEXT.value, pixels)
    shown = ODD[text][:300]
    assert letters.render(shown, (52, 32, 16)).get_size() == letters.size(shown)


@pytest.mark.parametrize("text", list(ODD))
def test_a_painter_fits_any_text_into_its_place(text: str) -> None:
    surface, painter = pygame.Surface((300, 80)), Painter(1.0)
    place = pygame.Rect(10, 10, 200, 40)
    assert painter.draw(surface, ODD[text], place).width <= place.width
    painter.draw_wrapped(surface, ODD[text][:2000], place)


@pytest.mark.parametrize("text", list(ODD))
def test_pages_draw_any_text(text: str) -> None:
    letters, shown = GuiLetters(Face.TEXT, 24), ODD[text][:300]
    assert letters.get_rect(shown).size == letters.render_premul(shown, pygame.Color("black")).get_size()
    letters.render_premul_to(shown, pygame.Color("black"), (100, 40), (0, 30))
    letters.get_metrics(shown)
