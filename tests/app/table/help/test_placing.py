"""Notes lie near what they tell of and over nothing of it, none over another, on as many leaves as they need."""

from itertools import combinations

import pytest
from pygame import Rect

from leonardo.app.table.help.notes import Laid, Slip, leaves

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
