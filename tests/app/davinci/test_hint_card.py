"""Where the card of a hint lies."""

import pytest
from pygame import Rect

from leonardo.app.davinci.picture.card_places import hint_place
from leonardo.app.davinci.picture.layout import lay_out
from leonardo.app.kit.points import Size
from leonardo.app.table.hint.card import lay_card
from leonardo.engine.davinci import GAME
from tests.app.davinci.layouts import GAMES, kit_for, picture_for, played, suggested
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import probing

pytestmark = pytest.mark.usefixtures("screen")


def test_a_card_leaves_free_what_it_speaks_of() -> None:
    """At a wide table it lies over the others' panels, or over the workshop where a choice takes place at the left."""
    table = lay_out((1920, 1080), 3)
    place, from_below = hint_place(table, ())
    assert place.left == table.rivals[0].left
    assert place.clip(table.city).width <= 60
    assert not from_below
    smithy = Rect(table.city.left + 10, table.city.centery, 200, 80)
    place, from_below = hint_place(table, [smithy])
    assert not place.colliderect(smithy)
    assert not place.colliderect(table.requests)
    assert from_below


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_card_at_the_foot_cuts_no_words_of_the_workshop(size: Size) -> None:
    view, kit = GAME.view(played(*GAMES[0]).state, 0), kit_for(size)
    with probing(), spoken("en"):
        layout = picture_for(kit, view).layout
        card = lay_card(kit.page, layout.workshop, suggested(), from_below=True)
    assert card.rect == layout.workshop
    assert all(layout.workshop.contains(each) for each in (card.head, *card.rows))
