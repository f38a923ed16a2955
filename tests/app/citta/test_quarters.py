"""The plan of the quarters says who owns what, who lacks one palace, and from whom it could be had (rule 8.4)."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.citta import commands
from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import QuartersSpot
from leonardo.app.citta.words.phrases import quarter_name, square_short
from leonardo.app.citta.words.quarters import verdicts
from leonardo.app.kit.points import Size
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta import GAME
from leonardo.engine.citta.board import PRICES, QUARTERS
from leonardo.engine.citta.view import View
from tests.app.citta.layouts import LOOKS
from tests.app.citta.test_bid_up_to import at_an_auction
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, LayoutProbe, Line, probing
from tests.engine.citta.build import ANNA, party, rule, street

NAMES = ("Anna", "Bianca", "Carlo", "Dora")
SETA, ELMO = QUARTERS["seta"], QUARTERS["elmo"]


def seen(*owns: tuple[int, ...]) -> View:
    return GAME.view(street(*(party(owns=squares) for squares in owns), party()), ANNA)


def told(view: View, quarter: str) -> list[tuple[str, object]]:
    return [(each.ways[0], each.ink) for each in verdicts(view, quarter, NAMES)]


@rule("8.4")
def test_it_says_who_lacks_one_palace_and_where_it_is_to_be_had() -> None:
    last = square_short(SETA[-1])
    assert told(seen((), SETA[:-1]), "seta") == [(f"Bianca lacks {last}, for sale for {PRICES[SETA[-1]]}.", BLOOD)]
    assert told(seen(SETA[:-1], SETA[-1:]), "seta") == [(f"Anna lacks {last}, owned by Bianca.", LEAF)]
    both = told(seen(ELMO[:1], ELMO[1:]), "elmo")
    assert [ink for _, ink in both] == [LEAF, BLOOD]


@rule("8.4")
def test_it_says_who_owns_all_or_a_part_or_that_nobody_does() -> None:
    assert told(seen(SETA, ()), "seta") == [("Anna owns all of it: rents are doubled.", LEAF)]
    assert told(seen(SETA[:1], SETA[1:3]), "seta") == [("Of 4: Anna 1, Bianca 2", BROWN)]
    assert told(seen((), ()), "seta") == [("No one owns any of it yet.", BROWN)]


@pytest.mark.usefixtures("screen")
@everywhere()
def test_all_of_it_is_read_everywhere(size: Size, language: str, text_size: int) -> None:
    view = GAME.view(street(party(owns=ELMO[:1]), party(owns=(*ELMO[1:], *SETA[:-1])), *[party()] * 4), ANNA)
    with spoken(language), probing() as cut:
        picture = CittaPicture(LOOKS, pictures=Blanks(), text_scale=text_size / 100)
        picture.arrange(size, view)
        page = LayoutProbe(size)
        sheet = picture.zoom(page, view, QuartersSpot())
        assert cut == set()
        assert sheet is not None
        words = {note.what.text for note in page.notes if isinstance(note.what, Line)}
        for quarter, of in QUARTERS.items():
            assert {quarter_name(quarter), *map(square_short, of)} <= words


@pytest.mark.usefixtures("shared_pictures")
def test_one_key_or_one_click_on_the_signs_shows_it(tmp_path: Path) -> None:
    desk = at_an_auction(tmp_path)
    desk.command(commands.QUARTERS)
    assert desk.table.looked_at == QuartersSpot()
    desk.key(pygame.K_ESCAPE)
    assert desk.table.looked_at is None
    desk.press(QuartersSpot())
    assert desk.table.looked_at == QuartersSpot()
    desk.host.close()
