"""The card of an office or event that flies has all its words on it, in every language and size."""

import pytest

from leonardo.app.citta.motion.pieces import EventPiece, OfficePiece, Piece
from leonardo.app.citta.picture.layout import lay_out
from leonardo.app.citta.picture.sprites import make_sprite
from leonardo.app.citta.words.phrases import event_briefly
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Size
from leonardo.app.kit.text.painter import Painter
from leonardo.engine.citta.board import OFFICE_PRICES
from leonardo.engine.citta.constants import InternationalEvent
from tests.app.citta.layouts import LOOKS
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, probing


@pytest.mark.usefixtures("screen")
@everywhere()
def test_no_word_of_a_card_is_cut_while_it_flies(size: Size, language: str, text_size: int) -> None:
    layout = lay_out(size, text_size / 100)
    with spoken(language), probing() as cut:
        brush = Brush(Blanks(), Painter(layout.k, text_size / 100), layout, LOOKS)
        cards: tuple[Piece, ...] = (*map(OfficePiece, OFFICE_PRICES), *map(EventPiece, InternationalEvent))
        for piece in cards:
            make_sprite(brush, piece)
            assert cut == set(), piece


def test_an_event_says_what_it_gives_to_whom() -> None:
    assert event_briefly(InternationalEvent.GUELPH) == "Guelph +100"
    assert event_briefly(InternationalEvent.NOTHING) == "Nothing"
