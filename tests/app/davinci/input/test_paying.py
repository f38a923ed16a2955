"""Enter takes what is offered for nothing, and never pays by itself: then the keyboard begins at what costs nothing."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.spots import DistrictSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import PRICES, Phase, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from tests.app.davinci.at_table import ANNA, TWO
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

WITHDRAW, TAKE = ButtonSpot("withdraw"), ButtonSpot("take")


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """Anna stands alone at the Ropery, for which she is asked first, for nothing."""
    session = Session.new(GAME, Options(2, start=ANNA), TWO, 4)
    while session.view(None).phase is not Phase.PLACEMENT:
        session.submit(actions.Done())
    session.submit(actions.PlaceApprentices(1, Place.ROPERY))
    while not isinstance(session.view(None).question, OfferQuestion):
        session.submit(actions.Pass())
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.OFF, confirm=False))
    desk.host.play(session)
    desk.turn()
    desk.breathe()
    return desk


def take_for_nothing(desk: Desk, thing: object) -> None:
    """Take the free thing by Enter, so that the next one has a price."""
    desk.press_by_keys(thing)
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    question = desk.table.view().question
    assert isinstance(question, OfferQuestion)
    assert PRICES[question.taken] > 0


@pytest.mark.parametrize("thing", [TAKE, DistrictSpot(Place.ROPERY)])
def test_enter_does_not_pay_after_it_took_what_was_free(desk: Desk, thing: object) -> None:
    take_for_nothing(desk, thing)
    session = desk.table.session
    assert desk.table.controls.walk.at == WITHDRAW
    florins = session.view(ANNA).seats[ANNA].florins
    desk.key(pygame.K_RETURN)
    assert session.view(ANNA).seats[ANNA].florins == florins
    assert session.played.turns[-1].action == actions.Withdraw()


@pytest.mark.parametrize("key", [pygame.K_UP, pygame.K_DOWN])
def test_up_and_down_lead_from_withdrawing_to_paying_and_back(desk: Desk, key: int) -> None:
    take_for_nothing(desk, TAKE)
    walk = desk.table.controls.walk
    met: list[object] = []
    while WITHDRAW not in met and len(met) < 5:
        desk.key(key)
        met.append(walk.at)
    assert TAKE in met
    assert met[-1] == WITHDRAW
    assert all(isinstance(spot, ButtonSpot) for spot in met)


def test_who_walks_pays_only_at_the_button_with_the_price(desk: Desk) -> None:
    take_for_nothing(desk, TAKE)
    usable = desk.table.controls.walk.usable()
    assert DistrictSpot(Place.ROPERY) not in usable
    assert {WITHDRAW, TAKE} <= set(usable)
