"""Where the signs of a moment lie on its table: by their places, and over nothing small beside those."""

from collections.abc import Iterator

import pytest
from attrs import evolve

from leonardo.ai.review import Weighed
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import DeckSpot
from leonardo.app.davinci.table import TABLE
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.settings import Settings
from leonardo.app.table.review.board import ReviewBoard
from leonardo.engine.davinci.actions import Done, Pass
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks, probing
from tests.app.table.review.moments import moments
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("screen")

SIZES = ((1024, 550), (1024, 640), (1280, 720), (1920, 1080))


def with_a_button() -> Iterator[tuple[int, Weighed]]:
    """Yield moments in which one of the two choices is a button at the end of the strip, as they are and exchanged."""
    for seat in range(5):
        for moment in moments(seat):
            if isinstance(moment.other.action, Done | Pass) or isinstance(moment.decision.done, Done | Pass):
                yield seat, moment
                exchanged = evolve(moment.decision, done=moment.other.action)
                yield seat, evolve(moment, decision=exchanged, done=moment.other, other=moment.done)


@pytest.mark.parametrize(("size", "language", "text_size"), diagonal(SIZES, LANGUAGES, (100, 130), quick=1))
def test_no_sign_of_a_button_hides_the_count_of_the_deck(size: tuple[int, int], language: str, text_size: int) -> None:
    kit = Kit.for_size(size, Settings(reduced_motion=True, text_size=text_size))
    kit.pictures = Blanks()
    found = list(with_a_button())
    assert found
    with spoken(language), probing():
        kit.arrange(size)
        looks = [PlayerStyle(colour, colour) for colour in SEAT_COLOURS]
        for seat, moment in found:
            picture = DaVinciPicture(looks, pictures=kit.pictures)
            board = ReviewBoard(kit, TABLE, looks[seat], seat, picture, size)
            board.arrange(moment)
            deck = picture.spots(moment.decision.view)[DeckSpot()]
            for choice in board.marked(moment):
                sign = board.sign_place(moment, choice)
                assert sign.clip(deck).width * sign.clip(deck).height <= deck.width * deck.height // 5
