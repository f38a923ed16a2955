"""Larger text makes larger what is one's own, too: at the foot of the table, in every window."""

from random import Random

import pytest

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import MachineSpot
from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import ForecastSpot
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.setup import Options as EnginesOptions
from tests.app.kit.everywhere import SIZES

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

LOOKS = [PlayerStyle("Lisa", "red"), PlayerStyle("Salai", "blue"), PlayerStyle("Melzi", "green")]
SMALL = 800  # pixels of the height of a window in which larger text yields to the city


def engines(size: Size, text_scale: float, pictures: Pictures) -> float:
    view = ENGINES.view(ENGINES.begin(ENGINES.deal(EnginesOptions(3), Random(1))).state, 0)
    picture = EnginesPicture(LOOKS, pictures=pictures, text_scale=text_scale)
    picture.arrange(size, view)
    return scale_at(picture, view, ForecastSpot())


def citta(size: Size, text_scale: float, pictures: Pictures) -> float:
    view = CITTA.view(CITTA.begin(CITTA.deal(CittaOptions(3), Random(1))).state, 0)
    picture = CittaPicture(LOOKS, pictures=pictures, text_scale=text_scale)
    picture.arrange(size, view)
    return scale_at(picture, view, MachineSpot())


def scale_at(picture: TablePicture, view: View, spot: Spot) -> float:
    """How much larger text is at a spot."""
    tree = picture.screen.lay(picture.tree(view, NO_MARKS))
    return next(each.brush.painter.scale for each in tree.hits if each.node.id == spot)


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_of_engines_has_text_as_large_as_is_wished(size: Size, one_set_of_pictures: Pictures) -> None:
    for wished in (1.0, 1.15, 1.3):
        assert engines(size, wished, one_set_of_pictures) == wished


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_of_the_city_has_larger_text_too(size: Size, one_set_of_pictures: Pictures) -> None:
    told = citta(size, 1.3, one_set_of_pictures)
    assert told > 1 if size[1] < SMALL else told == 1.3
