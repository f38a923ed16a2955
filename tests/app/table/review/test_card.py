"""Where the card of a moment lies: beside the city, or at the foot of the table where both sides are spoken of."""

import pytest

from leonardo.app.davinci.picture.card_places import card_places
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.table.review.card import place_for


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (3840, 2160)])
def test_it_goes_to_the_foot_where_it_would_hide_a_choice(size: tuple[int, int]) -> None:
    layout = lay_out(size, 3, 1.0)
    places = right, left, foot = card_places(layout, low=True)
    assert place_for(places, [right]) == left
    assert place_for(places, [left]) == right
    assert place_for(places, [left.move(0, -foot.height), right.move(0, -foot.height)]) == foot
    assert foot.bottom == layout.workshop.bottom
