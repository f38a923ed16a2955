"""What stands on the labels of the squares is read in every window, in that of a replay, too."""

import pytest

from leonardo.app.citta.picture.board import SQUARES, Standing, city
from leonardo.app.citta.picture.labels import Label
from leonardo.app.citta.picture.parts import COIN
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.engine.citta import GAME
from leonardo.engine.citta.board import FOR_SALE
from leonardo.ui import still
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, probing
from tests.engine.citta.build import ANNA, party, street

LOOKS = tuple(PlayerStyle(str(seat), colour) for seat, colour in enumerate(SEAT_COLOURS))

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(("size", "lines"), [((1024, 640), 2), ((1024, 540), 1)])
@pytest.mark.parametrize("language", ["it", "fr"])
def test_no_line_of_a_label_lies_over_another_or_over_its_edge(size: Size, lines: int, language: str) -> None:
    """Beside the bar of a replay in the smallest window there is room for one line only."""
    view = GAME.view(street(*[party()] * 6, turn=5), ANNA)
    labels = tuple(Label(square, sum="60", mark=COIN) if square in FOR_SALE else Label(square) for square in SQUARES)
    with spoken(language), probing():
        picture = CittaPicture(LOOKS, pictures=Blanks())
        picture.arrange(size, view)
        page, at = LayoutProbe(size), picture.layout.city
        still.draw(picture.brush, page, at, city(labels, Standing(), LOOKS))
    places = [square.label for square in picture.ring.squares.values()]
    written = [note for note in page.notes if not isinstance(note.what, str)]
    told = [[note.ink for note in written if place.collidepoint(note.rect.center)] for place in places]
    assert max(map(len, told)) == lines
    assert all(inks[0].collidelist(inks[1:]) == -1 for inks in told)
    assert all(place.inflate(2, 2).contains(ink) for place, inks in zip(places, told, strict=True) for ink in inks)
