"""How many are at hand is told in words beside one's portrait, and there nothing fades into anything else."""

from random import Random

import pytest
from pygame import Rect

from leonardo.app.davinci.picture.snapshot import looks_for
from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.table.shown.marks import NO_MARKS
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_line_of_the_hand_lies_in_ones_own_workshop(size: tuple[int, int]) -> None:
    view = GAME.view(GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state, 0)
    picture = DaVinciPicture(looks_for(3))
    picture.arrange(size, view)
    (line,) = picture.said(view, NO_MARKS)
    assert Rect((0, 0), size).contains(line)
    assert line.top > picture.layout.city.bottom
    assert line.width > line.height > 0
