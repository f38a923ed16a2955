"""A card says how much is missing for it, however small it is and however large its letters are."""

from random import Random

import pytest
from pygame import Rect

from leonardo.app.davinci.picture.card import Card, CardState
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.davinci.spots import CardSpot
from leonardo.app.kit.seats import SEAT_COLOURS, Look
from leonardo.app.kit.words import languages, words
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing

SIZES = ((1024, 640), (1280, 720), (1280, 1024), (1920, 1080), (1000, 1400), (2560, 1080))
FIVE = [Look(colour, colour) for colour in SEAT_COLOURS]

pytestmark = pytest.mark.usefixtures("screen")


def written(picture: TablePicture, number: int, size: tuple[int, int], meaning: CardState) -> set[str]:
    """Return what is written on the card of an invention."""
    page = LayoutProbe(size)
    Card(picture.brush, number, Rect((0, 0), size), meaning).draw(page)
    return {note.what.text for note in page.notes if isinstance(note.what, Line)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [1.0, 1.15, 1.3])
def test_every_card_says_how_many_components_are_missing_and_nothing_on_it_is_cut(
    size: tuple[int, int], text_scale: float
) -> None:
    view = GAME.view(GAME.begin(GAME.deal(Options(5), Random(1))).state, 0)
    for language in languages():
        with probing() as cut, spoken(language):
            picture = TablePicture(FIVE, pictures=Blanks(), text_scale=text_scale)
            picture.arrange(size, view)
            card = picture.spots(view)[CardSpot(view.display[0].invention)].size
            for number, invention in INVENTIONS.items():
                missing = sum(invention.components)
                told = written(picture, number, card, CardState(invention.components, known=True))
                ways = {
                    words("davinci.picture.lacks", count=missing),
                    words("davinci.picture.lacks_briefly", count=missing),
                }
                assert told & ways, (language, number)
                assert not cut, (language, number)


def test_weeks_are_called_weeks_before_it_is_told_how_many_there_were_without_a_discount() -> None:
    view = GAME.view(GAME.begin(GAME.deal(Options(5), Random(1))).state, 0)
    with probing(), spoken("en"):
        picture = TablePicture(FIVE, pictures=Blanks())
        picture.arrange((1920, 1080), view)
        saved = CardState((0,) * 5, weeks=5, known=True)
        assert {"5 weeks", " (7)"} <= written(picture, 9, (500, 130), saved)
        narrow = written(picture, 9, picture.spots(view)[CardSpot(view.display[0].invention)].size, saved)
    assert "5 weeks" in narrow
    assert " (7)" not in narrow
