"""Notes lie near what they tell of, none over another, on as many leaves as they need."""

from itertools import combinations

import pytest
from pygame import Rect

from leonardo.app.table.help.placing import Slip, leaves

ROOM = Rect(10, 10, 1000, 560)


@pytest.mark.parametrize("count", [1, 4, 13])
def test_all_notes_lie_within_the_room_and_none_over_another(count: int) -> None:
    slips = [Slip(number, Rect(300 + 20 * number, 200, 120, 90), (280, 80)) for number in range(count)]
    found = leaves(slips, ROOM)
    assert sorted(laid.number for leaf in found for laid in leaf) == list(range(count))
    for leaf in found:
        assert all(ROOM.contains(laid.rect) for laid in leaf)
        assert not any(one.rect.colliderect(other.rect) for one, other in combinations(leaf, 2))


def test_a_note_lies_beside_what_is_small_and_upon_what_is_large() -> None:
    small, large = Slip(0, Rect(500, 200, 60, 40), (280, 80)), Slip(1, Rect(20, 20, 900, 500), (280, 80))
    assert leaves([small], ROOM)[0][0].apart
    assert not leaves([large], ROOM)[0][0].apart
