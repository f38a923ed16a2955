"""What stands on the labels of the squares is read in every window, in that of a replay, too."""

import pytest

from leonardo.app.citta.picture import facts
from leonardo.app.citta.picture.board import SQUARES, Standing, city
from leonardo.app.citta.picture.labels import Label
from leonardo.app.citta.picture.parts import COIN
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.standing import due
from leonardo.app.citta.words.phrases import market_word, square_name, square_short
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.engine.citta import GAME
from leonardo.engine.citta.board import FOR_SALE, MARKETS, PIAZZA_MAGGIORE
from leonardo.ui import still
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.engine.citta.build import ANNA, party, street

LOOKS = tuple(PlayerStyle(str(seat), colour) for seat, colour in enumerate(SEAT_COLOURS))

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(
    "size",
    [(1280, 720), (1024, 640), (1024, 540), (1024, 486)],
    ids=["usual", "small", "beside a replay", "beside a replay in two rows"],
)
@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("language", languages())
def test_name_and_sum_of_a_label_lie_apart_and_inside(size: Size, text_scale: float, language: str) -> None:
    view = GAME.view(street(*[party()] * 6, turn=5), ANNA)
    labels = tuple(Label(square, sum="60", mark=COIN) if square in FOR_SALE else Label(square) for square in SQUARES)
    with spoken(language), probing():
        picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
        picture.arrange(size, view)
        page, at = LayoutProbe(size), picture.layout.city
        still.draw(picture.brush, page, at, city(labels, Standing(), LOOKS))
    places = [square.label for square in picture.ring.squares.values()]
    written = [note for note in page.notes if not isinstance(note.what, str)]
    told = [[note.ink for note in written if place.collidepoint(note.rect.center)] for place in places]
    assert [len(inks) for inks in told] == [2] * len(places)
    assert all(inks[0].colliderect(inks[1]) == 0 for inks in told)
    assert all(place.inflate(2, 2).contains(ink) for place, inks in zip(places, told, strict=True) for ink in inks)


@pytest.mark.parametrize("language", languages())
def test_a_market_is_told_from_others_by_what_its_label_says(language: str) -> None:
    """In few pixels a label says "Great" over "market", and elsewhere all of it is said."""
    view = GAME.view(street(*[party()] * 3), ANNA)
    with spoken(language), probing():
        picture = CittaPicture(LOOKS[:3], pictures=Blanks(), text_scale=1.3)
        picture.arrange((1024, 640), view)
        page = LayoutProbe((1024, 640))
        picture.draw(page, view)
        for square in MARKETS:
            place = picture.ring.squares[square].label
            told = {note.what.text for note in page.notes if isinstance(note.what, Line) and place.contains(note.ink)}
            assert told in (
                {market_word(square), tr("citta.picture.market_name")},
                {square_name(square), tr("citta.picture.market")},
            )
        assert len(set(map(square_short, (*MARKETS, PIAZZA_MAGGIORE)))) == 4


def test_a_high_rent_stands_out_and_a_price_does_not() -> None:
    works = tuple(range(1, 5))
    view = GAME.view(street(party(), party(owns={4: works, 5: ()}), party()), ANNA)
    high = {label.square for label in facts.labels(view) if label.high}
    assert due(view, 4) >= 100 > due(view, 5)
    assert high == {4}


@pytest.mark.parametrize("size", [(1024, 640), (3840, 2160)])
def test_the_house_of_an_owner_is_as_high_as_the_label_allows(size: Size) -> None:
    view = GAME.view(street(party(), party(owns=[4]), party()), ANNA)
    with probing():
        picture = CittaPicture(LOOKS[:3], pictures=Blanks())
        picture.arrange(size, view)
        page = LayoutProbe(size)
        picture.draw(page, view)
    label = picture.ring.squares[4].label
    houses = [note.rect for note in page.notes if note.what == f"house_{LOOKS[1].colour}"]
    assert any(label.colliderect(house) and house.height > label.height / 2 for house in houses)
