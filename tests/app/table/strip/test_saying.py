"""The prompt in its one line: larger text gets fewer words before these would be smaller than the usual ones."""

import pytest
from pygame import Rect

from leonardo.app.table.shown.marks import Prompt
from leonardo.app.table.strip.saying import Saying
from tests.app.conftest import screen, shared_pictures
from tests.app.table.strip.test_urging import brush

__all__ = ["screen", "shared_pictures"]

PROMPT = Prompt(0, "Your turn:", "place apprentices or your master, or pass", briefly="place workers")

pytestmark = pytest.mark.usefixtures("screen")


def pixels(saying: Saying) -> int:
    return saying.brush.painter.pixels(saying.units)


def test_usual_text_is_in_full_and_smaller_in_little_room() -> None:
    full, small = (Saying.fitting(brush(), PROMPT, room) for room in (500, 300))
    assert full.words == small.words == PROMPT.words
    assert pixels(full) > pixels(small)


def test_larger_text_is_never_smaller_for_want_of_fewer_words() -> None:
    usual = pixels(Saying.fitting(brush(), PROMPT, 500))
    larger = Saying.fitting(brush(1.3), PROMPT, 300)
    assert (larger.lead, larger.words) == (PROMPT.lead, PROMPT.briefly)
    assert pixels(larger) >= usual


def test_fewer_words_come_before_type_too_small_for_a_glance() -> None:
    full, brief = (Saying.fitting(brush(size=(1920, 1080)), PROMPT, room) for room in (700, 380))
    assert (full.words, pixels(full)) == (PROMPT.words, 26)
    assert brief.words == PROMPT.briefly
    assert pixels(brief) >= 20


def test_where_nothing_has_room_it_is_said_as_well_as_can_be() -> None:
    assert Saying.fitting(brush(1.3), PROMPT, 120).width <= 120


def test_a_lead_stands_above_its_words_before_it_is_left_out() -> None:
    """Words alone would be no sentence, such as "a guild?"."""
    said = Saying.fitting(brush(), PROMPT, 120, 40)
    assert (said.lead, said.below) == (PROMPT.lead, True)
    assert said.width <= 120
    assert said.height <= 40
    low = Saying.fitting(brush(), PROMPT, 120, 20)
    assert (low.lead, low.below) == ("", False)
    assert low.height <= 20


def test_words_alone_stand_in_two_lines_before_any_of_them_is_cut() -> None:
    said = Saying.fitting(brush(), PROMPT, 60, 40)
    assert (said.lead, said.words, said.below) == ("", PROMPT.briefly, True)
    assert said.width <= 60
    assert said.height <= 40


def test_words_without_any_room_end_in_an_ellipsis() -> None:
    tool = brush()
    said = Saying.fitting(tool, PROMPT, 50, 20)
    room = Rect(0, 0, 50, 20)
    ((told, place),) = tool.painter.written(lambda surface: said.draw(surface, room), (200, 40))
    assert told.endswith("…")
    assert room.left <= place.left < place.right <= room.right
