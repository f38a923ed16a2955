"""Notes, their places, and what can be done now."""

from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.help.notes import HelpNote, Laid, Slip, leaves
from leonardo.app.table.help.now import what_now
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre
from tests.app.kit.languages import spoken

FEWEST, MOST = 8, 20


def notes() -> list[HelpNote]:
    given = (presentation.learning.help for presentation in PRESENTATIONS.values())
    return [note for each in given if each is not None for note in each()]


@pytest.mark.parametrize("language", languages())
def test_a_note_has_twenty_words_at_most(language: str) -> None:
    assert len(notes()) > 20
    with spoken(language):
        for note in notes():
            told = [word for word in tr(note.text).split() if any(sign.isalnum() for sign in word)]
            assert FEWEST <= len(told) <= MOST, note.text


pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.mark.slow
def test_a_coin_is_told_once_be_it_dragged_or_pressed(tmp_path: Path) -> None:
    theatre = Theatre((1280, 720), SaveFolder(tmp_path), settings=Settings(speed=Speed.OFF))
    decisions("engines")["bid"].sit_down(theatre)
    while theatre.kit.stack.top is not theatre.table:
        theatre.kit.stack.pop()
    theatre.turn()
    lines = what_now(theatre.table).lines
    theatre.close()
    assert len(lines) > 2
    assert len(set(lines)) == len(lines)


ROOM = Rect(10, 10, 1000, 560)
BAR = Rect(200, 20, 600, 90)


def hidden(leaf: list[Laid]) -> list[tuple[int, int]]:
    return [
        (laid.number, other.number)
        for laid in leaf
        for other in leaf
        if any(laid.rect.colliderect(target) for target in other.targets)
    ]


@pytest.mark.parametrize("count", [1, 4, 13])
def test_notes_lie_within_the_room_and_over_nothing(count: int) -> None:
    slips = [Slip(number, (Rect(300 + 20 * number, 200, 120, 90),), (280, 80)) for number in range(count)]
    found = leaves(slips, ROOM, [BAR])
    assert sorted(laid.number for leaf in found for laid in leaf) == list(range(count))
    for leaf in found:
        assert all(ROOM.contains(laid.rect) for laid in leaf)
        assert not any(one.rect.colliderect(other.rect) for one, other in combinations(leaf, 2))
        assert not any(laid.rect.colliderect(BAR) for laid in leaf)
        assert hidden(leaf) == []


def test_a_note_lies_beside_what_is_small_large_or_several() -> None:
    small, large = Slip(0, (Rect(500, 200, 60, 40),), (280, 80)), Slip(1, (Rect(20, 20, 900, 440),), (280, 80))
    parts = Slip(2, (Rect(40, 40, 200, 200), Rect(700, 300, 200, 200)), (280, 80))
    for slip in (small, large, parts):
        ((laid,),) = leaves([slip], ROOM)
        assert hidden([laid]) == []


def test_what_lies_far_from_free_places_waits_for_a_leaf() -> None:
    crowd = [Slip(number, (Rect(20, 20 + 70 * number, 60, 60),), (280, 80)) for number in range(8)]
    found = leaves(crowd, ROOM)
    assert len(found) > 1
    assert max(map(len, found)) <= 6
