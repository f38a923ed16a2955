"""Castles and machines stand in the territory that they belong to."""

import pytest

from leonardo.app.engines.picture.chart.places import lands
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.table.areas import contains
from leonardo.engine.engines import GAME
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine
from tests.app.engines.layouts import LOOKS, MORE_SIZES, SIZES
from tests.app.kit.languages import LANGUAGES, spoken
from tests.app.kit.layout_probe import Blanks
from tests.diagonal import diagonal
from tests.engine.engines.build import ANNA, land, seat, turn


@pytest.mark.parametrize(("size", "language", "text_scale"), diagonal(SIZES, LANGUAGES, (1.0, 1.3), more=MORE_SIZES))
def test_castles_and_machines_stand_in_their_territory(size: tuple[int, int], language: str, text_scale: float) -> None:
    game = turn(seat(milan=land(2)), seat(castile=land()), seat(england=land()))
    with spoken(language):
        picture = EnginesPicture(LOOKS[:3], pictures=Blanks(), text_scale=text_scale)
        picture.arrange(size, GAME.view(game.state, ANNA))
        chart = picture.chart
        for at in Territory:
            area = lands(chart.whole).area(at)
            castle = chart.castle_place(at, chart.whole)
            machines = [chart.machine_place(at, kind, chart.whole) for kind in Machine]
            for place in (castle, *machines):
                (x, y), edge = place.center, range(-1, 2)
                assert any(contains(area, (x + across, y + down)) for across in edge for down in edge), (at, place)
