"""What the game gives those who learn it."""

import pygame
import pytest
from attrs import evolve
from pygame import Rect

from leonardo.app.engines.learn.cards import CARDS
from leonardo.app.engines.learn.help import NOTES
from leonardo.app.engines.learn.pictures.things import Lord, Post, seen
from leonardo.app.engines.learn.rules import BOOK
from leonardo.app.engines.learn.standing import tell
from leonardo.app.engines.moves.in_hand import Fist, March
from leonardo.app.engines.spots import LandSpot
from leonardo.app.engines.words.advice import choice
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.rulebook.book import Spread
from leonardo.app.rulebook.pen import Pen
from leonardo.app.table.input.hands import Further
from leonardo.app.table.standing.forecast import Share
from leonardo.engine.engines import actions
from leonardo.engine.engines.board import Territory as Land
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Cause
from leonardo.engine.frozen import evolve as changed
from tests.app.engines.learn.games import session
from tests.diagonal import first_quick


def test_every_card_is_there_and_sorted_by_any_column() -> None:
    rows = CARDS.cards()
    assert sum(int(row[2].text) for row in rows) == 10 + 49, "all but Leonardo"
    for number in range(len(CARDS.columns)):
        assert sorted(row[number].order for row in rows)


def test_what_was_published_stands_out() -> None:
    rows = {row[1].text: row for row in CARDS.cards()}
    gearbox, wagon, supper = (rows[name] for name in ("Gearbox", "Round Wagon", "Last Supper"))
    assert [cell.certain for cell in gearbox] == [True, True, True, False, True, True], "its price was not"
    assert [cell.certain for cell in wagon] == [True, False, True, True, False, False]
    assert not supper[1].certain
    assert rows["Mona Lisa"][1].certain


@first_quick("spread", BOOK.spreads, 20, ids=lambda spread: spread.title.rpartition(".")[2])
@pytest.mark.usefixtures("shared_pictures")
def test_every_picture_is_drawn_on_its_sheet(spread: Spread) -> None:
    pilot = Pilot((640, 480), Settings(reduced_motion=True))
    surface = pygame.Surface((400, 400))
    surface.fill((10, 200, 10))
    spread.picture(Pen(pilot.kit, surface, pygame.Rect(40, 40, 320, 320)))
    mask = pygame.mask.from_threshold(surface, (10, 200, 10), (1, 1, 1))
    mask.invert()
    drawn = mask.get_bounding_rects()
    around = drawn[0].unionall(drawn)
    assert around.width > 160
    assert pygame.Rect(28, 28, 344, 344).contains(around), around


ANNA, BIANCA = 0, 1


def test_notes_on_lands_point_to_one_of_each_kind() -> None:
    view = seen(Lord({Land.ROME: Post(2), Land.NAPLES: Post(2, 1)}), Lord({Land.MILAN: Post(3, 2)}), Lord())
    places = {LandSpot(at): Rect(at, 0, 1, 1) for at in Land}
    at = {note.text.rpartition(".")[2]: note.targets(view, places) for note in NOTES}
    assert at["own"] == (Rect(Land.NAPLES, 0, 1, 1),), "the one with a castle"
    assert at["foreign"] == (Rect(Land.MILAN, 0, 1, 1),)
    assert len(at["free"]) == 1


def test_everybody_stands_by_points_and_by_the_round_as_it_is() -> None:
    lands = {Land.ROME: Post(2, 5), Land.NAPLES: Post(2)}
    view = seen(Lord(lands), Lord({Land.MILAN: Post(3)}), Lord({Land.FRANCE: Post(1)}))
    view = changed(view, leonardo=BIANCA, players=(evolve(view.players[0], points=9), *view.players[1:]))
    anna, bianca, carlo = tell(view, session())
    assert (anna.least, anna.most) == (9 + 2 + 2 + 1,) * 2, "most lands, most castles, a perfect city"
    assert (bianca.least, bianca.most) == (2, 2), "Leonardo"
    assert (carlo.least, carlo.most) == (0, 0)


def test_what_is_within_reach_is_told_apart() -> None:
    view = seen(Lord({Land.ROME: Post(2)}, tank=Card.TANK_ROUND), Lord({Land.MILAN: Post(2)}), Lord())
    player = evolve(view.players[ANNA], archive=(Card.ART_SUPPER,))
    view = changed(view, players=(player, *view.players[1:]))

    def reach() -> list[int]:
        return [part.most for part in tell(view, session())[ANNA].parts if part.share is Share.TO_COME]

    assert reach() == [3, 2], "the work of art and the first tank"
    view = changed(view, firsts=(Cause.FIRST_TANK,))
    assert reach() == [3]


def test_what_can_be_done_is_told_in_words_before_numbers() -> None:
    """An army of a march, and coins of a bid, are chosen after the place."""
    view = seen(Lord({Land.ROME: Post(2)}), Lord({Land.MILAN: Post(2)}))
    march = March(actions.Attack, ANNA, Land.ROME, Land.MILAN, 2, 0, 0)
    assert choice(view, Further(march), ()) == choice(view, march.action, ())
    assert choice(view, Further(Fist(ANNA, 20)), ()) == choice(view, actions.Bid(20), ())
    assert choice(view, Further(Fist(ANNA, 0)), ()) == choice(view, actions.Bid(0), ())
