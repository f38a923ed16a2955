"""A button that stands where another one was is deaf for a moment; nothing else is."""

import pytest

from leonardo.app.table.buttons import SKIP
from leonardo.app.table.input.deafness import DEAF, DEAF_TO_SKIP, Deafness, PlacedButton

HERE, THERE = (100, 10, 80, 40), (200, 10, 80, 40)
DONE, PASS, UNDO = (
    PlacedButton("done", "pass", HERE),
    PlacedButton("pass", "pass", HERE),
    PlacedButton("undo", "undo", THERE),
)
AT_HERE, AT_THERE = (140, 30), (240, 30)


@pytest.fixture
def deafness() -> Deafness:
    """Done has become Pass just now, beside a button that stays."""
    deafness = Deafness()
    deafness.update(16, (DONE, UNDO))
    deafness.update(16, (PASS, UNDO))
    return deafness


def test_done_that_became_pass_is_deaf_until_it_was_seen(deafness: Deafness) -> None:
    assert deafness.to_press("pass", AT_HERE)
    assert deafness.to_key("pass", "pass")
    deafness.update(DEAF - 17, (PASS, UNDO))
    assert deafness.to_press("pass", AT_HERE)
    deafness.update(1, (PASS, UNDO))
    assert not deafness.to_press("pass", AT_HERE)
    assert not deafness.to_key("pass", "pass")
    deafness.update(DEAF_TO_SKIP - DEAF, (PASS, UNDO))
    assert deafness.over


def test_what_skips_all_is_deaf_for_longer_where_one_presses() -> None:
    deafness, skip = Deafness(), PlacedButton(SKIP, "skip", HERE)
    deafness.update(16, (PASS, UNDO))
    deafness.update(16, (skip,))
    deafness.update(DEAF, (skip,))
    assert deafness.to_press(SKIP, AT_HERE)
    assert not deafness.to_key(SKIP, "skip"), "no other button had its key"
    deafness.update(DEAF_TO_SKIP - DEAF, (skip,))
    assert not deafness.to_press(SKIP, AT_HERE)


def test_the_keyboard_does_not_skip_what_has_just_begun() -> None:
    deafness, skip = Deafness(), PlacedButton(SKIP, "skip", THERE)
    deafness.update(16, (DONE,))
    deafness.update(16, (skip,))
    assert deafness.to_walk(SKIP)
    deafness.update(DEAF_TO_SKIP - 1, (skip,))
    assert deafness.to_walk(SKIP)
    deafness.update(1, (skip,))
    assert not deafness.to_walk(SKIP)
    deafness.update(16, (DONE,))
    deafness.update(16, (skip,))
    assert deafness.to_walk(SKIP), "it was gone for a moment, in which something was asked"


def test_the_keyboard_does_not_decide_by_what_was_to_skip() -> None:
    deafness, skip = Deafness(), PlacedButton(SKIP, "skip", THERE)
    deafness.update(16, (skip,))
    deafness.update(16, (PASS, UNDO))
    assert deafness.to_walk("pass")
    deafness.update(DEAF - 17, (PASS, UNDO))
    assert deafness.to_walk("pass")
    deafness.update(1, (PASS, UNDO))
    assert not deafness.to_walk("pass")


def test_the_keyboard_presses_all_else_at_once(deafness: Deafness) -> None:
    assert not deafness.to_walk("pass")


def test_what_stays_where_it_was_hears_at_once(deafness: Deafness) -> None:
    assert not deafness.to_press("undo", AT_THERE)
    assert not deafness.to_key("undo", "undo")


def test_a_button_moved_under_the_pointer_is_deaf_to_the_mouse(deafness: Deafness) -> None:
    deafness.update(16, (PlacedButton("undo", "undo", HERE),))
    assert deafness.to_press("undo", AT_HERE)
    assert not deafness.to_key("undo", "undo")


def test_what_was_gone_for_a_moment_only_is_not_forgotten(deafness: Deafness) -> None:
    deafness.update(200, ())
    assert not deafness.over
    deafness.update(100, (DONE,))
    assert deafness.to_press("done", AT_HERE)
