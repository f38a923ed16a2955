"""Whoever is out of the game keeps its place at the table, and reads there that it is out: nobody else's things."""

import pytest

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import CapitalSpot, MenSpot, PalaceSpot, PurseSpot
from leonardo.app.citta.standing import due, others, shown_party
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.translations import languages, tr
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import GAME
from leonardo.engine.citta.view import View
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing, words
from tests.diagonal import diagonal
from tests.engine.citta.build import ANNA, BIANCA, CARLO, party, rule, turn

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1080, 1920))
LOOKS = [PlayerStyle(name, colour) for name, colour in zip(("Anna", "Bianca", "Carlo"), SEAT_COLOURS, strict=False)]

pytestmark = pytest.mark.usefixtures("screen")


def ruined(viewer: int | None) -> View:
    """Bianca is bankrupt, and it is Anna's turn."""
    game = turn(party(owns=[5, 6]), None, party(owns=[8]), out=[BIANCA])
    return GAME.view(game.state, viewer)


def words_before(view: View, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> set[str]:
    """Return all words in the tray; surfaces must be probes."""
    picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_scale)
    picture.arrange(size, view)
    page = LayoutProbe(size)
    picture.draw(page, view, NO_MARKS)
    notes = [note for note in page.notes if picture.layout.tray.contains(note.rect)]
    return {note.what.text for note in notes if isinstance(note.what, Line)}


@rule("13.4")
def test_who_is_out_sees_its_own_name_and_nothing_of_others() -> None:
    assert shown_party(ruined(BIANCA)) == BIANCA
    assert others(ruined(BIANCA)) == (ANNA, CARLO)
    with probing():
        told = words_before(ruined(BIANCA))
    assert "Bianca" in told
    assert tr("citta.picture.looks_on") in told
    assert not told & {"Anna", tr("citta.picture.no_palaces"), tr("citta.picture.no_offices")}


def test_who_has_never_sat_there_sees_what_who_moves_has() -> None:
    assert shown_party(ruined(None)) == ANNA


def test_there_is_nothing_to_point_at() -> None:
    picture = CittaPicture(LOOKS, pictures=Blanks())
    picture.arrange((1280, 720), ruined(BIANCA))
    spots = picture.spots(ruined(BIANCA), NO_MARKS)
    assert not {PurseSpot(BIANCA), CapitalSpot(BIANCA), MenSpot(BIANCA)} & spots.keys()
    assert not any(isinstance(spot, PalaceSpot) for spot in spots)


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, languages(), (1.3, 1.0)))
def test_nothing_of_it_is_cut(size: tuple[int, int], language: str, text_scale: float) -> None:
    with spoken(language), probing() as cut:
        words_before(ruined(BIANCA), size, text_scale)
    assert cut == set()


@rule("13.4")
def test_the_panel_of_a_bankrupt_player_stays_and_says_so() -> None:
    with probing():
        picture, page = CittaPicture(LOOKS, pictures=Blanks()), LayoutProbe((1280, 720))
        picture.arrange((1280, 720), ruined(ANNA))
        picture.draw(page, ruined(ANNA), NO_MARKS)
    told = set(words(page, picture.spots(ruined(ANNA), NO_MARKS)[SeatSpot(BIANCA)]))
    assert told == {"Bianca", tr("citta.picture.bankrupt")}


def test_an_onlooker_sees_the_rents_of_the_shown_seat_as_gains() -> None:
    gain = tr("citta.picture.brings", count=due(ruined(None), 5))
    for viewer, gains in ((None, True), (CARLO, False)):
        with probing():
            picture, page = CittaPicture(LOOKS, pictures=Blanks()), LayoutProbe((1280, 720))
            picture.arrange((1280, 720), ruined(viewer))
            picture.draw(page, ruined(viewer), NO_MARKS)
        assert (gain in words(page)) == gains
