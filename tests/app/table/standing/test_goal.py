"""Where points end the game, the bars of the forecast end at those: they show how far it is for everybody."""

import pytest

from leonardo.app.citta.learn import standing as citta
from leonardo.app.engines.learn import standing as engines
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.table.standing.forecast import ForecastPart, SeatForecast, Share
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.play.session import Session
from leonardo.saves.schema import Person

pytestmark = pytest.mark.usefixtures("screen")

PERSONS = [Person(name, colour) for name, colour in (("Anna", "red"), ("Ben", "blue"), ("Cleo", "green"))]


def points(count: int) -> SeatForecast:
    return SeatForecast((ForecastPart(Share.HELD, count, count, "points"),))


@pytest.mark.parametrize("target", [30, 40])
def test_a_whole_bar_is_the_goal_and_more_only_where_possible(target: int) -> None:
    session = Session.new(ENGINES, EnginesOptions(3, target), PERSONS, 3)
    pilot = Pilot((1024, 640), Settings(reduced_motion=True))
    scene = StandingScene(pilot.kit, session, session.view(0), engines.FORECASTING)
    scene.told = (points(4), points(9), points(2))
    assert scene.most == target
    scene.told = (points(4), points(target + 3), points(2))
    assert scene.most == target + 3


def test_where_no_sum_ends_the_game_it_is_what_the_first_has() -> None:
    session = Session.new(CITTA, CittaOptions(3), PERSONS, 3)
    pilot = Pilot((1024, 640), Settings(reduced_motion=True))
    scene = StandingScene(pilot.kit, session, session.view(0), citta.FORECASTING)
    scene.told = (points(400), points(900), points(200))
    assert scene.most == 900
