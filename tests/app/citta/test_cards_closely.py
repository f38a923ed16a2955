"""A right click on a card of the city shows it large, with all its rents, and nothing on the sheet is cut."""

from pathlib import Path

import pygame
import pytest
from pygame import Surface

from leonardo.app.citta.picture.closely import facts
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import PalaceSpot, SquareSpot
from leonardo.app.citta.words.phrases import florins
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.engine.citta import GAME
from leonardo.engine.citta.board import BRIDGES, FOR_SALE, PALACES, PIAZZA_MAGGIORE, RENTS
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.citta.view import View
from tests.app.every_question import questions
from tests.app.kit.languages import LANGUAGES, spoken
from tests.diagonal import diagonal
from tests.engine.citta.build import party, turn

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SIZES = ((1024, 640), (1920, 1080), (900, 1400))
LOOKS = [PlayerStyle("Lisa", "red"), PlayerStyle("Salai", "blue"), PlayerStyle("Melzi", "green")]
RIGHT = 3


@pytest.fixture
def view() -> View:
    """Return what somebody sees who owns much, with works in the first palace, in front of what others own."""
    first, *others = PALACES
    owned: dict[int, tuple[int, ...]] = {first: (1, 2, 3), **dict.fromkeys(others[:4], ()), BRIDGES[0]: ()}
    return GAME.view(turn(party(owns=owned), party(owns=others[4:9]), party()).state, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "text_scale"), diagonal(LANGUAGES, (1.3, 1.0), quick=1))
def test_no_card_is_cut(view: View, one_set_of_pictures: Pictures, language: str, text_scale: float) -> None:
    with spoken(language):
        for size in SIZES:
            picture, surface = CittaPicture(LOOKS, pictures=one_set_of_pictures, text_scale=text_scale), Surface(size)
            picture.arrange(size, view)
            for square in FOR_SALE:
                where = picture.zoom(surface, view, PalaceSpot(square))
                assert where is not None
                assert surface.get_rect().contains(where)
            assert not picture.brush.painter.cut


def test_the_rent_that_is_paid_now_stands_out_among_all(view: View, one_set_of_pictures: Pictures) -> None:
    picture = CittaPicture(LOOKS, pictures=one_set_of_pictures)
    picture.arrange(SIZES[0], view)
    square = PALACES[0]
    told = list(facts(picture.brush, view, square))
    rents = [florins(rent) for rent in RENTS[square]]
    assert [fact.text for fact in told if fact.text in rents] == rents
    assert [fact.text for fact in told if fact.strong] == [rents[3]]


@pytest.mark.slow
def test_a_right_click_shows_any_card_large_whoever_owns_it(tmp_path: Path) -> None:
    for desk in questions(tmp_path, "citta"):
        table = desk.table
        places = table.areas()
        card = next((spot for spot in places if isinstance(spot, PalaceSpot)), None)
        if card is None:
            continue
        free = next(square for square in FOR_SALE if table.view().owners[square] == NOBODY)
        for pressed, seen in ((card, card), (SquareSpot(free), PalaceSpot(free))):
            desk.press(pressed, pygame.BUTTON_RIGHT)
            assert table.looked_at == seen
            desk.key(pygame.K_ESCAPE)
            assert table.looked_at is None
        assert table.picture.seen_closely(table.view(), SquareSpot(PIAZZA_MAGGIORE)) is None
        return
    pytest.fail("nobody ever had a palace")
