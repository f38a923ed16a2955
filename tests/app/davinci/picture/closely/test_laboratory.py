"""A laboratory that is looked at closely tells when its work is ready, for each number of weeks in a round."""

import pytest
from pygame import Surface

from leonardo.app.davinci.picture.closely import laboratory
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, lab, seat, table

SIZE = 1280, 720


@pytest.mark.usefixtures("screen", "shared_pictures")
def test_five_weeks_a_round_are_told_of_like_all_fewer() -> None:
    """Such as by the master and three apprentices."""
    game = build.placing(table(seat(apprentices=5, small=lab(5, on=7, weeks=1)), seat(), round=3, display=(7, 1, 12)))
    view = GAME.view(game.state, ANNA)
    page = Page(size=SIZE, k=SIZE[1] / 1080)
    looks = [PlayerStyle("Anna", "red"), PlayerStyle("Bianca", "yellow")]
    brush = Brush(Pictures(), Painter(page.k), page, looks)

    def draw(surface: Surface) -> None:
        laboratory.draw(brush, surface, view, ANNA, Place.SMALL)

    told = [text for text, _ in brush.painter.written(draw, SIZE)]
    assert [tr("davinci.gain.weeks", weeks=weeks) in told for weeks in range(1, 7)] == [True] * 6
