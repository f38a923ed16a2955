"""The light of the goods of a market does not wash out what is said above them."""

from pathlib import Path

import pytest
from pygame import Rect, Surface, mask

from leonardo.app.citta.picture.table import CittaPicture
from leonardo.app.citta.spots import GoodSpot
from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import Settings
from leonardo.app.table.looks.colours import BLOOD
from leonardo.engine.citta.constants import Good
from leonardo.engine.frozen import evolve
from leonardo.saves.folder import SaveFolder
from scripts.screens.asked import decisions
from scripts.screens.theatre import Theatre

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

NEAR = (16, 16, 16, 255)  # how far from a colour one may be that is read as it


@pytest.mark.parametrize(("size", "text_size"), [((1024, 640), 130), ((1280, 720), 100)])
@pytest.mark.slow
def test_the_red_line_above_lit_goods_is_as_red_as_without_light(tmp_path: Path, size: Size, text_size: int) -> None:
    theatre = Theatre(size, SaveFolder(tmp_path), settings=Settings(text_size=text_size))
    decisions("citta")["bet"].sit_down(theatre)
    table = theatre.table
    theatre.turn()
    view, marks, picture = table.view(), table.marks(), table.picture
    assert isinstance(picture, CittaPicture)
    assert GoodSpot(Good.GEM) in marks.lit
    plate, goods = picture.asking(view, marks), picture.spots(view, marks)[GoodSpot(Good.GEM)]
    assert plate is not None
    told, red = Rect(plate.left, plate.top, plate.width, goods.top - plate.top), []
    for shown in (marks, evolve(marks, lit=frozenset())):
        page = Surface(size)
        picture.draw(page, view, evolve(shown, focused=None, tips=()))
        red.append(mask.from_threshold(page.subsurface(told), BLOOD, NEAR).count())
    theatre.close()
    assert red[1] > 0
    assert red[0] >= 0.9 * red[1]
