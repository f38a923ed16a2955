"""Every round of a whole game is announced by a banner, each with its own words; from round 8 on the gate is shut."""

import pytest

from leonardo.app.davinci.motion import feasts
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.picture.track import GATE, GATE_SHUT
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.feast.banner import LASTS
from leonardo.app.table.feast.passage import PassagePage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import EXPERT, LAST_CITY_ROUND, LAST_ROUND, Phase
from leonardo.engine.davinci.events import RoundBegan
from leonardo.engine.davinci.setup import Options
from leonardo.engine.frozen import evolve
from tests.app.kit.layout_probe import Blanks
from tests.engine.davinci.random_games import random_game

pytestmark = pytest.mark.usefixtures("screen")


def test_every_round_of_a_game_is_announced() -> None:
    played = random_game(Options(4, EXPERT), 5)
    looks = [PlayerStyle(name, colour) for name, colour in zip("ABCD", SEAT_COLOURS, strict=False)]
    picture = DaVinciPicture(looks, pictures=Blanks())
    told: dict[int, str] = {}
    for _, step in played.steps():
        view = GAME.view(step.state, 0)
        for event in step.events:
            if not isinstance(event, RoundBegan):
                continue
            timeline = feasts.feast(view, view, event, ())
            assert timeline is not None
            assert timeline.lasts == LASTS
            picture.arrange((1280, 720), view)
            ended = Phase.COMPLETION if event.round > 1 else Phase.FAVOURS
            page = picture.feast(OnStage(timeline, event), evolve(view, phase=ended), view)
            assert isinstance(page, PassagePage)
            assert (page.rolling is None) == (event.round == 1)
            assert bool(page.sleepers) == (1 < event.round <= LAST_CITY_ROUND)
            assert page.banner.picture == (GATE if event.round <= LAST_CITY_ROUND else GATE_SHUT)
            told[event.round] = page.title
    assert sorted(told) == list(range(1, LAST_ROUND + 1))
    assert len(set(told.values())) == LAST_ROUND
