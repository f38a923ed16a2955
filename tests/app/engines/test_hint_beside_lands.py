"""The card of a hint lies over no land that it speaks of."""

from itertools import combinations

import pytest
from pygame import Rect

from leonardo.app.engines.picture.table import EnginesPicture
from leonardo.app.engines.spots import BuilderSpot, LandSpot
from leonardo.app.kit.points import Size
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.questions import TurnQuestion
from tests.app.engines.layouts import LOOKS, SIZES, seen
from tests.app.kit.layout_probe import Blanks

SLIGHT = 0.4  # the share of a land at the edge that a card may lie over where the place beside the chart is narrow


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_lies_beside_the_lands_it_speaks_of(size: Size) -> None:
    view = seen(TurnQuestion)
    picture = EnginesPicture(LOOKS, pictures=Blanks())
    picture.arrange(size, view)
    spots, hidden = picture.spots(view), []
    builder = next(at for spot, at in spots.items() if isinstance(spot, BuilderSpot))
    for one, other in combinations(Territory, 2):
        marked = [spots[LandSpot(one)], spots[LandSpot(other)], builder]
        place, _ = picture.hint_place(marked, None)
        hidden += [(one.name, other.name) for mark in marked[:2] if share(place, mark) > SLIGHT]
    assert hidden == []


def share(place: Rect, land: Rect) -> float:
    common = place.clip(land)
    return common.width * common.height / (land.width * land.height)
