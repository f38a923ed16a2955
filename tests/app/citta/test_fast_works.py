"""Works that are asked for faster than they are shown are placed one after the other; none is lost (rule 10.1)."""

from pathlib import Path

import pytest

from leonardo.app.citta.moves.orders import MoreWorks, ahead, order_stands, ordered
from leonardo.app.citta.spots import PalaceSpot, SquareSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Done, LayWork
from leonardo.engine.citta.constants import WORK_PRICE
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import palaces
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.table.table_harness import Desk
from tests.engine.citta.build import ANNA, party, street

pytestmark = pytest.mark.usefixtures("shared_pictures")
SEATS = tuple(Person(name, colour) for name, colour in zip("ABC", ("red", "blue", "green"), strict=True))
SILK, LUTE = 14, 19


def buying(bought: int, florins: int = 250) -> View:
    """Anna, who has two palaces, has bought so many works in her turn."""
    state = street(party(florins, owns=[SILK, LUTE]), party(owns=[20]), party())
    options = (LayWork(SILK), LayWork(LUTE)) if florins >= WORK_PRICE else ()
    return evolve(GAME.view(state, ANNA), question=WorkQuestion(ANNA, bought), options=(*options, Done()))


def test_presses_while_the_first_work_is_shown_keep_their_order() -> None:
    view = buying(1)
    order = ahead(view, [PalaceSpot(LUTE)], None)
    order = ahead(view, [SquareSpot(SILK)], order)
    assert order == MoreWorks(1, (LUTE, SILK))
    assert ordered(view, order) == LayWork(LUTE)
    assert ordered(buying(2), order) == LayWork(SILK)
    assert not order_stands(buying(3), order), "all of them have been placed"


def test_nothing_is_ordered_before_the_first_work_or_elsewhere() -> None:
    assert ahead(buying(0), [PalaceSpot(SILK)], None) is None, "that is an answer"
    assert ahead(buying(1), [SquareSpot(20)], None) is None, "it is not hers"
    assert ordered(buying(2, florins=40), MoreWorks(1, (SILK, SILK))) is None, "it cannot be paid"


@pytest.mark.slow
def test_three_clicks_in_a_row_place_three_works(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.NORMAL, confirm=False))
    session = Session.new(GAME, Options(3, 5, ()), SEATS, 5, desk.host.folder)
    while not isinstance(question := session.played.state.question, WorkQuestion):
        if isinstance(question, MachineQuestion):
            session.play_nature()
        else:
            session.submit(session.legal()[0])
    (square,) = palaces(session.played.state.owners, question.seat)
    desk.host.play(session)
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    for _ in range(3):
        desk.press(PalaceSpot(square))
    desk.wait(lambda: desk.table.free)
    assert len(session.played.state.works[square]) == 3
    assert Done() in session.legal(), "no more are placed than were clicked"
    desk.host.close()
