"""Every winner has a laurel on the ledger, however many share the victory."""

import pytest
from pygame import FRect

from leonardo.app.table.results.sheet import laurels


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("upright", [False, True])
def test_laurels_of_all_winners_hang_side_by_side(count: int, upright: bool) -> None:
    places = [FRect(place) for place in laurels(count, 0, 1500, upright=upright)]
    assert len(places) == count
    assert all(one is other or not one.colliderect(other) for one in places for other in places)
    reach = 200 if upright else 390
    assert all(place.right <= reach or place.left >= 1500 - reach for place in places)
    assert all(place.top >= 18 and place.bottom <= 188 for place in places)


def test_few_are_as_large_as_there_is_room_for() -> None:
    assert laurels(2, 0, 1500, upright=False) == [(20, 18, 170, 170), (1310, 18, 170, 170)]
